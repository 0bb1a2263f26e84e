// A form with a list of as many towns as a test asks for.
import { waitUntil } from '@open-wc/testing';
import { type AddressRecord, completeRecord } from '../../../src/address/record.ts';
import { type Checkout, checkout, STANDARD, typeText } from '../../support/checkout.ts';

const KANA = [...'アイウエオカキクケコサシスセソタチツテト'];
/** Towns in two cities, as many as asked for. */
const towns = (count: number): AddressRecord[] =>
  KANA.slice(0, count).map((kana, i) =>
    completeRecord({
      zip_code: '4980000',
      pref_name: i < 10 ? '愛知県' : '三重県',
      city_name: i < 10 ? '弥富市' : '桑名郡木曽岬町',
      town_name: `${kana}町`,
      town_kana: `${kana}チョウ`,
    }),
  );

export interface LongList extends Checkout {
  filter(): HTMLInputElement | null;
  list(): HTMLElement;
  names(): string[];
  /** The text in the live region of the filter. */
  heard(): string | undefined;
  /** The name of the option that `aria-activedescendant` refers to. */
  active(): string | undefined;
}

/** @param width - of the form */
export async function listOf(count: number, width = ''): Promise<LongList> {
  const page = await checkout(STANDARD);
  page.form.style.inlineSize = width;
  const addresses = towns(count);
  page.element.client = { ...page.client, searchCode: async () => ({ page: 1, limit: 1000, count, searchtype: 'zipcode', addresses }) };
  await typeText(page.field('zip'), '4980000');
  await page.settled('choosing');
  await waitUntil(() => page.part('list'));
  const { renderRoot } = page.element;
  return {
    ...page,
    filter: () => renderRoot.querySelector<HTMLInputElement>('[part="filter"]'),
    list: () => renderRoot.querySelector<HTMLElement>('[part="list"]') as HTMLElement,
    names: () => [...renderRoot.querySelectorAll('[part="option"] > span')].map(({ textContent }) => textContent ?? ''),
    heard: () => renderRoot.querySelector('[part="list"] ~ [aria-live="polite"]')?.textContent?.trim(),
    active: () => {
      const id = page.element.shadowRoot?.activeElement?.getAttribute('aria-activedescendant');
      return id == null ? undefined : renderRoot.querySelector(`#${id} > span`)?.textContent;
    },
  };
}
