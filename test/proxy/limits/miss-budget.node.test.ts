// P15: budgets of misses, question by question; the whole of it over HTTP is in limits.node.test.ts.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Caller } from '../../../src/proxy/http/client-address.ts';
import { NO_METRICS } from '../../../src/proxy/observe/metrics.ts';
import { createMissBudget, type Reservation } from '../../../src/proxy/limits/miss-budget.ts';
import { Problem } from '../../../src/protocol/problem.ts';
import { readRates } from '../../../src/proxy/limits/read-rates.ts';
import { createSharedCounters, type SharedCounters } from '../../../src/proxy/limits/shared-counters.ts';
import type { StoreHealth } from '../../../src/proxy/limits/store-health.ts';
import { listenersOf } from '../../support/scripted-fetch.ts';
import { keepingLogger } from '../ask.ts';

const ALWAYS_UP: StoreHealth = { isUp: () => true, recovers: async () => true, answered: () => undefined, failed: () => undefined };

const caller = (key: string): Caller => ({ address: undefined, key, logged: key, trusted: false });

function budgetOf(
  client: string,
  deployment: string,
  { isGone = (): boolean => false, answered = (): Promise<void> | void => undefined } = {},
) {
  const clock = { ms: 0 };
  const logger = keepingLogger();
  const refused: string[] = [];
  const alarms: number[] = [];
  const used: number[] = [];
  const counters = (name: string, text: string): SharedCounters => {
    const made = createSharedCounters(name, readRates(text) ?? assert.fail(), () => clock.ms, undefined, ALWAYS_UP);
    return {
      ...made,
      async reserve(key) {
        const reserved = await made.reserve(key);
        await answered();
        return { ...reserved, local: isGone() };
      },
    };
  };
  const limits = {
    lookups: counters('', '1/s'),
    lists: counters('l', '1/s'),
    clientMisses: counters('c', client),
    addressLookups: counters('al', '20/s'),
    addressLists: counters('ali', '20/s'),
    addressMisses: counters('am', client),
    deploymentMisses: counters('d', deployment),
  };
  const budget = createMissBudget(limits, logger, {
    ...NO_METRICS,
    refused: (reason) => refused.push(reason),
    budgetAlarm: (percent) => alarms.push(percent),
    budgetUsed: (part) => used.push(part),
  });
  const { signal } = new AbortController();
  return {
    clock,
    logger,
    refused,
    alarms,
    used,
    limits,
    ask: (key = 'a', until: AbortSignal = signal): Promise<Reservation> => budget.reserve(caller(key), until),
  };
}
const refusal = (asked: Promise<unknown>): Promise<Problem> =>
  asked.then(
    () => assert.fail('was let in'),
    (error: unknown) => (error instanceof Problem ? error : assert.fail(String(error))),
  );
/** Runs everything that needs no time. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
/** Whether a question has been let in, refused, or waits. */
const watch = (asked: Promise<unknown>): { state: string } => {
  const seen = { state: 'waits' };
  asked.then(
    () => (seen.state = 'in'),
    (error: unknown) => (seen.state = error instanceof Problem ? String(error.status) : 'broken'),
  );
  return seen;
};

