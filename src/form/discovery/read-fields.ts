import { contains, parentOf } from '../dom.ts';
import { type Field, isInput, isSelect, refusal } from '../field.ts';
import type { FieldReader, FieldReading, FieldSource } from './found-field.ts';
import { readAutocomplete } from './readers/autocomplete.ts';

export interface FindOptions {
  /** Asked in this order; the first that says something of a field wins. */
  readonly readers: readonly FieldReader[];
  /** The field that the page names as the code field (`for`). */
  readonly codeField?: Field | undefined;
  /** `section-*`, `shipping` or `billing`: the only group to fill. Default: the group of the code field. */
  readonly section?: string | undefined;
  /** What the fields are looked for from: of several ZIP Code fields the nearest is meant. */
  readonly near?: Element | undefined;
}

/** A field that somebody said something of. */
export interface Candidate extends FieldReading {
  readonly field: Field;
  /** `section-*` and `shipping`/`billing`, of tokens or else of the name; empty where there is neither. */
  readonly group: string;
}

/** What can be told of a form's controls at a glance: enough to know where a code is typed. `shareParts` decides the rest. */
export interface ReadFields {
  readonly candidates: readonly Candidate[];
  /** Fields of other questions whose name or token speaks of an address. */
  readonly others: readonly Candidate[];
  /** Those that may be written to. */
  readonly open: readonly Candidate[];
  /** The ZIP Code fields, one entry an address, with one field or two boxes each. */
  readonly zips: readonly ZipRun[];
  /** The ZIP Code that is meant. */
  readonly zip: ZipRun | undefined;
  readonly section: string | undefined;
  /** Whether there are controls that no reader knows: the readers of names and labels may. */
  readonly unknown: boolean;
}

/** Who named the field: the page itself does so by these, and may then open readonly and hidden fields. */
export const MARKED: ReadonlySet<FieldSource> = new Set<FieldSource>(['fields', 'for', 'data-dga-field']);

/** Whether a field is for the ZIP Code and nothing else. */
export function isZip({ parts }: FieldReading): boolean {
  return parts.length === 1 && parts[0] === 'postal-code';
}

