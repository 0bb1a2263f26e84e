import assert from 'node:assert/strict';
import { Hono } from 'hono';
import { it } from 'node:test';
import { from, JSON_HEADERS, proxyOver } from './ask.ts';
import { Upstream } from './upstream.ts';

it('the proxy can be mounted in a Hono app, as the documents show', async () => {
  const upstream = await Upstream.start();
  const app = new Hono();
  app.get('/', (c) => c.text('shop'));
  // The compiler checks this line too.
  app.route('/', proxyOver(upstream));
  const request = new Request('http://shop.example/dga/searchcode', {
    method: 'POST',
    headers: JSON_HEADERS,
    body: '{"search_code":"100-0004"}',
  });
  assert.equal((await app.fetch(request, from('198.51.100.7') as object)).status, 200);
  assert.equal(await (await app.request('/')).text(), 'shop');
  await upstream.stop();
});
