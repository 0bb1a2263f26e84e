// P31 without a shared store, for many seeds of chance: what test/client/transport/rivals.node.test.ts does, longer.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { playRivals } from '../client/transport/rivals.ts';

const SEEDS = 5;
const MINUTE_MS = 60_000;

describe("processes that end each other's tokens, in a minute", () => {
  for (const processes of [2, 3, 4, 5])
    for (const latencyMs of [0, 50, 100, 300])
      it(`lose at most 1 % of the searches with a token call a second, if ${processes} of them ask an API that answers in ${latencyMs} ms`, async (t) => {
        // Four or five searches of 300 ms one after the other leave no time to spare, so that a collision costs more.
        const isTight = processes > 3 && latencyMs === 300;
        const most = { lost: 0, lostEarly: 0, calls: 0 };
        for (const startMs of [0, 3000])
          for (let seed = 1; seed <= SEEDS; seed++) {
            const figures = await playRivals({ processes, latencyMs, startMs, seed }, MINUTE_MS);
            const { sent, lost, sentEarly, lostEarly, calls } = figures;
            const what = `seed ${seed}, start within ${startMs} ms: ${JSON.stringify(figures)}`;
            assert.ok(lost <= sent / 100, what);
            assert.ok(lostEarly <= sentEarly / (isTight ? 10 : 100), what);
            assert.ok(calls <= (MINUTE_MS / 1000) * (isTight ? 1.2 : 1), what);
            for (const key of ['lost', 'lostEarly', 'calls'] as const) most[key] = Math.max(most[key], figures[key]);
          }
        t.diagnostic(`at most ${most.lost} lost, ${most.lostEarly} of the first ten seconds; ${most.calls} token calls`);
      });
});
