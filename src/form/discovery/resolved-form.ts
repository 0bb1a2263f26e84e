import { type Part, PARTS } from '../../address/parts.ts';
import { assign } from './assign.ts';
import { CHAIN } from './evidence/vocabulary.ts';
import type { FoundForm } from './find-form.ts';
import {
  type AddressField,
  type Candidate,
  claimsOf,
  type FieldMap,
  type FieldReading,
  type FoundField,
  isZip,
  type ReadFields,
  type RefusedField,
} from './reading.ts';
import { fieldsOfAddress } from './sections.ts';

/** Returns the parts for a developer: a line asks for the address, a field of another question for what its name says. */
function asksFor(reading: FieldReading): readonly Part[] {
  const { line, overruled = [] } = reading;
  const claims = line ? ['address' as const] : claimsOf(reading);
  return claims.length > 0 ? claims : overruled.flatMap(asksFor);
}

/** Why a field that shows a part is not filled. */
const SHOWING = 'combobox disabled readonly box';

/**
 * Returns the parts that the user types in boxes, and those that readonly fields behind the ZIP Code show: the page's script fills them, a
 * line down to the town.
 */
function shownParts({ candidates, zip }: ReadFields, kept: readonly Candidate[]): readonly Part[] {
  const hasCity = kept.some(({ parts }) => parts.includes('city'));
  // Behind the next ZIP Code they show another address.
  const isBehind = (candidate: Candidate): boolean =>
    candidates.slice(0, candidates.indexOf(candidate) + 1).findLast(isZip) === zip?.at(-1);
  return candidates.filter(isBehind).flatMap(({ refusal, line, whose, parts }) => {
    if (!refusal || !SHOWING.includes(refusal)) return [];
    return line && refusal === 'readonly' && !whose && !hasCity ? CHAIN.slice(0, 3) : parts;
  });
}

/** The form's fields and the parts that each one takes. */
export interface ResolvedForm extends FoundForm, FieldMap {}

/** The fields of an address, also those that the form no longer finds, and the page's functions for its parts. */
export interface AddressFields extends Pick<FoundForm, 'mapping'> {
  readonly found: readonly AddressField[];
}

/** Returns the parts that the fields of a form and its functions take. */
export function partsOf({ found, mapping }: AddressFields): readonly Part[] {
  return [...found.flatMap(({ parts }) => parts), ...mapping.listeners.keys()];
}

/** Assigns the parts of an address to the fields of a form, and records why the others are left alone. */
export function resolveForm(form: FoundForm): ResolvedForm {
  const { candidates, zip } = form.fields;
  const { listeners, nowhere } = form.mapping;
  const found: FoundField[] = [];
  const refused: RefusedField[] = [];
  const refuse = (candidate: Candidate, refusal: RefusedField['refusal'], rival?: Candidate, parts = asksFor(candidate)): void => {
    refused.push({ ...candidate, parts, refusal, rules: [candidate, rival].flatMap((one) => one?.rule ?? []), rival: rival?.field });
  };
  for (const candidate of candidates) if (candidate.refusal) refuse(candidate, candidate.refusal);
  const own = fieldsOfAddress(form.fields, refuse).filter((one) => !one.refusal);
  for (const { slot: candidate, parts, rules, lost } of assign(own, zip?.[0], shownParts(form.fields, own)).values()) {
    for (const [part, { why, to }] of lost) refuse(candidate, why, to, [part]);
    const box = zip?.length === 2 ? (['first', 'second'] as const)[zip.indexOf(candidate)] : undefined;
    const ordered = PARTS.filter((part) => parts.includes(part) && !nowhere.has(part));
    // A function of `fields` replaces the field for its part. The code field stays, because it must not keep a Digital Address.
    const isGiven = ordered.every((part) => part !== 'postal-code' && listeners.has(part));
    if (!isGiven) found.push({ ...candidate, parts: ordered, box, rules: [candidate.rule ?? [], rules].flat() });
    // The other fields, or functions, take everything.
    else if (ordered.length > 0 || lost.size === 0) refuse(candidate, 'taken');
  }
  return { ...form, found, refused };
}
