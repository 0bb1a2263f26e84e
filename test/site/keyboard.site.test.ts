// The tools of the site by keyboard alone: code tabs, the switch between mock and proxy, copying, and the settings of the playground.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { openInBrowser, serveFiles } from '../journeys/served-demo.ts';

const opened = openInBrowser(() => serveFiles('dist-site', '/any/sub-path/'));

async function on(path: string, act: (page: Page, context: BrowserContext) => Promise<void>): Promise<void> {
  const context = await opened.browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.goto(opened.site.address + path, { waitUntil: 'networkidle' });
  await page.locator('main:not([aria-busy=true])').waitFor();
  await act(page, context);
  await context.close();
}

/** Presses Tab until an element that matches has the focus, also one in a shadow root; the other way round with Shift. */
async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = (): Promise<boolean> =>
    page.evaluate((wanted) => {
      const { activeElement } = document;
      return (activeElement?.shadowRoot?.activeElement ?? activeElement)?.matches(wanted) ?? false;
    }, selector);
  for (let pressed = 0; pressed < 120 && !(await isThere()); pressed++) await page.keyboard.press(key);
  assert.ok(await isThere(), `${key} does not lead to ${selector}`);
}
/** Leads from the button of the installation, which comes first on the start page, to that of the component. */
async function passInstallation(page: Page): Promise<void> {
  const isInstallation = await page.evaluate(() => document.activeElement?.parentElement?.textContent?.includes('npm install') ?? false);
  if (!isInstallation) return;
  await page.keyboard.press('Tab');
  await tabTo(page, '[data-copy]');
}
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

for (const [path, tab, last, inPanel] of [
  ['index.html', '#start [role=tab][aria-selected=true]', 'EC-CUBE', true],
  ['index.en.html', '#start [role=tab][aria-selected=true]', 'EC-CUBE', true],
  ['developers.html', '#frameworks [role=tab][aria-selected=true]', 'Angular', false],
  ['developers.en.html', '#frameworks [role=tab][aria-selected=true]', 'Angular', false],
] as const)
  test(`${path}: arrow keys change the tab, and keys switch from the mock to the proxy and copy what is shown`, () =>
    on(path, async (page) => {
      await tabTo(page, tab);
      await page.keyboard.press('End');
      assert.equal(await page.evaluate(() => document.activeElement?.textContent), last);
      await page.keyboard.press('Home');
      for (let pressed = 0; pressed < 6; pressed++) {
        if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Vue') break;
        await page.keyboard.press('ArrowRight');
      }
      const copyFor = async (mode: string): Promise<string> => {
        // The switch is before the tabs, or in the panel of each.
        await tabTo(page, `[data-mode=${mode}]`, inPanel ? 'Tab' : 'Shift+Tab');
        await page.keyboard.press('Enter');
        await tabTo(page, '[data-copy]');
        await passInstallation(page);
        await page.keyboard.press('Enter');
        await page.waitForFunction(
          async (text) => (await navigator.clipboard.readText()).includes(text),
          `endpoint="${mode === 'mock' ? 'mock:' : '/dga'}"`,
        );
        return copied(page);
      };
      const proxy = await copyFor('proxy');
      if (inPanel) await tabTo(page, '[role=tab][aria-selected=true]', 'Shift+Tab');
      const mock = await copyFor('mock');
      for (const code of [proxy, mock]) assert.match(code, /<template>/);
      assert.ok(mock.includes('dga-address-lookup/mock') && !proxy.includes('mock'));
    }));

/** The parts of an address in the examples, as `autocomplete` names them. */
const PARTS = ['postal-code', 'address-level1', 'address-level2', 'address-line1', 'address-line2'];

for (const path of ['index.html', 'index.en.html', 'developers.html', 'developers.en.html'])
  test(`${path}: the example of every framework has the whole address, for the mock and for a proxy`, () =>
    on(path, async (page) => {
      const list = page.locator(path.startsWith('index') ? '#start [role=tablist]' : '#frameworks');
      const names = (await list.locator('[role=tab]').allTextContents()).filter((name) => !['WordPress', 'EC-CUBE'].includes(name));
      for (const mode of ['proxy', 'mock'])
        for (const name of names) {
          await list.getByRole('tab', { name, exact: true }).click();
          await page.locator(`[data-mode=${mode}]:visible`).click();
          const code = (await page.locator('[role=tabpanel]:visible code:visible').allTextContents()).join('\n');
          for (const part of PARTS) assert.ok(code.includes(part), `${name}: ${part} is missing in ${code}`);
          assert.ok(code.includes(`endpoint="${mode === 'mock' ? 'mock:' : '/dga'}"`), `${name}, ${mode}: ${code}`);
        }
    }));

