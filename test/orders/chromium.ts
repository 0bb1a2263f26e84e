import type { CDPSession, Page } from 'playwright-core';
import type { ShopperPage } from './hand.ts';

const TAP_MS = 300;

/** Chromium's page, with the input method, the clipboard and touch. */
export function withInputMethod(page: Page, session: CDPSession): ShopperPage {
  let tapAt = 0;
  return Object.assign(page as Omit<Page, 'tap'>, {
    /** At a separate time: two taps that follow fast, as they do on the page's clock, would be a double tap. */
    async tap(x: number, y: number): Promise<void> {
      tapAt = Math.max(Date.now() / 1000, tapAt + 1);
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp: tapAt });
      const before = await page.evaluate(() => shop.clicks);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: tapAt + 0.05 });
      // The browser recognizes a tap a little later. A control that is disabled gets no click.
      await page.waitForFunction((clicks) => shop.clicks > clicks, before, { timeout: TAP_MS }).catch(() => undefined);
    },
    async compose(text: string): Promise<void> {
      await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    },
    async insert(text: string): Promise<void> {
      await session.send('Input.insertText', { text });
    },
    async paste(text: string): Promise<void> {
      await page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
      await page.keyboard.press('Control+V');
    },
    async typeCharacter(text: string): Promise<void> {
      await session.send('Input.dispatchKeyEvent', { type: 'char', text, unmodifiedText: text });
    },
  });
}
