// The store on Durable Objects, with objects that keep their storage in memory and run in this process. workerd runs real ones in
// test/long/proxy-runtimes.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { createDurableStores, DgaStore, type DurableNamespace, type DurableStores } from '../../../src/proxy/cloudflare/index.ts';
import type { ProxyApp, ProxyOptions } from '../../../src/proxy/index.ts';
import { readRates } from '../../../src/proxy/limits/read-rates.ts';
import { countsRepeatedOnce, lookUp, proxyOver, until } from '../ask.ts';
import { CLIENT_ID, SECRET_KEY, Upstream } from '../upstream.ts';

/** A namespace whose objects have lost their memory before each request, as after an eviction; storage answers in a later turn. */
class Objects implements DurableNamespace {
  readonly contents: Map<string, string> = new Map();
  readonly alarms: Map<string, number> = new Map();
  isDown = false;
  #turns = new Map<string, Promise<unknown>>();

  idFromName(name: string): string {
    return name;
  }

  open(name: string): DgaStore {
    const later = async <T>(value: T): Promise<T> => new Promise((resolve) => setImmediate(resolve, value));
    return new DgaStore({
      storage: {
        get: () => later(JSON.parse(this.contents.get(name) ?? 'null') ?? undefined),
        put: (_, value) => later(void this.contents.set(name, JSON.stringify(value))),
        deleteAll: () => later(void this.contents.delete(name)),
        setAlarm: (atMs) => later(void this.alarms.set(name, atMs)),
      },
    });
  }

  get(name: unknown): { fetch(url: string, init: RequestInit): Promise<Response> } {
    const object = String(name);
    return {
      fetch: (url, init) => {
        // Events of one object wait while it uses its storage.
        const turn = (this.#turns.get(object) ?? Promise.resolve()).then(() => {
          if (this.isDown) throw new Error('Network connection lost.');
          return this.open(object).fetch(new Request(url, init));
        });
        this.#turns.set(object, turn.catch(() => undefined)); // oxfmt-ignore
        return turn;
      },
    };
  }
}

const open = (namespace: DurableNamespace, secretKey: string = SECRET_KEY): DurableStores =>
  createDurableStores({ namespace, clientId: CLIENT_ID, secretKey });

