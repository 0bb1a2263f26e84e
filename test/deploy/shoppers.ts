// Asks a web server as browsers of shoppers do, each from a separate address of loopback.
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { browserHeaders, SHOP } from './shipped-nginx.ts';

/** Looks a ZIP Code up from a page of the shop. Returns the status. */
export function lookUpFrom(
  address: string,
  port: number,
  { path = '/dga/searchcode', host = SHOP, isOldBrowser = false } = {},
): Promise<number> {
  const body = '{"search_code":"1000004"}';
  const headers = new Map(
    Object.entries({ ...browserHeaders(`http://${host}`), 'content-type': 'application/json', 'content-length': String(body.length) }),
  );
  if (isOldBrowser) headers.delete('sec-fetch-site');
  return new Promise((done, fail) => {
    const sent = request(
      { host: '127.0.0.1', port, localAddress: address, method: 'POST', path, headers: Object.fromEntries(headers), agent: false },
      (response) => {
        response.resume();
        response.on('end', () => done(response.statusCode ?? 0)).on('error', fail);
      },
    );
    sent.on('error', fail).end(body);
  });
}

/** Asserts that a page of the shop is served, also to browsers without `Sec-Fetch-Site`, and that each shopper has a limit, of one lookup here. */
export async function assertServed(port: number, options: Parameters<typeof lookUpFrom>[2] = {}): Promise<void> {
  const statuses: number[] = [];
  for (const address of ['127.0.0.2', '127.0.0.2', '127.0.0.3'])
    statuses.push(await lookUpFrom(address, port, { ...options, isOldBrowser: address === '127.0.0.3' }));
  assert.deepEqual(statuses, [200, 429, 200]);
}
