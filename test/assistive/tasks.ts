// Tasks of which a transcript is kept: what arrives through an input method, what a person sees, and the languages of texts.
import { input, press, pressTimes, type, type Step, type Task } from './steps.ts';

/** From the top of the page to 東京都 in the first picker, and ちよだ typed in the second. */
const TO_CHIYODA: readonly Step[] = [
  press('Tab'),
  press('Tab'),
  press('space'),
  pressTimes('Down', 13),
  press('Return'),
  press('Tab'),
  type('chiyoda'),
];

/** What is typed with the input method on. */
export const MOZC_TASKS: readonly Task[] = [
  {
    name: 'full-width',
    title: 'Full-width digits, confirmed with Enter',
    page: {},
    steps: [press('Tab'), type('1020072'), press('Return')],
  },
  {
    name: 'converted',
    title: 'Full-width digits, converted with the space bar and confirmed with Enter',
    page: {},
    steps: [press('Tab'), type('1020072'), press('space'), press('Return')],
  },
  {
    name: 'digital-address',
    title: 'A Digital Address with the input method on',
    page: {},
    steps: [press('Tab'), type('a7e2fk2'), press('Return')],
  },
  {
    name: 'pickers',
    title: 'A city in kana',
    page: { attributes: 'pickers' },
    steps: [...TO_CHIYODA, press('Return'), press('Return')],
  },
  {
    name: 'free-text',
    title: 'Words in kana, converted and confirmed',
    page: { attributes: 'standalone accept="postal-code digital-address freeword"' },
    steps: [press('Tab'), type('iidabashi'), press('space'), press('Return'), press('Return')],
  },
  {
    name: 'switched-off',
    title: 'The input method is switched off in the middle of a code',
    page: {},
    steps: [press('Tab'), type('102'), input('keyboard'), type('0072'), input('mozc')],
  },
  {
    name: 'switched-on',
    title: 'The input method is switched on in the middle of a Digital Address',
    page: {},
    steps: [input('keyboard'), press('Tab'), type('A7E'), input('mozc'), type('2fk2'), press('Return')],
  },
];

/** Pages whose texts are in more than one language. */
export const LANGUAGE_TASKS: readonly Task[] = [
  { name: 'japanese', title: 'A page in Japanese', page: {}, steps: [press('Tab'), type('1020072')] },
  {
    name: 'english',
    title: 'A page in English with a list of towns',
    page: { lang: 'en', scenario: 'many-towns' },
    steps: [press('Tab'), type('1020072'), press('Down')],
  },
  {
    name: 'english-pickers',
    title: 'The pickers of a page in English',
    page: { lang: 'en', attributes: 'pickers' },
    steps: [...TO_CHIYODA, press('Down')],
  },
];

/** The first address of the menu that Chromium opens below the code field. */
const AUTOFILL: readonly Step[] = [press('Tab'), press('Down'), press('Return')];

/** What is done in a browser that has saved an address. */
export const AUTOFILL_TASKS: readonly Task[] = [
  { name: 'right', title: 'A saved address that is right', page: {}, steps: AUTOFILL },
  {
    name: 'wrong',
    title: 'A saved address with another prefecture and city than its ZIP Code, corrected and restored',
    page: {},
    steps: [...AUTOFILL, press('Tab'), press('Return'), press('Tab'), press('Tab'), press('Return')],
  },
];