test('a copy button shows its label again, even if it was pressed twice', () =>
  on('index.html', async (page) => {
    await page.clock.install();
    await page.reload({ waitUntil: 'networkidle' });
    const button = page.locator('#platform-0 [data-copy]').first();
    for (let pressed = 0; pressed < 2; pressed++) {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await button.click();
      await page.waitForFunction(async () => (await navigator.clipboard.readText()) !== '');
      await button.filter({ hasText: 'コピーしました' }).waitFor();
    }
    await page.clock.fastForward(10_000);
    assert.equal(await button.textContent(), 'コピー');
  }));

for (const [path, matching, none] of [
  ['playground.html', '1件の設定', '該当する設定はありません。'],
  ['playground.en.html', '1 setting', 'No setting matches.'],
] as const)
  test(`${path}: the search leaves the settings that match, says how many, and folds its groups again`, () =>
    on(path, async (page) => {
      const groups = (): Promise<readonly boolean[]> =>
        page.locator('#controls details').evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
      const shown = (): Promise<readonly (string | undefined)[]> =>
        page
          .locator('#controls .control:visible')
          .evaluateAll((all) => all.map((one) => one.querySelector('[name]')?.getAttribute('name') ?? undefined));
      await tabTo(page, '#controls input[type=search]');
      const atFirst = await groups();
      assert.ok(atFirst.includes(true) && atFirst.includes(false));
      await page.keyboard.type('zip-format');
      await page.locator('#controls .found', { hasText: matching }).waitFor();
      assert.deepEqual(await shown(), ['zip-format']);
      await page.keyboard.press('Tab');
      await tabTo(page, '#controls [name=zip-format]');
      await page.keyboard.press('ArrowDown');
      await page.waitForFunction(() => document.querySelector('#markup')?.textContent?.includes('zip-format="digits"'));
      await page.locator('#controls input[type=search]').focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('no such setting');
      await page.locator('#controls .found', { hasText: none }).waitFor();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      assert.deepEqual(await groups(), atFirst);
      assert.equal(await page.locator('#controls .found').textContent(), '');
      await page.keyboard.press('Tab');
      await tabTo(page, '#controls details:not([open]) summary');
      await page.keyboard.press('Enter');
      assert.equal((await groups()).filter(Boolean).length, atFirst.filter(Boolean).length + 1);
    }));

test('the playground writes an attribute that needs no value without one, and keeps it in the URL', () =>
  on('playground.html', async (page) => {
    const markup = (text: string): Promise<unknown> =>
      page.waitForFunction((wanted) => document.querySelector('#markup')?.textContent?.includes(wanted), text);
    const control = page.locator('#controls [name=lookahead]');
    assert.equal(await control.inputValue(), '');
    await control.selectOption({ label: 'lookahead' });
    await markup('endpoint="/dga" lookahead>');
    await page.reload();
    await markup('endpoint="/dga" lookahead>');
    await control.selectOption('5');
    await markup('lookahead="5"');
    await control.selectOption('');
    await markup('endpoint="/dga">');
  }));

for (const [path, field, city, corrected] of [
  ['index.html', '#try-zip', '与那国町', '中京区'],
  ['checkout.html', '#zip', '与那国町', '中京区'],
  ['checkout.en.html', '#order [autocomplete~="postal-code"]', 'Yonaguni', 'Nakagyo'],
  ['playground.html', '#stage [autocomplete="postal-code"]', '与那国町', '中京区'],
  ['developers.html', '#w-zip', '与那国町', '中京区'],
] as const)
  test(`${path}: a ZIP Code outside the test data is typed, corrected and undone with keys alone`, () =>
    on(path, async (page) => {
      await tabTo(page, field);
      const shows = (town: string): Promise<unknown> =>
        page.waitForFunction(
          ([selector, text]) =>
            Array.from(document.querySelector<HTMLInputElement>(selector)?.form?.elements ?? []).some((one) =>
              (one as HTMLInputElement).value?.includes(text),
            ),
          [field, town] as const,
        );
      await page.keyboard.type('9071801');
      await shows(city);
      await page.keyboard.press('Control+a');
      await page.keyboard.type('6048131');
      await shows(corrected);
      await tabTo(page, '[part~="undo"]');
      await page.keyboard.press('Enter');
      await shows(city);
    }));
