import { API_BASE_PRODUCTION } from '../client/transport/api-base.ts';
import { isLoopbackHttp } from '../protocol/loopback.ts';
import { checkProvided, type ReportWrong } from './check-provided.ts';
import { adviseName } from './closest-name.ts';
import { ProxyConfigError } from './config-error.ts';
import { type IpAddress, ipText, type IpRange, readIpAddress, readIpRange } from './http/ip-address.ts';
import { DEFAULT_RATES } from './limits/default-rates.ts';
import { type Rate, readRates } from './limits/read-rates.ts';
import type { ListData } from '../list/list-files.ts';
import { type EcUidOf, OPTION_NAMES, type ProxyOptions } from './options.ts';

/** The checked options. */
export interface ProxyConfig {
  readonly clientId: string;
  readonly secretKey: string;
  readonly apiBase: string;
  readonly tokenPath: string;
  readonly searchcodePath: string;
  readonly addresszipPath: string;
  readonly authScheme: string;
  readonly expiresInUnit: 'seconds' | 'milliseconds';
  readonly tokenScope: string | undefined;
  readonly allowedOrigins: readonly string[] | undefined;
  readonly ownHosts: readonly string[] | undefined;
  readonly allowLoopbackOrigins: boolean;
  readonly basePath: string;
  readonly forwardedFor: string;
  readonly userAgent: string;
  readonly trustedProxies: readonly IpRange[];
  readonly ecUid: string | EcUidOf | undefined;
  readonly tokenMode: boolean;
  readonly rateLookups: readonly Rate[];
  readonly rateLists: readonly Rate[];
  readonly rateDgaMisses: readonly Rate[];
  readonly budgetDgaMisses: readonly Rate[];
  readonly cache: 'memory' | 'shared' | 'off';
  /** How long an answer may be used after it was fresh, while the API is down. */
  readonly staleMs: number;
  readonly sessionKey: string | undefined;
  readonly digitalAddress: boolean;
  readonly coordinates: boolean;
  readonly fallbackList: ListData | undefined;
  /** Whether there are no credentials, so that the list alone answers. */
  readonly isListOnly: boolean;
}

/** The default `User-Agent`. A test compares the version with package.json. */
export const DEFAULT_USER_AGENT = 'dga-address-lookup/0.1.0';

/** Texts of examples, templates and unfilled variables that are not credentials: words such as `test-secret-key` and `secret123`. */
const PLACEHOLDER =
  /^(?:dummy|sample|example|test|demo|todo|fixme|tbd|none|null|undefined|change|my|me|it|this|the|own|dga|api|client|secret|password|token|key|id|x|0|…|[-*._ ])+\d{0,3}$|^[<[{].*[>\]}]$|^\$|^%.*%$|\b(?:your|my|the)[-_ ]?(?:own[-_ ]?)?(?:client|secret|api|key|id)|placeholder|change[-_ ]?me|replace[-_ ]?(?:me|this|with)|[-_ ]here$|(?:insert|put|paste|enter)[-_ ].*(?:here|key|id)/i;
/** Towns are renamed a few times a year. */
const LONGEST_STALE_MS = 7 * 86_400_000;
const SHORTEST_SESSION_KEY = 32;
/** Shortest prefix of a trusted block, by address family. */
const SHORTEST_TRUSTED_PREFIX = { 4: 8, 6: 7 } as const;

/** Checks whose pages are admitted. */
function checkOrigins(allowedOrigins: readonly string[], ownHosts: readonly string[], wrong: ReportWrong): void {
  for (const origin of allowedOrigins) {
    if (origin === '*' || origin === 'null')
      wrong(
        'allowedOrigins',
        origin,
        'list the exact origins of your pages, such as "https://shop.example"; any other site could spend your budget.',
      );
    else if (!isOrigin(origin))
      wrong(
        'allowedOrigins',
        origin,
        'use scheme, host and port as a browser sends them, such as "https://shop.example": lower case, without a path or a final slash.',
      );
  }
  for (const host of ownHosts)
    if (!isOrigin(`https://${host}`))
      wrong(
        'ownHosts',
        host,
        'use host names as the address bar shows them, such as "shop.example": lower case, with the port if it shows one.',
      );
}

