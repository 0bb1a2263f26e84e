// The counters of the limits: rates, windows in memory, and a shared store that may fail.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { readConfig } from '../../../src/proxy/config.ts';
import { createMemoryCounters, type Counters, type Taken } from '../../../src/proxy/limits/counters.ts';
import { NO_METRICS } from '../../../src/proxy/observe/metrics.ts';
import { type Rate, readRates, tighterRates } from '../../../src/proxy/limits/read-rates.ts';
import { createLimits, createSharedCounters } from '../../../src/proxy/limits/shared-counters.ts';
import { createStoreHealth, type StoreHealth } from '../../../src/proxy/limits/store-health.ts';
import { keepingLogger } from '../ask.ts';
import { CLIENT_ID, SECRET_KEY } from '../upstream.ts';

const rates = (text: string): readonly Rate[] => readRates(text) ?? assert.fail(text);

describe('rates', () => {
  it('are read from texts such as 60/min', () => {
    assert.deepEqual(rates('5/5min,20/day'), [
      { limit: 5, windowMs: 300_000, name: '5min' },
      { limit: 20, windowMs: 86_400_000, name: 'day' },
    ]);
    assert.deepEqual(
      rates('1/s,1/min,1/h,1/day').map(({ windowMs }) => windowMs),
      [1000, 60_000, 3_600_000, 86_400_000],
    );
    assert.deepEqual(rates('  7  /  15  min  '), [{ limit: 7, windowMs: 900_000, name: '15min' }]);
  });

  it('have distinct names', () => {
    assert.deepEqual(
      rates(' 100/h , 1000/h,5/2h,9/h').map(({ name }) => name),
      ['h', 'h-2', '2h', 'h-3'],
    );
  });

  it('allow from one call to a hundred million, and up to a month', () => {
    assert.equal(rates('1/s')[0]?.limit, 1);
    assert.equal(rates('100000000/s')[0]?.limit, 100_000_000);
    assert.equal(rates('1/31day')[0]?.windowMs, 31 * 86_400_000);
    assert.equal(rates('1/s,2/s,3/s,4/s').length, 4);
  });

  for (const wrong of (
    ' 5 5/ /min 5/week 5/MIN 5/m -5/min 0/min 1.5/min 5/0min 5/-1min 5/1.5h 5/min;6/h 1/min, ,1/min 1/min,2/min,3/min,4/min,5/min ' +
    '100000001/s 5/32day 5/99day Infinity/min x5/min 5/minx ５/min'
  ).split(' ')) {
    it(`are not read from “${wrong}”`, () => assert.equal(readRates(wrong), undefined));
  }

  it('are halved for an instance that counts alone, and never to nothing', () => {
    assert.deepEqual(
      tighterRates(rates('11/min,1/h')).map(({ limit, windowMs, name }) => [limit, windowMs, name]),
      [
        [5, 60_000, 'min'],
        [1, 3_600_000, 'h'],
      ],
    );
  });

  it('are read from any text, or refused', () => {
    const piece = fc.tuple(
      fc.integer({ min: -1, max: 2e9 }),
      fc.constantFrom('', ' '),
      fc.nat(99),
      fc.constantFrom('s', 'min', 'h', 'day', 'x'),
    );
    const text = fc.oneof(
      fc.string(),
      fc
        .array(
          piece.map(([limit, gap, count, unit]) => `${limit}${gap}/${count || ''}${unit}`),
          { maxLength: 6 },
        )
        .map((pieces) => pieces.join()),
    );
    fc.assert(
      fc.property(text, (any) => {
        const read = readRates(any);
        if (read === undefined) return;
        assert.ok(read.length >= 1 && read.length <= 4);
        for (const { limit, windowMs } of read)
          assert.ok(Number.isInteger(limit) && limit >= 1 && limit <= 1e8 && windowMs >= 1000 && windowMs <= 31 * 86_400_000);
        assert.equal(new Set(read.map(({ name }) => name)).size, read.length);
      }),
    );
  });
});

/** Counters in memory with a clock that is set by hand. */
function counting(text: string, maxSlots?: number) {
  const clock = { ms: 0 };
  const counters = createMemoryCounters(rates(text), () => Date.UTC(2026, 3, 1) + clock.ms, maxSlots);
  const take = (key = 'a'): Taken => {
    const taken = counters.take(key);
    assert.ok(!(taken instanceof Promise));
    return taken;
  };
  return { clock, counters, take, allowed: (key = 'a') => take(key).allowed };
}
const told = ({ windows }: Taken): number[][] => windows.map(({ used, resetMs }) => [used, resetMs]);

