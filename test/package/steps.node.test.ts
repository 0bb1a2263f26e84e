// What `npm test` says of a step that has passed before: a check that was left out must be told of, and never for a tree that changed.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { after, it } from 'node:test';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'steps-'));
after(() => rmSync(folder, { recursive: true }));
const steps = pathToFileURL('scripts/steps.mjs').href;

/** Runs one step, `node checked.mjs`, in a repository of its own. */
function run(environment: Readonly<Record<string, string>> = {}): { readonly said: string; readonly status: number | null } {
  const code = `const { runSteps } = await import(${JSON.stringify(steps)}); process.exit(await runSteps([{ name: 'checked', args: ['checked.mjs'], once: true }]))`;
  const { CI: _ci, FRESH: _fresh, NODE_TEST_CONTEXT: _context, ...env } = process.env;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, ...environment },
  });
  return { said: stdout, status };
}

it('a step that passed is not run again, and said so, until a file changes, one comes, or somebody asks', () => {
  spawnSync('git', ['init', '-q', folder]);
  writeFileSync(join(folder, '.gitignore'), '.cache\n');
  writeFileSync(join(folder, 'checked.mjs'), '');
  assert.match(run().said, /✓ checked: 1 passed, 0 failed \([\d.]+ s\)\n1 passed, 0 failed\n$/);
  assert.match(run().said, /✓ checked: 1 passed, 0 failed \(nothing changed since .*FRESH=1.*\)\n1 passed, 0 failed\n$/);
  assert.doesNotMatch(run({ FRESH: '1' }).said, /nothing changed/);
  assert.doesNotMatch(run({ CI: 'true' }).said, /nothing changed/);
  writeFileSync(join(folder, 'new.mjs'), '');
  assert.doesNotMatch(run().said, /nothing changed/);
  assert.match(run().said, /nothing changed/);
  writeFileSync(join(folder, 'checked.mjs'), 'process.exit(1)');
  for (const { said, status } of [run(), run()]) {
    assert.match(said, /✗ checked: 0 passed, 1 failed/);
    assert.equal(status, 1);
  }
});
