import type { ReactiveController } from '@lit/reactive-element';
import { isLettersOnly, type ReadCode, readCode } from '../../address/read-code.ts';
import { isNarrow } from '../../form/code-limits.ts';
import { hasFocus, isComposingKey, listen } from '../../form/dom.ts';
import { type Field, formOf } from '../../form/field.ts';
import { isOwnWrite, TextOwnership } from '../../form/filling/text-ownership.ts';
import { writeField } from '../../form/filling/write-field.ts';
import { openCodeField } from '../../form/open-code-field.ts';
import { type Trigger, wordOf } from '../attributes.ts';
import type { Choices } from '../choices/choices.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import type { LookupElement } from '../properties.ts';
import type { Controller as Freeword } from '../search/freeword.ts';
import { press } from '../page/pointer.ts';
import type { StatusLine } from '../status/status-line.ts';
import type { BuiltInInput } from './built-in-input.ts';

/** The optional features of the code field, loaded when needed. Free-text search and list get text and keys first. */
interface Loaded {
  readonly search?: Pick<Freeword, 'typed' | 'keyed'>;
  readonly interaction?: Interaction;
  /** `awaitsSubmit`: Enter sends the form. */
  readonly checks?: { readonly awaitsSubmit: boolean };
}

interface Interaction {
  readonly choices: Pick<Choices, 'keyed'>;
  /** Called when the user comes to the code field, until the signal aborts. */
  enter(fields: readonly Field[], signal: AbortSignal): void;
  /** Makes room for the message, so that one that arrives later moves nothing. @param fields - the page's code field, if that is it */
  makeRoom(line: StatusLine, fields: readonly Field[]): void;
  left(): void;
}

interface Optional {
  readonly loaded: Loaded;
  /** @throws {LookupError} `network` */
  load(name: 'interaction'): Promise<Interaction>;
}

/** The time in which a user goes on from the first box to the second. Afterwards, the second one stays as it is. */
export const SECOND_BOX_MS = 1000;

/** Reports whether nothing makes a text a code: seven letters or more, one of which no code contains. */
function isHopeless(text: string, read: ReadCode): boolean {
  return read.state === 'unreadable' && read.reason === 'character' && text.trim().length >= 7;
}

/** Reports whether a field that was not watched contains what the user is typing: a page that the browser restores has no activation. */
function isBeingTyped(field: Field): boolean {
  // Test environments such as jsdom do not have it.
  const { userActivation } = navigator as Partial<Navigator>;
  return hasFocus(field) && field.value !== (field as HTMLInputElement).defaultValue && (userActivation?.hasBeenActive ?? true);
}

/** Watches the code field, which is the page's field, its two boxes or the built-in input, and requests lookups. */
export class CodeField implements ReactiveController {
  readonly #element: LookupElement;
  readonly #session: LookupSession;
  readonly #builtIn: BuiltInInput;
  readonly #status: StatusLine;
  readonly #optional: Optional;
  /** The fields that were watched last, even if the page has hidden them since, with the step before. */
  #last: readonly Field[] = [];
  #listening: AbortController | undefined;
  #composing = false;
  /** The element looks up no text that was entered before it came: another one may have done that. */
  readonly #startMs = performance.now();
  /** The last text of each field, or of its two boxes, that was reported or needs no report. */
  readonly #known = new WeakMap<Field, string>();

  constructor(element: LookupElement, session: LookupSession, builtIn: BuiltInInput, status: StatusLine, optional: Optional) {
    this.#element = element;
    this.#session = session;
    this.#builtIn = builtIn;
    this.#status = status;
    this.#optional = optional;
    element.addController(this);
  }

  hostDisconnected(): void {
    this.#stop();
  }

  hostUpdated(): void {
    const { renderRoot } = this.#element;
    if (this.#builtIn.isShown) this.watch([...renderRoot.querySelectorAll<HTMLInputElement>('#code')]);
  }

  /** The text in the code field; the text of two boxes is joined. */
  get text(): string {
    return this.#builtIn.isShown || this.#last.length === 0 ? this.#builtIn.text : this.#typed;
  }

  set text(text: string) {
    const [field, second] = this.#builtIn.isShown ? [] : this.#last;
    if (!field) {
      this.#builtIn.text = text;
      return;
    }
    const whole = second ? text.normalize('NFKC').replace(/\W/g, '') : text;
    writeField(field, second ? whole.slice(0, 3) : whole);
    if (second) writeField(second, whole.slice(3));
  }

  /** The watched fields: one field, two boxes, or none. */
  get fields(): readonly Field[] {
    return this.#listening ? this.#last : [];
  }

  /** The text in the field; the text of two boxes is joined. */
  get #typed(): string {
    return this.#last.map(({ value }) => value).join('');
  }

