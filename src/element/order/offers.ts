import { isBlockAlone } from '../../address/fold-place.ts';
import type { Part } from '../../address/parts.ts';
import type { ResolvedForm } from '../../form/discovery/resolved-form.ts';
import { type Field, textIn } from '../../form/field.ts';
import type { AddressRecord } from '../../address/record.ts';
import type { FormPlan } from '../../form/filling/fill-and-undo.ts';
import type { PlannedChange } from '../../form/filling/plan-fill.ts';
import type { FillTarget } from '../../form/filling/fill-target.ts';
import type { Conflicts } from '../state.ts';
import type { Facts, LastFill } from '../lookup/fill.ts';
import type { FillHistory } from '../lookup/fill-history.ts';
import type { LookupSettings } from '../lookup/settings.ts';

/** The conflicts in fields that have lost no part: a separate control brings a lost part back. */
function withoutLost(conflicts: Conflicts, lost: readonly Part[]): Conflicts {
  return conflicts.filter(({ parts }) => !parts.some((part) => lost.includes(part)));
}

/** The changes to offer to the user. They are planned again only once the user has left the field, except with `ask`. */
export function offersOf(
  history: FillHistory,
  { conflicts, isContradicted, isOtherAddress, lost }: Facts & { readonly lost: readonly Part[] },
  { record, kind, code }: LastFill,
  form: ResolvedForm,
  differs: readonly Part[],
  settings: LookupSettings,
  hasLeft: boolean,
): Conflicts {
  const isAsking = settings.policy === 'ask' && kind !== 'undone' && history.confirmed === '';
  if (!isContradicted && !isAsking) return [];
  // An address is replaced as a whole, with the parts that agree.
  const isOpen = (part: Part): boolean => isOtherAddress || part === 'postal-code' || differs.includes(part);
  if (!hasLeft && !isAsking) return conflicts.filter(({ parts }) => parts.some(isOpen));
  if (isOtherAddress || isAsking) {
    const plan = history.plan(form, { record, code, way: { over: [], isWhole: isOtherAddress }, settings });
    const offered = isOtherAddress ? plan.changes : withoutLost(plan.conflicts, lost);
    if (offered.length > 0 || !isContradicted) return offered;
  }
  // With the changes: our text for the former code, if the form was closed when the answer came, or the page's own choice.
  const all = history.plan(form, { record, code, way: {}, settings });
  const isContradicting = ({ parts }: PlannedChange<FillTarget>): boolean =>
    parts[0] === 'postal-code' || parts.some((part) => differs.includes(part) || part === 'address');
  return withoutLost([...all.conflicts, ...all.changes], lost).filter(isContradicting);
}

/** Returns what a plan changes in these fields, which contain the user's text, and in those that have got an option meanwhile. */
export function planOver(all: FormPlan, over: readonly FillTarget[], rejected: readonly Part[]): FormPlan {
  // A select may have got the option meanwhile: a city of the replaced prefecture.
  const isAsked = (one: PlannedChange<FillTarget>): boolean =>
    over.includes(one.field) || (rejected.includes(one.part) && !all.conflicts.includes(one));
  const changes = [...all.conflicts, ...all.changes].filter(isAsked);
  const conflicts = all.conflicts.filter((one) => !isAsked(one));
  return { ...all, changes, conflicts, kept: all.kept.filter((part) => !changes.some(({ parts }) => parts.includes(part))) };
}

/** Reports whether a fill puts the town in front of the block alone in a field that the user has left. */
export function lacksTown(
  history: FillHistory,
  field: EventTarget | undefined,
  record: AddressRecord,
  settings: LookupSettings,
): field is Field {
  // Only then: a plan for each field that the user leaves would take too long.
  const hasBlock = history.now?.found.some((one) => one.field === field && isBlockAlone(textIn(one.field)));
  return (
    !!hasBlock &&
    history
      .plan(history.now as ResolvedForm, { record, code: null, way: {}, settings })
      .changes.some((one) => one.field === field && one.keeps !== '')
  );
}
