import type { ReactiveController } from 'lit';
import { isLettersOnly, readCode } from '../../address/read-code.ts';
import { isNarrow } from '../../form/code-limits.ts';
import { isTouchDevice } from '../../form/dom.ts';
import { type Field, isInput } from '../../form/field.ts';
import { writeField } from '../../form/filling/write-field.ts';
import { hasKeypad, Keypad } from '../../form/keypad.ts';
import { openCodeField } from '../../form/open-code-field.ts';
import { type Accepted, acceptedOf, oneOf, type Trigger } from '../attributes.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import type { LookupElement } from '../properties.ts';
import type { LookupState } from '../state.ts';
import { scrollIntoSight } from '../ui/fit-into-view.ts';
import type { CodeInput, StatusLine } from '../status/status-line.ts';
import type { BuiltInInput } from './built-in-input.ts';
import { CodeWatcher } from './code-watcher.ts';

/** What a page loads when it needs it, as the code field requires it. Free-text search and list take text and keys first. */
interface Loaded {
  readonly search:
    | {
        typed(text: string): void;
        /** Returns whether it used the key. */
        keyed(event: KeyboardEvent, text: string): boolean;
      }
    | undefined;
  readonly choices:
    | {
        readonly isVisible: boolean;
        readonly wasEntered: boolean;
        /** Returns whether it took the focus. */
        focus(isAtFirst: boolean): boolean;
        reopen(): boolean;
      }
    | undefined;
  /** @throws {LookupError} `network` */
  loadChoices(): Promise<void>;
}

/** Watches the code field, which is the page's field, its two boxes or the built-in input, and requests lookups. */
export class CodeField implements ReactiveController, CodeInput {
  readonly #element: LookupElement;
  readonly #session: LookupSession;
  readonly #builtIn: BuiltInInput;
  readonly #optional: Loaded;
  readonly #status: StatusLine;
  readonly #watcher: CodeWatcher = new CodeWatcher(this);
  /** Fields that the user changed while they were not watched: before the element had looked for its fields, or in a new field. */
  readonly #unwatched = new WeakSet<EventTarget>();
  #keypad: Keypad | undefined;
  /** The state whose message was rendered last. */
  #rendered: LookupState | undefined;

  constructor(
    element: LookupElement,
    session: LookupSession,
    builtIn: BuiltInInput,
    { optional, status }: { readonly optional: Loaded; readonly status: StatusLine },
  ) {
    this.#element = element;
    this.#session = session;
    this.#builtIn = builtIn;
    this.#optional = optional;
    this.#status = status;
    element.addController(this);
  }

  hostDisconnected(): void {
    this.#watcher.stop();
  }

