/** The routes as they stand in logs and metrics: templates, never what somebody asked for. */
export type RouteName = 'searchcode' | 'addresszip' | 'token' | 'livez' | 'readyz' | 'openapi' | 'other';

/** What the proxy counts. Every word in it comes from this list, so that no input can make a new series. */
export interface ProxyMetrics {
  /** An answer was sent. `seconds` from the request's arrival. */
  answered(route: RouteName, status: number, seconds: number): void;
  /** A search at the API ended. `outcome` is `ok` or the `code` of the error. */
  upstream(operation: 'searchcode' | 'addresszip', outcome: string, seconds: number): void;
  /** A token call ended. */
  tokenCall(outcome: string): void;
  /** A postal answer came from memory, or did not. */
  cache(hit: boolean): void;
  /** A refusal by origin, by a rate, by a budget. */
  refused(reason: 'origin' | 'rate' | 'client-misses' | 'budget' | 'breaker' | 'draining'): void;
  /** Digital Address misses of the whole deployment: the part of the budget that is used, 0 to 1, of its fullest window. */
  budgetUsed(part: number): void;
  /** The budget passed 50, 90 or 100 per cent. */
  budgetAlarm(percent: 50 | 90 | 100): void;
  /** 0 closed, 1 open. */
  breaker(open: boolean): void;
  /** The shared store answers, or does not. */
  store(up: boolean): void;
}

const nothing = (): void => undefined;

/** For those who count nothing. */
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
