// Real keys, mouse, touch and input method, on the page's clock.
import type { CDPSession, Page } from 'playwright-core';
import type { Way, Writing } from './plan.ts';

const COMPOSED = /[^ -~]/;

export class Hand {
  readonly page: Page;
  readonly #session: CDPSession;
  readonly #isPhone: boolean;
  keyMs = 50;
  #tapAt = 0;

  constructor(page: Page, session: CDPSession, isPhone: boolean) {
    this.page = page;
    this.#session = session;
    this.#isPhone = isPhone;
  }

  pass(ms: number): Promise<void> {
    return this.page.evaluate((time) => shop.pass(time), ms);
  }

  async press(key: string, times = 1): Promise<void> {
    for (let i = 0; i < times; i++) {
      await this.page.keyboard.press(key);
      await this.pass(this.keyMs);
    }
  }

  async point({ x, y }: { readonly x: number; readonly y: number }, way: Way): Promise<void> {
    if (way === 'touch' || this.#isPhone) await this.#tap(x, y);
    else await this.page.mouse.click(x, y);
    await this.pass(this.keyMs);
  }

  /** At a separate time: two taps that follow fast, as they do on the page's clock, would be a double tap. */
  async #tap(x: number, y: number): Promise<void> {
    this.#tapAt = Math.max(Date.now() / 1000, this.#tapAt + 1);
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp: this.#tapAt });
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: this.#tapAt + 0.05 });
  }

  /** Selects the beginning of the focused field, as a double click selects a word. */
  async selectStart(length: number): Promise<void> {
    await this.press('Home');
    await this.press('Shift+ArrowRight', length);
  }

  /** Types text: letters and digits of a keyboard by keys, the rest by the input method. */
  async type(text: string): Promise<void> {
    for (const run of text.match(/[ -~]+|[^ -~]+/g) ?? []) {
      if (COMPOSED.test(run)) await this.#compose(run);
      else for (const key of run) await this.press(key === ' ' ? 'Space' : key);
    }
  }

  /** Two keys for each character that no key has; an answer can arrive in the middle. */
  async #compose(text: string): Promise<void> {
    for (const part of [text.slice(0, Math.ceil(text.length / 2)), text]) {
      await this.#session.send('Input.imeSetComposition', { text: part, selectionStart: part.length, selectionEnd: part.length });
      await this.pass(this.keyMs * text.replace(/[！-～]{2}/g, '1').length);
    }
    await this.#session.send('Input.insertText', { text });
    await this.pass(this.keyMs);
  }

  async write(text: string, writing: Writing): Promise<void> {
    if (writing === 'keys') return this.type(text);
    if (writing === 'ime') return this.#compose(text.replace(/[!-~]/g, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0)));
    await this.page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
    await this.press('Control+V');
  }

  /** Chooses in a select that has the focus: by the text of the option, as a keyboard does. */
  async choose(text: string): Promise<void> {
    for (const character of text)
      await this.#session.send('Input.dispatchKeyEvent', { type: 'char', text: character, unmodifiedText: character });
    await this.pass(this.keyMs);
  }
}
