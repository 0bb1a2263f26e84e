import { html, type TemplateResult } from 'lit/html.js';

/** The host that renders the text: Lit's element. */
interface Updatable {
  requestUpdate(): void;
}

/** Time without a key after which a screen reader has read the last key, in milliseconds. */
const PAUSE_MS = 500;

/**
 * A text that only screen readers get, in a separate live region, about half a second after the last key: the next key would cut an earlier
 * one off. Each key empties it first, so that the same text is announced again.
 */
export class PauseText {
  readonly #host: Updatable;
  #text = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Updatable) {
    this.#host = host;
  }

  /** Call after each key. @param text - the text after the pause; empty or `undefined`: none */
  set(text: () => string | undefined): void {
    clearTimeout(this.#timer);
    this.#show('');
    this.#timer = setTimeout(() => this.#show(text() ?? ''), PAUSE_MS);
  }

  #show(text: string): void {
    this.#text = text;
    this.#host.requestUpdate();
  }

  render(): TemplateResult {
    return html`<span class="heard" aria-live="polite">${this.#text}</span>`;
  }
}
