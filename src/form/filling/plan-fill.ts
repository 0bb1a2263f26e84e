import { foldAddress } from '../../address/fold-address.ts';
import type { PartValues } from '../../address/part-values.ts';
import { PARTS, type Part } from '../../address/parts.ts';
import { hyphenateCode, readCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import { toEnglishBlock, toEnglishName, type ZipFormat } from '../../address/text-forms.ts';
import { isPlaceholder, matchOption, type OptionText } from './option-match.ts';

/** Whose text stands in a field. A placeholder option is nobody's. */
export type Owner = 'nobody' | 'us' | 'person';

/** When a field that holds text may be written to; see `overwrite` of the element. */
export type OverwritePolicy = 'own' | 'empty' | 'ask' | 'always';

/** A field at the moment of a fill, as far as the plan needs to know. `F` is only handed through. */
export interface Slot<F> {
  readonly field: F;
  readonly parts: readonly Part[];
  readonly text: string;
  readonly owner: Owner;
  /** Of a select: its options and the index of the chosen one. */
  readonly options?: readonly OptionText[];
  readonly selected?: number;
  /** The text of an earlier fill that it still begins with, where a person went on behind it. */
  readonly beginning?: string;
  /** Whether the page chose the option and nobody has touched it: it counts as empty, unless the other fields hold a saved address. */
  readonly isPreselected?: boolean;
  /** Which box of a ZIP Code in two boxes. */
  readonly box?: 'first' | 'second';
  /** Whether a ZIP Code may stand in it with its hyphen (length, pattern, type). */
  readonly takesHyphen: boolean;
  /** Whether it holds the code that was just looked up, which a ZIP Code may replace. */
  readonly isCode: boolean;
  /** Whether the number of a prefecture stands in it as YubinBango writes it: `1`, not `01`. */
  readonly isPlainNumber?: boolean;
}

export interface FillOrder {
  readonly record: AddressRecord;
  readonly values: PartValues;
  readonly policy: OverwritePolicy;
  readonly zipFormat: ZipFormat;
  /** Whether a part may be filled (`fill`, `fields`). */
  readonly wants: (part: Part) => boolean;
}

/** One write. For a select, `option` is the index to choose; `from` and `to` are its option values. */
export interface PlannedChange<F> {
  readonly part: Part;
  readonly parts: readonly Part[];
  readonly field: F;
  readonly from: string;
  readonly to: string;
  readonly option?: number;
  /** What a person typed behind the text of an earlier fill, and keeps: `to` ends with it. */
  readonly keeps?: string;
}

export interface FillPlan<F> {
  readonly changes: readonly PlannedChange<F>[];
  /** Writes that a person's text stands in the way of: offered with `ask`, left undone otherwise. */
  readonly conflicts: readonly PlannedChange<F>[];
  /** Parts that are right already because we wrote them before. */
  readonly standing: readonly Part[];
  /** Parts where a person's text stays. */
  readonly kept: readonly Part[];
  /** The ZIP Code where it stands in the code field just as it was typed. */
  readonly typed: readonly Part[];
  /** Parts of the record that have a field, but no option in it. */
  readonly refused: readonly Part[];
}

/** What should stand in a field: a text, and for a select the index of an option; -1 where no option fits. */
interface Wanted {
  readonly parts: readonly Part[];
  readonly text: string;
  readonly option?: number;
}

/** A piece of an English address, with what stands behind it. */
function englishPiece(part: Part, value: string): string {
  if (part === 'block') return `${toEnglishBlock(value)} `;
  return `${part.endsWith('-roma') && part !== 'organization-roma' ? toEnglishName(value) : value}, `;
}

/** Japanese is written without a space. Roma go from the smallest to the largest, as English addresses do: 2-7-2 Marunouchi, Chiyoda-ku, Tokyo. */
function join(parts: readonly Part[], values: PartValues): string {
  const isEnglish = parts.some((part) => part.endsWith('-roma'));
  if (!isEnglish) return parts.map((part) => values.get(part) ?? '').join('');
  return parts
    .toReversed()
    .map((part) => englishPiece(part, values.get(part) ?? ''))
    .join('')
    .replace(/,? $/, '');
}

function zipText<F>(slot: Slot<F>, zip: string, format: ZipFormat): string {
  if (slot.box) return slot.box === 'first' ? zip.slice(0, 3) : zip.slice(3);
  const typed = readCode(slot.text);
  // A ZIP Code that already stands there stays as it was typed.
  if (format === 'keep' && typed.state === 'complete' && typed.code === zip && (slot.takesHyphen || slot.text.length <= 7))
    return slot.text;
  return format === 'digits' || (format === 'keep' && !slot.takesHyphen) ? zip : hyphenateCode(zip);
}

function wantedIn<F>(slot: Slot<F>, { record, values, zipFormat, wants }: FillOrder): Wanted | undefined {
  const parts = slot.parts.filter((part) => wants(part) && values.has(part));
  const [first] = parts;
  if (first === undefined) return undefined;
  if (first === 'postal-code' && parts.length === 1) return { parts, text: zipText(slot, values.get(first) ?? '', zipFormat) };
  const { options } = slot;
  if (!options) {
    const text = join(
      PARTS.filter((part) => parts.includes(part)),
      values,
    );
    return { parts, text: slot.isPlainNumber && parts.join() === 'prefecture-code' ? String(Number(text)) : text };
  }
  for (const part of parts) {
    const option = matchOption(options, part, record, values.get(part) ?? '');
    if (option >= 0) return { parts, option, text: options[option]?.value ?? '' };
  }
  return { parts, option: -1, text: '' };
}

/** What stands for “nothing” in a field, or `undefined` where it has no such thing: a select whose first option is a real one. */
function emptied<F>(slot: Slot<F>): Wanted | undefined {
  if (!slot.options) return { parts: slot.parts, text: '' };
  return isPlaceholder(slot.options[0]) ? { parts: slot.parts, option: 0, text: slot.options[0]?.value ?? '' } : undefined;
}

/** Whether a person's text says otherwise than the record: a saved address. */
function contradicts<F>(slot: Slot<F>, order: FillOrder): boolean {
  if (slot.owner !== 'person' || slot.isCode || slot.isPreselected || slot.beginning || slot.parts[0] === 'postal-code') return false;
  const known = wantedIn(slot, order);
  if (!known) return false;
  return known.option === undefined ? !foldAddress(slot.text).startsWith(foldAddress(known.text)) : known.option !== slot.selected;
}

/**
 * Decides what a record does to each field. Pure: looks at what stands there and whose it is, and touches nothing.
 *
 * A person's text is changed by `always` only, and not even then where it says the answer and more; the code itself gives way to the ZIP
 * Code that it led to. What we wrote for an earlier code is replaced, or taken away where this record has nothing for it. An empty text is
 * never written over a person's.
 */
export function planFill<F>(slots: readonly Slot<F>[], order: FillOrder): FillPlan<F> {
  const changes: PlannedChange<F>[] = [];
  const conflicts: PlannedChange<F>[] = [];
  const standing: Part[] = [];
  const kept: Part[] = [];
  const typed: Part[] = [];
  const refused: Part[] = [];
  const { policy } = order;
  const isSaved = slots.some((slot) => contradicts(slot, order));

  for (const slot of slots) {
    if (!slot.parts.some(order.wants)) continue;
    const known = wantedIn(slot, order);
    if (known?.option === -1) refused.push(...known.parts);
    const owner = slot.isPreselected && !isSaved ? 'nobody' : slot.owner;
    const ours = owner === 'us' && policy !== 'empty';
    const beginning = policy === 'own' || policy === 'ask' ? (slot.beginning ?? '') : '';
    const wanted = known && known.option !== -1 ? known : ours || beginning !== '' ? emptied(slot) : undefined;
    if (!wanted) continue;
    const { parts, text, option } = wanted;
    // A person went on behind the text of an earlier code: 岩本町2-1 becomes 神田2-1.
    const isContinued = beginning !== '' && text !== beginning && !foldAddress(slot.text).startsWith(foldAddress(text || beginning));
    const keeps = isContinued || (beginning !== '' && text === '') ? slot.text.slice(beginning.length) : '';
    const change: PlannedChange<F> = {
      part: parts[0] as Part,
      parts,
      field: slot.field,
      from: slot.text,
      to: text + keeps,
      ...(option === undefined ? {} : { option }),
      ...(keeps === '' ? {} : { keeps }),
    };
    if (option === undefined ? text === slot.text : option === slot.selected) {
      if (known) (owner !== 'person' ? standing : slot.isCode ? typed : kept).push(...parts);
    } else if (keeps !== '' && policy === 'own') {
      changes.push(change);
    } else if (owner === 'person' && !slot.isCode && option === undefined && foldAddress(slot.text).startsWith(foldAddress(text))) {
      // It says the same and more: whoever wrote 飯田橋3-10 must not be left with 飯田橋.
      kept.push(...parts);
    } else if (owner === 'nobody' || ours || slot.isCode || policy === 'always') {
      changes.push(change);
    } else {
      kept.push(...parts);
      conflicts.push(change);
    }
  }
  return { changes, conflicts, standing, kept, typed, refused };
}
