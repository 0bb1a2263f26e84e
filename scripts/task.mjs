// npm run task NAME [ARGUMENT…]: commands that are needed less often than those of package.json, each with the tools that it installs first.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** Name → tools of bootstrap.mjs, then the command. */
const TASKS = {
  bench: ['chromium', 'node scripts/build.mjs && node test/bench/element.ts'],
  'bench:load': ['redis', 'node test/bench/proxy-load.ts'],
  'bench:proxy': ['redis', 'node test/bench/proxy.ts'],
  'build:site': ['', 'node docs/.vitepress/build-site.mjs'],
  chaos: [
    'redis nginx',
    'node scripts/build.mjs proxy && CHAOS_MINUTES=10 PROXY_BIN=dist/proxy/bin.js node --test --test-reporter=spec test/long/proxy-chaos.node.test.ts',
  ],
  'check:package': ['', 'npm run verify:package && npx --yes knip@6.44.2'],
  coverage: [
    'chromium headless redis php',
    'node scripts/build.mjs && node test/runner/node-suites.mjs coverage && ENGINES=chromium wtr --coverage',
  ],
  docs: ['', 'node scripts/build.mjs manifest && node docs/.vitepress/reference.mjs'],
  engines: ['browsers', 'node scripts/build.mjs && EVERYWHERE=1 wtr'],
  mutate: ['', 'npx --yes --package=@stryker-mutator/core@10.0.0 --package=@stryker-mutator/tap-runner@10.0.0 stryker run'],
  pictures: ['chromium fonts', 'node test/pictures.ts'],
  proxy: ['', 'node src/proxy/node/bin.ts'],
  format: ['', 'oxfmt .'],
  runtimes: ['', 'node --test --test-reporter=spec test/long/proxy-runtimes.node.test.ts'],
  social: ['chromium fonts', 'node test/social-pictures.ts'],
  taps: ['chromium fonts', 'node scripts/build.mjs cdn && node test/journeys/taps-table.ts'],
};

const [name = '', ...args] = process.argv.slice(2);
const [tools, command] = TASKS[name] ?? [];
if (command === undefined) {
  console.error(`npm run task NAME, with one of:\n  ${Object.keys(TASKS).join('\n  ')}`);
  process.exit(1);
}
const { status } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', ...tools.split(' ').filter(Boolean), '--', command, ...args], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
