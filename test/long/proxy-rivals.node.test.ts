// P31: an API whose new token ends the earlier ones, and instances that share nothing. A minute of virtual time, so that no busy machine
// makes a lookup late, and chance that repeats itself. rivals.node.test.ts plays more of them, without the rest of the proxy.
import assert from 'node:assert/strict';
import { afterEach, describe, it, mock } from 'node:test';
import { lookUp, proxyOver } from '../proxy/ask.ts';
import { Upstream } from '../proxy/upstream.ts';
import { chance } from '../support/virtual-time.ts';

const STEP_MS = 20;
const MS = 60_000;
const BETWEEN_LOOKUPS_MS = 100;

/** Lets everything run that waits for no timer. */
async function settle(): Promise<void> {
  for (let i = 0; i < 8; i++) await new Promise(setImmediate);
}

describe("instances without a shared store that end each other's tokens", () => {
  afterEach(() => mock.reset());

  for (const [count, latencyMs] of [
    [2, 100],
    [3, 0],
    [3, 100],
    [3, 300],
    [4, 300],
    [5, 100],
  ] as const)
    // oxfmt-ignore
    it(`lose at most 1 % of the lookups, also in the first ten seconds, with a token call a second, if ${count} of them ask an API that answers in ${latencyMs} ms`, async (t) => {
      mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.parse('2026-04-01T00:00:00Z') });
      const startMs = Date.now();
      const now = (): number => Date.now();
      mock.method(performance, 'now', () => Date.now() - startMs);
      mock.method(Math, 'random', chance(count * 1000 + latencyMs));
      const upstream = new Upstream();
      upstream.url = 'http://127.0.0.1:9/api/v2';
      upstream.isOneToken = true;
      if (latencyMs > 0)
        for (const operation of ['token', 'searchcode'] as const) upstream.play(operation, { kind: 'late', ms: latencyMs });
      const instances = Array.from({ length: count }, () => proxyOver(upstream, { now, fetch: upstream.fetch }));
      const waits: Promise<void>[] = [];
      const durations: number[] = [];
      const lostAtMs: number[] = [];
      let sent = 0;
      let early = 0;
      for (let ms = 0; ms < MS; ms += STEP_MS) {
        if (ms % BETWEEN_LOOKUPS_MS === 0)
          for (const one of instances) {
            sent++;
            if (ms < 10_000) early++;
            waits.push(
              lookUp(one, String(1_000_000 + ms)).then(({ status }) => {
                durations.push(Date.now() - startMs - ms);
                if (status !== 200) lostAtMs.push(ms);
              }),
            );
          }
        await settle();
        mock.timers.tick(STEP_MS);
      }
      const calls = upstream.count('token');
      for (let ms = 0; ms < 10_000; ms += STEP_MS) {
        await settle();
        mock.timers.tick(STEP_MS);
      }
      await Promise.all(waits);
      durations.sort((a, b) => a - b);
      const lostEarly = lostAtMs.filter((ms) => ms < 10_000).length;
      t.diagnostic(`${sent} lookups, ${lostAtMs.length} lost, ${lostEarly} of them in the first 10 s; ${calls} token calls; median ${durations[sent >> 1]} ms, slowest ${durations.at(-1)} ms`); // oxfmt-ignore
      assert.ok(lostAtMs.length <= sent / 100, `${lostAtMs.length} of ${sent} lost`);
      // Four searches of 300 ms one after the other leave no time to spare, so that a collision costs more.
      assert.ok(lostEarly <= early / (count * latencyMs > 1000 ? 50 : 100), `${lostEarly} of ${early} lost in the first ten seconds`);
      // The first token of each shows that there are others.
      assert.ok(calls - count <= MS / 1000, `${calls} token calls`);
    });
});
