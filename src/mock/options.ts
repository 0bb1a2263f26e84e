import type { ListData } from '../list/list-files.ts';
import type { MockData } from './test-data.ts';

/**
 * How the mock behaves. “Page” is a caller of the proxy's routes, “server” one of the API's own.
 *
 * - `ok`: answers by the rules of the API
 * - `slow`: as `ok`, after 3 s (or `latency` if that is longer)
 * - `offline`: the request fails as a network error
 * - `timeout`: no answer, until the caller gives up
 * - `rate-limited`: 429 with `Retry-After: 30`; token calls succeed
 * - `server-error`: page: 502 `unavailable`. Server: 500
 * - `expired-token`: page: as `ok`. Server: searches refuse the first token with 401 9001
 * - `unauthorized`: page: 500 `unauthorized`. Server: credentials and tokens are refused
 * - `malformed`: 200 with, in turn, a page of HTML, half a JSON, and JSON of wrong types
 * - `many-towns`: as `ok`, but each ZIP Code finds 66 records in three cities
 *
 * `/livez` and `/readyz` answer in every scenario.
 */
export const MOCK_SCENARIOS = [
  'ok',
  'slow',
  'offline',
  'timeout',
  'rate-limited',
  'server-error',
  'expired-token',
  'unauthorized',
  'malformed',
  'many-towns',
] as const;

export type MockScenario = (typeof MOCK_SCENARIOS)[number];

/** Options that can change while the mock runs. */
export interface MockBehaviour {
  /** Default `ok`. */
  readonly scenario?: MockScenario | undefined;
  /** Milliseconds before an answer. Default 50; 0 answers at once. */
  readonly latency?: number | undefined;
}

export interface MockOptions extends MockBehaviour {
  /** Base of the proxy's routes, such as `/dga`; relative ones are taken from the page. */
  readonly endpoint?: string | undefined;
  /** Records of the unified search: each list replaces that of `testData`. Spread the lists of `testData` to add to them. */
  readonly data?: Partial<MockData> | undefined;
  /**
   * A prepared public ZIP list (`dga-address-proxy --prepare-list`): answers the ZIP Codes and corporate ZIP Codes that `data` does not
   * have, and every address search. Default: none, as in the API's test environment.
   */
  readonly list?: ListData | undefined;
  /** Whether the proxy's routes have `POST /token`. Default false. */
  readonly tokenMode?: boolean | undefined;
  /** The clock that tokens expire by, in milliseconds. */
  readonly now?: (() => number) | undefined;
}

export const DEFAULT_LATENCY_MS = 50;
export const SLOW_MS = 3000;

export function isScenario(word: unknown): word is MockScenario {
  return MOCK_SCENARIOS.some((scenario) => scenario === word);
}

/** @throws {TypeError} for an unknown scenario or a latency out of range */
export function checkBehaviour({ scenario, latency }: MockBehaviour): void {
  if (scenario !== undefined && !isScenario(scenario))
    throw new TypeError(`The mock's scenario must be one of: ${MOCK_SCENARIOS.join(', ')}.`);
  if (latency !== undefined && !(typeof latency === 'number' && latency >= 0 && latency < 2 ** 31)) {
    throw new TypeError("The mock's latency must be a number of milliseconds, 0 or more.");
  }
}