/** Names that say whose address it is: `billing_city`, `customer[zipcode]`, `deliv_addr01`. */
const GROUP_IN_NAME = /(?:^|[^a-z])(bill(?=ing|_?to|[_[-])|ship|deliv|customer|order|sender|recipient|gift)/i;

/** The group that the name of a field speaks of: `billing` of `billing_city`, else nothing. */
function groupInName({ name, id }: Field & { readonly name?: unknown }): string {
  const [, word = ''] = GROUP_IN_NAME.exec(typeof name === 'string' && name !== '' ? name : id) ?? [];
  return (word && { bill: 'billing', ship: 'shipping', deliv: 'shipping' }[word.toLowerCase()]) || word.toLowerCase();
}

/** The group of a field: that of its token, else of its name. */
export function groupOf(field: Field): string {
  return readAutocomplete(field.getAttribute('autocomplete'))?.group || groupInName(field);
}

/** How many characters a box is for, by `maxlength`, else by `size`; 0 where it does not say. */
function lengthOf(field: Field): number {
  if (!isInput(field)) return 0;
  return field.maxLength > 0 ? field.maxLength : Number(field.getAttribute('size') ?? 0);
}

/** Names that count: `zip1`, `zip02`, `zip[1]`, `zip_first`, `postTop`. */
const COUNT = /[\W_]*(?:0?\d|first|second|last|one|two|top|bottom|front|back|former|latter|head|tail)?[\W_]*$/i;

/** The text between two fields. */
function textBetween(first: Field, second: Field): string {
  const range = first.ownerDocument.createRange();
  range.setStartAfter(first);
  range.setEndBefore(second);
  return range.toString().trim();
}

/** Whether two fields, one right after the other, are the two boxes of one ZIP Code: by their lengths, names that count, or what stands between them. */
function areBoxes(first: Field, second: Field, bothSay = true): boolean {
  if (!isInput(first) || !isInput(second)) return false;
  const one = lengthOf(first);
  const two = lengthOf(second);
  if (/^[78]$/.test(`${one}`) || /^[78]$/.test(`${two}`)) return false;
  if (bothSay ? one === 3 || two === 4 || (one * two > 0 && Math.max(one, two) < 7) : one === 3 && two === 4) return true;
  if (/^\d{3}$/.test(first.placeholder) && /^\d{4}$/.test(second.placeholder)) return true;
  const stem = ({ name, id }: HTMLInputElement): string => (name || id).replace(COUNT, '');
  return (stem(first) !== '' && stem(first) === stem(second)) || /^[\p{Pd}ー−~〜]$/u.test(textBetween(first, second));
}

/** Groups in which one word is enough: `section="shipping"` means `section-x shipping` too. */
export function isInGroup(group: string, wanted: string): boolean {
  const words = group.split(' ');
  return wanted.split(/\s+/).every((word) => words.includes(word) || words.includes(`section-${word}`));
}

function readAll(controls: readonly Field[], { readers, codeField }: FindOptions): Pick<ReadFields, 'candidates' | 'others' | 'unknown'> {
  const candidates: Candidate[] = [];
  const others: Candidate[] = [];
  let unknown = false;
  /** The control before, hidden ones aside. */
  let previous: Field | undefined;
  for (const field of controls) {
    let reading: FieldReading | undefined;
    for (const reader of readers) if ((reading = reader(field))) break;
    if (field === codeField && !(reading && isZip(reading)))
      reading = { source: 'for', parts: ['postal-code'], reason: 'for', group: reading?.group };
    const before = candidates.at(-1);
    // Only the first of two boxes may say what it is.
    if (
      before &&
      before.field === previous &&
      isZip(before) &&
      !before.isSecond &&
      (!reading || (reading.source === 'name' && reading.line)) &&
      areBoxes(previous, field, false)
    )
      reading = { ...before, isSecond: true, reason: `${before.reason}, second box` };
    if (!(isInput(field) && field.type === 'hidden')) previous = field;
    if (!reading) unknown ||= refusal(field, false) === undefined;
    else if (reading.parts.length > 0 || (reading.spare?.length ?? 0) > 0 || (reading.line && !isSelect(field))) {
      candidates.push({ ...reading, field, group: reading.group || groupInName(field) });
    } else if (reading.overruled) others.push({ ...reading, field, group: '' });
  }
  return { candidates, others, unknown };
}

/** One address of the form: its ZIP Code field or boxes, in document order. */
export type ZipRun = readonly Candidate[];

function zipRuns(open: readonly Candidate[]): ZipRun[] {
  const runs: Candidate[][] = [];
  let previous: Candidate | undefined;
  for (const candidate of open) {
    const run = runs.at(-1);
    if (isZip(candidate)) {
      if (
        previous &&
        run?.length === 1 &&
        previous === run[0] &&
        candidate.group === previous.group &&
        areBoxes(previous.field, candidate.field)
      )
        run.push(candidate);
      else runs.push([candidate]);
    }
    previous = candidate;
  }
  return runs;
}

/** The ZIP Code field that is meant: named, of the section asked for, or the nearest. */
function chooseZip(zips: readonly ZipRun[], { codeField, section, near }: FindOptions, controls: readonly Field[]): ZipRun | undefined {
  const named = zips.find((run) => run.some(({ field }) => field === codeField));
  if (named) return named;
  const able = zips.filter(([first]) => first && (!section || isInGroup(first.group, section)));
  if (able.length < 2 || !near) return able[0];
  for (let around = parentOf(near); around; around = parentOf(around)) {
    const box = around;
    const inside = able.filter(([first]) => first && contains(box, first.field));
    if (inside.length === 1) return inside[0];
    if (inside.length > 1) break;
  }
  const place = controls.findIndex((control) => (near.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
  const at = place === -1 ? controls.length : place;
  const distance = (run: ZipRun): number => Math.min(...run.map(({ field }) => Math.abs(controls.indexOf(field) + 0.5 - at)));
  return able.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Looks at every control once. */
export function readFields(controls: readonly Field[], options: FindOptions): ReadFields {
  const { candidates, others, unknown } = readAll(controls, options);
  const open = candidates.filter(({ field, source }) => refusal(field, MARKED.has(source)) === undefined);
  const isNamed = ({ source }: Candidate): boolean => source === 'for';
  const own = zipRuns(open.filter((candidate) => !isNamed(candidate)));
  // A field that nothing but `for` calls a ZIP Code belongs to the address of the form's own.
  const zips = own.length > 0 ? own : zipRuns(open);
  const zip = chooseZip(zips, { ...options, near: open.find(isNamed)?.field ?? options.near }, controls);
  return { candidates, others, open, zips, zip, section: options.section, unknown };
}
