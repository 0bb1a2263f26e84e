// node scripts/build.mjs [esm] [types] [proxy] [cdn] [manifest] [demo]: all of them when none is named.
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildPhp } from './build-php.mjs';
import { licenses, takeLicenses, writeThirdParty } from './third-party.mjs';
import { cdnPlugins, staticImportsOf } from './vite-plugins.mjs';

const common = { configFile: false, publicDir: false, logLevel: 'warn' };
const target = 'es2022';

/**
 * dist/: bundlers of users join it, with one Lit. A page loads two files at the start, those of the element and those that its
 * client shares with the other entries: a bundler that splits code would otherwise give every module that a chunk imports its own file.
 */
const ESM = Object.fromEntries(
  ['', 'element/', 'client/', 'list/', 'mock/', 'mock/msw/', 'analytics/', 'react/'].map((at) => [`${at}index`, `src/${at}index.ts`]),
);
const firstFiles = () => {
  const ofElement = staticImportsOf(ESM['element/index'], true);
  const others = ['client/index', 'list/index', 'mock/index', 'analytics/index'].map((name) => staticImportsOf(ESM[name], true));
  return (id, bundle) => {
    // The entry stays a separate file: the element's other chunks import the bundler's short names from `element`.
    if (!ofElement(id, bundle) || id === resolve(ESM['element/index'])) return null;
    return others.some((reaches) => reaches(id, bundle)) ? 'shared' : 'element';
  };
};
/** Builds files for bundlers and servers, which are not minified, into a folder that other builds share. */
const buildReadable = (name, outDir, options, further = {}) =>
  build({ ...common, ...further, build: { target, license: licenses(name), outDir, emptyOutDir: false, minify: false, ...options } });

const esm = () =>
  buildReadable('esm', 'dist', {
    lib: { entry: ESM, formats: ['es'] },
    rolldownOptions: {
      external: [/^lit($|\/)/, /^@lit\/reactive-element($|\/)/, /^msw($|\/)/, /^react($|\/)/],
      preserveEntrySignatures: 'allow-extension',
      // The demo imports start-mock.ts alone, which loads the handlers dynamically; the entry imports them statically.
      checks: { ineffectiveDynamicImport: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { debugName: 'first files', name: firstFiles() },
            // Otherwise the chunk of a client's further methods loads the whole entry of the client, which exports it too.
            { name: 'check-address', test: /\/client\/check-address\.ts$/ },
          ],
        },
        // For servers that render components: this one lives in the browser. Written here, because the bundler warns of it in a source.
        banner: ({ name }) => (name === 'react/index' ? "'use client';" : ''),
      },
    },
  });

/** The proxy includes its libraries, so that it runs without an installation. */
const proxyIndex = () =>
  buildReadable('proxy', 'dist/proxy', {
    lib: { entry: { index: 'src/proxy/index.ts', 'cloudflare/index': 'src/proxy/cloudflare/index.ts' }, formats: ['es'] },
    rolldownOptions: { output: { chunkFileNames: '[name].js' } },
  });
/** The routes with their defaults as OpenAPI, for tools; a running proxy serves its own at /openapi.json. */
const describeRoutes = async () => {
  const { openApi } = await import('../src/proxy/http/openapi.ts');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  mkdirSync('dist/proxy', { recursive: true });
  writeFileSync('dist/proxy/openapi.json', `${JSON.stringify(openApi('/dga', false, version), null, 2)}\n`);
};

const proxyBin = () => {
  const options = {
    target: 'node22',
    ssr: true,
    rolldownOptions: {
      input: { bin: 'src/proxy/node/bin.ts', 'node/index': 'src/proxy/node/index.ts', 'redis/index': 'src/proxy/node/redis/index.ts' },
      // Not minified, because operators trust it with a secret; without comments of libraries, a sixth of its size.
      output: { entryFileNames: '[name].js', chunkFileNames: 'bin-[name].js', comments: false },
    },
  };
  return buildReadable('bin', 'dist/proxy', options, { ssr: { noExternal: true, target: 'node' } });
};

/**
 * Chunks with all that they import: what the focus of the code field loads, with Lit's templates, and the search for addresses. Entries,
 * because other chunks import their modules.
 */
const SHARED = {
  interaction: 'src/element/interaction.ts',
  readings: 'src/element/lookup/readings.ts',
  'find-address': 'src/client/find-address.ts',
  'match-choices': 'src/element/choices/match-choices.ts',
};

