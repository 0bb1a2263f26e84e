import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LookupError } from '../../../src/address/lookup-error.ts';
import { createClient } from '../../../src/client/index.ts';
import { json, scriptedFetch } from '../../support/scripted-fetch.ts';

const found = json({ page: 1, limit: 1000, count: 1, searchtype: 'zipcode', addresses: [{ zip_code: '1000004' }] });
const isConfiguration = (error: unknown): boolean => error instanceof LookupError && error.code === 'configuration';

describe('an endpoint is refused', () => {
  test('if there are no options', () => {
    for (const options of [undefined, null, {}]) assert.throws(() => createClient(options as { endpoint: string }), isConfiguration);
  });

  for (const endpoint of [
    '',
    ' ',
    '\n',
    'http://[bad',
    'https://',
    'http://proxy.example:99999',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001\u001fjavascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'j\ra\nv\tascript:alert(1)',
    'javascript\n:alert(1)',
    'data:application/json,{}',
    'da\nta:,{}',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'f\tile:///etc',
    'ftp://example.com',
    'ws://example.com',
    'about:blank',
    'vbscript:x',
    'mocking:x',
    'httpx://example.com',
    'localhost:8787/dga',
    undefined,
    null,
    5,
    {},
  ]) {
    test(JSON.stringify(endpoint) ?? 'undefined', () => {
      assert.throws(() => createClient({ endpoint: endpoint as string }), isConfiguration);
      if (endpoint != null)
        assert.throws(
          () => createClient({ apiBase: endpoint as string, token: () => Promise.reject(new Error('asked')) }),
          isConfiguration,
        );
    });
  }
});

describe('a request to an endpoint', () => {
  for (const [endpoint, url] of [
    ['/dga', '/dga/searchcode'],
    ['/dga/', '/dga/searchcode'],
    ['/dga///', '/dga/searchcode'],
    ['/', '/searchcode'],
    ['.', './searchcode'],
    ['dga', 'dga/searchcode'],
    ['../dga', '../dga/searchcode'],
    ['//proxy.example/dga', '//proxy.example/dga/searchcode'],
    [' https://proxy.example/dga\n', 'https://proxy.example/dga/searchcode'],
    ['HTTP://127.0.0.1:8787/dga', 'HTTP://127.0.0.1:8787/dga/searchcode'],
    ['/a:b', '/a:b/searchcode'],
  ] as const) {
    test(JSON.stringify(endpoint), async () => {
      const { fetch, asked } = scriptedFetch(found);
      await createClient({ endpoint, fetch }).searchCode('1000004');
      assert.deepEqual(
        asked.map((one) => one.url),
        [url],
      );
    });
  }
});

describe('the endpoint mock:', () => {
  const place = Symbol.for('dga-address-lookup.mock');
  const globals = globalThis as { [place]?: typeof fetch };
  test('without the mock is a configuration error, without a request', async () => {
    const { fetch, asked } = scriptedFetch(found);
    await assert.rejects(createClient({ endpoint: 'mock:', fetch }).searchCode('1000004'), isConfiguration);
    assert.equal(asked.length, 0);
  });
  test('uses the mock as soon as it is loaded, even after the client was created', async (t) => {
    const client = createClient({ endpoint: 'mock:' });
    const { fetch, asked } = scriptedFetch(found);
    globals[place] = fetch;
    t.after(() => delete globals[place]);
    await client.searchCode('1000004');
    assert.equal(asked[0]?.url, 'mock:/searchcode');
  });
});

describe('options', () => {
  test('are refused without an endpoint and without an API', () => {
    for (const options of [
      {},
      { apiBase: undefined },
      { apiBase: 'https://api.example' },
      { apiBase: 'https://api.example', token: 'x' },
    ]) {
      assert.throws(() => createClient(options as never), isConfiguration);
    }
  });
  test('may have an endpoint instead of an API', async () => {
    const { fetch, asked } = scriptedFetch(found);
    await createClient({ endpoint: '/dga', apiBase: undefined, fetch }).searchCode('1000004');
    assert.equal(asked[0]?.url, '/dga/searchcode');
  });
  test('are not changed', () => {
    const options = Object.freeze({ apiBase: 'https://api.example/', token: () => Promise.reject(new Error('asked')) });
    createClient(options);
    assert.equal(options.apiBase, 'https://api.example/');
  });
  test('use the fetch that the page has at the time of the call', async (t) => {
    const client = createClient({ endpoint: '/dga' });
    const { fetch, asked } = scriptedFetch(found);
    t.mock.method(globalThis, 'fetch', fetch);
    await client.searchCode('1000004');
    assert.equal(asked.length, 1);
  });
});
