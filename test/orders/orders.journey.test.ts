// Orders of simulated shoppers. `npm run test:orders` plays as many as you like, and shows for each wrong one how to get there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playAll } from './play-all.ts';
import { describe as describeResult, isFailure } from './shrink.ts';

/** Of the first eighty, those that play each story, attribute, device and attitude of the eighty at least once. */
// oxfmt-ignore
const SEEDS = [1, 2, 3, 6, 9, 11, 13, 14, 15, 16, 17, 20, 22, 23, 25, 27, 29, 32, 35, 38, 39, 50, 52, 65, 66, 70, 77];
test('no order of a simulated shopper has a wrong address without a message', async () => {
  const errors: unknown[] = [];
  const results = await playAll(SEEDS, { hasElement: true, isRealTime: false }, (_, error) => errors.push(error));
  assert.deepEqual(errors, []);
  const failures = results.filter(isFailure);
  assert.equal(failures.length, 0, failures.map(describeResult).join('\n\n'));
});
