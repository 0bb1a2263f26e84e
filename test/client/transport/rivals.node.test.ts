// P31 without a shared store. test/long/rivals.node.test.ts plays more seeds, and test/long/proxy-rivals.node.test.ts whole proxies.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { playRivals } from './rivals.ts';

const LENGTH_MS = 15_000;

describe("processes that end each other's tokens", () => {
  for (const [processes, latencyMs] of [
    [2, 100],
    [3, 0],
    [3, 300],
    [4, 300],
    [5, 100],
  ] as const)
    test(`lose at most 1 % of the searches with a token call a second, if ${processes} of them ask an API that answers in ${latencyMs} ms`, async () => {
      const all = { sent: 0, lost: 0, sentEarly: 0, lostEarly: 0, calls: 0 };
      for (const startMs of [0, 3000])
        for (let seed = 1; seed <= 2; seed++) {
          const figures = await playRivals({ processes, latencyMs, startMs, seed }, LENGTH_MS);
          for (const key of ['sent', 'lost', 'sentEarly', 'lostEarly', 'calls'] as const) all[key] += figures[key];
          // At the start, no process has noticed the others.
          assert.ok(figures.calls <= LENGTH_MS / 1000 + processes, `seed ${seed}, start within ${startMs} ms: ${JSON.stringify(figures)}`);
        }
      const what = JSON.stringify(all);
      assert.ok(all.sent > (4 * processes * LENGTH_MS) / 200, what);
      assert.ok(all.lost <= all.sent / 100 && all.lostEarly <= all.sentEarly / 100, what);
    });
});
