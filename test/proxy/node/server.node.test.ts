// P13, P20, P21: the command as a server: slow clients, broken bytes, the end.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { stopwatch } from '../../support/stopwatch.ts';
import { logOf, postTo, type Running, startBin, until } from '../ask.ts';
import { Upstream } from '../upstream.ts';

/** Writes bytes to a socket and gives all that came back, and how long it stayed open. */
function raw(port: number, write: (socket: ReturnType<typeof connect>) => void, withinMs = 200_000): Promise<{ text: string; ms: number }> {
  const elapsedMs = stopwatch();
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => write(socket));
    let text = '';
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`still open after ${withinMs} ms: ${text.slice(0, 100)}`));
    }, withinMs);
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve({ text, ms: elapsedMs() });
    });
  });
}

const REQUEST = 'POST /dga/searchcode HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\n';

describe('the command as a server', { concurrency: true }, () => {
  let upstream: Upstream;
  let bin: Running;
  before(async () => {
    upstream = await Upstream.start();
    bin = await startBin({ DGA_API_BASE: upstream.url });
  });
  after(async () => {
    await bin.end('SIGKILL');
    await upstream.stop();
  });

  const slow: readonly [string, (socket: ReturnType<typeof connect>) => void][] = [
    ['says nothing', () => undefined],
    ['says half a header', (socket) => socket.write('POST /dga/searchcode HTTP/1.1\r\nHost: x\r\nX-A: ')],
    ['drips headers', (socket) => {
      socket.write('POST /dga/searchcode HTTP/1.1\r\n');
      const timer = setInterval(() => socket.write('X-A: b\r\n'), 500);
      socket.on('close', () => clearInterval(timer));
    }],
    ['drips a body', (socket) => {
      socket.write(`${REQUEST}Content-Length: 4000\r\n\r\n{`);
      const timer = setInterval(() => socket.write(' '), 500);
      socket.on('close', () => clearInterval(timer));
    }],
    ['drips chunks', (socket) => {
      socket.write(`${REQUEST}Transfer-Encoding: chunked\r\n\r\n`);
      const timer = setInterval(() => socket.write('1\r\n \r\n'), 500);
      socket.on('close', () => clearInterval(timer));
    }],
    ['is silent after an answer', (socket) => socket.write('GET /dga/livez HTTP/1.1\r\nHost: x\r\n\r\n')],
    ['reads nothing of many answers', (socket) => {
      socket.pause();
      socket.write('GET /dga/livez HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2000));
      setTimeout(() => socket.resume(), 18_000);
    }],
  ]; // oxfmt-ignore
  for (const [what, write] of slow) {
    it(`a client that ${what} is gone in 20 s`, async () => {
      const { ms } = await raw(bin.port, write);
      assert.ok(ms < 20_000, `${ms} ms`);
    });
  }

  const broken: readonly [string, string, RegExp][] = [
    ['no HTTP', 'HELLO\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['headers over 16 KiB', `GET /dga/livez HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
    ['two lengths', `${REQUEST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, /^HTTP\/1\.1 400 /],
    ['length and chunks', `${REQUEST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, /^HTTP\/1\.1 400 /],
    ['a negative length', `${REQUEST}Content-Length: -2\r\n\r\n`, /^HTTP\/1\.1 400 /],
    ['a bad chunk', `${REQUEST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, /^HTTP\/1\.1 400 /],
    ['a bare line feed in a header', 'GET /dga/livez HTTP/1.1\r\nHost: x\r\nX: a\nY: b\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['no Host', 'GET /dga/livez HTTP/1.1\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['an unreadable Host', 'GET /dga/livez HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['a Host with a path', 'GET /dga/livez HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['a target that is none', 'GET dga HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['an unknown expectation', `${REQUEST}Expect: everything\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`, /^HTTP\/1\.1 400 /],
    ['a length beyond 4 KiB', `${REQUEST}Content-Length: 99999\r\n\r\n`, /^HTTP\/1\.1 413 /],
    ['HTTP/1.0', 'GET /dga/livez HTTP/1.0\r\nHost: x\r\n\r\n', /^HTTP\/1\.1 200 /],
    ['HTTP/1.0 without Host, as HAProxy looks after health', 'GET /dga/livez HTTP/1.0\r\n\r\n', /^HTTP\/1\.1 200 /],
    ['TRACE', 'TRACE /dga/searchcode HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 405 /],
    [
      'a path with dots',
      'POST /dga/../dga/searchcode HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}',
      /^HTTP\/1\.1 415 /,
    ],
    ['an upgrade', 'GET /dga/livez HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n', /^HTTP\/1\.1 /],
  ];
  for (const [what, bytes, answer] of broken) {
    it(`${what}: an answer like all others`, async () => {
      const { text } = await raw(bin.port, (socket) => socket.write(bytes));
      assert.match(text, answer);
      for (const header of ['x-request-id', 'x-content-type-options: nosniff', 'cache-control: no-store', 'content-security-policy'])
        assert.ok(text.toLowerCase().includes(header), `${header} in ${text}`);
      assert.ok(!/^(?:server|x-powered-by):/im.test(text));
      if (/ 4\d\d /.test(text)) assert.match(text, /application\/problem\+json[^]*"code":"/);
    });
  }

  it('CONNECT is no way through', async () => {
    const { text } = await raw(bin.port, (socket) => socket.write('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'));
    assert.ok(!/ 200 /.test(text));
  });

  it('the page of a browser on its own origin is served, another is not', async () => {
    const origin = `http://127.0.0.1:${bin.port}`;
    assert.equal(
      (await postTo(bin.url, 'searchcode', { search_code: '1000004' }, { origin, 'sec-fetch-site': 'same-origin' })).status,
      200,
    );
    assert.equal((await postTo(bin.url, 'searchcode', { search_code: '1000004' }, { origin: 'http://127.0.0.1:1' })).status, 403);
  });
});

describe('the end of the command', () => {
  let upstream: Upstream;
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());

  it('SIGTERM at 200 requests a second: not ready from then on, nothing lost, exit 0', async (t) => {
    const bin = await startBin({ DGA_API_BASE: upstream.url });
    await until(async () => (await fetch(`${bin.url}/readyz`)).ok);
    upstream.play('searchcode', { kind: 'late', ms: 100 });
    const outcomes: Promise<number | string>[] = [];
    const sending = new AbortController();
    const load = (async (): Promise<void> => {
      const startMs = Date.now();
      for (let n = 0; !sending.signal.aborted; n++) {
        outcomes.push(postTo(bin.url, 'searchcode', { search_code: String(1_000_000 + (n % 1000)) }).then(({ status }) => status, (error: unknown) => String((error as Error).cause ?? error))); // oxfmt-ignore
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, startMs + (n + 1) * 5 - Date.now())));
      }
    })();
    await until(() => outcomes.length >= 200);
    bin.child.kill('SIGTERM');
    await until(() => bin.output.text.includes('stopping'));
    // The command accepts requests for another 3 s, which on a busy machine may be over before the test asks again.
    sending.abort();
    const ready = await fetch(`${bin.url}/readyz`).then(({ status }) => status, () => 'closed'); // oxfmt-ignore
    assert.notEqual(ready, 200);
    await load;
    const statuses = await Promise.all(outcomes);
    assert.equal(await bin.exited, 0);
    assert.deepEqual(
      statuses.filter((status) => status !== 200),
      [],
    );
    t.diagnostic(`${statuses.length} requests`);
    assert.equal(logOf(bin).at(-1)?.['event'], 'stopped');
  });

  it('work in flight is finished after the last connection was taken', async () => {
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

  /** More lines than a pipe holds. */
  const fillLog = async (bin: Running): Promise<void> => {
    for (let i = 0; i < 1000; i += 50) {
      await Promise.all(Array.from({ length: 50 }, async () => (await fetch(`${bin.url}/nothing`)).text()));
    }
  };

  it('a log reader that is stuck: served all the same, and SIGTERM ends it', async (t) => {
    const bin = await startBin({ DGA_API_BASE: upstream.url });
    t.after(() => bin.child.kill('SIGKILL'));
    bin.child.stdout?.pause();
    await fillLog(bin);
    bin.child.kill('SIGTERM');
    await until(() => bin.child.exitCode !== null || bin.child.signalCode !== null);
    bin.child.stdout?.destroy();
    assert.equal(bin.child.exitCode, 0);
  });

  it('a log reader that went away, and two signals: gone at once', async (t) => {
    const bin = await startBin({ DGA_API_BASE: upstream.url });
    t.after(() => bin.child.kill('SIGKILL'));
    bin.child.stdout?.pause();
    await fillLog(bin);
    bin.child.stdout?.destroy();
    bin.child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const elapsedMs = stopwatch();
    bin.child.kill('SIGTERM');
    await until(() => bin.child.exitCode !== null || bin.child.signalCode !== null);
    // An orderly end takes 9.5 s.
    assert.ok(elapsedMs() < 8000);
  });

  it('a second signal ends it at once', async () => {
    const bin = await startBin({ DGA_API_BASE: upstream.url });
    bin.child.kill('SIGTERM');
    await until(() => bin.output.text.includes('stopping'));
    bin.child.kill('SIGTERM');
    const [status] = bin.child.exitCode === null ? ((await once(bin.child, 'exit')) as [number]) : [bin.child.exitCode];
    assert.equal(status, 1);
  });

  it('goes on when the API comes up later', async (t) => {
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

  it('--mock has an API of its own, whatever the variables say of the real one', async (t) => {
    const real = { DGA_API_BASE: 'http://127.0.0.1:9/api/v1', DGA_TOKEN_PATH: '/no/token', DGA_EXPIRES_IN_UNIT: 'milliseconds' };
    const bin = await startBin(real, { args: ['--mock'] });
    t.after(() => bin.end('SIGKILL'));
    await until(async () => (await fetch(`${bin.url}/readyz`)).ok);
    assert.equal((await postTo(bin.url, 'searchcode', { search_code: 'A7E-2FK2' })).status, 200);
    assert.equal(await bin.end(), 0);
  });
});
