import { API_BASE_PRODUCTION } from '../client/transport/direct.ts';
import type { ShareToken } from '../client/transport/token-source.ts';
import type { ClientAddress } from './http/client-address.ts';
import type { CreateCounters } from './limits/counters.ts';
import { type IpAddress, ipText, type IpRange, isLoopback, readIpAddress, readIpRange } from './http/ip-address.ts';
import type { ProxyLogger } from './observe/log.ts';
import type { ProxyMetrics } from './observe/metrics.ts';
import { type Rate, readRates } from './limits/rates.ts';

/** What several instances share. */
export interface ProxyStores {
  /** Makes the counters of a limit. They may fail: the proxy then counts by itself, more tightly, and closes Digital Addresses. */
  readonly counters?: CreateCounters | undefined;
  /** Shares one token. */
  readonly shareToken?: ShareToken | undefined;
}

/** Options of `createProxy`: the variables of the command in camel case, and what a runtime or a test brings of its own. */
export interface ProxyOptions {
  /** `client_id` of the API's system registration. */
  readonly clientId: string;
  /** `secret_key` that goes with it. Leaves the proxy in the token call only. */
  readonly secretKey: string;
  /** Base of the API with its version. Default: production, v2. https, or http on loopback. */
  readonly apiBase?: string | undefined;
  /** Default `/j/token`. */
  readonly tokenPath?: string | undefined;
  /** Default `/searchcode`. */
  readonly searchcodePath?: string | undefined;
  /** Default `/addresszip`. */
  readonly addresszipPath?: string | undefined;
  /** Scheme of the API's `Authorization` header. Default `Bearer`. */
  readonly authScheme?: string | undefined;
  /** Unit of the API's `expires_in`. Default `seconds`. */
  readonly expiresInUnit?: 'seconds' | 'milliseconds' | undefined;
  /** Exact origins (`https://shop.example`) whose pages may call. Default: pages of the proxy's own origin only. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Lets pages of this machine in (`http://localhost:5173`), on any port. For development; the command's `--mock` sets it. */
  readonly allowLoopbackOrigins?: boolean | undefined;
  /** Path that the routes stand under. Default `/dga`; empty for none. */
  readonly basePath?: string | undefined;
  /** `x-forwarded-for` that the API gets: an address registered with it, or `client` for the caller's own. Default `127.0.0.1`. */
  readonly forwardedFor?: string | undefined;
  /** `User-Agent` that the API gets. Default name and version. */
  readonly userAgent?: string | undefined;
  /** Blocks of addresses (`10.0.0.0/8`) whose `X-Forwarded-For`, `-Proto` and `-Host` are believed. Default none. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** `ec_uid` that the API gets with every search. A browser cannot choose it. */
  readonly ecUid?: string | undefined;
  /** Opens `POST /token`, which hands the API's token to every page that is let in. Default false. */
  readonly tokenMode?: boolean | undefined;
  /** Lookups per client. Default `10/min,60/h`. */
  readonly rateLookups?: string | undefined;
  /** Digital Addresses that were not found, per client. Default `5/5min,20/day`. */
  readonly rateDgaMisses?: string | undefined;
  /** Digital Addresses that were not found, whole deployment. Default `100/h,1000/h`. */
  readonly budgetDgaMisses?: string | undefined;
  /** `memory` (default) keeps answers for ZIP Codes, bounded and for ten minutes; `off` keeps none. Digital Addresses are never kept. */
  readonly cache?: 'memory' | 'off' | undefined;
  /** Answers `longitude` and `latitude` instead of null. Default false. */
  readonly coordinates?: boolean | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** The clock, in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
  /** Default: one JSON object a line through `console`. */
  readonly logger?: ProxyLogger | undefined;
  readonly metrics?: ProxyMetrics | undefined;
  readonly stores?: ProxyStores | undefined;
  /** The address of whoever is at the other end of the connection. Default: what Node, Deno and Bun say; other runtimes need this. */
  readonly clientAddress?: ClientAddress | undefined;
}

/** The options, checked and read. */
export interface ProxyConfig {
  readonly clientId: string;
  readonly secretKey: string;
  readonly apiBase: string;
  readonly tokenPath: string;
  readonly searchcodePath: string;
  readonly addresszipPath: string;
  readonly authScheme: string;
  readonly expiresInUnit: 'seconds' | 'milliseconds';
  readonly allowedOrigins: readonly string[] | undefined;
  readonly allowLoopbackOrigins: boolean;
  readonly basePath: string;
  readonly forwardedFor: string;
  readonly userAgent: string;
  readonly trustedProxies: readonly IpRange[];
  readonly ecUid: string | undefined;
  readonly tokenMode: boolean;
  readonly rateLookups: readonly Rate[];
  readonly rateDgaMisses: readonly Rate[];
  readonly budgetDgaMisses: readonly Rate[];
  readonly cache: 'memory' | 'off';
  readonly coordinates: boolean;
}

