import { beforeBlock } from '../../address/compare-place.ts';
import { partValues, placeName } from '../../address/part-values.ts';
import { foldPlace } from '../../address/fold-place.ts';
import { type Part, PLACE_LEVELS, PLACE_PARTS } from '../../address/parts.ts';
import type { ResolvedForm } from '../../form/discovery/resolved-form.ts';
import { compareFields } from '../../form/compare-fields.ts';
import { textIn } from '../../form/field.ts';
import { showFields } from '../../form/option-match.ts';
import type { FormFiller } from '../../form/filling/fill-and-undo.ts';
import { couldHold } from '../../form/filling/missing-block.ts';
import type { PlannedChange } from '../../form/filling/plan-fill.ts';
import type { FillTarget } from '../../form/filling/fill-target.ts';
import { TextOwnership } from '../../form/filling/text-ownership.ts';
import type { Correction, FillSummary } from '../messages/messages.ts';
import { orderMessages } from '../messages/order-messages.ts';
import type { Filled } from '../lookup/fill.ts';
import type { Visit } from '../lookup/form-store.ts';
import { hiddenIn, straysOf } from './former-address.ts';

/** Returns the block that the user typed: behind our text, or in a separate field, even if that is in a step which the page hides now. */
function typedBlock(form: ResolvedForm, filler: FormFiller): string {
  const texts = [...form.found, ...hiddenIn(form)].map(({ field, parts }) => {
    if (!couldHold('block', parts)) return '';
    const ownership = TextOwnership.of(field);
    const beginning = ownership.beginningOf(field, filler);
    if (beginning !== '') return textIn(field).slice(beginning.length);
    return parts[0] === 'block' && ownership.ownerOf(field, filler) === 'person' ? textIn(field) : '';
  });
  return texts.find(Boolean)?.trim() ?? '';
}

/** Returns what a fill has corrected: the prefecture, city and town that differ from those of the fill before. */
function correctionOf({ history, filler }: Visit, { filled, values }: FillSummary): Partial<FillSummary> | undefined {
  const { earlier } = history;
  if (!earlier || earlier.kind === 'undone') return undefined;
  const before = partValues(earlier.record);
  const parts = PLACE_LEVELS.filter((part) => filled.includes(part) && before.has(part) && before.get(part) !== values?.get(part));
  if (parts.length === 0) return undefined;
  const readBlock = (): string => (history.now ? typedBlock(history.now, filler) : '');
  const block = readBlock();
  const place = values ? placeName(values, parts) : '';
  const changed: Correction = {
    message: (messages) => ({
      shown: block && messages.filled({ filled: [], kept: [], missing: [], check: ['block'] }),
      spoken: orderMessages(messages).changed(parts, place, block),
    }),
    told: block ? ['block', ...parts] : [],
    // The page may have brought another address back.
    isChecked: () => readBlock() !== block || history.facts.shownDiffers.some((part) => (parts as readonly Part[]).includes(part)),
  };
  // Other places have not changed.
  return { changed, filled: filled.filter((part) => /^(?:block|building|organization)$/.test(part)) };
}

/** The names of the building and the company of a record that no field takes: the parcel needs them. */
function lostNames({ history }: Visit, { values }: FillSummary, unfilled: readonly Part[]): readonly string[] {
  const { found, mapping } = history.now as ResolvedForm;
  const isLost = (part: Part): boolean =>
    unfilled.includes(part) && !mapping.nowhere.has(part) && !found.some(({ parts }) => parts.includes(part));
  return (['building', 'organization'] as const).flatMap((part) => (isLost(part) ? (values?.get(part) ?? []) : []));
}

/**
 * Returns the parts behind the town of a replaced text that the new text lacks: the block, and the building if there is more than a number. The
 * numbers of a code, a building or a company are not a block.
 */
function lostBehind({ from, to, parts, option }: PlannedChange<FillTarget>): readonly Part[] {
  if (to === '') return from === '' ? [] : parts;
  const isPlace = option === undefined && parts.some((part) => part === 'block' || PLACE_PARTS.includes(part));
  const rest = isPlace ? from.slice(beforeBlock(from).length).normalize('NFKC').trim() : '';
  const had: readonly Part[] = rest === '' ? [] : /^[\d\p{Pd}ー丁目番地号の]+$/u.test(rest) ? ['block'] : ['block', 'building'];
  return had.filter((part) => !parts.includes(part));
}

export function moreOf(visit: Visit, { summary, detail, failed, ready }: Filled): Partial<FillSummary> {
  const { record, plan, way } = ready;
  const { picked, isWhole } = way;
  const changes = plan.changes.filter(({ parts }) => !parts.some((part) => failed.includes(part)));
  const cleared = isWhole || plan.isOtherAddress ? [...new Set(changes.flatMap(lostBehind))] : [];
  const { differs } = compareFields(showFields(visit.history.all), record);
  const stray = straysOf(visit).flatMap(({ parts }) => parts.filter((part) => differs.includes(part)));
  return {
    ...(!picked && correctionOf(visit, summary)),
    check: [...stray, ...changes.flatMap(({ keeps, parts }) => (keeps ? parts : [])), ...cleared],
    cleared,
    lost: picked === 'partly' ? [] : lostNames(visit, summary, detail.unfilled),
  };
}

/** Returns the result of a fill without what the user has done since: checked the block, edited fields, entered names that no field asks for. */
export function withoutDone(summary: FillSummary, { history }: Visit): FillSummary {
  const found = history.now?.found ?? [];
  const { changed, check: asked = [], lost = [], ...rest } = summary;
  if (changed?.isChecked()) return { ...rest, filled: [] };
  const edited = found.flatMap(({ field, parts }) => (TextOwnership.of(field).isTouched(field) ? parts : []));
  const left = asked.filter((part) => !edited.includes(part));
  const text = foldPlace(found.map(({ field }) => textIn(field)).join());
  const stillLost = lost.filter((name) => !text.includes(foldPlace(name)));
  return left.length + stillLost.length < asked.length + lost.length ? { ...summary, check: left, lost: stillLost } : summary;
}
