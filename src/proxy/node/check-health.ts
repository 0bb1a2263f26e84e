import { readText, type Variables } from './read-variables.ts';

/** Longer than any answer of a proxy that works. */
const TIMEOUT_MS = 3000;

/** Calls `/livez` of the proxy that runs on this machine with the same variables. For the health check of a container. */
export async function checkHealth(variables: Variables): Promise<boolean> {
  const host = readText(variables, 'DGA_HOST') ?? '127.0.0.1';
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  const base = (readText(variables, 'DGA_BASE_PATH') ?? '/dga').replace(/\/$/, '');
  const url = `http://${reachable}:${readText(variables, 'DGA_PORT') ?? '8787'}${base}/livez`;
  return fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(({ ok }) => ok, () => false); // oxfmt-ignore
}
