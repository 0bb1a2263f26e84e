import { fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type AddressRecord, completeRecord } from '../../src/address/record.ts';
import { LookupError } from '../../src/address/lookup-error.ts';
import type { SearchClient } from '../../src/client/client.ts';
import type { SearchCodeOptions } from '../../src/client/code-client.ts';
import type { DgaAddressLookup } from '../../src/element/dga-address-lookup.ts';
import '../../src/index.ts';

const CHIYODA = { pref_code: '13', pref_name: '東京都', city_code: '13101', city_name: '千代田区' };
const READINGS = { pref_kana: 'トウキョウト', pref_roma: 'TOKYO', city_kana: 'チヨダク', city_roma: 'CHIYODA-KU' };

/** Records from the API's reference: one of each kind, and one ZIP Code with several records. */
export const RECORDS: { readonly [code: string]: readonly AddressRecord[] } = {
  '1020072': [
    completeRecord({ zip_code: '1020072', ...CHIYODA, ...READINGS, town_name: '飯田橋', town_kana: 'イイダバシ', town_roma: 'IIDABASHI' }),
  ],
  '1000004': [
    completeRecord({ zip_code: '1000004', ...CHIYODA, ...READINGS, town_name: '大手町', town_kana: 'オオテマチ', town_roma: 'OTEMACHI' }),
  ],
  '1008926': [
    completeRecord({
      zip_code: '1008926',
      ...CHIYODA,
      town_name: '霞が関',
      block_name: '２丁目１－２',
      biz_name: '総務省',
      biz_kana: 'ソウムシヨウ',
    }),
  ],
  A7E2FK2: [
    completeRecord({
      dgacode: 'A7E2FK2',
      zip_code: '1000005',
      ...CHIYODA,
      town_name: '丸の内',
      block_name: '２丁目７−２',
      other_name: '部屋番号：サンプル１',
      address: '東京都千代田区丸の内２丁目７−２部屋番号：サンプル１',
    }),
  ],
  '9800000': ['青葉', '一番町', '中央'].map((town_name) =>
    completeRecord({ zip_code: '9800000', pref_code: '04', pref_name: '宮城県', city_code: '04101', city_name: '仙台市青葉区', town_name }),
  ),
};

/** A client that answers from `RECORDS` and records its calls. `gate` delays responses until the test opens it. */
export interface TestClient extends SearchClient {
  /** What it knows. */
  readonly records: Record<string, readonly AddressRecord[]>;
  readonly asked: { readonly code: string; readonly options: SearchCodeOptions | undefined }[];
  fail: LookupError | undefined;
  gate: Promise<void> | undefined;
}

export function testClient(): TestClient {
  const client: TestClient = {
    records: { ...RECORDS },
    asked: [],
    fail: undefined,
    gate: undefined,
    async searchCode(code, options) {
      client.asked.push({ code, options });
      await client.gate;
      options?.signal?.throwIfAborted();
      if (client.fail) throw client.fail;
      const addresses = client.records[code];
      if (!addresses) throw new LookupError('not-found', 'none', { status: 404 });
      return { page: 1, limit: 1000, count: addresses.length, searchtype: 'zipcode', addresses };
    },
    searchAddress: () => Promise.reject(new LookupError('not-found', 'none')),
    async *searchAddressAll() {
      // This client supports code lookups only.
    },
  };
  return client;
}

export interface Checkout {
  readonly form: HTMLFormElement;
  readonly element: DgaAddressLookup;
  readonly client: TestClient;
  field<F extends HTMLElement = HTMLInputElement>(id: string): F;
  /** The values of the fields by id, without empty ones. */
  values(): Record<string, string>;
  /** The details of the element's events, in order. */
  readonly events: { readonly type: string; readonly detail: unknown }[];
  /** The text of the message, with the sentence that a button shows. */
  message(): string;
  part(name: string): HTMLElement | null;
  settled(status?: string): Promise<void>;
}

const TYPES = ['lookup', 'results', 'before-fill', 'fill', 'incomplete', 'undo', 'clear', 'error', 'pick'].map((name) => `dga-${name}`);

/** A form with the element in it; by default the Japanese checkout of the README. */
export async function checkout(markup: string = STANDARD, attributes = ''): Promise<Checkout> {
  const host = await fixture<HTMLElement>(html`<div></div>`);
  const events: { type: string; detail: unknown }[] = [];
  for (const type of TYPES) host.addEventListener(type, (event) => events.push({ type, detail: (event as CustomEvent).detail }));
  const client = testClient();
  const template = document.createElement('template');
  template.innerHTML = `<form>${markup.includes('<dga-address-lookup') ? '' : `<dga-address-lookup ${attributes}></dga-address-lookup>`}${markup}</form>`;
  host.append(template.content);
  const element = host.querySelector('dga-address-lookup') as DgaAddressLookup;
  if (!element.endpoint) element.client = client;
  const form = host.querySelector('form') as HTMLFormElement;
  EventTarget.prototype.addEventListener.call(form, 'submit', (event) => {
    event.preventDefault();
    events.push({ type: 'submit', detail: null });
  });
  await element.updateComplete;
  const field = <F extends HTMLElement>(id: string): F => host.querySelector(`#${id}`) as F;
  return {
    form,
    element,
    client,
    field,
    events,
    values: () =>
      Object.fromEntries(
        [...host.querySelectorAll<HTMLInputElement>('input, select, textarea')]
          .filter(({ value }) => value !== '')
          .map(({ id, value }) => [id, value]),
      ),
    part: (name) => element.renderRoot.querySelector(`[part~="${name}"]`),
    message: () => {
      const status = element.renderRoot.querySelector('[role="status"]')?.cloneNode(true) as HTMLElement | undefined;
      // The digits of a ZIP Code as screen readers read them.
      for (const heard of status?.querySelectorAll('[aria-hidden] + .heard') ?? []) heard.remove();
      return status?.textContent?.trim() ?? '';
    },
    settled: async (status) => {
      await waitUntil(
        () => (status === undefined ? element.status !== 'busy' : element.status === status),
        `status ${status}, is ${element.status}`,
      );
      await element.updateComplete;
    },
  };
}

/** Minimum window width in pixels: WebKitGTK's window cannot be narrower. */
export const NARROWEST: number = /AppleWebKit(?!.*Chrom)/.test(navigator.userAgent) ? 460 : 0;

/** Types into a field with real keys. */
export async function typeText(field: HTMLElement, text: string): Promise<void> {
  field.focus();
  await sendKeys({ type: text });
}

/** Puts the focus into the code field, and waits for the chunk that it loads: it adds an icon and words to messages, later if it is late. */
export async function openLine({ part }: Pick<Checkout, 'part'>, code: HTMLElement): Promise<void> {
  code.focus();
  await waitUntil(() => part('status')?.matches('.open, .free'), 'no room for the message');
}

const PREFECTURES = ['北海道', '宮城県', '東京都', '大阪府', '福岡県'];

export const STANDARD = `
  <label>郵便番号 <input id="zip" name="zip" autocomplete="postal-code"></label>
  <label>都道府県 <select id="pref" name="pref" autocomplete="address-level1"><option value="">選択してください</option>${PREFECTURES.map((name) => `<option>${name}</option>`).join('')}</select></label>
  <label>市区町村 <input id="city" name="city" autocomplete="address-level2"></label>
  <label>町名・番地 <input id="line1" name="line1" autocomplete="address-line1"></label>
  <label>建物名 <input id="line2" name="line2" autocomplete="address-line2"></label>
  <label>会社名 <input id="org" name="org" autocomplete="organization"></label>
  <button>注文する</button>`;
