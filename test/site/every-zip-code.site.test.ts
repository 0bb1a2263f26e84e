// A visitor of the built site types the own ZIP Code first: every form of the site finds it, without a server.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { ElementHandle, Frame, Page } from 'playwright-core';
import type { DgaAddressLookup } from '../../src/index.ts';
import { openInBrowser, serveFiles } from '../journeys/served-demo.ts';

/** Codes of 20 prefectures that the mock does not have, with the city and the town of each. */
const CODES = [
  ['0600042', '札幌市中央区', '大通西'],
  ['0300801', '青森市', '新町'],
  ['9800811', '仙台市青葉区', '一番町'],
  ['9608031', '福島市', '栄町'],
  ['3100015', '水戸市', '宮町'],
  ['3300854', '大宮区', '桜木町'],
  ['2600013', '千葉市中央区', '中央'],
  ['2310005', '横浜市中区', '本町'],
  ['9500087', '新潟市中央区', '東大通'],
  ['9200853', '金沢市', '本町'],
  ['3800824', '長野市', '南石堂町'],
  ['4200853', '静岡市葵区', '追手町'],
  ['4600008', '名古屋市中区', '栄'],
  ['6500021', '神戸市中央区', '三宮町'],
  ['6308215', '奈良市', '東向中町'],
  ['7300035', '広島市中区', '本通'],
  ['7600019', '高松市', 'サンポート'],
  ['7900012', '松山市', '湊町'],
  ['8600806', '熊本市中央区', '花畑町'],
  ['9000015', '那覇市', '久茂地'],
] as const;

let page: Page;
const opened = openInBrowser(
  () => serveFiles('dist-site', '/any/sub-path/'),
  async ({ browser }) => {
    // With reduced motion, no demo plays while the test types.
    page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  },
);

/** The page, the code field, and the elements whose text shows the address. */
const FORMS = [
  ['index.html', '#try [autocomplete="postal-code"]', '#try'],
  ['checkout.html', '#order [autocomplete~="postal-code"]', '#order'],
  ['playground.html', '#stage [autocomplete="postal-code"]', '#stage'],
  ['pickers.html', '#with-pickers [autocomplete="postal-code"]', '#with-pickers'],
  ['docs/ja/index.html', '.live-example [autocomplete="postal-code"]', '.live-example'],
] as const;

