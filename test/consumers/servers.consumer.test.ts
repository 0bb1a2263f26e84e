// The documents' recipes for servers that need packages from npm, unchanged except for the API's address: started, and used as shoppers do.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { assertServed, lookUpFrom, type Shown } from '../deploy/shoppers.ts';
import { replaced } from '../deploy/shipped-nginx.ts';
import { codeBlocks } from '../docs/code-blocks.ts';
import { startBin, until } from '../proxy/ask.ts';
import { CLIENT_ID, SECRET_KEY, Upstream } from '../proxy/upstream.ts';
import { MOCK_CLIENT_ID, MOCK_SECRET_KEY, serveMockApi } from '../hosts/mock-api.ts';
import { freePort } from '../support/free-port.ts';
import { homeOf, prepareConsumers, runTool, writeApp } from './consumer-folder.ts';
import { click, FIELDS, STATE, type, UNDO, until as untilShown } from './form-user.ts';
import { personAt } from './people.ts';

const HOME = homeOf('servers');
const NEXT = join(HOME, 'node_modules/next/dist/bin/next');
const CREDENTIALS = { DGA_CLIENT_ID: CLIENT_ID, DGA_SECRET_KEY: SECRET_KEY };

/** A page of a shop: the wrapper for React in a form whose values are in the state. */
const CHECKOUT = `'use client';
import { useEffect, useState } from 'react';
import { DgaAddressLookup } from 'dga-address-lookup/react';
export default function Page() {
  const [values, setValues] = useState({ zip: '', pref: '', city: '', line1: '' });
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const field = (name, label) => <label>{label} <input name={name} value={values[name]} onChange={({ target }) => setValues((old) => ({ ...old, [name]: target.value }))} /></label>;
  return <><form>{field('zip', '郵便番号')}<DgaAddressLookup endpoint="/dga" />{field('pref', '都道府県')}{field('city', '市区町村')}{field('line1', '町名・番地')}</form><output data-ready={ready}>{JSON.stringify(values)}</output></>;
}`; // oxfmt-ignore

const recipe = (file: string, name: string): string => codeBlocks(file).find((block) => block.name === name)?.code ?? assert.fail(name);

