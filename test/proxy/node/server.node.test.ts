// P13, P21: the command as a server: slow clients, broken bytes.
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { stopwatch } from '../../support/stopwatch.ts';
import { postTo, type Running, startBin } from '../ask.ts';
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

describe('the command as a server', () => {
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
    it(`gives a usual answer after ${what}`, async () => {
      const { text } = await raw(bin.port, (socket) => socket.write(bytes));
      assert.match(text, answer);
      for (const header of ['x-request-id', 'x-content-type-options: nosniff', 'cache-control: no-store', 'content-security-policy'])
        assert.ok(text.toLowerCase().includes(header), `${header} in ${text}`);
      assert.ok(!/^(?:server|x-powered-by):/im.test(text));
      if (/ 4\d\d /.test(text)) assert.match(text, /application\/problem\+json[^]*"code":"/);
    });
  }

  it('refuses CONNECT', async () => {
    const { text } = await raw(bin.port, (socket) => socket.write('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'));
    assert.ok(!/ 200 /.test(text));
  });

  it('serves a page on its origin, and no other page', async () => {
    const origin = `http://127.0.0.1:${bin.port}`;
    assert.equal(
      (await postTo(bin.url, 'searchcode', { search_code: '1000004' }, { origin, 'sec-fetch-site': 'same-origin' })).status,
      200,
    );
    assert.equal((await postTo(bin.url, 'searchcode', { search_code: '1000004' }, { origin: 'http://127.0.0.1:1' })).status, 403);
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
  // Last: many clients at a time make each of them slow on a busy machine, and the command then disconnects those with a usual request too.
  describe('disconnects a client within 20 s that', { concurrency: true }, () => {
    for (const [what, write] of slow)
      it(what, async () => {
        const { ms } = await raw(bin.port, write);
        assert.ok(ms < 20_000, `${ms} ms`);
      });
  });
});
