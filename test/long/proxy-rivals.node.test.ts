// P31: an API whose new token ends the earlier ones, and three instances that share nothing.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { it } from 'node:test';
import { lookUp, proxyOver } from '../proxy/ask.ts';
import { Upstream } from '../proxy/upstream.ts';

/** The first tokens end before the API has accepted them, so instances do not know of each other yet. */
const START_MS = 15_000;
const MS = 60_000;

it(
  'three instances without a shared store take turns: at most 1 % of the lookups lost, and a token call a second',
  { timeout: 180_000 },
  async (t) => {
    const upstream = await Upstream.start();
    upstream.isOneToken = true;
    const instances = [proxyOver(upstream), proxyOver(upstream), proxyOver(upstream)];
    const waits: Promise<void>[] = [];
    const durations: number[] = [];
    const statuses: string[] = [];
    let lost = 0;
    const endMs = performance.now() + MS;
    for (let i = 0; performance.now() < endMs; i++) {
      for (const one of instances) {
        const startMs = performance.now();
        waits.push(
          lookUp(one, String(1_000_000 + (i % 900_000))).then(({ status }) => {
            durations.push(performance.now() - startMs);
            if (status !== 200) {
              if (startMs + MS - endMs > START_MS) lost++;
              statuses.push(`${Math.round((startMs + MS - endMs) / 1000)} s ${status}`);
            }
          }),
        );
      }
      await sleep(100);
    }
    await Promise.all(waits);
    await upstream.stop();
    t.diagnostic(`lost after ${[...new Set(statuses)].join(', ') || 'none'}`);
    const calls = upstream.count('token');
    durations.sort((a, b) => a - b);
    t.diagnostic(`${waits.length} lookups, ${lost} lost, ${calls} token calls in ${MS / 1000} s, median ${Math.round(durations[waits.length >> 1] ?? 0)} ms, slowest ${Math.round(durations.at(-1) ?? 0)} ms`); // oxfmt-ignore
    assert.ok(lost <= waits.length / 100, `${lost} of ${waits.length} lost`);
    // The first tokens, which show that there are others, come without a pause.
    assert.ok(calls <= MS / 1000 + 15, `${calls} token calls`);
  },
);
