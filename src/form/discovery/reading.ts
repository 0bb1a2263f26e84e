import type { Part } from '../../address/parts.ts';
import type { Field, Refusal } from '../field.ts';

/** Strongest source first. Name and label of one field were weighed against each other when they were read; this is for two fields. */
const SOURCES = ['fields', 'for', 'data-dga-field', 'autocomplete', 'h-adr', 'name', 'label'] as const;

/** The source of a decision. */
export type FieldSource = (typeof SOURCES)[number];

/** The result of a reader for one field. */
export interface FieldReading {
  readonly source: FieldSource;
  readonly parts: readonly Part[];
  /** The evidence, for developers: `autocomplete="address-level2"`. */
  readonly reason: string;
  /** `section-*` and `shipping`/`billing`; `undefined` if the reader cannot know. */
  readonly group?: string | undefined;
  /** Parts that the field takes only if no other field does: the first line takes the city if there is no city field. */
  readonly spare?: readonly Part[] | undefined;
  /** The senses of its words, such as `rest`, `more` and `count`. */
  readonly senses?: readonly string[] | undefined;
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

/** A field and its parts, even if the form no longer finds it. */
export type AddressField = Pick<FoundField, 'field' | 'parts'>;

/** A candidate that was left alone. */
export interface RefusedField extends Omit<FoundField, 'box'> {
  /**
   * `other-question`: its label names another question or is unknown; `group`: another address; `taken`: another field has stronger
   * evidence; `ambiguous`: another field has equal evidence.
   */
  readonly refusal: Refusal | 'other-question' | 'group' | 'taken' | 'ambiguous';
  /** The field with stronger or equal evidence. */
  readonly rival?: Field | undefined;
}

/** The fields of one address. */
export interface FieldMap {
  /** In document order, including the code field's boxes. */
  readonly found: readonly FoundField[];
  readonly refused: readonly RefusedField[];
}

/** A field with the result of a reader. */
export interface Candidate extends FieldReading {
  readonly field: Field;
  /** `section-*` and `shipping`/`billing` from the tokens, otherwise from the name; empty if there is neither. */
  readonly group: string;
  /** The previous candidate, if the user fills in no other field between the two. */
  readonly before?: Candidate | undefined;
  /** The number of the run of fields without a field of another question in between. */
  readonly stretch: number;
  /** Why the field is not written to. Computed once, because checking visibility forces a layout. */
  readonly refusal?: RefusedField['refusal'] | undefined;
}

/** The ZIP Code field or boxes of one address, in document order. */
export type ZipRun = readonly [Candidate, ...Candidate[]];

/** The result of reading every control once: enough to find the code field. `resolveForm` decides the rest. */
export interface ReadFields {
  /** With the fields of other questions whose name or token mentions an address. */
  readonly candidates: readonly Candidate[];
  /** The fields that may be written to, and a closed ZIP Code that was taken last. */
  readonly open: readonly Candidate[];
  /** The ZIP Code fields: one entry per address, with one field or two boxes each. */
  readonly zips: readonly ZipRun[];
  /** The ZIP Code of the address to fill. */
  readonly zip: ZipRun | undefined;
  readonly section: string | null | undefined;
}

/** The rank of the strongest of the words: classes, names and labels. */
export const WORDS: number = SOURCES.indexOf('h-adr');

/** Reports whether the words of a field say something. */
export const hasSense = ({ senses = [] }: FieldReading, sense: string): boolean => senses.includes(sense);

/** Reports whether a field asks for the number of a parcel: 地番, but not 地番以降. */
export const isParcel = (reading: FieldReading): boolean => hasSense(reading, 'block+parcel') && !hasSense(reading, 'rest');

/** Reports whether a field is a numbered line, or one for the rest: 住所2, 以降の住所. */
export const isContinued = (reading: FieldReading): boolean => hasSense(reading, 'count') || hasSense(reading, 'rest');

/** Returns the strength of a field's evidence. Small numbers are strong. */
export function sourceRank({ source }: FieldReading): number {
  return SOURCES.indexOf(source);
}

/** Reports whether the page itself names a field, which opens readonly and hidden fields. Tokens are for browsers, not for the element. */
export function isMarked(reading: FieldReading): boolean {
  return sourceRank(reading) < SOURCES.indexOf('autocomplete');
}

/** Returns the parts that a field requests: its own, or those that no other field takes. */
export function claimsOf({ parts, spare = [] }: FieldReading): readonly Part[] {
  return parts.length > 0 ? parts : spare;
}

/** Reports whether words name no part of an address, and no line. */
export function namesNothing(words: Pick<FieldReading, 'parts' | 'line'> | undefined): boolean {
  return words?.parts.length === 0 && !words.line;
}

/** Reports whether a field takes the ZIP Code only. */
export function isZip({ parts }: Pick<FieldReading, 'parts'>): boolean {
  return parts.length === 1 && parts[0] === 'postal-code';
}
