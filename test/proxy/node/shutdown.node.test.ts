// P20: how the command starts without its API, and how it ends.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { stopwatch } from '../../support/stopwatch.ts';
import { logOf, postTo, type Running, startBin, until } from '../ask.ts';
import { Upstream } from '../upstream.ts';

/** Together about 250 KB. */
const LOG_LINES = 1000;

describe('the start and the end of the command', () => {
  let upstream: Upstream;
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());

  it('SIGTERM ends readiness at once and loses no request of 20 clients; the command exits with 0', async (t) => {
    const bin = await startBin({ DGA_API_BASE: upstream.url });
    await until(async () => (await fetch(`${bin.url}/readyz`)).ok);
    upstream.play('searchcode', { kind: 'late', ms: 100 });
    const statuses: (number | string)[] = [];
    let endMs = Number.POSITIVE_INFINITY;
    // Each waits for its answer, so a busy machine makes fewer requests instead of later ones.
    const load = Array.from({ length: 20 }, async (_, client) => {
      for (let n = client; Date.now() < endMs; n += 20)
        statuses.push(await postTo(bin.url, 'searchcode', { search_code: String(1_000_000 + (n % 1000)) }).then(({ status }) => status, (error: unknown) => String((error as Error).cause ?? error))); // oxfmt-ignore
    });
    await until(() => statuses.length >= 200);
    bin.child.kill('SIGTERM');
    // The command accepts requests for another 3 s. On a busy machine they may be over before this process runs again.
    endMs = Date.now() + 1000;
    await until(() => bin.output.text.includes('stopping'));
    const ready = await fetch(`${bin.url}/readyz`).then(({ status }) => status, () => 'closed'); // oxfmt-ignore
    assert.notEqual(ready, 200);
    await Promise.all(load);
    assert.equal(await bin.exited, 0);
    assert.deepEqual(
      statuses.filter((status) => status !== 200),
      [],
    );
    t.diagnostic(`${statuses.length} requests`);
    assert.equal(logOf(bin).at(-1)?.['event'], 'stopped');
  });

  it('SIGTERM lets lookups in progress finish', async () => {
    const bin = await startBin({ DGA_API_BASE: upstream.url });
    upstream.calm();
    upstream.play('searchcode', { kind: 'late', ms: 4000 });
    await until(async () => (await fetch(`${bin.url}/readyz`)).ok);
    const late = postTo(bin.url, 'searchcode', { search_code: '1000004' });
    await until(() => upstream.count('searchcode') === 1);
    bin.child.kill('SIGTERM');
    assert.equal((await late).status, 200);
    assert.equal(await bin.exited, 0);
  });

  /** Makes the command write more lines than a pipe holds, with requests that do not wait for one another. */
  const fillLog = async (bin: Running): Promise<void> => {
    const socket = connect(bin.port, '127.0.0.1');
    let answers = '';
    socket.on('data', (chunk: Buffer) => (answers += chunk.toString('latin1')));
    socket.write('GET /dga/nothing HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(LOG_LINES));
    await until(() => answers.split('HTTP/1.1 404').length > LOG_LINES);
    socket.destroy();
  };

  it('SIGTERM ends the command even if the reader of its log hangs', async (t) => {
    const bin = await startBin({ DGA_API_BASE: upstream.url });
    t.after(() => bin.child.kill('SIGKILL'));
    bin.child.stdout?.pause();
    await fillLog(bin);
    bin.child.kill('SIGTERM');
    await until(() => bin.child.exitCode !== null || bin.child.signalCode !== null);
    bin.child.stdout?.destroy();
    assert.equal(bin.child.exitCode, 0);
  });

  it('a second signal ends the command immediately, even if the reader of its log has ended', async (t) => {
    const bin = await startBin({ DGA_API_BASE: upstream.url });
    t.after(() => bin.child.kill('SIGKILL'));
    bin.child.stdout?.pause();
    await fillLog(bin);
    bin.child.stdout?.destroy();
    bin.child.kill('SIGTERM');
    // Two signals that arrive together are one.
    await until(() => fetch(`${bin.url}/readyz`).then(({ ok }) => !ok, () => true)); // oxfmt-ignore
    const elapsedMs = stopwatch();
    bin.child.kill('SIGTERM');
    await until(() => bin.child.exitCode !== null || bin.child.signalCode !== null);
    // An orderly end takes 9.5 s.
    assert.ok(elapsedMs() < 8000);
  });

  it('a second signal ends the command immediately', async () => {
    const bin = await startBin({ DGA_API_BASE: upstream.url });
    bin.child.kill('SIGTERM');
    await until(() => bin.output.text.includes('stopping'));
    bin.child.kill('SIGTERM');
    const [status] = bin.child.exitCode === null ? ((await once(bin.child, 'exit')) as [number]) : [bin.child.exitCode];
    assert.equal(status, 1);
  });

  it('the command starts without the API, and is ready when the API is available', async (t) => {
    const late = await Upstream.start();
    t.after(() => late.stop());
    late.play('token', { kind: 'reset' });
    const bin = await startBin({ DGA_API_BASE: late.url });
    await until(() => late.count('token') >= 1);
    assert.equal((await fetch(`${bin.url}/readyz`)).status, 503);
    assert.equal((await fetch(`${bin.url}/livez`)).status, 200);
    late.calm();
    await until(async () => (await fetch(`${bin.url}/readyz`)).ok);
    assert.equal(await bin.end(), 0);
  });

  it('--mock uses a built-in API, whatever the variables for the real one', async (t) => {
    const real = { DGA_API_BASE: 'http://127.0.0.1:9/api/v1', DGA_TOKEN_PATH: '/no/token', DGA_EXPIRES_IN_UNIT: 'milliseconds' };
    const bin = await startBin(real, { args: ['--mock'] });
    t.after(() => bin.end('SIGKILL'));
    await until(async () => (await fetch(`${bin.url}/readyz`)).ok);
    assert.equal((await postTo(bin.url, 'searchcode', { search_code: 'A7E-2FK2' })).status, 200);
    assert.equal(await bin.end(), 0);
  });
});
