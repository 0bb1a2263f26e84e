import { PLACE_LEVELS, type PlaceLevel } from '../../address/parts.ts';
import type { PickerState } from '../../client/picker-model/picker-state.ts';
import { someOf } from '../attributes.ts';

const isLevel = (word: string): word is PlaceLevel => (PLACE_LEVELS as readonly string[]).includes(word);

/** The levels that the `pickers` attribute names: none if it is absent, all if it is empty or `true`. */
export function levelsOf(pickers: unknown): readonly PlaceLevel[] {
  if (pickers === null || pickers === undefined || pickers === false) return [];
  const named = pickers === true ? undefined : someOf('pickers', pickers, isLevel);
  return named ? PLACE_LEVELS.filter((level) => named.includes(level)) : PLACE_LEVELS;
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
