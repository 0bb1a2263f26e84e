// Fifty orders of simulated shoppers. `npm run test:orders` plays as many as you like, and shows for each wrong one how to get there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playAll } from './play-all.ts';
import { describe as describeResult, isFailure } from './shrink.ts';

const SEEDS = Array.from({ length: 50 }, (_, i) => i + 1);
test('no order of a simulated shopper has a wrong address without a message', async () => {
  const errors: unknown[] = [];
  const results = await playAll(SEEDS, { hasElement: true, isRealTime: false }, (_, error) => errors.push(error));
  assert.deepEqual(errors, []);
  const failures = results.filter(isFailure);
  assert.equal(failures.length, 0, failures.map(describeResult).join('\n\n'));
});
