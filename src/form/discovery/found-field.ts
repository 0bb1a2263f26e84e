import type { Part } from '../../address/parts.ts';
import type { Field, Refusal } from '../field.ts';

/** The sources of a decision, strongest first. */
export type FieldSource = 'fields' | 'for' | 'data-dga-field' | 'autocomplete' | 'h-adr' | 'name' | 'label';

/** The result of a reader for one field. */
export interface FieldReading {
  readonly source: FieldSource;
  readonly parts: readonly Part[];
  /** The evidence, for developers: `autocomplete="address-level2"`. */
  readonly reason: string;
  /** `section-*` and `shipping`/`billing`; `undefined` if the reader cannot know. */
  readonly group?: string | undefined;
  /** Parts that the field takes only if no other field does: the first line takes the city if there is no city field. */
  readonly spare?: readonly Part[];
  /** A numbered address line without further label (住所1, `address2`). The lines share the remaining parts in order. */
  readonly line?: boolean | undefined;
  /** Whose address it is: 実家 in 実家の住所. */
  readonly whose?: string | undefined;
  /** Returns the parts of the example beside the field: for 恵比寿1-1-1 a town and a block. Few forms need it, and reading it takes long. */
  readonly example?: (() => readonly Part[]) | undefined;
  /** The row of the table that decided: `label-over-token`. */
  readonly rule?: string | undefined;
  /** Whether it is the second box of a ZIP Code without a label. */
  readonly isSecond?: boolean | undefined;
  /** Whether the field is known to belong to another question. */
  readonly isOther?: boolean | undefined;
  /** Overruled evidence and its source, such as a name that the label contradicts. */
  readonly overruled?: readonly FieldReading[] | undefined;
}

/** Reads one field by itself. `undefined`: unknown; an empty list of parts: not part of an address. */
export type FieldReader = (field: Field) => FieldReading | undefined;

/** A field with the parts that it takes. */
export interface FoundField extends Pick<FieldReading, 'parts' | 'source' | 'reason' | 'overruled'> {
  readonly field: Field;
  /** The rows that decided, of the table of evidence and of the rules. */
  readonly rules?: readonly string[];
  /** The box number, for a ZIP Code in two boxes (3 + 4). */
  readonly box?: 'first' | 'second' | undefined;
}

/** A candidate that was left alone. */
export interface RefusedField extends Omit<FoundField, 'rules' | 'box'> {
  /**
   * `other-question`: its label names another question or is unknown; `group`: another address; `taken`: another field has stronger
   * evidence; `ambiguous`: another field has equal evidence.
   */
  readonly refusal: Refusal | 'other-question' | 'group' | 'taken' | 'ambiguous';
}

/** The fields of one address. */
export interface FieldMap {
  /** In document order, including the code field's boxes. */
  readonly found: readonly FoundField[];
  readonly refused: readonly RefusedField[];
}
