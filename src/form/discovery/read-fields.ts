import type { Part } from '../../address/parts.ts';
import { contains, parentOf } from '../dom.ts';
import { type Field, isInput, isSelect, type Refusal, refusal } from '../field.ts';
import type { FieldReader, FieldReading, FieldSource } from './found-field.ts';
import { readAutocomplete } from './evidence/autocomplete.ts';
import { COUNT } from './evidence/read-name.ts';

export interface FindOptions {
  /** Asked in this order; the first reader with a result wins. */
  readonly readers: readonly FieldReader[];
  /** The field that `for` names. */
  readonly codeField?: Field | undefined;
  /** `section-*`, `shipping` or `billing`: the only group to fill. Default: the group of the code field. */
  readonly section?: string | undefined;
  /** Where the search starts: of several ZIP Code fields the nearest one is taken. */
  readonly near?: Element | undefined;
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
  /** Why the field may not be written to. Computed once, because checking visibility forces a layout. */
  readonly refusal?: Refusal | undefined;
}

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
export const SOURCES: readonly FieldSource[] = ['fields', 'for', 'data-dga-field', 'autocomplete', 'h-adr', 'name', 'label'];

/** Reports whether the page itself names a field, which opens readonly and hidden fields. Tokens are for browsers, not for the element. */
export function isMarked({ source }: FieldReading): boolean {
  return SOURCES.indexOf(source) < SOURCES.indexOf('autocomplete');
}

/** Returns the parts that a field requests: its own, or those that no other field takes. */
export function claimsOf({ parts, spare = [] }: FieldReading): readonly Part[] {
  return parts.length > 0 ? parts : spare;
}

/** Reports whether a field takes the ZIP Code only. */
export function isZip({ parts }: FieldReading): boolean {
  return parts.length === 1 && parts[0] === 'postal-code';
}

