// node test/runner/test-file.mjs FILE: runs one test file (or a glob), in Node or in a browser: Chromium, unless ENGINES names others.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const [file = '', ...rest] = process.argv.slice(2);
if (rest.some((arg) => !arg.startsWith('-'))) throw new Error('Name one file, or one pattern in quotes.');
const inBrowser = file.endsWith('.browser.test.ts');
const env = {
  ENGINES: 'chromium',
  ...process.env,
  ...(inBrowser ? { FILES: file } : {}),
  ...(file.startsWith('test/long/') ? { LONG: '1' } : {}),
};
const args = inBrowser ? ['node_modules/@web/test-runner/dist/bin.js'] : ['--test', file];
process.exitCode = spawnSync(process.execPath, [...args, ...rest], { stdio: 'inherit', env }).status ?? 1;
