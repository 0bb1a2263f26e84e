import { hyphenateCode } from '../../address/read-code.ts';
import type { PickerState } from '../../client/picker/picker-state.ts';
import type { Messages } from '../messages/messages.ts';
import type { LookupState } from '../state.ts';

/**
 * The sentences to show about the pickers; `undefined` if the lookup has something else to say.
 * @param isFilled - a choice of the pickers has filled the form
 * @param unchosen - the text in a picker that names no option
 */
export function pickersMessage(
  { pickers, filled }: Messages,
  state: LookupState,
  { levels, level, record }: PickerState,
  isFilled: boolean,
  unchosen: string | undefined,
): readonly string[] | undefined {
  const summary = 'summary' in state ? state.summary : undefined;
  if (!summary && state.status !== 'idle') return undefined;
  const unmatched = unchosen ?? levels.prefecture.unmatched ?? levels.city.unmatched;
  if (unmatched !== null) return [pickers.unmatched(unmatched)];
  if (!isFilled) return undefined;
  const said = summary && summary.filled.length + summary.kept.length + summary.missing.length > 0 ? [filled(summary)] : [];
  if (level === 'code') return [...said, pickers.severalCodes(levels.code.options.length)];
  if (level !== null || !record) return said;
  return [record.zip_code === null ? pickers.empty : pickers.zip(hyphenateCode(record.zip_code)), ...said];
}
