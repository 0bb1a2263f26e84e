// Folders under .cache with the tools of users and the packed package, separate from our own dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { pack } from '../package/packed.ts';

/** The folder of a list of packages: `consumers` for `consumers.json`. */
export const homeOf = (list: string): string => resolve('.cache', list);
export const HOME: string = homeOf('consumers');

/** The run of test/consumers/run.ts to which this process belongs. */
const RUN = process.env['CONSUMERS_RUN'];
/** The file in which a run reports that a list is installed, or why not. */
const readyFile = (list: string): string => join(homeOf(list), 'ready.json');

/** Prepares a list for the processes of a run, which wait for it in `prepareConsumers`. */
export async function prepareForRun(list: string, run: string): Promise<void> {
  const report = (problem = ''): void => writeFileSync(readyFile(list), JSON.stringify({ run, problem }));
  await install(list)
    .then(() => addPackage(list))
    .then(() => report(), (error: unknown) => report(String(error))); // oxfmt-ignore
}

const prepared = new Map<string, Promise<void>>();

/**
 * Installs the packages of a list, and adds the package as it is built now, once in a process: the apps of another call must stay. Within a
 * run, waits until that is done.
 */
export function prepareConsumers(list = 'consumers'): Promise<void> {
  const preparing = prepared.get(list) ?? (RUN === undefined ? install(list).then(() => addPackage(list)) : waitForRun(list, RUN));
  prepared.set(list, preparing);
  return preparing;
}

async function waitForRun(list: string, run: string): Promise<void> {
  for (;;) {
    const found = existsSync(readyFile(list)) ? (JSON.parse(readFileSync(readyFile(list), 'utf8')) as Record<string, string>) : {};
    if (found['run'] === run && found['problem'] === '') return;
    if (found['run'] === run) throw new Error(found['problem']);
    await setTimeout(200);
  }
}

async function install(list: string): Promise<void> {
  const home = homeOf(list);
  mkdirSync(home, { recursive: true });
  const wanted = readFileSync(`test/consumers/${list}.json`, 'utf8');
  const stamp = join(home, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  writeFileSync(join(home, 'package.json'), wanted);
  // npm hands the settings of this repository's .npmrc down; a user has none.
  const settings = [
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--legacy-peer-deps=false',
    '--ignore-scripts=false',
  ];
  const npm = spawn('npm', ['install', ...settings], { cwd: home, stdio: 'inherit', shell: process.platform === 'win32' });
  const [status] = (await once(npm, 'close')) as [number | null];
  if (status !== 0) throw new Error(`the packages of ${list}.json could not be installed: is the registry in reach?`);
  writeFileSync(stamp, wanted);
}

function addPackage(list: string): void {
  const home = homeOf(list);
  const copy = join(home, 'node_modules/dga-address-lookup');
  rmSync(copy, { recursive: true, force: true });
  cpSync(pack(list).home, copy, { recursive: true });
  rmSync(join(home, 'apps'), { recursive: true, force: true });
}

/** Writes the files of one consumer into a separate folder that can import everything installed from the list. */
export function writeApp(name: string, files: Readonly<Record<string, string>>, list = 'consumers'): string {
  const folder = join(homeOf(list), 'apps', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', name }));
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  return folder;
}

/** Runs a tool that is installed above a folder of `writeApp`. @throws an error with its output if it fails */
export function runTool(tool: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(cwd, '../../node_modules', tool), ...args], {
    cwd,
    encoding: 'utf8',
    timeout: 600_000,
  });
  if (status !== 0) throw new Error(`${tool} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}
