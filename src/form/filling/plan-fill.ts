import { comparePlace, isBlockAlone } from '../../address/compare-place.ts';
import { foldAddress } from '../../address/fold-address.ts';
import type { PartValues } from '../../address/part-values.ts';
import { PARTS, type Part } from '../../address/parts.ts';
import { hyphenateCode, readCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import { loadedForms } from '../../address/text/loaded-forms.ts';
import type { ZipFormat } from '../../address/text/text-forms.ts';
import { isPlaceholder, matchOption, type OptionText } from '../option-match.ts';

/** The author of a field's text. A placeholder option counts as no text. */
export type Owner = 'nobody' | 'us' | 'person';

/** When a field with text may be written to; see `overwrite` of the element. */
export type OverwritePolicy = 'own' | 'empty' | 'ask' | 'always';

/** A snapshot of a field for planning. `F` is passed through. */
export interface Slot<F> {
  readonly field: F;
  readonly parts: readonly Part[];
  readonly text: string;
  readonly owner: Owner;
  /** For a select: its options and the selected index. */
  readonly options?: readonly OptionText[];
  readonly selected?: number;
  /** The text of an earlier fill that the field still starts with, if the user continued it. */
  readonly beginning?: string;
  /**
   * Whether the page chose the option and the user has not touched it: it counts as empty, unless the other fields contain a saved
   * address.
   */
  readonly isPreselected?: boolean;
  /** The box number, for a ZIP Code in two boxes. */
  readonly box?: 'first' | 'second';
  /** Whether it takes a ZIP Code with its hyphen (length, pattern, type). */
  readonly takesHyphen: boolean;
  /** Whether it contains the code that was just looked up, which the ZIP Code may replace. */
  readonly isCode: boolean;
  /** Whether the user sees it: neither a hidden input nor a function of the page. */
  readonly isShown?: boolean;
  /** Whether the user is in it. */
  readonly isFocused?: boolean;
  /** Whether a text fits the field's own rules (length, pattern), and the field is for any text. */
  readonly takes?: (text: string) => boolean;
  /** Whether it takes the number of a prefecture as YubinBango writes it: `1`, not `01`. */
  readonly isPlainNumber?: boolean;
}

export interface PlanRequest {
  readonly record: AddressRecord;
  readonly values: PartValues;
  readonly policy: OverwritePolicy;
  readonly zipFormat: ZipFormat;
  /** Whether a part may be filled (`fill`, `fields`). */
  readonly wants: (part: Part) => boolean;
  /** `replace`: the user asked to replace the whole address. `ignore`: a picker's choice, which the user adds to the text. */
  readonly otherAddress?: 'replace' | 'ignore' | undefined;
  /** Whether the town goes in front of a block alone: at most once for each record. */
  readonly completesBlock?: boolean | undefined;
  /** Brings the record's text back into these fields, in front of the block that the user typed. */
  readonly bringsBack?: readonly unknown[] | undefined;
}

interface PlanContext extends PlanRequest {
  /** Whether fields without a mark take roma too. */
  readonly isRoma: boolean;
}

/** One write. For a select, `option` is the index to choose, and `from` and `to` are option values. */
export interface PlannedChange<F> {
  readonly part: Part;
  readonly parts: readonly Part[];
  readonly field: F;
  readonly from: string;
  readonly to: string;
  readonly option?: number;
  /** The user's text after the text of an earlier fill. `to` ends with it. */
  readonly keeps?: string;
}

export interface FillPlan<F> {
  readonly changes: readonly PlannedChange<F>[];
  /** Writes that the user's text or a saved address prevents. `ask` offers them; other policies skip them. */
  readonly conflicts: readonly PlannedChange<F>[];
  /** Parts that are already right because an earlier fill wrote them. */
  readonly unchanged: readonly Part[];
  /** Parts whose field keeps the user's text. */
  readonly kept: readonly Part[];
  /** The ZIP Code if the code field already contains it as typed. */
  readonly typed: readonly Part[];
  /** Parts of the record whose field has no matching option. */
  readonly unmatched: readonly Part[];
  /** Whether the form contains the address of another place, which is replaced as a whole or not at all. */
  readonly isOtherAddress: boolean;
}

/** The value for a field: a text, and for a select the index of an option; -1 if none matches. */
interface Wanted {
  readonly parts: readonly Part[];
  readonly text: string;
  readonly option?: number;
}

/** Whether the fields that the user sees ask for a place in roma, for none of these places in Japanese too, and for no reading. */
function isRomaForm<F>(slots: readonly Slot<F>[]): boolean {
  const parts = slots.flatMap((slot) => (slot.isShown ? slot.parts : []));
  const places = parts.filter((part) => /^[pct].*-roma/.test(part));
  return (
    places.length > 0 && !parts.some((part) => part === 'address' || part.endsWith('-kana') || places.includes(`${part}-roma` as Part))
  );
}

function zipText<F>(slot: Slot<F>, zip: string, format: ZipFormat): string {
  if (slot.box) return slot.box === 'first' ? zip.slice(0, 3) : zip.slice(3);
  const typed = readCode(slot.text);
  // A ZIP Code that is already there keeps its spelling.
  if (format === 'keep' && typed.code === zip && (slot.takesHyphen || slot.text.length <= 7)) return slot.text;
  return format === 'digits' || (format === 'keep' && !slot.takesHyphen) ? zip : hyphenateCode(zip);
}

function wantedIn<F>(slot: Slot<F>, { record, values, zipFormat, wants, isRoma }: PlanContext): Wanted | undefined {
  const parts = slot.parts.filter((part) => wants(part) && values.has(part));
  const [first] = parts;
  if (first === undefined) return undefined;
  if (first === 'postal-code' && parts.length === 1) return { parts, text: zipText(slot, values.get(first) ?? '', zipFormat) };
  const { options } = slot;
  if (options) {
    for (const part of parts) {
      const option = matchOption(options, part, record, values.get(part) ?? '');
      if (option >= 0) return { parts, text: options[option]?.value ?? '', option };
    }
    return { parts, text: '', option: -1 };
  }
  if (parts.some((part) => part.endsWith('-roma')) || (isRoma && slot.isShown)) {
    const line = loadedForms.englishLine?.(parts, values);
    return line?.text ? line : { parts, text: '', option: -1 };
  }
  const text = PARTS.map((part) => (parts.includes(part) ? values.get(part) : '')).join('');
  return { parts, text: slot.isPlainNumber && parts.join() === 'prefecture-code' ? String(Number(text)) : text };
}

/** Returns the empty value of a field, or `undefined` for a select without a placeholder. */
function emptied<F>(slot: Slot<F>): Wanted | undefined {
  if (!slot.options) return { parts: slot.parts, text: '' };
  return isPlaceholder(slot.options[0]) ? { parts: slot.parts, option: 0, text: slot.options[0]?.value ?? '' } : undefined;
}

const PLACES: readonly Part[] = ['prefecture', 'city', 'town', 'address'];

/** The text that the user sees in a field. */
function shownText<F>({ options, selected = -1, text }: Slot<F>): string {
  return options ? (isPlaceholder(options[selected]) ? '' : (options[selected]?.text ?? '')) : text;
}

/** Reports whether the fields contain the address of another place, which the user, the page or the browser entered. */
function isOfOtherPlace<F>(slots: readonly Slot<F>[], record: AddressRecord): boolean {
  const entered = slots.filter((slot) => slot.owner === 'person' && !slot.isCode && !slot.isPreselected && !slot.beginning);
  const fields = entered.map((slot) => ({ parts: slot.parts.filter((part) => PLACES.includes(part)), text: shownText(slot) }));
  return comparePlace(fields, record).differs.length > 0;
}

/** Puts the building that no field asks for behind the block, as far as the field takes it. */
function withBuilding<F>(
  slot: Slot<F>,
  wanted: Wanted | undefined,
  slots: readonly Slot<F>[],
  { values, wants }: PlanContext,
): Wanted | undefined {
  const building = values.get('building');
  if (!building || !wanted?.parts.includes('block') || wanted.option !== undefined || !wants('building')) return wanted;
  const isTaken = slots.some(({ parts }) => parts.includes('building') || parts.includes('address'));
  const text = `${wanted.text} ${building}`;
  return isTaken || !slot.takes?.(text) || wanted.parts.some((part) => part.endsWith('-roma'))
    ? wanted
    : { text, parts: [...wanted.parts, 'building'] };
}

/** Returns the block in a text, and what follows it: 2-1 ビル of 千代2-1 ビル. */
function blockIn(text: string): string {
  return isBlockAlone(text) ? text : (/(?<=\D)[\d０-９].*/u.exec(text)?.[0] ?? '');
}

/**
 * Decides what a record changes in each field. Pure: reads snapshots and writes nothing.
 *
 * Only `always` changes the user's text, and keeps it even then if it contains the value and more. The looked-up code gives way to its ZIP
 * Code. Our text for an earlier code is replaced, or removed if the record has no value. An empty string never replaces the user's text.
 */
export function planFill<F>(slots: readonly Slot<F>[], request: PlanRequest): FillPlan<F> {
  const context = { ...request, isRoma: isRomaForm(slots) };
  const changes: PlannedChange<F>[] = [];
  const conflicts: PlannedChange<F>[] = [];
  const unchanged: Part[] = [];
  const kept: Part[] = [];
  const typed: Part[] = [];
  const unmatched: Part[] = [];
  const { otherAddress, bringsBack } = request;
  const isOtherAddress = otherAddress === undefined && isOfOtherPlace(slots, request.record);
  const isAlways = request.policy === 'always';
  const isWhole = isOtherAddress && !isAlways;
  // A record with a block has nothing to complete.
  const lacksTown =
    context.values.has('town') &&
    !context.values.has('block') &&
    comparePlace(
      slots.map((slot) => ({ parts: slot.parts, text: shownText(slot) })),
      context.record,
    ).absent.some((part) => part === 'town' || part === 'address');

  for (const slot of slots) {
    if (!slot.parts.some(context.wants)) continue;
    // The user is typing there.
    const policy = isAlways && slot.isFocused ? 'own' : request.policy;
    const isReplacing = otherAddress === 'replace' || (isOtherAddress && policy === 'always');
    const known = withBuilding(slot, wantedIn(slot, context), slots, context);
    if (known?.option === -1) unmatched.push(...known.parts);
    const owner = slot.isPreselected && !isOtherAddress ? 'nobody' : slot.owner;
    const ours = owner === 'us' && policy !== 'empty';
    const beginning = (['own', 'ask'].includes(policy) && slot.beginning) || '';
    // The rest of the old address goes with it, but not the company.
    const isOld = isReplacing && owner === 'person' && !slot.isCode && !/^(?:org|pos|dig)/.test(slot.parts[0] as string);
    const wanted = known && known.option !== -1 ? known : ours || beginning !== '' || isOld ? emptied(slot) : undefined;
    if (!wanted) continue;
    const { parts, text, option } = wanted;
    // The town goes in front of a block alone.
    const isBlock =
      lacksTown &&
      owner === 'person' &&
      option === undefined &&
      parts.some((part) => part === 'town' || part === 'address') &&
      isBlockAlone(slot.text);
    // The user continued the text of an earlier code: 岩本町2-1 becomes 神田2-1.
    const isContinued = beginning !== '' && text !== beginning && !(text && foldAddress(slot.text).startsWith(foldAddress(text)));
    const isCompletable = isBlock && text !== '' && !!slot.takes?.(text + slot.text);
    const isCompleted = isCompletable && !!request.completesBlock && (policy === 'own' || policy === 'always') && !slot.isFocused;
    const isBack = bringsBack?.includes(slot.field) === true && option === undefined;
    const added = isContinued ? slot.text.slice(beginning.length) : isCompletable ? slot.text : isBack ? blockIn(slot.text) : '';
    // Behind a block a number would become part of it: ２丁目７−２9.
    const keeps = /[\d０-９]$/.test(text) && added ? ` ${added}` : added;
    // An empty field of another address does not take a part of this one either.
    const isPiece = isWhole && !slot.isCode && parts[0] !== 'postal-code';
    const change: PlannedChange<F> = {
      part: parts[0] as Part,
      parts,
      field: slot.field,
      from: slot.text,
      // An option may stand for a number.
      to: keeps === '' ? text : text + keeps,
      ...(option === undefined ? {} : { option }),
      ...(keeps === '' ? {} : { keeps }),
    };
    if (option === undefined ? text === slot.text : option === slot.selected) {
      if (known) (owner !== 'person' ? unchanged : slot.isCode ? typed : kept).push(...parts);
    } else if (isPiece) {
      if (slot.text !== '' && owner !== 'nobody') kept.push(...parts);
      conflicts.push(change);
    } else if (isBack || isCompleted || (isContinued && policy === 'own')) {
      changes.push(change);
    } else if (isBlock && !isReplacing) {
      conflicts.push(change);
    } else if (
      text !== '' &&
      owner === 'person' &&
      !slot.isCode &&
      option === undefined &&
      foldAddress(slot.text).startsWith(foldAddress(text))
    ) {
      // The text contains the value and more: 飯田橋3-10 must not become 飯田橋.
      kept.push(...parts);
    } else if (
      owner === 'nobody' ||
      ours ||
      slot.isCode ||
      isReplacing ||
      // Choosing a place does not mean that the code was wrong.
      (policy === 'always' && !(otherAddress === 'ignore' && parts[0] === 'postal-code'))
    ) {
      changes.push(change);
    } else {
      kept.push(...parts);
      conflicts.push(change);
    }
  }
  return { changes, conflicts, unchanged, kept, typed, unmatched, isOtherAddress };
}
