import type { Part } from '../../address/parts.ts';
import type { Field, Refusal } from '../field.ts';
import { readAutocomplete } from './evidence/autocomplete.ts';
import type { FieldReading, FieldSource } from './found-field.ts';

/** A field with the result of a reader. */
export interface Candidate extends FieldReading {
  readonly field: Field;
  /** `section-*` and `shipping`/`billing` from the tokens, otherwise from the name; empty if there is neither. */
  readonly group: string;
  /** The previous candidate, if the user fills in no other field between the two. */
  readonly before?: Candidate | undefined;
  /** The number of the run of fields without a field of another question in between. */
  readonly stretch: number;
  /** Why the field may not be written to. Computed once, because checking visibility forces a layout. */
  readonly refusal?: Refusal | undefined;
}

/** The ZIP Code field or boxes of one address, in document order. */
export type ZipRun = readonly [Candidate, ...Candidate[]];

/** The result of reading every control once: enough to find the code field. `shareParts` decides the rest. */
export interface ReadFields {
  readonly candidates: readonly Candidate[];
  /** Fields of other questions whose name or token mentions an address. */
  readonly others: readonly Candidate[];
  /** The fields that may be written to. */
  readonly open: readonly Candidate[];
  /** The ZIP Code fields: one entry per address, with one field or two boxes each. */
  readonly zips: readonly ZipRun[];
  /** The ZIP Code of the address to fill. */
  readonly zip: ZipRun | undefined;
  readonly section: string | undefined;
  /** Whether there are controls that no reader recognized. */
  readonly unknown: boolean;
}

/** Strongest source first. Name and label of one field were weighed against each other when they were read; this is for two fields. */
const SOURCES: readonly FieldSource[] = ['fields', 'for', 'data-dga-field', 'autocomplete', 'h-adr', 'name', 'label'];

/** The rank of the strongest of the words: classes, names and labels. */
export const WORDS: number = SOURCES.indexOf('h-adr');

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

/** Reports whether a field takes the ZIP Code only. */
export function isZip({ parts }: FieldReading): boolean {
  return parts.length === 1 && parts[0] === 'postal-code';
}

/** Reports whether a field is a numbered line of this address, or one for the rest: 住所2, 以降の住所. */
export function continuesAddress({ line, whose, reason }: FieldReading): boolean {
  return line === true && !whose && /[\d１-９以]/.test(reason);
}

/** Reports whether a field asks for a room without its building, or for the number of a parcel. */
export function isRoom({ reason }: FieldReading): boolean {
  return /^[^建ビマアb]*(?:部屋|号室|room|heya|^地番)/i.test(reason);
}

/** Name prefixes that identify the address: `billing_city`, `customer[zipcode]`, `deliv_addr01`; not `order1`. */
const GROUP_IN_NAME = /(?:^|[^a-z])(bill|ship|deliv|customer|order|sender|recipient|gift)(.*)/i;

/** Returns the name of a field, otherwise its id. */
export function nameOf({ name, id }: Field & { readonly name?: unknown }): string {
  return typeof name === 'string' && name !== '' ? name : id;
}

/** Returns the group in a field's name: `billing` for `billing_city`, otherwise an empty string. */
export function groupInName(field: Field): string {
  const [, word = '', rest = ''] = GROUP_IN_NAME.exec(nameOf(field)) ?? [];
  const isWhole = /^\d*$/.test(rest) || (/bill/i.test(word) && !/^(?:ing|_?to|[_[-])/i.test(rest));
  if (isWhole) return '';
  return (word && { bill: 'billing', ship: 'shipping', deliv: 'shipping' }[word.toLowerCase()]) || word.toLowerCase();
}

/** Returns the group of a field: from its token, otherwise from its name. */
export function groupOf(field: Field): string {
  return readAutocomplete(field.getAttribute('autocomplete'))?.group || groupInName(field);
}

/** Compares groups word by word: `section="shipping"` also means `section-x shipping`. */
export function isInGroup(group: string, wanted: string): boolean {
  const words = group.split(' ');
  return wanted.split(/\s+/).every((word) => words.includes(word) || words.includes(`section-${word}`));
}
