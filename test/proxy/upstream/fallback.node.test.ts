import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { prepareList } from '../../../src/list/index.ts';
import { loadTowns } from '../../../src/mock/address-data.ts';
import { NO_METRICS } from '../../../src/proxy/observe/metrics.ts';
import { csvOf, FIRMS_SHIFT_JIS, officialTown, townLine } from '../../list/official-files.ts';
import { keepingLogger, lookUp, post, problemOf, proxyOver } from '../ask.ts';
import { apiError, type Fault, HTML, Upstream } from '../upstream.ts';
import { stopwatch } from '../../support/stopwatch.ts';

const rows = await loadTowns();
const { files } = prepareList([FIRMS_SHIFT_JIS, csvOf(rows.map((row) => townLine(officialTown(row))))]);
const townOf = async (response: Response): Promise<string | null | undefined> =>
  ((await response.json()) as { addresses: { town_name: string | null }[] }).addresses[0]?.town_name;

describe('the public ZIP list behind the API', () => {
  let upstream: Upstream;
  before(async () => {
    upstream = await Upstream.start();
  });
  after(() => upstream.stop());
  afterEach(() => upstream.calm());

  it('is not read while the API works', async () => {
    const proxy = proxyOver(upstream, { fallbackList: () => Promise.reject(new Error('read')) });
    // The API of the test gives every ZIP Code the same town.
    assert.equal(await townOf(await lookUp(proxy, '1020072')), '大手町');
    assert.equal((await lookUp(proxy, '9000000')).status, 404);
  });

  const faults: readonly (readonly [string, Fault])[] = [
    ['closes the connection', { kind: 'reset' }],
    ['answers with HTML', HTML],
    ['answers 500', apiError('500-1029-0001')],
    ['limits the proxy', { kind: 'status', status: 429, headers: { 'retry-after': '60' } }],
    ['refuses the token', apiError('401-9001-0002')],
    ['has another path', apiError('404-1029-0100')],
    ['says nothing', { kind: 'silent' }],
  ];
  for (const [name, fault] of faults) {
    it(`answers ZIP Codes, prefixes and lists if the API ${name}`, async () => {
      const proxy = proxyOver(upstream, { fallbackList: files });
      for (const operation of ['searchcode', 'addresszip'] as const) upstream.play(operation, fault);
      const elapsedMs = stopwatch();
      const [zip, firm, prefix, list] = await Promise.all([
        lookUp(proxy, '1020072'),
        lookUp(proxy, '1008926'),
        lookUp(proxy, '10200'),
        post(proxy, 'addresszip', { city_code: '13101', town_name: '飯田橋' }),
      ]);
      assert.ok(elapsedMs() < 3000, 'within 3 s');
      assert.equal(await townOf(zip), '飯田橋');
      assert.equal(await townOf(firm), '霞が関');
      assert.equal(prefix.status, 200);
      assert.equal(await townOf(list), '飯田橋');
      assert.equal((await lookUp(proxy, '9990000')).status, 404);
    });
  }

  it('never answers a Digital Address', async () => {
    upstream.play('searchcode', apiError('500-1029-0001'));
    const proxy = proxyOver(upstream, { fallbackList: files });
    const response = await lookUp(proxy, 'A7E2FK2');
    assert.equal(response.status, 502);
    assert.equal((await problemOf(response)).code, 'unavailable');
  });

  it('answers if the API refuses the credentials, and logs that once', async () => {
    const logger = keepingLogger();
    const sources: string[] = [];
    const metrics = { ...NO_METRICS, answeredFrom: (source: string) => sources.push(source) };
    const proxy = proxyOver(upstream, { fallbackList: files, secretKey: 'sk-wrong-00000000', logger, metrics });
    for (let i = 0; i < 5; i++) assert.equal(await townOf(await lookUp(proxy, '1020072')), '飯田橋');
    assert.deepEqual(sources, ['list', 'list', 'list', 'list', 'list']);
    assert.equal(logger.lines.filter(({ fields }) => fields['event'] === 'fallback').length, 1);
    assert.ok(logger.lines.some(({ fields }) => fields['event'] === 'token'));
  });

  it('gives the error of the API if the list fails too', async () => {
    upstream.play('searchcode', { kind: 'reset' });
    const proxy = proxyOver(upstream, { fallbackList: () => Promise.reject(new Error('read')) });
    assert.equal((await lookUp(proxy, '1020072')).status, 502);
  });

  it('does not keep answers of the list in the cache', async () => {
    const proxy = proxyOver(upstream, { fallbackList: files, cache: 'memory' });
    upstream.play('searchcode', apiError('500-1029-0001'), 1);
    assert.equal(await townOf(await lookUp(proxy, '1020072')), '飯田橋');
    assert.equal(await townOf(await lookUp(proxy, '1020072')), '大手町');
  });

  it('hides random faults of the API from every shopper who types a ZIP Code', async () => {
    const proxy = proxyOver(upstream, { fallbackList: files });
    // The API of the test has no ZIP Code that begins with 9.
    const known = rows.filter(({ zip_code }, i) => i % 8 === 0 && !zip_code?.startsWith('9')).map(({ zip_code }) => zip_code ?? '');
    // If a token or a path is refused, the search waits for another token or for the list, which the tests above show.
    const outages = faults.slice(0, 4);
    let slowest = 0;
    for (const [i, zip] of known.entries()) {
      const [, fault] = outages[(i * 7) % outages.length] ?? [];
      upstream.play('searchcode', i % 3 === 0 ? undefined : fault);
      const elapsedMs = stopwatch();
      const response = await lookUp(proxy, zip);
      slowest = Math.max(slowest, elapsedMs());
      assert.equal(response.status, 200, zip);
    }
    assert.ok(slowest < 2500, `${slowest} ms`);
  });
});

for (const [name, list] of [
  ['in data', files],
  ['from a function', async (file: string) => files.get(file)],
  ['from the address of a folder', 'https://files.example/zip/'],
] as const)
  it(`finds a town without its city in the list ${name}`, async (t) => {
    t.mock.method(globalThis, 'fetch', async (url: string) => {
      const text = files.get(url.replace('https://files.example/zip/', ''));
      return new Response(text ?? null, { status: text === undefined ? 404 : 200 });
    });
    const proxy = proxyOver({ url: 'https://api.example/api/v2' }, { clientId: undefined, secretKey: undefined, fallbackList: list });
    for (const criteria of [{ freeword: '飯田橋' }, { freeword: 'イイダバシ' }, { town_name: '飯田橋' }])
      assert.equal(await townOf(await post(proxy, 'addresszip', criteria)), '飯田橋', JSON.stringify(criteria));
    assert.equal((await post(proxy, 'addresszip', { freeword: '見本町' })).status, 404);
  });

it('a proxy with a list and without credentials is ready, and refuses only Digital Addresses', async () => {
  const proxy = proxyOver({ url: 'https://api.example/api/v2' }, { clientId: undefined, secretKey: undefined, fallbackList: files });
  assert.equal(await townOf(await lookUp(proxy, '1020072')), '飯田橋');
  const refused = await lookUp(proxy, 'A7E2FK2');
  assert.equal(refused.status, 503);
  assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/);
  assert.equal((await proxy.request('/dga/readyz')).status, 200);
});

it('a proxy with a list requires both credentials or none', () => {
  assert.throws(
    () => proxyOver({ url: 'https://api.example/api/v2' }, { secretKey: undefined, fallbackList: files }),
    /secretKey is missing/,
  );
  assert.throws(() => proxyOver({ url: 'https://api.example/api/v2' }, { fallbackList: 'zip' }), /fallbackList is "zip": use the path/);
});
