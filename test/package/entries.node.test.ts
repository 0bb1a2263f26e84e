// Imports each entry of the packed package in a clean folder: without a DOM, without peer dependencies, and through a bundler.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import process from 'node:process';
import { before, test } from 'node:test';
import { build, parseSync, type Rolldown } from 'vite';
import { importsOf } from '../../scripts/imports-of.mjs';
import { pack, type Packed } from './packed.ts';

let packed: Packed;
before(() => {
  packed = pack('entries');
});

/** The public names. Adding or removing one is a deliberate change with a line in CHANGELOG.md. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  '.': ['DgaAddressLookup', 'LOOKUP_ERROR_CODES', 'LookupError', 'PARTS', 'registerMessages'],
  './element.js': ['DgaAddressLookup', 'LOOKUP_ERROR_CODES', 'LookupError', 'PARTS', 'registerMessages'],
  './client': ['LOOKUP_ERROR_CODES', 'LookupError', 'createClient', 'createTokenSource', 'readCode', 'completeRecord'],
  './proxy': ['ProxyConfigError', 'createProxy'],
  './proxy/cloudflare': ['DgaStore', 'createDurableStores'],
  './proxy/redis': ['createRedisStores'],
  './mock': ['MOCK_CLIENT_ID', 'MOCK_SCENARIOS', 'MOCK_SECRET_KEY', 'mockFetch', 'setMockOptions', 'testData'],
  './list': ['createListClient', 'prepareList'],
  './analytics': ['watchFunnel'],
};

/** Runs a module in the clean folder in a separate Node process. */
function node(code: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: packed.folder, encoding: 'utf8' });
}

test('every entry can be imported in Node without a DOM and without the optional peers', () => {
  const { exports } = JSON.parse(readFileSync(join(packed.home, 'package.json'), 'utf8')) as { exports: Record<string, unknown> };
  // The React wrapper needs React, and the handlers need MSW.
  const entries = Object.keys(exports).filter((entry) => !/json$|\*|\.\/(?:react|mock\/msw)$/.test(entry));
  for (const entry of Object.keys(NAMES)) assert.ok(entries.includes(entry), entry);
  const found = JSON.parse(
    node(`const found = {};
      for (const entry of ${JSON.stringify(entries)}) found[entry] = Object.keys(await import('dga-address-lookup' + entry.slice(1)));
      console.log(JSON.stringify(found));
      // Lit's server build defines a custom element registry.
      if ('document' in globalThis) throw new Error('a DOM was brought along');`),
  ) as Record<string, string[]>;
  for (const [entry, names] of Object.entries(NAMES))
    for (const name of names) assert.ok(found[entry]?.includes(name), `${entry} has ${name}: ${found[entry]?.join()}`);
  // The bundler's short names are for its own files.
  for (const [entry, names] of Object.entries(found)) assert.deepEqual(names.filter((name) => name.length < 3), [], entry); // oxfmt-ignore
});

test('the mock names no other package, not even in a dynamic import, which bundlers resolve too', () => {
  const files = new Set([join(packed.home, 'dist/mock/index.js')]);
  const packages: string[] = [];
  for (const file of files) {
    const { early, late } = importsOf(file);
    for (const name of [...early, ...late]) {
      if (name.startsWith('.')) files.add(join(dirname(file), name));
      else packages.push(`${file}: ${name}`);
    }
  }
  assert.ok(
    [...files].some((file) => file.endsWith('towns.js')),
    [...files].join(),
  );
  assert.deepEqual(packages, []);
});

test('the proxy calls the API over node:http on Node, and by fetch on runtimes that only imitate Node', () => {
  const fileFor = (...conditions: string[]): string =>
    execFileSync(
      process.execPath,
      [
        ...conditions.map((name) => `--conditions=${name}`),
        '--input-type=module',
        '-e',
        "console.log(import.meta.resolve('dga-address-lookup/proxy'))",
      ],
      { cwd: packed.folder, encoding: 'utf8' },
    ).trim();
  assert.match(fileFor(), /\/dist\/proxy\/node\/index\.js$/);
  // Node's own condition is always on, as it is in those runtimes.
  for (const runtime of ['bun', 'deno', 'workerd', 'edge-light']) assert.match(fileFor(runtime), /\/dist\/proxy\/index\.js$/, runtime);
});

test('every entry can be required by CommonJS, so none has a top-level await', () => {
  const entries = Object.keys(NAMES).map((entry) => `dga-address-lookup${entry.slice(1)}`);
  node(`import { createRequire } from 'node:module';
    for (const entry of ${JSON.stringify(entries)}) createRequire(import.meta.url)(entry);`);
});

