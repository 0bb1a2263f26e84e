import { errorCodeOf, isTlsError } from '../observe/error-code.ts';

/** One line about a Redis error: the problem and the remedy, never the password. `undefined` for errors that the next attempt may fix. */
export function explainRedisError(error: Error & { readonly lastNodeError?: Error }): string | undefined {
  // A Cluster's error has the reason in another one.
  const { message } = error.lastNodeError ?? error;
  if (/WRONGPASS|invalid password|invalid username-password/i.test(message))
    return 'Redis refuses the password in DGA_REDIS_URL (WRONGPASS): correct user and password.';
  if (/NOAUTH/.test(message)) return 'Redis requires a password (NOAUTH): set it in DGA_REDIS_URL, redis://:password@host:port.';
  if (/NOPERM|can't run this command/.test(message))
    return 'The Redis user may not run the commands of the proxy (NOPERM): allow @read, @write, @scripting, INFO and SELECT on dga:*.';
  if (message.startsWith('OOM')) return 'Redis is full (OOM): raise maxmemory, or set maxmemory-policy to volatile-ttl.';
  if (/unknown command/.test(message))
    return 'Redis does not know a command of the proxy: use Redis 6.2 or later, and do not rename EVAL and EVALSHA.';
  if (/DB index is out of range/.test(message))
    return 'Redis has no database of the number in DGA_REDIS_URL: use one from 0 to 15, or set databases in its configuration.';
  if (/cluster support disabled/.test(message)) return 'DGA_REDIS_URL is not a Cluster: use redis:// in place of redis+cluster://.';
  if (message.startsWith('MOVED')) return 'DGA_REDIS_URL is a Cluster (MOVED): use redis+cluster:// in place of redis://.';
  if (message.startsWith('READONLY'))
    return 'DGA_REDIS_URL is a read-only replica (READONLY): use the address of the master, or redis+sentinel://.';
  if (/All sentinels are unreachable/.test(message))
    return 'No Sentinel in DGA_REDIS_URL answers with a master of that name: check hosts, ports and the name.';
  const code = errorCodeOf(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The host in DGA_REDIS_URL does not resolve (${code}): check the name and the DNS.`;
  if (code === 'ECONNREFUSED')
    return 'The host in DGA_REDIS_URL refuses connections (ECONNREFUSED): start Redis, or correct host and port.';
  if (code === 'ETIMEDOUT')
    return 'No connection to the host in DGA_REDIS_URL in time (ETIMEDOUT): check the firewall, and use rediss:// only for a server with TLS.';
  if (code !== undefined && isTlsError(code))
    return `TLS to Redis fails (${code}): use redis:// for a server without TLS, or list its authority in NODE_EXTRA_CA_CERTS.`;
  return undefined;
}

/** One line about an error at the start of the command: the problem and the remedy. */
export function explainStartError(error: unknown): string {
  const { code, message = 'failed', port, address } = error as { code?: string; message?: string; port?: number; address?: string };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop the process that listens there, or set DGA_PORT or DGA_METRICS_PORT to a free port.`;
  if (code === 'EACCES') return `Port ${port} needs more rights: set DGA_PORT and DGA_METRICS_PORT to ports from 1024.`;
  if (code === 'EADDRNOTAVAIL') return `${address} is not an address of this machine: set DGA_HOST to one, or to 0.0.0.0.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return 'The host in DGA_HOST does not resolve: set an address of this machine, or 0.0.0.0.';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return `${message.split('. ')[0]}: run dga-address-proxy --help for the list of options.`;
  return message;
}