/** Self-contained files for a script element; none waits for the other. In development without what only saves bytes, which takes long. */
export const cdn = (name, entry, outDir = 'dist/cdn', isDevelopment = false) =>
  build({
    ...common,
    plugins: cdnPlugins.filter(({ name: plugin }) => !isDevelopment || !['terser', 'best-length'].includes(plugin)),
    build: {
      target,
      license: outDir === 'dist/cdn' && licenses(name),
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      lib: { entry: { [name]: entry, ...SHARED }, formats: ['es'] },
      rolldownOptions: {
        // Modules that chunks share stay in the first file, which the integrity hash of the script element covers.
        preserveEntrySignatures: 'allow-extension',
        output: {
          // Without these a library's ES output keeps its white space and its marks for bundlers.
          minify: true,
          comments: false,
          entryFileNames: (chunk) => (chunk.name === name ? `${name}.js` : `${name}.${chunk.name}.js`),
          chunkFileNames: `${name}.[name].js`,
          // All that the entry imports statically is one file, also what chunks share with it: without this the bundler splits it up.
          // So is what the focus of the code field loads, with Lit's templates, which other chunks share with it.
          codeSplitting: {
            groups: Object.entries({ [name]: entry, ...SHARED }).map(([each, file], i) => ({
              debugName: each,
              name: staticImportsOf(file, each),
              priority: 9 - i,
            })),
          },
        },
      },
    },
  });
const integrity = () => {
  const files = globSync('*.js', { cwd: 'dist/cdn' }).toSorted();
  const hashes = files.map((file) => [file, `sha384-${hash('sha384', readFileSync(`dist/cdn/${file}`), 'base64')}`]);
  writeFileSync('dist/cdn/integrity.json', `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
};

const run = (...args) => {
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) throw new Error(`${args.join(' ')} failed`);
};

/** Declarations, without those that no entry leads to. */
const types = () => {
  run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
  // Sources that know Node are in one folder; their entry is beside the others.
  mkdirSync('dist/proxy/redis', { recursive: true });
  writeFileSync('dist/proxy/redis/index.d.ts', "export * from '../node/redis/index.ts';\n");
  const reached = new Set(
    [...Object.keys(ESM), 'proxy/index', 'proxy/cloudflare/index', 'proxy/redis/index'].map((name) => `dist/${name}.d.ts`),
  );
  for (const file of reached)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\b[ (]?["'](\.[^"']+)\.ts["']/g))
      reached.add(join(dirname(file), `${name}.d.ts`).replaceAll('\\', '/'));
  const made = globSync('dist/*/**/*.d.ts', { exclude: ['dist/types/**'] }).map((file) => file.replaceAll('\\', '/'));
  for (const file of made) if (!reached.has(file)) rmSync(file);
};

const PARTS = {
  types,
  esm,
  proxy: () => Promise.all([proxyIndex(), proxyBin(), describeRoutes()]),
  cdn: async () => {
    rmSync('dist/cdn', { recursive: true, force: true });
    await Promise.all([cdn('dga-address-lookup', 'src/cdn.ts'), cdn('dga-address-lookup.mock', 'src/cdn.mock.ts')]);
    integrity();
  },
  themes: () => cpSync('src/themes', 'dist/themes', { recursive: true }),
  manifest: () => {
    run('node_modules/@custom-elements-manifest/analyzer/cem.js', 'analyze', '--config', 'scripts/manifest.config.mjs', '--quiet');
    run('scripts/manifest.mjs');
  },
  demo: async (built) => {
    // The same files, which the demo would otherwise build again.
    if (await built.cdn) process.env.DGA_BUILT_CDN = 'dist/cdn';
    await build({ logLevel: 'warn' });
  },
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = process.argv.slice(2).filter((name) => name !== '--licenses');
  const names = asked.length > 0 ? asked : Object.keys(PARTS);
  if (asked.length === 0) rmSync('dist', { recursive: true, force: true });
  const built = {};
  for (const name of names)
    built[name] = (async () => {
      const make = PARTS[name];
      if (!make) throw new Error(`no part of the build is called ${name}; there are ${Object.keys(PARTS).join(', ')}`);
      await make(built);
      return true;
    })();
  const results = await Promise.allSettled(Object.values(built));
  results.forEach((result, i) => {
    if (result.status === 'rejected') console.error(`build of ${names[i]}: ${result.reason.message ?? result.reason}`);
  });
  if (results.some((result) => result.status === 'rejected')) process.exit(1);
  // The WordPress plugin contains dist/cdn.
  if (asked.length === 0 || asked.includes('cdn')) buildPhp();
  const packages = takeLicenses();
  // Part of a build knows part of the packages. The one in the Dockerfile asks for their licenses with --licenses.
  if (asked.length === 0 || process.argv.includes('--licenses'))
    writeThirdParty(packages, JSON.parse(readFileSync('package.json', 'utf8')));
}
