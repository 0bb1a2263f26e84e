import type { LookupError } from '../address/lookup-error.ts';
import { clientOver } from '../client/client.ts';
import { readCodeAnswer } from '../protocol/read-envelopes.ts';
import { requestCode, type SearchCodeOptions } from '../client/code-client.ts';
import { createDirect } from '../client/transport/direct.ts';
import { type Clock, createClock } from '../client/transport/clock.ts';
import { DEFAULT_USER_AGENT, type ProxyConfig, readConfig } from './config.ts';
import { createMissBudget } from './limits/miss-budget.ts';
import { createLimits, type Limits } from './limits/shared-counters.ts';
import { createSharedCommands, createStoreHealth } from './limits/store-health.ts';
import { createReport, createWarnOnce } from './observe/diagnose.ts';
import { createConsoleLogger, type ProxyLogger } from './observe/logger.ts';
import { NO_METRICS, type ProxyMetrics } from './observe/metrics.ts';
import { createTracing, type Tracing } from './observe/tracing.ts';
import type { ProxyOptions } from './options.ts';
import type { AnswerSource } from './upstream/answer-source.ts';
import { createBoundedFetch } from './upstream/bounded-fetch.ts';
import { createCurrentList, type CurrentList } from './upstream/current-list.ts';
import { createBreaker } from './upstream/breaker.ts';
import { createSource } from './upstream/create-source.ts';
import { DEADLINE_MS } from './upstream/deadline.ts';
import { createTokenCheck } from './upstream/check-token.ts';
import { configureToken, type ProxyToken } from './upstream/configure-token.ts';

/** Whether the proxy accepts work. */
export interface ProxyState {
  /** The API has given a token, or the public ZIP list can be read: some searches will be answered. */
  proved: boolean;
  /** `/readyz` answers 503. */
  draining: boolean;
  /** New searches are answered 503. */
  refusing: boolean;
}

/** Everything that the requests of one proxy share. */
export interface Services {
  readonly config: ProxyConfig;
  readonly options: ProxyOptions;
  readonly logger: ProxyLogger;
  readonly metrics: ProxyMetrics;
  readonly tracing: Tracing | undefined;
  readonly limits: Limits;
  readonly source: AnswerSource;
  readonly token: ProxyToken;
  /** Detects by a separate search that the API has revoked the token. */
  readonly checkToken: () => Promise<void>;
  /** The public ZIP list, if there is one. */
  readonly list: CurrentList | undefined;
  readonly clock: Clock;
  readonly state: ProxyState;
  /** Logs a warning about the configuration, once per minute and text. */
  readonly warnOnce: (warning: string) => void;
  /** Logs an error that only the operator can fix, with the remedy. */
  readonly report: (error: LookupError) => void;
}

/** @throws {ProxyConfigError} one line per wrong option */
export function createServices(options: ProxyOptions): Services {
  const config = readConfig(options);
  const clock: Clock = createClock(options.now);
  const logger = options.logger ?? createConsoleLogger(clock.wall);
  const metrics = options.metrics ?? NO_METRICS;
  const health = createStoreHealth(logger, metrics, clock.monotonic);
  const limits = createLimits(config, clock.monotonic, options.stores?.counters, health);
  const answers = options.stores?.answers;
  const report = createReport(logger, clock.monotonic, config.apiBase);
  const warnOnce = createWarnOnce(logger, clock.monotonic);
  const state: ProxyState = { proved: false, draining: false, refusing: false };
  const tracing = options.openTelemetry && createTracing(options.openTelemetry, DEFAULT_USER_AGENT.split('/')[1] ?? '', config);
  const bounded = createBoundedFetch(options.fetch);
  const fetch = tracing?.trace(bounded) ?? bounded;
  const token = configureToken({ config, options, fetch, logger, metrics, report, warnOnce, onToken: () => (state.proved = true) });
  const direct = createDirect({
    apiBase: config.apiBase,
    fetch,
    userAgent: config.userAgent,
    token: token.get,
    timeoutMs: DEADLINE_MS,
    now: clock.wall,
    searchcodePath: config.searchcodePath,
    addresszipPath: config.addresszipPath,
    authScheme: config.authScheme,
    forwardedFor: config.forwardedFor === 'client' ? undefined : config.forwardedFor,
  });
  if (config.tokenMode)
    logger.warn(
      { event: 'token-mode' },
      'Token mode is on: every admitted page gets the API token and can use it without the limits of this proxy until it expires. Set DGA_TOKEN_MODE=off unless your gateway has limits.',
    );
  const fallback =
    config.fallbackList === undefined
      ? undefined
      : { list: createCurrentList(config.fallbackList, logger, clock.monotonic), logger, metrics, monotonicNow: clock.monotonic };
  if (config.isListOnly) {
    state.proved = true;
    logger.warn(
      { event: 'list-only' },
      'There are no credentials: the public ZIP list answers ZIP Codes and lists, and Digital Addresses are refused. Set clientId and secretKey when you have them.',
    );
  }
  // A caller of the proxy gets one page of a prefix at a time.
  const client = {
    ...clientOver(direct),
    searchPrefix: (digits: string, call?: SearchCodeOptions) => requestCode(direct, digits, call ?? {}, readCodeAnswer),
  };
  const source = createSource({
    fallback,
    config,
    metrics,
    client,
    budget: createMissBudget(limits, logger, metrics),
    breaker: createBreaker(clock.monotonic, logger, metrics),
    monotonicNow: clock.monotonic,
    shared: answers && { answers, ask: createSharedCommands(health, () => answers.get('probe')) },
  });
  return {
    config,
    options,
    logger,
    metrics,
    tracing,
    limits,
    source,
    token,
    checkToken: createTokenCheck(client, clock.monotonic),
    list: fallback?.list,
    clock,
    state,
    warnOnce,
    report,
  };
}
