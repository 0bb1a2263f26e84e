import type { ListData } from '../list/list-files.ts';
import type { ShareToken } from '../client/transport/token-source.ts';
import type { FetchLike } from '../client/transport/exchange.ts';
import type { ClientAddress } from './http/client-address.ts';
import type { CreateCounters } from './limits/counters.ts';
import type { ProxyLogger } from './observe/logger.ts';
import type { ProxyMetrics } from './observe/metrics.ts';
import type { OpenTelemetryApi } from './observe/open-telemetry.ts';

/** Answers for ZIP Codes and lists that several instances share. Never those of Digital Addresses. */
export interface SharedAnswers {
  get(key: string): Promise<string | undefined>;
  set(key: string, body: string, lifeMs: number): Promise<void>;
}

/** State that several instances share. */
export interface ProxyStores {
  /** Creates the counters of a limit. If they fail, the proxy counts alone with half the limits and refuses Digital Addresses. */
  readonly counters?: CreateCounters | undefined;
  /** Shares one token. */
  readonly shareToken?: ShareToken | undefined;
  /** Shares answers if `cache` is `shared`. */
  readonly answers?: SharedAnswers | undefined;
}

/** Returns the `ec_uid` of one request; `undefined` sends none. */
export type EcUidOf = (request: Request) => string | undefined | Promise<string | undefined>;

/** Options of `createProxy`: the variables of the command in camel case, and what a runtime or a test provides. */
export interface ProxyOptions {
  /** `client_id` of the API's system registration. Optional with `fallbackList`, until the registration is complete. */
  readonly clientId?: string | undefined;
  /** `secret_key` that belongs to it. Sent in the token call only. */
  readonly secretKey?: string | undefined;
  /** Base URL of the API with its version. Default: production, v2. https, or http on loopback. */
  readonly apiBase?: string | undefined;
  /** Path of the token call. Default `/j/token`. */
  readonly tokenPath?: string | undefined;
  /** Path of the unified search. Default `/searchcode`. */
  readonly searchcodePath?: string | undefined;
  /** Path of the address search. Default `/addresszip`. */
  readonly addresszipPath?: string | undefined;
  /** Scheme of the API's `Authorization` header. Default `Bearer`. */
  readonly authScheme?: string | undefined;
  /** Unit of the API's `expires_in`. Default `seconds`. */
  readonly expiresInUnit?: 'seconds' | 'milliseconds' | undefined;
  /** `scope` of the token call. Default none; `J1` helps credentials that are refused with 401-1028-0001. */
  readonly tokenScope?: string | undefined;
  /** Exact origins (`https://shop.example`) whose pages may use the proxy. Default: pages of the proxy's origin only. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Host names of the shop as the address bar shows them (`shop.example`, `shop.example:8443`): pages under any other name are refused. Default any. */
  readonly ownHosts?: readonly string[] | undefined;
  /** Admits pages of this machine (`http://localhost:5173`), on any port. For development; the command's `--mock` sets it. */
  readonly allowLoopbackOrigins?: boolean | undefined;
  /** Path in front of the routes. Default `/dga`; empty for none. */
  readonly basePath?: string | undefined;
  /** `x-forwarded-for` of every call to the API: an address registered with it, or `client` for the caller's address. Default `127.0.0.1`. */
  readonly forwardedFor?: string | undefined;
  /** `User-Agent` of every call to the API. Default: name and version. */
  readonly userAgent?: string | undefined;
  /** Blocks of addresses (`10.0.0.0/8`) whose `X-Forwarded-For`, `-Proto`, `-Host` and `X-Request-Id` are trusted. Default none. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** `ec_uid` of every search, or a function that returns it for one request. A browser cannot set it. */
  readonly ecUid?: string | EcUidOf | undefined;
  /** Enables `POST /token`, which gives the API's token to every admitted page. Default false. */
  readonly tokenMode?: boolean | undefined;
  /** ZIP Code and Digital Address lookups per client. Default `60/min,1000/h`. */
  readonly rateLookups?: string | undefined;
  /** Address searches (pickers, free text) per client. Default `120/min,3000/h`. */
  readonly rateLists?: string | undefined;
  /** Digital Addresses that do not exist, per client. Default `5/5min,20/day`. */
  readonly rateDgaMisses?: string | undefined;
  /** Digital Addresses that do not exist, for the whole deployment. Default `100/h,1000/day`. */
  readonly budgetDgaMisses?: string | undefined;
  /** `memory` (default) caches answers for ZIP Codes and lists for ten minutes, `shared` also in the store of all instances, encrypted, `off` none. Digital Addresses are never cached. */
  readonly cache?: 'memory' | 'shared' | 'off' | undefined;
  /** How long a cached answer may still be used while the API is down, such as `6h` (at most `7day`). Default `off`: read your contract before. */
  readonly stale?: string | undefined;
  /** Key of the signed cookie `dga_session` of your pages: shoppers who have it are limited one by one, and their address only as a crowd. Default none. */
  readonly sessionKey?: string | undefined;
  /** Answers Digital Addresses. Switched off, it refuses each with 503: the emergency switch. Default true. */
  readonly digitalAddress?: boolean | undefined;
  /**
   * The prepared public ZIP list, which answers ZIP Codes and lists when the API is unreachable, over budget or not configured yet: base URL
   * of its folder (the command also takes a path), a function that reads one of its files, or their texts by name. Default none.
   */
  readonly fallbackList?: ListData | undefined;
  /** Returns `longitude` and `latitude` instead of null. Default false. */
  readonly coordinates?: boolean | undefined;
  /** Calls the API. Default: node:http(s) on Node, which obeys `HTTPS_PROXY` and `NO_PROXY`; the platform's `fetch` elsewhere. */
  readonly fetch?: FetchLike | undefined;
  /** The clock, in milliseconds since 1970. Steps back are ignored for durations. */
  readonly now?: (() => number) | undefined;
  /** Default: one JSON object per line through `console`. */
  readonly logger?: ProxyLogger | undefined;
  readonly metrics?: ProxyMetrics | undefined;
  /** Traces requests and calls to the API: the module `@opentelemetry/api`, with an SDK of yours. Default: no spans. */
  readonly openTelemetry?: OpenTelemetryApi | undefined;
  readonly stores?: ProxyStores | undefined;
  /** Returns the address at the other end of the connection. Default: that of Node, Deno and Bun; other runtimes need this option. */
  readonly clientAddress?: ClientAddress | undefined;
}

const EVERY_OPTION: { readonly [O in keyof ProxyOptions]-?: true } = {
  clientId: true,
  secretKey: true,
  apiBase: true,
  tokenPath: true,
  searchcodePath: true,
  addresszipPath: true,
  authScheme: true,
  expiresInUnit: true,
  tokenScope: true,
  allowedOrigins: true,
  ownHosts: true,
  allowLoopbackOrigins: true,
  basePath: true,
  forwardedFor: true,
  userAgent: true,
  trustedProxies: true,
  ecUid: true,
  tokenMode: true,
  rateLookups: true,
  rateLists: true,
  rateDgaMisses: true,
  budgetDgaMisses: true,
  cache: true,
  stale: true,
  sessionKey: true,
  digitalAddress: true,
  fallbackList: true,
  coordinates: true,
  fetch: true,
  now: true,
  logger: true,
  metrics: true,
  openTelemetry: true,
  stores: true,
  clientAddress: true,
};

/** The names of all options. */
export const OPTION_NAMES: readonly string[] = Object.keys(EVERY_OPTION);
