import { hasFocus, isComposingKey, listen } from '../../form/dom.ts';
import { type Field, formOf } from '../../form/field.ts';
import { isOwnWrite, TextOwnership } from '../../form/filling/text-ownership.ts';

/** Reports whether a field that was not watched contains what the user is typing: a page that the browser restores has no activation. */
function isBeingTyped(field: Field): boolean {
  // Safari before 16.4 does not have it.
  const { userActivation } = navigator as Partial<Navigator>;
  return hasFocus(field) && field.value !== (field as HTMLInputElement).defaultValue && (userActivation?.hasBeenActive ?? true);
}

/** Watches the code field, or its two boxes. */
export abstract class CodeWatcher {
  /** The fields that were watched last, even if the page has hidden them since, with the step before. */
  protected last: readonly Field[] = [];
  #listening: AbortController | undefined;
  #composing = false;
  /** The element looks up no text that was entered before it came: another one may have done that. */
  readonly #startMs = performance.now();
  /** The last text of each field, or of its two boxes, that was reported or needs no report. */
  readonly #known = new WeakMap<Field, string>();

  /** The user changed the text, and no input method is composing. */
  protected abstract changed(): void;
  /** The user changed the first of two boxes: the code is not complete until the second one follows, or the focus leaves both. */
  protected abstract begun(): void;
  /** The focus has left the field, or both boxes. */
  protected abstract left(): void;
  /** The user pressed a key, except one of a composition. `preventDefault()` of Enter prevents the submission of the form. */
  protected abstract keyed(event: KeyboardEvent): void;
  protected abstract reset(form: HTMLFormElement): void;
  /** The code field is these fields now, until the signal aborts. */
  protected abstract found(fields: readonly Field[], signal: AbortSignal): void;

  /** The watched fields: one field, two boxes, or none. */
  get fields(): readonly Field[] {
    return this.#listening ? this.last : [];
  }

  /** The text in the field; the text of two boxes is joined. */
  protected get typed(): string {
    return this.last.map(({ value }) => value).join('');
  }

  /** Treats a text of the fields as reported. */
  accept(text: string = this.typed): void {
    for (const field of this.fields) this.#known.set(field, text);
  }

  /** Watches these fields and no others. */
  watch(fields: readonly Field[]): void {
    if (fields.length === this.fields.length && fields.every((field, index) => field === this.fields[index])) return;
    this.stop();
    const [field] = fields;
    if (!field) return;
    const [before] = this.last;
    this.last = fields;
    this.#listening = new AbortController();
    // The page has created the field again.
    if (before?.isConnected === false && !this.#known.has(field)) this.accept(this.#known.get(before) ?? '');
    const { signal } = this.#listening;
    for (const each of fields) {
      listen(each, 'compositionstart', () => (this.#composing = true), signal);
      listen(each, 'compositionend', () => this.#composed(), signal);
      listen(each, 'input change', (event) => this.#edited(event), signal);
      listen<FocusEvent>(each, 'blur', (event) => this.#blur(event), signal);
      listen<KeyboardEvent>(each, 'keydown', (event) => this.#key(event), signal);
    }
    const form = formOf(field);
    // The browser resets the fields after the event.
    const reset = (event: Event): void => {
      setTimeout(() => event.defaultPrevented || signal.aborted || this.reset(form as HTMLFormElement));
    };
    if (form) listen(form, 'reset', reset, signal);
    // The user typed before the element had found the field, or before its script arrived.
    const isLate = (each: Field): boolean =>
      TextOwnership.of(each).holdsEntry(each, this.#startMs) || (!this.#known.has(each) && isBeingTyped(each));
    if (fields.some(isLate)) this.#report();
    this.found(fields, signal);
  }

  stop(): void {
    this.#listening?.abort();
    this.#listening = undefined;
    this.#composing = false;
  }

  // The user may have typed before the element listened. The browser dispatches `change` when the focus leaves the field.
  #edited(event: Event): void {
    if (isOwnWrite(event)) return this.accept();
    const { type, isComposing } = event as InputEvent;
    if (type === 'input' && (this.#composing || isComposing)) return;
    if (this.#isHalf(event)) {
      if (type === 'change') return;
      // The two boxes are reported later, even if they contain the old code again.
      this.accept('');
      return this.begun();
    }
    const listening = this.#listening;
    // The browser fills two boxes one after the other.
    if (event.target === this.fields[0] && this.fields[1]) setTimeout(() => listening?.signal.aborted || this.#report());
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
    if (!isEntered && this.typed === (this.#known.get(this.fields[0] as Field) ?? '')) return;
    this.accept();
    this.changed();
  }

  // Chromium dispatches no `input` after this event, Safari dispatches one before it.
  #composed(): void {
    this.#composing = false;
    this.#report();
  }

  #blur(event: FocusEvent): void {
    this.#composing = false;
    if (this.fields.includes(event.relatedTarget as Field)) return;
    if (this.fields.length > 1) this.#report();
    this.left();
  }

  #key(event: KeyboardEvent): void {
    if (!isComposingKey(event)) this.keyed(event);
  }
}
