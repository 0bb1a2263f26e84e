import { getOrInsert } from '../../address/get-or-insert.ts';
import { LookupError } from '../../address/lookup-error.ts';
import type { AddressRow } from '../../address/record.ts';
import type { SearchClient } from '../client.ts';
import type { AddressCriteria } from '../../protocol/criteria.ts';
import { PAGE_LIMIT } from '../../protocol/answer.ts';

/**
 * The status of a list.
 *
 * - `waiting`: not requested yet
 * - `loading`: requested, no rows yet
 * - `partial`: the rows so far are usable, more are loading
 * - `ready`: complete, possibly empty
 * - `failed`: the request failed; `rows` contains the rows that arrived before
 */
export type ListStatus = 'waiting' | 'loading' | 'partial' | 'ready' | 'failed';

export interface ListState {
  readonly status: ListStatus;
  readonly rows: readonly AddressRow[];
  /** Why the request failed; `null` unless the status is `failed`. */
  readonly error: LookupError | null;
}

/** A client, or a function that creates one. */
export type ClientSource = SearchClient | (() => SearchClient | Promise<SearchClient>);

const NOT_REQUESTED: ListState = { status: 'waiting', rows: [], error: null };

/** One list of the address search, requested once for all its subscribers and cached. A failure is not cached: the next `load` tries again. */
export class AddressList {
  readonly #source: ClientSource;
  readonly #criteria: AddressCriteria;
  readonly #belongs: (row: AddressRow) => boolean;
  readonly #listeners = new Set<() => void>();
  /** The callers that wait for the list. The request is canceled when the last one has aborted. */
  readonly #waiting = new Set<AbortSignal>();
  #request: AbortController | undefined;
  #state: ListState = NOT_REQUESTED;

  constructor(source: ClientSource, criteria: AddressCriteria, belongs: (row: AddressRow) => boolean) {
    this.#source = source;
    this.#criteria = criteria;
    this.#belongs = belongs;
  }

  get state(): ListState {
    return this.#state;
  }

  /** Calls the listener after every change. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Requests the list unless it is loaded or loading. Continues after the pages that an earlier, failed request received. */
  load(signal: AbortSignal): void {
    if (this.#state.status === 'ready' || signal.aborted) return;
    if (!this.#waiting.has(signal)) {
      this.#waiting.add(signal);
      signal.addEventListener('abort', () => this.#leave(signal), { once: true });
    }
    if (!this.#request) void this.#fetch();
  }

  #leave(signal: AbortSignal): void {
    if (!this.#waiting.delete(signal) || this.#waiting.size > 0 || !this.#request) return;
    this.#request.abort();
    this.#request = undefined;
    this.#publish(NOT_REQUESTED);
  }

  #publish(state: ListState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  async #fetch(): Promise<void> {
    const request = new AbortController();
    this.#request = request;
    const { rows: earlier } = this.#state;
    const page = earlier.length % PAGE_LIMIT === 0 ? earlier.length / PAGE_LIMIT + 1 : 1;
    const rows = page > 1 ? [...earlier] : [];
    this.#publish({ status: earlier.length > 0 ? 'partial' : 'loading', rows: earlier, error: null });
    // Rows of one page arrive in one task. The timer fires only while the next page is loading.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = (): void => {
      timer = undefined;
      if (this.#request === request && rows.length > earlier.length) this.#publish({ status: 'partial', rows: [...rows], error: null });
    };
    try {
      const client = typeof this.#source === 'function' ? await this.#source() : this.#source;
      for await (const row of client.searchAddressAll({ ...this.#criteria, ...(page > 1 ? { page } : {}) }, { signal: request.signal })) {
        request.signal.throwIfAborted();
        if (this.#belongs(row)) rows.push(row);
        timer ??= setTimeout(flush);
      }
      if (this.#request === request) this.#end({ status: 'ready', rows, error: null });
    } catch (thrown) {
      // Every caller has aborted.
      if (this.#request !== request) return;
      const error =
        thrown instanceof LookupError ? thrown : new LookupError('unavailable', 'The list could not be loaded.', { cause: thrown });
      this.#end({ status: 'failed', rows: rows.length > earlier.length ? rows : earlier, error });
    } finally {
      clearTimeout(timer);
    }
  }

  #end(state: ListState): void {
    this.#request = undefined;
    this.#waiting.clear();
    this.#publish(state);
  }
}

/** Identifies a prefecture or city for the API: by its code, or by its name if the row has no code. */
export interface PlaceName {
  readonly code: string | null;
  readonly name: string;
}

/** The lists of one client. Each is requested once. */
export class AddressLists {
  readonly #source: ClientSource;
  readonly #lists = new Map<string, AddressList>();

  constructor(source: ClientSource) {
    this.#source = source;
  }

  #list(key: string, criteria: AddressCriteria, belongs: (row: AddressRow) => boolean): AddressList {
    return getOrInsert(this.#lists, key, () => new AddressList(this.#source, criteria, belongs));
  }

  prefectures(): AddressList {
    return this.#list('', { flg_getpref: 1 }, ({ pref_name }) => pref_name !== null);
  }

  cities(prefecture: PlaceName): AddressList {
    // Drop rows of other places, even if a server sends them.
    return this.#list(
      keyOf(prefecture),
      { ...criteriaOf('pref', prefecture), flg_getcity: 1 },
      (row) => row.city_name !== null && isIn(row.pref_code, prefecture),
    );
  }

  towns(prefecture: PlaceName, city: PlaceName): AddressList {
    return this.#list(
      `${keyOf(prefecture)}/${keyOf(city)}`,
      { ...criteriaOf('pref', prefecture), ...criteriaOf('city', city) },
      (row) => isIn(row.pref_code, prefecture) && isIn(row.city_code, city),
    );
  }
}

function keyOf({ code, name }: PlaceName): string {
  return code ?? name;
}

function criteriaOf(level: 'pref' | 'city', { code, name }: PlaceName): AddressCriteria {
  return code === null ? { [`${level}_name`]: name } : { [`${level}_code`]: code };
}

function isIn(code: string | null, place: PlaceName): boolean {
  return code === null || place.code === null || code === place.code;
}

const listsByClient = new WeakMap<SearchClient, AddressLists>();

/** Returns the lists of a client; every call with the same client returns the same object. @param source - the client, checked by the caller */
export function listsOf(client: SearchClient, source: ClientSource = client): AddressLists {
  return getOrInsert(listsByClient, client, () => new AddressLists(source));
}
