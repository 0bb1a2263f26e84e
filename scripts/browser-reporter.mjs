// Web Test Runner: counts, written for scripts/run.mjs. A file that ran no test, or could not be imported, counts as a failure.
import { writeFileSync } from 'node:fs';
import process from 'node:process';

const testsIn = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(testsIn)] : []);

export const countingReporter = () => ({
  onTestRunFinished({ sessions }) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const { browser, testFile, testResults, errors, passed } of sessions) {
      const tests = testsIn(testResults);
      const failed = tests.filter((test) => !test.passed && !test.skipped).length;
      counts.passed += tests.filter((test) => test.passed && !test.skipped).length;
      counts.skipped += tests.filter((test) => test.skipped).length;
      counts.failed += failed;
      if (tests.length === 0) console.error(`no test in ${testFile} (${browser.name})`);
      if (failed === 0 && (tests.length === 0 || errors.length > 0 || !passed)) counts.failed++;
    }
    if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
  },
});