test('only the documented entries can be imported, and they exist', () => {
  assert.throws(() => node("await import('dga-address-lookup/dist/element/styles.js')"), /ERR_PACKAGE_PATH_NOT_EXPORTED/);
  for (const file of [
    'custom-elements.json',
    'LICENSE',
    'dist/cdn/dga-address-lookup.js',
    'dist/cdn/dga-address-lookup.mock.js',
    'dist/cdn/integrity.json',
    'dist/THIRD-PARTY-LICENSES.txt',
    'dist/sbom.cdx.json',
    'dist/vscode.html-custom-data.json',
    'dist/web-types.json',
  ])
    assert.ok(existsSync(join(packed.home, file)), file);
  const strays = globSync('**/*', { cwd: packed.home }).filter((file) =>
    /(^|[\\/])(src|test|scripts|demo|\.cache|coverage)([\\/]|$)|\.env|\.tgz$|\.test\.|\.map$/.test(file),
  );
  assert.deepEqual(strays, []);
  assert.ok(statSync(packed.tarball).size < 1_731_500, `${statSync(packed.tarball).size} bytes to download`);
});

test('the manifest names the class in a file of the package, and nothing that the package does not have', () => {
  interface Exported {
    readonly name: string;
    readonly declaration: { readonly name: string; readonly module: string };
  }
  interface Module {
    readonly path: string;
    readonly exports: readonly Exported[];
    readonly declarations: readonly { readonly name: string; readonly superclass: { readonly name: string } }[];
  }
  const { modules } = JSON.parse(readFileSync(join(packed.home, 'custom-elements.json'), 'utf8')) as { modules: readonly Module[] };
  assert.deepEqual(modules.map(({ path }) => path).filter((path) => !existsSync(join(packed.home, path))), []); // oxfmt-ignore
  const declared = modules.flatMap(({ path, declarations }) => declarations.map(({ name }) => `${path} ${name}`));
  const named = modules.flatMap(({ exports }) => exports.map(({ declaration }) => `${declaration.module} ${declaration.name}`));
  assert.deepEqual([new Set(named), declared], [new Set(declared), ['dist/element/index.js DgaAddressLookup']]);
  assert.deepEqual(modules.flatMap(({ declarations }) => declarations.map(({ superclass }) => superclass.name)), ['HTMLElement']); // oxfmt-ignore
});

