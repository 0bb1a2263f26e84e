// The same app answers the same requests on Node, Deno, Bun and workerd. The runtimes are installed from npm into .cache/runtimes, to
// keep the main installation small.
import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { build } from 'vite';
import { freePort, JSON_HEADERS, until } from '../proxy/ask.ts';
import { apiError, CLIENT_ID, SECRET_KEY, Upstream } from '../proxy/upstream.ts';

const FOLDER = resolve('.cache/runtimes');
const APP = join(FOLDER, 'app');

/** The app and one small entry for each runtime, as docs/deploy.md shows them. */
const ENTRIES: Readonly<Record<string, string>> = {
  'node.mjs': `import { serve } from ${JSON.stringify(import.meta.resolve('@hono/node-server'))};
import { make } from './make.mjs';
const proxy = make(process.env.UPSTREAM);
serve({ fetch: proxy.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });`,
  'deno.mjs': `import { make } from './make.mjs';
const proxy = make(Deno.env.get('UPSTREAM'));
Deno.serve({ port: Number(Deno.env.get('PORT')), hostname: '127.0.0.1' }, (request, info) => proxy.fetch(request, info));`,
  'bun.mjs': `import { make } from './make.mjs';
const proxy = make(process.env.UPSTREAM);
Bun.serve({ port: Number(process.env.PORT), hostname: '127.0.0.1', fetch: (request, server) => proxy.fetch(request, server) });`,
  'worker.mjs': `import { make } from './make.mjs';
let proxy;
export default { fetch: (request, env, context) => (proxy ??= make(env.UPSTREAM)).fetch(request, env, context) };`,
  'make.mjs': `import { createProxy } from './proxy.mjs';
export const make = (apiBase) => createProxy({
  clientId: ${JSON.stringify(CLIENT_ID)}, secretKey: ${JSON.stringify(SECRET_KEY)}, apiBase, allowedOrigins: ['https://shop.example'], cache: 'off',
  rateLookups: '60/min', rateDgaMisses: '3/h',
});`,
  'worker.capnp': `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [ (name = "main", worker = .main), (name = "internet", network = (allow = ["public", "private", "local"])) ],
  sockets = [ (name = "http", address = "127.0.0.1:0", http = (), service = "main") ]
);
const main :Workerd.Worker = (
  modules = [ (name = "worker.mjs", esModule = embed "worker.mjs"), (name = "make.mjs", esModule = embed "make.mjs"), (name = "proxy.mjs", esModule = embed "proxy.mjs") ],
  compatibilityDate = "2026-01-01",
  bindings = [ (name = "UPSTREAM", fromEnvironment = "UPSTREAM") ]
);`,
};

function binary(name: string, pattern: string): string {
  const found = globSync(join(FOLDER, 'node_modules', pattern)).find((path) => existsSync(path));
  assert.ok(found, `${name} is not in ${FOLDER}: npm brought no binary for this platform`);
  return found;
}

const RUNTIMES: Readonly<Record<string, (port: number) => readonly [string, readonly string[]]>> = {
  Node: () => [process.execPath, ['node.mjs']],
  Deno: () => [binary('deno', '@deno/*/deno'), ['run', '--allow-net', '--allow-env', '--no-lock', '--no-config', 'deno.mjs']],
  Bun: () => [binary('bun', '@oven/*/bin/bun'), ['run', 'bun.mjs']],
  workerd: (port) => [
    binary('workerd', '@cloudflare/workerd-*/bin/workerd'),
    ['serve', 'worker.capnp', `--socket-addr=http=127.0.0.1:${port}`],
  ],
};

