import { comparePlace } from '../compare-place.ts';
import { typedKeys } from './ime-keys.ts';
import type { loadedForms } from './loaded-forms.ts';
import { toModernForms } from './old-forms.ts';
import { PREFECTURES_ROMA } from './prefectures-roma.ts';
import { englishLine, isRomaForm, readingsOf, toEnglishName, toKanaForm, toPlainRoma, toWidth } from './rare-forms.ts';

/** The text forms of a chunk, which copies them to `loadedForms`. */
export const formsToLoad: typeof loadedForms = {
  comparePlace,
  englishLine,
  isRomaForm,
  PREFECTURES_ROMA,
  readingsOf,
  toEnglishName,
  toKanaForm,
  toModernForms,
  toPlainRoma,
  toWidth,
  typedKeys,
};
