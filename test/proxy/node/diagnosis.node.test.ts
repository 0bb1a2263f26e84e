// Failures that an operator causes: each names itself and the remedy in one line.
import assert from 'node:assert/strict';
import { createServer as createHttp } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { createRedisStores } from '../../../src/proxy/node/redis/index.ts';
import { keepingLogger, logOf, postTo, type Running, runBin, startBin, until } from '../ask.ts';
import { CLIENT_ID, SECRET_KEY, Upstream } from '../upstream.ts';
import { startRedis } from './redis-server.ts';
import { CERTIFICATE, PRIVATE_KEY } from './self-signed.ts';

const VARIABLES = { DGA_CLIENT_ID: CLIENT_ID, DGA_SECRET_KEY: SECRET_KEY };
const linesOf = (running: Running): string[] => logOf(running).map(({ msg }) => String(msg));

describe('the command prints one line that says what is wrong and what to do', () => {
  let upstream: Upstream;
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());

  /** Starts the command, waits for a log line per failure, and ends the command. */
  async function says(
    variables: Readonly<Record<string, string>>,
    patterns: readonly RegExp[],
    during?: (running: Running) => Promise<unknown>,
  ): Promise<void> {
    const running = await startBin({ DGA_API_BASE: upstream.url, ...variables });
    try {
      await during?.(running);
      for (const pattern of patterns) {
        await until(() => linesOf(running).some((line) => pattern.test(line))).catch(() => assert.fail(running.output.text));
        assert.ok(linesOf(running).filter((line) => pattern.test(line)).length <= 2, 'once, not with every request');
      }
      for (const secret of [CLIENT_ID, SECRET_KEY, 'redis-word']) assert.ok(!running.output.text.includes(secret), running.output.text);
    } finally {
      await running.end('SIGKILL');
    }
  }

  it("if the API's name does not resolve, and if Redis does not run", () =>
    says({ DGA_API_BASE: 'https://no-such-host.invalid/api/v2', DGA_REDIS_URL: 'redis://127.0.0.1:9' }, [
      /^The host in DGA_API_BASE does not resolve \((ENOTFOUND|EAI_AGAIN)\): check .* HTTPS_PROXY/,
      /^The host in DGA_REDIS_URL refuses connections \(ECONNREFUSED\): start Redis/,
    ]));

  it('if the API’s port refuses connections, and if Redis refuses the password, also with DEBUG=*, which prints no password', async () => {
    const redis = await startRedis();
    await redis.ask('CONFIG', 'SET', 'requirepass', 'another-word');
    const withPassword = redis.url.replace('redis://', 'redis://:redis-word@');
    await says({ DGA_API_BASE: 'http://127.0.0.1:9/api/v2', DGA_REDIS_URL: withPassword, DEBUG: '*' }, [
      /^The host in DGA_API_BASE refuses connections \(ECONNREFUSED\): check/,
      /^Redis refuses the password in DGA_REDIS_URL \(WRONGPASS\): correct/,
    ]);
    await says({ DGA_REDIS_URL: redis.url }, [/^Redis requires a password \(NOAUTH\): set it in DGA_REDIS_URL/], (running) =>
      postTo(running.url, 'searchcode', { search_code: '1000004' }),
    );
    await redis.stop();
  });

  it('if Redis refuses commands: to this user, to a replica, beyond its memory, in a database that it does not have', async () => {
    const redis = await startRedis();
    const of = (user: string): string => redis.url.replace('//', `//${user}:redis-word@`);
    const advises = async (url: string, pattern: RegExp | undefined): Promise<void> => {
      const { lines, ...logger } = keepingLogger();
      const stores = createRedisStores({ url, clientId: CLIENT_ID, secretKey: SECRET_KEY, logger });
      const isCounted = await stores.ready().then(() => stores.counters('test', [{ limit: 9, windowMs: 60_000, name: 'min' }]).take('a')).then(() => true, () => false); // oxfmt-ignore
      if (pattern) await until(() => lines.some(({ message }) => pattern.test(message)));
      assert.equal(isCounted, pattern === undefined);
      if (!pattern) assert.deepEqual(lines, []);
      assert.ok(lines.length <= 1 && !JSON.stringify(lines).includes('redis-word'), JSON.stringify(lines));
      stores.close();
    };
    await redis.ask('ACL', 'SETUSER', 'enough', 'on', '>redis-word', '~dga:*', '+@read', '+@write', '+@scripting', '+info', '+select');
    await redis.ask('ACL', 'SETUSER', 'no-select', 'on', '>redis-word', '~dga:*', '+@read', '+@write', '+@scripting', '+info');
    await redis.ask('ACL', 'SETUSER', 'no-pttl', 'on', '>redis-word', '~dga:*', '+@all', '-pttl');
    await redis.ask('ACL', 'SETUSER', 'no-keys', 'on', '>redis-word', '+@all');
    await advises(of('enough'), undefined);
    await advises(`${of('enough')}/1`, undefined);
    const noPermission = /^The Redis user may not .* \(NOPERM\): allow @read, @write, @scripting, INFO and SELECT on dga:\*/;
    for (const user of ['no-pttl', 'no-keys']) await advises(of(user), noPermission);
    await redis.ask('FLUSHALL');
    await advises(`${of('no-select')}/1`, noPermission);
    await advises(`${redis.url}/99`, /^Redis has no database of the number in DGA_REDIS_URL: use/);
    assert.match(await redis.ask('DBSIZE'), /^:0/, 'nothing is stored in the database of another deployment');
    await advises(redis.url.replace('redis:', 'redis+cluster:'), /^DGA_REDIS_URL is not a Cluster: use redis:/);
    await advises(redis.url.replace('redis:', 'rediss:'), /^No connection to the host in DGA_REDIS_URL in time .* rediss:/);
    await redis.ask('CONFIG', 'SET', 'maxmemory', '1kb');
    await advises(redis.url, /^Redis is full \(OOM\): raise maxmemory/);
    await redis.ask('CONFIG', 'SET', 'maxmemory', '0');
    await redis.ask('REPLICAOF', '127.0.0.1', '9');
    await advises(redis.url, /^DGA_REDIS_URL is a read-only replica \(READONLY\): use/);
    await redis.stop();
  });

  it('if the API’s certificate cannot be verified', async () => {
    const server = createHttps({ key: PRIVATE_KEY, cert: CERTIFICATE }, (_, response) => response.end());
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    await says({ DGA_API_BASE: `https://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2` }, [
      /^TLS to the API fails \([A-Z_]+\): check .* NODE_EXTRA_CA_CERTS/,
    ]);
    server.close();
  });

  it('if the credentials are wrong, if X-Forwarded-For comes from a web server that is not listed, and if an origin is not admitted', () =>
    says(
      { DGA_SECRET_KEY: 'sk-that-is-wrong' },
      [
        /^The API refuses client id and secret: check DGA_CLIENT_ID and DGA_SECRET_KEY/,
        /^X-Forwarded-For from 127\.0\.0\.1 is ignored: .* set DGA_TRUSTED_PROXIES=127\.0\.0\.1/,
      ],
      async (running) => {
        for (let i = 0; i < 3; i++)
          await postTo(running.url, 'searchcode', { search_code: '1000004' }, { 'x-forwarded-for': '203.0.113.5' });
        await postTo(running.url, 'searchcode', { search_code: '1000004' }, { origin: 'https://shop.example' });
        await until(() => logOf(running).some(({ reason }) => /list it in DGA_ALLOWED_ORIGINS/.test(String(reason))));
      },
    ));

  it('if the host in DGA_API_BASE is not the API', async () => {
    const other = createHttp((_, response) => response.writeHead(501).end('<h1>A shop</h1>'));
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const host = `127.0.0.1:${(other.address() as AddressInfo).port}`;
    const line = new RegExp(`^${host} answers with status 501, but not as the API does: is DGA_API_BASE the API's address\\?$`);
    await says({ DGA_API_BASE: `http://${host}/api/v2` }, [line]).finally(() => other.close());
  });

  it('if the port is in use', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const { status, text } = await runBin({ ...VARIABLES, DGA_PORT: String(port) });
    server.close();
    assert.equal(status, 1);
    assert.match(text, new RegExp(`^dga-address-proxy: Port ${port} is in use: stop .* or set DGA_PORT`, 'm'));
  });

  it('if DGA_HOST is not an address of the machine', async () => {
    const { status, text } = await runBin({ ...VARIABLES, DGA_HOST: '192.0.2.1', DGA_PORT: '0' });
    assert.notEqual(status, 0);
    assert.match(text, /^dga-address-proxy: 192\.0\.2\.1 is not an address of this machine: set DGA_HOST/m);
  });

  it('if a flag is unknown', async () => {
    const { status, text } = await runBin(VARIABLES, ['--check']);
    assert.notEqual(status, 0);
    assert.match(text, /^dga-address-proxy: Unknown option '--check': run dga-address-proxy --help/m);
  });

  it('if a secret is a file that cannot be read', async () => {
    const { status, text } = await runBin({ DGA_CLIENT_ID: CLIENT_ID, DGA_SECRET_KEY_FILE: '/no/such/file' });
    assert.notEqual(status, 0);
    assert.match(text, /DGA_SECRET_KEY_FILE names a file that cannot be read \(ENOENT\): check the path/);
  });
});