/** A set-up that the proxy refuses to start with. `problems`: one line for each option, with what to do. Never a secret. */
export class ProxyConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The proxy cannot start with these options:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.name = 'ProxyConfigError';
    this.problems = problems;
  }
}

/** Sent upstream where no other name is set. A test holds the version to that of package.json. */
export const DEFAULT_USER_AGENT = 'dga-address-lookup/0.1.0';
const DEFAULT_RATES = { rateLookups: '10/min,60/h', rateDgaMisses: '5/5min,20/day', budgetDgaMisses: '100/h,1000/h' } as const;

/** What stands in examples, templates and unfilled variables, instead of a credential. */
const PLACEHOLDER =
  /^(?:x+|\*+|\.+|-+|_+|0+|todo|fixme|tbd|none|null|undefined|dummy|sample|example|test|secret|password|client|key|id|(?:dga[-_ ]?)?(?:client|secret|api)[-_ ]?(?:id|key|secret)|change[-_ ]?(?:me|it|this))$|^[<[{].*[>\]}]$|^\$|^%.*%$|\b(?:your|my|the)[-_ ]?(?:own[-_ ]?)?(?:client|secret|api|key|id)|placeholder|change[-_ ]?me|replace[-_ ]?(?:me|this|with)|[-_ ]here$|(?:insert|put|paste|enter)[-_ ].*(?:here|key|id)/i;
const COVERS_TOO_MUCH = { 4: 8, 6: 7 } as const;

/**
 * Checks the options once. A wrong one is refused with what it is, its value (never that of a secret), and what to do.
 *
 * @throws {ProxyConfigError} with one line for each wrong option
 */
