// The long side of P6, P12, P16, P21 and P22: floods of bytes, keys, inputs and time.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import autocannon from 'autocannon';
import { createRedisStores } from '../../src/proxy/node/redis/redis-stores.ts';
import { createPrometheus } from '../../src/proxy/node/prometheus.ts';
import { postTo, type Running, startBin, until } from '../proxy/ask.ts';
import { startRedis } from '../proxy/node/redis-server.ts';
import { CLIENT_ID, SECRET_KEY, Upstream } from '../proxy/upstream.ts';
import { lookForSecrets } from '../proxy/upstream/look-for-secrets.ts';

const REQUEST =
  'POST /dga/searchcode HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: 25\r\n\r\n{"search_code":"1000004"}';
const PIECES = [
  '\r\n',
  '\n',
  '\r',
  '\0',
  ' ',
  ':',
  'Content-Length: 5\r\n',
  'Transfer-Encoding: chunked\r\n',
  'Host: \r\n',
  'Expect: 100-continue\r\n',
  'Upgrade: h2c\r\n',
  '0\r\n\r\n',
  'ffffffffffffffff\r\n',
  '{"a":'.repeat(50),
  '[',
  '\u00ff',
  'A'.repeat(17_000),
  'CONNECT x:1 HTTP/1.1\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '%00',
  '../',
  '__proto__',
];

/** A small generator with a seed, so that a failure can be had again. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function malformed(random: (below: number) => number): Buffer {
  if (random(10) === 0) return randomBytes(1 + random(2000));
  let bytes: Buffer = Buffer.from(REQUEST);
  for (let changes = 1 + random(5); changes > 0; changes--) {
    const at = random(bytes.length + 1);
    const to = at + random(30);
    const piece = Buffer.from(PIECES[random(PIECES.length)] ?? '');
    bytes =
      [
        (): Buffer => Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)]),
        (): Buffer => Buffer.concat([bytes.subarray(0, at), bytes.subarray(to)]),
        (): Buffer => Buffer.concat([bytes.subarray(0, at), randomBytes(1 + random(8)), bytes.subarray(at)]),
        (): Buffer => Buffer.concat([bytes, bytes.subarray(at)]),
      ][random(4)]?.() ?? bytes;
  }
  return bytes;
}

/** Sends bytes, hangs up, and gives what came back. */
function throwAt(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    let text = '';
    socket.setTimeout(3000, () => socket.destroy());
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
}

async function residentMb(bin: Running): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${bin.metricsPort}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1e6;
}

const searches = Array.from({ length: 500 }, (_, i) => ({
  method: 'POST' as const,
  path: '/dga/searchcode',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ search_code: String(1_000_000 + i) }),
}));

