import { hyphenateCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import type { PickerState } from '../../client/picker-model/picker-state.ts';
import type { FillSummary, Message, Messages, PickerMessages } from '../messages/messages.ts';
import type { LookupState } from '../state.ts';

export type TellFill = (summary: FillSummary) => readonly Message[];

interface Told {
  readonly isFilled: boolean;
  /** The text in a picker that names no option. */
  readonly unchosen: string | undefined;
  readonly tellFill: TellFill;
}

const isTold = ({ filled, kept, missing }: FillSummary): boolean => filled.length + kept.length + missing.length > 0;

/** The ZIP Code of a choice. It is shown unless a field contains it. */
function zipMessage(pickers: PickerMessages, { zip_code }: AddressRecord, summary: FillSummary | undefined): Message {
  if (zip_code === null) return pickers.empty;
  const spoken = pickers.zip(hyphenateCode(zip_code));
  return { shown: summary?.filled.includes('postal-code') ? '' : spoken, spoken };
}

/** The sentences to show about the pickers; `undefined` if the lookup has something else to say. */
export function pickersMessage(
  { pickers }: Messages,
  state: LookupState,
  { levels, level, record }: PickerState,
  { isFilled, unchosen, tellFill }: Told,
): readonly Message[] | undefined {
  const summary = 'summary' in state ? state.summary : undefined;
  if (!summary && state.status !== 'idle') return undefined;
  const unmatched = unchosen ?? levels.prefecture.unmatched ?? levels.city.unmatched;
  if (unmatched !== null) return [pickers.unmatched(unmatched)];
  if (!isFilled) return undefined;
  const ofFill = summary && isTold(summary) ? tellFill(summary) : [];
  if (level === 'code') return [...ofFill, pickers.severalCodes(levels.code.options.length)];
  if (level !== null || !record) return ofFill;
  return [zipMessage(pickers, record, summary), ...ofFill];
}
