// Reporters that write the numbers of tests for test/runner/tally.mjs: passed, the name of each failure, and each skipped test with its reason.
// A file in which no test ran is one failure, because a broken import or a wrong condition would otherwise go unnoticed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import process from 'node:process';

/** Collects results by file; `where` is the path of a test file, and the browser if there are several. */
class Counts {
  #files = new Map();
  #fileOf(where) {
    if (!this.#files.has(where)) this.#files.set(where, { passed: 0, failures: [], skipped: [] });
    return this.#files.get(where);
  }
  pass(where) {
    this.#fileOf(where).passed++;
  }
  fail(where, what) {
    this.#fileOf(where).failures.push(`${where}: ${what}`);
  }
  skip(where, name, reason) {
    this.#fileOf(where).skipped.push({ name: `${where}: ${name}`, reason });
  }
  /** Says that a file has ended, for one that may have had no test. */
  end(where) {
    const { passed, failures, skipped } = this.#fileOf(where);
    if (passed + failures.length > 0) return;
    this.fail(where, skipped.length > 0 ? `no test ran: ${skipped[0].reason}` : 'has no test');
  }
  toString() {
    for (const where of this.#files.keys()) this.end(where);
    const files = [...this.#files.values()];
    return JSON.stringify({
      passed: files.reduce((sum, { passed }) => sum + passed, 0),
      failures: files.flatMap(({ failures }) => failures),
      skipped: files.flatMap(({ skipped }) => skipped),
    });
  }
}

const firstLine = (text) => String(text).split('\n')[0];

/** Reporter of `node --test`. */
export default async function* nodeReporter(events) {
  const counts = new Counts();
  const printed = new Map();
  for await (const { type, data } of events) {
    if (type === 'test:stderr') {
      const file = resolve(data.file);
      printed.set(file, (printed.get(file) ?? '') + data.message);
    }
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { name, nesting, skip, todo, details } = data;
    const where = relative(process.cwd(), data.file ?? name);
    const isSuite = details.type === 'suite';
    const why = skip ?? todo;
    if (why !== undefined) counts.skip(where, name, typeof why === 'string' && why !== '' ? why : 'no reason given');
    // Node reports a file as a test if it has none, or if it throws outside of its tests.
    else if (nesting === 0 && data.file === resolve(name)) {
      // If each file has a separate process, Node reports only that it failed.
      const reason = /^(?:\w*Error|Something is left open).*/m.exec(printed.get(data.file) ?? '')?.[0];
      if (type === 'test:fail') counts.fail(where, reason ?? firstLine(details.error?.cause?.message ?? details.error?.message));
      else counts.end(where);
    } else if (type === 'test:pass') {
      if (!isSuite) counts.pass(where);
    }
    // A suite fails with its tests, or because of one of its hooks.
    else if (details.error?.failureType !== 'subtestsFailed') counts.fail(where, name);
  }
  yield String(counts);
}

const testsIn = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(testsIn)] : []);

/** Reporter of Web Test Runner. Also prints the slowest files. */
export const browserReporter = (file) => ({
  onTestRunFinished({ sessions }) {
    const counts = new Counts();
    const times = [];
    for (const { browser, testFile, testResults, errors, passed } of sessions) {
      const where = `${relative(process.cwd(), testFile)} (${browser.name})`;
      const tests = testsIn(testResults);
      for (const test of tests) {
        if (test.skipped) counts.skip(where, test.name, 'skipped in the test file');
        else if (test.passed) counts.pass(where);
        else counts.fail(where, test.name);
      }
      if (!passed && tests.every((test) => test.passed || test.skipped)) counts.fail(where, firstLine(errors[0]?.message ?? 'did not end'));
      counts.end(where);
      times.push([tests.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000, where]);
    }
    times.sort(([one], [other]) => other - one);
    if (times.length > 1) for (const [seconds, where] of times.slice(0, 15)) console.log(`${seconds.toFixed(1).padStart(6)} s  ${where}`);
    mkdirSync('.cache/counts', { recursive: true });
    writeFileSync(file, String(counts));
  },
});
