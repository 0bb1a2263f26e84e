// The test files that run in Node, by suite: `node test/runner/node-suites.mjs SUITE` runs one, and counts its tests for tally.mjs.
// What drives browsers runs with `nice` (package.json): it has limits of minutes, and tests of the proxy run beside it that have limits of seconds.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** Folders whose files share nothing with others: they run in one process, except those named `*.alone.node.test.ts`. */
const PURE = '{address,client,element,form,list,mock,protocol,proxy/{http,limits,upstream}}';
const PROXY_BIN = 'dist/proxy/bin.js';

/** @type {Record<string, { files: string[], flags?: string[], env?: Record<string, string> }>} */
export const SUITES = {
  functions: { files: [`test/${PURE}/**/!(*.alone).node.test.ts`], flags: ['--test-isolation=none'] },
  proxy: {
    files: ['test/proxy/{,node/}*.node.test.ts', 'test/proxy/*/*.alone.node.test.ts'],
    flags: ['--test-concurrency=2'],
    env: { PROXY_BIN },
  },
  node: {
    files: [
      'test/!(long|proxy|address|client|element|form|list|mock|protocol)/**/*.node.test.ts',
      'test/{address,client,element,form,list,mock,protocol}/**/*.alone.node.test.ts',
      'test/*.node.test.ts',
    ],
    flags: ['--test-concurrency=2'],
    env: { PROXY_BIN, PACKED: '.cache' },
  },
  journeys: { files: ['test/**/*.journey.test.ts'], flags: ['--test-concurrency=2'] },
  long: { files: ['test/long/**/*.node.test.ts'], flags: ['--test-concurrency=4'], env: { PROXY_BIN } },
  coverage: {
    files: ['test/!(long)/**/*.node.test.ts', 'test/*.node.test.ts'],
    flags: [
      '--test-concurrency=4',
      '--experimental-test-coverage',
      ...['lines', 'branches', 'functions'].map((kind) => `--test-coverage-${kind}=90`),
      ...['address', 'protocol', 'client', 'list', 'proxy', 'mock'].map((folder) => `--test-coverage-include=src/${folder}/**`),
      ...['src/mock/data/**', 'src/mock/msw/**'].map((path) => `--test-coverage-exclude=${path}`),
    ],
    env: { NODE_DISABLE_COMPILE_CACHE: '1' },
  },
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const name = process.argv[2] ?? '';
  const suite = SUITES[name];
  if (!suite) throw new Error(`"${name}" is not a suite: use one of ${Object.keys(SUITES).join(', ')}`);
  const args = [
    '--test',
    '--test-timeout=300000',
    '--import=./test/runner/end-of-file.mjs',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=./test/runner/count-tests.mjs',
    `--test-reporter-destination=.cache/counts/test-${name}.json`,
    ...(suite.flags ?? []),
    ...suite.files,
  ];
  mkdirSync('.cache/counts', { recursive: true });
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...suite.env } });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => (process.exitCode = code ?? 1));
}
