import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setupServer } from 'msw/node';
import { createClient, createTokenSource, LookupError } from '../../src/client/index.ts';
import { MOCK_CLIENT_ID, MOCK_SECRET_KEY } from '../../src/mock/index.ts';
import { createHandlers } from '../../src/mock/msw/index.ts';
import { runApiContract } from './contract-suite.ts';

describe('MSW in Node', () => {
  const server = setupServer();
  before(() => server.listen({ onUnhandledFrame: 'bypass' }));
  after(() => server.close());

  runApiContract('MSW handlers in Node, at a relative endpoint', (scenario) => {
    server.resetHandlers(...createHandlers({ scenario, latency: 0 }));
    return (route, init) => fetch(`http://shop.example/dga${route}`, init);
  });

  test('answer at a whole address', async () => {
    server.resetHandlers(...createHandlers({ endpoint: 'https://shop.example/api/address/', latency: 0 }));
    const client = createClient({ endpoint: 'https://shop.example/api/address' });
    assert.equal((await client.searchCode('QN6-GQX1')).addresses[0]?.town_name, '博多駅中央街');
    assert.equal((await client.searchAddress({ pref_code: 40, flg_getcity: 1 })).level, 2);
    assert.equal((await fetch('https://shop.example/api/address/livez')).status, 200);
    assert.equal((await fetch('https://shop.example/api/address/nothing')).headers.get('content-type'), 'application/problem+json');
  });

  test('answers the proxy below a path that the API has too', async () => {
    for (const endpoint of ['https://shop.example/api/v1/dga', 'https://shop.example/api/v2']) {
      server.resetHandlers(...createHandlers({ endpoint, latency: 0 }));
      const client = createClient({ endpoint });
      assert.equal((await client.searchCode('QN6-GQX1')).addresses[0]?.town_name, '博多駅中央街');
      assert.equal((await client.searchAddress({ pref_code: 40, flg_getcity: 1 })).level, 2);
    }
  });

  test('answers the routes of the API, with a token', async () => {
    server.resetHandlers(...createHandlers({ latency: 0 }));
    for (const version of ['v1', 'v2']) {
      const apiBase = `https://stub-qz73x.da.pf.japanpost.jp/api/${version}`;
      const client = createClient({
        apiBase,
        token: createTokenSource({ apiBase, clientId: MOCK_CLIENT_ID, secretKey: MOCK_SECRET_KEY }),
        forwardedFor: '127.0.0.1',
      });
      assert.equal((await client.searchCode('QN6-GQX1')).addresses[0]?.town_name, '博多駅中央街');
      assert.equal((await client.searchAddress({ pref_code: 40, flg_getcity: 1 })).level, 2);
    }
  });

  test('breaks the connection in the scenario offline, and never answers in the scenario timeout', async () => {
    server.resetHandlers(...createHandlers({ latency: 0, scenario: 'offline' }));
    await assert.rejects(fetch('http://shop.example/dga/searchcode', { method: 'POST' }), TypeError);
    server.resetHandlers(...createHandlers({ latency: 0, scenario: 'timeout' }));
    const client = createClient({ endpoint: 'http://shop.example/dga', timeoutMs: 30 });
    await assert.rejects(client.searchCode('1000004'), (error: LookupError) => error.code === 'timeout');
  });

  test('does not intercept other requests', async () => {
    const asked: string[] = [];
    let left = new AbortController();
    server.resetHandlers(...createHandlers({ endpoint: 'https://shop.example/dga', latency: 0 }));
    server.events.on('request:unhandled', ({ request }) => {
      asked.push(request.url);
      left.abort();
    });
    const others = [
      'https://shop.example/dgax/searchcode',
      'https://other.example/dga/searchcode',
      'https://shop.example/searchcode',
      'https://shop.example/api/v1/cart',
      'https://shop.example/api/v2/searchcode',
    ];
    for (const address of others) {
      left = new AbortController();
      await fetch(address, { signal: left.signal }).catch(() => undefined);
    }
    server.events.removeAllListeners();
    assert.deepEqual(asked, others);
  });
});
