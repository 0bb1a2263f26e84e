import { LookupError } from '../../address/lookup-error.ts';
import { isLettersOnly, readCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import { foldRecords, sharedRecord } from '../../address/several-records.ts';
import { TIMEOUT_MS, within } from '../../client/time-limit.ts';
import type { CodeAnswer } from '../../protocol/answer.ts';
import type { LookupDetail } from '../events.ts';
import { IDLE, type LookupPhase } from '../state.ts';
import { clientFor } from '../clients/client-for.ts';
import { FillStore } from './fill-store.ts';
import type { Visit } from './form-store.ts';
import type { Controller as Lookahead } from './lookahead.ts';
import { readSettings, searchOptions } from './settings.ts';

/** After this time the message also says to users of screen readers that the lookup is running. */
const SLOW_MS = 2000;

/** The records of an answer. `only`: the one to fill, or what all of them share; `undefined`: the user chooses first. */
interface Finding {
  readonly records: readonly AddressRecord[];
  readonly only: AddressRecord | undefined;
  readonly searchtype?: CodeAnswer['searchtype'];
}

/** Reports whether an error means that no address has the code. The text may then be a name. */
function isNoCode(error: unknown): boolean {
  return error instanceof LookupError && (error.code === 'not-found' || error.code === 'invalid-code');
}

/** Codes to records: takes requests, gets records from `Lookup`, and fills the form. */
export class LookupSession extends FillStore {
  /** The early request, once its chunk is loaded. */
  lookahead: Lookahead | undefined;

  /**
   * Whether a lookup of a code can give another result than the last one. False for the ZIP Code that the element wrote over a Digital
   * Address. True after a temporary failure, an undo, after the address was emptied or removed, and for the code of the last fill after
   * a failure of another code, whose message has replaced that of the fill.
   */
  isNew(code: string): boolean {
    const { lookup, history, filler } = this.visit;
    const { failure } = lookup;
    const isKnown = code === lookup.code ? !failure || failure.code === 'not-found' : !failure && code === history.record?.zip_code;
    if (!isKnown || failure) return !isKnown;
    // The page may have shown and emptied the form again meanwhile.
    history.refresh();
    return history.isEmptied || filler.isGone(({ isConnected }) => !isConnected);
  }

  /** Removes what is shown about another code. `code`: the complete code that the user has typed; `undefined` if it is not complete. */
  typedOn(code: string | undefined): void {
    const { lookup, history, phase } = this.visit;
    const { status } = phase;
    if (this.state.remark) this.show(phase, this.visit, true);
    if ('summary' in phase) {
      this.#showStale(!code || this.isNew(code), phase);
      // A shop refuses the Digital Address that the user has typed over its ZIP Code.
      if (code && code === history.record?.dgacode) void this.refill();
    } else if (code && code === lookup.code) this.#showAgain();
    else if (status === 'busy') this.cancel();
    else if (status !== 'idle' || phase.offered || phase.undone) this.show(IDLE);
  }

  /** Shows whether a result is that of another code. */
  #showStale(isStale: boolean, { status, summary }: Extract<LookupPhase, { readonly summary: unknown }>): void {
    // Each change of the state is rendered, and the request waits for it.
    if (isStale !== summary.isStale) this.show({ status, summary: { ...summary, isStale } }, this.visit, true);
    // The form may have changed meanwhile.
    if (!isStale) this.order?.compare(true);
  }

  /** Shows the failure or the list of the code that the user has typed again, without a request. */
  #showAgain(): void {
    const { lookup, history, phase } = this.visit;
    if (phase.status !== 'idle') return;
    if (lookup.failure?.code === 'not-found') this.show({ status: 'error', error: lookup.failure });
    else if (history.last?.kind === 'shared') this.offer(lookup.records);
  }

  /** Looks a text up. The page is notified of a failure by `dga-error`, the user by the message. */
  request(text: string): void {
    this.lookUp(text).catch(() => undefined);
  }

  /** Reports a text that is not a code: with one event, and to screen readers each time. */
  reject(text: string): void {
    const { state } = this;
    if (state.status !== 'error' || state.error.code !== 'invalid-code') return this.request(text);
    this.visit.lookup.fail(state.error);
    this.repeat();
  }

  /** Looks up a code or words, and fills the form. @throws {LookupError} after `dga-error`, or an `AbortError` if a later lookup started */
  async lookUp(text: string): Promise<readonly AddressRecord[]> {
    this.isUsed = true;
    if (this.page.isAbroad) return [];
    const read = readCode(text);
    const settings = readSettings(this.element);
    const accept = this.element.accepted;
    const visit = this.visit;
    const acceptsWords = accept.includes('freeword');
    const search = async (): Promise<readonly AddressRecord[]> => {
      const controller = await this.loadSearch().catch((error: unknown) => this.failed(visit, error));
      return controller.lookUp(text);
    };
    if (read.state === 'complete' && accept.includes(read.kind)) {
      const { code, kind } = read;
      const ask = async (signal: AbortSignal): Promise<Finding> => {
        const early = this.lookahead?.answerFor(code, settings, signal);
        const { addresses, searchtype } =
          (early && (await early)) ?? (await clientFor(settings).searchCode(code, searchOptions(settings, signal)));
        const records = foldRecords(addresses);
        return { records, searchtype, only: records[1] ? sharedRecord(records) : records[0] };
      };
      return this.search({ code, kind }, ask, undefined, acceptsWords && isLettersOnly(read) ? search : undefined);
    }
    visit.lookup.cancel();
    if (acceptsWords && read.state !== 'empty') return search();
    const { order } = this;
    await this.awaitRest(visit.lookup.signal);
    // Text in kana can be read only now.
    if (order !== this.order) return this.lookUp(text);
    return this.failed(visit, new LookupError('invalid-code', 'The text is not a complete code.'));
  }

  /**
   * Gets records, and fills the form.
   * @param fieldText - the text in the code field, if it is not the code
   * @param otherwise - called instead of an error if no address has the code
   */
  async search(
    asked: LookupDetail,
    ask: (signal: AbortSignal) => Promise<Finding>,
    fieldText?: string,
    otherwise?: () => Promise<readonly AddressRecord[]>,
  ): Promise<readonly AddressRecord[]> {
    if (this.page.isAbroad) return [];
    const { visit } = this;
    const { lookup, history } = visit;
    const known = [asked.code, this.readCode().code];
    const signal = lookup.begin(asked, fieldText);
    if (!signal) return [];
    if (history.last?.kind === 'shared') history.forget();
    // Before anything is rendered, so that the request leaves in the event of the last key.
    const asking = ask(signal);
    history.confirmed = '';
    this.order?.lookedUp(visit);
    this.show({ status: 'busy' }, visit);
    const slow = setTimeout(() => {
      const { phase } = visit;
      if (!signal.aborted && phase.status === 'busy' && !phase.isHeld) this.show({ status: 'busy', isSlow: true }, visit);
    }, SLOW_MS);
    try {
      // The event that led here must reach all listeners before the first write: a framework that renders at the write would render
      // without the last character. Only a local client can answer that fast.
      const dispatched = new Promise((resolve) => setTimeout(resolve));
      const { records, searchtype = null, only } = await within(asking, TIMEOUT_MS, signal);
      await dispatched;
      signal.throwIfAborted();
      this.#cancelOld(visit, known);
      signal.throwIfAborted();
      // After a code without an address, the form still contains the one of the former code.
      if (records.length > 0) history.forget();
      lookup.report({ ...asked, searchtype, records });
      // A listener may have started another lookup, or disabled the element.
      signal.throwIfAborted();
      if (records.length === 0) throw new LookupError('not-found', 'No address was found.');
      if (!only) this.offer(records);
      else await this.fillForm(visit, only, signal, records.includes(only) ? {} : { choices: records });
      return records;
    } catch (error) {
      if (signal.aborted) throw error;
      if (otherwise && isNoCode(error)) return await otherwise();
      await this.awaitRest(signal);
      return this.failed(visit, error);
    } finally {
      clearTimeout(slow);
    }
  }

  /** Cancels a lookup if a script has set another code meanwhile, without an event. */
  #cancelOld(visit: Visit, known: readonly (string | undefined)[]): void {
    const { code } = this.readCode();
    if (visit === this.visit && code && !known.includes(code)) this.cancel();
  }

  /** Continues where the page has interrupted the user: looks the code up again, or fills the fields that are shown only now. */
  resume(): void {
    const { lookup, history, phase } = this.visit;
    const { code } = this.readCode();
    if (phase.status === 'busy' && !lookup.isRunning && !this.element.isDisabled) {
      const isAsked = code === lookup.code;
      this.cancel();
      if (code && isAsked) this.request(code);
    } else {
      history.refresh();
      this.order?.goOn();
    }
  }

  /** Cancels the running lookup without a message. */
  cancel(): void {
    const { lookup, phase } = this.visit;
    lookup.cancel();
    if (phase.status !== 'busy') return;
    // An element that the page puts back or enables asks again.
    if (!this.element.isConnected || this.element.isDisabled) return void this.publish(IDLE);
    lookup.code = null;
    this.show(IDLE);
  }
}
