// Loaded into each file of `node --test`: one that leaves a server or a timer open ends all the same, and fails for it. Node's own
// --test-force-exit ends a file before its last results have reached the runner, which lost hundreds of results.
import process from 'node:process';
import { after } from 'node:test';

/** How long whatever was closed may take to be gone. */
const LONGEST_MS = 30_000;

if (process.env.NODE_TEST_CONTEXT) {
  after(() => {
    setTimeout(() => {
      console.error(`Something is left open after the last test: ${process.getActiveResourcesInfo().join(', ')}`);
      process.exit(1);
    }, LONGEST_MS).unref();
  });
}
