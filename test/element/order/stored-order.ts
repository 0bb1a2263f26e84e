// Submits a form as a shopper does, and compares what the page stores with what the element says at that moment.
import { sendKeys } from '@web/test-runner-commands';
import { type Checkout, checkout, typeText } from '../../support/checkout.ts';
import { press, until } from '../pickers/picker-page.ts';
import { retype } from './order-page.ts';

export const ZIP: string = '<label>郵便番号 <input id="zip" name="zip" autocomplete="postal-code"></label>';
export const ADDRESS: string = `<label>都道府県 <input id="pref" name="pref" autocomplete="address-level1"></label>
  <label>市区町村 <input id="city" name="city" autocomplete="address-level2"></label>
  <label>町名・番地 <input id="line1" name="line1" autocomplete="address-line1"></label>`;
export const SEND = '<button>送信</button>';
export const TOWN_AND_BLOCK: string = `${ZIP}<label>都道府県 <input id="pref" name="pref"></label><label>市区町村 <input id="city" name="city"></label>
  <label>町名 <input id="town" name="town"></label><label>番地 <input id="block" name="block"></label>${SEND}`;
export const IIDABASHI: Record<string, string> = { zip: '1020072', pref: '東京都', city: '千代田区', line1: '飯田橋' };
/** The order of that code with a block. */
export const WHOLE: Readonly<Record<string, string>> = { ...IIDABASHI, line1: '飯田橋2-1' };
export const UMEDA: Record<string, string> = { zip: '5300001', pref: '大阪府', city: '大阪市北区', line1: '梅田' };
export const CONTRADICTION = '郵便番号と住所が一致していません。';
export const BLOCK = '番地を入力してください。';

/** The expected order: the values, and what the element says at submit. An empty message stands for any. */
interface Order {
  readonly stored: Readonly<Record<string, string>>;
  readonly status: string;
  readonly says?: string;
  /** Whether the browser refuses the submit. */
  readonly isRefused?: true;
}

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== '') as [string, string][]);

function isEqual(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => one[name] === other[name]);
}

/** Leaves the field, waits until the form and the message are as expected, and submits. */
export async function expectOrder(page: Checkout, { stored, status, says = '', isRefused }: Order): Promise<void> {
  (document.activeElement as HTMLElement | null)?.blur();
  const seen = (): string => JSON.stringify([valuesOf(page.form), page.element.status, page.message()]);
  const isExpected = (): boolean => isEqual(valuesOf(page.form), stored) && page.element.status === status && page.message().includes(says);
  await until(isExpected).catch(() => {
    throw new Error(`${seen()} instead of ${JSON.stringify({ stored, status, says })}`);
  });
  let sent: string | undefined;
  const note = (): void => {
    sent = isEqual(valuesOf(page.form), stored) ? page.element.status : JSON.stringify(valuesOf(page.form));
  };
  page.form.addEventListener('submit', note, { once: true, capture: true });
  page.form.querySelector<HTMLElement>('button:not([type])')?.click();
  const due = isRefused ? undefined : status;
  if (sent !== due) throw new Error(`${sent} instead of ${due}`);
}

/** Holds the answers of the client until the returned function is called. */
export function holdAnswers({ client }: Checkout): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  client.gate = promise;
  return resolve;
}

/** Sets a value and dispatches events, as autofill, password managers and scripts of pages do. */
export function enter(field: HTMLInputElement | HTMLSelectElement, value: string, ...types: readonly ('input' | 'change')[]): void {
  field.value = value;
  for (const type of types)
    field.dispatchEvent(type === 'input' ? new InputEvent(type, { bubbles: true }) : new Event(type, { bubbles: true }));
}

/** Enters several texts in the order of the form. */
export function enterAll(page: Checkout, values: Readonly<Record<string, string>>, ...types: readonly ('input' | 'change')[]): void {
  for (const [id, value] of Object.entries(values)) enter(page.field(id), value, ...types);
}

/** Types behind the text of a field. */
export async function append(field: HTMLInputElement, text: string): Promise<void> {
  field.focus();
  await press('End');
  await sendKeys({ type: text });
}

/** A form with an answered code. */
export async function answered(markup: string = ZIP + ADDRESS + SEND, code = '1020072', attributes = ''): Promise<Checkout> {
  const page = await checkout(markup, attributes);
  await typeText(page.field('zip'), code);
  await page.settled();
  return page;
}

/** Replaces the code, and waits until it is looked up. */
export async function nextCode(page: Checkout, code: string): Promise<void> {
  const { length } = page.client.asked;
  await retype(page.field('zip'), code);
  await until(() => page.client.asked.length > length);
  await page.settled();
}

/** How the input methods of the engines end a composition. */
export type InputMethod = 'chromium' | 'safari' | 'firefox';

/** Begins a composition behind a text. Returns what commits it. */
export function startComposition(field: HTMLInputElement, method: InputMethod, typed: string, before = ''): (text: string) => void {
  const change = (text: string, inputType: string, isComposing: boolean): void => {
    field.value = before + text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing, inputType, data: text }));
  };
  field.focus();
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, composed: true }));
  change(typed, 'insertCompositionText', true);
  return (text) => {
    if (method !== 'firefox') change(text, method === 'safari' ? 'insertFromComposition' : 'insertCompositionText', true);
    else field.value = before + text;
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, composed: true, data: text }));
    if (method === 'firefox') change(text, 'insertCompositionText', false);
  };
}
