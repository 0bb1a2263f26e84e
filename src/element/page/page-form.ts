import type { AddressRecord } from '../../address/record.ts';
import { isAbroad } from '../../form/discovery/country.ts';
import { findForm, type FoundForm, opensLater, withoutFields } from '../../form/discovery/find-form.ts';
import type { FieldReader } from '../../form/discovery/found-field.ts';
import { READERS } from '../../form/discovery/readers.ts';
import { isSelect } from '../../form/field.ts';
import { TextOwnership } from '../../form/filling/text-ownership.ts';
import { loadChunk } from '../../client/load-chunk.ts';
import type { LookupElement } from '../properties.ts';

/** Called before a record is planned and written. `isReplacing`: the user asked to replace what the form contains. */
type Preparation = (record: AddressRecord, isReplacing: boolean) => void;

/** The page's form as it is now: its fields and its country, and with `compat` the block of YubinBango's markup in which the user types. */
export class PageForm {
  readonly #element: LookupElement;
  #compat: typeof import('../../form/discovery/h-adr-block.ts') | undefined;
  readonly #readers: FieldReader[] = [...READERS];
  readonly #preparations: Preparation[] = [];
  #isClosed = false;
  /** Whether the address was in another country than Japan when the form was last looked for. */
  isAbroad = false;
  /** With `compat`: the block of YubinBango's markup that is the form. */
  block: HTMLElement | undefined;

  constructor(element: LookupElement) {
    this.#element = element;
  }

  /** Makes discovery ask a reader before the readers of names and labels. */
  addReader(reader: FieldReader): void {
    this.#readers.unshift(reader);
  }

  /** Calls back before each fill, so that the page's selects can get an option for the record. */
  beforeFill(prepare: Preparation): void {
    this.#preparations.push(prepare);
  }

  /** Prepares the form for a record that is about to be planned and written. */
  prepare(record: AddressRecord, isReplacing: boolean): void {
    for (const prepare of this.#preparations) prepare(record, isReplacing);
  }

  /** The form as it is now. An address in another country than Japan has no fields for the element. */
  find(block: HTMLElement | undefined = this.block): FoundForm {
    const element = this.#element;
    const readers = this.#readers;
    const found = (block?.isConnected && this.#compat?.findBlock(element, block, element, readers)) || findForm(element, element, readers);
    for (const { field, parts } of found.fields.open) {
      if (isSelect(field)) TextOwnership.of(field).noteFirstValue(field, parts.join(), element);
    }
    this.isAbroad = isAbroad(found);
    const isAwaited = this.#isAwaited;
    this.#isClosed = this.isAbroad || isAwaited || opensLater(found);
    if (this.isAbroad) return withoutFields(found);
    return isAwaited ? { ...found, codeFields: [] } : found;
  }

  /** Whether `for` names a field that is not on the page yet: the element waits for it and takes no other. */
  get #isAwaited(): boolean {
    const { for: id } = this.#element;
    return Boolean(id) && !(this.#element.getRootNode() as Document).getElementById?.(id as string);
  }

  /**
   * Whether the page's code field cannot be used yet: with `compat` because the chunk is not loaded, otherwise because the field is closed
   * or not there yet, or because the address is in another country.
   */
  get isWaiting(): boolean {
    return this.#isClosed || (this.#element.compat === 'h-adr' && !this.#compat);
  }

  /**
   * Reports the block of YubinBango's markup that the user enters, until the signal aborts.
   * @throws {LookupError} `network` if the chunk cannot be loaded
   */
  async followBlocks(enter: (block: HTMLElement) => void, signal: AbortSignal): Promise<void> {
    this.#compat ??= await loadChunk(() => import('../../form/discovery/h-adr-block.ts'));
    if (!signal.aborted) this.#compat.followBlocks(this.#element.getRootNode() as Document | ShadowRoot, enter, signal);
  }
}
