import { LookupError } from '../../address/lookup-error.ts';
import type { AddressRecord } from '../../address/record.ts';
import { dispatch } from '../dispatch.ts';
import type { LookupDetail, ResultsDetail } from '../events.ts';
import type { LookupElement } from '../properties.ts';

/** Gets the records of a code or a text, and remembers the last ones. The latest lookup or fill aborts the one before. */
export class Lookup {
  /** Another element may continue the lookups of one that the page has replaced. */
  store: { readonly element: LookupElement };
  #current: AbortController | undefined;
  /** The normalized code of the last lookup, also of a failed one; `null` if it can be looked up again. */
  code: string | null = null;
  failure: LookupError | undefined;
  /** The text in the code field when it failed. */
  failedText = '';
  /** The records of the last answer, equal ones merged. */
  records: readonly AddressRecord[] = [];
  #fieldText: string | undefined;

  constructor(store: Lookup['store']) {
    this.store = store;
  }

  /** Aborts the running lookup or fill and returns the signal of a new one. */
  start(): AbortSignal {
    this.cancel();
    this.#current = new AbortController();
    return this.#current.signal;
  }

  /** The signal of the running lookup or fill, or of a new one. */
  get signal(): AbortSignal {
    return this.#current?.signal ?? this.start();
  }

  get isRunning(): boolean {
    return !!this.#current;
  }

  cancel(): void {
    this.#current?.abort();
    this.#current = undefined;
  }

  /** The code or words that the code field contained when the lookup started. */
  get fieldText(): string | null {
    return this.#fieldText ?? this.code;
  }

  /** Starts a lookup and aborts the running one, unless the page cancels it. @param fieldText - the text in the code field, if it is not the code */
  begin(asked: LookupDetail, fieldText?: string): AbortSignal | undefined {
    if (!dispatch(this.store.element, 'dga-lookup', asked)) return undefined;
    this.code = asked.code;
    this.#fieldText = fieldText;
    this.failure = undefined;
    return this.start();
  }

  report(results: ResultsDetail): void {
    this.records = results.records;
    dispatch(this.store.element, 'dga-results', results);
  }

  /** Remembers and returns an error, also an unexpected one. */
  fail(thrown: unknown): LookupError {
    const error = thrown instanceof LookupError ? thrown : new LookupError('unavailable', 'The request failed.', { cause: thrown });
    this.failure = error;
    this.failedText = this.store.element.value;
    return error;
  }

  reset(): void {
    this.cancel();
    this.code = null;
    this.failure = undefined;
    this.records = [];
  }
}