describe('the proxy over a long time', () => {
  let upstream: Upstream;
  let bin: Running;
  before(async () => {
    upstream = await Upstream.start();
    // As the image starts it: otherwise V8 lets its space for short-lived objects grow.
    const variables = { DGA_API_BASE: upstream.url, DGA_RATE_LOOKUPS: '100000000/min', NODE_OPTIONS: '--max-semi-space-size=8' };
    bin = await startBin({ ...variables, DGA_LOG_LEVEL: 'error' }, { metrics: true });
  });
  after(async () => {
    await bin.end('SIGKILL');
    await upstream.stop();
  });

  it('survives 20,000 malformed requests on raw sockets, with documented answers and bounded memory', async (t) => {
    const random = randomFrom(20_260_401);
    const statuses = new Map<string, number>();
    for (let i = 0; i < 500; i++) await throwAt(bin.port, malformed(random));
    const beforeMb = await residentMb(bin);
    for (let i = 0; i < 20_000; i += 40) {
      await Promise.all(
        Array.from({ length: 40 }, async () => {
          const text = await throwAt(bin.port, malformed(random));
          const status = /^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1] ?? 'none';
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status !== 'none' && status !== '100') assert.match(text, /x-request-id: [^]*|^HTTP\/1\.1 100 /, text.slice(0, 300));
          assert.ok(!/\bat \w+ \(|node:internal|\/src\//.test(text), text);
        }),
      );
    }
    assert.equal(bin.child.exitCode, null);
    assert.equal((await postTo(bin.url, 'searchcode', { search_code: '1000004' })).status, 200);
    const grown = (await residentMb(bin)) - beforeMb;
    t.diagnostic(
      `statuses ${JSON.stringify(Object.fromEntries(statuses))}; memory ${grown.toFixed(0)} MB more than ${beforeMb.toFixed(0)}`,
    );
    assert.ok(grown < 80, `${grown} MB`);
    assert.deepEqual(
      [...statuses.keys()].filter((status) => status.startsWith('5')),
      [],
      'no 5xx',
    );
    upstream.calm();
  });

  it('exposes less than 200 series after 100,000 different inputs', async (t) => {
    const paths = ['/dga/searchcode', '/dga/addresszip', '/dga/token', '/dga/livez', '/', '/dga'];
    let n = 0;
    await autocannon({
      url: `http://127.0.0.1:${bin.port}`,
      connections: 20,
      amount: 100_000,
      requests: Array.from({ length: 2000 }, (_, i) => ({
        method: (['POST', 'POST', 'GET', 'PUT', 'DELETE'] as const)[i % 5] ?? 'POST',
        path: `${paths[i % 6]}${i % 4 === 0 ? `/${i}` : ''}${i % 3 === 0 ? `?x=${i}` : ''}`,
        headers: {
          'content-type': i % 7 ? 'application/json' : `x/${i}`,
          origin: i % 11 ? `http://127.0.0.1:${bin.port}` : `https://${i}.example`,
        },
        body: i % 5 < 2 ? JSON.stringify({ search_code: i % 2 ? String(1_000_000 + i) : `A${100_000 + i}`, n: i }) : '',
      })),
    });
    const text = await (await fetch(`http://127.0.0.1:${bin.metricsPort}/metrics`)).text();
    for (const line of text.split('\n')) if (line !== '' && !line.startsWith('#')) n++;
    t.diagnostic(`${n} series`);
    assert.ok(n <= 200, `${n} series`);
  });

  it('grows by at most 50 MB after repeated gzip bombs', async (t) => {
    await Promise.all(Array.from({ length: 20 }, () => postTo(bin.url, 'searchcode', { search_code: '1000004' })));
    const beforeMb = await residentMb(bin);
    upstream.play('searchcode', { kind: 'bomb' });
    let most = 0;
    for (let i = 0; i < 8; i++) {
      const response = await postTo(bin.url, 'searchcode', { search_code: '1000004' });
      assert.ok([502, 503].includes(response.status));
      most = Math.max(most, (await residentMb(bin)) - beforeMb);
    }
    upstream.calm();
    t.diagnostic(`${most.toFixed(0)} MB more`);
    assert.ok(most < 50, `${most} MB`);
  });

  it('handles 60 s of load without an error and without growing', async (t) => {
    const fresh = await startBin(
      { DGA_API_BASE: upstream.url, DGA_RATE_LOOKUPS: '100000000/min', NODE_OPTIONS: '--max-semi-space-size=8' },
      { metrics: true },
    );
    const load = (seconds: number): Promise<autocannon.Result> =>
      autocannon({ url: `http://127.0.0.1:${fresh.port}`, requests: searches, connections: 20, duration: seconds });
    await load(10);
    const beforeMb = await residentMb(fresh);
    const { errors, non2xx, timeouts, requests, latency } = await load(60);
    const afterMb = await residentMb(fresh);
    await fresh.end('SIGKILL');
    t.diagnostic(
      `${requests.average.toFixed(0)} req/s, p99 ${latency.p99} ms; memory ${beforeMb.toFixed(0)} MB, then ${afterMb.toFixed(0)} MB`,
    );
    assert.deepEqual([errors, non2xx, timeouts], [0, 0, 0]);
    assert.ok(afterMb - beforeMb < 40, `${afterMb - beforeMb} MB`);
  });
});

