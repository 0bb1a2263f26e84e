// Secrets, codes and addresses appear nowhere, and every response has its headers.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createConsoleLogger } from '../../../src/proxy/observe/log.ts';
import { keepingLogger, logOf, lookUp, postTo, proxyOver, type Running, startBin, until } from '../ask.ts';
import { Upstream } from '../upstream.ts';
import { FAULTS, lookForSecrets, PERSONAL, ROUND, SECRETS } from './look-for-secrets.ts';

describe('what nobody sees', () => {
  let upstream: Upstream;
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());

  it('2,400 answers: no token, id or secret, and every header that belongs there', () => lookForSecrets(upstream, 21));

  it('the request id of a trusted proxy is kept, that of others is not', async () => {
    const id = '4bf92f3577b34da6a3ce929d0e0e4736';
    assert.notEqual((await lookUp(proxyOver(upstream), '1000004', { headers: { 'x-request-id': id } })).headers.get('x-request-id'), id);
    const trusting = proxyOver(upstream, { trustedProxies: ['198.51.100.0/24'] });
    assert.equal((await lookUp(trusting, '1000004', { headers: { 'x-request-id': id } })).headers.get('x-request-id'), id);
    assert.notEqual((await lookUp(trusting, '1000004', { headers: { 'x-request-id': 'a b' } })).headers.get('x-request-id'), 'a b');
    for (const code of ['A7E-2FK2', 'a7e2fk2-', '100-0004'])
      assert.notEqual((await lookUp(trusting, '1000004', { headers: { 'x-request-id': code } })).headers.get('x-request-id'), code);
  });

  it('a mistake of ours is a generic 502 as well', async () => {
    const logger = keepingLogger();
    const proxy = proxyOver(upstream, {
      logger,
      clientAddress: () => {
        throw new RangeError('A7E2FK2 at /srv/secret');
      },
    });
    const response = await lookUp(proxy, '1000004');
    assert.equal(response.status, 502);
    assert.ok(!(await response.text()).includes('A7E2FK2'));
    assert.equal(logger.lines[0]?.fields['error'], 'RangeError');
    assert.ok(!JSON.stringify(logger.lines).includes('A7E2FK2'));
  });

  it('the logger of other runtimes writes one JSON object a line', (t) => {
    const said: string[] = [];
    t.mock.method(console, 'warn', (line: string) => said.push(line));
    createConsoleLogger(() => 0).warn({ a: 1 }, 'x');
    createConsoleLogger(() => 0).debug({ a: 1 }, 'x');
    assert.deepEqual(
      said.map((line) => JSON.parse(line) as unknown),
      [{ level: 'warn', time: '1970-01-01T00:00:00.000Z', a: 1, msg: 'x' }],
    );
  });
});

describe('the log and the metrics of the command', () => {
  let upstream: Upstream;
  const running: Running[] = [];
  before(async () => (upstream = await Upstream.start()));
  after(async () => {
    await Promise.all(running.map((one) => one.end('SIGKILL')));
    await upstream.stop();
  });

  for (const level of ['trace', 'info', 'error']) {
    it(`at ${level}: one JSON object a line, in UTC, and nothing personal`, async () => {
      upstream.calm();
      const bin = await startBin(
        { DGA_API_BASE: upstream.url, DGA_LOG_LEVEL: level, DGA_ALLOWED_ORIGINS: 'https://shop.example' },
        { metrics: true },
      );
      running.push(bin);
      for (const [operation, fault] of FAULTS) {
        upstream.calm();
        upstream.play(operation, fault);
        for (const [route, body, headers] of ROUND) await (await postTo(bin.url, route, body, headers)).text();
      }
      // Without the measured numbers, which can have any digits.
      const metrics = (await (await fetch(`http://127.0.0.1:${bin.metricsPort}/metrics`)).text()).replace(/ \S+$/gm, '');
      await bin.end();
      for (const word of [...SECRETS, ...PERSONAL.filter((one) => one !== '198.51.100.7')]) {
        assert.ok(!bin.output.text.includes(word), `${word} in the log`);
        assert.ok(!metrics.includes(word), `${word} in the metrics`);
      }
      const lines = bin.output.text.split('\n').filter((line) => line !== '');
      for (const line of lines) assert.match(String((JSON.parse(line) as Record<string, unknown>)['time']), /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      if (level === 'error') return;
      const requests = logOf(bin).filter(({ msg }) => msg === 'request');
      assert.equal(requests.length, FAULTS.length * ROUND.length);
      for (const line of requests) {
        assert.deepEqual(Object.keys(line).slice(0, 8), ['level', 'time', 'request_id', 'route', 'method', 'status', 'ms', 'client']);
        assert.ok(['searchcode', 'addresszip', 'other'].includes(String(line['route'])));
        assert.ok(line['client'] === '127.0.0.0' || line['client'] === null);
      }
      assert.ok(
        requests.some(({ security, level: at }) => security === 'origin-refused' && at === 'warn'),
        'security events',
      );
    });
  }

  it('metrics are on their own port and say GET /metrics only; 600 odd inputs make less than 200 series', async () => {
    const bin = await startBin({ DGA_API_BASE: upstream.url, DGA_LOG_LEVEL: 'silent' }, { metrics: true });
    running.push(bin);
    for (let i = 0; i < 600; i += 50) {
      await Promise.all(
        Array.from({ length: 50 }, async (_, j) => {
          const n = i + j;
          const route = ['searchcode', 'addresszip', `x${n}`, 'livez', `searchcode?n=${n}`][n % 5] ?? '';
          const response = await fetch(`${bin.url}/${route}`, {
            method: ['POST', 'PUT', 'DELETE', 'GET', `X${n}`][n % 7 > 3 ? 0 : n % 5] ?? 'POST',
            headers: { 'content-type': n % 3 ? 'application/json' : `x/${n}` },
            ...(n % 5 === 3 ? {} : { body: `{"search_code":"${1_000_000 + n}"}` }),
          }).catch(() => undefined);
          await response?.text();
        }),
      );
    }
    const base = `http://127.0.0.1:${bin.metricsPort}`;
    const response = await fetch(`${base}/metrics`);
    assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
    const series = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    assert.ok(series.length <= 200, `${series.length} series`);
    assert.equal((await fetch(`${base}/metrics`, { method: 'POST' })).status, 405);
    assert.equal((await fetch(`${base}/`)).status, 404);
    assert.equal((await fetch(`${bin.url.replace('/dga', '')}/metrics`)).status, 404);
    await bin.end();
  });

  it('goes on when its log can no longer be written', async () => {
    upstream.calm();
    const bin = await startBin({ DGA_API_BASE: upstream.url });
    running.push(bin);
    bin.child.stdout?.destroy();
    for (let i = 0; i < 20; i++) assert.equal((await postTo(bin.url, 'searchcode', { search_code: '1000004' })).status, 200);
    await until(async () => (await fetch(`${bin.url}/livez`)).ok);
    assert.equal(await bin.end(), 0);
  });
});