/** Name prefixes that identify the address: `billing_city`, `customer[zipcode]`, `deliv_addr01`; not `order1`. */
const GROUP_IN_NAME = /(?:^|[^a-z])(bill(?=ing|_?to|[_[-])|ship|deliv|customer|order|sender|recipient|gift)(?!\d*$)/i;

/** Returns the group in a field's name: `billing` for `billing_city`, otherwise an empty string. */
function groupInName({ name, id }: Field & { readonly name?: unknown }): string {
  const [, word = ''] = GROUP_IN_NAME.exec(typeof name === 'string' && name !== '' ? name : id) ?? [];
  return (word && { bill: 'billing', ship: 'shipping', deliv: 'shipping' }[word.toLowerCase()]) || word.toLowerCase();
}

/** Returns the group of a field: from its token, otherwise from its name. */
export function groupOf(field: Field): string {
  return readAutocomplete(field.getAttribute('autocomplete'))?.group || groupInName(field);
}

/** Returns the number of characters that a box takes, from `maxlength` or `size`; 0 if unknown. */
function lengthOf(field: HTMLInputElement): number {
  return field.maxLength > 0 ? field.maxLength : Number(field.getAttribute('size') ?? 0);
}

/** The end of the names of numbered boxes: `zip1`, `zip02`, `zip[1]`, `zip_first`, `postTop`. */
const COUNTED = new RegExp(`[\\W_]*(${COUNT})[\\W_]*$`, 'i');

/** Returns the text between two fields. */
function textBetween(first: Field, second: Field): string {
  const range = first.ownerDocument.createRange();
  range.setStartAfter(first);
  range.setEndBefore(second);
  return range.toString().trim();
}

/** Labels of two boxes, one below the other: 前3桁 and 後4桁, 上 and 下, 1 and 2. */
const HALVES = /[前上1].*\n.*[後下2]/;

/**
 * Reports whether two adjacent fields are the boxes of one ZIP Code: by their lengths, their names, or the text between them. `labels`: what both
 * fields say, if both ask for a ZIP Code. Then one telling length is enough.
 */
function areBoxes(first: Field, second: Field, labels?: string): boolean {
  if (!isInput(first) || !isInput(second)) return false;
  const one = lengthOf(first);
  const two = lengthOf(second);
  // A field with room for 7 digits, or for 7 and a hyphen, takes a whole ZIP Code.
  if (/\b[78]\b/.test(`${one} ${two}`)) return false;
  if (one === 3 && two === 4) return true;
  if (labels !== undefined && (one === 3 || two === 4 || (one * two > 0 && Math.max(one, two) < 7) || HALVES.test(labels))) return true;
  if (/^\d{3} \d{4}$/.test(`${first.placeholder} ${second.placeholder}`)) return true;
  const [name, next] = [first.name || first.id, second.name || second.id];
  const stem = name.replace(COUNTED, '');
  // `zip_b` behind `zip` is the ZIP Code of another address, behind `zip_a` its second box.
  if (stem !== '' && (stem === next.replace(COUNTED, '') || name.replace(/([\W_])a$/, '$1b') === next)) return true;
  return /^[\p{Pd}ー−~〜]$/u.test(textBetween(first, second));
}

/** Compares groups word by word: `section="shipping"` also means `section-x shipping`. */
export function isInGroup(group: string, wanted: string): boolean {
  const words = group.split(' ');
  return wanted.split(/\s+/).every((word) => words.includes(word) || words.includes(`section-${word}`));
}

/** Reads every control. `open`: the candidates that may be written to. */
function readAll(
  controls: readonly Field[],
  { readers, codeField }: FindOptions,
): Pick<ReadFields, 'candidates' | 'others' | 'open' | 'unknown'> {
  const candidates: Candidate[] = [];
  const others: Candidate[] = [];
  const open: Candidate[] = [];
  let unknown = false;
  let before: Candidate | undefined;
  let stretch = 0;
  for (const field of controls) {
    if (!before) stretch += 1;
    let reading: FieldReading | undefined;
    for (const reader of readers) if ((reading = reader(field))) break;
    if (field === codeField && !(reading && isZip(reading)))
      reading = { source: 'for', parts: ['postal-code'], reason: 'for', group: reading?.group };
    // The name may identify only the first of two boxes.
    if (
      before &&
      isZip(before) &&
      !before.isSecond &&
      (!reading || (reading.source === 'name' && reading.line)) &&
      areBoxes(before.field, field)
    )
      reading = { ...before, isSecond: true, reason: `${before.reason}, second box` };
    let candidate: Candidate | undefined;
    if (!reading) unknown ||= !refusal(field, false);
    else if (claimsOf(reading).length > 0 || (reading.line && !isSelect(field))) {
      candidate = {
        ...reading,
        field,
        group: reading.group || groupInName(field),
        before,
        stretch,
        refusal: refusal(field, isMarked(reading)),
      };
      candidates.push(candidate);
    } else if (reading.overruled) others.push({ ...reading, field, group: '', stretch });
    // A control that the user cannot fill in separates no fields.
    if (candidate ? candidate.refusal : isInput(field) && field.type === 'hidden') continue;
    before = candidate;
    if (candidate) open.push(candidate);
  }
  return { candidates, others, open, unknown };
}

/** The ZIP Code field or boxes of one address, in document order. */
export type ZipRun = readonly [Candidate, ...Candidate[]];

/** Reports whether two adjacent ZIP Code fields are the boxes of one, with the same group and the same owner: 自宅 in 自宅郵便番号. */
function areOneZip(first: Candidate, second: Candidate): boolean {
  const [one, two] = [first, second].map(({ whose }) => whose?.replace(/[前後上下左右]/, ''));
  // A label in front of both boxes is read for one of them only.
  const areOfOne = first.group === second.group && (one ?? two) === (two ?? one);
  return areOfOne && areBoxes(first.field, second.field, `${first.reason}\n${second.reason}`);
}

function zipRuns(open: readonly Candidate[]): ZipRun[] {
  const runs: [Candidate, ...Candidate[]][] = [];
  for (const candidate of open.filter(isZip)) {
    const run = runs.at(-1);
    const [first] = run ?? [];
    if (run?.length === 1 && first && first === candidate.before && areOneZip(first, candidate)) run.push(candidate);
    else runs.push([candidate]);
  }
  return runs;
}

/** Returns the ZIP Code to use: the one that `for` names, the one of the requested section, or the nearest. */
function chooseZip(zips: readonly ZipRun[], { codeField, section, near }: FindOptions, controls: readonly Field[]): ZipRun | undefined {
  const named = zips.find((run) => run.some(({ field }) => field === codeField));
  if (named) return named;
  const able = zips.filter(([first]) => !section || isInGroup(first.group, section));
  if (able.length < 2 || !near) return able[0];
  for (let around = parentOf(near); around; around = parentOf(around)) {
    const box = around;
    const inside = able.filter(([first]) => contains(box, first.field));
    if (inside.length === 1) return inside[0];
    if (inside.length > 1) break;
  }
  const at = controls.filter((control) => near.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING).length;
  const distance = (run: ZipRun): number => Math.min(...run.map(({ field }) => Math.abs(controls.indexOf(field) + 0.5 - at)));
  return able.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Reads every control once. */
export function readFields(controls: readonly Field[], options: FindOptions): ReadFields {
  const { open, ...read } = readAll(controls, options);
  const isNamed = ({ source }: Candidate): boolean => source === 'for';
  const own = zipRuns(open.filter((candidate) => !isNamed(candidate)));
  // A field that only `for` makes a ZIP Code field belongs to the same address as the form's own ZIP Code field.
  const zips = own.length > 0 ? own : zipRuns(open);
  const zip = chooseZip(zips, { ...options, near: open.find(isNamed)?.field ?? options.near }, controls);
  return { ...read, open, zips, zip, section: options.section };
}
