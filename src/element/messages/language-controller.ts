import type { ReactiveController } from '@lit/reactive-element';
import type { PendingLoads } from '../pending-loads.ts';
import type { LookupElement } from '../properties.ts';
import { languageOf, loadMessages, messagesOf, onMessages, type ShownMessages } from './language.ts';

/** Calls back when the `lang` attribute that applies to an element changes, in its own tree or in an outer one. */
function watchLanguage(element: Element, changed: () => void, signal: AbortSignal): void {
  let language = languageOf(element);
  const observer = new MutationObserver(() => {
    const now = languageOf(element);
    if (now === language) return;
    language = now;
    changed();
  });
  for (let at: Element | undefined = element; at;) {
    const root: Node = at.getRootNode();
    observer.observe(root, { subtree: true, attributes: true, attributeFilter: ['lang'] });
    at = root instanceof ShadowRoot ? root.host : undefined;
  }
  signal.addEventListener('abort', () => observer.disconnect());
}

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
  get current(): ShownMessages {
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