for (const [path, codeField, form] of FORMS)
  test(`${path} finds the ZIP Codes of 20 prefectures in its form, and names the public list as their source`, async () => {
    await page.goto(opened.site.address + path);
    const field = page.locator(codeField).first();
    await field.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => customElements.get('dga-address-lookup'));
    const values = (): Promise<string> =>
      page
        .locator(form)
        .first()
        .evaluate((found) =>
          [...found.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea')].map(({ value }) => value).join(' '),
        );
    const type = async (code: string, city: string, town: string): Promise<void> => {
      await field.fill('');
      await field.pressSequentially(code);
      const start = Date.now();
      let text = '';
      while (Date.now() - start < 15_000 && !(text.includes(city) && text.includes(town))) {
        text = await values();
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      assert.ok(text.includes(city) && text.includes(town), `${code}: ${text}`);
    };
    const source = page.locator('.known-codes', { hasText: '公開データ' });
    for (const [code, city, town] of CODES) {
      await type(code, city, town);
      await source.waitFor();
    }
    await type('1020072', '千代田区', '飯田橋');
    assert.equal(await source.count(), 0, 'a code of the mock is not from the list');
  });

/** The pages with a form, and how many elements of each accept a ZIP Code. */
const PAGES: Readonly<Record<string, number>> = {
  index: 1,
  checkout: 1,
  playground: 1,
  pickers: 3,
  checks: 5,
  situations: 20,
  themes: 8,
  cms: 2,
};
const DOCUMENTS = globSync('docs/**/*.html', { cwd: 'dist-site' }).filter((path) =>
  readFileSync(`dist-site/${path}`, 'utf8').includes('class="live-example"'),
);

interface Form {
  readonly element: ElementHandle<DgaAddressLookup>;
  /** The code field, or the two boxes of a ZIP Code. */
  readonly boxes: readonly ElementHandle<HTMLInputElement>[];
}

/** The elements of a frame that a visitor can give a ZIP Code, without those whose scenario is a failure. */
async function formsOf(frame: Frame): Promise<Form[]> {
  const forms: Form[] = [];
  for (const handle of await frame.$$('dga-address-lookup')) {
    const element = handle as ElementHandle<DgaAddressLookup>;
    const boxes = await element.evaluateHandle(async (one) => {
      await one.updateComplete;
      one.explain(); // starts reading the labels
      await one.updateComplete;
      const isUsable =
        !/scenario=(?!ok)/.test(one.endpoint ?? 'mock:?scenario=none') &&
        (one.getAttribute('accept') ?? 'postal-code').includes('postal-code') &&
        one.trigger !== 'manual';
      const own = one.renderRoot.querySelector('[part~="input"]');
      const fields = one
        .explain()
        .filter(({ part, taken }) => part === 'postal-code' && taken)
        .map(({ field }) => field);
      return isUsable ? (own ? [own] : fields) : [];
    });
    const found = [...(await boxes.getProperties()).values()].map((one) => one.asElement() as ElementHandle<HTMLInputElement>);
    if (found.length > 0) forms.push({ element, boxes: found });
  }
  return forms;
}

/** Enters a code as the demos type: at once, with the event of an input method. The tests above press each key. */
function enter({ element, boxes: [first, second] }: Form, code: string): Promise<void> {
  return element.evaluate(
    (one, [box, other, text]) => {
      const write = (field: HTMLInputElement | null | undefined, value: string): void => {
        if (!field) return;
        field.focus({ preventScroll: true });
        field.value = value;
        field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText', data: value }));
      };
      write(box, other ? text.slice(0, 3) : text);
      write(other, text.slice(3));
      if (one.trigger === 'button') one.renderRoot.querySelector<HTMLElement>('[part~="button"]')?.click();
    },
    [first, second, code] as const,
  );
}

async function untilFound(form: Form, [code, city, town]: (typeof CODES)[number]): Promise<void> {
  const { element } = form;
  const outcome = (): Promise<string> =>
    element.evaluate(
      (one, [zip, cityName, townName]) => {
        const isFound = one.records.some(
          (row) => row.zip_code === zip && row.city_name?.includes(cityName) && row.town_name?.includes(townName),
        );
        return isFound ? 'found' : one.status;
      },
      [code, city, town] as const,
    );
  const start = Date.now();
  for (let last = await outcome(); last !== 'found'; last = await outcome()) {
    // On a busy machine, a lookup may reach its time limit, and a chunk may load after the text was entered.
    if (last === 'error' || last === 'idle') await enter(form, code);
    if (Date.now() - start > 60_000)
      assert.fail(`${code}: ${await element.evaluate((one) => `${one.outerHTML} has ${JSON.stringify(one.records)}`)}`);
  }
}

/** Enters all codes into all forms of a page, and waits until each form has each address. */
async function enterEverywhere(on: Page): Promise<number> {
  // The preview of a CMS is drawn when it comes into view.
  const preview = on.locator('#preview');
  if ((await preview.count()) > 0) {
    await preview.scrollIntoViewIfNeeded();
    await preview.contentFrame().locator('dga-address-lookup').waitFor({ state: 'attached' });
  }
  const frames = on.frames();
  for (const frame of frames)
    for (const one of await frame.$$('dga-address-lookup')) {
      // An element without styles has no size, so that the browser cannot wait for it to be visible.
      await one.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await frame.waitForFunction((element) => element.matches(':defined'), one);
    }
  const forms = (await Promise.all(frames.map(formsOf))).flat();
  for (const row of CODES) {
    await Promise.all(forms.map((form) => enter(form, row[0])));
    await Promise.all(forms.map((form) => untilFound(form, row)));
  }
  return forms.length;
}

for (const [name, atLeast] of Object.entries(PAGES))
  for (const file of [`${name}.html`, `${name}.en.html`])
    test(`${file} finds the ZIP Codes of 20 prefectures in each of its forms`, async () => {
      const tab = await opened.browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
      // A card of the situations plays when it comes into view: here it does not, so that only the test types.
      if (name === 'situations')
        await tab.addInitScript(() => {
          IntersectionObserver.prototype.observe = () => undefined;
        });
      await tab.goto(opened.site.address + file);
      await tab.locator('main:not([aria-busy=true]):not(:has([aria-busy=true]))').waitFor();
      const forms = await enterEverywhere(tab);
      await tab.close();
      assert.ok(forms >= atLeast, `${forms} forms`);
    });

test('every document finds ZIP Codes of 20 prefectures in each of its examples', async () => {
  assert.ok(DOCUMENTS.length >= 12, `${DOCUMENTS.length} documents`);
  for (const file of DOCUMENTS) {
    await page.goto(opened.site.address + file);
    assert.ok((await enterEverywhere(page)) > 0, file);
  }
});

test('the pickers of the site lead to a ZIP Code outside the test data', async () => {
  await page.goto(`${opened.site.address}pickers.html`);
  const finder = page.locator('#finder');
  await finder.scrollIntoViewIfNeeded();
  await finder.getByLabel('都道府県').selectOption('沖縄県');
  await finder.getByLabel('市区町村').pressSequentially('なは');
  await finder.getByRole('option', { name: '那覇市' }).waitFor();
  await page.keyboard.press('Enter');
  await finder.getByLabel('町名').pressSequentially('くもじ');
  await finder
    .getByRole('option', { name: /^久茂地/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.locator('#found-zip', { hasText: '900-0015' }).waitFor();
});
