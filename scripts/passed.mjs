// Remembers which steps have passed with the tree as it is, so that a second run of `npm test` takes seconds.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

const FILE = '.cache/passed.json';

/** What every result depends on: each file that git knows or would know, Node, and the engines asked for. `undefined` where nothing is to be remembered. */
function treeNow() {
  // A fresh machine has nothing to remember, and `FRESH=1` wants to see it run.
  if (process.env.CI || process.env.FRESH) return undefined;
  const { status, stdout } = spawnSync('git', ['ls-files', '-coz', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) return undefined;
  const hash = createHash('sha256').update(`${process.version} ${process.env.ENGINES ?? ''}\n`);
  for (const file of stdout.split('\0').toSorted()) {
    if (file !== '' && existsSync(file)) hash.update(`${file}\n`).update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}

const read = () => {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    return {};
  }
};

/** What is known of a step before it runs, and a way to tell how it ended. A tree that changed while it ran has not passed. */
export function passedBefore() {
  const tree = treeNow();
  return {
    of(name) {
      const known = read()[name];
      return tree !== undefined && known?.tree === tree ? known : undefined;
    },
    note(name, { passed, failed, skipped }) {
      if (tree === undefined || failed > 0 || treeNow() !== tree) return;
      writeFileSync(FILE, JSON.stringify({ ...read(), [name]: { tree, passed, failed, skipped, at: new Date().toISOString() } }));
    },
  };
}
