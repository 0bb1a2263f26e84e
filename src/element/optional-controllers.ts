import type { CSSResult, ReactiveController } from 'lit';
import type { AddressChecks } from './checks/address-checks.ts';
import type { Choices } from './choices/choices.ts';
import { loadChunk } from '../client/load-chunk.ts';
import type { LookupSession } from './lookup/lookup-session.ts';
import type { PendingLoads } from './pending-loads.ts';
import type { Pickers } from './pickers/pickers.ts';
import type { LookupElement } from './properties.ts';
import type { Freeword } from './search/freeword.ts';

/** Loads the controllers that many pages never use, when an attribute asks for them: the pickers and the free-text search. */
export class OptionalControllers implements ReactiveController {
  readonly #element: LookupElement;
  readonly #session: LookupSession;
  readonly #pending: PendingLoads;
  #pickers: Pickers | undefined;
  #search: Freeword | undefined;
  #checks: AddressChecks | undefined;
  #choices: Choices | undefined;
  #choicesToRestore = '';

  constructor(element: LookupElement, session: LookupSession, pending: PendingLoads) {
    this.#element = element;
    this.#session = session;
    this.#pending = pending;
    element.addController(this);
  }

  /** The pickers, once they are loaded. */
  get pickers(): Pickers | undefined {
    return this.#pickers;
  }

  /** The free-text search, once it is loaded. */
  get search(): Freeword | undefined {
    return this.#search;
  }

  /** The comparison of ZIP Code and address, once it is loaded. */
  get checks(): AddressChecks | undefined {
    return this.#checks;
  }

  /** The list of addresses, once it is loaded. */
  get choices(): Choices | undefined {
    return this.#choices;
  }

  hostUpdate(): void {
    if (this.#session.state.status === 'choosing' && !this.#choices) this.#pending.add(this.#showChoices());
    const { pickers, accept, findZip, verify, lookahead } = this.#element;
    if (!this.#checks && (findZip || (verify !== 'off' && verify !== null))) this.#pending.add(this.loadChecks().catch(() => undefined));
    if (lookahead && !this.#session.lookahead) this.#pending.add(this.#loadLookahead().catch(() => undefined));
    // The next update tries again after a failure.
    if (pickers !== null && pickers !== false && !this.#pickers) this.#pending.add(this.#loadPickers().catch(() => undefined));
    if (!this.#search && /freeword/.test(String(accept))) this.#pending.add(this.loadSearch().catch(() => undefined));
  }

  /** Shows the choices that the browser has kept. */
  restore(choices: string): void {
    this.#choicesToRestore = choices;
    if (choices !== '') this.#pickers?.restore(choices);
  }

  /** @throws {LookupError} `network` if the chunk cannot be loaded */
  async loadChecks(): Promise<AddressChecks> {
    const chunk = await this.#load(() => import('./checks/address-checks.ts'));
    if (!this.#checks) {
      this.#checks = new chunk.AddressChecks(this.#element, this.#session);
      this.#element.requestUpdate();
    }
    return this.#checks;
  }

  /** Loads the list of addresses before it is needed: when the code field gets the focus. @throws {LookupError} `network` */
  async loadChoices(): Promise<void> {
    if (this.#choices) return;
    const chunk = await this.#load(() => import('./choices/choices.ts'));
    this.#choices ??= new chunk.Choices(this.#element, this.#session, (record) => {
      if (!this.#search?.chooseRecord(record)) this.#session.choose(record);
    });
    this.#element.requestUpdate();
  }

  /** Without the list, the message asks for what the addresses do not share. */
  async #showChoices(): Promise<void> {
    try {
      await this.loadChoices();
    } catch {
      this.#session.dismiss();
    }
  }

  async #loadLookahead(): Promise<void> {
    const { Lookahead } = await loadChunk(() => import('./lookup/lookahead.ts'));
    if (!this.#element.isConnected) return;
    this.#session.lookahead ??= new Lookahead(this.#element);
  }

  async #loadPickers(): Promise<void> {
    const chunk = await this.#load(() => import('./pickers/pickers.ts'));
    if (this.#pickers || !this.#element.isConnected) return;
    this.#pickers = new chunk.Pickers(this.#element, this.#session);
    if (this.#choicesToRestore !== '') this.#pickers.restore(this.#choicesToRestore);
    this.#element.requestUpdate();
  }

  /** @throws {LookupError} `network` if the chunk cannot be loaded */
  async loadSearch(): Promise<Freeword> {
    if (this.#search) return this.#search;
    const chunk = await this.#load(() => import('./search/freeword.ts'));
    if (!this.#search) {
      this.#search = new chunk.Freeword(this.#element, this.#session);
      // The user may have typed before the chunk was loaded.
      if (this.#session.isUsed) this.#search.typed(this.#element.value);
      this.#element.requestUpdate();
    }
    return this.#search;
  }

  /** Loads a chunk and adopts its styles. */
  async #load<M extends { readonly styles: CSSResult }>(load: () => Promise<M>): Promise<M> {
    const chunk = await loadChunk(load);
    const sheet = chunk.styles.styleSheet;
    const root = this.#element.renderRoot as ShadowRoot;
    if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return chunk;
  }
}
