// Plays the proxy on Node, Deno, Bun and workerd. The runtimes come from npm into .cache/runtimes, to keep the main installation small.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { ProxyOptions } from '../../src/proxy/index.ts';
import { codeBlocks } from '../docs/code-blocks.ts';
import { until } from '../proxy/ask.ts';
import { freePort } from '../support/free-port.ts';
import type { PlayedProxy } from '../proxy/played-proxies.ts';

const FOLDER = resolve('.cache/runtimes');
const APP = join(FOLDER, 'app');

/** The app and one small entry for each runtime, as docs/deploy.md shows them. */
const ENTRIES: Readonly<Record<string, string>> = {
  'node.mjs': `import { serve } from ${JSON.stringify(import.meta.resolve('@hono/node-server'))};
import { make } from './make.mjs';
const proxy = make(process.env.OPTIONS);
serve({ fetch: proxy.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });`,
  'deno.mjs': `import { make } from './make.mjs';
const proxy = make(Deno.env.get('OPTIONS'));
Deno.serve({ port: Number(Deno.env.get('PORT')), hostname: '127.0.0.1' }, (request, info) => proxy.fetch(request, info));`,
  'bun.mjs': `import { make } from './make.mjs';
const proxy = make(process.env.OPTIONS);
Bun.serve({ port: Number(process.env.PORT), hostname: '127.0.0.1', fetch: (request, server) => proxy.fetch(request, server) });`,
  'worker.mjs': `import { make } from './make.mjs';
let proxy;
export default { fetch: (request, env, context) => (proxy ??= make(env.OPTIONS, () => '127.0.0.1')).fetch(request, env, context) };`,
  // workerd has no address of the connection.
  'make.mjs': `import { createProxy } from './proxy.mjs';
export const make = (options, clientAddress) => createProxy({ ...JSON.parse(options), clientAddress });`,
  // Every request has a separate proxy, as if each were in another isolate; only the Durable Objects are shared.
  'durable.mjs': `import { createProxy } from './proxy.mjs';
import { createDurableStores, DgaStore } from './cloudflare.mjs';
export { DgaStore };
export default {
  fetch(request, env, context) {
    const options = JSON.parse(env.OPTIONS);
    const { clientId, secretKey } = options;
    const stores = createDurableStores({ namespace: env.DGA_STORE, clientId, secretKey });
    return createProxy({ ...options, stores, clientAddress: () => '127.0.0.1' }).fetch(request, env, context);
  },
};`,
  'durable.capnp': `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [ (name = "main", worker = .main), (name = "internet", network = (allow = ["public", "private", "local"])) ],
  sockets = [ (name = "http", address = "127.0.0.1:0", http = (), service = "main") ]
);
const main :Workerd.Worker = (
  modules = [ (name = "durable.mjs", esModule = embed "durable.mjs"), (name = "cloudflare.mjs", esModule = embed "cloudflare.mjs"), (name = "proxy.mjs", esModule = embed "proxy.mjs") ],
  compatibilityDate = "2026-01-01",
  durableObjectNamespaces = [ (className = "DgaStore", uniqueKey = "dga-store") ],
  durableObjectStorage = (inMemory = void),
  bindings = [ (name = "OPTIONS", fromEnvironment = "OPTIONS"), (name = "DGA_STORE", durableObjectNamespace = "DgaStore") ]
);`,
  'worker.capnp': `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [ (name = "main", worker = .main), (name = "internet", network = (allow = ["public", "private", "local"])) ],
  sockets = [ (name = "http", address = "127.0.0.1:0", http = (), service = "main") ]
);
const main :Workerd.Worker = (
  modules = [ (name = "worker.mjs", esModule = embed "worker.mjs"), (name = "make.mjs", esModule = embed "make.mjs"), (name = "proxy.mjs", esModule = embed "proxy.mjs") ],
  compatibilityDate = "2026-01-01",
  bindings = [ (name = "OPTIONS", fromEnvironment = "OPTIONS") ]
);`,
};

const findBinary = (pattern: string): string | undefined =>
  globSync(join(FOLDER, 'node_modules', pattern)).find((path) => existsSync(path));

const RUNTIMES = {
  Node: { binary: () => process.execPath, args: () => ['node.mjs'] },
  Deno: { binary: () => findBinary('@deno/*/deno'), args: () => ['run', '--allow-net', '--allow-env', '--no-lock', '--no-config', 'deno.mjs'] },
  Bun: { binary: () => findBinary('@oven/*/bin/bun'), args: () => ['run', 'bun.mjs'] },
  workerd: { binary: () => findBinary('@cloudflare/workerd-*/bin/workerd'), args: (port: number) => ['serve', 'worker.capnp', `--socket-addr=http=127.0.0.1:${port}`] },
} as const; // oxfmt-ignore
export type RuntimeName = keyof typeof RUNTIMES;

