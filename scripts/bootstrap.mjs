// Brings what a command needs on a fresh machine, stops with one line for what it cannot bring, and runs the command:
//
//   node scripts/bootstrap.mjs [browsers] [chromium] [firefox] [webkit] [headless] [redis] [php] [fpm] [nginx] [apache] [caddy] [mariadb] [wordpress] [fonts] -- COMMAND
//
// 1. A Node that is new enough, kept in .cache/node, which comes first in the command's PATH. 2. The packages of package-lock.json. 3. The
//    named tools, by apt-get if this is Debian and root, at the same time. COMMAND is a program, or a line for a shell, and its arguments.
// `browsers` are those that the variable ENGINES names, or all three. Runs on Node 18 and needs npm 9.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ENGINES, TOOLS, examine, isOlder, isWritable, onPath } from './engines.mjs';

const OLDEST_NODE = '22.18';
const { platform, arch } = process;
const onWindows = platform === 'win32';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const problems = [];

/** Resolves with whether the command succeeded. */
const run = (command, args, { quiet = false, ...options } = {}) =>
  new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'], ...options });
    child.on('error', () => done(false)).on('exit', (code) => done(code === 0));
  });

/** Runs npm with a Node, by the file that runs this script: `npm` in PATH may start another Node. */
function npm(node, ...args) {
  const cli = process.env.npm_execpath ?? '';
  const options = ['--loglevel=error', '--no-audit', '--no-fund'];
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  return cli.endsWith('npm-cli.js')
    ? run(node, [cli, ...args, ...options], { env })
    : run(onWindows ? 'npm.cmd' : 'npm', [...args, ...options], { env, shell: onWindows });
}

/** The path of a Node to use instead of this one; `undefined` if this one is new enough. */
async function bringNode() {
  const folder = join(root, '.cache/node');
  if (process.execPath.startsWith(folder)) return process.execPath;
  if (!isOlder(process.versions.node, OLDEST_NODE)) return undefined;
  const name = `node-${{ 'darwin arm64': 'bin-darwin', 'win32 x64': 'win' }[`${platform} ${arch}`] ?? platform}-${arch}`;
  const bin = join(folder, 'node_modules', name, 'bin', onWindows ? 'node.exe' : 'node');
  if (!existsSync(bin)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    await npm(process.execPath, 'install', '--no-package-lock', '--prefix', folder, `${name}@24`);
  }
  if (existsSync(bin)) return bin;
  problems.push(`Node ${OLDEST_NODE} or later is needed, this is ${process.version}: https://nodejs.org/en/download`);
  return undefined;
}

/** Runs `npm ci`, unless the packages of this lockfile are installed. An old Node would leave out programs that need a newer one. */
async function bringPackages(node) {
  const stamp = 'node_modules/.stamp';
  const lockfile = readFileSync('package-lock.json', 'utf8');
  const lock = createHash('sha256').update(`${lockfile}${platform}${arch}`).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages: npm ci');
  // npm requests only packages that its cache does not have, unless the cache is too old for a version.
  if ((await npm(node, 'ci', '--prefer-offline', '--fetch-retries=0')) || (await npm(node, 'ci'))) writeFileSync(stamp, lock);
  else problems.push('npm ci failed');
}

/** Installs tools with apt-get. Its index is refreshed first: an old one installs old browsers. */
async function installWithApt(kinds) {
  const packages = kinds.flatMap((kind) => TOOLS[kind].packages);
  console.log(`Installing: apt-get install ${packages.join(' ')}`);
  // Packages need not reach the disk at once: a machine that loses power here is set up again.
  const settings = ['DPkg::Lock::Timeout=120', 'Dpkg::Options::=--force-unsafe-io', 'Dpkg::Use-Pty=0'];
  const options = ['-y', '-qq', '--no-install-recommends', ...settings.flatMap((each) => ['-o', each])];
  // RUNLEVEL=1 keeps Redis from being started as a service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update', '-qq'], { env, quiet: true });
  if (await run('apt-get', ['install', ...options, ...packages], { env, quiet: true })) return;
  // One package that is not available must not cost the others.
  for (const name of packages) await run('apt-get', ['install', ...options, name], { env, quiet: true });
}

