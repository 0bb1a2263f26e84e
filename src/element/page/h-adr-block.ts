import type { ReactiveController } from '@lit/reactive-element';
import { findBlock, followBlocks } from '../../form/discovery/h-adr-block.ts';
import type { LookupElement } from '../properties.ts';
import type { PageForm } from './page-form.ts';

/** With `compat`: makes the block of YubinBango's markup that the user enters the form of the element. */
class HAdrBlocks implements ReactiveController {
  readonly find: typeof findBlock = findBlock;
  readonly #element: LookupElement;
  readonly #page: PageForm;
  readonly #read: () => void;
  #connection: AbortController | undefined;

  constructor(element: LookupElement, { page }: { readonly page: PageForm }, { read }: { readonly read: () => void }) {
    this.#element = element;
    this.#page = page;
    this.#read = read;
    page.blocks = this;
    element.addController(this);
    // Once: without moveBefore(), this moves the element, which connects it again, and the form controller reads after each move.
    read();
  }

  hostConnected(): void {
    this.#connection = new AbortController();
    const enter = (block: HTMLElement): void => {
      const page = this.#page;
      // A script may have changed the country, which no field contains.
      if (block === page.block && !page.isAbroad) return;
      page.block = block;
      this.#read();
    };
    followBlocks(this.#element.getRootNode() as Document | ShadowRoot, enter, this.#connection.signal);
  }

  hostDisconnected(): void {
    this.#connection?.abort();
  }
}

export { HAdrBlocks as Controller };
