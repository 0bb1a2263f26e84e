import { PLACE_LEVELS, type PlaceLevel } from '../../address/parts.ts';
import type { PickerState } from '../../client/picker-model/picker-state.ts';
import type { PickDetail } from '../events.ts';

/** The detail of `dga-pick` for a state of the pickers. */
export function pickDetail({ levels, record }: PickerState): PickDetail {
  const picked = (level: PlaceLevel): PickDetail['city'] => {
    const { chosen } = levels[level];
    return chosen && { code: level === 'town' ? (record?.zip_code ?? null) : chosen.code, name: chosen.name };
  };
  return {
    level: PLACE_LEVELS.findLast((level) => levels[level].chosen) ?? 'prefecture',
    prefecture: picked('prefecture'),
    city: picked('city'),
    town: picked('town'),
  };
}
