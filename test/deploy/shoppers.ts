// Asks a web server as browsers of shoppers do, each from a separate address of loopback.
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { browserHeaders, SHOP } from './shipped-nginx.ts';

export interface Asked {
  readonly path?: string;
  readonly origin?: string;
  /** A browser without `Sec-Fetch-Site`. */
  readonly isOld?: boolean;
  /** Headers of a server in front. */
  readonly more?: Readonly<Record<string, string>>;
}
export interface Shown {
  readonly status: number;
  /** Lookups that this shopper has left. */
  readonly left: number;
}

/** Looks a ZIP Code up from a page of the shop, as a shopper with this address. */
export function lookUpFrom(
  address: string,
  port: number,
  { path = '/dga/searchcode', origin = `http://${SHOP}`, isOld = false, more = {} }: Asked = {},
): Promise<Shown> {
  const body = '{"search_code":"1000004"}';
  const headers = { ...browserHeaders(origin, isOld), ...more, 'content-type': 'application/json', 'content-length': String(body.length) };
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, localAddress: address, method: 'POST', path, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      const left = Number(/"[^"]*";r=(\d+)/.exec(String(response.headers['ratelimit']))?.[1]);
      response
        .on('end', () => {
          const status = response.statusCode ?? 0;
          // PHP that never reaches the proxy answers 200 with nothing.
          if (status === 200 && !text.includes('"zip_code":"1000004"')) fail(new Error(`200 without the address: ${text.slice(0, 100)}`));
          else done({ status, left });
        })
        .on('error', fail);
    });
    sent.on('error', fail).end(body);
  });
}

/** Asserts that a page of the shop is served, also to browsers without `Sec-Fetch-Site`, and that each shopper has separate limits. */
export async function assertServed(ask: (address: string, asked: Asked) => Promise<Shown>): Promise<void> {
  const first = await ask('127.0.0.2', {});
  const second = await ask('127.0.0.2', {});
  const other = await ask('127.0.0.3', { isOld: true });
  assert.deepEqual([first.status, second.status, other.status], [200, 200, 200]);
  assert.ok(first.left > 0, `${first.left} lookups left`);
  assert.deepEqual([second.left, other.left], [first.left - 1, first.left]);
} // oxfmt-ignore
