// What each npm script does, once node_modules is there.
import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import process from 'node:process';
import { find } from './engines.mjs';
import { runSteps } from './steps.mjs';

const ENGINES = ['chromium', 'firefox', 'webkit'];
const BESIDES = ['redis', 'glyphs'];
const engines = (process.env.ENGINES ?? ENGINES.join(',')).split(',').map((name) => name.trim());
for (const name of engines) if (!ENGINES.includes(name)) throw new Error(`ENGINES: ${name} is none of ${ENGINES.join(', ')}`);
const OXLINT = ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'];
const PRETTIER = 'node_modules/prettier/bin/prettier.cjs';
const FORMATTED = ['src', 'test', 'demo', 'scripts', '*.mjs', '*.ts', 'package.json', 'tsconfig*.json'];
const WTR = 'node_modules/@web/test-runner/dist/bin.js';

/** Runs Node in the foreground, and passes signals on. */
const node = (...args) =>
  new Promise((done) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('exit', (code) => done(code ?? 1));
  });

/** A file of somebody's that may not be written yet, or a clear word. */
const nodeFile = (paths, args) => {
  const path = paths.find((one) => existsSync(one));
  if (path) return node(path, ...args);
  console.error(`not there yet: ${paths.join(' or ')}`);
  return 1;
};

// More than processors: the tests of the proxy wait for clocks and sockets.
const NODE_TEST = ['--test', '--test-concurrency=4'];
/** A test that waits for ever, or that failed and left something open, must not keep the run from ending. */
const END_OF_FILE = '--import=./scripts/end-of-file.mjs';
const TEST_LIMIT = ['--test-timeout=120000', END_OF_FILE];
const REPORTERS = [
  '--test-reporter=spec',
  '--test-reporter-destination=stdout',
  '--test-reporter=./scripts/node-reporter.mjs',
  '--test-reporter-destination=stdout',
];
const nodeTests = (name, files, { coverage = [], limit = TEST_LIMIT, ...more } = {}) => ({
  name,
  files,
  counts: true,
  args: [...NODE_TEST, ...limit, ...coverage, ...REPORTERS, ...files],
  ...more,
});
const quick = (file) => !file.startsWith('test/long/');

/** The floors without a DOM; the browsers cover the others. */
const NODE_COVERAGE = [
  '--experimental-test-coverage',
  ...['address', 'client', 'list', 'proxy', 'mock'].map((folder) => `--test-coverage-include=src/${folder}/**`),
  '--test-coverage-exclude=src/mock/data/**',
  '--test-coverage-exclude=src/mock/start-mock.ts', // starts a worker: only browsers run it
  '--test-coverage-lines=90',
  '--test-coverage-branches=90',
  '--test-coverage-functions=90',
];

const missing = () =>
  [...engines, 'redis', ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['glyphs'] : [])].filter((kind) => !find(kind));

const CHECKS = [
  { name: 'lockfile', args: ['scripts/check-lock.mjs'] },
  { name: 'typecheck', args: ['scripts/typecheck.mjs'] },
  { name: 'lint', args: OXLINT },
  { name: 'format', args: [PRETTIER, '--check', '--log-level=warn', ...FORMATTED] },
];

export const TASKS = {
  start: { run: (args) => node('node_modules/vite/bin/vite.js', ...args) },
  build: { run: () => node('scripts/build.mjs') },
  proxy: { run: (args) => nodeFile(['src/proxy/node/bin.ts'], args) },
  typecheck: { run: () => node('scripts/typecheck.mjs') },
  lint: { run: () => node(...OXLINT) },
  format: {
    run: (args) => node(PRETTIER, '--write', '--log-level=warn', ...(args.length > 0 ? args : FORMATTED)),
  },
  pictures: { needs: ['chromium', 'glyphs'], run: (args) => nodeFile(['test/pictures.ts'], args) },
  bench: { needs: ['chromium'], run: (args) => nodeFile(['test/bench/element.ts', 'test/bench/element.mjs'], args) },
  'bench:proxy': { needs: ['redis'], run: (args) => nodeFile(['test/bench/proxy.ts', 'test/bench/proxy.mjs'], args) },
  'check:package': {
    run: async () =>
      (await node('scripts/build.mjs')) || (await node('scripts/check-package.mjs')) || node('node_modules/knip/bin/knip.js'),
  },
  // What users build with and write in: installed into .cache/consumers, so some minutes the first time.
  'test:consumers': {
    needs: engines,
    run: async () =>
      (await node('scripts/build.mjs')) ||
      runSteps([
        nodeTests('consumers', globSync('test/consumers/**/*.consumer.test.ts'), {
          limit: ['--test-timeout=300000', END_OF_FILE, '--test-concurrency=1'],
          limitMs: 0,
        }),
      ]),
  },
  docs: { run: async () => (await node('scripts/build.mjs', 'manifest')) || node('scripts/reference.mjs') },
  release: { run: (args) => node('scripts/release.mjs', ...args) },
  // One file or glob, in Chromium unless ENGINES says otherwise: for the one who is writing it.
  'test:file': {
    needs: ['chromium'],
    run: ([file = '']) => {
      if (!file.endsWith('.browser.test.ts')) return node('--test', file);
      process.env.FILES = file;
      process.env.ENGINES ??= 'chromium';
      if (file.startsWith('test/long/')) process.env.LONG = '1';
      return node(WTR);
    },
  },
  'test:long': {
    needs: [...engines, ...BESIDES],
    run: () =>
      runSteps([
        nodeTests('long tests in Node', globSync('test/long/**/*.node.test.ts'), { limit: [END_OF_FILE], limitMs: 0 }),
        {
          name: 'long tests in browsers',
          counts: true,
          optional: true,
          limitMs: 0,
          args: [WTR],
          env: { LONG: '1' },
          files: globSync('test/long/**/*.browser.test.ts'),
          after: ['long tests in Node'],
          anyway: true,
        },
      ]),
  },
  // Whether the tests notice: changes the sources of an area, one thing at a time. Minutes for each.
  mutate: { needs: ['chromium'], run: (args) => node('scripts/mutate.mjs', ...args) },
  test: {
    needs: [...engines, ...BESIDES],
    run: () =>
      runSteps(
        [
          ...CHECKS,
          { name: 'build', args: ['scripts/build.mjs'] },
          { name: 'size', args: ['scripts/check-size.mjs'], after: ['build'] },
          { name: 'package', args: ['scripts/check-package.mjs'], after: ['build'] },
          nodeTests('tests in Node', globSync('test/**/*.node.test.ts').filter(quick), {
            coverage: NODE_COVERAGE,
            after: ['build'],
            anyway: true,
            once: true,
          }),
          nodeTests('journeys', globSync('test/journeys/**/*.journey.test.ts'), { after: ['build'], once: true }),
          {
            name: 'tests in browsers',
            counts: true,
            args: [WTR, ...(engines.includes('chromium') ? ['--coverage'] : [])],
            files: globSync('test/**/*.browser.test.ts').filter(quick),
            // Not beside other steps, which take both processors: clicks and frames are timed.
            after: ['build', 'lint', 'format', 'package', 'tests in Node', 'journeys'],
            anyway: true,
            once: true,
          },
        ],
        missing(),
      ),
  },
};
