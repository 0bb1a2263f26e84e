// Three instances on one Redis behind nginx with the shipped file, while everything around them goes wrong: `npm run task chaos`.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareList } from '../../src/list/index.ts';
import { loadTowns } from '../../src/mock/address-data.ts';
import { browserHeaders, startShippedNginx } from '../deploy/shipped-nginx.ts';
import { isMissing, type WebServer } from '../deploy/web-server.ts';
import { csvOf, FIRMS_SHIFT_JIS, officialTown, townLine } from '../list/official-files.ts';
import { type Running, startBin, until } from '../proxy/ask.ts';
import { type RedisServer, startRedis } from '../proxy/node/redis-server.ts';
import { Upstream } from '../proxy/upstream.ts';
import { freePort } from '../support/free-port.ts';
import { type DeploymentFault, FAULTS } from './faults.ts';

/** The time of both deployments together. */
const RUN_MS = (Number(process.env['CHAOS_MINUTES'] ?? 2) * 60_000) / 2;
const PER_SECOND = 50;
const INSTANCES = 3;
/** One round of all faults, some of which take longer, in a minute; in longer runs, each fault gets time to do harm. */
const SLOT_MS = Math.min(6000, RUN_MS / (FAULTS.length + 5));
/** The circuit breaker waits for five seconds before it asks again, and a store that was gone is tried again as late. */
const AFTERMATH_MS = 6000;
/** The element gives up after this time. */
const SHOPPER_WAITS_MS = 8000;
/** `resources.limits.memory` of the shipped Kubernetes manifest. */
const MEMORY_LIMIT_MB = 256;
const CLOCK = new URL('../support/jumping-clock.ts', import.meta.url).href;

const zipCode = (search_code: string): Search => ({ route: 'searchcode', body: { search_code }, expects: `"zip_code":"${search_code.padEnd(7, '0')}"` }); // oxfmt-ignore
interface Search {
  readonly route: 'searchcode' | 'addresszip';
  readonly body: Readonly<Record<string, string | number>>;
  /** Text of the only right answer. */
  readonly expects: string;
  readonly isDigitalAddress?: boolean;
}
const SEARCHES: readonly Search[] = [
  zipCode('1000004'),
  zipCode('1020072'),
  { route: 'addresszip', body: { pref_code: '13', flg_getcity: 1 }, expects: '"pref_code":"13"' },
  zipCode('1000005'),
  { route: 'searchcode', body: { search_code: 'A7E2FK2' }, expects: '"dgacode":"A7E2FK2"', isDigitalAddress: true },
];

/** The results of the lookups that began during one fault or after it. */
interface Row {
  sent: number;
  lost: number;
  /** Refused as documented, because an answer was impossible. */
  refused: number;
  wrong: number;
  slowestMs: number;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly type: string;
}

/** Sends a search through nginx, as the browser of one of 60,000 shoppers. */
function send(port: number, { route, body }: Search, shopper: number): Promise<Answer> {
  const text = JSON.stringify(body);
  const headers = { ...browserHeaders(), 'content-type': 'application/json', 'content-length': String(text.length) };
  const localAddress = `127.1.${(shopper >> 8) % 250}.${(shopper % 250) + 1}`;
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, localAddress, method: 'POST', path: `/dga/${route}`, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => done({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString(), type: response.headers['content-type'] ?? '' }));
    });
    sent.on('error', fail).end(text);
  });
} // oxfmt-ignore

/** Memory of a process in MB. */
const memoryMb = ({ child }: Running): number =>
  Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

