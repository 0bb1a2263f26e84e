/**
 * How well the lookup serves: one stream of events without a code, an address or anything else of a person.
 *
 * @module
 */
export { type AbandonReason, type FunnelEvent, type FunnelStep, watchFunnel, type WatchFunnelOptions } from './watch-funnel.ts';
