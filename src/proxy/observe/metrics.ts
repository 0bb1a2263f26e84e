import type { RouteName } from '../http/routes.ts';

/** The proxy's metrics. Every label comes from this file, so no input can create a new series. */
export interface ProxyMetrics {
  /** Counts an answer. `seconds`: since the request arrived. */
  answered(route: RouteName, status: number, seconds: number): void;
  /** Counts a search at the API. `outcome`: `ok` or the `code` of the error. */
  upstream(operation: 'searchcode' | 'addresszip', outcome: string, seconds: number): void;
  /** Counts a token call. */
  tokenCall(outcome: string): void;
  /** Counts an answer from memory, or a search that needed the API. */
  cache(hit: boolean): void;
  /** Counts a refused request. */
  refused(reason: 'origin' | 'rate' | 'client-misses' | 'budget' | 'draining'): void;
  /** Reports the used ratio of the deployment's miss budget, 0 to 1, in its fullest window. */
  budgetUsed(part: number): void;
  /** Counts a budget that has passed 50, 90 or 100 %. */
  budgetAlarm(percent: 50 | 90 | 100): void;
  /** 0 closed, 1 open. */
  breaker(open: boolean): void;
  /** Reports whether the shared store answers. */
  store(up: boolean): void;
  /** Reports how long the shared store took to answer a command. */
  storeSeconds?(seconds: number): void;
  /** Counts a command that the shared store did not answer. */
  storeFailed?(): void;
  /** Counts an answer that the API did not give: one from the public ZIP list, or from before an outage. */
  answeredFrom?(source: 'list' | 'stale'): void;
  /** Counts a pause that the API asked for. */
  paused?(reason: 'rate-limited' | 'unavailable'): void;
  /** Counts a search that waited for the same one of another caller. */
  joined?(): void;
}

const nothing = (): void => undefined;

/** Counts nothing. */
export const NO_METRICS: ProxyMetrics = {
  answered: nothing,
  upstream: nothing,
  tokenCall: nothing,
  cache: nothing,
  refused: nothing,
  budgetUsed: nothing,
  budgetAlarm: nothing,
  breaker: nothing,
  store: nothing,
};
