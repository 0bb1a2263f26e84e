import type { CSSResult, ReactiveController } from '@lit/reactive-element';
import type { AddressRecord } from '../address/record.ts';
import { loadChunk } from '../client/load-chunk.ts';
import type { AddressChecks } from './verify/address-checks.ts';
import type { BuiltInInput } from './code-field/built-in-input.ts';
import type { Interaction } from './interaction.ts';
import type { HAdrBlocks } from './page/h-adr-block.ts';
import type { Lookahead } from './lookup/lookahead.ts';
import type { LookupSession } from './lookup/lookup-session.ts';
import type { PendingLoads } from './pending-loads.ts';
import type { Pickers } from './pickers/pickers.ts';
import type { LookupElement } from './properties.ts';
import type { Freeword } from './search/freeword.ts';

/** The controllers in chunks. */
interface Controllers {
  readonly interaction: Interaction;
  readonly pickers: Pickers;
  readonly search: Freeword;
  readonly checks: AddressChecks;
  readonly lookahead: Lookahead;
  readonly compat: HAdrBlocks;
}

/** What the chunks export beside their controllers. */
interface ChunkModule {
  readonly styles?: readonly CSSResult[];
}

/** A chunk with a controller. */
interface Chunk<C> {
  readonly load: () => Promise<ChunkModule>;
  /** Takes the module that `load` resolves with. */
  readonly create: (module: never) => C;
}

/** @param create - creates the controller of the chunk */
const inChunk = <M extends object, C>(load: () => Promise<M & ChunkModule>, create: (module: M) => C): Chunk<C> => ({ load, create });

/** The dependencies of some of them. */
interface Needs {
  readonly builtIn: BuiltInInput;
  readonly internals: Partial<ElementInternals>;
  readonly pending: PendingLoads;
  /** Reads the fields of the form again. */
  readonly read: () => void;
}

/** Loads the controllers that many pages never use, when an attribute, a lookup or the focus of the code field asks for them. */
export class OptionalControllers implements ReactiveController {
  readonly #element: LookupElement;
  readonly #session: LookupSession;
  readonly #needs: Needs;
  /** Each controller once it is loaded. */
  readonly loaded: { -readonly [K in keyof Controllers]?: Controllers[K] } = {};
  readonly #chunks: { readonly [K in keyof Controllers]: Chunk<Controllers[K]> };
  /** Those that were asked for; their chunks may not have loaded. */
  readonly #asked = new Set<keyof Controllers>();

  constructor(element: LookupElement, session: LookupSession, needs: Needs) {
    this.#element = element;
    this.#session = session;
    this.#needs = needs;
    const choose = (record: AddressRecord): void => {
      if (!this.loaded.search?.chooseRecord(record)) session.select(record).catch(() => undefined);
    };
    this.#chunks = {
      interaction: inChunk(
        () => import('./interaction.ts'),
        (chunk) => new chunk.Interaction(element, session, needs.builtIn, needs.internals, choose),
      ),
      checks: inChunk(
        () => import('./verify/address-checks.ts'),
        (chunk) => new chunk.AddressChecks(element, session),
      ),
      lookahead: inChunk(
        () => import('./lookup/lookahead.ts'),
        (chunk) => (session.lookahead = new chunk.Lookahead(element)),
      ),
      compat: inChunk(
        () => import('./page/h-adr-block.ts'),
        (chunk) => new chunk.HAdrBlocks(element, session.page, (block) => session.enter(block), needs.read),
      ),
      pickers: inChunk(
        () => import('./pickers/pickers.ts'),
        (chunk) => {
          const choices = session.choicesToRestore;
          const pickers = new chunk.Pickers(element, session);
          if (choices !== '') pickers.restore(choices);
          return pickers;
        },
      ),
      search: inChunk(
        () => import('./search/freeword.ts'),
        (chunk) => {
          const search = new chunk.Freeword(element, session);
          // The user may have typed before the chunk was loaded.
          if (session.isUsed) search.typed(element.value);
          return search;
        },
      ),
    };
    element.addController(this);
  }

  /** What the attributes and the state ask for. The first one has what all others draw with. */
  #wanted(): Readonly<Record<keyof Controllers, unknown>> {
    const { pickers, accept, findZip, verify, lookahead, compat } = this.#element;
    const wanted = {
      checks: findZip || (verify !== 'off' && verify !== null),
      pickers: pickers !== null && pickers !== false,
      search: /freeword/.test(String(accept)),
    };
    const interaction = this.#hasMessage || this.#isPartOfForm || Object.values(wanted).includes(true);
    return { interaction, ...wanted, lookahead, compat: compat === 'h-adr' };
  }

  get #isPartOfForm(): boolean {
    const { name, required, requireBlock, trigger } = this.#element;
    return this.#needs.builtIn.isShown || !!name || required || requireBlock || trigger === 'button';
  }

  /** Whether the message has a list or buttons: the browser or a script may use the code field without its focus. */
  get #hasMessage(): boolean {
    const { status } = this.#session.state;
    return status === 'choosing' || (status !== 'idle' && status !== 'busy' && !this.#asked.has('interaction'));
  }

  hostUpdate(): void {
    // The next update tries again after a failure.
    for (const [name, isWanted] of Object.entries(this.#wanted()) as [keyof Controllers, unknown][]) {
      // Without the list, the message asks for what the addresses do not share.
      const failed = (): unknown => name === 'interaction' && this.#session.dismiss();
      if (isWanted && !this.loaded[name]) this.#needs.pending.add(this.load(name).catch(failed));
    }
  }

  /** Loads a controller, and adopts the styles of its chunk. @throws {LookupError} `network` if the chunk cannot be loaded */
  async load<K extends keyof Controllers>(name: K): Promise<Controllers[K]> {
    const { loaded } = this;
    this.#asked.add(name);
    const { load, create } = this.#chunks[name];
    const module = loaded[name] ? undefined : await loadChunk(load);
    const known = loaded[name];
    if (known || !module) return known as Controllers[K];
    const root = this.#element.renderRoot as ShadowRoot;
    // jsdom has none.
    root.adoptedStyleSheets = [...(root.adoptedStyleSheets ?? []), ...(module.styles ?? []).flatMap(({ styleSheet }) => styleSheet ?? [])];
    const made = create(module as never);
    loaded[name] = made;
    this.#element.requestUpdate();
    return made;
  }
}
