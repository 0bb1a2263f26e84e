// Fifty orders of simulated shoppers. `npm run test:orders` plays as many as you like, and shows for each wrong one how to get there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playAll } from './play-all.ts';
import { describe as describeResult, isFailure } from './shrink.ts';

const SEEDS = Array.from({ length: 50 }, (_, i) => i + 1);
/** Known causes that are not fixed yet: the block over or before the town, and undo of a correction. Measured: 4. To be 0. */
const AT_MOST = 5;

test('no more orders of simulated shoppers are wrong in silence than is known', async () => {
  const errors: unknown[] = [];
  const results = await playAll(SEEDS, { hasElement: true, isRealTime: false }, (_, error) => errors.push(error));
  assert.deepEqual(errors, []);
  const failures = results.filter(isFailure);
  assert.ok(failures.length <= AT_MOST, failures.map(describeResult).join('\n\n'));
});
