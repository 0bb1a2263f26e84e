// Real keys, mouse, touch and input method, on the page's clock.
import type { Page } from 'playwright-core';
import type { Way, Writing } from './plan.ts';

const COMPOSED = /[^ -~]/;

/** The page as shoppers use it, in any engine. */
export interface ShopperPage {
  goto(address: string): Promise<unknown>;
  readonly evaluate: Page['evaluate'];
  waitForFunction(condition: () => boolean): Promise<unknown>;
  waitForURL(pattern: string): Promise<unknown>;
  goBack(options: { readonly waitUntil: 'commit' }): Promise<unknown>;
  readonly keyboard: { press(keys: string): Promise<void> };
  readonly mouse: { click(x: number, y: number): Promise<void> };
  locator(selector: string): { focus(): Promise<void> };
  tap(x: number, y: number): Promise<void>;
  /** An input method shows a part of a text. */
  compose(part: string): Promise<void>;
  /** An input method inserts a text. */
  insert(text: string): Promise<void>;
  paste(text: string): Promise<void>;
  /** Types a character that no key has: into a select. */
  typeCharacter(character: string): Promise<void>;
}

export class Hand {
  readonly page: ShopperPage;
  readonly #isPhone: boolean;
  keyMs = 50;

  constructor(page: ShopperPage, isPhone: boolean) {
    this.page = page;
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
    if (way === 'touch' || this.#isPhone) await this.page.tap(x, y);
    else await this.page.mouse.click(x, y);
    await this.pass(this.keyMs);
  }

  /** Selects the beginning of the focused field, as a double click does. */
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
      await this.page.compose(part);
      await this.pass(this.keyMs * text.replace(/[！-～]{2}/g, '1').length);
    }
    await this.page.insert(text);
    await this.pass(this.keyMs);
  }

  async write(text: string, writing: Writing): Promise<void> {
    if (writing === 'keys') return this.type(text);
    if (writing === 'ime') return this.#compose(text.replace(/[!-~]/g, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0)));
    await this.page.paste(text);
    await this.pass(this.keyMs);
  }

  /** Chooses in a select that has the focus: by the text of the option, as a keyboard does. */
  async choose(text: string): Promise<void> {
    for (const character of text) await this.page.typeCharacter(character);
    await this.pass(this.keyMs);
  }
}
