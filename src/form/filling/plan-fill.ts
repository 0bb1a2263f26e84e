import { foldPlace, isBlockAlone } from '../../address/fold-place.ts';
import { joinTexts, type PartValues } from '../../address/part-values.ts';
import { type Part, PARTS } from '../../address/parts.ts';
import { hyphenateCode, readCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import { loadedForms } from '../../address/text/loaded-forms.ts';
import type { ZipFormat } from '../../address/text/kana-and-width.ts';
import { compareFields } from '../compare-fields.ts';
import { isPlaceholder, matchOption, type OptionText, type ShownField } from '../option-match.ts';

/** The author of a field's text. A placeholder option counts as no text. */
export type Owner = 'nobody' | 'us' | 'person';

/** When a field with text may be written to; see `overwrite` of the element. */
export type OverwritePolicy = 'own' | 'empty' | 'ask' | 'always';

/** A snapshot of a field for planning. `F` is passed through. */
export interface Slot<F> extends ShownField {
  readonly field: F;
  readonly owner: Owner;
  /** The text of an earlier fill that the field still starts with, if the user continued it. */
  readonly beginning?: string;
  /** Whether the page chose the option and the user has not touched it: it counts as empty unless other fields contain a saved address. */
  readonly isPreselected?: boolean;
  /** The box number, for a ZIP Code in two boxes. */
  readonly box?: 'first' | 'second' | undefined;
  /** Whether it takes this spelling of a ZIP Code (length, pattern, type). */
  readonly takesCode: (text: string) => boolean;
  /** Whether it contains the code that was just looked up, which the ZIP Code may replace. */
  readonly isCode: boolean;
  /** The code that it contains; `undefined` if it has not been read. */
  readonly typed?: string | undefined;
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
  /** Returns what is in front of the block that the user typed over the record's text: that text replaces it. */
  readonly beforeBlock?: ((text: string) => string) | undefined;
}

/** The request, and what is the same for all fields. */
interface PlanContext extends PlanRequest {
  readonly slots: readonly Slot<unknown>[];
  /** Whether fields without a mark take roma too. */
  readonly isRoma: boolean;
  /** Whether the form contains the address of another place. */
  readonly isOtherAddress: boolean;
  /** Whether no field contains the town, and the record has no block that would follow it. */
  readonly lacksTown: () => boolean;
}

/** One write. For a select, `option` is the index to choose, and `from` and `to` are option values. */
export interface PlannedChange<F> {
  readonly part: Part;
  readonly parts: readonly Part[];
  readonly field: F;
  readonly from: string;
  readonly to: string;
  readonly option: number | undefined;
  /** The user's text after the text of an earlier fill; empty if there is none. `to` ends with it. */
  readonly keeps: string;
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

type Lists<F> = Record<'changes' | 'conflicts', PlannedChange<F>[]> & Record<'unchanged' | 'kept' | 'typed' | 'unmatched', Part[]>;

/** The value for a field: a text, and for a select the index of an option; -1 if none matches. */
interface Wanted {
  readonly parts: readonly Part[];
  readonly text: string;
  readonly option?: number;
}

function zipText<F>(slot: Slot<F>, zip: string, format: ZipFormat): string {
  if (slot.box) return slot.box === 'first' ? zip.slice(0, 3) : zip.slice(3);
  const typed = slot.typed ?? readCode(slot.text).code;
  // A ZIP Code that is already there keeps its spelling, unless the browser would refuse it.
  if (format === 'keep' && typed === zip && slot.takesCode(slot.text)) return slot.text;
  const hyphenated = hyphenateCode(zip);
  return format === 'digits' || (format === 'keep' && !slot.takesCode(hyphenated)) ? zip : hyphenated;
}

function optionFor(options: readonly OptionText[], parts: readonly Part[], record: AddressRecord, values: PartValues): Wanted {
  const matches = parts.map((part) => matchOption(options, part, record, values.get(part) ?? ''));
  const option = matches.find((index) => index >= 0) ?? -1;
  return { parts, text: options[option]?.value ?? '', option };
}

function wantedIn<F>(slot: Slot<F>, { record, values, zipFormat, wants, isRoma }: PlanContext): Wanted | undefined {
  const parts = slot.parts.filter((part) => wants(part) && values.has(part));
  const [first] = parts;
  if (first === undefined) return undefined;
  if (first === 'postal-code' && parts.length === 1) return { parts, text: zipText(slot, values.get(first) ?? '', zipFormat) };
  if (slot.options) return optionFor(slot.options, parts, record, values);
  if (parts.some((part) => part.endsWith('-roma')) || (isRoma && slot.isShown)) {
    const line = loadedForms.englishLine?.(parts, values);
    return line?.text ? line : { parts, text: '', option: -1 };
  }
  const text = joinTexts(PARTS.map((part) => (parts.includes(part) ? values.get(part) : '')));
  return { parts, text: slot.isPlainNumber && parts.join() === 'prefecture-code' ? String(Number(text)) : text };
}

/** Returns the empty value of a field, or `undefined` for a select without a placeholder. */
function emptied<F>(slot: Slot<F>): Wanted | undefined {
  if (!slot.options) return { parts: slot.parts, text: '' };
  return isPlaceholder(slot.options[0]) ? { parts: slot.parts, option: 0, text: slot.options[0]?.value ?? '' } : undefined;
}

/** Reports whether the fields contain the address of another place, which the user, the page or the browser entered. */
function isOfOtherPlace<F>(slots: readonly Slot<F>[], record: AddressRecord): boolean {
  const entered = slots.filter((slot) => slot.owner === 'person' && !slot.isCode && !slot.isPreselected && !slot.beginning);
  return entered.length > 0 && compareFields(entered, record).differs.length > 0;
}

/** Puts the building that no field asks for behind the block, as far as the field takes it. */
function withBuilding<F>(slot: Slot<F>, wanted: Wanted | undefined, { slots, values, wants }: PlanContext): Wanted | undefined {
  const building = values.get('building');
  if (!building || !wanted?.parts.includes('block') || wanted.option !== undefined || !wants('building')) return wanted;
  const isTaken = slots.some(({ parts }) => parts.includes('building') || parts.includes('address'));
  const text = `${wanted.text} ${building}`;
  return isTaken || !slot.takes?.(text) || wanted.parts.some((part) => part.endsWith('-roma'))
    ? wanted
    : { text, parts: [...wanted.parts, 'building'] };
}

/** A field as the request sees it. */
interface Target<F> extends Slot<F> {
  readonly policy: OverwritePolicy;
  /** Whether the whole address is replaced. */
  readonly isReplacing: boolean;
  /** The text of an earlier fill that the user continued, and that may be replaced. */
  readonly beginning: string;
}

function targetOf<F>(slot: Slot<F>, { policy: asked, isOtherAddress, otherAddress }: PlanContext): Target<F> {
  // The user is typing there.
  const policy = asked === 'always' && slot.isFocused ? 'own' : asked;
  return {
    ...slot,
    policy,
    isReplacing: otherAddress === 'replace' || (isOtherAddress && policy === 'always'),
    owner: slot.isPreselected && !isOtherAddress ? 'nobody' : slot.owner,
    beginning: (['own', 'ask'].includes(policy) && slot.beginning) || '',
  };
}

/** Reports whether our text may be replaced. */
function isOurs<F>({ owner, policy }: Target<F>): boolean {
  return owner === 'us' && policy !== 'empty';
}

/** Reports whether a field is emptied if the record has no text for it. The rest of the old address goes with it, but not the company. */
function isObsolete<F>(target: Target<F>): boolean {
  const { owner, parts, isReplacing, isCode } = target;
  const isOld = isReplacing && owner === 'person' && !isCode && !/^(?:org|pos|dig)/.test(parts[0] as string);
  return isOld || isOurs(target) || target.beginning !== '';
}

/** Reports whether a text begins with the value, and has more: 飯田橋3-10 with 飯田橋. */
function begins(text: string, value: string): boolean {
  return value !== '' && foldPlace(text).startsWith(foldPlace(value));
}

/** Reports whether a field contains a block alone, in front of which the town belongs. The block of a replaced address goes with it. */
function takesTown<F>({ owner, text, isReplacing }: Target<F>, { parts, option }: Wanted, { lacksTown }: PlanContext): boolean {
  const isForTown = option === undefined && parts.some((part) => part === 'town' || part === 'address');
  return isForTown && owner === 'person' && !isReplacing && isBlockAlone(text) && lacksTown();
}

/** Returns the user's text that follows the text for a field. */
function following<F>(
  { beginning, text: now, takes }: Target<F>,
  { text }: Wanted,
  { beforeBlock }: PlanContext,
  isBlock: boolean,
): string {
  // The user continued the text of an earlier code: 岩本町2-1 becomes 神田2-1, and 芝大門2-1 becomes 芝2-1.
  if (beginning && text !== beginning && !(begins(now, text) && text.length > beginning.length)) {
    const added = now.slice(beginning.length);
    // The user has typed the new text behind it: 岩本町飯田橋2-1.
    return text && added !== text && added.startsWith(text) ? added.slice(text.length) : added;
  }
  if (isBlock && text && takes?.(text + now)) return now;
  return beforeBlock ? now.slice(beforeBlock(now).length) : '';
}

/** Returns what is written behind a text for the user's text that follows it. */
function behind(text: string, added: string): string {
  if (!added || !/[\d０-９]$/.test(text)) return added;
  // A number would become part of the block: ２丁目７−２9. It may be the same block.
  return foldPlace(text).endsWith(foldPlace(added)) ? '' : ` ${added.trimStart()}`;
}

/** Reports whether the user's text may get a new beginning without a question. */
function mayPrecede<F>({ policy, beginning, isFocused }: Target<F>, isBlock: boolean, { completesBlock }: PlanContext): boolean {
  if (!isBlock) return beginning !== '' && policy === 'own';
  return !!completesBlock && !isFocused && (policy === 'own' || policy === 'always');
}

/** Reports whether a field may get another text without a question. */
function mayReplace<F>(target: Target<F>, isZip: boolean, { otherAddress }: PlanContext): boolean {
  // Choosing a place does not mean that the code was wrong.
  const isAlways = target.policy === 'always' && !(otherAddress === 'ignore' && isZip);
  return target.owner === 'nobody' || isOurs(target) || target.isCode || target.isReplacing || isAlways;
}

/** The list of a field that contains already what is wanted. */
function agreed<F>({ owner, isCode }: Target<F>): keyof Lists<F> {
  return owner !== 'person' ? 'unchanged' : isCode ? 'typed' : 'kept';
}

/** Decides in which list a field appears that contains something else. `isBlock`: it contains a block alone, in front of which the town belongs. */
function judge<F>(
  target: Target<F>,
  { parts, text, option }: Wanted,
  added: string,
  isBlock: boolean,
  context: PlanContext,
): keyof Lists<F> {
  const { owner, isCode } = target;
  const isZip = parts[0] === 'postal-code';
  // An empty field of another address does not take a part of this one either.
  if (context.isOtherAddress && context.policy !== 'always' && !isCode && !isZip) return 'conflicts';
  if (added && mayPrecede(target, isBlock, context)) return 'changes';
  if (isBlock) return 'conflicts';
  if (owner === 'person' && !isCode && option === undefined && begins(target.text, text)) return 'kept';
  return mayReplace(target, isZip, context) ? 'changes' : 'conflicts';
}

function planField<F>(slot: Slot<F>, context: PlanContext, lists: Lists<F>): void {
  const target = targetOf(slot, context);
  const known = withBuilding(slot, wantedIn(slot, context), context);
  const hasNoOption = known?.option === -1;
  if (hasNoOption) lists.unmatched.push(...known.parts);
  const wanted = known && !hasNoOption ? known : isObsolete(target) ? emptied(slot) : undefined;
  if (wanted) planWanted(target, wanted, context, lists);
}

function planWanted<F>(target: Target<F>, wanted: Wanted, context: PlanContext, lists: Lists<F>): void {
  const { parts, text, option } = wanted;
  const isBlock = takesTown(target, wanted, context);
  const added = option === undefined ? following(target, wanted, context, isBlock) : '';
  const keeps = behind(text, added);
  // An option may stand for a number.
  const to = keeps ? text + keeps : text;
  const isSame = option === undefined ? to === target.text : option === target.selected;
  const verdict = isSame ? agreed(target) : judge(target, wanted, added, isBlock, context);
  if (verdict !== 'changes' && verdict !== 'conflicts') return void lists[verdict].push(...parts);
  lists[verdict].push({ part: parts[0] as Part, parts, field: target.field, from: target.text, to, option, keeps });
  // A block alone does not count as the user's town.
  if (verdict === 'conflicts' && target.text && target.owner !== 'nobody' && !isBlock) lists.kept.push(...parts);
}

/**
 * Decides what a record changes in each field. Pure: reads snapshots and writes nothing.
 *
 * Only `always` changes the user's text, and keeps it even then if it contains the value and more. The looked-up code gives way to its ZIP
 * Code. Our text for an earlier code is replaced, or removed if the record has no value. An empty string never replaces the user's text.
 */
export function planFill<F>(slots: readonly Slot<F>[], request: PlanRequest): FillPlan<F> {
  const { record, values, otherAddress, wants } = request;
  const isOtherAddress = otherAddress === undefined && isOfOtherPlace(slots, record);
  // Few forms contain a block alone.
  const lacksTown = (): boolean =>
    values.has('town') && !values.has('block') && compareFields(slots, record).absent.some((part) => part === 'town' || part === 'address');
  const context = {
    ...request,
    slots,
    isRoma: !!loadedForms.isRomaForm?.(slots.flatMap((slot) => (slot.isShown ? slot.parts : []))),
    isOtherAddress,
    lacksTown,
  };
  const lists: Lists<F> = { changes: [], conflicts: [], unchanged: [], kept: [], typed: [], unmatched: [] };
  for (const slot of slots) if (slot.parts.some(wants)) planField(slot, context, lists);
  return { ...lists, isOtherAddress };
}
