// All tests of this folder as one run: the package is packed once, lists of packages are installed while the first tests run, and two files
// run at a time. `node --test FILE` runs a file alone.
import { globSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, resolve } from 'node:path';
import process from 'node:process';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { makeTarball } from '../package/packed.ts';
import { prepareForRun } from './consumer-folder.ts';

/** Lists in the order in which the files below need them. */
const LISTS = ['sites', 'qwik', 'consumers', 'bundlers', 'ui-kits', 'design-systems', 'servers', 'nuxt', 'php74'];
/** The files that take longest come first: none of them then runs alone at the end. */
const FIRST = ['sites', 'redrawn-forms', 'bundlers', 'ui-kits', 'design-systems'];
const fileOf = (name: string): string => resolve(`test/consumers/${name}.consumer.test.ts`);

const lists = globSync('test/consumers/*.json').map((file) => basename(file, '.json'));
const files = globSync('test/consumers/*.consumer.test.ts').map((file) => resolve(file));
const first = FIRST.map(fileOf);

const id = String(process.pid);
const tarball = resolve('.cache/packed/of-consumers');
mkdirSync(tarball, { recursive: true });
makeTarball(tarball);
Object.assign(process.env, { CONSUMERS_RUN: id, PACKED: tarball });

/** Installs two lists at a time: one is unpacked while the other arrives. */
const waiting = [...new Set([...LISTS.filter((list) => lists.includes(list)), ...lists])];
const installNext = async (): Promise<void> => {
  for (let list = waiting.shift(); list !== undefined; list = waiting.shift()) await prepareForRun(list, id);
};
void Promise.all([installNext(), installNext()]);

run({ files: [...new Set([...first, ...files])], concurrency: Math.min(2, availableParallelism()), timeout: 300_000 })
  .on('test:fail', ({ todo }) => {
    if (todo === undefined || todo === false) process.exitCode = 1;
  })
  .compose(spec)
  .pipe(process.stdout);