/** Tools that are missing or too old; the problem of each by its name. */
const faulty = (kinds) => new Map(kinds.map((kind) => [kind, examine(kind).problem]).filter(([, problem]) => problem !== undefined));

const canInstall = platform === 'linux' && process.getuid?.() === 0 && onPath(['apt-get']).length > 0;

/** Where apt-get brought no Chromium: playwright's own build. */
async function downloadChromium() {
  if (process.env.CHROME_PATH || !existsSync('node_modules/playwright-core')) return;
  const { chromium } = await import('playwright-core');
  process.env.CHROME_PATH = chromium.executablePath();
  if (existsSync(process.env.CHROME_PATH)) return;
  console.log('Downloading Chromium: playwright-core install chromium');
  const args = ['node_modules/playwright-core/cli.js', 'install', '--no-shell', 'chromium'];
  if (!(await run(process.execPath, args, { quiet: true, timeout: 180_000 }))) delete process.env.CHROME_PATH;
}

/** Ends with one line for each problem, if there is any. `npm test` always ends with the numbers of tests. */
function stopAtProblems() {
  if (problems.length === 0) return;
  for (const problem of problems) console.error(problem);
  if (process.env.npm_lifecycle_event === 'test') console.log(`0 passed, ${problems.length} failed`);
  process.exit(1);
}

const engines = process.env.ENGINES?.split(',').map((name) => name.trim()) ?? ENGINES;
for (const name of engines) if (!ENGINES.includes(name)) problems.push(`ENGINES: ${name} must be one of ${ENGINES.join(', ')}`);
if (!isWritable('.cache/home')) problems.push(`${root} cannot be written: change its owner, or copy it to a folder of yours`);
stopAtProblems();
const args = process.argv.slice(2);
const end = args.includes('--') ? args.indexOf('--') : args.length;
const kinds = [...new Set(args.slice(0, end).flatMap((name) => (name === 'browsers' ? engines : [name])))];

const { npm_config_cache: cache } = process.env;
// A read-only home. The command runs npm too.
if (cache && !isWritable(cache)) process.env.npm_config_cache = join(root, '.cache/npm');
let bad = faulty(kinds);
const isNeeded = (kind) => TOOLS[kind].optional === undefined;
// Only Chromium can be had in another way.
if (!canInstall) problems.push(...[...bad].flatMap(([kind, problem]) => (isNeeded(kind) && kind !== 'chromium' ? problem : [])));
stopAtProblems();
const tools = canInstall && bad.size > 0 ? installWithApt([...bad.keys()]).then(() => (bad = faulty([...bad.keys()]))) : undefined;
const node = await bringNode();
await Promise.all([bringPackages(node ?? process.execPath), tools]);
if (bad.has('chromium')) {
  await downloadChromium();
  bad = faulty([...bad.keys()]);
}
for (const [kind, problem] of bad) {
  if (isNeeded(kind)) problems.push(problem);
  else console.log(`${problem}. Without it ${TOOLS[kind].optional}.`);
}
stopAtProblems();

const [command, ...rest] = args.slice(end + 1);
if (command !== undefined) {
  const folders = [...(node ? [dirname(node)] : []), join(root, 'node_modules/.bin'), process.env.PATH];
  // Node keeps what it compiled, and TypeScript without its types: tests start many processes.
  const env = { NODE_COMPILE_CACHE: join(root, '.cache/compile'), ...process.env, PATH: folders.join(delimiter) };
  const options = { stdio: 'inherit', env };
  // Quoted, because a shell splits at spaces.
  const line = [command, ...rest.map((arg) => JSON.stringify(arg))].join(' ');
  const child = onWindows || command.includes(' ') ? spawn(line, { ...options, shell: true }) : spawn(command, rest, options);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => (process.exitCode = code ?? 1));
}
