import type { ReactiveController } from 'lit';
import type { PendingLoads } from '../pending-loads.ts';
import type { LookupElement } from '../properties.ts';
import { languageOf, loadMessages, messagesOf, onMessages, type Spoken } from './language.ts';
import { watchLanguage } from './watch-language.ts';

/** Keeps the messages of an element in the language of the page. */
export class LanguageController implements ReactiveController {
  readonly #element: LookupElement;
  readonly #pending: PendingLoads;
  #connection: AbortController | undefined;

  constructor(element: LookupElement, pending: PendingLoads) {
    this.#element = element;
    this.#pending = pending;
    element.addController(this);
  }

  /** The messages and their language. */
  get current(): Spoken {
    return messagesOf(this.#element);
  }

  hostConnected(): void {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    onMessages(() => this.#element.requestUpdate(), signal);
    watchLanguage(this.#element, () => this.load(), signal);
    this.load();
  }

  hostDisconnected(): void {
    this.#connection?.abort();
  }

  /** Loads the messages of the current language. */
  load(): void {
    this.#element.requestUpdate();
    this.#pending.add(loadMessages(languageOf(this.#element)));
  }
}
