import { FRAMEWORKS } from './frameworks.ts';
import { ROUND_1, ROUND_3, ROUND_5, ROUND_7 } from './rounds-1-3-5-7.ts';
import { ROUND_10 } from './round-10.ts';
import { ROUND_11 } from './round-11.ts';
import { ROUND_12 } from './round-12.ts';
import { ROUND_13 } from './round-13.ts';
import { ROUND_14 } from './round-14.ts';
import { ROUND_15 } from './round-15.ts';
import { ROUND_16 } from './round-16.ts';
import { ROUND_17 } from './round-17.ts';
import { ROUND_18 } from './round-18.ts';
import { ROUND_19A } from './round-19a.ts';
import { ROUND_19B } from './round-19b.ts';
import { ROUND_2 } from './round-2.ts';
import { ROUND_20 } from './round-20.ts';
import { ROUND_21 } from './round-21.ts';
import { ROUND_22 } from './round-22.ts';
import { ROUND_23 } from './round-23.ts';
import { ROUND_24 } from './round-24.ts';
import { ROUND_25A } from './round-25a.ts';
import { ROUND_25B } from './round-25b.ts';
import { ROUND_25C } from './round-25c.ts';
import { ROUND_26A } from './round-26a.ts';
import { ROUND_26B } from './round-26b.ts';
import { ROUND_26C } from './round-26c.ts';
import { ROUND_27A } from './round-27a.ts';
import { ROUND_27B } from './round-27b.ts';
import { ROUND_27C } from './round-27c.ts';
import { ROUND_28A } from './round-28a.ts';
import { ROUND_28B } from './round-28b.ts';
import { ROUND_29A } from './round-29a.ts';
import { ROUND_29B } from './round-29b.ts';
import { ROUND_30A } from './round-30a.ts';
import { ROUND_30B } from './round-30b.ts';
import { ROUND_31A } from './round-31a.ts';
import { ROUND_31B } from './round-31b.ts';
import { ROUND_32A } from './round-32a.ts';
import { ROUND_32B } from './round-32b.ts';
import { ROUND_33A } from './round-33a.ts';
import { ROUND_33B } from './round-33b.ts';
import { ROUND_34A } from './round-34a.ts';
import { ROUND_34B } from './round-34b.ts';
import { ROUND_35A } from './round-35a.ts';
import { ROUND_35B } from './round-35b.ts';
import { ROUND_36A } from './round-36a.ts';
import { ROUND_36B } from './round-36b.ts';
import { ROUND_37A } from './round-37a.ts';
import { ROUND_37B } from './round-37b.ts';
import { ROUND_38A } from './round-38a.ts';
import { ROUND_38B } from './round-38b.ts';
import { ROUND_39 } from './round-39.ts';
import { ROUND_40A } from './round-40a.ts';
import { ROUND_40B } from './round-40b.ts';
import { ROUND_41 } from './round-41.ts';
import { ROUND_42 } from './round-42.ts';
import { ROUND_44 } from './round-44.ts';
import { ROUND_45 } from './round-45.ts';
import { ROUND_46 } from './round-46.ts';
import { ROUND_47 } from './round-47.ts';
import { ROUND_48 } from './round-48.ts';
import { ROUND_49 } from './round-49.ts';
import { ROUND_50 } from './round-50.ts';
import { ROUND_51 } from './round-51.ts';
import { ROUND_52 } from './round-52.ts';
import { ROUND_53 } from './round-53.ts';
import { ROUND_54 } from './round-54.ts';
import { ROUND_55 } from './round-55.ts';
import { ROUND_56 } from './round-56.ts';
import { ROUND_57 } from './round-57.ts';
import { ROUND_58 } from './round-58.ts';
import { ROUND_59 } from './round-59.ts';
import { ROUND_60 } from './round-60.ts';
import { ROUND_4 } from './round-4.ts';
import { ROUND_6 } from './round-6.ts';
import { ROUND_8 } from './round-8.ts';
import { ROUND_9 } from './round-9.ts';
import { LARAVEL } from './laravel.ts';
import { PHP } from './php.ts';
import { PLATFORMS } from './platforms.ts';
import { type CorpusForm, readForms } from './read-forms.ts';
import { SINGLE_FORMS } from './single-forms.ts';

/** Forms that other people wrote. */
export const CORPUS: readonly CorpusForm[] = [
  LARAVEL,
  PHP,
  FRAMEWORKS,
  PLATFORMS,
  ROUND_1,
  ROUND_2,
  ROUND_3,
  ROUND_4,
  ROUND_5,
  ROUND_6,
  ROUND_7,
  ROUND_8,
  ROUND_9,
  ROUND_10,
  ROUND_11,
  ROUND_12,
  ROUND_13,
  ROUND_14,
  ROUND_15,
  ROUND_16,
  ROUND_17,
  ROUND_18,
  ROUND_19A,
  ROUND_19B,
  ROUND_20,
  ROUND_21,
  ROUND_22,
  ROUND_23,
  ROUND_24,
  ROUND_25A,
  ROUND_25B,
  ROUND_25C,
  ROUND_26A,
  ROUND_26B,
  ROUND_26C,
  ROUND_27A,
  ROUND_27B,
  ROUND_27C,
  ROUND_28A,
  ROUND_28B,
  ROUND_29A,
  ROUND_29B,
  ROUND_30A,
  ROUND_30B,
  ROUND_31A,
  ROUND_31B,
  ROUND_32A,
  ROUND_32B,
  ROUND_33A,
  ROUND_33B,
  ROUND_34A,
  ROUND_34B,
  ROUND_35A,
  ROUND_35B,
  ROUND_36A,
  ROUND_36B,
  ROUND_37A,
  ROUND_37B,
  ROUND_38A,
  ROUND_38B,
  ROUND_39,
  ROUND_40A,
  ROUND_40B,
  ROUND_41,
  ROUND_42,
  ROUND_44,
  ROUND_45,
  ROUND_46,
  ROUND_47,
  ROUND_48,
  ROUND_49,
  ROUND_50,
  ROUND_51,
  ROUND_52,
  ROUND_53,
  ROUND_54,
  ROUND_55,
  ROUND_56,
  ROUND_57,
  ROUND_58,
  ROUND_59,
  ROUND_60,
  SINGLE_FORMS,
].flatMap(readForms);
