/**
 * The token proxy, for any runtime with Web `Request` and `Response`.
 *
 * @module
 */
export type { IssuedToken, ShareToken } from '../client/token-source.ts';
export type { ClientAddress } from './client-address.ts';
export { ProxyConfigError, type ProxyOptions, type ProxyStores } from './config.ts';
export type { Counters, CreateCounters, Taken, WindowState } from './counters.ts';
export { createProxy, type ProxyApp } from './create-proxy.ts';
export type { LogFields, ProxyLogger } from './log.ts';
export type { ProxyMetrics, RouteName } from './metrics.ts';
export type { Rate } from './rates.ts';
