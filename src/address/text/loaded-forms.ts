import type { Part } from '../parts.ts';
import type { PlaceDifference, PlaceText } from '../place-difference.ts';

type Forms = typeof import('./ime-keys.ts') &
  typeof import('./old-forms.ts') &
  typeof import('./prefectures-roma.ts') &
  typeof import('./rare-forms.ts') & {
    comparePlace(fields: readonly PlaceText[], values: ReadonlyMap<Part, string>): PlaceDifference;
  };

/** The text forms that few pages ask for, once their chunk is loaded. Without it, kana stay katakana, and roma has the API's spelling. */
export const loadedForms: Partial<Forms> = {};
