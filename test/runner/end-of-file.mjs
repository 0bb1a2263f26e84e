// Loaded into each file of `node --test`: one that leaves a server or a timer open ends all the same, and fails for it. Node's own
// --test-force-exit ends a file before its last results have reached the runner, which lost hundreds of results.
import process from 'node:process';
import { after } from 'node:test';

/** How long whatever was closed may take to be gone. */
const LONGEST_MS = 30_000;

// Not in the process that only starts the others.
if (process.env.NODE_TEST_CONTEXT || process.execArgv.includes('--test-isolation=none')) {
  after(() => {
    setTimeout(() => {
      console.error(`Something is left open after the last test: ${process.getActiveResourcesInfo().join(', ')}`);
      process.exit(1);
    }, LONGEST_MS).unref();
  });
}
