import { hyphenateCode } from '../../address/read-code.ts';
import type { PickerState } from '../../client/picker/picker-state.ts';
import type { Message, Messages } from '../messages/messages.ts';
import type { FillSummary, LookupState } from '../state.ts';

/** Gives the sentences about a fill. */
export type TellFill = (summary: FillSummary) => readonly Message[];

/** The state on which the sentences depend. */
interface Told {
  /** Whether a choice of the pickers has filled the form. */
  readonly isFilled: boolean;
  /** The text in a picker that names no option. */
  readonly unchosen: string | undefined;
  readonly tellFill: TellFill;
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
  const ofFill = summary && summary.filled.length + summary.kept.length + summary.missing.length > 0 ? tellFill(summary) : [];
  if (level === 'code') return [...ofFill, pickers.severalCodes(levels.code.options.length)];
  if (level !== null || !record) return ofFill;
  if (record.zip_code === null) return [pickers.empty, ...ofFill];
  const spoken = pickers.zip(hyphenateCode(record.zip_code));
  return [{ shown: summary?.filled.includes('postal-code') ? '' : spoken, spoken }, ...ofFill];
}
