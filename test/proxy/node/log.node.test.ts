// P1, P19, P21: what the command writes into its log and its metrics.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { logOf, postTo, type Running, startBin, until } from '../ask.ts';
import { Upstream } from '../upstream.ts';
import { FAULTS, PERSONAL, ROUND, SECRETS } from '../upstream/look-for-secrets.ts';

describe('the log of the command', () => {
  it('contains its last lines, even if earlier ones are being written when the process ends', async () => {
    const program = `
      import { createStdoutLogger } from ${JSON.stringify(new URL('../../../src/proxy/node/log-to-stdout.ts', import.meta.url).href)};
      const logger = createStdoutLogger('info');
      for (let n = 0; n < 200; n++) logger.info({ n }, 'line');
      await logger.flush();
      process.exit();
    `;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await once(child, 'close');
    assert.deepEqual(
      text
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { n: number }).n),
      Array.from({ length: 200 }, (_, n) => n),
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

  it('have one JSON object per line, in UTC, without personal data', async () => {
    upstream.calm();
    const bin = await startBin(
      { DGA_API_BASE: upstream.url, DGA_LOG_LEVEL: 'trace', DGA_ALLOWED_ORIGINS: 'https://shop.example' },
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

  it('include metrics on a separate port that serves only GET /metrics, with less than 200 series after 600 inputs', async () => {
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

  it('do not stop the command if a log can no longer be written', async () => {
    upstream.calm();
    const bin = await startBin({ DGA_API_BASE: upstream.url });
    running.push(bin);
    bin.child.stdout?.destroy();
    for (let i = 0; i < 20; i++) assert.equal((await postTo(bin.url, 'searchcode', { search_code: '1000004' })).status, 200);
    await until(async () => (await fetch(`${bin.url}/livez`)).ok);
    assert.equal(await bin.end(), 0);
  });
});