  /** Treats a text of the fields as reported. */
  #accept(text: string = this.#typed): void {
    for (const field of this.fields) this.#known.set(field, text);
  }

  watch(fields: readonly Field[]): void {
    if (fields.length === this.fields.length && fields.every((field, index) => field === this.fields[index])) return;
    this.#stop();
    const [field] = fields;
    if (!field) return;
    const [before] = this.#last;
    this.#last = fields;
    this.#listening = new AbortController();
    // The page has created the field again.
    if (before?.isConnected === false && !this.#known.has(field)) this.#accept(this.#known.get(before) ?? '');
    const { signal } = this.#listening;
    for (const each of fields) {
      listen(each, 'compositionstart', () => (this.#composing = true), signal);
      listen(each, 'compositionend', () => this.#composed(), signal);
      listen(each, 'input change', (event) => this.#edited(event), signal);
      listen<FocusEvent>(each, 'blur', (event) => this.#blur(event), signal);
      listen<KeyboardEvent>(each, 'keydown', (event) => isComposingKey(event) || this.#keyed(event), signal);
      listen(each, 'focus', () => this.#focused(signal), signal);
    }
    // Input masks cancel each key and a paste, and write the text themselves, without an event.
    const released = ({ key }: KeyboardEvent): unknown => this.#composing || (/^\d$/.test(key) && this.#report());
    listen(fields.at(-1) as Field, 'keyup', released, signal);
    listen(fields.at(-1) as Field, 'paste', () => setTimeout(() => this.#report()), signal);
    const form = formOf(field);
    // The browser resets the fields after the event, and calls `formResetCallback` itself for the element's own form.
    const reset = (event: Event): void => {
      setTimeout(() => event.defaultPrevented || signal.aborted || form === this.#element.form || this.#element.formResetCallback());
    };
    if (form) listen(form, 'reset', reset, signal);
    // The user typed before the element had found the field, or before its script arrived.
    const isLate = (each: Field): boolean =>
      TextOwnership.of(each).holdsEntry(each, this.#startMs) || (!this.#known.has(each) && isBeingTyped(each));
    if (fields.some(isLate)) this.#report();
    if (fields.some(hasFocus)) void this.#focused(signal);
    // At once: a chunk may come after the first paste, of which the field would cut off the end.
    if (this.#element.accepted.includes('digital-address') && fields.some(isNarrow)) openCodeField(fields, signal);
  }

  #stop(): void {
    this.#listening?.abort();
    this.#listening = undefined;
    this.#composing = false;
  }

  // The user may have typed before the element listened. The browser dispatches `change` when the focus leaves the field.
  #edited(event: Event): void {
    if (isOwnWrite(event)) return this.#accept();
    const { type, isComposing } = event as InputEvent;
    if (type === 'input' && (this.#composing || isComposing)) return;
    const listening = this.#listening;
    const reportIn = (ms: number): unknown => setTimeout(() => listening?.signal.aborted || this.#composing || this.#report(), ms);
    if (this.#isHalf(event)) {
      if (type === 'change') return;
      // The two boxes are reported later, even if they contain the old code again: when the user goes on to the second one, or leaves it as it is.
      this.#accept('');
      reportIn(SECOND_BOX_MS);
      return this.#session.typedOn(undefined);
    }
    // The browser fills two boxes one after the other.
    if (event.target === this.fields[0] && this.fields[1]) reportIn(0);
    // The user may paste the same code over the old one.
    else this.#report(type === 'input' && event.isTrusted);
  }

  /** Whether the user is typing a new code into the first of two boxes while the second one contains the end of the old code. */
  #isHalf(event: Event): boolean {
    const [first, second] = this.fields;
    const { target, type, inputType } = event as InputEvent;
    return (
      target === first && !!second?.value && (type === 'change' || (hasFocus(first) && /^(?:insertText|insertComp|delete)/.test(inputType)))
    );
  }

  #report(isEntered = false): void {
    if (!isEntered && this.#typed === (this.#known.get(this.fields[0] as Field) ?? '')) return;
    this.#accept();
    this.#changed();
  }

  // Chromium dispatches no `input` after this event, Safari dispatches one before it.
  #composed(): void {
    this.#composing = false;
    this.#report();
  }

  #blur(event: FocusEvent): void {
    this.#composing = false;
    if (this.fields.includes(event.relatedTarget as Field)) return;
    if (this.fields[1]) this.#report();
    this.#left();
  }

  /** Loads what the user may need next, and makes room for the message: once the pointer is up, because nothing may move under it. */
  async #focused(signal: AbortSignal): Promise<void> {
    const { fields } = this;
    // A text that was there before the focus, and is not known, was set by the browser or a script.
    if (!this.#known.has(fields[0] as Field) && this.#typed) this.#accept();
    const isPlaced = this.#status.isPlaced;
    // Only addresses to choose from ask again for a chunk that did not load.
    const interaction = await this.#optional.load('interaction').catch(() => undefined);
    interaction?.enter(fields, signal);
    await press;
    if (isPlaced || signal.aborted || this.#element.isDisabled) return;
    if (interaction) interaction.makeRoom(this.#status, this.#builtIn.isShown ? [] : fields);
    else this.#status.open();
  }

  /** Treats the current text as looked up, because the form was reset or the page called `lookup()`. */
  acceptText(): void {
    this.#accept(this.text);
  }

  /** Whether texts that are not codes are reported. */
  get #reports(): boolean {
    return !this.#element.isDisabled && !this.#element.accepted.includes('freeword');
  }

  get #trigger(): Trigger {
    return wordOf(this.#element, 'trigger');
  }

  #changed(): void {
    const text = this.#typed;
    const read = readCode(text);
    this.#session.isUsed = true;
    if (this.#builtIn.isShown) this.#builtIn.text = text;
    else this.#element.requestUpdate();
    if (isHopeless(text, read) && this.#trigger === 'auto' && this.#reports) return this.#session.reject(text);
    this.#session.typedOn(read.code);
    if (this.#element.isDisabled) return;
    this.#optional.loaded.search?.typed(text);
    if (this.#trigger !== 'auto') return;
    this.#session.lookahead?.typed(read);
    // Letters such as chiyoda may be a Digital Address: only Enter or the button looks it up.
    const isWord = this.#element.accepted.includes('freeword') && isLettersOnly(read);
    if (read.code && !isWord && this.#element.accepted.includes(read.kind) && this.#session.isNew(read.code)) this.#session.request(text);
  }

  /** Names what is wrong with the code when the user leaves the field, not earlier, and even before the chunk is loaded. */
  #left(): void {
    const text = this.#typed;
    // Beside an address, another code is reported even if the page itself starts the lookups.
    if (!this.#reports || (this.#trigger === 'manual' && !this.#session.record)) return;
    const read = readCode(text);
    if (read.state === 'unreadable' || (read.code && !this.#element.accepted.includes(read.kind))) return this.#session.reject(text);
    this.#optional.load('interaction').then(
      (interaction) => text === this.#typed && interaction.left(),
      () => undefined,
    );
  }

  #entered(event: KeyboardEvent): void {
    const text = this.#typed;
    const { search, checks } = this.#optional.loaded;
    if (!this.#element.isDisabled && !search?.keyed(event, text) && this.#trigger !== 'manual' && !checks?.awaitsSubmit)
      this.#ask(event, text);
  }

  /** Looks the text up, or names what it lacks. */
  #ask(event: KeyboardEvent, text: string): void {
    const read = readCode(text);
    const isBusy = this.#session.state.status === 'busy';
    const isNews = !!read.code && this.#session.isNew(read.code);
    const isAsked = isNews || (this.#trigger === 'button' && read.state !== 'empty');
    // An open list comes first: the form is only half filled.
    if (!isNews && this.#optional.loaded.interaction?.choices.keyed(event, true)) return event.preventDefault();
    // Enter must not submit a form that is about to be filled.
    if (isBusy || isAsked) event.preventDefault();
    if (isAsked && (isNews || !isBusy)) this.#session.request(text);
    else if (!isBusy) this.#left();
  }

  #keyed(event: KeyboardEvent): void {
    if (event.key === 'Enter') return this.#entered(event);
    const { interaction, search } = this.#optional.loaded;
    if (interaction?.choices.keyed(event, event.target === this.fields.at(-1))) event.preventDefault();
    else search?.keyed(event, this.#typed);
  }
}
