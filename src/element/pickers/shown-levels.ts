import { PLACE_LEVELS, type PlaceLevel } from '../../address/parts.ts';
import type { PickerState } from '../../client/picker-model/picker-state.ts';
import { wordsOf } from '../attributes.ts';
import type { PickDetail } from '../events.ts';

/** The levels that the `pickers` attribute names: none if it is absent, all if it is empty or `true`. */
export function levelsOf(pickers: unknown): readonly PlaceLevel[] {
  if (pickers === null || pickers === undefined || pickers === false) return [];
  const words = wordsOf(pickers);
  const named = PLACE_LEVELS.filter((level) => words.includes(level));
  return named.length > 0 ? named : PLACE_LEVELS;
}

/** Whether the `pickers` attribute names levels explicitly. */
export function namesLevels(pickers: unknown): boolean {
  return typeof pickers === 'string' ? pickers.trim() !== '' : Array.isArray(pickers);
}

/** Whether the user has nothing left to choose: the path is complete, or none of its remaining levels is shown. */
export function hasEnded({ level, record }: PickerState, shown: readonly PlaceLevel[]): boolean {
  // If the town has several ZIP Codes, the user must choose one even if no other level is shown.
  if (record === null || level === 'code') return false;
  return level === null || shown.every((one) => PLACE_LEVELS.indexOf(one) < PLACE_LEVELS.indexOf(level));
}

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
