import type { Field } from '../../form/field.ts';
import { isOwnWrite } from '../../form/filling/own-write.ts';
import { isTouched } from '../../form/filling/touched.ts';
import { isComposingKey } from './composing-key.ts';

/** What a person does in the code field. */
export interface CodeActions {
  /** The text has changed, and no input method is composing. */
  changed(): void;
  /** The focus has left the field, and for a code in two boxes both of them. */
  left(): void;
  /** Enter, but not the one that confirms a composition. `preventDefault()` keeps the form from being submitted. */
  entered(event: KeyboardEvent): void;
  /** A key that may lead into the list. */
  keyed(event: KeyboardEvent): void;
  /** This form starts anew, and the field with it. */
  reset(form: HTMLFormElement): void;
}

/** Listens to the field, or the two boxes, that a code is typed in. */
export class CodeWatcher {
  readonly #actions: CodeActions;
  #fields: readonly Field[] = [];
  #listening: AbortController | undefined;
  #composing = false;
  /** The text that was last told of. */
  #told = '';

  constructor(actions: CodeActions) {
    this.#actions = actions;
  }

  get fields(): readonly Field[] {
    return this.#fields;
  }

  /** What stands in the field; two boxes are read as one. */
  get text(): string {
    return this.#fields.map(({ value }) => value).join('');
  }

  /** Listens to these fields and no others. `isLate`: somebody may have typed there since the element came. */
  watch(fields: readonly Field[], isLate: boolean): boolean {
    if (fields.length === this.#fields.length && fields.every((field, index) => field === this.#fields[index]) && this.#listening)
      return false;
    this.stop();
    if (fields.length === 0) return false;
    this.#fields = fields;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    for (const field of fields) {
      field.addEventListener('compositionstart', () => (this.#composing = true), { signal });
      field.addEventListener('compositionend', () => this.#composed(), { signal });
      field.addEventListener('input', (event) => this.#input(event), { signal });
      field.addEventListener('change', (event) => this.#change(event), { signal });
      field.addEventListener('blur', (event) => this.#blur(event), { signal });
      field.addEventListener('keydown', (event) => this.#key(event), { signal });
    }
    const form = (fields[0] as Partial<HTMLInputElement> | undefined)?.form;
    // The fields hold what they start with only after the event.
    form?.addEventListener(
      'reset',
      (event: Event) => setTimeout(() => event.defaultPrevented || signal.aborted || this.#actions.reset(form)),
      { signal },
    );
    // Typed while we were on our way.
    if (isLate && fields.some(isTouched)) this.#tell();
    return true;
  }

  /** Aborts when the watched fields change. */
  get signal(): AbortSignal {
    return (this.#listening as AbortController).signal;
  }

  /** As if this text had been told of: the form starts anew with it, or the page has asked by itself. Any other is a new one. */
  known(text: string): void {
    this.#told = text;
  }

  stop(): void {
    this.#listening?.abort();
    this.#listening = undefined;
    this.#fields = [];
    this.#composing = false;
  }

  #input(event: Event): void {
    if (isOwnWrite(event)) this.#told = this.text;
    else if (!this.#composing && !(event as InputEvent).isComposing && !this.#isHalf(event)) this.#tell();
  }

  /** Whether a person is typing a new code into the first of two boxes, while the second still holds the end of the old one. */
  #isHalf(event: Event): boolean {
    const [first, second] = this.#fields;
    const { target, type, inputType } = event as InputEvent;
    return target === first && !!second?.value && (type === 'change' || /^(?:insertText|insertComp|delete)/.test(inputType));
  }

  // Typed before anybody listened, on a slow network: the browser says so when the field is left.
  #change(event: Event): void {
    if (!isOwnWrite(event) && !this.#isHalf(event)) this.#tell();
  }

  #tell(): void {
    if (this.text === this.#told) return;
    this.#told = this.text;
    this.#actions.changed();
  }

  // Chromium sends no input event after this one, Safari one before it: the unchanged code is not looked up twice.
  #composed(): void {
    this.#composing = false;
    this.#tell();
  }

  #blur(event: FocusEvent): void {
    this.#composing = false;
    if (this.#fields.includes(event.relatedTarget as Field)) return;
    if (this.#fields.length > 1) this.#tell();
    this.#actions.left();
  }

  #key(event: KeyboardEvent): void {
    if (isComposingKey(event)) return;
    if (event.key === 'Enter') this.#actions.entered(event);
    else this.#actions.keyed(event);
  }
}