/** One deployment, with or without the public ZIP list. */
const inTrouble = (hasList: boolean) => (): void => {
  const list = mkdtempSync(join(tmpdir(), 'chaos-list-'));
  const started: Running[] = [];
  const instances: Running[] = [];
  let upstream: Upstream;
  let redis: RedisServer;
  let nginx: WebServer;
  before(async () => {
    [upstream, redis] = await Promise.all([Upstream.start(), startRedis()]);
    // A renewal every six seconds, in the second half of the token's life.
    upstream.tokenPlan = { expiresIn: 12, same: false };
    const { files } = prepareList([FIRMS_SHIFT_JIS, csvOf((await loadTowns()).map((row) => townLine(officialTown(row))))]);
    for (const [name, text] of files) writeFileSync(join(list, name), text);
    for (let i = 0; i < INSTANCES; i++) await restart(i);
    nginx = await startShippedNginx(instances.map(({ port }) => port));
  });
  after(async () => {
    await nginx?.stop();
    for (const { child } of started) child.kill('SIGKILL');
    await redis?.stop();
    await upstream?.stop();
    rmSync(list, { recursive: true });
  });

  /** Starts an instance, with the default limits. */
  async function restart(index: number): Promise<void> {
    const variables = {
      DGA_API_BASE: upstream.url,
      DGA_REDIS_URL: redis.url,
      DGA_TRUSTED_PROXIES: '127.0.0.1',
      DGA_OWN_HOSTS: 'shop.example',
      DGA_RATE_LOOKUPS: '60/min,1000/h',
      DGA_RATE_LISTS: '120/min,3000/h',
      DGA_RATE_DGA_MISSES: '5/5min,20/day',
      DGA_BUDGET_DGA_MISSES: '100/h,1000/day',
      NODE_OPTIONS: `--import ${CLOCK} --max-semi-space-size=8`,
      ...(hasList ? { DGA_FALLBACK_LIST: list } : {}),
    };
    const port = instances[index]?.port ?? (await freePort());
    const bin = await startBin(variables, { port });
    started.push(bin);
    instances[index] = bin;
  }

  const rule = hasList ? 'answers ZIP Codes and lists also while the API is out' : 'loses no lookup that could have been answered';
  it(`${rule}, in ${RUN_MS / 60_000} min at ${PER_SECOND} lookups a second`, async (t) => {
    await until(() => fetch(`${instances[INSTANCES - 1]?.url}/readyz`).then(({ ok }) => ok));
    const table = new Map<string, Row>(FAULTS.map(({ name }) => [name, { sent: 0, lost: 0, refused: 0, wrong: 0, slowestMs: 0 }]));
    const examples: string[] = [];
    const causes = new Map<string, number>();
    const memory: number[] = [];
    const startMs = performance.now();
    let fault: DeploymentFault = FAULTS[0] ?? assert.fail();
    /** Until when the API, or Redis, cannot be had. */
    const goneUntilMs = { api: 0, store: 0 };

    async function search(index: number): Promise<void> {
      const wanted = SEARCHES[index % SEARCHES.length] ?? assert.fail();
      const row = table.get(fault.name) ?? assert.fail();
      const [beganMs, during] = [performance.now(), fault.name];
      row.sent++;
      const answer = await send(nginx.port, wanted, index).catch((error: unknown): Answer => ({ status: 0, text: String(error), type: '' }));
      const endMs = performance.now();
      const tookMs = endMs - beganMs;
      row.slowestMs = Math.max(row.slowestMs, tookMs);
      if (answer.status === 200 && !answer.text.includes(wanted.expects)) row.wrong++;
      if (answer.status === 200 && tookMs < SHOPPER_WAITS_MS) return;
      const isOut = (goneUntilMs.api > beganMs && (wanted.isDigitalAddress || !hasList)) || (goneUntilMs.store > beganMs && wanted.isDigitalAddress);
      // An error of nginx itself is never declared.
      if (isOut && answer.type === 'application/problem+json') row.refused++;
      else {
        row.lost++;
        const cause = `${during}: ${answer.status} ${/"code":"([\w-]+)"/.exec(answer.text)?.[1] ?? answer.text.slice(0, 20)}`;
        causes.set(cause, (causes.get(cause) ?? 0) + 1);
        examples.push(`${Math.round((beganMs - startMs) / 1000)} s, ${during}: ${JSON.stringify(wanted.body)} ${answer.status} ${answer.text.slice(0, 120)} after ${Math.round(tookMs)} ms`);
      }
    } // oxfmt-ignore

    const pending = new Set<Promise<void>>();
    const failures: string[] = [];
    let happening: Promise<void> | undefined;
    let [next, nextAtMs, sent] = [0, 0, 0];
    for (; performance.now() - startMs < RUN_MS; sent++) {
      const elapsedMs = performance.now() - startMs;
      if (happening === undefined && elapsedMs >= nextAtMs) {
        fault = FAULTS[next++ % FAULTS.length] ?? assert.fail();
        nextAtMs = elapsedMs + SLOT_MS;
        const { name, stops } = fault;
        if (stops) goneUntilMs[stops] = Number.POSITIVE_INFINITY;
        happening = fault
          .act({ upstream, redis, instances, restart }, SLOT_MS / 2)
          .catch((error: unknown) => void failures.push(`${name}: ${String(error)}`))
          .finally(() => {
            if (stops) goneUntilMs[stops] = performance.now() + AFTERMATH_MS;
            happening = undefined;
          });
      }
      const one: Promise<void> = search(sent).finally(() => pending.delete(one));
      pending.add(one);
      if (sent % PER_SECOND === 0) memory.push(memoryMb(instances[INSTANCES - 1] ?? assert.fail()));
      await sleep(Math.max(0, ((sent + 1) * 1000) / PER_SECOND - (performance.now() - startMs)));
    }
    await Promise.all([...pending, happening]);

    const rows = [...table].filter(([, row]) => row.sent > 0);
    const sum = (key: keyof Row): number => rows.reduce((total, [, row]) => total + row[key], 0);
    const line = (name: string, row: Row): string =>
      `| ${name} | ${row.sent} | ${row.lost} | ${row.refused} | ${row.wrong} | ${Math.round(row.slowestMs)} |`;
    const total: Row = {
      sent: sum('sent'),
      lost: sum('lost'),
      refused: sum('refused'),
      wrong: sum('wrong'),
      slowestMs: Math.max(...rows.map(([, row]) => row.slowestMs)),
    };
    t.diagnostic(['', '| fault | lookups | lost | refused | wrong | slowest, ms |', '| --- | --- | --- | --- | --- | --- |', ...rows.map(([name, row]) => line(name, row)), line('all', total)].join('\n')); // oxfmt-ignore
    const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const quarter = Math.floor(memory.length / 4);
    const [early, late] = [median(memory.slice(quarter, 2 * quarter)), median(memory.slice(-quarter))];
    t.diagnostic(`memory of the instance that was never restarted: ${early.toFixed(0)} MB in the second quarter, ${late.toFixed(0)} MB in the last; ${upstream.count('token')} token calls`); // oxfmt-ignore
    if (causes.size > 0)
      t.diagnostic(['lost, by fault and answer:', ...[...causes].map(([cause, times]) => `${times} ${cause}`)].join('\n'));
    assert.deepEqual(failures, []);
    assert.equal(total.wrong, 0);
    assert.ok(total.lost <= total.sent / 100, `${total.lost} of ${total.sent} lookups were lost:\n${examples.slice(0, 20).join('\n')}`);
    assert.ok(Math.max(...memory) < MEMORY_LIMIT_MB, `${Math.max(...memory)} MB`);
    // A busy machine sends fewer lookups than the target rate.
    assert.ok(sent > (RUN_MS / 1000) * PER_SECOND * 0.1, `${sent} lookups`);
  });
};

describe('three instances behind nginx in trouble', { skip: isMissing('nginx') }, inTrouble(false));
describe('three instances with the public ZIP list behind nginx in trouble', { skip: isMissing('nginx') }, inTrouble(true));