describe('a million callers', () => {
  // In a separate process without options, whose memory is their cost.
  it('grow the proxy by at most 100 MB, and nearly all of them are recognized again', { timeout: 600_000 }, (t) => {
    const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'million-callers.ts')], { encoding: 'utf8' });
    assert.equal(status, 0);
    t.diagnostic(stdout.trim());
    const { grownMb, knownAgain } = JSON.parse(stdout) as { grownMb: number; knownAgain: number };
    assert.ok(grownMb <= 100, `${grownMb} MB`);
    assert.ok(knownAgain >= 0.9, String(knownAgain));
  });
});

describe('20,000 answers', () => {
  it('contain every required header and no token, id or secret, nor do log, metrics and Redis', async (t) => {
    const upstream = await Upstream.start();
    const redis = await startRedis();
    const stores = createRedisStores({ url: redis.url, clientId: CLIENT_ID, secretKey: SECRET_KEY });
    assert.ok(await stores.ready());
    const prometheus = createPrometheus();
    let values = 0;
    await lookForSecrets(upstream, 170, {
      options: { stores, metrics: prometheus.metrics },
      async content() {
        const keys = await redis.ask('KEYS', '*');
        const names = keys.split('\r\n').filter((line) => line.startsWith('dga:'));
        const stored = await Promise.all(names.map((name) => redis.ask('GET', name)));
        values += names.length;
        // Otherwise the next round would use the token of this one.
        await redis.ask('FLUSHALL');
        // Without the measured numbers, which can have any digits.
        return keys + stored.join('') + (await prometheus.text()).replaceAll(/ \S+$/gm, '');
      },
    });
    t.diagnostic(`${170 * 119} answers, ${values} values in Redis`);
    assert.ok(values > 170);
    stores.close();
    await redis.stop();
    await upstream.stop();
  });
});

describe('SIGTERM', () => {
  it('lets 200 requests a second go on until a load balancer has noticed, loses none, and exits with 0 within 10 s', async (t) => {
    const upstream = await Upstream.start();
    const bin = await startBin({ DGA_API_BASE: upstream.url });
    await until(async () => (await fetch(`${bin.url}/readyz`)).ok);
    upstream.play('searchcode', { kind: 'late', ms: 100 });
    const load = autocannon({ url: `http://127.0.0.1:${bin.port}`, requests: searches, connections: 60, overallRate: 200, duration: 4 });
    await new Promise((resolve) => setTimeout(resolve, 2800));
    bin.child.kill('SIGTERM');
    const signaledMs = performance.now();
    let askedMs = 0;
    await until(() => {
      askedMs = performance.now() - signaledMs;
      return fetch(`${bin.url}/readyz`).then(({ status }) => status !== 200, () => true); // oxfmt-ignore
    }, 5000, 10); // oxfmt-ignore
    const notReadyMs = performance.now() - signaledMs;
    const { errors, non2xx, timeouts, requests } = await load;
    assert.equal(await bin.exited, 0);
    const goneMs = performance.now() - signaledMs;
    t.diagnostic(
      `${requests.total} answers, ${requests.average.toFixed(0)} a second, ${errors + non2xx + timeouts} lost; not ready after ${notReadyMs.toFixed(0)} ms, exit after ${goneMs.toFixed(0)} ms`,
    );
    assert.deepEqual([errors, non2xx, timeouts], [0, 0, 0]);
    // A probe under way may take long on a busy machine.
    assert.ok(askedMs <= 1000, `${askedMs} ms`);
    assert.ok(goneMs <= 10_000, `${goneMs} ms`);
    await upstream.stop();
  });
});
