import { meansPlace } from '../../address/place-names.ts';
import type { AddressRecord } from '../../address/record.ts';
import type { FillTarget } from '../../form/address-form.ts';
import type { PlannedChange } from '../../form/filling/plan-fill.ts';

/**
 * Of what a person's text stands in the way of: what cannot be right together with the record. 東京 instead of 東京都 is, and so is a
 * city without its county; another prefecture or city is not, and neither is another ZIP Code than that of the place chosen.
 */
export function contradictions(conflicts: readonly PlannedChange<FillTarget>[], record: AddressRecord): PlannedChange<FillTarget>[] {
  return conflicts.filter(({ part, parts, from, option }) => {
    if (part === 'postal-code') return true;
    // A line of several parts is a person's own words; only whole fields are compared.
    if (parts.length > 1 || (part !== 'prefecture' && part !== 'city')) return false;
    return option !== undefined || !meansPlace(part, from, record);
  });
}