/** Gets the runtimes that are missing and bundles the proxy for all of them. @returns why a runtime is missing, by its name */
export async function prepareRuntimes(): Promise<Record<RuntimeName, string | false>> {
  mkdirSync(APP, { recursive: true });
  if (!existsSync(join(FOLDER, 'package.json'))) writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }');
  const missing: Record<RuntimeName, string | false> = { Node: false, Deno: false, Bun: false, workerd: false };
  for (const name of ['Deno', 'Bun', 'workerd'] as const) {
    if (RUNTIMES[name].binary()) continue;
    try {
      const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-save', 'deno@2', 'bun@1', 'workerd@1'];
      execFileSync('npm', args, { cwd: FOLDER, stdio: 'ignore', timeout: 300_000 });
    } catch {
      // Reported below, for each runtime.
    }
    if (!RUNTIMES[name].binary()) missing[name] = `npm brought no ${name} for this platform`;
  }
  for (const [file, entry] of [
    ['proxy.mjs', 'src/proxy/index.ts'],
    ['cloudflare.mjs', 'src/proxy/cloudflare/index.ts'],
  ] as const)
    // oxfmt-ignore
    await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        outDir: APP,
        emptyOutDir: file === 'proxy.mjs',
        minify: false,
        target: 'es2022',
        lib: { entry, formats: ['es'], fileName: () => file },
        // workerd loads the files that its configuration names.
        rolldownOptions: { output: { codeSplitting: false } },
      },
    });
  for (const [name, text] of Object.entries(ENTRIES)) writeFileSync(join(APP, name), text);
  return missing;
}

/** Starts a proxy on a runtime. `file`: another entry, or another configuration of workerd. */
export async function playOnRuntime(name: RuntimeName, options: ProxyOptions, file?: string): Promise<PlayedProxy> {
  const { binary, args } = RUNTIMES[name];
  const port = await freePort();
  const words = args(port).map((word) => (word in ENTRIES ? (file ?? word) : word));
  const child = spawn(binary() ?? assert.fail(`${name} is missing`), words, {
    cwd: APP,
    env: {
      PATH: process.env['PATH'],
      HOME: APP,
      PORT: String(port),
      OPTIONS: JSON.stringify(options),
      DGA_CLIENT_ID: options.clientId,
      DGA_SECRET_KEY: options.secretKey,
      DENO_NO_UPDATE_CHECK: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  process.setMaxListeners(0);
  process.once('exit', () => child.kill('SIGKILL'));
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const alive = (): Promise<boolean> => fetch(`http://127.0.0.1:${port}/dga/livez`).then(({ ok }) => ok, () => false); // oxfmt-ignore
  await until(alive, 60_000).catch((error: unknown) => assert.fail(`${String(error)}\n${log}`));
  return {
    port,
    log: () => log,
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** The server of docs/deploy.md for each runtime, by a text that no other block has. */
const IN_DOCUMENT: { readonly [R in RuntimeName]: string } = {
  Node: 'serve({ fetch: proxy.fetch, port: 8787',
  Deno: 'Deno.serve(',
  Bun: 'Bun.serve(',
  workerd: 'createDurableStores',
};

/** Starts the server that docs/deploy.md shows for a runtime. Only the API's address, the port and the place of the package change. */
export async function playDocument(name: RuntimeName, options: Required<Pick<ProxyOptions, 'clientId' | 'secretKey' | 'apiBase'>>): Promise<PlayedProxy> {
  const blocks = codeBlocks('docs/deploy.md').filter(({ code }) => code.includes(IN_DOCUMENT[name]));
  assert.equal(blocks.length, 1);
  const server = (blocks[0]?.code ?? '')
    .replaceAll(/'(?:npm:)?dga-address-lookup\/proxy'/g, "'./proxy.mjs'")
    .replaceAll("'dga-address-lookup/proxy/cloudflare'", "'./cloudflare.mjs'")
    .replace("'@hono/node-server'", JSON.stringify(import.meta.resolve('@hono/node-server')))
    .replace('createProxy({', `createProxy({ apiBase: ${JSON.stringify(options.apiBase)},`)
    .replace('8787', 'Number(process.env.PORT)')
    .replace('Deno.serve((', "Deno.serve({ port: Number(Deno.env.get('PORT')), hostname: '127.0.0.1' }, (");
  writeFileSync(join(APP, 'document.mjs'), server);
  if (name !== 'workerd') return playOnRuntime(name, options, 'document.mjs');
  const bindings = ['DGA_CLIENT_ID', 'DGA_SECRET_KEY'].map((binding) => `(name = "${binding}", fromEnvironment = "${binding}")`);
  const config = (ENTRIES['durable.capnp'] ?? '')
    .replaceAll('durable.mjs', 'document.mjs')
    .replace('(name = "OPTIONS", fromEnvironment = "OPTIONS")', bindings.join(', '))
    .replace('name = "DGA_STORE"', 'name = "STORE"');
  writeFileSync(join(APP, 'document.capnp'), config);
  return playOnRuntime(name, options, 'document.capnp');
} // oxfmt-ignore
