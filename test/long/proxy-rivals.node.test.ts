// P31: an API whose new token ends the earlier ones, and three instances that share nothing.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, it } from 'node:test';
import { lookUp, proxyOver } from '../proxy/ask.ts';
import { Upstream } from '../proxy/upstream.ts';

const MS = 60_000;

// Each waits for a minute, so they run at the same time.
describe('three instances without a shared store', { concurrency: true }, () => {
  for (const latencyMs of [0, 100, 300])
    it(`replace each other's tokens with at most 1 % of the lookups lost and a token call a second, if the API answers in ${latencyMs} ms`, async (t) => {
      const upstream = await Upstream.start();
      upstream.isOneToken = true;
      if (latencyMs > 0)
        for (const operation of ['token', 'searchcode'] as const) upstream.play(operation, { kind: 'late', ms: latencyMs });
      const instances = [proxyOver(upstream), proxyOver(upstream), proxyOver(upstream)];
      const waits: Promise<void>[] = [];
      const durations: number[] = [];
      const lost: string[] = [];
      const startMs = performance.now();
      for (let i = 0; performance.now() - startMs < MS; i++) {
        for (const one of instances) {
          const askedMs = performance.now();
          waits.push(
            lookUp(one, String(1_000_000 + i)).then(({ status }) => {
              durations.push(performance.now() - askedMs);
              if (status !== 200) lost.push(`${status} after ${Math.round((askedMs - startMs) / 1000)} s`);
            }),
          );
        }
        await sleep(100);
      }
      const calls = upstream.count('token');
      await Promise.all(waits);
      await upstream.stop();
      durations.sort((a, b) => a - b);
      t.diagnostic(`${latencyMs} ms: ${waits.length} lookups, ${lost.length} lost (${[...new Set(lost)].join(', ') || 'none'}), ${calls} token calls in ${MS / 1000} s, median ${Math.round(durations[waits.length >> 1] ?? 0)} ms, slowest ${Math.round(durations.at(-1) ?? 0)} ms`); // oxfmt-ignore
      assert.ok(lost.length <= waits.length / 100, `${lost.length} of ${waits.length} lost`);
      // The first tokens, which show that there are others, come without a turn.
      assert.ok(calls <= MS / 1000 + 5, `${calls} token calls`);
    });
});
