// Operators reload the secrets of a running command, put an outgoing proxy in front of it, and monitor it.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { keepingLogger, logOf, lookUp, post, postTo, problemOf, proxyOver, runBin, type Running, startBin, until } from '../ask.ts';
import { SECRET_KEY, Upstream } from '../upstream.ts';
import { startRedis } from './redis-server.ts';

describe('a running command', () => {
  let upstream: Upstream;
  const running: Running[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'dga-secrets-'));
  const secretFile = join(folder, 'secret');
  before(async () => (upstream = await Upstream.start()));
  afterEach(async () => {
    for (const one of running.splice(0)) await one.end('SIGKILL');
    upstream.calm();
    upstream.secretKey = SECRET_KEY;
  });
  after(async () => {
    await upstream.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const start = async (...args: Parameters<typeof startBin>): Promise<Running> => {
    const one = await startBin(...args);
    running.push(one);
    return one;
  };

  it('reads its secrets again on SIGHUP, and loses no request', async () => {
    writeFileSync(secretFile, SECRET_KEY);
    const redis = await startRedis();
    const bin = await start({ DGA_API_BASE: upstream.url, DGA_SECRET_KEY: '', DGA_SECRET_KEY_FILE: secretFile, DGA_REDIS_URL: redis.url });
    await until(() => fetch(`${bin.url}/readyz`).then(({ ok }) => ok));
    const statuses: number[] = [];
    const load = new AbortController();
    const loading = (async () => {
      while (!load.signal.aborted) {
        statuses.push((await postTo(bin.url, 'searchcode', { search_code: '1000004' })).status);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })();
    upstream.secretKey = 'sk-another-secret-1';
    writeFileSync(secretFile, 'sk-another-secret-1');
    bin.child.kill('SIGHUP');
    await until(() => logOf(bin).some(({ event }) => event === 'reloaded')).catch(() => assert.fail(bin.output.text));
    // The old token is revoked with its secret: only a new one works.
    upstream.valid.clear();
    const soFar = statuses.length;
    await until(() => statuses.length >= soFar + 20);
    load.abort();
    await loading;
    assert.deepEqual([...new Set(statuses)], [200]);
    await redis.stop();
  });

  it('keeps its secrets after SIGHUP if the new ones are refused or cannot be read', async () => {
    writeFileSync(secretFile, SECRET_KEY);
    const bin = await start({ DGA_API_BASE: upstream.url, DGA_SECRET_KEY: '', DGA_SECRET_KEY_FILE: secretFile });
    await until(() => fetch(`${bin.url}/readyz`).then(({ ok }) => ok));
    for (const content of ['sk-that-is-refused', '']) {
      writeFileSync(secretFile, content);
      const failed = logOf(bin).filter(({ event }) => event === 'reload-failed').length;
      bin.child.kill('SIGHUP');
      await until(() => logOf(bin).filter(({ event }) => event === 'reload-failed').length > failed);
      assert.equal((await postTo(bin.url, 'searchcode', { search_code: '1000004' })).status, 200);
    }
    upstream.valid.clear();
    assert.equal((await postTo(bin.url, 'searchcode', { search_code: '1000004' })).status, 200, 'the earlier secret still gets tokens');
  });

  /** An outgoing proxy that tunnels (CONNECT) and forwards absolute URLs. */
  async function outgoingProxy(): Promise<{ url: string; asked: string[]; close: () => void }> {
    const asked: string[] = [];
    const sockets = new Set<Socket>();
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      void fetch(request.url ?? '', {
        method: request.method ?? 'GET',
        headers: { authorization: request.headers.authorization ?? '' },
      }).then(async (answer) => response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text()));
    });
    server.on('connect', (request, socket: Socket) => {
      asked.push(request.url ?? '');
      const [host = '', port = ''] = (request.url ?? '').split(':');
      const target = connect(Number(port), host, () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        target.pipe(socket).pipe(target);
      });
      for (const one of [target, socket]) {
        sockets.add(one);
        one.on('error', () => undefined);
      }
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      asked,
      close: () => {
        for (const one of sockets) one.destroy();
        server.close();
        server.closeAllConnections();
      },
    };
  }

  it('calls the API through HTTPS_PROXY, except hosts in NO_PROXY', async () => {
    // Two, because a command asks again and again.
    const [used, unused] = await Promise.all([outgoingProxy(), outgoingProxy()]);
    const through = await start({ DGA_API_BASE: 'https://api.invalid/api/v2', HTTPS_PROXY: used.url });
    await until(() => used.asked.includes('api.invalid:443')).catch(() => assert.fail(through.output.text));
    const past = await start({ DGA_API_BASE: 'https://api.invalid/api/v2', HTTPS_PROXY: unused.url, NO_PROXY: 'api.invalid' });
    assert.equal((await postTo(past.url, 'searchcode', { search_code: '1000004' })).status, 502);
    assert.deepEqual(unused.asked, []);
    for (const proxy of [used, unused]) proxy.close();
  });

  it('never sends calls of a loopback API, whose secret is in clear, through HTTP_PROXY', async () => {
    const proxy = await outgoingProxy();
    const bin = await start({ DGA_API_BASE: upstream.url, HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url });
    assert.equal((await postTo(bin.url, 'searchcode', { search_code: '1000004' })).status, 200);
    assert.deepEqual(proxy.asked, []);
    proxy.close();
  });

  it('serves metrics on DGA_METRICS_HOST', async () => {
    const bin = await start({ DGA_API_BASE: upstream.url, DGA_METRICS_HOST: '127.0.0.2' }, { metrics: true });
    assert.equal((await fetch(`http://127.0.0.2:${bin.metricsPort}/metrics`)).status, 200);
    await assert.rejects(fetch(`http://127.0.0.1:${bin.metricsPort}/metrics`));
  });

  it('answers --health of a container, also with DGA_BASE_PATH=/ and on every address', async () => {
    for (const variables of [{}, { DGA_BASE_PATH: '/' }, { DGA_HOST: '0.0.0.0', DGA_BASE_PATH: '/shop/dga' }]) {
      const bin = await startAt(variables);
      const health = { DGA_PORT: String(bin.port), ...variables };
      assert.equal((await runBin(health, ['--health'])).status, 0, JSON.stringify(variables));
      await bin.end('SIGKILL');
    }
    assert.equal((await runBin({ DGA_PORT: '9' }, ['--health'])).status, 1);
  });

  it('answers --health with variables that are empty, padded or in files, as it reads them at the start', async () => {
    const bin = await start({ DGA_API_BASE: upstream.url, DGA_HOST: '', DGA_BASE_PATH: ' ' });
    const file = join(folder, 'port');
    writeFileSync(file, `${bin.port}\n`);
    for (const variables of [{ DGA_PORT: '', DGA_PORT_FILE: file }, { DGA_PORT: ` ${bin.port} ` }])
      assert.equal((await runBin({ ...variables, DGA_HOST: '', DGA_BASE_PATH: ' ' }, ['--health'])).status, 0, JSON.stringify(variables));
    await bin.end('SIGKILL');
  });
  const startAt = (variables: Readonly<Record<string, string>>): Promise<Running> =>
    start({ DGA_API_BASE: upstream.url, ...variables }, { base: variables['DGA_BASE_PATH']?.replace(/\/$/, '') });
});

