import type { Part } from '../../address/parts.ts';
import { isSelect } from '../field.ts';
import { assign } from './assign.ts';
import { type Candidate, claimsOf, isMarked, isZip, type ReadFields, SOURCES } from './candidate.ts';
import { CHAIN } from './evidence/vocabulary.ts';
import type { FieldMap, FieldReading, FoundField, RefusedField } from './found-field.ts';
import type { Slot } from './rules.ts';
import { fieldsOfAddress } from './sections.ts';

/** Returns the parts for a developer: a line asks for the address. */
function asksFor(reading: FieldReading): readonly Part[] {
  return reading.line ? ['address'] : claimsOf(reading);
}

const ROOM = /^[^建ビマアb]*(?:部屋|号室|room|heya|^地番)/i;
const CONTINUES = /[\d１-９以]/;

/** Returns a candidate as plain data. */
function slotOf(candidate: Candidate, zip: Candidate | undefined): Slot {
  const { parts, spare = [], line, source, reason, group, stretch, whose, field } = candidate;
  const sourceRank = SOURCES.indexOf(source);
  return {
    parts,
    spare,
    claims: claimsOf(candidate),
    line: line === true,
    continues: line === true && !whose && CONTINUES.test(reason),
    isSelect: isSelect(field),
    isMarked: isMarked(candidate),
    isToken: source === 'autocomplete',
    isClass: source === 'h-adr',
    isZip: isZip(candidate),
    isRoom: ROOM.test(reason),
    isParcel: reason.startsWith('地番'),
    isList: reason === 'options',
    isBesideZip: stretch === zip?.stretch,
    hasGroup: group !== '',
    // Classes, names and labels are words.
    rank: Math.min(sourceRank, SOURCES.indexOf('h-adr')),
    sourceRank,
    example: () => candidate.example?.() ?? [],
  };
}

/** Returns the parts that readonly fields behind the ZIP Code show: the page's own script fills them, a line down to the town. */
function shownParts({ candidates, zip }: ReadFields, hasCity: boolean): readonly Part[] {
  const behindZip = candidates.slice(candidates.indexOf(zip?.[0] as Candidate) + 1).filter((candidate) => !isZip(candidate));
  return behindZip.flatMap(({ refusal, line, whose, parts }, index) => {
    if (refusal !== 'readonly') return [];
    return line && index === 0 && !whose && !hasCity ? CHAIN.slice(0, 3) : parts;
  });
}

const BOXES = ['first', 'second'] as const;

/** Decides which field takes which part, and records why candidates were left alone. */
export function shareParts(read: ReadFields): FieldMap {
  const { candidates, others, zip } = read;
  const refused: RefusedField[] = [];
  const refuse = (candidate: Candidate, why: RefusedField['refusal'], parts = asksFor(candidate)): void => {
    refused.push({ ...candidate, parts, refusal: why });
  };
  for (const candidate of candidates) if (candidate.refusal) refuse(candidate, candidate.refusal);
  for (const other of others) refuse(other, 'other-question', other.overruled?.flatMap(asksFor));

  const slots = new Map(fieldsOfAddress(read, refuse).map((candidate) => [slotOf(candidate, zip?.[0]), candidate]));
  const assigned = assign([...slots.keys()], (kept) =>
    shownParts(
      read,
      kept.some(({ parts }) => parts.includes('city')),
    ),
  );
  const found: FoundField[] = [];
  for (const [slot, { parts, rules, lost }] of assigned) {
    const candidate = slots.get(slot) as Candidate;
    for (const [part, why] of lost) refuse(candidate, why, [part]);
    const box = zip?.length === 2 ? BOXES[zip.indexOf(candidate)] : undefined;
    if (parts.length > 0) found.push({ ...candidate, parts, box, rules: [...(candidate.rule ? [candidate.rule] : []), ...rules] });
    // The other fields take everything.
    else if (lost.size === 0) refuse(candidate, 'taken');
  }
  return { found, refused };
}
