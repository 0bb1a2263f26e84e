/** Where the shared Redis is. */
export type RedisPlace =
  | { readonly kind: 'single'; readonly url: string }
  | { readonly kind: 'sentinel'; readonly master: string; readonly hosts: readonly RedisHost[]; readonly login: RedisLogin }
  | { readonly kind: 'cluster'; readonly hosts: readonly RedisHost[]; readonly login: RedisLogin };

interface RedisHost {
  readonly host: string;
  readonly port: number;
}

interface RedisLogin {
  readonly username?: string;
  readonly password?: string;
  readonly db?: number;
  /** Whether connections use TLS. */
  readonly isSecure: boolean;
}

/** What is wrong with every other text. The text may contain a password, so it is not printed. */
export const NO_REDIS_URL =
  'is not a valid Redis URL: use redis://host:port, rediss://user:password@host:port/database, redis+sentinel://host:26379,host:26379/master or redis+cluster://host:port,host:port.';

const FORM = /^(redis|rediss)(\+sentinel|\+cluster)?:\/\/(?:([^@/\s]*)@)?([^@/?#\s]+)(?:\/([^?#\s]*))?$/;
const PORTS = { single: 6379, sentinel: 26_379, cluster: 6379 } as const;

function readHost(text: string, usualPort: number): RedisHost | undefined {
  const match = /^(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(?::(\d{1,5}))?$/.exec(text);
  const port = match?.[2] === undefined ? usualPort : Number(match[2]);
  return match?.[1] === undefined || port > 65_535 ? undefined : { host: match[1].replace(/^\[|\]$/g, ''), port };
}

/**
 * Reads `redis://`, `rediss://` (TLS), `redis+sentinel://[user:password@]host:26379,host:26379/master[/db]` or
 * `redis+cluster://[user:password@]host:6379,host:6379`.
 *
 * @returns `undefined` for any other text
 */
export function readRedisUrl(text: string): RedisPlace | undefined {
  const [, scheme, variant, userinfo = '', hostList = '', path = ''] = FORM.exec(text) ?? [];
  if (scheme === undefined) return undefined;
  const kind = variant === '+sentinel' ? 'sentinel' : variant === '+cluster' ? 'cluster' : 'single';
  let username: string;
  let password: string;
  try {
    [username = '', password = ''] = userinfo.split(/:(.*)/s).map(decodeURIComponent);
  } catch {
    // A password with half an escape.
    return undefined;
  }
  const hosts = hostList.split(',').map((host) => readHost(host, PORTS[kind]));
  if (!hosts.every((host) => host !== undefined)) return undefined;
  const [first = '', database] = path.split('/');
  if (kind === 'single') return hosts.length === 1 && /^\d*$/.test(path) ? { kind, url: text } : undefined;
  const login = {
    ...(username === '' ? {} : { username }),
    ...(password === '' ? {} : { password }),
    ...(database === undefined || database === '' ? {} : { db: Number(database) }),
    isSecure: scheme === 'rediss',
  };
  if (kind === 'cluster') return path === '' ? { kind, hosts, login } : undefined;
  return /^[\w.-]+$/.test(first) && /^\d*$/.test(database ?? '') ? { kind, master: first, hosts, login } : undefined;
}
