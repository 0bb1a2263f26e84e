import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListData } from '../../list/list-files.ts';
import { adviseName } from '../closest-name.ts';
import { ProxyConfigError } from '../config-error.ts';
import { isEcUid, type ProxyConfig, readConfig } from '../config.ts';
import type { EcUidOf, ProxyOptions } from '../options.ts';
import { NO_REDIS_URL, readRedisUrl } from './redis/redis-url.ts';
import { LOG_LEVELS } from './log-to-stdout.ts';

/** The options of the command. */
export interface CommandOptions {
  readonly proxy: ProxyOptions;
  /** The same, checked. */
  readonly config: ProxyConfig;
  readonly host: string;
  readonly port: number;
  readonly metricsHost: string;
  readonly metricsPort: number | undefined;
  readonly logLevel: string;
  /** Whether requests and calls to the API become OpenTelemetry spans. */
  readonly openTelemetry: boolean;
  readonly redisUrl: string | undefined;
  /** `DGA_EC_UID` and `DGA_EC_UIDS` as written. */
  readonly ecUid: { readonly usual: string | undefined; readonly byOrigin: string | undefined };
  /** `DGA_FALLBACK_LIST` as written. */
  readonly fallbackList: string | undefined;
  /** Possible mistakes: unknown variables. */
  readonly warnings: readonly string[];
}

export type Variables = Readonly<Record<string, string | undefined>>;

const SECRETS: ReadonlySet<string> = new Set(['DGA_CLIENT_ID', 'DGA_SECRET_KEY', 'DGA_REDIS_URL', 'DGA_SESSION_KEY']);

const KNOWN = [
  'DGA_CLIENT_ID', 'DGA_SECRET_KEY', 'DGA_API_BASE', 'DGA_TOKEN_PATH', 'DGA_SEARCHCODE_PATH', 'DGA_ADDRESSZIP_PATH', 'DGA_AUTH_SCHEME', 'DGA_EXPIRES_IN_UNIT', 'DGA_TOKEN_SCOPE',
  'DGA_ALLOWED_ORIGINS', 'DGA_OWN_HOSTS', 'DGA_HOST', 'DGA_PORT', 'DGA_BASE_PATH', 'DGA_FORWARDED_FOR', 'DGA_USER_AGENT', 'DGA_TRUSTED_PROXIES', 'DGA_EC_UID', 'DGA_EC_UIDS', 'DGA_TOKEN_MODE',
  'DGA_REDIS_URL', 'DGA_RATE_LOOKUPS', 'DGA_RATE_LISTS', 'DGA_RATE_DGA_MISSES', 'DGA_BUDGET_DGA_MISSES', 'DGA_SESSION_KEY', 'DGA_CACHE', 'DGA_STALE', 'DGA_DIGITAL_ADDRESS', 'DGA_COORDINATES', 'DGA_FALLBACK_LIST', 'DGA_METRICS_HOST', 'DGA_METRICS_PORT', 'DGA_OPEN_TELEMETRY', 'DGA_LOG_LEVEL',
] as const; // oxfmt-ignore

type Name = (typeof KNOWN)[number];

/** Reads a variable, or the file that it names; `undefined` if it is missing or empty. Adds mistakes to `problems`. */
export function readText(variables: Variables, name: Name, problems: string[] = []): string | undefined {
  const direct = variables[name];
  if (name === 'DGA_BASE_PATH' && direct === '') return direct;
  const file = variables[`${name}_FILE`];
  if (file === undefined || file === '') return direct === undefined || direct.trim() === '' ? undefined : direct.trim();
  if (direct !== undefined && direct !== '') problems.push(`${name} and ${name}_FILE are both set: keep one of them.`);
  try {
    const content = readFileSync(file, 'utf8').trim();
    if (content !== '') return content;
    problems.push(`${name}_FILE names an empty file: write the value into it.`);
  } catch (error) {
    problems.push(
      `${name}_FILE names a file that cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}): check the path and its permissions.`,
    );
  }
  return undefined;
}

/**
 * Reads the variables of the command. Each may be given as a file instead: `DGA_SECRET_KEY_FILE` names the file of `DGA_SECRET_KEY`.
 *
 * @throws {ProxyConfigError} one line per wrong variable, never with a secret
 */
