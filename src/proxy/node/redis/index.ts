/**
 * The shared store on Redis, for a proxy that runs inside an application of yours.
 *
 * @module
 */
export { createRedisStores, type RedisStores, type RedisStoresOptions } from './redis-stores.ts';
