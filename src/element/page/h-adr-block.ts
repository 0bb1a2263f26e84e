import type { ReactiveController } from '@lit/reactive-element';
import { findBlock, followBlocks } from '../../form/discovery/h-adr-block.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import type { LookupElement } from '../properties.ts';

/** With `compat`: makes the block of YubinBango's markup that the user enters the form of the element. */
export class HAdrBlocks implements ReactiveController {
  readonly find: typeof findBlock = findBlock;
  readonly #element: LookupElement;
  readonly #session: LookupSession;
  readonly #look: () => void;
  #connection: AbortController | undefined;

  /** @param look - looks for the fields of the form again */
  constructor(element: LookupElement, session: LookupSession, look: () => void) {
    this.#element = element;
    this.#session = session;
    this.#look = look;
    session.page.blocks = this;
    element.addController(this);
  }

  hostConnected(): void {
    this.#connection = new AbortController();
    const enter = (block: HTMLElement): void => {
      if (block === this.#session.page.block) return;
      this.#session.enter(block);
      this.#look();
    };
    followBlocks(this.#element.getRootNode() as Document | ShadowRoot, enter, this.#connection.signal);
    this.#look();
  }

  hostDisconnected(): void {
    this.#connection?.abort();
  }
}
