// The shipped nginx.conf on loopback: only addresses change.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { freePort } from '../support/free-port.ts';
import { startWebServer, type WebServer } from './web-server.ts';

/** The host name that the shipped file serves until the operator enters the shop's. */
export const SHOP = 'shop.example';

/** The headers of a browser on a page of the shop. Browsers before 2023 send no `Sec-Fetch-Site`. */
export const browserHeaders = (origin = `http://${SHOP}`, isOld = false): Record<string, string> => ({
  host: new URL(origin).host,
  origin,
  ...(isOld ? {} : { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }),
});

/** Replaces text that must be there. */
export function replaced(text: string, what: string, by: string): string {
  assert.ok(text.includes(what), `${what} is in the file`);
  return text.replaceAll(what, by);
}

/** Starts nginx with the shipped file in front of instances on these ports of loopback. */
export async function startShippedNginx(proxyPorts: readonly number[], { change = (site: string) => site } = {}): Promise<WebServer> {
  const port = await freePort();
  let site = replaced(readFileSync('deploy/nginx.conf', 'utf8'), 'listen 80', `listen 127.0.0.1:${port}`);
  site = site.replace(/access_log \S+ combined/, 'access_log off');
  const servers = [...site.matchAll(/^ *server proxy-\d+:8787(.*);$/gm)];
  assert.equal(servers.length, 2);
  const [first, second] = servers;
  site = replaced(site, second?.[0] ?? '', '');
  site = replaced(site, first?.[0] ?? '', proxyPorts.map((proxyPort) => `  server 127.0.0.1:${proxyPort}${first?.[1]};`).join('\n'));
  return startWebServer('nginx', port, change(site));
}
