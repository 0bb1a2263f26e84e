// Each floor with the libraries it may know, then tests and demo.
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import process from 'node:process';
import { promisify } from 'node:util';

const configs = [...globSync('src/**/tsconfig.json').toSorted(), 'demo/tsconfig.json', 'tsconfig.json', 'tsconfig.browser.json'];
async function work() {
  for (let config = configs.shift(); config; config = configs.shift()) {
    const args = ['node_modules/typescript/bin/tsc', '-p', config, '--pretty', 'false', '--singleThreaded'];
    // It collects garbage less often, because it ends soon.
    const run = promisify(execFile)(process.execPath, args, { env: { GOGC: '400', ...process.env } });
    const { code = 0, stdout } = await run.catch((error) => error);
    console.log(code === 0 ? `${config}: ok` : `${config}:\n${stdout}`);
    if (code !== 0) process.exitCode = 1;
  }
}
// Two at a time are enough: more threads of one check repeat each other's work.
await Promise.all([work(), work()]);
