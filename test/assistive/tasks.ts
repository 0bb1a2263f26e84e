// The tasks of a person who fills in the form by ear: what is pressed, and on which page.
import type { PageOptions } from './page.ts';

/** A step: text to type, keys to press, or another input method to choose. */
export type Step =
  | { readonly type: string }
  /** `menu`: the key closes the browser's own menu of a select. */
  | { readonly press: string; readonly times: number; readonly menu?: boolean }
  | { readonly input: 'mozc' | 'keyboard' };

export interface Task {
  /** The name of the transcript. */
  readonly name: string;
  readonly title: string;
  readonly page: PageOptions;
  readonly steps: readonly Step[];
}

const press = (key: string, times = 1): Step => ({ press: key, times });
const type = (text: string): Step => ({ type: text });
const input = (to: 'mozc' | 'keyboard'): Step => ({ input: to });

/** From the top of the page to 東京都 in the first picker, and ちよだ typed in the second. */
const TO_CHIYODA: readonly Step[] = [
  press('Tab'),
  press('Tab'),
  press('space'),
  press('Down', 13),
  { press: 'Return', times: 1, menu: true },
  press('Tab'),
  type('chiyoda'),
];

export const TASKS: readonly Task[] = [
  {
    name: 'zip',
    title: 'A ZIP Code, then the block',
    page: {},
    steps: [press('Tab'), type('1020072'), press('Tab'), press('Return'), type('2-1'), press('Tab')],
  },
  {
    name: 'many-towns',
    title: 'A ZIP Code with 66 addresses',
    page: { scenario: 'many-towns' },
    steps: [press('Tab'), type('1020072'), press('Down'), press('Down'), press('Down'), press('End'), press('Home'), press('Return')],
  },
  {
    name: 'list',
    title: 'The list of addresses is closed, opened again and used',
    page: { scenario: 'many-towns' },
    steps: [press('Tab'), type('1020072'), press('Down'), press('Escape'), press('Down'), press('Down'), press('Return')],
  },
  {
    name: 'filter',
    title: 'A long list is filtered: its name, the active address and the number of matches',
    page: { scenario: 'many-towns' },
    steps: [press('Tab'), type('1020072'), press('Tab'), type('kanda'), press('Down'), press('Return')],
  },
  {
    name: 'two-wrong-codes',
    title: 'Two codes that do not exist, one after the other',
    page: {},
    steps: [press('Tab'), type('0000000'), press('BackSpace', 7), type('0000001')],
  },
  {
    name: 'digital-address',
    title: 'A Digital Address',
    page: {},
    steps: [press('Tab'), type('A7E2FK2'), press('Tab')],
  },
  {
    name: 'wrong-code',
    title: 'A code that does not exist, then one that does',
    page: {},
    steps: [press('Tab'), type('0000000'), press('BackSpace', 7), type('1020072')],
  },
  {
    name: 'offline',
    title: 'Without a connection',
    page: { scenario: 'offline' },
    steps: [press('Tab'), type('1020072'), press('Tab'), press('Return')],
  },
  {
    name: 'undo',
    title: 'A fill, and back',
    page: {},
    steps: [press('Tab'), type('1020072'), press('Tab'), press('Tab'), press('Return')],
  },
  {
    name: 'pickers',
    title: 'Prefecture, city and town from lists',
    page: { attributes: 'pickers' },
    steps: [...TO_CHIYODA, press('Down'), press('Return'), press('Tab'), type('iidabashi'), press('Down'), press('Return')],
  },
  {
    name: 'free-text',
    title: 'Search by words',
    page: { attributes: 'standalone accept="postal-code digital-address freeword"' },
    steps: [press('Tab'), type('iidabashi chiyoda-ku'), press('Return'), press('Down'), press('Return')],
  },
  {
    name: 'english',
    title: 'A page in English',
    page: { lang: 'en' },
    steps: [press('Tab'), type('1020072'), press('Tab'), press('Tab'), press('Return'), press('BackSpace', 7), type('0000000')],
  },
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
    steps: [...AUTOFILL, press('Tab'), press('Tab'), press('Return'), press('Tab'), press('Tab'), press('Return')],
  },
];
