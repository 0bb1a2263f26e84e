// Web Test Runner: counts, written for scripts/run.mjs. A file that ran no test, or could not be imported, counts as a failure.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import process from 'node:process';

const testsIn = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(testsIn)] : []);

export const countingReporter = () => ({
  onTestRunFinished({ sessions }) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    const times = [];
    for (const { browser, testFile, testResults, errors, passed } of sessions) {
      const tests = testsIn(testResults);
      const failed = tests.filter((test) => !test.passed && !test.skipped).length;
      counts.passed += tests.filter((test) => test.passed && !test.skipped).length;
      counts.skipped += tests.filter((test) => test.skipped).length;
      counts.failed += failed;
      const ms = tests.reduce((sum, { duration = 0 }) => sum + duration, 0);
      times.push({ ms, text: `${(ms / 1000).toFixed(1).padStart(6)} s  ${browser.name}  ${relative(process.cwd(), testFile)}` });
      if (tests.length === 0) console.error(`no test in ${testFile} (${browser.name})`);
      if (failed === 0 && (tests.length === 0 || errors.length > 0 || !passed)) counts.failed++;
    }
    // For whoever wants the run to be shorter.
    const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 15);
    if (times.length > 1) console.log(`slowest:\n${slowest.map(({ text }) => text).join('\n')}`);
    if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
  },
});