export function readConfig(options: ProxyOptions): ProxyConfig {
  const problems: string[] = [];
  const wrong = (option: string, value: unknown, advice: string): void => {
    problems.push(`${option} ${value === undefined ? 'is missing' : `is ${JSON.stringify(printable(value)) ?? typeof value}`}: ${advice}`);
  };

  const credential = (option: 'clientId' | 'secretKey'): string => {
    const value: unknown = options[option];
    if (typeof value !== 'string' || value === '')
      problems.push(`${option} is missing: it is shown on the API's provider portal when a system is registered.`);
    // An env file of Docker keeps the quotes that a shell takes off.
    else if (!/^[\x21-\x7e]+$/.test(value) || /^(["'`]).*\1$/.test(value))
      problems.push(
        `${option} holds a space, a line break, quotes around it or a character that is no ASCII: copy it again, without quotes.`,
      );
    else if (PLACEHOLDER.test(value)) problems.push(`${option} is a placeholder: put in the one that the provider portal shows.`);
    else return value;
    return '';
  };
  const flag = (option: 'tokenMode' | 'coordinates' | 'allowLoopbackOrigins'): boolean => {
    const value: unknown = options[option];
    if (value !== undefined && typeof value !== 'boolean') wrong(option, value, 'give true or false.');
    return value === true;
  };
  const oneOf = <T extends string>(option: keyof ProxyOptions, words: readonly [T, ...T[]]): T => {
    const value = options[option] ?? words[0];
    const word = words.find((known) => known === value);
    if (word === undefined) wrong(option, value, `give one of ${words.join(', ')}.`);
    return word ?? words[0];
  };
  const rates = (option: keyof typeof DEFAULT_RATES): readonly Rate[] => {
    const value: unknown = options[option] ?? DEFAULT_RATES[option];
    const read = typeof value === 'string' ? readRates(value) : undefined;
    if (!read)
      wrong(
        option,
        value,
        'give rates such as "10/min,60/h" (N/[count]unit, unit s, min, h or day; up to four of them). A proxy without limits does not start.',
      );
    return read ?? [];
  };
  const path = (option: 'tokenPath' | 'searchcodePath' | 'addresszipPath', usual: string): string => {
    const value: unknown = options[option] ?? usual;
    // No dot segments, no query, no encoded slash: the path that is checked is the path that is called.
    if (typeof value === 'string' && /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/.test(value)) return value;
    wrong(option, value, `give a path such as ${usual}.`);
    return usual;
  };
  const list = (option: 'allowedOrigins' | 'trustedProxies'): readonly string[] => {
    const value: unknown = options[option];
    if (value === undefined) return [];
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
    wrong(option, value, 'give a list of strings.');
    return [];
  };
  const header = (option: 'userAgent' | 'authScheme', usual: string, pattern: RegExp): string => {
    const value: unknown = options[option] ?? usual;
    if (typeof value === 'string' && value.trim() !== '' && value.length <= 200 && pattern.test(value)) return value;
    wrong(option, value, 'give visible ASCII characters.');
    return usual;
  };

  const apiBase = readApiBase(options.apiBase ?? API_BASE_PRODUCTION);
  if (typeof apiBase !== 'string') wrong('apiBase', options.apiBase, apiBase.advice);

  for (const origin of list('allowedOrigins')) {
    if (origin === '*' || origin === 'null')
      wrong(
        'allowedOrigins',
        origin,
        'name the exact origins of your pages, such as "https://shop.example"; everybody else would spend your budget.',
      );
    else if (!isOrigin(origin))
      wrong(
        'allowedOrigins',
        origin,
        'give scheme, host and port as a browser sends them, such as "https://shop.example": lower case, no path, no slash at the end.',
      );
  }

  const trustedProxies: IpRange[] = [];
  for (const text of list('trustedProxies')) {
    const range = readIpRange(text);
    if (!range) wrong('trustedProxies', text, 'give addresses or blocks such as "10.0.0.0/8".');
    else if (range.prefix < COVERS_TOO_MUCH[range.address.family])
      wrong('trustedProxies', text, 'name your own proxies only; this block lets nearly everybody choose the address that limits count.');
    else trustedProxies.push(range);
  }

  const basePath: unknown = options.basePath ?? '/dga';
  if (typeof basePath !== 'string' || !/^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*\/?$/.test(basePath))
    wrong('basePath', basePath, 'give a path such as "/dga", or "" for none.');

  const forwardedFor: unknown = options.forwardedFor ?? '127.0.0.1';
  const fixed = typeof forwardedFor === 'string' && forwardedFor !== 'client' ? bareAddress(forwardedFor) : undefined;
  if (forwardedFor !== 'client' && !fixed)
    wrong('forwardedFor', forwardedFor, 'give one IP address that is registered with the API, or "client".');

  const ecUid: unknown = options.ecUid;
  if (ecUid !== undefined && (typeof ecUid !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(ecUid)))
    wrong('ecUid', ecUid, 'give up to 200 visible ASCII characters.');

  const config: ProxyConfig = {
    clientId: credential('clientId'),
    secretKey: credential('secretKey'),
    apiBase: typeof apiBase === 'string' ? apiBase : '',
    tokenPath: path('tokenPath', '/j/token'),
    searchcodePath: path('searchcodePath', '/searchcode'),
    addresszipPath: path('addresszipPath', '/addresszip'),
    authScheme: header('authScheme', 'Bearer', /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/),
    expiresInUnit: oneOf('expiresInUnit', ['seconds', 'milliseconds']),
    allowedOrigins: options.allowedOrigins === undefined || options.allowedOrigins.length === 0 ? undefined : [...options.allowedOrigins],
    allowLoopbackOrigins: flag('allowLoopbackOrigins'),
    basePath: typeof basePath === 'string' ? basePath.replace(/\/$/, '') : '',
    forwardedFor: fixed ? ipText(fixed) : 'client',
    userAgent: header('userAgent', DEFAULT_USER_AGENT, /^[\x20-\x7e]+$/),
    trustedProxies,
    ecUid: typeof ecUid === 'string' ? ecUid : undefined,
    tokenMode: flag('tokenMode'),
    rateLookups: rates('rateLookups'),
    rateDgaMisses: rates('rateDgaMisses'),
    budgetDgaMisses: rates('budgetDgaMisses'),
    cache: oneOf('cache', ['memory', 'off']),
    coordinates: flag('coordinates'),
  };
  for (const option of ['fetch', 'now', 'clientAddress'] as const) {
    if (options[option] !== undefined && typeof options[option] !== 'function') wrong(option, typeof options[option], 'give a function.');
  }
  if (problems.length > 0) throw new ProxyConfigError(problems);
  return config;
}

/** What may be printed of a wrong value: no user and password in front of a host, and nothing of a query. */
function printable(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/^.*@/s, '…@').replace(/[?#].*$/s, '…') : value;
}

function bareAddress(text: string): IpAddress | undefined {
  return /[[\]%]|\.\d+:/.test(text) ? undefined : readIpAddress(text);
}

function readApiBase(value: unknown): string | { readonly advice: string } {
  const usual = `give an https address with the API's version, such as "${API_BASE_PRODUCTION}".`;
  if (typeof value !== 'string') return { advice: usual };
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    // No URL: answered with what to give instead.
    return { advice: usual };
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '' || /[?#]/.test(value))
    return { advice: 'leave out user, password, query and fragment.' };
  const host = readIpAddress(url.hostname);
  const loopback = url.hostname === 'localhost' || (host !== undefined && isLoopback(host));
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback))
    return { advice: 'use https: the secret would travel in clear. http is for a test server on this machine only.' };
  return url.href.replace(/\/+$/, '');
}

/** Whether a text is an origin exactly as browsers send it. */
function isOrigin(text: string): boolean {
  try {
    const url = new URL(text);
    return (url.protocol === 'https:' || url.protocol === 'http:') && url.origin === text && !text.includes('*');
  } catch {
    // No URL, no origin.
    return false;
  }
}