describe('a request', () => {
  let upstream: Upstream;
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());
  afterEach(() => upstream.calm());

  it('is logged with the trace of a valid traceparent, which the API gets only if tracing is on', async () => {
    const logger = keepingLogger();
    const proxy = proxyOver(upstream, { logger });
    await lookUp(proxy, '1000004');
    const valid = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    upstream.calm();
    await lookUp(proxy, '1000004', { headers: { traceparent: valid } });
    assert.equal(upstream.calls[0]?.headers['traceparent'], undefined);
    assert.equal(logger.lines.at(-1)?.fields['trace_id'], '4bf92f3577b34da6a3ce929d0e0e4736');
    for (const invalid of ['A7E2FK2', `${valid}-x`, valid.toUpperCase(), valid.replace(/[1-9a-f]/g, '0')]) {
      upstream.calm();
      await lookUp(proxy, '1000004', { headers: { traceparent: invalid } });
      assert.equal(upstream.calls[0]?.headers['traceparent'], undefined, invalid);
      assert.equal('trace_id' in (logger.lines.at(-1)?.fields ?? {}), false);
    }
  });

  it("gets its ec_uid from the operator's function, which receives the request", async () => {
    const proxy = proxyOver(upstream, { ecUid: async (request) => request.headers.get('x-customer') ?? undefined });
    await lookUp(proxy, '1000004');
    upstream.calm();
    await lookUp(proxy, '1000004', { headers: { 'x-customer': 'c-17' } });
    await post(proxy, 'addresszip', { pref_code: '13' }, { headers: { 'x-customer': 'c-18' } });
    await lookUp(proxy, '1000004');
    assert.deepEqual(
      upstream.calls.map(({ url }) => url.replace(/^.*v2/, '')),
      ['/searchcode/1000004?ec_uid=c-17', '/addresszip?ec_uid=c-18', '/searchcode/1000004'],
    );
  });

  it('fails as a configuration error if that function throws or returns a text that cannot be sent', async () => {
    const broken = (): string => {
      throw new RangeError('x');
    };
    for (const ecUid of [broken, () => 'two words', () => 'x'.repeat(201)]) {
      const response = await lookUp(proxyOver(upstream, { ecUid }), '1000004');
      assert.deepEqual([response.status, (await problemOf(response)).code], [500, 'configuration']);
    }
    assert.equal(upstream.count('searchcode'), 0);
  });

  it('through a trusted proxy may have empty entries in X-Forwarded-For, and a default port in X-Forwarded-Host', async () => {
    const proxy = proxyOver(upstream, { trustedProxies: ['10.0.0.0/8'], rateLookups: '1/min' });
    const via = (headers: Readonly<Record<string, string>>): Promise<Response> =>
      lookUp(proxy, '1000004', { address: '10.0.0.1', headers });
    assert.equal((await via({ 'x-forwarded-for': '203.0.113.1, , 10.0.0.9,' })).status, 200);
    assert.equal((await via({ 'x-forwarded-for': '203.0.113.1' })).status, 429, 'the same caller');
    const origin = { origin: 'https://www.shop.example', 'x-forwarded-proto': 'https' };
    assert.equal((await via({ 'x-forwarded-for': '203.0.113.2', 'x-forwarded-host': 'www.shop.example:443', ...origin })).status, 200);
    assert.equal((await via({ 'x-forwarded-for': '203.0.113.3', 'x-forwarded-host': 'www.shop.example:8443', ...origin })).status, 403);
  });

  it('may be sent to an API on the IPv4-mapped loopback address', async () => {
    const port = new URL(upstream.url).port;
    const proxy = proxyOver({ url: `http://[::ffff:127.0.0.1]:${port}/api/v2` });
    assert.equal((await lookUp(proxy, '1000004')).status, 200);
  });
});