describe('counters in memory', () => {
  it('report the use and the end of each window', () => {
    const { clock, take } = counting('2/min,3/h');
    clock.ms = 5000;
    assert.deepEqual(told(take()), [[1, 60_000], [1, 3_600_000]]); // oxfmt-ignore
    clock.ms = 25_000;
    assert.deepEqual(told(take()), [[2, 40_000], [2, 3_580_000]]); // oxfmt-ignore
    const refused = take();
    assert.equal(refused.allowed, false);
    assert.deepEqual(told(refused), [[2, 40_000], [2, 3_580_000]]); // oxfmt-ignore
    assert.deepEqual(refused.windows.map(({ rate }) => rate.name), ['min', 'h']); // oxfmt-ignore
    clock.ms = 65_000;
    assert.deepEqual(told(take()), [[1, 60_000], [3, 3_540_000]]); // oxfmt-ignore
    clock.ms = 125_000;
    assert.deepEqual(told(take()), [[0, 60_000], [3, 3_480_000]], 'the minute is over, the hour is full'); // oxfmt-ignore
    clock.ms = 3_605_000;
    assert.deepEqual(told(take()), [[1, 60_000], [1, 3_600_000]]); // oxfmt-ignore
  });

  it('start a new window exactly when the old one ends', () => {
    const { clock, allowed } = counting('1/min');
    assert.equal(allowed(), true);
    clock.ms = 59_999;
    assert.equal(allowed(), false);
    clock.ms = 60_000;
    assert.equal(allowed(), true);
    assert.equal(allowed(), false);
  });

  it('count in all windows or in none, and can return a call', () => {
    const { clock, counters, take, allowed } = counting('3/min,5/h');
    assert.deepEqual([allowed(), allowed(), allowed(), allowed(), allowed()], [true, true, true, false, false]);
    clock.ms += 60_000;
    const given = take();
    void counters.giveBack('a', given);
    assert.deepEqual([allowed(), allowed(), allowed()], [true, true, false], 'the hour is full; the refused calls did not count');
    void counters.giveBack('nobody', given);
    void counters.giveBack('a', { ...given, allowed: false });
    assert.equal(allowed(), false);
  });

  it('return nothing to an expired window, and never more than was counted', () => {
    const { clock, counters, take } = counting('2/min,9/h');
    const early = take();
    take();
    clock.ms += 60_000;
    void counters.giveBack('a', early);
    assert.deepEqual(told(take()), [[1, 60_000], [2, 3_540_000]]); // oxfmt-ignore
    for (let i = 0; i < 5; i++) void counters.giveBack('a', early);
    assert.deepEqual([take().allowed, take().allowed], [true, false], 'the early call is not subtracted from the new minute');
  });

  it('keep ten thousand keys apart while they grow, with their counts and ends', () => {
    const { clock, take } = counting('3/min,5/h');
    for (let round = 1; round <= 4; round++) {
      for (let i = 0; i < 10_000; i++) {
        const taken = take(`10.0.${i >> 8}.${i & 255}`);
        assert.equal(taken.allowed, round <= 3);
        const used = Math.min(round, 3);
        assert.deepEqual(told(taken), [[used, 60_000 - (round - 1) * 10_000], [used, 3_600_000 - (round - 1) * 10_000]]); // oxfmt-ignore
      }
      clock.ms += 10_000;
    }
  });

  it('distinguish similar keys', () => {
    const { allowed } = counting('1/min');
    for (const key of [
      '',
      'a',
      'b',
      'aa',
      'ab',
      'ba',
      'aab',
      'aba',
      'baa',
      '\u0100',
      '1.1.1.11',
      '1.1.11.1',
      '11.1.1.1',
      'all',
      'client all',
    ])
      assert.equal(allowed(key), true, key);
  });

  it('never start a new window too soon, nor much too late', () => {
    for (const startMs of [1, 50, 99, 150]) {
      const { clock, allowed } = counting('1/min');
      clock.ms = startMs;
      assert.equal(allowed(), true);
      clock.ms = startMs + 59_999;
      assert.equal(allowed(), false, `${startMs}`);
      clock.ms = startMs + 60_100;
      assert.equal(allowed(), true, `${startMs}`);
    }
  });

  it('return calls to the right key only', () => {
    const { counters, take } = counting('2/min,9/h');
    const keys = Array.from({ length: 600 }, (_, i) => `key ${i}`);
    const taken = keys.map((key) => take(key));
    for (const [i, key] of keys.entries()) if (i % 2 === 0) void counters.giveBack(key, taken[i] ?? assert.fail());
    for (const [i, key] of keys.entries()) {
      const used = i % 2 === 0 ? 1 : 2;
      assert.deepEqual(take(key).windows.map((window) => window.used), [used, used]); // oxfmt-ignore
    }
  });

  it('keep three hundred thousand callers apart', () => {
    const { allowed } = counting('1/h');
    let refused = 0;
    for (let i = 0; i < 300_000; i++) if (!allowed(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`)) refused += 1;
    assert.equal(refused, 0);
  });

  it('are bounded: entries whose windows end first are dropped, and no client is locked out', () => {
    const { clock, take } = counting('3/min,5/h', 1024);
    for (let i = 0; i < 20_000; i++) {
      clock.ms += 1;
      assert.equal(take(`key ${i}`).windows[0]?.used, 1);
    }
    for (let i = 19_900; i < 20_000; i++) assert.equal(take(`key ${i}`).windows[0]?.used, 2, 'the latest are still known');
    assert.equal(take('key 0').windows[0]?.used, 1, 'the first have made room');
  });

  it('drop no counted call for the sake of returned ones', () => {
    const { clock, counters, take } = counting('3/min,5/h', 1024);
    take('counted');
    for (let i = 0; i < 20_000; i++) {
      clock.ms += 1;
      void counters.giveBack(`key ${i}`, take(`key ${i}`));
    }
    assert.equal(take('counted').windows[0]?.used, 2);
  });

  it('keep about as many callers as they have room for, whatever the addresses', () => {
    const ways: readonly ((i: number) => string)[] = [
      (i) => `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`,
      (i) => `2001:db8:${(i >> 8).toString(16)}:${((i & 255) * 256).toString(16)}:0:0:0:0`,
      String,
    ];
    for (const key of ways) {
      const { clock, take } = counting('3/min', 1024);
      for (let i = 0; i < 6000; i++) {
        clock.ms += 1;
        take(key(i));
      }
      let known = 0;
      for (let i = 5999; i >= 3000; i--) if (take(key(i)).windows[0]?.used === 2) known += 1;
      assert.ok(known <= 1024 && known > 600, `${known} of 1024`);
    }
  });

  it('reuse expired entries before they grow or drop others', () => {
    const { clock, take, allowed } = counting('1/min', 1024);
    for (let day = 0; day < 20; day++) {
      for (let i = 0; i < 100; i++) assert.equal(allowed(`${day} ${i}`), true);
      // As many as fit: all are remembered for as long as their minute lasts.
      for (let i = 0; i < 100; i++) assert.equal(take(`${day} ${i}`).allowed, false);
      clock.ms += 60_000;
    }
  });
});

/** A store that answers, or fails. */
function store() {
  const state = { isUp: true, kept: new Map<string, number>(), made: [] as string[] };
  const create = (name: string, some: readonly Rate[]): Counters => {
    state.made.push(`${name} ${some.map(({ limit }) => limit).join('+')}`);
    const answer = async (key: string, step: number): Promise<Taken> => {
      if (!state.isUp) throw new RangeError('gone');
      const used = (state.kept.get(key) ?? 0) + step;
      state.kept.set(key, used);
      return { allowed: used <= (some[0]?.limit ?? 0), windows: some.map((rate) => ({ rate, used, resetMs: rate.windowMs })) };
    };
    return { take: (key) => answer(key, 1), giveBack: async (key) => void (await answer(key, -1)) };
  };
  return { state, create };
}

/** The health of a store that is always asked, and what it was told. */
const noting = (): { health: StoreHealth; noted: string[] } => {
  const noted: string[] = [];
  return {
    noted,
    health: { isUp: () => true, recovers: async () => false, answered: () => noted.push('answered'), failed: () => noted.push('failed') },
  };
};

describe('shared counters', () => {
  const RATE = rates('4/min');

  it('are those of the store while it answers', async () => {
    const { state, create } = store();
    const { health, noted } = noting();
    const counters = createSharedCounters('lookups', RATE, () => 0, create, health);
    const reserved = await counters.reserve('a');
    assert.deepEqual([reserved.allowed, reserved.local, reserved.windows[0]?.used], [true, false, 1]);
    await counters.settle('a', reserved, false);
    assert.equal(state.kept.get('a'), 0);
    assert.deepEqual([state.made, noted], [['lookups 4'], ['answered', 'answered']]);
  });

  it('are local while the store is unavailable: half as many, and misses cannot be reserved', async () => {
    const { state, create } = store();
    const { health, noted } = noting();
    const counters = createSharedCounters('lookups', RATE, () => 0, create, health);
    state.isUp = false;
    for (const allowed of [true, true, false]) {
      const taken = await counters.take('a');
      assert.deepEqual([taken.allowed, taken.local, taken.windows[0]?.rate.limit], [allowed, true, 2]);
    }
    const reserved = await counters.reserve('a');
    assert.deepEqual([reserved.allowed, reserved.local], [false, true]);
    assert.equal(noted.filter((word) => word === 'failed').length, 4);
    state.isUp = true;
    assert.equal((await counters.take('a')).local, false);
    assert.equal(noted.at(-1), 'answered');
  });

  it('count a miss once if a store loses its command, and answers its reservation too late', async () => {
    const slow = new Set(['reserve', 'settle']);
    const open = new Set<string>();
    let misses = 0;
    const answer = (name: string): void => {
      if (slow.delete(name)) throw new RangeError('too late');
    };
    const create = (): Counters => ({
      take: () => ({ allowed: true, windows: [] }),
      giveBack: () => undefined,
      reserve: async (_, id) => {
        open.add(id);
        answer('reserve');
        return { allowed: true, isBusy: false, windows: [] };
      },
      settle: async (_, id, counts) => {
        answer('settle');
        misses += Number(open.delete(id) && counts);
      },
    });
    const health: StoreHealth = { isUp: () => true, recovers: async () => true, answered: () => undefined, failed: () => undefined };
    const counters = createSharedCounters('misses', RATE, () => 0, create, health);
    const reserved = await counters.reserve('a');
    assert.deepEqual([reserved.allowed, reserved.local, open.size], [true, false, 1]);
    await counters.settle('a', reserved, true);
    assert.deepEqual([misses, open.size, slow.size], [1, 0, 0]);
  });

  it('are in memory without a store, and none of them is reported as “local”', async () => {
    const { health, noted } = noting();
    const counters = createSharedCounters('lookups', RATE, () => 0, undefined, health);
    const reserved = await counters.reserve('a');
    for (const allowed of [true, true, true, false]) {
      const next = await counters.take('a');
      assert.deepEqual([next.allowed, next.local], [allowed, false]);
    }
    await counters.settle('a', reserved, false);
    assert.equal((await counters.take('a')).allowed, true);
    assert.deepEqual(noted, []);
  });

  it('exist once for each limit of a proxy', () => {
    const { state, create } = store();
    const config = readConfig({
      clientId: CLIENT_ID,
      secretKey: SECRET_KEY,
      rateLookups: '1/min',
      rateLists: '5/min',
      rateDgaMisses: '2/min,3/h',
      budgetDgaMisses: '4/h',
    });
    createLimits(config, () => 0, create, noting().health);
    assert.deepEqual(state.made, [
      'lookups 1',
      'lists 5',
      'client-misses 2+3',
      'address-lookups 20',
      'address-lists 100',
      'address-misses 8+12',
      'deployment-misses 4',
    ]);
  });
});

describe('the health of a store', () => {
  /** A store whose probes end at the test's command. */
  function health() {
    const clock = { ms: 0 };
    const logger = keepingLogger();
    const up: boolean[] = [];
    const probes: { resolve(): void; reject(error: unknown): void }[] = [];
    const counted = { seconds: [] as number[], failed: 0 };
    const metrics = {
      ...NO_METRICS,
      store: (is: boolean) => up.push(is),
      storeSeconds: (seconds: number) => counted.seconds.push(seconds),
      storeFailed: () => counted.failed++,
    };
    const made = createStoreHealth(logger, metrics, () => clock.ms);
    const probe = (): Promise<void> => new Promise((resolve, reject) => void probes.push({ resolve, reject }));
    return { made, clock, counted, probes, probe, up, events: () => logger.lines.map(({ fields }) => fields) };
  }
  /** Runs everything that needs no time. */
  const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

  it('does not change after one slow command: nothing is logged, and callers wait again after the probe', async () => {
    const { made, probes, probe, up, events } = health();
    made.failed(probe);
    assert.equal(made.isUp(), false, 'nobody waits for it meanwhile');
    const recovers = made.recovers();
    probes[0]?.resolve();
    assert.equal(await recovers, true);
    assert.equal(made.isUp(), true);
    assert.deepEqual([up, events()], [[], []]);
  });

  it('depends on the time of each answer and on commands without one', () => {
    const { made, counted, probe } = health();
    made.answered(0.25);
    made.failed(probe);
    assert.deepEqual(counted, { seconds: [0.25], failed: 1 });
  });

  it('changes after a failed command and a failed probe, and back after a probe, each logged once', async () => {
    const { made, clock, probes, probe, up, events } = health();
    made.failed(probe);
    made.failed(probe);
    probes[0]?.reject(new RangeError('secret place'));
    await settled();
    assert.equal(await made.recovers(), false);
    assert.equal(made.isUp(), false);
    assert.equal(probes.length, 1, 'a store that hangs gets two probes a second at most');
    clock.ms = 500;
    assert.equal(made.isUp(), false);
    probes[1]?.reject('no error at all');
    await settled();
    clock.ms = 1000;
    void made.recovers();
    probes[2]?.resolve();
    await settled();
    assert.equal(made.isUp(), true);
    assert.deepEqual(up, [false, true]);
    assert.deepEqual(events(), [{ event: 'store-gone', error: 'RangeError' }, { event: 'store-back' }]);
  });
});