export function readVariables(variables: Variables, defaults: Partial<ProxyOptions> = {}): CommandOptions {
  const problems: string[] = [];

  const text = (name: Name): string | undefined => readText(variables, name, problems);
  const list = (name: Name): readonly string[] | undefined =>
    text(name)
      ?.split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  const flag = (name: Name): boolean | undefined => {
    const value = text(name)?.toLowerCase();
    if (value === undefined) return undefined;
    if (['on', 'true', '1', 'yes'].includes(value)) return true;
    if (!['off', 'false', '0', 'no'].includes(value)) problems.push(`${name} is ${JSON.stringify(value)}: use on or off.`);
    return false;
  };
  const port = (name: Name, usual: number | undefined): number | undefined => {
    const value = text(name);
    if (value === undefined || (usual === undefined && value === 'off')) return usual;
    if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
    // What Kubernetes sets for a service named `dga` or `dga-metrics`.
    const remedy = value.startsWith('tcp://') ? ', and enableServiceLinks: false in the Pod, because Kubernetes has set this one' : '';
    problems.push(`${name} is ${JSON.stringify(value)}: use a port from 0 to 65535${remedy}.`);
    return usual;
  };

  const fallback = text('DGA_FALLBACK_LIST');
  if (fallback !== undefined) problems.push(...problemsOfList(fallback));
  const ecUids = readEcUids(list('DGA_EC_UIDS'), problems);
  const given = {
    clientId: text('DGA_CLIENT_ID'),
    secretKey: text('DGA_SECRET_KEY'),
    apiBase: text('DGA_API_BASE'),
    tokenPath: text('DGA_TOKEN_PATH'),
    searchcodePath: text('DGA_SEARCHCODE_PATH'),
    addresszipPath: text('DGA_ADDRESSZIP_PATH'),
    authScheme: text('DGA_AUTH_SCHEME'),
    expiresInUnit: text('DGA_EXPIRES_IN_UNIT') as ProxyOptions['expiresInUnit'],
    allowedOrigins: list('DGA_ALLOWED_ORIGINS'),
    ownHosts: list('DGA_OWN_HOSTS'),
    basePath: text('DGA_BASE_PATH'),
    forwardedFor: text('DGA_FORWARDED_FOR'),
    userAgent: text('DGA_USER_AGENT'),
    trustedProxies: list('DGA_TRUSTED_PROXIES'),
    ecUid: ecUids === undefined ? text('DGA_EC_UID') : ecUidByOrigin(ecUids, text('DGA_EC_UID')),
    tokenMode: flag('DGA_TOKEN_MODE'),
    rateLookups: text('DGA_RATE_LOOKUPS'),
    rateLists: text('DGA_RATE_LISTS'),
    rateDgaMisses: text('DGA_RATE_DGA_MISSES'),
    budgetDgaMisses: text('DGA_BUDGET_DGA_MISSES'),
    cache: text('DGA_CACHE') as ProxyOptions['cache'],
    stale: text('DGA_STALE'),
    sessionKey: text('DGA_SESSION_KEY'),
    digitalAddress: flag('DGA_DIGITAL_ADDRESS'),
    coordinates: flag('DGA_COORDINATES'),
    tokenScope: text('DGA_TOKEN_SCOPE'),
    fallbackList: fallback === undefined || problemsOfList(fallback).length > 0 ? undefined : listData(fallback),
  };
  const proxy = { ...defaults, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) } as ProxyOptions;

  const logLevel = text('DGA_LOG_LEVEL') ?? 'info';
  if (!LOG_LEVELS.includes(logLevel)) problems.push(`DGA_LOG_LEVEL is ${JSON.stringify(logLevel)}: use one of ${LOG_LEVELS.join(', ')}.`);
  const openTelemetry = flag('DGA_OPEN_TELEMETRY') ?? false;
  const redisUrl = text('DGA_REDIS_URL');
  if (redisUrl !== undefined && !readRedisUrl(redisUrl)) problems.push(`DGA_REDIS_URL ${NO_REDIS_URL}`);
  if (variables['NODE_TLS_REJECT_UNAUTHORIZED'] === '0')
    problems.push(
      'NODE_TLS_REJECT_UNAUTHORIZED is 0: the secret could go to any server. Unset it, and list a private authority in NODE_EXTRA_CA_CERTS.',
    );
  const listenHost = (name: Name, usual: string): string => {
    const value = text(name) ?? usual;
    if (!/^[A-Za-z0-9.:_-]+$/.test(value))
      problems.push(`${name} is ${JSON.stringify(value)}: use an address or a host name to listen on.`);
    return value;
  };
  const host = listenHost('DGA_HOST', '127.0.0.1');
  const metricsHost = listenHost('DGA_METRICS_HOST', host);
  const listenPort = port('DGA_PORT', 8787) ?? 8787;
  const metricsPort = port('DGA_METRICS_PORT', undefined);
  if (metricsPort !== undefined && metricsPort !== 0 && metricsPort === listenPort && metricsHost === host)
    problems.push('DGA_METRICS_PORT equals DGA_PORT: set a separate port for the metrics.');
  if ((variables['HTTPS_PROXY'] ?? variables['https_proxy'] ?? '') !== '' && !canUseProxyEnv())
    problems.push(
      `HTTPS_PROXY needs Node 24.5 or 22.21, and this is Node ${process.versions.node}: use a newer Node, or unset HTTPS_PROXY.`,
    );

  let config: ProxyConfig | undefined;
  try {
    config = readConfig(withStores(proxy, redisUrl));
  } catch (error) {
    if (!(error instanceof ProxyConfigError)) throw error;
    problems.push(...error.problems.map(inVariables));
  }
  if (config === undefined || problems.length > 0) throw new ProxyConfigError(problems);

  return {
    proxy,
    config,
    host,
    port: listenPort,
    metricsHost,
    metricsPort,
    logLevel,
    openTelemetry,
    redisUrl,
    ecUid: { usual: text('DGA_EC_UID'), byOrigin: text('DGA_EC_UIDS') },
    fallbackList: fallback,
    warnings: unknownVariables(variables),
  };
}

