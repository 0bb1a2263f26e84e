// P32, P33: equal searches, what is remembered, and what answers while the API is down.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { prepareList } from '../../../src/list/index.ts';
import { loadTowns } from '../../../src/mock/address-data.ts';
import { NO_METRICS } from '../../../src/proxy/observe/metrics.ts';
import { csvOf, officialTown, townLine } from '../../list/official-files.ts';
import { from, keepingLogger, lookUp, post, proxyOver, until } from '../ask.ts';
import { apiError, Upstream } from '../upstream.ts';

const rows = await loadTowns();
const csv = csvOf(rows.map((row) => townLine(officialTown(row))));
const { files } = prepareList([csv]);
const statusesOf = (answers: readonly Response[]): ReadonlySet<number> => new Set(answers.map(({ status }) => status));

describe('searches', () => {
  let upstream: Upstream;
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());
  afterEach(() => upstream.calm());

  for (const cache of ['memory', 'off'] as const)
    it(`share one call of the API if a hundred are equal, with cache ${cache}`, async () => {
      const proxy = proxyOver(upstream, { cache });
      await lookUp(proxy, '1020072');
      upstream.calm();
      upstream.play('searchcode', { kind: 'late', ms: 100 });
      upstream.play('addresszip', { kind: 'late', ms: 100 });
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? lookUp(proxy, '1000004') : post(proxy, 'addresszip', { flg_getpref: 1 }))),
      );
      assert.deepEqual(statusesOf(answers), new Set([200]));
      assert.deepEqual([upstream.count('searchcode'), upstream.count('addresszip')], [1, 1]);
    });

  it('of Digital Addresses never share a call or an answer', async () => {
    const proxy = proxyOver(upstream, { cache: 'memory' });
    await lookUp(proxy, '1020072');
    upstream.calm();
    await Promise.all(Array.from({ length: 5 }, () => lookUp(proxy, 'A7E2FK2')));
    assert.equal(upstream.count('searchcode'), 5);
  });

  it('with explicit defaults share the answer of those without', async () => {
    const proxy = proxyOver(upstream, { cache: 'memory' });
    for (const options of [{}, { page: 1 }, { limit: 1000 }, { page: 1, limit: 1000, choikitype: 1, searchtype: 1 }, { searchtype: 1 }])
      assert.equal((await post(proxy, 'searchcode', { search_code: '1000004', ...options })).status, 200);
    for (const criteria of [{ flg_getcity: 0 }, { page: 1 }, { limit: 1000, flg_getpref: false }, {}])
      assert.equal((await post(proxy, 'addresszip', { pref_code: '13', ...criteria })).status, 200);
    assert.deepEqual([upstream.count('searchcode'), upstream.count('addresszip')], [1, 1]);
  });

  it('of ZIP Codes and lists that the API does not know are not repeated for a minute', async () => {
    let nowMs = Date.now();
    const proxy = proxyOver(upstream, { cache: 'memory', now: () => nowMs });
    const ask = (): Promise<readonly Response[]> =>
      Promise.all([lookUp(proxy, '9990000'), post(proxy, 'addresszip', { city_code: '13999' })]);
    upstream.play('addresszip', apiError('404-1018-0001'));
    for (let i = 0; i < 3; i++) assert.deepEqual(statusesOf(await ask()), new Set([404]));
    assert.deepEqual([upstream.count('searchcode'), upstream.count('addresszip')], [1, 1]);
    nowMs += 60_001;
    await ask();
    assert.deepEqual([upstream.count('searchcode'), upstream.count('addresszip')], [2, 2]);
  });

  it('are repeated once if the answer broke off', async () => {
    const proxy = proxyOver(upstream, { fetch: undefined });
    await lookUp(proxy, '1020072');
    for (const kind of ['cut', 'reset'] as const) {
      upstream.calm();
      upstream.play('searchcode', { kind }, 1);
      assert.equal((await lookUp(proxy, '1000004')).status, 200);
      assert.equal(upstream.count('searchcode'), 2);
    }
  });

  it('lose few requests to 429 without Retry-After, and count the pauses that the API requests', async () => {
    const paused: string[] = [];
    const proxy = proxyOver(upstream, { metrics: { ...NO_METRICS, paused: (reason) => paused.push(reason) } });
    await lookUp(proxy, '1020072');
    let lost = 0;
    for (let i = 0; i < 100; i++) {
      if (i % 50 === 0) upstream.play('searchcode', { kind: 'status', status: 429, body: 'slow down' }, 1);
      if ((await lookUp(proxy, String(1_000_000 + i))).status !== 200) lost++;
    }
    assert.equal(lost, 0);
    assert.deepEqual(paused, []);
    upstream.play('searchcode', apiError('503-1029-0001', { 'retry-after': '3' }), 1);
    await lookUp(proxy, '1000004');
    assert.deepEqual(paused, ['unavailable']);
  });

  it('get the last answer while the API is down if stale answers are allowed', async () => {
    for (const [stale, status] of [
      ['off', 502],
      ['1h', 200],
    ] as const) {
      let nowMs = Date.now();
      const sources: string[] = [];
      const metrics = { ...NO_METRICS, answeredFrom: (source: string) => sources.push(source) };
      const proxy = proxyOver(upstream, { cache: 'memory', stale, now: () => nowMs, metrics });
      await lookUp(proxy, '1000004');
      await lookUp(proxy, 'A7E2FK2');
      nowMs += 601_000;
      upstream.play('searchcode', apiError('500-1029-0001'));
      assert.equal((await lookUp(proxy, '1000004')).status, status, stale);
      assert.equal((await lookUp(proxy, 'A7E2FK2')).status, 502, 'never for a Digital Address');
      assert.deepEqual(sources, status === 200 ? ['stale'] : []);
      nowMs += 3_600_000;
      assert.equal((await lookUp(proxy, '1000004')).status, 502, 'not for ever');
      upstream.calm();
    }
  });

  it('share answers through a store, and continue if it hangs', async () => {
    const kept = new Map<string, string>();
    let isUp = true;
    const hang = new Promise<never>(() => undefined);
    const stores = {
      answers: {
        get: async (key: string) => (isUp ? kept.get(key) : Promise.reject(new Error('gone'))),
        set: async (key: string, body: string) => (isUp ? void kept.set(key, body) : hang),
      },
    };
    const [one, two] = [proxyOver(upstream, { cache: 'shared', stores }), proxyOver(upstream, { cache: 'shared', stores })] as const;
    await lookUp(one, '1000004');
    await lookUp(one, 'A7E2FK2');
    await until(() => kept.size === 1);
    upstream.calm();
    assert.equal((await lookUp(two, '1000004')).status, 200);
    assert.equal(upstream.calls.length, 0);
    isUp = false;
    assert.equal((await lookUp(two, '1020072')).status, 200);
    assert.ok(![...kept].flat().some((text) => text.includes('A7E2FK2')));
  });

  it('are answered from the list while the API is down from the start, and /readyz is 200', async () => {
    const proxy = proxyOver(upstream, { fallbackList: files });
    const ready = async (): Promise<number> => (await proxy.fetch(new Request('http://shop.example/dga/readyz'), from('127.0.0.1'))).status;
    assert.equal(await ready(), 503);
    upstream.play('token', { kind: 'status', status: 503, body: 'down' });
    await assert.rejects(proxy.warmUp());
    assert.equal(await ready(), 200);
    assert.equal((await lookUp(proxy, '1020072')).status, 200);
  });

  it('use a new list without a restart', async () => {
    let nowMs = 0;
    let current: ReadonlyMap<string, string> = files;
    const renamed = prepareList([
      csvOf(rows.map((row) => townLine(officialTown(row.town_name === '飯田橋' ? { ...row, town_name: '新飯田橋' } : row)))),
    ]).files;
    const logger = keepingLogger();
    const proxy = proxyOver(upstream, {
      fallbackList: async (name) => current.get(name),
      clientId: '',
      secretKey: '',
      logger,
      now: () => nowMs,
    });
    const town = async (): Promise<string> => ((await (await lookUp(proxy, '1020072')).json()) as { addresses: { town_name: string }[] }).addresses[0]?.town_name ?? ''; // oxfmt-ignore
    assert.equal(await town(), '飯田橋');
    current = renamed;
    nowMs += 5000;
    await until(async () => (await town()) === '新飯田橋');
    assert.ok(logger.lines.some(({ fields }) => fields['event'] === 'list'));
  });
});
