import type { AddressRecord } from '../../address/record.ts';
import { meansPart } from '../../form/option-match.ts';
import type { FillTarget } from '../../form/filling/fill-target.ts';
import type { PlannedChange } from '../../form/filling/plan-fill.ts';

/**
 * Filters the conflicts that contradict the record. 東京 instead of 東京都 does not, and neither does a
 * city without its county; another prefecture or city does, and so does a ZIP Code that differs from that of the chosen place. A saved
 * address of another place contradicts it in all its fields.
 */
export function contradictions(conflicts: readonly PlannedChange<FillTarget>[], record: AddressRecord): PlannedChange<FillTarget>[] {
  return conflicts.filter(({ part, parts, from, option, isSaved }) => {
    if (part === 'postal-code' || isSaved) return true;
    // Only fields with one part are compared: a line of several parts is written freely.
    if (parts.length > 1 || (part !== 'prefecture' && part !== 'city')) return false;
    return option !== undefined || !meansPart(part, from, record);
  });
}
