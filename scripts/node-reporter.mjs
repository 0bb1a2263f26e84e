// node --test: counts, written for scripts/run.mjs. A file that ran no test counts as a failure.
import { writeFileSync } from 'node:fs';
import process from 'node:process';

export default async function* nodeReporter(source) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const inside = data.details.error?.failureType === 'subtestsFailed';
    if (data.details.type === 'suite') {
      // A suite without a failing test of its own fails when a hook of it does.
      if (type === 'test:fail' && !inside) counts.failed++;
    } else if (type === 'test:pass' && data.nesting === 0 && data.file?.endsWith(data.name)) {
      // Node reports a file as one test named by its path when it has none inside.
      counts.failed++;
      yield `no test in ${data.name}\n`;
    } else if (data.skip !== undefined || data.todo !== undefined) counts.skipped++;
    else if (type === 'test:pass') counts.passed++;
    else if (!inside) counts.failed++;
  }
  writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
}
