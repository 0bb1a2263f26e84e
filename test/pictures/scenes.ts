// The states of the element, and how a person comes to each.
import type { Locator, Page } from 'playwright-core';
import { untilStatus } from '../journeys/shop-form.ts';

/** A state of a page. */
export interface Scene {
  /** The name of the reference. */
  readonly name: string;
  /** The form of the page. */
  readonly body?: string;
  /** A page of the built demo instead. */
  readonly page?: string;
  readonly language?: 'ja' | 'en';
  readonly play?: (page: Page) => Promise<void>;
}

const SELECT = `<select id="prefecture" autocomplete="address-level1"><option value="">選択してください</option>
  <option>北海道</option><option>東京都</option><option>大阪府</option></select>`;
const ZIP = '<label>郵便番号 <input id="zip" autocomplete="postal-code" inputmode="numeric"></label>';
const REST = `<label>都道府県 ${SELECT}</label>
  <label>市区町村 <input id="city" autocomplete="address-level2"></label>
  <label>町名・番地 <input id="line1" autocomplete="address-line1"></label>`;
const ENGLISH = `<label>Prefecture <input id="prefecture" data-dga-field="prefecture-roma"></label>
  <label>City <input id="city" data-dga-field="city-roma"></label>
  <label>Town and block <input id="line1" data-dga-field="block town-roma"></label>`;

interface Setting {
  readonly attributes?: string;
  /** Of the mock. */
  readonly scenario?: string;
  readonly latency?: number;
}

const element = ({ attributes = '', scenario = 'ok', latency = 1 }: Setting): string =>
  `<dga-address-lookup endpoint="mock:?latency=${latency}&amp;scenario=${scenario}" ${attributes}></dga-address-lookup>`;

/** A form with a ZIP Code field. */
const form = (setting: Setting = {}): string => ZIP + element(setting) + REST;
/** A form without one: the element shows its own. */
const own = (setting: Setting = {}): string => element({ ...setting, attributes: `name="code" ${setting.attributes ?? ''}` }) + REST;

const part = (page: Page, name: string): Locator => page.locator(`dga-address-lookup [part~="${name}"]`);
const input = (page: Page): Locator => page.locator('#zip, dga-address-lookup [part="input"]').first();

/** Types a text into the code field, and waits for a state. */
const typed =
  (text: string, status?: Parameters<typeof untilStatus>[1], after?: (page: Page) => Promise<unknown>) =>
  async (page: Page): Promise<void> => {
    await input(page).click();
    // The answer must not come before the line has its place.
    await page.waitForFunction(() =>
      document.querySelector('dga-address-lookup')?.shadowRoot?.querySelector('[part="status"]')?.matches('.free, .open'),
    );
    await page.keyboard.type(text);
    if (status) await untilStatus(page, status);
    await after?.(page);
  };

/** Stops the clock of the page for everything that takes this long, so that a busy machine paints the same state. */
const withoutTimers =
  (fromMs: number, play: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await page.evaluate((limit) => {
      const { setTimeout: start } = globalThis;
      globalThis.setTimeout = ((run: () => void, ms = 0) => (ms >= limit ? 0 : start(run, ms))) as typeof setTimeout;
    }, fromMs);
    await play(page);
  };

const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key);
const optionNamed = (page: Page, name: string): Locator => part(page, 'option').filter({ hasText: name }).first();

/** Chooses a prefecture and a city. On a phone both are native selects. */
async function chooseCity(page: Page): Promise<void> {
  const picker = (level: string): Locator => page.locator(`dga-address-lookup #picker-${level}`);
  await picker('prefecture').selectOption({ label: '東京都' });
  const city = page.locator('dga-address-lookup #picker-city:enabled');
  await city.waitFor();
  if (await city.evaluate((one) => one.localName === 'select')) await city.selectOption({ label: '千代田区' });
  else {
    await city.fill('千代田区');
    await optionNamed(page, '千代田区').waitFor();
    await city.press('Enter');
  }
  await page.locator('dga-address-lookup #picker-town:enabled').waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#city')?.value === '千代田区');
}

async function searchTown(page: Page, text: string): Promise<void> {
  await chooseCity(page);
  await page.locator('#picker-town').click();
  await optionNamed(page, '飯田橋').waitFor();
  await page.keyboard.type(text);
}

async function fillByHand(page: Page, city: string, line1: string): Promise<void> {
  await page.locator('#prefecture').selectOption({ label: '東京都' });
  await page.locator('#city').fill(city);
  await page.locator('#line1').fill(line1);
}

const THEMES = ['bootstrap', 'tailwind', 'material', 'dads', 'wordpress', 'eccube', 'dawn'];

