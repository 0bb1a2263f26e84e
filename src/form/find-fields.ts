import { PARTS, type Part } from '../address/parts.ts';
import { type Field, isInput, refusal } from './field.ts';
import type { FieldMap, FieldReader, FieldReading, FieldSource, FoundField, RefusedField } from './found-field.ts';

export interface FindOptions {
  /** Asked in this order; the first that says something of a field wins. */
  readonly readers: readonly FieldReader[];
  /** The field that the page names as the code field (`for`). */
  readonly codeField?: Field | undefined;
  /** `section-*`, `shipping` or `billing`: the only group to fill. Default: the group of the code field. */
  readonly section?: string | undefined;
}

interface Candidate extends FieldReading {
  readonly field: Field;
  /** Which ZIP Code field, in document order, this one stands behind: forms with two unmarked addresses repeat themselves. */
  readonly run: number;
}

/** Who named the field: the page itself does so by these, and may then open readonly and hidden fields. */
const MARKED: ReadonlySet<FieldSource> = new Set<FieldSource>(['fields', 'for', 'data-dga-field', 'h-adr']);

/** Strongest first. */
const SOURCES: readonly FieldSource[] = ['fields', 'for', 'data-dga-field', 'autocomplete', 'h-adr', 'name', 'label'];

function isZip({ parts }: FieldReading): boolean {
  return parts.length === 1 && parts[0] === 'postal-code';
}

/** Whether two ZIP Code fields, one right after the other, are the two boxes of one code. */
function areBoxes(first: Field, second: Field): boolean {
  if (!isInput(first) || !isInput(second)) return false;
  return (first.maxLength === 3 && second.maxLength !== 7 && second.maxLength !== 8) || (second.maxLength === 4 && first.maxLength !== 7 && first.maxLength !== 8);
}

/** Groups in which one word is enough: `section="shipping"` means `section-x shipping` too. */
function isInGroup(group: string, wanted: string): boolean {
  const words = group.split(' ');
  return wanted === '' ? group === '' : wanted.split(/\s+/).every((word) => words.includes(word) || words.includes(`section-${word}`));
}

function readAll(controls: readonly Field[], { readers, codeField }: FindOptions): { candidates: Candidate[]; unknown: boolean } {
  const candidates: Candidate[] = [];
  let unknown = false;
  let run = 0;
  let previousZip: Field | undefined;
  for (const [index, field] of controls.entries()) {
    let reading: FieldReading | undefined;
    for (const reader of readers) if ((reading = reader(field))) break;
    if (field === codeField && !(reading && isZip(reading))) reading = { source: 'for', parts: ['postal-code'], reason: 'for', group: reading?.group };
    if (!reading) {
      unknown ||= refusal(field, false) === undefined;
      continue;
    }
    if (reading.parts.length === 0) continue;
    if (isZip(reading)) {
      if (!(previousZip && controls[index - 1] === previousZip && areBoxes(previousZip, field))) run += 1;
      previousZip = field;
    }
    candidates.push({ ...reading, field, run });
  }
  return { candidates, unknown };
}

/** The group to fill: asked for, or the code field's own, or the only one that there is. */
function groupOf(candidates: readonly Candidate[], zip: Candidate | undefined, section: string | undefined): string | undefined {
  if (section) return section;
  if (zip?.group !== undefined) return zip.group;
  const groups = new Set(candidates.map(({ group }) => group).filter((group) => group !== undefined));
  return groups.size === 1 ? [...groups][0] : undefined;
}

/** A first line leaves to other fields what they take, and takes the city and the prefecture where no other field does. */
function settleParts(candidate: Candidate, others: readonly Candidate[]): readonly Part[] {
  if (!candidate.takesRest) return candidate.parts;
  const taken = new Set(others.flatMap(({ parts }) => parts));
  const parts = new Set(candidate.parts.filter((part) => !taken.has(part)));
  if (!taken.has('city') && !taken.has('city-code')) {
    parts.add('city');
    if (!taken.has('prefecture') && !taken.has('prefecture-code')) parts.add('prefecture');
  }
  return PARTS.filter((part) => parts.has(part));
}

/**
 * Why a field must give way to another that takes the same part: a stronger word of the page, or one of equal worth. Equal ones are
 * told apart by the ZIP Code field they stand behind; where that does not help, neither is taken, unless the page itself marks both.
 */
function mustGiveWay(candidate: Candidate, all: readonly Candidate[], zip: Candidate | undefined): RefusedField['refusal'] | undefined {
  const strength = SOURCES.indexOf(candidate.source);
  const rivals = all.filter(
    (other) => other !== candidate && other.takesRest === candidate.takesRest && other.parts.some((part) => candidate.parts.includes(part)),
  );
  if (rivals.some(({ source }) => SOURCES.indexOf(source) < strength)) return 'taken';
  const equals = rivals.filter(({ source }) => SOURCES.indexOf(source) === strength);
  if (zip && candidate.run !== zip.run) return equals.length > 0 ? 'ambiguous' : undefined;
  if (MARKED.has(candidate.source) || isZip(candidate)) return undefined;
  return equals.some(({ run }) => run === candidate.run) ? 'ambiguous' : undefined;
}

/** Decides which field takes which part, and tells of every field that looked right why it was left alone. */
export function findFields(controls: readonly Field[], options: FindOptions): FieldMap {
  const { candidates, unknown } = readAll(controls, options);
  const refused: RefusedField[] = [];
  /** Keeps the candidates that nothing speaks against, and notes the others with the reason. */
  const sift = (from: readonly Candidate[], against: (candidate: Candidate) => RefusedField['refusal'] | undefined): Candidate[] =>
    from.filter((candidate) => {
      const why = against(candidate);
      if (why) refused.push({ field: candidate.field, parts: candidate.parts, source: candidate.source, reason: candidate.reason, refusal: why });
      return !why;
    });

  const open = sift(candidates, ({ field, source }) => refusal(field, MARKED.has(source)));
  const zips = open.filter(isZip);
  const { codeField, section } = options;
  const zip = zips.find(({ field }) => field === codeField) ?? zips.find(({ group }) => !section || isInGroup(group ?? '', section)) ?? zips[0];
  const group = groupOf(open, zip, section);
  const inGroup = sift(open, (candidate) => (group === undefined || candidate.group === undefined || isInGroup(candidate.group, group) ? undefined : 'group'));
  const kept = sift(inGroup, (candidate) => mustGiveWay(candidate, inGroup, zip));

  const boxes = kept.filter((candidate) => isZip(candidate) && candidate.run === zip?.run);
  const found = kept
    .map((candidate): FoundField => {
      const { field, source, reason } = candidate;
      const parts = settleParts(
        candidate,
        kept.filter((other) => other !== candidate),
      );
      const box = boxes.length === 2 ? boxes.indexOf(candidate) : -1;
      return { field, parts, source, reason, ...(box === -1 ? {} : { box: box === 0 ? ('first' as const) : ('second' as const) }) };
    })
    .filter(({ parts }) => parts.length > 0);
  return { found, refused, unknown };
}
