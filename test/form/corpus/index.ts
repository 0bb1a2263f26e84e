import { FRAMEWORKS } from './frameworks.ts';
import { FRESH, FRESH_3, FRESH_5, FRESH_7 } from './fresh.ts';
import { FRESH_10 } from './fresh-10.ts';
import { FRESH_11 } from './fresh-11.ts';
import { FRESH_12 } from './fresh-12.ts';
import { FRESH_13 } from './fresh-13.ts';
import { FRESH_14 } from './fresh-14.ts';
import { FRESH_15 } from './fresh-15.ts';
import { FRESH_2 } from './fresh-2.ts';
import { FRESH_4 } from './fresh-4.ts';
import { FRESH_6 } from './fresh-6.ts';
import { FRESH_8 } from './fresh-8.ts';
import { FRESH_9 } from './fresh-9.ts';
import { LARAVEL } from './laravel.ts';
import { PHP } from './php.ts';
import { PLATFORMS } from './platforms.ts';
import { type CorpusForm, readForms } from './read-forms.ts';

/** Forms that other people wrote. */
export const CORPUS: readonly CorpusForm[] = [
  LARAVEL,
  PHP,
  FRAMEWORKS,
  PLATFORMS,
  FRESH,
  FRESH_2,
  FRESH_3,
  FRESH_4,
  FRESH_5,
  FRESH_6,
  FRESH_7,
  FRESH_8,
  FRESH_9,
  FRESH_10,
  FRESH_11,
  FRESH_12,
  FRESH_13,
  FRESH_14,
  FRESH_15,
].flatMap(readForms);
