import type { CSSResult, ReactiveController } from '@lit/reactive-element';
import { loadChunk } from '../client/load-chunk.ts';
import type { AddressChecks } from './checks/address-checks.ts';
import type { BuiltInInput } from './code-field/built-in-input.ts';
import type { Interaction } from './interaction.ts';
import type { Lookahead } from './lookup/lookahead.ts';
import type { LookupSession } from './lookup/lookup-session.ts';
import type { PendingLoads } from './pending-loads.ts';
import type { Pickers } from './pickers/pickers.ts';
import type { LookupElement } from './properties.ts';
import type { Freeword } from './search/freeword.ts';

/** The controllers in chunks, each once it is loaded. */
interface Loaded {
  interaction?: Interaction;
  pickers?: Pickers;
  search?: Freeword;
  checks?: AddressChecks;
  lookahead?: Lookahead;
}

/** What some of them need. */
interface Needs {
  readonly builtIn: BuiltInInput;
  readonly internals: Partial<ElementInternals>;
  readonly pending: PendingLoads;
}

/** Loads the controllers that many pages never use, when an attribute, a lookup or the focus of the code field asks for them. */
export class OptionalControllers implements ReactiveController {
  readonly #element: LookupElement;
  readonly #session: LookupSession;
  readonly #needs: Needs;
  readonly loaded: Loaded = {};
  #choicesToRestore = '';

  constructor(element: LookupElement, session: LookupSession, needs: Needs) {
    this.#element = element;
    this.#session = session;
    this.#needs = needs;
    element.addController(this);
  }

  hostUpdate(): void {
    const { pickers, accept, findZip, verify, lookahead, name, required, requireBlock, trigger } = this.#element;
    const isChoosing = this.#session.state.status === 'choosing';
    const needsChecks = findZip || (verify !== 'off' && verify !== null);
    const needsPickers = pickers !== null && pickers !== false;
    const needsSearch = /freeword/.test(String(accept));
    const isPartOfForm = this.#needs.builtIn.isShown || name || required || requireBlock || trigger === 'button';
    // The next update tries again after a failure. The first one has what all others draw with.
    this.#want('interaction', isChoosing || isPartOfForm || needsChecks || needsPickers || needsSearch, () =>
      // Without the list, the message asks for what the addresses do not share.
      this.loadInteraction().catch(() => isChoosing && this.#session.dismiss()),
    );
    this.#want('checks', needsChecks, () => this.loadChecks());
    this.#want('lookahead', lookahead, () => this.#loadLookahead());
    this.#want('pickers', needsPickers, () => this.#loadPickers());
    this.#want('search', needsSearch, () => this.loadSearch());
  }

  #want(name: keyof Loaded, isWanted: unknown, load: () => Promise<unknown>): void {
    if (isWanted && !this.loaded[name]) this.#needs.pending.add(load().catch(() => undefined));
  }

  /** Shows the choices that the browser has kept. */
  restore(choices: string): void {
    this.#choicesToRestore = choices;
    if (choices !== '') this.loaded.pickers?.restore(choices);
  }

  /** Loads a controller, and adopts the styles of its chunk. @throws {LookupError} `network` if the chunk cannot be loaded */
  async #load<K extends keyof Loaded, M extends object>(
    name: K,
    load: () => Promise<M>,
    create: (chunk: M) => NonNullable<Loaded[K]>,
  ): Promise<NonNullable<Loaded[K]>> {
    const { loaded } = this;
    const chunk = loaded[name] ? undefined : await loadChunk(load);
    const known = loaded[name];
    if (known || !chunk) return known as NonNullable<Loaded[K]>;
    const root = this.#element.renderRoot as ShadowRoot;
    const { styles = [] }: { readonly styles?: CSSResult | readonly CSSResult[] } = chunk;
    // jsdom has none.
    root.adoptedStyleSheets = [...(root.adoptedStyleSheets ?? []), ...[styles].flat().flatMap(({ styleSheet }) => styleSheet ?? [])];
    const made = create(chunk);
    loaded[name] = made;
    this.#element.requestUpdate();
    return made;
  }

  /** @throws {LookupError} `network` if the chunk cannot be loaded */
  readonly loadInteraction = (): Promise<Interaction> => {
    const { builtIn, internals } = this.#needs;
    const choose = (record: Parameters<Freeword['chooseRecord']>[0]): void => {
      if (!this.loaded.search?.chooseRecord(record)) this.#session.choose(record);
    };
    return this.#load(
      'interaction',
      () => import('./interaction.ts'),
      (chunk) => new chunk.Interaction(this.#element, this.#session, builtIn, internals, choose),
    );
  };

  /** @throws {LookupError} `network` if the chunk cannot be loaded */
  loadChecks(): Promise<AddressChecks> {
    return this.#load(
      'checks',
      () => import('./checks/address-checks.ts'),
      ({ AddressChecks: Checks }) => new Checks(this.#element, this.#session),
    );
  }

  #loadLookahead(): Promise<Lookahead> {
    return this.#load(
      'lookahead',
      () => import('./lookup/lookahead.ts'),
      (chunk) => (this.#session.lookahead = new chunk.Lookahead(this.#element)),
    );
  }

  #loadPickers(): Promise<Pickers> {
    return this.#load(
      'pickers',
      () => import('./pickers/pickers.ts'),
      (chunk) => {
        const pickers = new chunk.Pickers(this.#element, this.#session);
        if (this.#choicesToRestore !== '') pickers.restore(this.#choicesToRestore);
        return pickers;
      },
    );
  }

  /** @throws {LookupError} `network` if the chunk cannot be loaded */
  loadSearch(): Promise<Freeword> {
    return this.#load(
      'search',
      () => import('./search/freeword.ts'),
      (chunk) => {
        const search = new chunk.Freeword(this.#element, this.#session);
        // The user may have typed before the chunk was loaded.
        if (this.#session.isUsed) search.typed(this.#element.value);
        return search;
      },
    );
  }
}
