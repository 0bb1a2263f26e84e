// The numbers that `npm test` ends with: every file runs once, and one in which no test ran is a failure with its reason.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { after, before, describe, test } from 'node:test';
import { SUITES } from './node-suites.mjs';
import { runAgain } from './second-run.mjs';

const filesOf = (suite: string): readonly string[] => (SUITES[suite]?.files ?? []).flatMap((pattern) => globSync(pattern));

describe('the files of the suites in Node', () => {
  test('contain each test file once', () => {
    const run = ['functions', 'node', 'proxy', 'journeys', 'long'].flatMap(filesOf);
    assert.deepEqual(run.toSorted(), globSync('test/**/*.{node,journey}.test.ts').toSorted());
  });

  test('have hooks in their suites only if they share a process', () => {
    const shared = filesOf('functions');
    assert.ok(shared.length > 20);
    const withHooks = shared.filter((file) => /^(?:before|after)(?:Each)?\(/m.test(readFileSync(file, 'utf8')));
    assert.deepEqual(withHooks, []);
  });
});

for (const isolation of ['process', 'none'])
  describe(`the numbers of files with --test-isolation=${isolation}`, () => {
    let folder: string;
    before(() => {
      mkdirSync('.cache', { recursive: true });
      folder = mkdtempSync('.cache/runner-');
    });
    after(() => rmSync(folder, { recursive: true }));

    /** Runs files as a step does. */
    function count(files: Readonly<Record<string, string>>): { passed: number; failures: string[]; skipped: unknown[] } {
      const paths = Object.entries(files).map(([name, code]) => {
        writeFileSync(join(folder, name), `import { test } from 'node:test';\n${code}`);
        return join(folder, name);
      });
      const { NODE_TEST_CONTEXT: _, ...env } = process.env;
      const reporter = resolve('test/runner/count-tests.mjs');
      const { stdout } = spawnSync(process.execPath, ['--test', `--test-isolation=${isolation}`, `--test-reporter=${reporter}`, ...paths], {
        encoding: 'utf8',
        env,
      });
      return JSON.parse(stdout) as ReturnType<typeof count>;
    }

    test('count what passed, failed and was skipped', () => {
      const { passed, failures, skipped } = count({
        'three.mjs': `test('right', () => {}); test('wrong', () => { throw new Error(); }); test('later', { skip: true }, () => {});`,
      });
      assert.equal(passed, 1);
      assert.deepEqual(failures, [`${join(folder, 'three.mjs')}: wrong`]);
      assert.deepEqual(skipped, [{ name: `${join(folder, 'three.mjs')}: later`, reason: 'no reason given' }]);
    });

    test('include a failure for a file in which no test ran', () => {
      const { passed, failures } = count({
        'full.mjs': `test('right', () => {});`,
        'empty.mjs': '',
        'skipped.mjs': `test('later', { skip: 'no browser' }, () => {});`,
        'broken.mjs': `import './missing.mjs';`,
      });
      assert.equal(passed, 1);
      const at = (name: string): string => failures.find((line) => line.startsWith(join(folder, name))) ?? '';
      assert.match(at('empty.mjs'), /has no test$/);
      assert.match(at('skipped.mjs'), /no test ran: no browser$/);
      assert.match(at('broken.mjs'), /missing\.mjs/);
      assert.equal(failures.length, 3);
    });
  });

describe('the second run of failed tests', () => {
  const LATE = 'test/element/late.browser.test.ts (WebKit 2.50.6): is late';
  const BROKEN = ['test/proxy/broken.node.test.ts: is broken', 'test/proxy/broken.node.test.ts: is broken, too'];

  test('separates failures that repeat from those that do not', () => {
    const runs: string[] = [];
    const result = runAgain([LATE, ...BROKEN], (file, browser) => {
      runs.push(`${file} ${browser}`);
      return file.includes('late');
    });
    assert.deepEqual(result, { failures: BROKEN, unstable: [LATE] });
    assert.deepEqual(runs, ['test/element/late.browser.test.ts WebKit', 'test/proxy/broken.node.test.ts undefined']);
  });

  test('is skipped if many files failed, or if a script failed without a test', () => {
    const many = [1, 2, 3, 4, 5, 6, 7].map((number) => `test/form/${number}.node.test.ts: fails`);
    for (const failures of [many, [LATE, 'npm run verify:source']])
      assert.deepEqual(runAgain(failures, assert.fail), { failures, unstable: [] });
  });
});
