import type { LookupError } from '../../address/lookup-error.ts';
import { createTokenSource } from '../../client/transport/token-source.ts';
import type { GetToken } from '../../protocol/answer.ts';
import type { ProxyConfig } from '../config.ts';
import { upstreamFields } from '../observe/diagnose.ts';
import type { ProxyLogger } from '../observe/logger.ts';
import type { ProxyMetrics } from '../observe/metrics.ts';
import type { FetchLike } from '../../client/transport/exchange.ts';
import type { ProxyOptions } from '../options.ts';
import { DEADLINE_MS } from './deadline.ts';

/** The parts of the proxy that the token needs. */
export interface ProxyTokenOptions {
  readonly config: ProxyConfig;
  readonly options: ProxyOptions;
  readonly fetch: FetchLike;
  readonly logger: ProxyLogger;
  readonly metrics: ProxyMetrics;
  readonly report: (error: LookupError) => void;
  readonly warnOnce: (warning: string) => void;
  /** Called whenever a token is available. */
  readonly onToken: () => void;
}

/** Client id and secret key of the API. */
export interface Credentials {
  readonly clientId: string;
  readonly secretKey: string;
}

/** The token of one proxy. */
export interface ProxyToken {
  readonly get: GetToken;
  /** Uses other credentials after the API has given a token for them. @throws {LookupError} if it does not */
  readonly replaceCredentials: (credentials: Credentials) => Promise<void>;
}

/** Creates the token source of one proxy from its configuration. It logs and counts its calls. */
export function configureToken({ config, options, fetch, logger, metrics, report, warnOnce, onToken }: ProxyTokenOptions): ProxyToken {
  const sourceOf = ({ clientId, secretKey }: Credentials): GetToken =>
    createTokenSource({
      apiBase: config.apiBase,
      fetch,
      userAgent: config.userAgent,
      clientId,
      secretKey,
      forwardedFor: config.forwardedFor === 'client' ? '127.0.0.1' : config.forwardedFor,
      tokenPath: config.tokenPath,
      expiresInUnit: config.expiresInUnit,
      scope: config.tokenScope,
      timeoutMs: DEADLINE_MS,
      now: options.now,
      share: options.stores?.shareToken,
      onRivals: () =>
        warnOnce(
          'Another process gets tokens with the same credentials, and each ends that of the other, so lookups have to wait: let all instances share one (DGA_REDIS_URL).',
        ),
      onCall: ({ ok, error }) => {
        metrics.tokenCall(ok ? 'ok' : (error?.code ?? 'unavailable'));
        if (ok) logger.info({ event: 'token' }, 'The API gave a token.');
        else if (error) {
          logger.error({ event: 'token', ...upstreamFields(error) }, 'The API gave no token.');
          report(error);
        }
      },
    });
  let source = sourceOf(config);
  return {
    async get(request) {
      const token = await source(request);
      onToken();
      return token;
    },
    async replaceCredentials(credentials) {
      const next = sourceOf(credentials);
      await next();
      source = next;
    },
  };
}