type Conformance = readonly [
  name: string,
  route: string,
  init: RequestInit,
  status: number,
  look?: (response: Response, text: string) => void,
];
const json = (body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { ...JSON_HEADERS, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const code = (expected: string) => (_: Response, text: string) =>
  assert.equal((JSON.parse(text) as Record<string, unknown>)['code'], expected);

const REQUESTS: readonly Conformance[] = [
  ['liveness', 'livez', {}, 200],
  ['no readiness before the first token', 'readyz', {}, 503],
  ['a ZIP Code', 'searchcode', json({ search_code: '〒１００－０００４' }), 200, (response, text) => {
    const { addresses } = JSON.parse(text) as { addresses: Record<string, unknown>[] };
    assert.deepEqual([addresses[0]?.['zip_code'], addresses[0]?.['longitude']], ['1000004', null]);
    assert.match(response.headers.get('ratelimit') ?? '', /^"min";r=\d+;t=\d+$/);
  }],
  ['readiness', 'readyz', {}, 200],
  ['a Digital Address', 'searchcode', json({ search_code: 'a7e-2fk2' }), 200],
  ['one that nobody has', 'searchcode', json({ search_code: 'Z000001' }), 404, code('not-found')],
  ['an address search', 'addresszip', json({ pref_code: 13, town_name: '大手町' }), 200],
  ['nothing to search for', 'addresszip', json({}), 400, code('invalid-code')],
  ['no code', 'searchcode', json({ search_code: '..／..／' }), 400, code('invalid-code')],
  ['a key twice', 'searchcode', json('{"search_code":"1000004","search_code":"1000004"}'), 400, code('invalid-request')],
  ['__proto__', 'searchcode', json('{"search_code":"1000004","__proto__":1}'), 400, code('invalid-request')],
  ['another media type', 'searchcode', json({}, { 'content-type': 'text/plain' }), 415, code('unsupported-media-type')],
  ['too large a body', 'searchcode', json({ search_code: '1000004', x: 'x'.repeat(5000) }), 413, code('payload-too-large')],
  ['another method', 'searchcode', { method: 'PUT' }, 405, (response) => assert.match(response.headers.get('allow') ?? '', /POST/)],
  ['no such route', 'nothing', json({}), 404, code('not-found')],
  ['no token', 'token', json({}), 404, code('not-found')],
  ['a listed origin', 'searchcode', json({ search_code: '1000004' }, { origin: 'https://shop.example' }), 200, (response) => assert.equal(response.headers.get('access-control-allow-origin'), 'https://shop.example')],
  ['another origin', 'searchcode', json({ search_code: '1000004' }, { origin: 'https://evil.example' }), 403, code('origin-refused')],
  ['a preflight', 'searchcode', { method: 'OPTIONS', headers: { origin: 'https://shop.example', 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' } }, 204],
  ['a second miss', 'searchcode', json({ search_code: 'Z000002' }), 404],
  ['a third', 'searchcode', json({ search_code: 'Z000003' }), 404],
  ['one too many', 'searchcode', json({ search_code: 'Z000004' }), 429, (response) => assert.match(response.headers.get('retry-after') ?? '', /^3[56]\d\d$/)],
  ['ZIP Codes go on', 'searchcode', json({ search_code: '1000004' }), 200],
]; // prettier-ignore

describe('the same app on four runtimes', () => {
  let upstream: Upstream;
  const children: ChildProcess[] = [];
  before(async () => {
    mkdirSync(APP, { recursive: true });
    if (!existsSync(join(FOLDER, 'package.json'))) writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }');
    if (['deno', 'bun', 'workerd'].some((name) => !existsSync(join(FOLDER, 'node_modules', name)))) {
      execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-save', 'deno@2', 'bun@1', 'workerd@1'], {
        cwd: FOLDER,
        stdio: 'ignore',
        timeout: 300_000,
      });
    }
    await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        outDir: APP,
        emptyOutDir: true,
        minify: false,
        target: 'es2022',
        lib: { entry: { proxy: 'src/proxy/index.ts' }, formats: ['es'], fileName: () => 'proxy.mjs' },
      },
    });
    for (const [name, text] of Object.entries(ENTRIES)) writeFileSync(join(APP, name), text);
    upstream = await Upstream.start();
  });
  after(async () => {
    for (const child of children) child.kill('SIGKILL');
    await upstream.stop();
  });

  for (const [runtime, command] of Object.entries(RUNTIMES)) {
    it(runtime, async () => {
      upstream.calm();
      const port = await freePort();
      const [path, args] = command(port);
      const child = spawn(path, args, {
        cwd: APP,
        env: { PATH: process.env['PATH'], HOME: APP, PORT: String(port), UPSTREAM: upstream.url, DENO_NO_UPDATE_CHECK: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      children.push(child);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const base = `http://127.0.0.1:${port}/dga`;
      await until(() => fetch(`${base}/livez`).then(({ ok }) => ok, () => false), 20_000).catch((error: unknown) => assert.fail(`${String(error)}\n${output}`)); // prettier-ignore
      for (const [name, route, init, status, look] of REQUESTS) {
        const response = await fetch(`${base}/${route}`, { redirect: 'manual', ...init });
        const text = await response.text();
        assert.equal(response.status, status, `${name}: ${text}\n${output}`);
        assert.ok(response.headers.get('x-request-id') && response.headers.get('x-content-type-options') === 'nosniff', name);
        look?.(response, text);
      }
      // Concurrent requests share one token, and an API failure is reported as such.
      const many = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          fetch(`${base}/searchcode`, json({ search_code: String(1_000_000 + i) })).then(({ status }) => status),
        ),
      );
      assert.ok(
        many.every((status) => status === 200),
        many.join(),
      );
      assert.equal(upstream.count('token'), 1);
      for (const [fault, status] of [
        [apiError('500-1029-0001'), 502],
        [{ kind: 'status', status: 307, headers: { location: 'http://127.0.0.1:9/' } }, 502],
        [{ kind: 'silent' }, 504],
      ] as const) {
        upstream.play('searchcode', fault);
        assert.equal((await fetch(`${base}/searchcode`, json({ search_code: '1000004' }))).status, status, JSON.stringify(fault));
      }
      for (const { headers } of upstream.calls)
        assert.ok(
          headers['x-forwarded-for'] === '127.0.0.1' && headers['user-agent'] !== undefined && headers['user-agent'] !== '',
          JSON.stringify(headers),
        );
      assert.ok(!output.includes('A7E2FK2') && !output.includes(SECRET_KEY));
      child.kill('SIGKILL');
    });
  }
});