describe('isolates that share Durable Objects', () => {
  let upstream: Upstream;
  let objects: Objects;
  const isolates = (count: number, options: Partial<ProxyOptions> = {}): ProxyApp[] =>
    Array.from({ length: count }, () => proxyOver(upstream, { stores: open(objects), ...options }));
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());
  afterEach(() => {
    upstream.calm();
    upstream.valid.clear();
    upstream.isOneToken = false;
  });

  it('share one token, even if a new token ends the earlier one', async () => {
    objects = new Objects();
    upstream.isOneToken = true;
    upstream.play('token', { kind: 'late', ms: 50 });
    const answers = await Promise.all(
      isolates(5).flatMap((proxy) => Array.from({ length: 4 }, (_, i) => lookUp(proxy, String(1_000_000 + i)))),
    );
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
    assert.equal(upstream.count('token'), 1);
    assert.ok(![...objects.contents].some((entry) => /tok-|secret/i.test(entry.join().replaceAll(/"sealed":"[^"]*"/g, ''))));
    assert.ok(![...objects.contents.values()].some((text) => text.includes('tok-')), 'encrypted');
  });

  it('count a reservation and its miss once if their commands are repeated', async () => {
    objects = new Objects();
    await countsRepeatedOnce(open(objects).counters('client-misses', readRates('2/5min') ?? []));
  });

  it('replace a refused token once', async () => {
    objects = new Objects();
    const proxies = isolates(4);
    for (const proxy of proxies) await lookUp(proxy, '1000004');
    upstream.valid.clear();
    const answers = await Promise.all(proxies.map((proxy) => lookUp(proxy, '1000004')));
    assert.deepEqual(answers.map(({ status }) => status), [200, 200, 200, 200]); // oxfmt-ignore
    assert.equal(upstream.count('token'), 2);
  });

  it('share the limits of a caller and the budget of misses', async () => {
    objects = new Objects();
    const proxies = isolates(3, { rateLookups: '10/min', rateDgaMisses: '3/h', budgetDgaMisses: '5/h' });
    const proxyOf = (i: number): ProxyApp => proxies[i % 3] ?? assert.fail();
    const misses = await Promise.all(
      Array.from({ length: 8 }, (_, i) => lookUp(proxyOf(i), `Z00000${i}`, { address: '203.0.113.5' }).then(({ status }) => status)),
    );
    assert.deepEqual(
      misses.toSorted((one, other) => one - other),
      [404, 404, 404, 429, 429, 429, 429, 429],
    );
    const others: number[] = [];
    for (let i = 0; i < 4; i++) others.push((await lookUp(proxyOf(i), 'Z000001', { address: `203.0.113.${10 + i}` })).status);
    assert.deepEqual(others, [404, 404, 503, 503]);
    const lookups = await Promise.all(Array.from({ length: 12 }, (_, i) => lookUp(proxyOf(i), '1000004', { address: '203.0.113.99' })));
    assert.equal(lookups.filter(({ status }) => status === 200).length, 10);
  });

  it('do not refuse a hit because of others in progress', async () => {
    objects = new Objects();
    const proxies = isolates(4, { rateDgaMisses: '2/h' });
    upstream.play('searchcode', { kind: 'late', ms: 30 });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => lookUp(proxies[i % 4] ?? assert.fail(), `A00000${i % 10}`)));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  });

  it('answer ZIP Codes without the store, and refuse Digital Addresses', async () => {
    objects = new Objects();
    objects.isDown = true;
    const [proxy = assert.fail()] = isolates(1);
    assert.equal((await lookUp(proxy, '1000004')).status, 200);
    assert.equal((await lookUp(proxy, 'A7E2FK2')).status, 503);
  });

  it('share answers if the options say so, unreadable with another secret', async () => {
    objects = new Objects();
    const isStored = (): boolean => [...objects.contents.keys()].some((key) => key.startsWith('answer '));
    for (const proxy of isolates(3, { cache: 'shared' })) {
      assert.equal((await lookUp(proxy, '1000004')).status, 200);
      // An answer is stored after the response.
      await until(isStored);
    }
    assert.equal(upstream.count('searchcode'), 1);
    // A read writes nothing.
    assert.equal(await open(objects).answers.get('unknown'), undefined);
    assert.equal([...objects.contents.keys()].filter((name) => name.startsWith('answer ')).length, 1);
    assert.ok(![...objects.contents.values()].join().includes('大手町'));
    assert.equal(await open(objects, 'another-secret-4c1d').answers.get('1000004|1|1000|1|1'), undefined);
    assert.match((await open(objects).answers.get('1000004|1|1000|1|1')) ?? '', /大手町/);
  });

  it('do not tell Cloudflare who looked up what: the names of the objects contain no address and no code', async () => {
    objects = new Objects();
    const [proxy = assert.fail()] = isolates(1, { cache: 'shared' });
    for (const code of ['1000004', 'Z000001']) await lookUp(proxy, code, { address: '203.0.113.5' });
    await until(() => objects.contents.size === 5);
    assert.deepEqual(
      [...objects.contents.keys()].filter((name) => /203|1000004|Z000001/.test(name)),
      [],
    );
  });

  it('return a call to its window only', async () => {
    objects = new Objects();
    const counters = open(objects).counters('lookups', readRates('2/h') ?? assert.fail());
    const first = await counters.take('a');
    await counters.take('a');
    assert.equal((await counters.take('a')).allowed, false);
    await counters.giveBack('a', first);
    assert.deepEqual([(await counters.take('a')).allowed, (await counters.take('a')).allowed], [true, false]);
    await counters.giveBack('a', { ...first, windows: first.windows.map((window) => ({ ...window, id: 'earlier' })) });
    assert.equal((await counters.take('a')).allowed, false);
  });

  it('leave nothing behind: an object deletes its content after the last window has ended', async (t) => {
    objects = new Objects();
    await open(objects).counters('lookups', readRates('2/s,5/min') ?? assert.fail()).take('a'); // oxfmt-ignore
    const [name = '', endMs = 0] = [...objects.alarms][0] ?? [];
    assert.ok(endMs > Date.now() + 50_000 && endMs <= Date.now() + 60_000);
    await objects.open(name).alarm();
    assert.equal(objects.contents.size, 1, 'not before');
    t.mock.timers.enable({ apis: ['Date'], now: endMs });
    await objects.open(name).alarm();
    assert.equal(objects.contents.size, 0);
  });
});
