// The shipped nginx.conf, started for real in front of two commands with credentials.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Running, startBin, until } from '../proxy/ask.ts';
import { ask, type RawAnswer } from '../proxy/played-proxies.ts';
import { startRedis, type RedisServer } from '../proxy/node/redis-server.ts';
import { apiError, Upstream } from '../proxy/upstream.ts';
import { browserHeaders, replaced, SHOP, startShippedNginx } from './shipped-nginx.ts';
import { isMissing, type WebServer } from './web-server.ts';

/** Enough to notice an instance that is taken for dead, which loses more than half of them. */
const LOOKUPS = Number(process.env['LOOKUPS'] ?? 50);

describe('deploy/nginx.conf in front of two instances', { skip: isMissing('nginx') }, () => {
  let upstream: Upstream;
  let redis: RedisServer;
  let bins: Running[] = [];
  let nginx: WebServer;
  before(async () => {
    [upstream, redis] = await Promise.all([Upstream.start(), startRedis()]);
    bins = await Promise.all([start(), start()]);
    nginx = await startShippedNginx(bins.map(({ port }) => port));
  });
  after(async () => {
    await nginx.stop();
    for (const bin of bins) bin.child.kill('SIGKILL');
    await redis.stop();
    await upstream.stop();
  });
  const start = async (): Promise<Running> => {
    const variables = { DGA_API_BASE: upstream.url, DGA_REDIS_URL: redis.url, DGA_TRUSTED_PROXIES: '127.0.0.1' };
    const bin = await startBin({ ...variables, DGA_BUDGET_DGA_MISSES: '1/h' });
    await until(() => fetch(`${bin.url}/readyz`).then(({ ok }) => ok));
    return bin;
  };
  const lookUp = (search_code: string, headers = browserHeaders()): Promise<RawAnswer> =>
    ask(nginx, { headers, body: JSON.stringify({ search_code }) });

  /** Looks ZIP Codes up, with a refused Digital Address after every tenth. Returns the statuses of both. */
  async function shop(): Promise<{ zipCodes: Record<number, number>; digitalAddresses: Record<number, number> }> {
    const [zipCodes, digitalAddresses]: [Record<number, number>, Record<number, number>] = [{}, {}];
    for (let i = 0; i < LOOKUPS; i++) {
      const { status } = await lookUp(String(1_000_000 + i));
      zipCodes[status] = (zipCodes[status] ?? 0) + 1;
      if (i % 10 !== 0) continue;
      const refused = await lookUp('B7E2FK2');
      digitalAddresses[refused.status] = (digitalAddresses[refused.status] ?? 0) + 1;
    }
    return { zipCodes, digitalAddresses };
  }

  it('answers a page of the shop', async () => {
    assert.equal((await lookUp('1000004')).status, 200);
  });

  it('loses no ZIP Code while a spent budget refuses Digital Addresses', async () => {
    assert.equal((await lookUp('B7E2FK2')).status, 404);
    assert.deepEqual(await shop(), { zipCodes: { 200: LOOKUPS }, digitalAddresses: { 503: LOOKUPS / 10 } });
  });

  it('loses no ZIP Code while Redis is down', async () => {
    await redis.stop();
    await lookUp('1000004');
    assert.deepEqual(await shop(), { zipCodes: { 200: LOOKUPS }, digitalAddresses: { 503: LOOKUPS / 10 } });
    await redis.start();
  });

  it('loses no ZIP Code after a circuit breaker has opened and the API is back', async () => {
    upstream.play('searchcode', apiError('500-1029-0001'));
    for (let i = 0; i < 40; i++) await lookUp('1000004');
    upstream.calm();
    await until(async () => (await lookUp('1000004')).status === 200);
    await until(async () => (await shop()).zipCodes[200] === LOOKUPS);
  });

  it('loses no ZIP Code when an instance is killed and started again', async () => {
    const [killed, stays] = bins;
    assert.ok(killed && stays);
    killed.child.kill('SIGKILL');
    await killed.exited;
    assert.deepEqual((await shop()).zipCodes, { 200: LOOKUPS });
  });

  it('serves the names of the shop only', async () => {
    for (const host of ['evil.example', '127.0.0.1', 'shop.example.evil.example']) {
      const { status, text } = await lookUp('1000004', { ...browserHeaders(), host, origin: `http://${host}` });
      assert.deepEqual([status, text.includes('addresses')], [421, false], host);
    }
    assert.equal((await lookUp('1000004', { ...browserHeaders(), host: SHOP.toUpperCase() })).status, 200);
  });

  it('answers behind a server that terminates TLS, and counts for each shopper', async () => {
    const change = (site: string): string => replaced(site, '# set_real_ip_from 192.0.2.1', 'set_real_ip_from 127.0.0.1');
    const behindTls = await startShippedNginx([bins[1]?.port ?? 0], { change });
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
    const headers = { ...browserHeaders(`https://${SHOP}`), ...forwarded };
    assert.equal((await ask(behindTls, { headers, body: '{"search_code":"1000004"}' })).status, 200);
    await behindTls.stop();
    await until(() => bins[1]?.output.text.includes('"client":"203.0.113.0"'));
  });
});
