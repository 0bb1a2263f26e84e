/**
 * The token proxy, for every runtime with Web `Request` and `Response`.
 *
 * @module
 */
export type { IssuedToken, ShareToken } from '../client/transport/token-source.ts';
export type { ClientAddress } from './http/client-address.ts';
export { ProxyConfigError } from './config-error.ts';
export type { EcUidOf, ProxyOptions, ProxyStores, SharedAnswers } from './options.ts';
export type { FetchLike, ResponseLike } from '../client/transport/exchange.ts';
export type { Counters, CreateCounters, Reserved, Taken, WindowState } from './limits/counters.ts';
export { createProxy, type ProxyApp, type ProxyHandler } from './create-proxy.ts';
export type { LogFields, ProxyLogger } from './observe/logger.ts';
export type { ProxyMetrics } from './observe/metrics.ts';
export type { RouteName } from './http/routes.ts';
export type { OpenTelemetryApi } from './observe/open-telemetry.ts';
export type { Rate } from './limits/read-rates.ts';