/** What Kubernetes sets in every Pod for a service named `dga` or `dga-…`. */
const OF_KUBERNETES =
  /^DGA_(?:\w+_)?(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT_\d+_[A-Z]+(?:_PROTO|_PORT|_ADDR)?)=|^DGA_\w+_PORT=[a-z]+:\/\//;

/**
 * One line for each unknown variable. No errors: orchestrators and other tools set variables with this prefix too, and a restart must not
 * fail because of them.
 */
function unknownVariables(variables: Variables): string[] {
  const known = KNOWN.flatMap<string>((name) => [name, `${name}_FILE`]);
  return Object.entries(variables)
    .filter(([name, value]) => name.startsWith('DGA_') && !known.includes(name) && !OF_KUBERNETES.test(`${name}=${value}`))
    .map(([name]) => `${name} is not a variable of this command: ${adviseName(name, known)}`);
}

/** `https://a.example=uid-a,https://b.example=uid-b`: the `ec_uid` of each shop, by the origin of its pages. */
function readEcUids(pairs: readonly string[] | undefined, problems: string[]): ReadonlyMap<string, string> | undefined {
  if (pairs === undefined) return undefined;
  const ecUids = new Map<string, string>();
  for (const pair of pairs) {
    const [, origin = '', ecUid = ''] = /^(https?:\/\/[^=/]+)=(.+)$/.exec(pair) ?? [];
    if (isEcUid(ecUid) && URL.canParse(origin) && new URL(origin).origin === origin) ecUids.set(origin, ecUid);
    else problems.push(`DGA_EC_UIDS has ${JSON.stringify(pair)}: use ORIGIN=EC_UID, such as https://shop.example=shop-1.`);
  }
  return ecUids;
}

/** Finds the `ec_uid` of a shop by the origin of the page. Callers without one are servers, which get the general one. */
function ecUidByOrigin(ecUids: ReadonlyMap<string, string>, usual: string | undefined): EcUidOf {
  return (request) => ecUids.get(request.headers.get('origin') ?? '') ?? usual;
}

