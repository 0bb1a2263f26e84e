// The processes of the benchmark: `upstream`, `bare` (the relay that a shop would write in twenty lines), `library` (createProxy on Node). Each prints its port.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createProxy } from '../../src/proxy/node/index.ts';
import { createStdoutLogger } from '../../src/proxy/node/log-to-stdout.ts';
import { CLIENT_ID, SECRET_KEY } from '../proxy/upstream.ts';

const [role, upstream = ''] = process.argv.slice(2);
process.on('SIGINT', () => process.exit());
const ready = ({ port }: { readonly port: number }): void => void process.send?.({ port });

const RECORD = {
  dgacode: null, zip_code: '1000004', pref_code: '13', pref_name: '東京都', pref_kana: 'トウキョウト', pref_roma: 'TOKYO', city_code: '13101', city_name: '千代田区',
  city_kana: 'チヨダク', city_roma: 'CHIYODA-KU', town_name: '大手町', town_kana: 'オオテマチ', town_roma: 'OTEMACHI', biz_name: null, biz_kana: null, biz_roma: null,
  block_name: null, other_name: null, address: null, longitude: null, latitude: null,
}; // oxfmt-ignore

if (role === 'upstream') {
  const answer = JSON.stringify({ page: 1, limit: 1000, count: 1, searchtype: 'zipcode', addresses: [RECORD] });
  const token = JSON.stringify({ token: 'tok-bench-1', token_type: 'jwt', expires_in: 600, scope: 'J1' });
  let tokenCalls = 0;
  const server = createServer((request, response) => {
    request.resume();
    const isToken = request.url?.endsWith('/j/token');
    if (isToken) tokenCalls++;
    response.writeHead(200, { 'content-type': 'application/json' });
    if (request.url === '/count') response.end(String(tokenCalls));
    else if (isToken) setTimeout(() => response.end(token), 100);
    else response.end(answer);
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1', () => ready(server.address() as AddressInfo));
}

if (role === 'bare') {
  const app = new Hono();
  app.post('/dga/searchcode', async (c) => {
    const { search_code } = await c.req.json<{ search_code: string }>();
    const response = await fetch(`${upstream}/searchcode/${encodeURIComponent(search_code)}`, {
      headers: { authorization: 'Bearer tok-bench-1', 'x-forwarded-for': '127.0.0.1', 'user-agent': 'bare/1.0' },
    });
    return c.json((await response.json()) as object, response.status as 200);
  });
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ready);
}

if (role === 'library') {
  const logger = createStdoutLogger('info');
  const proxy = createProxy({
    clientId: CLIENT_ID,
    secretKey: SECRET_KEY,
    apiBase: upstream,
    cache: 'off',
    rateLookups: '100000000/min',
    logger,
  });
  serve({ fetch: (request, env) => proxy.fetch(request, env), port: 0, hostname: '127.0.0.1' }, ready);
}
