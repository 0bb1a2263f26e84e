// A folder under .cache with the tools of users and the packed package, separate from our own dependencies.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { pack } from '../package/packed.ts';

export const HOME: string = resolve('.cache/consumers');
const WANTED = 'test/consumers/consumers.json';

/** Installs the packages of consumers.json once, and adds the package as it is built now. */
export function prepareConsumers(): void {
  mkdirSync(HOME, { recursive: true });
  const wanted = readFileSync(WANTED, 'utf8');
  const stamp = join(HOME, 'installed.json');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    writeFileSync(join(HOME, 'package.json'), wanted);
    const { status } = spawnSync('npm', ['install', '--loglevel=error', '--no-audit', '--no-fund', '--no-package-lock'], {
      cwd: HOME,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error('the consumers could not be installed: is the registry in reach?');
    writeFileSync(stamp, wanted);
  }
  const home = join(HOME, 'node_modules/dga-address-lookup');
  rmSync(home, { recursive: true, force: true });
  cpSync(pack('consumers').home, home, { recursive: true });
  rmSync(join(HOME, 'apps'), { recursive: true, force: true });
}

/** Writes the files of one consumer into a separate folder that can import everything installed. */
export function writeApp(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(HOME, 'apps', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', name }));
  for (const [file, code] of Object.entries(files)) writeFileSync(join(folder, file), code);
  return folder;
}

/** Runs a tool of the folder. @throws an error with its output if it fails */
export function runTool(tool: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(HOME, 'node_modules', tool), ...args], {
    cwd,
    encoding: 'utf8',
    timeout: 240_000,
  });
  if (status !== 0) throw new Error(`${tool} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}
