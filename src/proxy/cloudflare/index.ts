/**
 * A shared store on Cloudflare, so that all isolates have one token, limits and budgets.
 *
 * @module
 */
export { DgaStore, type DurableState } from './durable-store.ts';
export { createDurableStores, type DurableNamespace, type DurableStores, type DurableStoresOptions } from './durable-stores.ts';
