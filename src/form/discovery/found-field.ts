import type { Part } from '../../address/parts.ts';
import type { Field, Refusal } from '../field.ts';

/** What told us which part a field takes, strongest first. */
export type FieldSource = 'fields' | 'for' | 'data-dga-field' | 'autocomplete' | 'h-adr' | 'name' | 'label';

/** A reader's word on one field. */
export interface FieldReading {
  readonly source: FieldSource;
  readonly parts: readonly Part[];
  /** What the reader saw, for people: `autocomplete="address-level2"`. */
  readonly reason: string;
  /** `section-*` and `shipping`/`billing`; `undefined` where the reader cannot know. */
  readonly group?: string | undefined;
  /** Parts that it takes where no other field does, and only then: a first line takes the city too where there is no field for it. */
  readonly spare?: readonly Part[];
  /** One of the lines of an address that nothing tells more of (住所1, `address2`): the lines share what is left in their order. */
  readonly line?: boolean | undefined;
  /** 以降の住所: the line goes on to the end of the address. */
  readonly rest?: boolean | undefined;
  /** The parts that the example beside it shows: 恵比寿1-1-1 a town and a block. */
  readonly example?: readonly Part[] | undefined;
  /** Whether it is the second box of a ZIP Code, and says nothing of its own. */
  readonly isSecond?: boolean | undefined;
  /** Whether it is known to be of another question. */
  readonly isOther?: boolean | undefined;
  /** What else was said of the field, and by what: the name, where the label says otherwise. */
  readonly overruled?: readonly FieldReading[] | undefined;
}

/** Reads one field, alone. `undefined`: says nothing; an empty list of parts: is known to be no piece of an address. */
export type FieldReader = (field: Field) => FieldReading | undefined;

/** A field that was taken for one part or several. */
export interface FoundField {
  readonly field: Field;
  readonly parts: readonly Part[];
  readonly source: FieldSource;
  readonly reason: string;
  readonly overruled?: readonly FieldReading[] | undefined;
  /** Which box of a ZIP Code in two boxes (3 + 4). */
  readonly box?: 'first' | 'second';
}

/** A field that looked right and was left alone. */
export interface RefusedField {
  readonly field: Field;
  readonly parts: readonly Part[];
  readonly source: FieldSource;
  readonly reason: string;
  readonly overruled?: readonly FieldReading[] | undefined;
  /** `other-question`: its label is of another question, or not understood; `group`: of another address; `taken`: another field says so more strongly; `ambiguous`: another says so as strongly. */
  readonly refusal: Refusal | 'other-question' | 'group' | 'taken' | 'ambiguous';
}

/** The fields of one address. */
export interface FieldMap {
  /** In document order; the code field's boxes among them. */
  readonly found: readonly FoundField[];
  readonly refused: readonly RefusedField[];
}
