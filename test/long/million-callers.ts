// Asks a proxy for a million callers, and prints what they cost: `node million-callers.ts`. proxy.node.test.ts starts it as a separate process.
import { createProxy } from '../../src/proxy/index.ts';
import { from, JSON_HEADERS } from '../proxy/ask.ts';
import { CLIENT_ID, SECRET_KEY } from '../proxy/upstream.ts';

const CALLERS = 1_000_000;
const AT_ONCE = 500;
const token = JSON.stringify({ token: 'tok-1', token_type: 'jwt', expires_in: 100_000 });
const answer = JSON.stringify({ page: 1, limit: 1000, count: 1, searchtype: 'zipcode', addresses: [{ zip_code: '1000004' }] });
const silent = (): void => undefined;
const proxy = createProxy({
  clientId: CLIENT_ID,
  secretKey: SECRET_KEY,
  apiBase: 'https://api.example/api/v2',
  rateLookups: '1/day',
  rateLists: '100000000/day',
  fetch: (url) => Promise.resolve(new Response(url.endsWith('/j/token') ? token : answer, { headers: JSON_HEADERS })),
  logger: { debug: silent, info: silent, warn: silent, error: silent },
});

async function ask(caller: number, route: string, body: string): Promise<number> {
  const request = new Request(`http://shop.example/dga/${route}`, { method: 'POST', headers: JSON_HEADERS, body });
  const { status } = await proxy.fetch(request, from(`10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`));
  return status;
}

/** Asks for callers from one number on. @returns how many were limited */
async function askAll(first: number, count: number, step = 1): Promise<number> {
  let limited = 0;
  for (let i = 0; i < count; i += AT_ONCE) {
    const statuses = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, j) => ask(first + (i + j) * step, 'searchcode', '{"search_code":"1000004"}')),
    );
    limited += statuses.filter((status) => status === 429).length;
  }
  return limited;
}

const residentMb = (): number => process.memoryUsage.rss() / 1e6;
// One caller's lists, until the engine has compiled the code and sized its heap.
for (let i = 0; i < 100_000; i += AT_ONCE)
  await Promise.all(Array.from({ length: AT_ONCE }, () => ask(0, 'addresszip', '{"pref_code":"13","flg_getcity":1}')));
const beforeMb = residentMb();
let mostMb = 0;
for (let first = 0; first < CALLERS; first += 50_000) {
  await askAll(first, 50_000);
  mostMb = Math.max(mostMb, residentMb() - beforeMb);
}
const limited = await askAll(0, CALLERS / 10, 10);
process.stdout.write(
  `${JSON.stringify({ grownMb: Math.round(mostMb), beforeMb: Math.round(beforeMb), knownAgain: limited / (CALLERS / 10) })}\n`,
);
