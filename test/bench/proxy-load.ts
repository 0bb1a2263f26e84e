// npm run task bench:load [minutes]: 10,000 shoppers an hour through two instances on one Redis, as a shop's pages would ask.
//
// The API answers at once, so every time is what the proxy adds (and the load itself: it shares the machine). Arrivals are random, each
// shopper has a different address, and the popularity of ZIP Codes is uneven (Zipf, exponent 0.8, over 120,677 codes).
import { GENEROUS, postTo, type Running, startBin, until } from '../proxy/ask.ts';
import { startRedis } from '../proxy/node/redis-server.ts';
import { SECRET_KEY, Upstream } from '../proxy/upstream.ts';

const MINUTES = Number(process.argv[2] ?? 5);
const SHOPPERS_PER_HOUR = 10_000;
const ZIP_CODES = 120_677;
const EXPONENT = 0.8;
/** Share of shoppers by what they do; the rest enters a ZIP Code with lookahead. */
const DIGITAL_ADDRESS = 0.08;
const PICKERS = 0.07;
/** Share of ZIP Codes that the six digits do not settle, so that the exact lookup follows. */
const EXACT_TOO = 0.15;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

const cumulative: number[] = [];
for (let rank = 1, sum = 0; rank <= ZIP_CODES; rank++) cumulative.push((sum += rank ** -EXPONENT));
/** A ZIP Code, popular ones more often. */
function zipCode(): string {
  const at = Math.random() * (cumulative.at(-1) ?? 0);
  let [low, high] = [0, ZIP_CODES - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cumulative[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  // Spread over the digits; the API of the test knows every code that does not begin with 9.
  return String((low * 7919 + 10_000) % 9_000_000).padStart(7, '0');
}

type Kind = 'prefix' | 'exact' | 'digital address' | 'list';
const timesMs: { readonly [K in Kind]: number[] } = { prefix: [], exact: [], 'digital address': [], list: [] };
let failed = 0;

async function ask(proxy: Running, address: string, kind: Kind, body: object): Promise<void> {
  const startMs = performance.now();
  const response = await postTo(proxy.url, kind === 'list' ? 'addresszip' : 'searchcode', body, { 'x-forwarded-for': address });
  await response.arrayBuffer();
  timesMs[kind].push(performance.now() - startMs);
  if (!response.ok) failed++;
}

async function shop(proxies: readonly Running[]): Promise<void> {
  const proxy = pick(proxies);
  const address = `203.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
  const chance = Math.random();
  if (chance < DIGITAL_ADDRESS) await ask(proxy, address, 'digital address', { search_code: `A${Math.random().toString(36).slice(2, 8).toUpperCase().padEnd(6, '0')}` });
  else if (chance < DIGITAL_ADDRESS + PICKERS) {
    const pref_code = String(1 + Math.floor(Math.random() * 47)).padStart(2, '0');
    await ask(proxy, address, 'list', { flg_getpref: 1 });
    await ask(proxy, address, 'list', { pref_code, flg_getcity: 1 });
    await ask(proxy, address, 'list', { pref_code, city_code: `${pref_code}${101 + Math.floor(Math.random() * 40)}` });
  } else {
    const code = zipCode();
    await ask(proxy, address, 'prefix', { search_code: code.slice(0, 6) });
    if (Math.random() < EXACT_TOO) await ask(proxy, address, 'exact', { search_code: code });
  }
} // oxfmt-ignore

const upstream = await Upstream.start();
const redis = await startRedis();
const start = async (): Promise<Running> => {
  const bin = await startBin({
    DGA_API_BASE: upstream.url,
    DGA_REDIS_URL: redis.url,
    DGA_SECRET_KEY: SECRET_KEY,
    DGA_TRUSTED_PROXIES: '127.0.0.1',
    DGA_CACHE: 'memory',
    DGA_RATE_LOOKUPS: '60/min,1000/h',
    DGA_RATE_LISTS: '120/min,3000/h',
    DGA_BUDGET_DGA_MISSES: GENEROUS.budgetDgaMisses,
  });
  await until(() => fetch(`${bin.url}/readyz`).then(({ ok }) => ok, () => false), 60_000); // oxfmt-ignore
  return bin;
};
const proxies = [await start(), await start()];
await Promise.all(Array.from({ length: 50 }, () => shop(proxies)));
for (const list of Object.values(timesMs)) list.length = 0;
upstream.calls.length = 0;

const beganMs = performance.now();
const shoppers: Promise<void>[] = [];
while (performance.now() - beganMs < MINUTES * 60_000) {
  await pause((-Math.log(1 - Math.random()) * 3_600_000) / SHOPPERS_PER_HOUR);
  shoppers.push(shop(proxies));
}
await Promise.all(shoppers);

const at = (sorted: readonly number[], part: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1); // oxfmt-ignore
const row = (name: string, list: readonly number[]): void => {
  const sorted = list.toSorted((a, b) => a - b);
  process.stdout.write(`| ${[name, list.length, at(sorted, 0.5), at(sorted, 0.95), at(sorted, 0.99)].join(' | ')} |\n`);
};
const searches = upstream.calls.length - upstream.count('token');
process.stdout.write('| request | number | p50 ms | p95 ms | p99 ms |\n| --- | --- | --- | --- | --- |\n');
for (const [kind, list] of Object.entries(timesMs)) row(kind, list);
row('all', Object.values(timesMs).flat());
process.stdout.write(
  `${shoppers.length} shoppers in ${MINUTES} min, ${failed} failed; ${(Object.values(timesMs).flat().length / shoppers.length).toFixed(2)} requests and ${(searches / shoppers.length).toFixed(2)} calls to the API a shopper; ${upstream.count('token')} token calls\n`,
);
for (const proxy of proxies) await proxy.end();
await redis.stop();
await upstream.stop();
