// Secrets, codes and addresses appear nowhere, and every response has its headers.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createConsoleLogger } from '../../../src/proxy/observe/log.ts';
import { keepingLogger, logOf, lookUp, post, postTo, proxyOver, type Running, startBin, until } from '../ask.ts';
import { apiError, CLIENT_ID, type Fault, HTML, type Operation, SECRET_KEY, Upstream } from '../upstream.ts';

const SECURITY = [
  'cache-control',
  'content-security-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'x-request-id',
  'vary',
];
const FORBIDDEN = ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-credentials'];

function assertHeaders(response: Response, what: string): void {
  for (const name of SECURITY) assert.ok(response.headers.get(name), `${what}: ${name}`);
  for (const name of FORBIDDEN) assert.equal(response.headers.get(name), null, `${what}: ${name}`);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
}

/** Requests of every kind, good and bad. */
const ROUND: readonly [string, unknown, Readonly<Record<string, string>>?][] = [
  ['searchcode', { search_code: '1000004' }],
  ['searchcode', { search_code: 'A7E2FK2' }],
  ['searchcode', { search_code: 'Z9Y8X7W' }],
  ['searchcode', { search_code: '9000004' }],
  ['searchcode', { search_code: 'A7E' }],
  ['searchcode', '{"search_code":"A7E2FK2"'],
  ['searchcode', { search_code: 'A7E2FK2' }, { origin: 'https://evil.example' }],
  ['searchcode', { search_code: 'A7E2FK2' }, { 'content-type': 'text/plain' }],
  ['searchcode', { search_code: 'A7E2FK2', pad: 'x'.repeat(4096) }],
  [
    'searchcode',
    { search_code: 'A7E2FK2' },
    { 'x-request-id': 'A7E2FK2-A7E2FK2', cookie: 'c=A7E2FK2', referer: 'http://shop.example/?A7E2FK2', 'user-agent': 'A7E2FK2' },
  ],
  ['searchcode?code=A7E2FK2', { search_code: 'A7E2FK2' }],
  ['searchcode/A7E2FK2', { search_code: 'A7E2FK2' }],
  ['addresszip', { freeword: '秘密町一丁目' }],
  ['addresszip', { pref_code: '13', town_name: '秘密町' }],
  ['addresszip', {}],
  ['token', {}],
  ['A7E2FK2', {}],
];
const FAULTS: readonly [Operation, Fault | undefined][] = [
  ['searchcode', undefined],
  [
    'searchcode',
    {
      kind: 'status',
      status: 500,
      headers: { 'content-type': 'application/json', 'set-cookie': 'a=b', server: 'inside' },
      body: JSON.stringify({ request_id: 'A7E2FK2', error_code: 'A7E2FK2', message: `${SECRET_KEY} A7E2FK2` }),
    },
  ],
  ['searchcode', apiError('404-1029-0100')],
  ['searchcode', HTML],
  ['searchcode', { kind: 'cut' }],
  ['addresszip', apiError('403-1028-0001')],
  ['token', { kind: 'status', status: 400, body: JSON.stringify({ error_code: '400-1028-0001', message: `${CLIENT_ID} ${SECRET_KEY}` }) }],
];
const SECRETS = [CLIENT_ID, SECRET_KEY, 'tok-', 'Bearer'];
const PERSONAL = ['A7E2FK2', 'A7E-2FK2', 'Z9Y8X7W', '1000004', '9000004', '秘密', '198.51.100.7', '丸の内', '大手町'];

describe('what nobody sees', () => {
  let upstream: Upstream;
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());

  it('20,000 answers: no token, id or secret, and every header that belongs there', async () => {
    const logger = keepingLogger();
    let answers = 0;
    for (let round = 0; round < 170; round++) {
      // A new proxy for each fault, so that a pause or a breaker of the last one does not answer instead.
      const [operation, fault] = FAULTS[round % FAULTS.length] ?? ['token', undefined];
      upstream.calm();
      upstream.play(operation, fault);
      const proxy = proxyOver(upstream, { logger });
      for (let i = 0; i < 7; i++) {
        await Promise.all(
          ROUND.map(async ([route, body, headers = {}]) => {
            const response = await post(proxy, route, body, { headers });
            answers++;
            const text = JSON.stringify([...response.headers]) + (await response.text());
            for (const secret of SECRETS) assert.ok(!text.includes(secret), `${route}: ${secret}`);
            assertHeaders(response, route);
            assert.ok(!/inside|set-cookie/.test(text));
          }),
        );
      }
    }
    const log = JSON.stringify(logger.lines);
    for (const word of [...SECRETS, ...PERSONAL]) assert.ok(!log.includes(word), `${word} in the log`);
    assert.ok(answers > 20_000 && logger.lines.length > 20_000, `${answers} answers`);
  });

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

  it('metrics are on their own port and say GET /metrics only; 3,000 odd inputs make less than 200 series', async () => {
    const bin = await startBin({ DGA_API_BASE: upstream.url, DGA_LOG_LEVEL: 'silent' }, { metrics: true });
    running.push(bin);
    for (let i = 0; i < 3000; i += 50) {
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
