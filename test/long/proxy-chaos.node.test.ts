// Two commands on one Redis under a steady load, while everything around them goes wrong. CHAOS_MINUTES=10 for the long run.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { prepareList } from '../../src/list/index.ts';
import { loadTowns } from '../../src/mock/address-data.ts';
import { csvOf, FIRMS_SHIFT_JIS, officialTown, townLine } from '../list/official-files.ts';
import { GENEROUS, postTo, type Running, startBin, until } from '../proxy/ask.ts';
import { type RedisServer, startRedis } from '../proxy/node/redis-server.ts';
import { apiError, type Fault, HTML, SECRET_KEY, Upstream } from '../proxy/upstream.ts';

const RUN_MS = Number(process.env['CHAOS_MINUTES'] ?? 1) * 60_000;
const PER_SECOND = 50;
const EVENT_EVERY_MS = 2500;
/** An outage of the API outlasts the next event. */
const OUTAGE_MS = 4000;
/** The element gives up after this time. */
const SHOPPER_WAITS_MS = 8000;
const CLOCK = new URL('../support/jumping-clock.ts', import.meta.url).href;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const SEARCHES = [
  ['searchcode', { search_code: '1000004' }],
  ['searchcode', { search_code: '1020072' }],
  ['addresszip', { pref_code: '13', flg_getcity: 1 }],
  ['searchcode', { search_code: '1020' }],
  ['searchcode', { search_code: 'A7E2FK2' }],
] as const;
const DIGITAL_ADDRESS = 4;

type Event = readonly [string, () => Promise<void> | void];

