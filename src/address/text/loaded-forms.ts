import type { FormsToLoad } from './forms-to-load.ts';

/** The text forms that few pages ask for, once their chunk is loaded. Without it, kana stay katakana, and roma has the API's spelling. */
export const loadedForms: Partial<FormsToLoad> = {};
