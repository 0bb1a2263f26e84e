// node --test: counts, written for scripts/run.mjs. A file that ran no test counts as a failure.
import { writeFileSync } from 'node:fs';

export default async function* nodeReporter(source) {
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  const empty = [];
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details.type === 'suite') {
      // A suite without a failing test of its own fails when a hook of it does.
      if (type === 'test:fail' && data.details.error?.failureType !== 'subtestsFailed') failed++;
      continue;
    }
    // Node reports a file as one test named by its path when it has none inside, or could not be run.
    if (type === 'test:pass' && data.nesting === 0 && data.file !== undefined && data.file.endsWith(data.name)) empty.push(data.name);
    else if (data.skip !== undefined || data.todo !== undefined) skipped++;
    else if (type === 'test:pass') passed++;
    else if (data.details.error?.failureType !== 'subtestsFailed') failed++;
  }
  for (const name of empty) yield `no test in ${name}\n`;
  writeFileSync(process.env.COUNTS_FILE, JSON.stringify({ passed, failed: failed + empty.length, skipped }));
}
