import { toModernForms } from './old-forms.ts';
import { englishLine, PREFECTURES_ROMA, toEnglishName, toKanaForm, toWidth } from './rare-forms.ts';
import { typedKeys } from './kana-keys.ts';

/** The text forms that few pages ask for. */
export interface FormsToLoad {
  readonly englishLine: typeof englishLine;
  readonly PREFECTURES_ROMA: typeof PREFECTURES_ROMA;
  readonly toEnglishName: typeof toEnglishName;
  readonly toKanaForm: typeof toKanaForm;
  readonly toModernForms: typeof toModernForms;
  readonly toWidth: typeof toWidth;
  readonly typedKeys: typeof typedKeys;
}

/** They are in a chunk, which copies them to `loadedForms`. */
export const formsToLoad: FormsToLoad = {
  englishLine,
  PREFECTURES_ROMA,
  toEnglishName,
  toKanaForm,
  toModernForms,
  toWidth,
  typedKeys,
};
