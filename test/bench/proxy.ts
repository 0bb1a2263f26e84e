// npm run task bench:proxy [seconds]: throughput and latency as ratios in one run, token calls of a start under load, and memory.
//
// Bare relay and proxy answer the same call of the same upstream on the same Node, in short turns. Medians count: on a busy machine, the
// best turn of each would only tell who had the luckier moment.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { CLIENT_ID, SECRET_KEY } from '../proxy/upstream.ts';
import { GENEROUS, until } from '../proxy/ask.ts';
import { freePort } from '../support/free-port.ts';

const SECONDS = Number(process.argv[2] ?? 60);
const TURN_S = 2;
const TURNS = 11;
const CONNECTIONS = 20;
const BIN = new URL('../../src/proxy/node/bin.ts', import.meta.url);
const RELAYS = new URL('./relays.ts', import.meta.url);

const children: ChildProcess[] = [];
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

async function relay(role: string, upstream = ''): Promise<string> {
  const child = fork(RELAYS, [role, upstream], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  children.push(child);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return `http://127.0.0.1:${port}`;
}

async function bin(upstream: string): Promise<{ url: string; metrics: string; child: ChildProcess }> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const child = fork(BIN, [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      DGA_CLIENT_ID: CLIENT_ID,
      DGA_SECRET_KEY: SECRET_KEY,
      DGA_API_BASE: upstream,
      DGA_PORT: String(port),
      DGA_METRICS_PORT: String(metricsPort),
      DGA_CACHE: 'off',
      DGA_RATE_LOOKUPS: '100000000/min',
      DGA_RATE_DGA_MISSES: GENEROUS.rateDgaMisses,
      DGA_BUDGET_DGA_MISSES: GENEROUS.budgetDgaMisses,
    },
  });
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${url}/dga/readyz`).then(({ ok }) => ok, () => false)); // oxfmt-ignore
  return { url, metrics: `http://127.0.0.1:${metricsPort}/metrics`, child };
}

/** The requests of one connection. No other connection has its codes, or the proxy would join equal searches, which a relay cannot. */
const requestsOf = (connection: number): autocannon.Request[] =>
  Array.from({ length: 500 }, (_, i) => ({
    method: 'POST',
    path: '/dga/searchcode',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ search_code: String(1_000_000 + 500 * connection + i) }),
  }));

async function load(url: string, seconds: number): Promise<{ rps: number; p99: number; bad: number }> {
  let clients = 0;
  const setupClient = (client: autocannon.Client): void => client.setRequests(requestsOf(clients++));
  const {
    requests: rate,
    latency,
    errors,
    non2xx,
    timeouts,
  } = await autocannon({ url, requests: requestsOf(0), setupClient, connections: CONNECTIONS, duration: seconds });
  return { rps: rate.average, p99: latency.p99, bad: errors + non2xx + timeouts };
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const upstream = await relay('upstream');
const contenders = { bare: await relay('bare', upstream), library: await relay('library', upstream), command: (await bin(upstream)).url };
type Run = Awaited<ReturnType<typeof load>>;
const runs = new Map<string, Run[]>(Object.keys(contenders).map((name) => [name, []]));
for (const url of Object.values(contenders)) await load(url, 4);
for (let turn = 0; turn < TURNS; turn++)
  for (const [name, url] of Object.entries(contenders)) runs.get(name)?.push(await load(url, TURN_S));
const median = (of: readonly Run[] = [], key: 'rps' | 'p99'): number =>
  of.map((run) => run[key]).toSorted((one, other) => one - other)[of.length >> 1] ?? Number.NaN;
const bare = runs.get('bare');
for (const [name, of] of runs) {
  const [rps, p99] = [median(of, 'rps'), median(of, 'p99')];
  const bad = of.reduce((sum, run) => sum + run.bad, 0);
  say(
    `${name.padEnd(9)} ${rps.toFixed(0).padStart(6)} req/s  p99 ${String(p99).padStart(3)} ms  errors ${bad}  throughput ${(rps / median(bare, 'rps')).toFixed(2)} × bare, p99 ${(p99 / median(bare, 'p99')).toFixed(2)} ×`,
  );
}

const cold = await relay('upstream');
const before = await bin(cold);
before.child.kill('SIGKILL');
const calls = Number(await (await fetch(`${cold}/count`)).text());
const single = await bin(cold);
await load(single.url, 1);
say(`token calls of a second command under load from its start: ${Number(await (await fetch(`${cold}/count`)).text()) - calls}`);

const memory = async (): Promise<number> =>
  Number(/^process_resident_memory_bytes (\S+)/m.exec(await (await fetch(single.metrics)).text())?.[1]) / 1e6;
await load(single.url, Math.min(10, SECONDS / 4));
const warm = await memory();
const half = await load(single.url, SECONDS / 2);
const middle = await memory();
const rest = await load(single.url, SECONDS / 2);
const end = await memory();
say(
  `${SECONDS} s under load: ${half.bad + rest.bad} errors; memory ${warm.toFixed(0)} MB after warming up, ${middle.toFixed(0)} MB half-way, ${end.toFixed(0)} MB at the end`,
);
process.exit();