test('every packaged document and declaration is reachable from a link or an entry', () => {
  const broken = globSync('{*.md,docs/*.md}', { cwd: packed.home }).flatMap((file) => {
    const prose = readFileSync(join(packed.home, file), 'utf8').replaceAll(/^( *)```.*?^\1```/gms, '');
    // Links to tests, demo pages and CONTRIBUTING.md are for readers of the repository.
    const targets = [...prose.matchAll(/\]\((?!https?:|#|CONTRIBUTING\.md|\.\.\/(?:test|demo)\/)([^)\s#]+)/g)].map(
      ([, target = '']) => target,
    );
    return targets.filter((target) => !existsSync(join(packed.home, dirname(file), target))).map((target) => `${file} → ${target}`);
  });
  assert.deepEqual(broken, []);
  const declarations = globSync('dist/**/*.d.ts', { cwd: packed.home }).map((file) => file.replaceAll('\\', '/'));
  const named = new Set(
    declarations.flatMap((file) =>
      [...readFileSync(join(packed.home, file), 'utf8').matchAll(/["'](\.[^"']+)\.ts["']/g)].map(([, to = '']) =>
        posix.join(posix.dirname(file), `${to}.d.ts`),
      ),
    ),
  );
  const { exports } = JSON.parse(readFileSync(join(packed.home, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { types: string }>;
  };
  // TypeScript reads the declaration that an entry names, or that beside its file.
  for (const target of Object.values(exports))
    for (const file of globSync((typeof target === 'string' ? target : target.types).replace(/\.js$/, '.d.ts'), { cwd: packed.home }))
      named.add(file.replaceAll('\\', '/'));
  assert.deepEqual(declarations.filter((file) => !named.has(file)), []); // oxfmt-ignore
});

test('the React wrapper is a client component for servers that render components', () => {
  const { program } = parseSync('index.js', readFileSync(join(packed.home, 'dist/react/index.js'), 'utf8'));
  const [first] = program.body;
  assert.equal(first && 'directive' in first ? first.directive : undefined, 'use client');
});

test('the package contains the licenses of everything bundled', () => {
  const text = readFileSync(join(packed.home, 'dist/THIRD-PARTY-LICENSES.txt'), 'utf8');
  for (const name of ['hono', 'lit-html', '@lit/react', 'pino', 'ioredis', 'prom-client', '@hono/node-server'])
    assert.match(text, new RegExp(`^${name} \\d`, 'm'), name);
  const { components } = JSON.parse(readFileSync(join(packed.home, 'dist/sbom.cdx.json'), 'utf8')) as {
    components: { name: string; licenses?: unknown }[];
  };
  assert.ok(components.some(({ name }) => name === 'lit'));
  assert.deepEqual(components.filter(({ licenses }) => !licenses).map(({ name }) => name), []); // oxfmt-ignore
});

test('the published hashes match the files', () => {
  const hashes = JSON.parse(readFileSync(join(packed.home, 'dist/cdn/integrity.json'), 'utf8')) as Record<string, string>;
  assert.ok('dga-address-lookup.js' in hashes);
  for (const [file, hash] of Object.entries(hashes)) {
    const digest = createHash('sha384').update(readFileSync(join(packed.home, 'dist/cdn', file))).digest('base64'); // oxfmt-ignore
    assert.equal(hash, `sha384-${digest}`, file);
  }
});

test('the command runs without any other package', () => {
  const bin = join(packed.home, 'dist/proxy/bin.js');
  assert.match(execFileSync(process.execPath, [bin, '--version'], { encoding: 'utf8' }), /\d+\.\d+\.\d+/);
  const refused = spawnSync(process.execPath, [bin, '--check-config'], { encoding: 'utf8', env: { PATH: process.env['PATH'] } });
  assert.notEqual(refused.status, 0, 'no variable, no start');
});

/** Returns a consumer's bundle as one string. */
async function bundled(code: string): Promise<string> {
  const entry = join(packed.folder, 'consumer.js');
  writeFileSync(entry, code);
  const output = (await build({
    root: packed.folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { preserveModules: false } },
    },
  })) as Rolldown.RolldownOutput;
  return output.output.map((one) => ('code' in one ? one.code : '')).join('\n');
}

test('a bundle of the client contains no Lit and no element', async () => {
  const code = await bundled("import { createClient } from 'dga-address-lookup/client'; console.log(createClient({ endpoint: '/dga' }));");
  assert.doesNotMatch(code, /LitElement|customElements|litHtmlVersions|attachShadow/);
  assert.match(code, /searchcode/);
});

test('no chunk imports an entry', () => {
  const chunks = globSync('dist/chunks/*.js', { cwd: packed.home });
  const imported = chunks.flatMap((file) => importsOf(join(packed.home, file)).early.filter((name) => name.startsWith('../')));
  assert.deepEqual(imported, []);
});

test('a bundle of the client loads the code of check() at its first call', async () => {
  const entry = join(packed.folder, 'checks.js');
  writeFileSync(
    entry,
    `import { createClient } from 'dga-address-lookup/client';
    const addresses = [{ zip_code: '1020072', pref_name: '東京都', city_name: '千代田区', town_name: '飯田橋' }];
    const { check } = createClient({ endpoint: '/dga', fetch: async () => Response.json({ addresses, searchtype: 'zipcode' }) });
    console.log((await check({ zip: '102-0072', prefecture: '東京', city: '港区' })).differs.join());`,
  );
  const outDir = join(packed.folder, 'checks');
  const rolldownOptions = { input: entry, output: { entryFileNames: 'first.js', chunkFileNames: 'late-[name].js' } };
  await build({ root: packed.folder, configFile: false, logLevel: 'silent', build: { outDir, minify: false, target: 'es2022', modulePreload: false, rolldownOptions } }); // oxfmt-ignore
  assert.deepEqual(globSync('late-address-methods.js', { cwd: outDir }), ['late-address-methods.js']);
  assert.doesNotMatch(readFileSync(join(outDir, 'first.js'), 'utf8'), /アイウエオ/);
  assert.equal(execFileSync(process.execPath, [join(outDir, 'first.js')], { encoding: 'utf8' }).trim(), 'city');
});

test('bundlers keep imports with side effects: the registration and the mock', async () => {
  assert.match(await bundled("import 'dga-address-lookup';"), /customElements\.define\(["']dga-address-lookup["']/);
  const mock = await bundled("import 'dga-address-lookup/mock';");
  assert.match(mock, /Symbol\.for\(["']dga-address-lookup\.mock["']\)/);
  assert.match(mock, /registerMockFetch\(\);/);
});

test('importing the class registers nothing, and type imports disappear', async () => {
  const element = await bundled("import { DgaAddressLookup } from 'dga-address-lookup/element.js'; console.log(DgaAddressLookup);");
  assert.doesNotMatch(element, /customElements\.define\(/);
  const analytics = await bundled("import { watchFunnel } from 'dga-address-lookup/analytics'; watchFunnel(document, console.log);");
  assert.doesNotMatch(analytics, /LitElement/);
  assert.ok(analytics.length < 6000, `${analytics.length} characters`);
  assert.equal((await bundled("import 'dga-address-lookup/types/react';")).replaceAll(/\/\*.*?\*\/|\/\/.*|\s/g, ''), '');
});

test('with two copies of the package on one page, the first one stays registered', () => {
  const code = readFileSync(join(packed.home, 'dist/index.js'), 'utf8');
  assert.match(code, /!customElements\.get\(["']dga-address-lookup["']\)/);
});
