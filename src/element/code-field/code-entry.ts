import { readCode } from '../../address/read-code.ts';
import { isNarrow } from '../../form/code-limits.ts';
import type { Field } from '../../form/field.ts';
import { openCodeField } from '../../form/open-code-field.ts';
import { type Accepted, acceptedOf, oneOf, type Trigger } from '../attributes.ts';
import { CodeWatcher } from './code-watcher.ts';
import type { Freeword } from '../search/freeword.ts';
import type { LookupElement } from '../properties.ts';
import type { LookupFlow } from '../lookup/lookup-flow.ts';

/** What the code field asks of the element. */
export interface CodeEntryHost {
  readonly element: LookupElement;
  readonly isDisabled: () => boolean;
  readonly flow: () => LookupFlow;
  /** The search by words, where it is there. */
  readonly freeword: () => Freeword | undefined;
  /** The text has changed by hand. */
  readonly typed: (text: string) => void;
  /** Looks a text up. `unasked`: because the code changed, not because somebody asked. */
  readonly lookUp: (text: string, unasked?: boolean) => void;
  /** The form of the page's field starts anew. */
  readonly reset: (form: HTMLFormElement) => void;
  /** Shows a list again that was closed without a choice, and goes there; says whether there was one. */
  readonly reopen: () => boolean;
  /** The list of addresses, where it is shown, and whether somebody was in it already. */
  readonly list: () => { readonly element: HTMLElement | null; readonly wasEntered: boolean };
}

/** What a person does in the code field, and what follows from it. */
export class CodeEntry {
  readonly #host: CodeEntryHost;
  readonly #watcher: CodeWatcher;

  constructor(host: CodeEntryHost) {
    this.#host = host;
    this.#watcher = new CodeWatcher({
      changed: () => this.#changed(),
      left: () => this.#left(),
      entered: (event) => this.#entered(event),
      keyed: (event) => this.#keyed(event),
      reset: (form) => this.#host.reset(form),
      watching: (fields, signal) => this.#open(fields, signal),
    });
  }

  /** Listens to the field, or the two boxes, that a code is typed in; to none where there is none. */
  watch(fields: readonly Field[], isLate = false): void {
    if (fields.length > 0) this.#watcher.watch(fields, isLate);
    else this.#watcher.stop();
  }

  /** The form started anew with this text, or the page has asked by itself while it stood there. */
  known(text: string): void {
    this.#watcher.known(text);
  }

  get #accepts(): readonly Accepted[] {
    return acceptedOf(this.#host.element.accept);
  }

  get #trigger(): Trigger {
    return oneOf('trigger', this.#host.element.trigger, ['auto', 'button', 'manual']);
  }

  #isNews(code: string): boolean {
    return this.#host.flow().isNews(code);
  }

  /** Fields that keep letters out are made able to take a Digital Address. */
  #open(fields: readonly Field[], signal: AbortSignal): void {
    if (this.#accepts.includes('digital-address') && fields.some(isNarrow)) openCodeField(fields, signal);
  }

  #changed(): void {
    const { text } = this.#watcher;
    const read = readCode(text);
    this.#host.typed(text);
    this.#host.flow().typedOn(read.state === 'complete' ? read.code : null);
    if (!this.#host.isDisabled()) this.#host.freeword()?.typed(text);
    // What is unfinished or was looked up already is left alone.
    if (this.#trigger !== 'auto' || this.#host.isDisabled()) return;
    if (read.state === 'complete' && this.#accepts.includes(read.kind) && this.#isNews(read.code)) this.#host.lookUp(text, true);
  }

  /** Only now, when the person is done with the field, is an unreadable code worth a word. */
  #left(): void {
    const { text } = this.#watcher;
    const read = readCode(text);
    if (this.#trigger === 'manual' || this.#host.isDisabled() || this.#accepts.includes('freeword')) return;
    if (read.state === 'unreadable' || (read.state === 'complete' && !this.#accepts.includes(read.kind))) this.#host.lookUp(text);
  }

  #entered(event: KeyboardEvent): void {
    const { text } = this.#watcher;
    if (this.#host.isDisabled() || this.#host.freeword()?.keyed(event, text) || this.#trigger === 'manual') return;
    const read = readCode(text);
    const isBusy = this.#host.element.status === 'busy';
    const isNews = read.state === 'complete' && this.#isNews(read.code);
    const isAsked = isNews || (this.#trigger === 'button' && read.state !== 'empty');
    // A form that is about to be filled is not sent half-filled; where Enter looks up, it does nothing else.
    if (isBusy || isAsked) event.preventDefault();
    if (isAsked && (isNews || !isBusy)) this.#host.lookUp(text);
  }

  #keyed(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' && this.#host.reopen()) return event.preventDefault();
    if (this.#host.freeword()?.keyed(event, this.#watcher.text) || this.#host.element.status !== 'choosing') return;
    const { key } = event;
    const list = this.#host.list();
    // Wherever the element stands, the list is what comes after the field; once somebody was there, Tab means what it always means.
    const isOnward = key === 'Tab' && !event.shiftKey && !list.wasEntered && event.target === this.#watcher.fields.at(-1);
    if (key === 'ArrowDown' || isOnward) list.element?.focus();
    else if (key === 'Escape') this.#host.flow().dismiss();
    else return;
    event.preventDefault();
  }
}
