import { LookupError } from '../../address/lookup-error.ts';
import type { AddressRow } from '../../address/record.ts';
import type { SearchClient } from '../client.ts';
import type { AddressCriteria } from '../../protocol/criteria.ts';
import { PAGE_LIMIT } from '../../protocol/paging.ts';

/**
 * How far a list has come.
 *
 * - `waiting`: nobody has asked for it
 * - `loading`: asked for, nothing there yet
 * - `partial`: the rows so far can be used, more are on their way
 * - `ready`: whole, and possibly empty
 * - `failed`: the rest did not come; `rows` are those that did
 */
export type ListStatus = 'waiting' | 'loading' | 'partial' | 'ready' | 'failed';

export interface ListState {
  readonly status: ListStatus;
  readonly rows: readonly AddressRow[];
  /** Why it failed. */
  readonly error: LookupError | null;
}

/** A client, or a way to get one. */
export type ClientSource = SearchClient | (() => SearchClient | Promise<SearchClient>);

const NOT_ASKED: ListState = { status: 'waiting', rows: [], error: null };

/** One list of the address search: asked for once, however many look at it, and kept. A failure is not kept: the next to ask tries again. */
export class AddressList {
  readonly #source: ClientSource;
  readonly #criteria: AddressCriteria;
  readonly #belongs: (row: AddressRow) => boolean;
  readonly #listeners = new Set<() => void>();
  /** Who wants it. When the last one has left, the request ends. */
  readonly #wantedBy = new Set<AbortSignal>();
  #request: AbortController | undefined;
  #state: ListState = NOT_ASKED;

  constructor(source: ClientSource, criteria: AddressCriteria, belongs: (row: AddressRow) => boolean) {
    this.#source = source;
    this.#criteria = criteria;
    this.#belongs = belongs;
  }

  get state(): ListState {
    return this.#state;
  }

  /** Calls back at every change, until the function that it gives is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Asks for the list, unless it is there or on its way. Goes on where an earlier try broke off. */
  load(signal: AbortSignal): void {
    if (this.#state.status === 'ready' || signal.aborted) return;
    if (!this.#wantedBy.has(signal)) {
      this.#wantedBy.add(signal);
      signal.addEventListener('abort', () => this.#leave(signal), { once: true });
    }
    if (!this.#request) void this.#ask();
  }

  #leave(signal: AbortSignal): void {
    if (!this.#wantedBy.delete(signal) || this.#wantedBy.size > 0 || !this.#request) return;
    this.#request.abort();
    this.#request = undefined;
    this.#show(NOT_ASKED);
  }

  #show(state: ListState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  async #ask(): Promise<void> {
    const request = new AbortController();
    this.#request = request;
    const { rows: earlier } = this.#state;
    // Whole pages that came before a failure need not come again.
    const page = earlier.length % PAGE_LIMIT === 0 ? earlier.length / PAGE_LIMIT + 1 : 1;
    const rows = page > 1 ? [...earlier] : [];
    this.#show({ status: earlier.length > 0 ? 'partial' : 'loading', rows: earlier, error: null });
    // Rows come one by one; those of a page come without a pause between them. A timer runs only in the wait for the next page.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = (): void => {
      timer = undefined;
      if (this.#request === request && rows.length > earlier.length) this.#show({ status: 'partial', rows: [...rows], error: null });
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
      // Somebody left, and nobody waits for this any more.
      if (this.#request !== request) return;
      const error = thrown instanceof LookupError ? thrown : new LookupError('unavailable', 'The list did not come.', { cause: thrown });
      this.#end({ status: 'failed', rows: rows.length > earlier.length ? rows : earlier, error });
    } finally {
      clearTimeout(timer);
    }
  }

  #end(state: ListState): void {
    this.#request = undefined;
    this.#wantedBy.clear();
    this.#show(state);
  }
}

/** What names a prefecture or a city to the API: its code, or its name where a row came without one. */
export interface PlaceName {
  readonly code: string | null;
  readonly name: string;
}

/** The lists of one client, each asked for once. */
export class AddressLists {
  readonly #source: ClientSource;
  readonly #lists = new Map<string, AddressList>();

  constructor(source: ClientSource) {
    this.#source = source;
  }

  #list(key: string, criteria: AddressCriteria, belongs: (row: AddressRow) => boolean): AddressList {
    let list = this.#lists.get(key);
    if (!list) this.#lists.set(key, (list = new AddressList(this.#source, criteria, belongs)));
    return list;
  }

  prefectures(): AddressList {
    return this.#list('', { flg_getpref: 1 }, ({ pref_name }) => pref_name !== null);
  }

  cities(prefecture: PlaceName): AddressList {
    // A row of another place must never stand under this one, whatever a server says.
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

/** The lists of a client, the same for everybody who asks. */
export function listsOf(client: SearchClient): AddressLists {
  let lists = listsByClient.get(client);
  if (!lists) listsByClient.set(client, (lists = new AddressLists(client)));
  return lists;
}
