import type { ReactiveController } from '@lit/reactive-element';
import { findBlock, followBlocks } from '../../form/discovery/h-adr-block.ts';
import type { LookupElement } from '../properties.ts';
import type { PageForm } from './page-form.ts';

/** With `compat`: makes the block of YubinBango's markup that the user enters the form of the element. */
export class HAdrBlocks implements ReactiveController {
  readonly find: typeof findBlock = findBlock;
  readonly #element: LookupElement;
  readonly #page: PageForm;
  readonly #enter: (block: HTMLElement) => void;
  readonly #look: () => void;
  #connection: AbortController | undefined;

  /**
   * @param enter - makes a block the form of the element
   * @param look - looks for the fields of the form again
   */
  constructor(element: LookupElement, page: PageForm, enter: (block: HTMLElement) => void, look: () => void) {
    this.#element = element;
    this.#page = page;
    this.#enter = enter;
    this.#look = look;
    page.blocks = this;
    element.addController(this);
  }

  hostConnected(): void {
    this.#connection = new AbortController();
    const enter = (block: HTMLElement): void => {
      if (block === this.#page.block) return;
      this.#enter(block);
      this.#look();
    };
    followBlocks(this.#element.getRootNode() as Document | ShadowRoot, enter, this.#connection.signal);
    this.#look();
  }

  hostDisconnected(): void {
    this.#connection?.abort();
  }
}