function readTrustedProxies(texts: readonly string[], wrong: ReportWrong): readonly IpRange[] {
  const trustedProxies: IpRange[] = [];
  for (const text of texts) {
    const range = readIpRange(text);
    if (!range) wrong('trustedProxies', text, 'use addresses or blocks such as "10.0.0.0/8".');
    else if (range.prefix < SHORTEST_TRUSTED_PREFIX[range.address.family])
      wrong(
        'trustedProxies',
        text,
        'list your reverse proxies only; with this block nearly every caller could choose the address that limits count.',
      );
    else trustedProxies.push(range);
  }
  return trustedProxies;
}

/**
 * Checks the options. Each line of the error has the option, its value (never that of a secret) and the remedy.
 *
 * @throws {ProxyConfigError} with one line per wrong option
 */
export function readConfig(given: ProxyOptions | null | undefined): ProxyConfig {
  const options: ProxyOptions = given ?? {};
  const problems: string[] = [];
  const wrong: ReportWrong = (option, value, advice) => {
    problems.push(`${option} is ${value === undefined ? 'missing' : printable(value)}: ${advice}`);
  };

  for (const name of Object.keys(options))
    if (!OPTION_NAMES.includes(name)) problems.push(`${name} is not an option of createProxy: ${adviseName(name, OPTION_NAMES)}`);

  const { fallbackList } = options;
  const isListOnly = fallbackList !== undefined && !options.clientId && !options.secretKey;
  const credential = (option: 'clientId' | 'secretKey'): string => {
    const value: unknown = options[option];
    if (isListOnly) return '';
    if (typeof value !== 'string' || value === '')
      problems.push(`${option} is missing: copy it from the API's provider portal, which shows it when you register a system.`);
    else if (PLACEHOLDER.test(value)) problems.push(`${option} is a placeholder: use the value that the provider portal shows.`);
    // Docker's env files keep the quotes that a shell removes.
    else if (!/^[\x21-\x7e]+$/.test(value) || /^(["'`]).*\1$/.test(value))
      problems.push(`${option} contains a space, a line break, quotes or a character outside ASCII: copy it again, without quotes.`);
    else return value;
    return '';
  };
  const flag = (option: 'tokenMode' | 'coordinates' | 'allowLoopbackOrigins' | 'digitalAddress', usual = false): boolean => {
    const value: unknown = options[option];
    if (value !== undefined && typeof value !== 'boolean') wrong(option, value, 'use true or false.');
    return typeof value === 'boolean' ? value : usual;
  };
  const oneOf = <T extends string>(option: keyof ProxyOptions, words: readonly [T, ...T[]]): T => {
    const value = options[option] ?? words[0];
    const word = words.find((known) => known === value);
    if (word === undefined) wrong(option, value, `use one of ${words.join(', ')}.`);
    return word ?? words[0];
  };
  const rates = (option: keyof typeof DEFAULT_RATES): readonly Rate[] => {
    const value: unknown = options[option] ?? DEFAULT_RATES[option];
    const read = typeof value === 'string' ? readRates(value) : undefined;
    if (!read)
      wrong(
        option,
        value,
        'use rates such as "60/min,1000/h" (N/[count]unit with unit s, min, h or day; at most four). The proxy does not start without limits.',
      );
    return read ?? [];
  };
  const path = (option: 'tokenPath' | 'searchcodePath' | 'addresszipPath', usual: string): string => {
    const value: unknown = options[option] ?? usual;
    // No dot segments, query or encoded slash, so the checked path is the called path.
    if (typeof value === 'string' && /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/.test(value)) return value;
    wrong(option, value, `use a path such as ${usual}.`);
    return usual;
  };
  const list = (option: 'allowedOrigins' | 'ownHosts' | 'trustedProxies'): readonly string[] => {
    const value: unknown = options[option];
    if (value === undefined) return [];
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
    wrong(option, value, 'use a list of strings.');
    return [];
  };
  const header = (option: 'userAgent' | 'authScheme', usual: string, pattern: RegExp): string => {
    const value: unknown = options[option] ?? usual;
    if (typeof value === 'string' && value.trim() !== '' && value.length <= 200 && pattern.test(value)) return value;
    wrong(option, value, 'use visible ASCII characters.');
    return usual;
  };

  const apiBase = readApiBase(options.apiBase ?? API_BASE_PRODUCTION);
  if (typeof apiBase !== 'string') wrong('apiBase', options.apiBase, apiBase.advice);

  const allowedOrigins = list('allowedOrigins');
  const ownHosts = list('ownHosts');
  checkOrigins(allowedOrigins, ownHosts, wrong);

  const basePath: unknown = options.basePath ?? '/dga';
  if (typeof basePath !== 'string' || !/^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*\/?$/.test(basePath))
    wrong('basePath', basePath, 'use a path such as "/dga", or "" for none.');

  const forwardedFor: unknown = options.forwardedFor ?? '127.0.0.1';
  const fixed = typeof forwardedFor === 'string' && forwardedFor !== 'client' ? bareAddress(forwardedFor) : undefined;
  if (forwardedFor !== 'client' && !fixed)
    wrong('forwardedFor', forwardedFor, 'use one IP address that is registered with the API, or "client".');

  const { cache, stale = 'off', sessionKey } = options;
  // A rate's notation: one call per that time.
  const staleMs = stale === 'off' ? 0 : typeof stale === 'string' ? readRates(`1/${stale}`)?.[0]?.windowMs : undefined;
  if (staleMs === undefined || staleMs > LONGEST_STALE_MS)
    wrong('stale', stale, 'use a time such as "6h" (unit min, h or day; at most 7day), or "off".');
  else if (staleMs > 0 && cache === 'off') wrong('stale', stale, 'it needs a cache: remove cache "off".');
  if (cache === 'shared' && options.stores?.answers === undefined)
    wrong('cache', cache, 'it needs a store that instances share: set DGA_REDIS_URL, or stores.answers.');
  if (
    sessionKey !== undefined &&
    (typeof sessionKey !== 'string' || sessionKey.length < SHORTEST_SESSION_KEY || PLACEHOLDER.test(sessionKey))
  )
    problems.push(
      `sessionKey has less than ${SHORTEST_SESSION_KEY} characters or is a placeholder: use random text, such as that of openssl rand -hex 32.`,
    );

  const { ecUid } = options;
  if (ecUid !== undefined && typeof ecUid !== 'function' && !isEcUid(ecUid))
    wrong('ecUid', ecUid, 'use up to 200 visible ASCII characters, or a function that returns them.');

  const { tokenScope } = options;
  if (tokenScope !== undefined && !(typeof tokenScope === 'string' && /^[\x21\x23-\x5b\x5d-\x7e ]{1,200}$/.test(tokenScope)))
    wrong('tokenScope', tokenScope, 'use a scope such as "J1".');

  if (typeof fallbackList === 'string' && !isWebFolder(fallbackList))
    wrong('fallbackList', fallbackList, 'use the path, or the https address without user and query, of the folder from --prepare-list.');
  else if (
    fallbackList !== undefined &&
    !['string', 'function'].includes(typeof fallbackList) &&
    !(fallbackList instanceof Map) &&
    !(fallbackList instanceof URL)
  )
    wrong('fallbackList', typeof fallbackList, 'use an address, a function that reads a file, or a Map of files.');
  if (isListOnly && options.tokenMode === true) wrong('tokenMode', true, 'set clientId and secretKey: the ZIP list gives no token.');

  const config: ProxyConfig = {
    clientId: credential('clientId'),
    secretKey: credential('secretKey'),
    apiBase: typeof apiBase === 'string' ? apiBase : '',
    tokenPath: path('tokenPath', '/j/token'),
    searchcodePath: path('searchcodePath', '/searchcode'),
    addresszipPath: path('addresszipPath', '/addresszip'),
    authScheme: header('authScheme', 'Bearer', /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/),
    expiresInUnit: oneOf('expiresInUnit', ['seconds', 'milliseconds']),
    tokenScope,
    allowedOrigins: allowedOrigins.length === 0 ? undefined : [...allowedOrigins],
    ownHosts: ownHosts.length === 0 ? undefined : [...ownHosts],
    allowLoopbackOrigins: flag('allowLoopbackOrigins'),
    basePath: typeof basePath === 'string' ? basePath.replace(/\/$/, '') : '',
    forwardedFor: fixed ? ipText(fixed) : 'client',
    userAgent: header('userAgent', DEFAULT_USER_AGENT, /^[\x20-\x7e]+$/),
    trustedProxies: readTrustedProxies(list('trustedProxies'), wrong),
    ecUid,
    tokenMode: flag('tokenMode'),
    rateLookups: rates('rateLookups'),
    rateLists: rates('rateLists'),
    rateDgaMisses: rates('rateDgaMisses'),
    budgetDgaMisses: rates('budgetDgaMisses'),
    cache: oneOf('cache', ['memory', 'shared', 'off']),
    staleMs: staleMs ?? 0,
    sessionKey,
    digitalAddress: flag('digitalAddress', true),
    coordinates: flag('coordinates'),
    fallbackList,
    isListOnly,
  };
  checkProvided(options, wrong);
  if (problems.length > 0) throw new ProxyConfigError(problems);
  return config;
}

/** A wrong value as an error shows it, without what must not be printed: user and password before a host, and a query. */
function printable(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.replace(/^.*@/s, '…@').replace(/[?#].*$/s, '…'));
  return value === null || ['number', 'boolean'].includes(typeof value) ? String(value) : `of the type ${typeof value}`;
}

/** Whether a text is the address of a folder on a web server. Over plain http, an attacker on the network could replace its addresses. */
function isWebFolder(text: string): boolean {
  // As for `apiBase`: `fetch` refuses a user and a password, and a file name behind a query has no effect.
  return /^https?:\/\/[^/@]+(?:\/|$)/i.test(text) && typeof readApiBase(text) === 'string';
}

/** Whether a value can be sent as `ec_uid`. */
export function isEcUid(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,200}$/.test(value);
}

/** An address without brackets, port and zone. */
function bareAddress(text: string): IpAddress | undefined {
  return /[[\]%]|\.\d+:/.test(text) ? undefined : readIpAddress(text);
}

function readApiBase(value: unknown): string | { readonly advice: string } {
  const usual = `use an https address with the API's version, such as "${API_BASE_PRODUCTION}".`;
  if (typeof value !== 'string') return { advice: usual };
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    // Not a URL.
    return { advice: usual };
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '' || /[?#]/.test(value))
    return { advice: 'remove user, password, query and fragment.' };
  if (url.protocol !== 'https:' && !isLoopbackHttp(url.href))
    return { advice: 'use https: with http the secret would travel in clear. http is for a test server on this machine only.' };
  return url.href.replace(/\/+$/, '');
}

/** Whether a text is an origin in the form that browsers send. */
function isOrigin(text: string): boolean {
  try {
    const url = new URL(text);
    return (url.protocol === 'https:' || url.protocol === 'http:') && url.origin === text && !text.includes('*');
  } catch {
    // Not a URL, so not an origin.
    return false;
  }
}