describe('a server of a shop', () => {
  let upstream: Upstream;
  const children: ChildProcess[] = [];
  before(async () => {
    await prepareConsumers('servers');
    upstream = await Upstream.start();
  });
  after(async () => {
    for (const child of children) child.kill('SIGKILL');
    await upstream.stop();
  });

  const deployed = (name: string): string =>
    replaced(recipe('docs/deploy.md', name), 'createProxy({', `createProxy({ apiBase: '${upstream.url}',`);

  /** Writes a file of a new app, and returns the app's folder. */
  function write(app: string, file: string, code: string): string {
    const folder = join(HOME, 'apps', app);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    writeFileSync(join(folder, file), code);
    return folder;
  }

  /** Starts a program of an app that listens on `PORT`. */
  async function start(
    cwd: string,
    args: readonly string[],
    credentials: Readonly<Record<string, string>> = CREDENTIALS,
    given?: number,
  ): Promise<number> {
    const port = given ?? (await freePort());
    const env = { PATH: process.env['PATH'], HOME, PORT: String(port), NEXT_TELEMETRY_DISABLED: '1', ...credentials };
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    children.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const listens = (): Promise<boolean> => fetch(`http://127.0.0.1:${port}/none`).then(() => true, () => false); // oxfmt-ignore
    await until(listens, 60_000).catch(() => assert.fail(output));
    return port;
  }

  for (const name of ['express.mjs', 'fastify.mjs'])
    test(`answers pages of the shop with ${name} of the documents`, async () => {
      const port = await start(write(name, name, deployed(name)), [name]);
      await assertServed((address, asked) => lookUpFrom(address, port, asked));
    });

  /** Builds an app of Next.js, and returns its folder. */
  function buildNext(app: string, page = 'export default function Page() { return <p>shop</p>; }'): string {
    write(app, 'app/layout.js', 'export default function Layout({ children }) { return <html lang="ja"><body>{children}</body></html>; }');
    const folder = write(app, 'app/page.js', page);
    const built = spawnSync(process.execPath, [NEXT, 'build', '--webpack'], { cwd: folder, encoding: 'utf8', env: { PATH: process.env['PATH'], HOME, NEXT_TELEMETRY_DISABLED: '1' } });
    assert.equal(built.status, 0, built.stdout + built.stderr);
    return folder;
  } // oxfmt-ignore
  const startNext = (folder: string, env?: Readonly<Record<string, string>>, port?: number): Promise<number> =>
    start(folder, [NEXT, 'start', '-H', '127.0.0.1'], env, port);

  test('answers pages of the shop with the rewrites of Next.js', async () => {
    const bin = await startBin({ DGA_API_BASE: upstream.url, DGA_TRUSTED_PROXIES: '127.0.0.1' });
    children.push(bin.child);
    write('rewrites', 'next.config.mjs', replaced(recipe('docs/csp-and-ssr.md', 'next.config.mjs'), '127.0.0.1:8787', `127.0.0.1:${bin.port}`));
    const port = await startNext(buildNext('rewrites'));
    // Next.js passes the address of the shopper on that a server in front of it reports, and adds none.
    await assertServed((address, asked) => lookUpFrom(address, port, { ...asked, more: { 'x-forwarded-for': address } }));
  }); // oxfmt-ignore

  describe('that is an app of Next.js with a route handler', () => {
    let folder = '';
    before(() => {
      // One build for both tests: what they need to differ in comes from the environment.
      const route = 'app/dga/[...path]/route.js';
      const code = replaced(recipe('docs/deploy.md', route), 'createProxy({', 'createProxy({ apiBase: process.env.API,');
      write('handler', route, replaced(code, "'https://shop.example'", 'process.env.SHOP'));
      folder = buildNext('handler', CHECKOUT);
    });

    test('answers pages of the shop', async () => {
      // Its list of origins names the shop with TLS, which ends in front of Next.js.
      const origin = 'https://shop.example';
      const port = await startNext(folder, { ...CREDENTIALS, API: upstream.url, SHOP: origin });
      await assertServed((address, asked) => lookUpFrom(address, port, { ...asked, origin }));
    });

    test('fills, corrects and undoes the form of its page, with credentials for the API', async () => {
      const api = await serveMockApi();
      const person = await personAt('chromium');
      try {
        const port = await freePort();
        const shop = `http://127.0.0.1:${port}`;
        await startNext(folder, { DGA_CLIENT_ID: MOCK_CLIENT_ID, DGA_SECRET_KEY: MOCK_SECRET_KEY, API: api.url, SHOP: shop }, port);
        await person.open(shop);
        await untilShown(person, `document.querySelector('dga-address-lookup')?.status === 'idle' && document.querySelector('output').dataset.ready`, 'true');
        const holds = async (values: Readonly<Record<string, string>>): Promise<void> => {
          await untilShown(person, FIELDS, values);
          await untilShown(person, STATE, values);
        };
        const first = { zip: '1000004', pref: '東京都', city: '千代田区', line1: '大手町' };
        await type(person, 'zip', first.zip);
        await holds(first);
        await type(person, 'zip', 'QN6GQX1');
        await holds({ zip: '812-0012', pref: '福岡県', city: '福岡市博多区', line1: '博多駅中央街９−１ 部屋番号：サンプル３' });
        await click(person, UNDO);
        await holds(first);
        assert.deepEqual(api.searches, ['/searchcode/1000004', '/searchcode/QN6GQX1']);
      } finally {
        await person.leave();
        api.close();
      }
    });
  }); // oxfmt-ignore

  const HANDLED: Readonly<
    Record<
      string,
      { readonly files: Readonly<Record<string, string>>; readonly route: string; readonly build: string; readonly server: string }
    >
  > = {
    SvelteKit: {
      route: 'src/routes/dga/[...path]/+server.js',
      files: {
        'vite.config.js': `import adapter from '@sveltejs/adapter-node'; import { sveltekit } from '@sveltejs/kit/vite'; export default { plugins: [sveltekit({ adapter: adapter() })] };`,
        'src/app.html': '<!doctype html><html lang="ja"><head>%sveltekit.head%</head><body><div>%sveltekit.body%</div></body></html>',
        'src/routes/+page.svelte': '<p>shop</p>',
      },
      build: 'vite/bin/vite.js',
      server: 'build/index.js',
    },
    Astro: {
      route: 'src/pages/dga/[...path].js',
      files: {
        'astro.config.mjs': `import node from '@astrojs/node'; export default { adapter: node({ mode: 'standalone' }) };`,
        'src/pages/index.astro': '<p>shop</p>',
      },
      build: 'astro/bin/astro.mjs',
      server: 'dist/server/entry.mjs',
    },
  };
  for (const [framework, { files, route, build, server }] of Object.entries(HANDLED))
    test(`answers pages of the shop with the handler in a route of ${framework}`, async () => {
      await prepareConsumers('sites');
      const prerender = framework === 'Astro' ? 'export const prerender = false;\n' : '';
      const handler = prerender + replaced(deployed('app/dga/[...path]/route.js'), 'POST(request)', 'POST({ request })');
      const folder = writeApp(`${framework} with a server`, { ...files, [route]: handler }, 'sites');
      runTool(build, ['build'], folder);
      const port = await start(folder, [server], { ...CREDENTIALS, HOST: '127.0.0.1', ORIGIN: 'https://shop.example' });
      await assertServed((address, asked) => lookUpFrom(address, port, { ...asked, origin: 'https://shop.example', more: { 'x-forwarded-for': address } }));
    }); // oxfmt-ignore

  const BODY = '{"search_code":"1000004"}';
  const shown = (status: number, limit: string | null | undefined): Shown => ({ status, left: Number(/r=(\d+)/.exec(limit ?? '')?.[1]) });

  test('answers pages of the shop with the handler called as Vercel calls it', async () => {
    const folder = write('vercel', 'function.mjs', deployed('app/dga/[...path]/route.js'));
    Object.assign(process.env, CREDENTIALS);
    const { POST } = (await import(pathToFileURL(join(folder, 'function.mjs')).href)) as { POST(request: Request): Promise<Response> };
    await assertServed(async (address, { isOld }) => {
      const headers = { 'content-type': 'application/json', origin: 'https://shop.example', 'x-forwarded-for': address, ...(isOld ? {} : { 'sec-fetch-site': 'same-origin' }) };
      const response = await POST(new Request('https://shop.example/dga/searchcode', { method: 'POST', headers, body: BODY }));
      return shown(response.status, response.headers.get('ratelimit'));
    });
  }); // oxfmt-ignore

  test('answers pages of the shop with the handler called as AWS Lambda calls it', async () => {
    const folder = write('lambda', 'lambda.mjs', deployed('lambda.mjs'));
    Object.assign(process.env, CREDENTIALS);
    const { handler } = (await import(pathToFileURL(join(folder, 'lambda.mjs')).href)) as {
      handler(event: object): Promise<{ statusCode: number; headers: Record<string, string>; body: string }>;
    };
    let isBase64Encoded = false;
    await assertServed(async (sourceIp, { isOld }) => {
      isBase64Encoded = !isBase64Encoded;
      const headers = { host: 'shop.example', 'content-type': 'application/json', origin: 'https://shop.example', ...(isOld ? {} : { 'sec-fetch-site': 'same-origin' }) };
      const body = isBase64Encoded ? Buffer.from(BODY).toString('base64') : BODY;
      const answer = await handler({ rawPath: '/dga/searchcode', headers, body, isBase64Encoded, requestContext: { http: { method: 'POST', sourceIp } } });
      assert.match(answer.body, /"zip_code":"1000004"/);
      return shown(answer.statusCode, answer.headers['ratelimit']);
    });
  }); // oxfmt-ignore
});
