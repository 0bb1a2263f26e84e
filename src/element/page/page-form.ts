import type { AddressRecord } from '../../address/record.ts';
import { isAbroad } from '../../form/discovery/country.ts';
import { findForm, type FoundForm, namedField, opensLater, withoutFields } from '../../form/discovery/find-form.ts';
import { inSmallestBox } from '../../form/discovery/scope.ts';
import { type FieldReader, isMarked } from '../../form/discovery/reading.ts';
import { READERS } from '../../form/discovery/evidence/weigh.ts';
import { type Field, isSelect, refusal } from '../../form/field.ts';
import { TextOwnership } from '../../form/filling/text-ownership.ts';
import { createOnce } from '../create-once.ts';
import type { LookupElement } from '../properties.ts';
import type { findBlock } from '../../form/discovery/h-adr-block.ts';
import type { Placement } from './placement.ts';

/** The element that uses each code field. */
const users = createOnce('users', () => new WeakMap<Field, PageForm>());

/** Called before a record is planned and written. `isReplacing`: the user asked to replace what the form contains. */
type Preparation = (record: AddressRecord, isReplacing: boolean) => void;

/** The page's form as it is now: its fields and its country, and with `compat` the block of YubinBango's markup in which the user types. */
export class PageForm {
  readonly #element: LookupElement;
  /** Moves an element that is not beside the code field, once the chunk is loaded. */
  placement: Placement | undefined;
  /** Called before each fill, so that the page's selects can get an option for the record. */
  prepare: Preparation | undefined;
  /** With `compat`: reads a block of YubinBango's markup, once the chunk is loaded. */
  blocks: { readonly find: typeof findBlock } | undefined;
  /** Returns the form as it was found last if nothing has changed since, once the chunk of the code field is loaded. */
  foundBefore: (() => FoundForm | undefined) | undefined;
  /** What discovery asks about a field, in this order: the reader of a chunk before those of tokens, classes, names and labels. */
  readers: readonly FieldReader[] = READERS;
  #isClosed = false;
  /** The form that the user is in, as it was found last. */
  found: FoundForm | undefined;
  /** Whether the browser restored the page: what its selects show is the choice of the user. */
  isRestored = false;
  /** Whether the address was in another country than Japan when the form was last looked for. */
  isAbroad = false;
  /** With `compat`: the block of YubinBango's markup that is the form. */
  block: HTMLElement | undefined;

  constructor(element: LookupElement) {
    this.#element = element;
  }

  /** The form as it is now. An address in another country than Japan has no fields for the element. */
  find(block: HTMLElement | undefined = this.block): FoundForm {
    const element = this.#element;
    const found = this.#read(block);
    this.#note(found);
    if (block === this.block) this.found = found;
    this.isAbroad = isAbroad(found);
    // The element waits for the field that `for` names, and takes no other.
    const isAwaited = Boolean(element.for) && !namedField(element, element);
    const isLater = this.#isLater(found) || isAwaited;
    this.#isClosed = this.isAbroad || isLater;
    return this.isAbroad || (isLater && found.codeFields[0]) ? withoutFields(found) : found;
  }

  /** Reads a block of YubinBango's markup, or the form, unless it is known to be as it was found last. */
  #read(block: HTMLElement | undefined): FoundForm {
    const element = this.#element;
    return (
      (block?.isConnected && this.blocks?.find(element, block, element, this.readers)) ||
      (this.foundBefore?.() ?? findForm(this.#home, element, this.readers, this.found?.fields.zip))
    );
  }

  /** Whether the code field opens later: there is none, or another element uses it: the nearest one, or the first of equally near ones. */
  #isLater(found: FoundForm): boolean {
    const [field] = found.codeFields;
    const [user = this] = inSmallestBox(field, [(field && users.get(field)) ?? this, this], (each) => each.#home);
    const isLater = (!field || user !== this) && opensLater(found);
    if (field && !isLater && !this.#element.standalone) users.set(field, this);
    return isLater;
  }

  get #home(): HTMLElement {
    return this.placement?.home ?? this.#element;
  }

  /** Whether a field was removed, has opened or was closed since the form was found. */
  get hasChanged(): boolean {
    const roomy = new Set<Element>();
    return !this.found?.fields.candidates.every(
      (one) =>
        one.field.isConnected && [refusal(one.field, isMarked(one), roomy, one.parts), 'box', 'other-question'].includes(one.refusal),
    );
  }

  /** Notes what the selects show. The element's inputs get the look of the first field, and a form without fields is not held. */
  #note({ fields: { open } }: FoundForm): void {
    if (open.length !== this.found?.fields.open.length) this.#element.requestUpdate();
    for (const { field, parts } of open)
      if (isSelect(field) && !this.isRestored) TextOwnership.of(field).noteFirstValue(field, parts.join(), this.#element);
  }

  /** Whether the code field cannot be used yet: its chunk is not loaded (`compat`), it is closed or not there, or the address is abroad. */
  get isWaiting(): boolean {
    return this.#isClosed || (this.#element.compat === 'h-adr' && !this.blocks);
  }
}
