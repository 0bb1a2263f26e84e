// One user of a page in any engine, through what all drivers share: real keys, a real mouse, and reading the page.
import assert from 'node:assert/strict';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Browser, launch } from 'puppeteer-core';
import { CHROMIUM_ARGS, find } from '../../scripts/engines.mjs';
import { WebKitLauncher } from '../runner/webkit-launcher.mjs';

export interface Person {
  open(address: string): Promise<void>;
  /** The value of an expression evaluated in the page. */
  see<T>(expression: string): Promise<T>;
  keys(text: string): Promise<void>;
  click(x: number, y: number): Promise<void>;
  leave(): Promise<void>;
}

async function withPuppeteer(engine: 'chromium' | 'firefox'): Promise<Person> {
  const browser: Browser = await launch({
    browser: engine === 'firefox' ? 'firefox' : 'chrome',
    executablePath: find(engine) as string,
    ...(engine === 'chromium' ? { args: CHROMIUM_ARGS } : {}),
  });
  const page = await browser.newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    see: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    keys: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    leave: () => browser.close(),
  };
}

async function withWebKit(): Promise<Person> {
  const launcher = new WebKitLauncher();
  await launcher.startSession('person', 'about:blank');
  const page = launcher.getPage();
  return {
    open: async (address) => void (await launcher.call('POST', '/url', { url: address })),
    see: <T>(expression: string) => page.evaluate(`return (${expression})`) as Promise<T>,
    keys: async (text) => void (await page.keyboard.type(text)),
    click: async (x, y) => void (await page.mouse.click(x, y)),
    leave: () => launcher.stop(),
  };
}

/** Opens one user per installed engine. */
export const ENGINES = (['chromium', 'firefox', 'webkit'] as const).filter(
  (engine) => find(engine) && (process.env['ENGINES'] ?? engine).split(',').includes(engine),
);

export const personAt = (engine: (typeof ENGINES)[number]): Promise<Person> => (engine === 'webkit' ? withWebKit() : withPuppeteer(engine));

/** Waits until a user sees that an expression has the expected value. @throws an error with the actual value after `withinMs` */
export async function untilSeen(person: Person, expression: string, expected: unknown, withinMs: number): Promise<void> {
  let seen: unknown;
  for (const end = Date.now() + withinMs; Date.now() < end; await setTimeout(20)) {
    seen = await person.see(expression);
    if (isDeepStrictEqual(seen, expected)) return;
  }
  assert.deepEqual(seen, expected, expression);
}

/** Clicks the middle of an element. `expression` has it as its value. */
export async function clickMiddle(person: Person, expression: string): Promise<void> {
  const [x, y] = await person.see<[number, number]>(
    `(() => { const box = (${expression}).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()`,
  );
  await person.click(Math.round(x), Math.round(y));
}
