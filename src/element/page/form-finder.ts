import { findForm, type FoundForm } from '../../form/discovery/find-form.ts';
import type { FieldReader } from '../../form/discovery/found-field.ts';
import type { LookupElement } from '../properties.ts';

/** The readers come over the same network as everything else; a fill does not wait for them longer than this. */
const READERS_AT_MOST_MS = 2000;

/** Finds the page's form. The readers of names and labels come late, and only where the page's own marks leave fields unexplained. */
export class FormFinder {
  readonly #element: LookupElement;
  readonly #changed: () => void;
  #late: typeof import('../../form/discovery/late-readers.ts') | undefined;
  #loading: Promise<void> | undefined;
  /** Readers that are asked before the late ones. */
  readers: readonly FieldReader[] = [];
  /** With `compat`: the block of YubinBango's markup that is the form. */
  block: HTMLElement | undefined;

  /** @param changed - the late readers have come: more fields may be known now */
  constructor(element: LookupElement, changed: () => void) {
    this.#element = element;
    this.#changed = changed;
  }

  /** Whether the late readers are on their way. */
  get isWaiting(): boolean {
    return !this.#late && this.#loading !== undefined;
  }

  /** Loads the late readers, once. Offline, or in a deployment without its chunks, the page's own marks still work. */
  load(): Promise<void> {
    this.#loading ??= import('../../form/discovery/late-readers.ts').then(
      (late) => {
        this.#late = late;
        this.#changed();
      },
      () => (this.#loading = undefined),
    );
    return this.#loading;
  }

  /** The form as it is now, by the readers that are there. */
  find(block: HTMLElement | undefined = this.block): FoundForm {
    const element = this.#element;
    const readers = [...this.readers, ...(this.#late?.lateReaders ?? [])];
    return (block?.isConnected && this.#late?.findBlock(element, block, element, readers)) || findForm(element, element, readers);
  }

  /** The form by all readers, where it has fields that need them. */
  async findFully(block?: HTMLElement): Promise<FoundForm> {
    const found = this.find(block);
    if (!found.fields.unknown || this.#late) return found;
    await Promise.race([this.load(), new Promise((resolve) => setTimeout(resolve, READERS_AT_MOST_MS))]);
    return this.find(block);
  }

  /** Tells of the block of YubinBango's markup that a person comes to, until the signal aborts. */
  async followBlocks(enter: (block: HTMLElement) => void, signal: AbortSignal): Promise<void> {
    await this.load();
    if (!signal.aborted) this.#late?.followBlocks(this.#element.getRootNode() as Document | ShadowRoot, enter, signal);
  }
}