export const SCENES: readonly Scene[] = [
  ...THEMES.map((theme): Scene => ({
    name: `theme-${theme}`,
    page: `themes/${theme}.html`,
    play: async (page) => {
      await part(page, 'picker').last().waitFor();
      await typed('1020072', 'incomplete', () =>
        page.waitForFunction(
          () =>
            document.querySelector('dga-address-lookup')?.shadowRoot?.querySelector<HTMLInputElement>('#picker-town')?.value === '飯田橋',
        ),
      )(page);
    },
  })),
  { name: 'untouched', body: form() },
  { name: 'typing', body: form(), play: typed('102-0') },
  {
    name: 'busy',
    body: form({ latency: 60_000 }),
    play: withoutTimers(
      1500,
      typed('1020072', 'busy', (page) => page.waitForTimeout(800)),
    ),
  },
  {
    name: 'busy-slow',
    body: form({ latency: 60_000 }),
    play: withoutTimers(
      2500,
      typed('1020072', 'busy', (page) => page.locator('dga-address-lookup #said > *').waitFor()),
    ),
  },
  { name: 'filled', body: form(), play: typed('A7E2FK2', 'filled') },
  { name: 'filled-corporate', body: form(), play: typed('1008926', 'filled') },
  { name: 'incomplete', body: form(), play: typed('1020072', 'incomplete') },
  {
    name: 'incomplete-block',
    body: form(),
    play: typed('1020072', 'incomplete', (page) => part(page, 'enter-block').click()),
  },
  { name: 'undone', body: form(), play: typed('1020072', 'incomplete', (page) => part(page, 'undo').click()) },
  { name: 'not-found', body: form(), play: typed('9999999', 'error') },
  {
    name: 'invalid',
    body: form(),
    play: typed('12345678', undefined, (page) => press(page, 'Tab').then(() => untilStatus(page, 'error'))),
  },
  { name: 'offline', body: form({ scenario: 'offline' }), play: typed('1020072', 'error') },
  { name: 'rate-limited', body: form({ scenario: 'rate-limited' }), play: typed('1020072', 'error') },
  { name: 'configuration', body: ZIP + '<dga-address-lookup></dga-address-lookup>' + REST, play: typed('1020072', 'error') },
  { name: 'list', body: form({ scenario: 'many-towns' }), play: typed('1020072', 'choosing') },
  {
    name: 'list-active',
    body: form({ scenario: 'many-towns' }),
    play: typed('1020072', 'choosing', async (page) => {
      await press(page, 'ArrowDown');
      for (let i = 0; i < 9; i++) await press(page, 'ArrowDown');
    }),
  },
  {
    name: 'list-filtered',
    body: form({ scenario: 'many-towns' }),
    play: typed('1020072', 'choosing', async (page) => {
      await part(page, 'filter').click();
      await page.keyboard.type('いいだ');
      await optionNamed(page, '一番町').waitFor({ state: 'detached' });
    }),
  },
  {
    name: 'list-no-match',
    body: form({ scenario: 'many-towns' }),
    play: typed('1020072', 'choosing', async (page) => {
      await part(page, 'filter').click();
      await page.keyboard.type('zzzz');
      await part(page, 'option').first().waitFor({ state: 'detached' });
    }),
  },
  {
    name: 'list-closed',
    body: form({ scenario: 'many-towns' }),
    play: typed('1020072', 'choosing', (page) => press(page, 'Escape')),
  },
  {
    name: 'kept',
    body: form({ attributes: 'overwrite="ask"' }),
    play: async (page) => {
      await fillByHand(page, '港区', '芝公園1-2');
      await typed('1020072', undefined, () => part(page, 'replace').waitFor())(page);
    },
  },
  {
    name: 'zip-found',
    body: form({ attributes: 'find-zip' }),
    play: async (page) => {
      await fillByHand(page, '千代田区', '飯田橋2-1');
      await press(page, 'Tab');
      await part(page, 'check').locator('button').first().waitFor();
    },
  },
  {
    name: 'mismatch',
    body: form({ attributes: 'verify="warn" trigger="manual"' }),
    play: async (page) => {
      await typed('1020072')(page);
      await fillByHand(page, '港区', '芝公園1-2');
      await press(page, 'Tab');
      await part(page, 'check').locator('button').first().waitFor();
    },
  },
  { name: 'own-input', body: own() },
  {
    name: 'own-input-invalid',
    body: own(),
    play: typed('12345678', undefined, (page) => press(page, 'Tab').then(() => untilStatus(page, 'error'))),
  },
  {
    name: 'own-input-filled',
    body: own({ attributes: 'trigger="button"' }),
    play: typed('1020072', undefined, (page) => press(page, 'Enter').then(() => untilStatus(page, 'incomplete'))),
  },
  { name: 'own-input-disabled', body: own({ attributes: 'trigger="button" disabled' }) },
  { name: 'pickers', body: form({ attributes: 'pickers' }), play: (page) => part(page, 'picker').last().waitFor() },
  { name: 'pickers-list', body: form({ attributes: 'pickers' }), play: (page) => searchTown(page, 'か') },
  { name: 'pickers-no-match', body: form({ attributes: 'pickers' }), play: (page) => searchTown(page, 'zzzz') },
  {
    name: 'pickers-chosen',
    body: form({ attributes: 'pickers' }),
    play: async (page) => {
      await searchTown(page, '飯田橋');
      await press(page, 'Enter');
      await untilStatus(page, 'incomplete');
    },
  },
  {
    name: 'words',
    body: own({ attributes: 'accept="postal-code digital-address freeword"' }),
    play: typed('千代田区', undefined, (page) => part(page, 'option').nth(3).waitFor()),
  },
  {
    name: 'english',
    language: 'en',
    body: ZIP.replace('郵便番号', 'Postal code') + element({}) + ENGLISH,
    play: typed('1020072', 'incomplete'),
  },
  {
    name: 'english-list',
    language: 'en',
    body: ZIP.replace('郵便番号', 'Postal code') + element({ scenario: 'many-towns' }) + ENGLISH,
    play: typed('1020072', 'choosing'),
  },
];

/** Text without the element: if it looks different, all others do, because the fonts differ. */
export const RULER: Scene = {
  name: 'fonts',
  body: '<label>郵便番号またはデジタルアドレス <input value="102-0072 A7E-2FK2"></label><p><small>千代田区 ﾁﾖﾀﾞｸ Chiyoda-ku</small> <b>検索しています…</b></p>',
};
