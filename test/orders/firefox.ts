// Firefox for simulated shoppers: the part of Playwright's page that they use. Without an input method: composed text arrives at once.
import { setTimeout } from 'node:timers/promises';
import { type Browser, type KeyInput, launch, type Page } from 'puppeteer-core';
import { find } from '../../scripts/engines.mjs';
import type { ShopperPage } from './hand.ts';

export const launchFirefox = (): Promise<Browser> => launch({ browser: 'firefox', executablePath: find('firefox') as string });

async function press(page: Page, keys: string): Promise<void> {
  const names = keys.length === 1 ? [keys] : keys.split('+');
  const key = names.pop() as string;
  for (const name of names) await page.keyboard.down(name as KeyInput);
  await page.keyboard.press((key.length === 1 && names.includes('Control') ? key.toLowerCase() : key === 'Space' ? ' ' : key) as KeyInput);
  for (const name of names) await page.keyboard.up(name as KeyInput);
}

/** Puppeteer's own waiting does not survive a page that comes back from the page cache. */
async function poll(condition: () => unknown): Promise<void> {
  const isMet = async (): Promise<boolean> => !!(await condition());
  while (!(await isMet().catch(() => false))) await setTimeout(20);
}

export async function openFirefoxPage(browser: Browser, script: (isRealTime: boolean) => void, isRealTime: boolean): Promise<ShopperPage> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1100, height: 800 });
  await page.evaluateOnNewDocument(script, isRealTime);
  const insert = async (text: string): Promise<void> =>
    void (await page.evaluate((all) => document.execCommand('insertText', false, all), text));
  return {
    async goto(address) {
      // A page in the background gets no events of the focus.
      await page.bringToFront();
      const startedAt = Date.now();
      page.goto(address).catch(() => undefined);
      await poll(() => page.evaluate((from) => performance.timeOrigin >= from && document.readyState === 'complete', startedAt));
    },
    evaluate: page.evaluate.bind(page) as ShopperPage['evaluate'],
    waitForFunction: (condition) => poll(() => page.evaluate(condition)),
    waitForURL: (pattern) => poll(() => page.url().endsWith(pattern.replace('**', ''))),
    goBack: () => page.goBack({ waitUntil: [] }).catch(() => undefined),
    keyboard: { press: (keys) => press(page, keys) },
    mouse: { click: (x, y) => page.mouse.click(x, y) },
    locator: (selector) => ({ focus: () => page.focus(selector) }),
    tap: (x, y) => page.mouse.click(x, y),
    compose: () => Promise.resolve(),
    insert,
    paste: insert,
    typeCharacter: (character) => page.keyboard.press(character as KeyInput),
  };
}
