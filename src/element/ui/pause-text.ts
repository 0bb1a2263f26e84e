import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Messages } from '../messages/messages.ts';
import type { LookupElement } from '../properties.ts';
import { silentSpace } from './announcement.ts';

/** Time without a key after which a screen reader has read the last key, in milliseconds. */
export const PAUSE_MS = 500;

/** The number of matches in a list, and the name of the active option if the screen reader has no reason to read it, else empty. */
type Matches = readonly [count: number, option: string];

/**
 * The number of matches, for screen readers only, in a separate live region, about half a second after the last key: the next key would cut
 * it off. Each key empties it first, so that the same text is announced again.
 *
 * A screen reader reads the active option when it becomes active, and the next letter cuts that off. If this letter leaves it active, it is
 * not read again: then the text has its name.
 */
export class PauseText {
  readonly #element: LookupElement;
  #matches: Matches | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #space = '';

  constructor(element: LookupElement) {
    this.#element = element;
  }

  /** Call after each key. @param matches - returns what to announce after the pause; `undefined`: nothing */
  set(matches: () => Matches | undefined): void {
    this.clear();
    this.#timer = setTimeout(() => this.#show(matches()), PAUSE_MS);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#show();
  }

  #show(matches?: Matches): void {
    this.#matches = matches;
    if (matches) this.#space = silentSpace();
    this.#element.requestUpdate();
  }

  render({ pickers, several }: Messages): TemplateResult {
    const [count, option] = this.#matches ?? [];
    // One new node, and with `aria-busy` one accessible object in Firefox. Names of options are Japanese.
    return html`<span class="heard" aria-live="polite"
      >${
        count === undefined
          ? nothing
          : html`<span aria-busy="false"
              >${option && html`<span lang="ja">${option}。</span>`}${(count ? several(count) : pickers.noMatch) + this.#space}</span
            >`
      }</span
    >`;
  }
}
