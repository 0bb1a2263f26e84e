// node test/runner/tally.mjs: runs all steps of `npm test`, and ends with `N passed, N failed` or `N passed, N failed, N skipped`.
//
// The test runners write their numbers to .cache/counts (count-tests.mjs); wireit restores those files if it skips a script that
// passed before. A script that failed without a failing test, such as the linter, counts as one failure. A few failed tests get a second
// run (second-run.mjs).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';
import { runAgain } from './second-run.mjs';

const COUNTS = '.cache/counts';

rmSync(COUNTS, { recursive: true, force: true });
mkdirSync(COUNTS, { recursive: true });
const started = Date.now();
const child = spawn('npm', ['run', '--silent', 'test:all'], {
  stdio: ['ignore', 'inherit', 'pipe'],
  shell: process.platform === 'win32',
  env: { WIREIT_FAILURES: 'continue', WIREIT_PARALLEL: '3', ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
let output = '';
child.stderr.on('data', (data) => {
  process.stderr.write(data);
  output += data;
});
const [code] = await once(child, 'close');
// Wireit prints `❌ [name] …` for each step that failed.
const names = [...output.matchAll(/^❌ (?:\d+\/\d+ )?\[([\w:-]+)\]/gmu)].map(([, name]) => name);
const failedScripts = new Set(code === 0 ? [] : names.length > 0 ? names : ['test:all']);

let passed = 0;
const [failed, skipped] = [[], []];
for (const file of globSync(`${COUNTS}/*.json`)) {
  const text = readFileSync(file, 'utf8');
  // Empty after a runner that broke.
  if (text === '') continue;
  const counts = JSON.parse(text);
  passed += counts.passed;
  failed.push(...counts.failures);
  skipped.push(...counts.skipped.map(({ name, reason }) => `skipped: ${name}: ${reason}`));
  // test-browsers.json has the numbers of test:browsers.
  if (counts.failures.length > 0) failedScripts.delete(basename(file, '.json').replaceAll('-', ':'));
}
failed.push(...[...failedScripts].map((script) => `npm run ${script}`));
const { failures, unstable } = runAgain(failed);
passed += unstable.length;
for (const line of unstable) console.log(`passed only in its second run, alone: ${line}`);
for (const line of failures) console.log(`✗ ${line}`);
for (const line of skipped) console.log(line);
console.log(`${((Date.now() - started) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failures.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
