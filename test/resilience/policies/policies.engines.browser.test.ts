import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { CDN_WITH_MOCK, closeFrames, openPage, type PageFrame } from '../page-frame.ts';
import { expectFillUnder, FILLED, SET_UPS } from './trusted-types.ts';

afterEach(closeFrames);

/** Runs through everything that a shopper may do. */
async function wholeFlow(page: PageFrame): Promise<void> {
  const { element } = page;
  await page.type(page.field('zip'), '102-0072');
  await page.settled('incomplete');
  expect(page.values()).to.deep.equal(FILLED);
  expect(page.message()).to.contain('番地を入力してください');
  page.part('undo')?.click();
  await page.settled('idle');
  expect(page.values()).to.deep.equal({ zip: '102-0072' });

  // A Digital Address, which its ZIP Code replaces.
  page.field('zip').select();
  await page.type(page.field('zip'), 'A7E2FK2');
  await page.settled('filled');
  expect(page.values()).to.include({ zip: '100-0005', line2: '部屋番号：サンプル１' });
  element.clear();
  await page.settled('idle');

  // A list of choices.
  element.endpoint = '/hostile/dga/many-towns';
  page.field('zip').select();
  await page.type(page.field('zip'), '1000004');
  await page.settled('choosing');
  await waitUntil(() => page.part('list') !== null);
  await sendKeys({ press: 'ArrowDown' });
  await sendKeys({ press: 'ArrowDown' });
  await sendKeys({ press: 'Enter' });
  await page.settled('incomplete');
  expect(page.values()).to.include.keys('pref', 'city', 'line1');

  // Errors with and without a retry button.
  element.endpoint = '/hostile/dga/rate-limited';
  page.field('zip').select();
  await page.type(page.field('zip'), '1010032');
  await page.settled('error');
  expect(page.message()).not.to.equal('');
  element.endpoint = '/hostile/dga/ok';
  page.part('retry')?.click();
  await page.settled('incomplete');

  // A built-in input with a button.
  page.document.querySelector('#zip-label')?.remove();
  element.setAttribute('trigger', 'button');
  await waitUntil(() => page.part('input') !== null && page.part('button') !== null);
  await page.type(page.part('input') as HTMLElement, '1020072');
  page.part('button')?.click();
  await page.settled('incomplete');
}

function expectQuiet(page: PageFrame): void {
  expect(page.seen.violations, 'violations').to.deep.equal([]);
  expect(page.seen.errors, 'errors that nobody caught').to.deep.equal([]);
  expect(page.seen.submits, 'submits').to.equal(0);
}

/** Picks a prefecture, city and town. */
async function pickerFlow(page: PageFrame): Promise<void> {
  const root = page.element.shadowRoot as ShadowRoot;
  page.element.setAttribute('pickers', '');
  await waitUntil(() => root.querySelector('select') !== null, 'no picker came');
  const prefecture = root.querySelector('select') as HTMLSelectElement;
  page.window.focus();
  prefecture.focus();
  await waitUntil(() => prefecture.options.length > 40, 'no prefectures came');
  prefecture.selectedIndex = [...prefecture.options].findIndex(({ text }) => text.includes('東京都'));
  prefecture.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  prefecture.dispatchEvent(new Event('change', { bubbles: true }));
  await waitUntil(() => page.values()['pref'] === '東京都', 'the prefecture was not filled');
  const [city, town] = [...root.querySelectorAll<HTMLInputElement>('input[role="combobox"]')].slice(-2) as [
    HTMLInputElement,
    HTMLInputElement,
  ];
  for (const [box, name, id] of [
    [city, '千代田区', 'city'],
    [town, '飯田橋', 'line1'],
  ] as const) {
    await waitUntil(() => !box.disabled, `${name} cannot be chosen`);
    await page.type(box, name);
    await waitUntil(() => root.querySelector('[role="option"]') !== null, 'no option came');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => page.values()[id] === name, `${name} was not filled`);
  }
}

describe('a page without unsafe-inline and unsafe-eval', () => {
  it('has no violation in the whole flow', async () => {
    const page = await openPage({ csp: 'strict' });
    await wholeFlow(page);
    expectQuiet(page);
  });

  it('does not break the pickers', async () => {
    const page = await openPage({ csp: 'strict' });
    await pickerFlow(page);
    expect(page.values()).to.include({ pref: '東京都', city: '千代田区', line1: '飯田橋' });
    expectQuiet(page);
  });

  it('does not break the file with the mock', async () => {
    const page = await openPage({ csp: 'strict', scripts: [CDN_WITH_MOCK] });
    page.element.endpoint = 'mock:';
    await page.type(page.field('zip'), '102-0072');
    await page.settled('incomplete');
    expect(page.values()).to.deep.equal(FILLED);
    expectQuiet(page);
  });

  it('is in force: an inline style is blocked', async () => {
    const page = await openPage({ csp: 'strict' });
    page.document.body.setAttribute('style', 'color: red');
    await waitUntil(() => page.seen.violations.length > 0);
  });

  it("does not block the element's styles", async () => {
    const page = await openPage({ csp: 'strict' });
    expect(page.window.getComputedStyle(page.element).getPropertyValue('--_space')).not.to.equal('');
  });
});

describe('a page that enforces Trusted Types', () => {
  for (const setUp of SET_UPS.slice(0, 2)) it(`fills its form and throws nothing if ${setUp.name}`, () => expectFillUnder(setUp));
});

describe('integrity', () => {
  it('runs a file with its published hash', async () => {
    const page = await openPage();
    const script = page.document.querySelector('script[type="module"]') as HTMLScriptElement;
    expect(script.integrity).to.match(/^sha384-/);
    expect(script.crossOrigin).to.equal('anonymous');
    await page.type(page.field('zip'), '1020072');
    await page.settled('incomplete');
  });

  it('does not run a changed file, and leaves the form usable', async () => {
    const page = await openPage({ integrity: `sha384-${'A'.repeat(64)}`, upgraded: false });
    expect(page.seen.errors).to.deep.equal(['script did not load']);
    await page.type(page.field('zip'), '1020072');
    expect(page.values()).to.deep.equal({ zip: '1020072' });
    expect(page.window.customElements.get('dga-address-lookup')).to.equal(undefined);
  });
});
