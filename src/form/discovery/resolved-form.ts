import type { Part } from '../../address/parts.ts';
import { assign } from './assign.ts';
import { type Candidate, claimsOf, isZip, type ReadFields } from './candidate.ts';
import { CHAIN } from './evidence/vocabulary.ts';
import type { FieldMap, FieldReading, FoundField, RefusedField } from './found-field.ts';
import type { FoundForm } from './find-form.ts';
import { fieldsOfAddress } from './sections.ts';

/** Returns the parts for a developer: a line asks for the address. */
function asksFor(reading: FieldReading): readonly Part[] {
  return reading.line ? ['address'] : claimsOf(reading);
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
function shareParts(read: ReadFields): FieldMap {
  const { candidates, others, zip } = read;
  const refused: RefusedField[] = [];
  const refuse = (candidate: Candidate, why: RefusedField['refusal'], parts = asksFor(candidate)): void => {
    refused.push({ ...candidate, parts, refusal: why });
  };
  for (const candidate of candidates) if (candidate.refusal) refuse(candidate, candidate.refusal);
  for (const other of others) refuse(other, 'other-question', other.overruled?.flatMap(asksFor));

  const assigned = assign(fieldsOfAddress(read, refuse), zip?.[0], (kept) =>
    shownParts(
      read,
      kept.some(({ parts }) => parts.includes('city')),
    ),
  );
  const found: FoundField[] = [];
  for (const [candidate, { parts, rules, lost }] of assigned) {
    for (const [part, why] of lost) refuse(candidate, why, [part]);
    const box = zip?.length === 2 ? BOXES[zip.indexOf(candidate)] : undefined;
    if (parts.length > 0) found.push({ ...candidate, parts, box, rules: [...(candidate.rule ? [candidate.rule] : []), ...rules] });
    // The other fields take everything.
    else if (lost.size === 0) refuse(candidate, 'taken');
  }
  return { found, refused };
}

/** The form's fields and the parts that each one takes. */
export interface ResolvedForm extends FoundForm, FieldMap {}

/** Assigns the parts of an address to the fields of a form. */
export function resolveForm(form: FoundForm): ResolvedForm {
  const { found, refused } = shareParts(form.fields);
  const { listeners } = form.mapping;
  // A function of `fields` replaces the field for its part. The code field stays, because it must not keep a Digital Address.
  const given = found.filter(({ parts }) => parts.every((part) => part !== 'postal-code' && listeners.has(part)));
  return {
    ...form,
    found: found.filter((one) => !given.includes(one)),
    refused: [...refused, ...given.map((one) => ({ ...one, refusal: 'taken' as const }))],
  };
}
