// One user of a page in any engine, through what all drivers share: real keys, a real mouse, and reading the page.
import process from 'node:process';
import { type Browser, launch } from 'puppeteer-core';
import { CHROMIUM_ARGS, find } from '../../scripts/engines.mjs';
import { webkitLauncher } from '../runner/webkit-launcher.mjs';

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
  const launcher = webkitLauncher();
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
