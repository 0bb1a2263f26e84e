// The package as npm would publish it, unpacked into a clean folder as on a user's machine.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';

export interface Packed {
  /** The clean folder; the package is in its node_modules. */
  readonly folder: string;
  /** The package's folder. */
  readonly home: string;
  readonly tarball: string;
}

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed\n${stdout}${stderr}`);
  return stdout;
}

/** npm would install Lit too. It is copied from this repository to need no network. */
const LIT = ['lit', 'lit-html', 'lit-element', '@lit/reactive-element', '@types/trusted-types', '@lit-labs/ssr-dom-shim'];

/** Packs into a folder. */
export function makeTarball(folder: string): void {
  run(NPM, ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], '.');
}

/** The package's tarball. The environment variable PACKED names the folder of one that is made already. */
function tarball(folder: string): string {
  const made = process.env['PACKED'];
  if (!made) makeTarball(folder);
  const [name] = globSync('*.tgz', { cwd: made ?? folder });
  if (!name) throw new Error(`no tarball in ${made ?? folder}: npm run verify:package`);
  return resolve(made ?? folder, name);
}

/** Packs and unpacks under `.cache/packed/<name>`. `beside`: further packages that the user has installed. */
export function pack(name: string, beside: readonly string[] = []): Packed {
  if (!existsSync('dist/index.js')) throw new Error('dist is not built: npm run build');
  const folder = resolve('.cache/packed', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  // Without a package.json here, the package name would resolve to this repository.
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}\n');
  const packed = tarball(folder);
  run('tar', ['-xzf', packed, '-C', 'node_modules'], folder);
  const home = join(folder, 'node_modules/dga-address-lookup');
  // npm's tarballs contain a folder called `package`.
  renameSync(join(folder, 'node_modules/package'), home);
  for (const one of [...LIT, ...beside]) {
    const at = join(folder, 'node_modules', one);
    mkdirSync(dirname(at), { recursive: true });
    if (existsSync(join('node_modules', one))) symlinkSync(resolve('node_modules', one), at, 'junction');
  }
  return { folder, home, tarball: packed };
}
