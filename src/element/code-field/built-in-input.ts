import type { LookupElement } from '../properties.ts';

/** The text of the built-in input, and whether the element shows it. Its chunk draws it, and takes part in the form. */
export class BuiltInInput {
  readonly #element: LookupElement;
  /** `undefined` until the user or the page sets the text, so that the `value` attribute counts. */
  #text: string | undefined;
  #isShown = false;
  /** Called at once: a listener may submit the form before the next rendering. */
  changed: (() => void) | undefined;

  constructor(element: LookupElement) {
    this.#element = element;
  }

  /** Whether the element shows the input, because the page has no code field. */
  get isShown(): boolean {
    return this.#isShown;
  }

  set isShown(isShown: boolean) {
    if (isShown !== this.#isShown) this.#element.requestUpdate();
    this.#isShown = isShown;
  }

  get text(): string {
    // Lit sets the property to null if the attribute is removed.
    return this.#text ?? this.#element.defaultValue ?? '';
  }

  /** `undefined`: the `value` attribute counts again. */
  set text(text: string | undefined) {
    this.#text = text;
    this.changed?.();
    this.#element.requestUpdate();
  }

  get hasText(): boolean {
    return !!this.#text;
  }
}
