// Reporters that write the numbers of tests for test/runner/tally.mjs: passed, the name of each failure, and each skipped test with its reason.
// A file in which no test ran is one failure, because a broken import or a wrong condition would otherwise go unnoticed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import process from 'node:process';

/**
 * Returns the numbers of a run as JSON. Each result has `where`, the path of a test file, with the browser if there are several, and is
 * `passed`, a `failure`, the `name` of a skipped test with its `reason`, or only says that the file has ended.
 */
function toJson(results) {
  const failures = results.filter(({ failure }) => failure !== undefined);
  for (const [where, own] of Map.groupBy(results, (result) => result.where)) {
    if (own.some(({ passed, failure }) => passed || failure !== undefined)) continue;
    const skipped = own.find(({ reason }) => reason !== undefined);
    failures.push({ where, failure: skipped ? `no test ran: ${skipped.reason}` : 'has no test' });
  }
  return JSON.stringify({
    passed: results.filter(({ passed }) => passed).length,
    failures: failures.map(({ where, failure }) => `${where}: ${failure}`),
    skipped: results.filter(({ name }) => name !== undefined).map(({ where, name, reason }) => ({ name: `${where}: ${name}`, reason })),
  });
}

const firstLine = (text) => String(text).split('\n')[0];

/** Reporter of `node --test`. */
export default async function* nodeReporter(events) {
  const results = [];
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
    if (why !== undefined) results.push({ where, name, reason: typeof why === 'string' && why !== '' ? why : 'no reason given' });
    // Node reports a file as a test if it has none, or if it throws outside of its tests.
    else if (nesting === 0 && data.file === resolve(name)) {
      // If each file has a separate process, Node reports only that it failed.
      const reason = /^(?:\w*Error|Something is left open).*/m.exec(printed.get(data.file) ?? '')?.[0];
      const failure = type === 'test:fail' ? (reason ?? firstLine(details.error?.cause?.message ?? details.error?.message)) : undefined;
      results.push({ where, failure });
    } else if (type === 'test:pass') {
      if (!isSuite) results.push({ where, passed: true });
    }
    // A suite fails with its tests, or because of one of its hooks.
    else if (details.error?.failureType !== 'subtestsFailed') results.push({ where, failure: name });
  }
  yield toJson(results);
}

const testsIn = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(testsIn)] : []);

/** Reporter of Web Test Runner. Also prints the slowest files. */
export const browserReporter = (file) => ({
  onTestRunFinished({ sessions }) {
    const results = [];
    const times = [];
    for (const { browser, testFile, testResults, errors, passed } of sessions) {
      const where = `${relative(process.cwd(), testFile)} (${browser.name})`;
      const tests = testsIn(testResults);
      for (const test of tests) {
        if (test.skipped) results.push({ where, name: test.name, reason: 'skipped in the test file' });
        else results.push(test.passed ? { where, passed: true } : { where, failure: test.name });
      }
      if (!passed && tests.every((test) => test.passed || test.skipped))
        results.push({ where, failure: firstLine(errors[0]?.message ?? 'did not end') });
      results.push({ where });
      times.push([tests.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000, where]);
    }
    times.sort(([one], [other]) => other - one);
    if (times.length > 1) for (const [seconds, where] of times.slice(0, 15)) console.log(`${seconds.toFixed(1).padStart(6)} s  ${where}`);
    mkdirSync('.cache/counts', { recursive: true });
    writeFileSync(file, toJson(results));
  },
});