/** The options as they will be with the store that is opened at the start. */
function withStores(proxy: ProxyOptions, redisUrl: string | undefined): ProxyOptions {
  if (redisUrl === undefined) return proxy;
  return { ...proxy, stores: { answers: { get: async () => undefined, set: async () => undefined } } };
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** The folder of a path that names the folder itself or its `index.json`. */
function folderOf(path: string): string {
  return path.replace(/[\\/]?index\.json$/, '').replace(/[\\/]+$/, '') || '.';
}

function problemsOfList(path: string): string[] {
  if (isWebAddress(path) || existsSync(join(folderOf(path), 'index.json'))) return [];
  return [
    `DGA_FALLBACK_LIST is ${JSON.stringify(path)}: it has no index.json: use the folder that --prepare-list wrote, or its https address.`,
  ];
}

/** The prepared ZIP list of an address or of a folder. */
function listData(path: string): ListData {
  if (isWebAddress(path)) return path;
  return async (name) => {
    try {
      return await readFile(join(folderOf(path), name), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
}

/** Whether this Node reads proxies from variables: `http.Agent` has `proxyEnv` since 24.5 and 22.21. */
function canUseProxyEnv(): boolean {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 5) || (major === 22 && minor >= 21);
}

/** `rateLookups is …` → `DGA_RATE_LOOKUPS is …` */
function inVariables(problem: string): string {
  return problem.replace(/^[a-zA-Z]+/, (option) => `DGA_${option.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`);
}

/** The configuration as `--check-config` prints it: every variable, with secrets masked. */
export function printableConfig({
  proxy,
  config,
  host,
  port,
  metricsHost,
  metricsPort,
  logLevel,
  openTelemetry,
  redisUrl,
  ecUid,
  fallbackList,
}: CommandOptions): string {
  const rates = (list: typeof config.rateLookups): string =>
    list.map(({ limit, name }) => `${limit}/${name.replace(/-\d+$/, '')}`).join(',');
  const values: { readonly [N in Name]: string } = {
    DGA_CLIENT_ID: config.clientId,
    DGA_SECRET_KEY: config.secretKey,
    DGA_API_BASE: config.apiBase,
    DGA_TOKEN_PATH: config.tokenPath,
    DGA_SEARCHCODE_PATH: config.searchcodePath,
    DGA_ADDRESSZIP_PATH: config.addresszipPath,
    DGA_AUTH_SCHEME: config.authScheme,
    DGA_EXPIRES_IN_UNIT: config.expiresInUnit,
    DGA_TOKEN_SCOPE: config.tokenScope ?? '(none)',
    DGA_ALLOWED_ORIGINS: config.allowedOrigins?.join(',') ?? '(same origin only)',
    DGA_OWN_HOSTS: config.ownHosts?.join(',') ?? '(any)',
    DGA_HOST: host,
    DGA_PORT: String(port),
    DGA_BASE_PATH: config.basePath,
    DGA_FORWARDED_FOR: config.forwardedFor,
    DGA_USER_AGENT: config.userAgent,
    DGA_TRUSTED_PROXIES: (proxy.trustedProxies ?? []).join(',') || '(none)',
    DGA_EC_UID: ecUid.usual ?? '(none)',
    DGA_EC_UIDS: ecUid.byOrigin ?? '(none)',
    DGA_TOKEN_MODE: config.tokenMode ? 'on' : 'off',
    DGA_REDIS_URL: redisUrl ?? '(none)',
    DGA_RATE_LOOKUPS: rates(config.rateLookups),
    DGA_RATE_LISTS: rates(config.rateLists),
    DGA_RATE_DGA_MISSES: rates(config.rateDgaMisses),
    DGA_BUDGET_DGA_MISSES: rates(config.budgetDgaMisses),
    DGA_SESSION_KEY: config.sessionKey ?? '(none)',
    DGA_CACHE: config.cache,
    DGA_STALE: proxy.stale ?? 'off',
    DGA_DIGITAL_ADDRESS: config.digitalAddress ? 'on' : 'off',
    DGA_FALLBACK_LIST: fallbackList ?? '(none)',
    DGA_COORDINATES: config.coordinates ? 'on' : 'off',
    DGA_METRICS_HOST: metricsHost,
    DGA_METRICS_PORT: metricsPort === undefined ? 'off' : String(metricsPort),
    DGA_OPEN_TELEMETRY: openTelemetry ? 'on' : 'off',
    DGA_LOG_LEVEL: logLevel,
  };
  return KNOWN.map((name) => `${name}=${SECRETS.has(name) && values[name] !== '(none)' ? '********' : values[name]}`).join('\n');
}