  hostUpdated(): void {
    const { renderRoot } = this.#element;
    if (this.#builtIn.isShown) this.watch([...renderRoot.querySelectorAll<HTMLInputElement>('#code')]);
    const { state } = this.#session;
    if (state === this.#rendered) return;
    this.#rendered = state;
    // A list scrolls the page itself. A user who has left the code field is not interrupted.
    const status = state.status === 'choosing' ? null : renderRoot.querySelector('[part="status"]');
    // In the next frame, in which the browser computes the layout anyway.
    if (status) requestAnimationFrame(() => this.#hasFocus && scrollIntoSight(status));
  }

  /** The code field: one field, two boxes, or none. */
  get fields(): readonly Field[] {
    return this.#watcher.fields;
  }

  /** The text in the code field; the text of two boxes is joined. */
  get text(): string {
    return this.#builtIn.isShown || this.fields.length === 0 ? this.#builtIn.text : this.#watcher.text;
  }

  set text(text: string) {
    const [field, second] = this.#builtIn.isShown ? [] : this.fields;
    if (!field) {
      this.#builtIn.text = text;
      return;
    }
    const whole = second ? text.normalize('NFKC').replace(/\W/g, '') : text;
    writeField(field, second ? whole.slice(0, 3) : whole);
    if (second) writeField(second, whole.slice(3));
  }

  /** Watches these fields and no others. */
  watch(fields: readonly Field[]): void {
    const wasEdited = fields.map((field) => this.#unwatched.delete(field)).includes(true);
    if (!this.#watcher.watch(fields, wasEdited)) return;
    this.#keypad = undefined;
    const enter = (): void => this.#focused();
    for (const field of fields) field.addEventListener('focus', enter, { signal: this.#watcher.signal });
    if (this.#hasFocus) enter();
    if (!this.#accepts.includes('digital-address')) return;
    const { signal } = this.#watcher;
    // A field that keeps letters out would refuse a Digital Address.
    if (fields.some(isNarrow)) openCodeField(fields, signal);
    const numeric = fields.filter(isInput).filter(hasKeypad);
    if (numeric.length === 0) return;
    this.#keypad = new Keypad(numeric, signal);
    const show = (): void => this.#element.requestUpdate();
    for (const field of numeric) for (const type of ['focus', 'blur']) field.addEventListener(type, show, { signal });
    if (this.keypad) show();
  }

  get isBuiltIn(): boolean {
    return this.#builtIn.isShown;
  }

  get pageFields(): readonly Field[] {
    return this.isBuiltIn ? [] : this.fields;
  }

  /** Makes room for the message: once the pointer is up, because nothing may move under it. */
  #focused(): void {
    // A list that does not load is asked for again when there are addresses to choose from.
    this.#optional.loadChoices().catch(() => undefined);
    const makeRoom = (): void => {
      if (!this.#element.isDisabled && !this.#session.page.isAbroad) this.#status.makeRoom(this.pageFields);
    };
    if (this.fields.some((field) => field.matches(':active')))
      window.addEventListener('mouseup', makeRoom, { once: true, signal: this.#watcher.signal });
    else makeRoom();
  }

  /** Whether the code field has the focus in the active window. */
  get #hasFocus(): boolean {
    return this.fields.some((field) => field.matches(':focus'));
  }

  /**
   * The keypad, while the element shows the button that switches it: the code field has the focus, and the device is used by touch, so that
   * it has an on-screen keyboard.
   */
  get keypad(): Keypad | undefined {
    return this.#keypad && this.#hasFocus && isTouchDevice() && !this.#element.isDisabled ? this.#keypad : undefined;
  }

  /** Remembers an edit of a field, in case it becomes the code field. */
  noteEdit(field: EventTarget): void {
    if (!this.fields.includes(field as Field)) this.#unwatched.add(field);
  }

  /** Treats the current text as looked up, because the form was reset or the page called `lookup()`. */
  acceptText(): void {
    this.#watcher.known(this.text);
  }

  get #accepts(): readonly Accepted[] {
    return acceptedOf(this.#element.accept);
  }

  get #trigger(): Trigger {
    return oneOf('trigger', this.#element.trigger, ['auto', 'button', 'manual']);
  }

  #isNew(code: string): boolean {
    return this.#session.isNew(code);
  }

  changed(): void {
    const { text } = this.#watcher;
    const read = readCode(text);
    this.#session.use();
    if (this.#builtIn.isShown) this.#builtIn.text = text;
    else this.#element.requestUpdate();
    this.#session.typedOn(read.state === 'complete' ? read.code : null);
    if (this.#element.isDisabled || this.#session.page.isAbroad) return;
    this.#optional.search?.typed(text);
    if (this.#trigger !== 'auto') return;
    this.#session.lookahead?.typed(read);
    // A word such as chiyoda may be a Digital Address as well: only Enter or the button looks it up.
    const isWord = this.#accepts.includes('freeword') && isLettersOnly(text);
    if (read.state === 'complete' && !isWord && this.#accepts.includes(read.kind) && this.#isNew(read.code))
      this.#session.request(text, true, read);
  }

  /** Reports an unreadable code when the user leaves the field, not earlier. */
  left(): void {
    const { text } = this.#watcher;
    const read = readCode(text);
    if (this.#trigger === 'manual' || this.#element.isDisabled || this.#accepts.includes('freeword')) return;
    if (read.state === 'unreadable' || (read.state === 'complete' && !this.#accepts.includes(read.kind)))
      this.#session.request(text, false, read);
  }

  #entered(event: KeyboardEvent): void {
    const { text } = this.#watcher;
    if (this.#element.isDisabled || this.#optional.search?.keyed(event, text) || this.#trigger === 'manual') return;
    const read = readCode(text);
    const { status } = this.#session.state;
    const isBusy = status === 'busy';
    const isNews = read.state === 'complete' && this.#isNew(read.code);
    const isAsked = isNews || (this.#trigger === 'button' && read.state !== 'empty');
    // An open list comes first: the form is only half filled.
    if (!isNews && status === 'choosing' && this.#optional.choices?.focus(true)) return event.preventDefault();
    // Enter must not submit a form that is about to be filled.
    if (isBusy || isAsked) event.preventDefault();
    if (isAsked && (isNews || !isBusy)) this.#session.request(text, false, read);
  }

  keyed(event: KeyboardEvent): void {
    if (event.key === 'Enter') return this.#entered(event);
    if (event.key === 'ArrowDown' && this.#optional.choices?.reopen()) return event.preventDefault();
    if (this.#optional.search?.keyed(event, this.#watcher.text) || this.#session.state.status !== 'choosing') return;
    const { key } = event;
    // Tab moves from the field into the list, wherever the element is. After that, Tab has its usual meaning.
    const isOnward =
      key === 'Tab' && !event.shiftKey && !this.#optional.choices?.wasEntered && event.target === this.#watcher.fields.at(-1);
    // If the page hides the list, there is nothing to close, the focus cannot move there, and Tab must not be a trap.
    if (key === 'Escape' && this.#optional.choices?.isVisible) this.#session.dismiss();
    else if (!(key === 'ArrowDown' || isOnward) || !this.#optional.choices?.focus(!isOnward)) return;
    event.preventDefault();
  }

  reset(form: HTMLFormElement): void {
    // The browser calls `formResetCallback` for the element's own form.
    if (form !== this.#element.form) this.#element.formResetCallback();
  }
}
