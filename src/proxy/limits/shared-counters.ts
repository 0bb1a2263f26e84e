import { type Counters, type CreateCounters, createMemoryCounters, type Taken } from './counters.ts';
import { type Rate, tighterRates, timesRates } from './read-rates.ts';
import { createSharedCommands, type SharedCommands, type StoreHealth } from './store-health.ts';

/** The result of counting one call, and which counters have it. */
export type SharedTaken = Taken & {
  /** The shared store failed, and this instance counted alone with half the limits. */
  readonly local: boolean;
};

/** A call that counts only if it turns out to be a miss. */
export type SharedReserved = SharedTaken & {
  /** The rest of a window is reserved by calls in progress, of this instance or of others. */
  readonly isBusy: boolean;
  /** The reservation in the shared store. Without one, the call is in the counts until it is settled. */
  readonly reserved: string | undefined;
};

/** Counters that several instances may share. */
export interface SharedCounters {
  take(key: string): Promise<SharedTaken>;
  /** Reserves a call. Like `settle`, it repeats a command to a store that was slow once: otherwise a miss would be free. */
  reserve(key: string): Promise<SharedReserved>;
  settle(key: string, reserved: SharedReserved, counts: boolean): Promise<void>;
}

/** The key that probes use. No caller has it. */
const PROBE = 'probe';

/** Counts in the shared store, or in memory if there is none or it fails. */
export function createSharedCounters(
  name: string,
  rates: readonly Rate[],
  now: () => number,
  createShared: CreateCounters | undefined,
  health: StoreHealth,
): SharedCounters {
  const shared: Counters | undefined = createShared?.(name, rates);
  const local = createMemoryCounters(shared ? tighterRates(rates) : rates, now);

  /** Any call would be allowed if its count is not a number. */
  const checked = <T extends Taken>(taken: T): T => {
    if (taken.windows.every(({ used }) => Number.isFinite(used))) return taken;
    throw new TypeError('The shared store gave no counts.');
  };
  const ask = createSharedCommands(health, async () => shared && checked(await shared.take(PROBE)));
  const askAgain: SharedCommands = async (command) => (await ask(command)) ?? ((await health.recovers()) ? ask(command) : undefined);

  return {
    async take(key) {
      const taken = shared && (await ask(async () => checked(await shared.take(key))));
      return taken ? { ...taken, local: false } : { ...(await local.take(key)), local: shared !== undefined };
    },
    async reserve(key) {
      if (!shared) return { ...(await local.take(key)), local: false, isBusy: false, reserved: undefined };
      const store = shared;
      const id = crypto.randomUUID();
      const reserved = await askAgain<SharedReserved>(async () =>
        store.reserve
          ? { ...checked(await store.reserve(key, id)), local: false, reserved: id }
          : { ...checked(await store.take(key)), local: false, isBusy: false, reserved: undefined },
      );
      return reserved ?? { allowed: false, windows: [], local: true, isBusy: false, reserved: undefined };
    },
    async settle(key, taken, counts) {
      if (taken.local || !taken.allowed) return;
      const { reserved } = taken;
      // Reservations expire in the store, and taken calls stay counted until their window ends.
      if (shared && reserved) await askAgain(async () => (await shared.settle?.(key, reserved, counts), true));
      else if (!counts && shared) await ask(async () => shared.giveBack(key, taken));
      else if (!counts) await local.giveBack(key, taken);
    },
  };
}

/** The rates of one proxy. */
export interface LimitRates {
  readonly rateLookups: readonly Rate[];
  readonly rateLists: readonly Rate[];
  readonly rateDgaMisses: readonly Rate[];
  readonly budgetDgaMisses: readonly Rate[];
}

/** The limits of one proxy. */
export interface Limits {
  readonly lookups: SharedCounters;
  readonly lists: SharedCounters;
  readonly clientMisses: SharedCounters;
  /** The limit of all sessions of one address together. */
  readonly addressLookups: SharedCounters;
  readonly addressLists: SharedCounters;
  readonly addressMisses: SharedCounters;
  readonly deploymentMisses: SharedCounters;
}

/** How many sessions that use their whole limit fit behind one address. A carrier's address has thousands of shoppers, and few of them type at once. */
const SESSIONS_PER_ADDRESS = 20;
/** The same for misses: an attacker who opens pages gets sessions, and guesses with them. */
const MISSING_SESSIONS_PER_ADDRESS = 4;

/** Creates the limits. `now`: a monotonic clock in milliseconds. */
export function createLimits(config: LimitRates, now: () => number, shared: CreateCounters | undefined, health: StoreHealth): Limits {
  const counters = (name: string, rates: readonly Rate[]): SharedCounters => createSharedCounters(name, rates, now, shared, health);
  return {
    lookups: counters('lookups', config.rateLookups),
    lists: counters('lists', config.rateLists),
    clientMisses: counters('client-misses', config.rateDgaMisses),
    addressLookups: counters('address-lookups', timesRates(config.rateLookups, SESSIONS_PER_ADDRESS)),
    addressLists: counters('address-lists', timesRates(config.rateLists, SESSIONS_PER_ADDRESS)),
    addressMisses: counters('address-misses', timesRates(config.rateDgaMisses, MISSING_SESSIONS_PER_ADDRESS)),
    deploymentMisses: counters('deployment-misses', config.budgetDgaMisses),
  };
}
