import type { Part } from '../../address/parts.ts';
import type { AddressRecord } from '../../address/record.ts';
import { loadChunk } from '../../client/load-chunk.ts';
import type { ResolvedForm } from '../../form/discovery/resolved-form.ts';
import { dispatch } from '../dispatch.ts';
import type { PageForm } from '../page/page-form.ts';
import type { LookupElement } from '../properties.ts';
import { type FillSummary, IDLE, type LookupState } from '../state.ts';
import type { FillEnd, FillWay } from './fill-result.ts';
import { FormFill } from './form-fill.ts';
import { missingReadings } from './needs-readings.ts';
import { type LookupSettings, readSettings } from './settings.ts';
import { within } from './within.ts';

/** Readings are an addition: the form does not wait long for them. */
const READINGS_TIMEOUT_MS = 3000;

/** The last fill. */
interface LastFill {
  readonly record: AddressRecord;
  /** `shared`: what the records of a list have in common; `partly`: a picker's intermediate choice, such as a prefecture. */
  readonly kind: 'whole' | 'shared' | 'partly';
}

/** The state of one form: fills it from a record, publishes and reports the result, and keeps it true while the user edits the form. */
export class Outcome {
  readonly #element: LookupElement;
  readonly #publish: (state: LookupState) => void;
  /** Plans, writes and undoes the fills. */
  readonly form: FormFill;
  #state: LookupState = IDLE;
  #last: LastFill | undefined;
  /** The code of the last fill. */
  #code: string | null = null;

  constructor(element: LookupElement, page: PageForm, block: HTMLElement | undefined, publish: (state: LookupState) => void) {
    this.#element = element;
    this.#publish = publish;
    this.form = new FormFill(element, page, block);
  }

  get state(): LookupState {
    return this.#state;
  }

  /** The last fill; `undefined` after an undo and while there is none. */
  get last(): LastFill | undefined {
    return this.#last;
  }

  show(state: LookupState): void {
    this.#state = state;
    this.#publish(state);
  }

  /** Forgets the last fill, which stays in the form. */
  forget(): void {
    this.#last = undefined;
  }

  /**
   * Fills the form and shows the result. A record without the readings that the form asks for costs one more request.
   * @param code - the code that was looked up, as the code field contains it
   */
  fill(record: AddressRecord, code: string | null, way: FillWay, signal: AbortSignal): Promise<void> {
    const settings = way.settings ?? readSettings(this.#element);
    this.#code = code;
    // The search is over: the page decides, or asks the user.
    const waits = (): void => {
      if (this.#state.status === 'busy') this.show({ status: 'busy', isHeld: true });
    };
    const fill = (full: AddressRecord, form: ResolvedForm): Promise<void> =>
      this.form.fill(full, code, { ...way, settings, form }, { signal, waits, ended: (end) => this.#filled(full, way, end) });
    const form = this.form.resolve();
    const isComplete = missingReadings(record, form).length === 0;
    return isComplete ? fill(record, form) : withReadings(record, settings, signal).then((full) => fill(full, this.form.resolve()));
  }

  #filled(record: AddressRecord, { choices, picked, over }: FillWay, end: FillEnd): void {
    if (!end) {
      if (!over) this.show(choices ? { status: 'choosing', records: choices } : IDLE);
      return;
    }
    const { summary, detail } = end;
    if (!detail) {
      if (summary.kept.length === 0) return this.show(IDLE);
      this.#last = { record, kind: 'whole' };
      return this.#showFilled(summary, summary.missing);
    }
    // The user has gone on meanwhile.
    if (end.isLate && !('summary' in this.#state)) return;
    const { missing } = detail;
    this.#last = { record, kind: choices ? 'shared' : picked === 'partly' ? 'partly' : 'whole' };
    if (choices) {
      this.show({ status: 'choosing', records: choices });
      if (!end.wrote) return;
    } else if (picked === 'partly' && record.pref_name === null) {
      // The user took back the first choice.
      this.show(IDLE);
    } else this.#showFilled(summary, missing);
    dispatch(this.#element, 'dga-fill', detail);
    if (missing.length > 0 && !choices) dispatch(this.#element, 'dga-incomplete', { missing });
    if (end.toCheck) this.form.crossCheck(end.toCheck, record, () => this.show(this.#state));
  }

  #showFilled(summary: FillSummary, missing: readonly Part[]): void {
    this.show({ status: missing.length > 0 ? 'incomplete' : 'filled', summary });
  }

  /** Updates the missing parts and the offered corrections after an edit of the form. */
  async recheck(): Promise<void> {
    const state = this.#state;
    const last = this.#last;
    const offered = state.status === 'idle' && state.offered;
    if (!last || last.kind === 'partly' || !('summary' in state || offered)) return;
    // Later: the form is read once for several edits, and neither during the writes of a fill nor before the request of a lookup.
    await new Promise((resolve) => setTimeout(resolve));
    if (this.#state !== state || this.#last !== last) return;
    const { record } = last;
    const { form } = this;
    const resolved = form.resolve();
    const settings = readSettings(this.#element);
    if (offered)
      return this.show({ status: 'idle', offered, missing: form.missing(resolved, record, settings, ['prefecture', 'city', 'town']) });
    if (!('summary' in state)) return;
    const missing = form.missing(resolved, record, settings);
    const toEnter = form.toEnter(resolved, missing);
    if (toEnter.join() === state.summary.missing.join()) {
      const toCheck = form.toCheck(resolved, record, this.#code, settings);
      if (toCheck) form.crossCheck(toCheck, record, () => this.show(this.#state));
      return;
    }
    this.#showFilled({ ...state.summary, missing: toEnter }, missing);
    if (state.status === 'filled' && missing.length > 0) dispatch(this.#element, 'dga-incomplete', { missing });
  }
}

/** The record with its readings; without them if they cannot be had, because the address is worth more than its reading. */
async function withReadings(record: AddressRecord, settings: LookupSettings, signal: AbortSignal): Promise<AddressRecord> {
  try {
    const { readRecord } = await loadChunk(() => import('./readings.ts'));
    return await within(readRecord(record, settings, signal), READINGS_TIMEOUT_MS, signal);
  } catch {
    signal.throwIfAborted();
    return record;
  }
}