describe('a budget of misses', () => {
  it('counts misses, and nothing else', async () => {
    const { ask, clock, refused } = budgetOf('2/min', '9/h');
    for (let i = 0; i < 20; i++) await (await ask()).release();
    for (let i = 0; i < 2; i++) await (await ask()).miss();
    clock.ms = 20_000;
    const { status, code, headers } = await refusal(ask());
    assert.deepEqual([status, code, headers], [
      429,
      'rate-limited',
      { 'retry-after': '40', 'ratelimit-policy': '"misses-min";q=2;w=60', ratelimit: '"misses-min";r=0;t=40' },
    ]); // oxfmt-ignore
    assert.deepEqual(refused, ['client-misses']);
    await (await ask('another client')).miss();
    clock.ms = 60_000;
    await (await ask()).miss();
  });

  it('lets lookups beyond the rest of the budget wait, and admits one for each hit', async () => {
    const { ask } = budgetOf('2/min', '9/h');
    const [first, second] = [await ask(), await ask()];
    const waiting = [ask(), ask(), ask()];
    const seen = waiting.map(watch);
    const states = (): string[] => seen.map(({ state }) => state);
    await settled();
    assert.deepEqual(states(), ['waits', 'waits', 'waits']);
    await first.release();
    await settled();
    assert.deepEqual(states(), ['in', 'waits', 'waits']);
    await second.miss();
    await settled();
    assert.deepEqual(states(), ['in', 'waits', 'waits'], 'a miss makes no room');
    await (await waiting[0])?.release();
    await settled();
    assert.deepEqual(states(), ['in', 'in', 'waits']);
    await (await waiting[1])?.miss();
    await settled();
    assert.deepEqual(states(), ['in', 'in', '429'], 'nothing is left to wait for');
  });

  it('refuses all waiting lookups when the last running one is a miss', async () => {
    const { ask } = budgetOf('1/min', '9/h');
    const first = await ask();
    const seen = [watch(ask()), watch(ask()), watch(ask())];
    await settled();
    await first.miss();
    await settled();
    assert.deepEqual(seen.map(({ state }) => state), ['429', '429', '429']); // oxfmt-ignore
  });

  it('does not make a client wait for the lookups of another', async () => {
    const { ask } = budgetOf('1/min', '9/h');
    await ask('another client');
    await (await ask()).miss();
    assert.equal((await refusal(ask())).status, 429);
  });

  it('refuses an aborted waiter, keeps the others waiting, and leaves no listener on a signal', async () => {
    const { ask } = budgetOf('1/min', '9/h');
    const first = await ask();
    const controller = new AbortController();
    const patient = new AbortController();
    const quitter = watch(ask('a', controller.signal));
    const stayer = watch(ask('a', patient.signal));
    await settled();
    controller.abort();
    await settled();
    assert.deepEqual([quitter.state, stayer.state], ['429', 'waits']);
    await first.release();
    await settled();
    assert.equal(stayer.state, 'in');
    assert.equal(listenersOf(patient.signal), 0);
    assert.equal(listenersOf(controller.signal), 0);
  });

  it('wakes a waiting lookup that has not been aborted', async () => {
    const { ask } = budgetOf('2/min', '9/h');
    const [first, second] = [await ask(), await ask()];
    const controller = new AbortController();
    void watch(ask('a', controller.signal));
    const stayer = watch(ask());
    await settled();
    controller.abort();
    await settled();
    await first.release();
    await settled();
    assert.equal(stayer.state, 'in');
    await second.miss();
  });

  it('asks a slow store again if a reservation has ended meanwhile', async () => {
    let slow: PromiseWithResolvers<void> | undefined;
    const { ask } = budgetOf('1/min', '9/h', { answered: () => slow?.promise });
    const first = await ask();
    slow = Promise.withResolvers<void>();
    const { resolve } = slow;
    const second = watch(ask());
    await settled();
    await first.release();
    slow = undefined;
    resolve();
    await settled();
    assert.equal(second.state, 'in', 'its refusal is older than the room that it waits for');
  });

  it('of the deployment refuses all Digital Addresses, and charges no client for that', async () => {
    const { ask, clock, refused, limits } = budgetOf('5/min', '2/h');
    await (await ask('a')).miss();
    await (await ask('b')).miss();
    clock.ms = 600_000;
    const { status, code, headers } = await refusal(ask('c'));
    assert.deepEqual([status, code, headers], [503, 'unavailable', { 'retry-after': '3000' }]);
    assert.deepEqual(refused, ['budget']);
    assert.equal((await limits.clientMisses.take('c')).windows[0]?.used, 1);
    clock.ms = 3_600_000;
    await ask('c');
  });

  it('of the deployment lets lookups wait as that of a client does', async () => {
    const { ask } = budgetOf('9/min', '2/h');
    const first = await ask('a');
    await ask('c');
    const seen = watch(ask('b'));
    await settled();
    assert.equal(seen.state, 'waits');
    await first.release();
    await settled();
    assert.equal(seen.state, 'in');
  });

  it('wakes a lookup of a client after the deployment has refused another one of that client', async () => {
    const { ask } = budgetOf('1/min', '1/h');
    await (await ask('a')).miss();
    const [one, other] = [watch(ask('b')), watch(ask('b'))];
    await settled();
    assert.deepEqual([one.state, other.state], ['503', '503']);
  });

  it('that cannot be counted admits no lookup', async () => {
    let isGone = false;
    const { ask, refused } = budgetOf('9/min', '9/h', { isGone: () => isGone });
    await (await ask()).release();
    isGone = true;
    const { status, code, headers } = await refusal(ask());
    assert.deepEqual([status, code, headers], [503, 'unavailable', { 'retry-after': '10' }]);
    assert.deepEqual(refused, ['budget']);
    isGone = false;
    await ask();
  });

  it('raises an alarm once at 50, 90 and 100 per cent of misses, and again after it has fallen', async () => {
    const { ask, alarms, used, logger, clock } = budgetOf('99/min', '10/h');
    const open = await Promise.all(Array.from({ length: 10 }, () => ask()));
    await open[0]?.release();
    assert.deepEqual([used.at(-1), alarms], [0, []], 'nine questions are no miss');
    for (const one of open.slice(1, 5)) await one.miss();
    assert.deepEqual([used.at(-1), alarms], [0.4, []]);
    for (const one of open.slice(5, 9)) await one.miss();
    assert.deepEqual([used.at(-1), alarms], [0.8, [50]]);
    await open[9]?.miss();
    assert.deepEqual([used.at(-1), alarms], [0.9, [50, 90]]);
    await (await ask()).miss();
    assert.deepEqual([used.at(-1), alarms], [1, [50, 90, 100]]);
    clock.ms = 3_600_000;
    await (await ask()).miss();
    assert.equal(used.at(-1), 0.1);
    for (let i = 0; i < 4; i++) await (await ask()).miss();
    assert.deepEqual(alarms, [50, 90, 100, 50]);
    assert.deepEqual(
      logger.lines.map(({ level, fields }) => `${level} ${fields['event']} ${fields['percent']}`),
      [50, 90, 100, 50].map((percent) => `warn budget-alarm ${percent}`),
    );
  });

  it('is reported by the window that is used most', async () => {
    const { ask, used } = budgetOf('99/min', '4/min,100/h');
    await (await ask()).release();
    assert.equal(used.at(-1), 0);
    await (await ask()).miss();
    assert.equal(used.at(-1), 0.25);
    await (await ask()).release();
    assert.equal(used.at(-1), 0.25, 'a hit gives back what it had reserved');
  });
});
