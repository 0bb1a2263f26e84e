// Each floor with the libraries it may know, then tests and demo.
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import process from 'node:process';

const configs = [...globSync('src/**/tsconfig.json').toSorted(), 'demo/tsconfig.json', 'tsconfig.json', 'tsconfig.browser.json'];
const check = (config) =>
  new Promise((done) => {
    let output = '';
    // Two at a time are enough: more threads of one check repeat each other's work. It collects garbage less often, because it ends soon.
    const args = ['node_modules/typescript/bin/tsc', '-p', config, '--pretty', 'false', '--singleThreaded'];
    const child = spawn(process.execPath, args, { env: { GOGC: '400', ...process.env } });
    child.stdout.on('data', (data) => (output += data));
    child.on('close', (code) => done({ config, code, output }));
  });
let failed = false;
const queue = [...configs];
await Promise.all(
  [1, 2].map(async () => {
    for (let config = queue.shift(); config; config = queue.shift()) {
      const { code, output } = await check(config);
      failed ||= code !== 0;
      console.log(code === 0 ? `${config}: ok` : `${config}:\n${output}`);
    }
  }),
);
process.exitCode = failed ? 1 : 0;
