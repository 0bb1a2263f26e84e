import type { CSSResult, ReactiveController } from '@lit/reactive-element';
import type { Controller as AddressChecks } from './verify/address-checks.ts';
import type { Controller as Interaction, InteractionNeeds } from './interaction.ts';
import type { Controller as HAdrBlocks } from './page/h-adr-block.ts';
import type { Controller as Lookahead } from './lookup/lookahead.ts';
import type { Controller as Pickers } from './pickers/pickers.ts';
import type { Controller as Freeword } from './search/freeword.ts';
import { loadChunk } from '../client/load-chunk.ts';
import type { LookupSession } from './lookup/lookup-session.ts';
import type { LookupElement } from './properties.ts';

interface Controllers {
  readonly interaction: Interaction;
  readonly pickers: Pickers;
  readonly search: Freeword;
  readonly checks: AddressChecks;
  readonly lookahead: Lookahead;
  readonly compat: HAdrBlocks;
}

type Name = keyof Controllers;

type Loaded = { -readonly [N in Name]?: Controllers[N] };

/** The class of a controller, with the styles that it draws with. */
interface ControllerClass<C> {
  readonly styles?: readonly CSSResult[];
  new (element: LookupElement, session: LookupSession, needs: Needs & { readonly loaded: Loaded }): C;
}

/** The modules of the controllers, which export their class under one name. */
const CHUNKS: { readonly [N in Name]: () => Promise<{ readonly Controller: ControllerClass<Controllers[N]> }> } = {
  interaction: () => import('./interaction.ts'),
  checks: () => import('./verify/address-checks.ts'),
  lookahead: () => import('./lookup/lookahead.ts'),
  compat: () => import('./page/h-adr-block.ts'),
  pickers: () => import('./pickers/pickers.ts'),
  search: () => import('./search/freeword.ts'),
};

/** The dependencies of some of them, besides other controllers. */
type Needs = Omit<InteractionNeeds, 'loaded'>;

/** Loads the controllers that many pages never use, when an attribute, a lookup or the focus of the code field asks for them. */
export class OptionalControllers implements ReactiveController {
  readonly #element: LookupElement;
  readonly #session: LookupSession;
  readonly #needs: Needs;
  /** Each controller once it is loaded. */
  readonly loaded: Loaded = {};
  /** The first load of the interaction, which may have failed. A fill waits for it, but not for a later one. */
  first: Promise<Interaction> | undefined;

  constructor(element: LookupElement, session: LookupSession, needs: Needs) {
    this.#element = element;
    this.#session = session;
    this.#needs = needs;
    element.addController(this);
  }

  /** What the attributes and the state ask for. The first one has what all others draw with. */
  #wanted(): Readonly<Record<Name, unknown>> {
    const { pickers, accepted, findZip, verify, lookahead, compat, name, required, requireBlock, trigger } = this.#element;
    const { status } = this.#session.state;
    const wanted = {
      checks: findZip || (verify ?? 'off') !== 'off',
      pickers: (pickers ?? false) !== false,
      search: accepted.includes('freeword'),
    };
    // The browser or a script may use the code field without its focus.
    const hasListOrButtons = status === 'choosing' || (status === 'error' && !this.first);
    const isPartOfForm = this.#needs.builtIn.isShown || name || required || requireBlock || trigger === 'button';
    const interaction = hasListOrButtons || isPartOfForm || Object.values(wanted).includes(true);
    return { interaction, ...wanted, lookahead, compat: compat === 'h-adr' };
  }

  hostUpdate(): void {
    // The next update tries again after a failure.
    for (const [name, isWanted] of Object.entries(this.#wanted()) as [Name, unknown][]) {
      // Without the list, the message asks for what the addresses do not share.
      const failed = (): unknown => name === 'interaction' && this.#session.dismiss();
      if (isWanted && !this.loaded[name]) this.#element.awaitLoad(this.load(name).catch(failed));
    }
  }

  /** Loads a controller, and adopts the styles of its chunk. @throws {LookupError} `network` if the chunk cannot be loaded */
  load<N extends Name>(name: N): Promise<Controllers[N]> {
    const loading = this.#load(name);
    if (name === 'interaction') this.first ??= loading as Promise<Interaction>;
    return loading;
  }

  async #load<N extends Name>(name: N): Promise<Controllers[N]> {
    const { loaded } = this;
    const { Controller } = loaded[name] ? {} : await loadChunk(CHUNKS[name]);
    if (Controller && !loaded[name]) {
      const root = this.#element.renderRoot as ShadowRoot;
      const sheets = (Controller.styles ?? []).flatMap(({ styleSheet }) => styleSheet ?? []);
      // jsdom has none.
      root.adoptedStyleSheets = [...(root.adoptedStyleSheets ?? []), ...sheets];
      const made: Controllers[N] = new Controller(this.#element, this.#session, { ...this.#needs, loaded });
      loaded[name] = made;
      this.#element.requestUpdate();
    }
    return loaded[name] as Controllers[N];
  }
}
