// The setting and the route for Nuxt in docs/frameworks.md, unchanged, in an app of a real Nuxt: built, rendered by its server, and used in a
// browser and by shoppers, with the proxy in front of a fake API.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { codeBlocks } from '../docs/code-blocks.ts';
import { launch } from '../journeys/served-demo.ts';
import { assertServed, lookUpFrom } from '../deploy/shoppers.ts';
import { replaced } from '../deploy/shipped-nginx.ts';
import { type Running, startBin, until } from '../proxy/ask.ts';
import { Upstream } from '../proxy/upstream.ts';
import { freePort } from '../support/free-port.ts';
import { homeOf, prepareConsumers } from './consumer-folder.ts';

// Apart from the other consumers: Nuxt brings its own Vite and Vue.
const HOME = homeOf('nuxt');

describe('Nuxt', () => {
  let browser: Browser;
  let upstream: Upstream;
  let proxy: Running;
  const servers: ChildProcess[] = [];
  before(async () => {
    await prepareConsumers('nuxt');
    mkdirSync(join(HOME, 'app'), { recursive: true });
    mkdirSync(join(HOME, 'server/routes/dga'), { recursive: true });
    upstream = await Upstream.start();
    proxy = await startBin({ DGA_API_BASE: upstream.url, DGA_TRUSTED_PROXIES: '127.0.0.1' });
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    for (const server of [...servers, proxy.child]) server.kill();
    await upstream.stop();
  });

  test('renders the tag on its server, hydrates the page without a warning, and reaches the proxy by its route', async () => {
    const port = await freePort();
    const blocks = codeBlocks('docs/frameworks.md');
    const code = (name: string): string => blocks.find((block) => block.name === name)?.code ?? assert.fail(name);
    writeFileSync(join(HOME, 'nuxt.config.ts'), code('nuxt.config.ts'));
    const route = 'server/routes/dga/[...].ts';
    writeFileSync(join(HOME, route), replaced(code(route), '127.0.0.1:8787', `127.0.0.1:${proxy.port}`));
    writeFileSync(join(HOME, 'app/app.vue'), code('vue.vue'));
    const env = { ...process.env, NUXT_TELEMETRY_DISABLED: '1', HOST: '127.0.0.1', PORT: String(port) };
    const built = spawnSync(process.execPath, ['node_modules/nuxt/bin/nuxt.mjs', 'build'], { cwd: HOME, env, encoding: 'utf8' });
    assert.equal(built.status, 0, built.stdout + built.stderr);
    const start = (...args: readonly string[]): void => void servers.push(spawn(process.execPath, args, { env, stdio: 'ignore' }));
    start(join(HOME, '.output/server/index.mjs'));
    const url = `http://127.0.0.1:${port}/`;
    await until(() => fetch(url).then(({ ok }) => ok, () => false), 60_000, 200); // oxfmt-ignore
    assert.match(await (await fetch(url)).text(), /<form>.*<dga-address-lookup endpoint="\/dga"><\/dga-address-lookup>.*<\/form>/);
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    await page.goto(url);
    await page.waitForFunction(
      () => '__vue_app__' in (document.querySelector('#__nuxt') ?? {}) && customElements.get('dga-address-lookup'),
    );
    await page.locator('[name="zip"]').pressSequentially('1020072', { delay: 20 });
    await page.waitForFunction(() => document.querySelector('form p')?.textContent === '千代田区', undefined, { timeout: 15_000 });
    assert.deepEqual(complaints, []);
    await assertServed((address, asked) => lookUpFrom(address, port, { ...asked, origin: `http://127.0.0.1:${port}` }));
  });
});