/** The tests of one deployment: two commands with or without the public ZIP list. */
const inTrouble = (hasList: boolean) => (): void => {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-list-'));
  let upstream: Upstream;
  let redis: RedisServer;
  let bins: Running[] = [];
  const started: Running[] = [];
  before(async () => {
    upstream = await Upstream.start();
    redis = await startRedis();
    const { files } = prepareList([FIRMS_SHIFT_JIS, csvOf((await loadTowns()).map((row) => townLine(officialTown(row))))]);
    for (const [name, text] of files) writeFileSync(join(folder, name), text);
    // 50 lookups a second take a token of 60 s through many renewals.
    upstream.tokenPlan = { expiresIn: 60, same: false };
    bins = [await start(), await start()];
  });
  after(async () => {
    for (const bin of started) bin.child.kill('SIGKILL');
    await redis.start();
    await redis.stop();
    await upstream.stop();
    rmSync(folder, { recursive: true });
  });

  async function start(): Promise<Running> {
    const bin = await startBin({
      DGA_API_BASE: upstream.url,
      DGA_REDIS_URL: redis.url,
      DGA_SECRET_KEY: SECRET_KEY,
      ...(hasList ? { DGA_FALLBACK_LIST: folder } : {}),
      // Alone, an instance counts with half the limits.
      DGA_RATE_LOOKUPS: GENEROUS.rateLookups,
      NODE_OPTIONS: `--import ${CLOCK}`,
    });
    started.push(bin);
    // A start takes long on a busy machine, and an odd answer to its token call makes it wait for the other instance's next token.
    await until(() => fetch(`${bin.url}/readyz`).then(({ ok }) => ok, () => false), 150_000).catch((error: unknown) => assert.fail(`${String(error)}\n${bin.output.text.slice(-3000)}`)); // oxfmt-ignore
    return bin;
  }

  const rule = hasList ? 'answer every ZIP Code and list, also while the API is out' : 'lose no lookup that could have been answered';
  it(`${rule}, in ${RUN_MS / 60_000} min at ${PER_SECOND} lookups a second`, async (t) => {
    const startMs = performance.now();
    const lost: string[] = [];
    const lateMs: number[] = [];
    let [sent, refusedWithoutStore, refusedWithoutApi, repeated] = [0, 0, 0, 0];
    let storeGoneUntilMs = 0;
    let lastEvent = '';

    /** Sends a search as the nginx of deploy/ does: a refused connection or a 503 goes to the other instance. */
    async function search(index: number): Promise<void> {
      const [route, body] = SEARCHES[index % SEARCHES.length] ?? assert.fail();
      const beganMs = performance.now();
      let answer = '';
      for (let attempt = 0; attempt < 2; attempt++) {
        const bin = bins[(index + attempt) % bins.length] ?? assert.fail();
        answer = await postTo(bin.url, route, body).then(
          async (response) => {
            await response.arrayBuffer();
            return String(response.status);
          },
          (error: unknown) => String(error instanceof Error ? (error.cause ?? error) : error),
        );
        if (/^\d+$/.test(answer) && answer !== '503') break;
        repeated++;
      }
      // Nothing but the API answers Digital Addresses: with the list, only other times tell what a shopper notices.
      if (!hasList || index % SEARCHES.length !== DIGITAL_ADDRESS) lateMs.push(performance.now() - beganMs);
      if (answer === '200') return;
      if (index % SEARCHES.length === DIGITAL_ADDRESS && answer === '503' && beganMs < storeGoneUntilMs) refusedWithoutStore++;
      else if (hasList && index % SEARCHES.length === DIGITAL_ADDRESS) refusedWithoutApi++;
      else
        lost.push(
          `${Math.round((beganMs - startMs) / 1000)} s, ${lastEvent}: ${JSON.stringify(body)} ${answer} after ${Math.round(performance.now() - beganMs)} ms`,
        );
    }

    const outage = (name: string, fault: Fault): Event => [
      `outage: ${name}`,
      async () => {
        for (const operation of ['token', 'searchcode', 'addresszip'] as const) upstream.play(operation, fault);
        await pause(OUTAGE_MS);
        for (const operation of ['token', 'searchcode', 'addresszip'] as const) upstream.play(operation, undefined);
      },
    ];
    const outages = [
      outage('closed connections', { kind: 'reset' }),
      outage('silence', { kind: 'silent' }),
      outage('500', apiError('500-1029-0001')),
      outage('429', { kind: 'status', status: 429, headers: { 'retry-after': '5' } }),
    ];
    const events: Event[] = [
      ['clock jump', () => bins.forEach(({ child }) => child.kill('SIGUSR2'))],
      ['token revoked', () => upstream.valid.clear()],
      ['odd renewal: 403', () => upstream.play('token', { kind: 'status', status: 403, body: '<h1>no</h1>' }, 1)],
      ['odd renewal: 400-1028-0001', () => upstream.play('token', apiError('400-1028-0001'), 1)],
      ['odd renewal: HTML', () => upstream.play('token', HTML, 1)],
      ['slow token', () => upstream.play('token', { kind: 'late', ms: 1500 }, 2)],
      ['slow upstream', () => upstream.play('searchcode', { kind: 'late', ms: 700 }, 60)],
      ['SIGHUP', () => bins.forEach(({ child }) => child.kill('SIGHUP'))],
      [
        'Redis silent',
        async () => {
          storeGoneUntilMs = performance.now() + 6000;
          redis.signal('SIGSTOP');
          await pause(1000);
          redis.signal('SIGCONT');
        },
      ],
      [
        'Redis restarted',
        async () => {
          storeGoneUntilMs = performance.now() + 8000;
          await redis.stop();
          await pause(1000);
          await redis.start();
        },
      ],
      [
        'SIGTERM',
        async () => {
          const leaving = bins[0] ?? assert.fail();
          const next = await start();
          leaving.child.kill('SIGTERM');
          await pause(200);
          bins = [next, ...bins.slice(1)];
          assert.equal(await leaving.exited, 0);
        },
      ],
    ];

    // Before events that change nothing of the API, which would end the outage.
    for (const [i, next] of hasList ? ['clock jump', 'token revoked', 'SIGHUP', 'Redis restarted'].entries() : [])
      events.splice(events.findIndex(([name]) => name === next), 0, outages[i] ?? assert.fail()); // oxfmt-ignore

    const searches: Promise<void>[] = [];
    const happening = new Map<string, Promise<void>>();
    const failed: string[] = [];
    let nextEventMs = EVENT_EVERY_MS;
    for (let event = 0; performance.now() - startMs < RUN_MS; sent++) {
      searches.push(search(sent));
      const elapsedMs = performance.now() - startMs;
      if (elapsedMs > nextEventMs) {
        nextEventMs += EVENT_EVERY_MS;
        const [name, act] = events[event++ % events.length] ?? assert.fail();
        // On a busy machine an event may last until its next turn.
        if (!happening.has(name)) {
          lastEvent = name;
          const ended = Promise.resolve(act())
            .catch((error: unknown) => void failed.push(`${name}: ${String(error)}`))
            .finally(() => happening.delete(name));
          happening.set(name, ended);
        }
      }
      await pause(Math.max(0, ((sent + 1) * 1000) / PER_SECOND - (performance.now() - startMs)));
    }
    const elapsedS = (performance.now() - startMs) / 1000;
    await Promise.all([...searches, ...happening.values()]);
    const sorted = lateMs.toSorted((a, b) => a - b);
    t.diagnostic(
      `${sent} lookups in ${Math.round(elapsedS)} s (${Math.round(sent / elapsedS)} a second), ${lost.length} lost, ${refusedWithoutStore} Digital Addresses refused without Redis${hasList ? ` and ${refusedWithoutApi} without the API` : ''}, ${repeated} taken by the other instance, ${upstream.count('token')} token calls, p99 ${Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0)} ms, slowest ${Math.round(sorted.at(-1) ?? 0)} ms`,
    );
    assert.deepEqual(failed, []);
    assert.deepEqual(lost.slice(0, 20), []);
    if (hasList) assert.ok((sorted.at(-1) ?? 0) < SHOPPER_WAITS_MS, `${sorted.at(-1)} ms`);
    // A busy machine sends fewer lookups than the target rate.
    assert.ok(sent > (RUN_MS / 1000) * PER_SECOND * 0.1, `${sent} lookups`);
  });
};

describe('two proxies in trouble', inTrouble(false));
describe('two proxies with the public ZIP list in trouble', inTrouble(true));
