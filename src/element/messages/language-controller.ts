import type { ReactiveController } from '@lit/reactive-element';
import type { PendingLoads } from '../pending-loads.ts';
import type { LookupElement } from '../properties.ts';
import { languageOf, loadMessages, onMessages } from './language.ts';

/** Loads the messages of the language that applies to an element, and draws it again when another `lang` attribute or new messages apply. */
export class LanguageController implements ReactiveController {
  readonly #element: LookupElement;
  readonly #pending: PendingLoads;
  #connection: AbortController | undefined;

  constructor(element: LookupElement, pending: PendingLoads) {
    this.#element = element;
    this.#pending = pending;
  }

  hostConnected(): void {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    onMessages(() => this.#element.requestUpdate(), signal);
    const observer = new MutationObserver(() => this.#load());
    // In the element's own tree, and in those around it.
    for (let at: Element | undefined = this.#element; at;) {
      const root: Node = at.getRootNode();
      observer.observe(root, { subtree: true, attributes: true, attributeFilter: ['lang'] });
      at = root instanceof ShadowRoot ? root.host : undefined;
    }
    signal.addEventListener('abort', () => observer.disconnect());
    this.#load();
  }

  hostDisconnected(): void {
    this.#connection?.abort();
  }

  #load(): void {
    this.#element.requestUpdate();
    this.#pending.add(loadMessages(languageOf(this.#element)));
  }
}
