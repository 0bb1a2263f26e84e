// Pages that are opened, watched from outside, and typed into with real keys.
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { BenchSite } from './bench-site.ts';
import { say } from './results.ts';

export const codeOf = (n: number): string => String(1_000_000 + n);

/** What is noted in a page, from outside of whatever runs there. */
interface Marks {
  keyAt: number | null;
  sentAt: number | null;
  answeredAt: number | null;
  filledAt: number | null;
  requests: number;
  events: number;
  longTasks: number;
  /** All of it. */
  shift: number;
  /** As the web's metric: shifts within half a second after a key do not count. */
  countedShift: number;
}
declare global {
  var bench: Marks;
  var lookUp: (code: string) => Promise<void>;
}

/** Runs before every script of a page, the same for all. */
function observe(): void {
  const marks: Marks = {
    keyAt: null,
    sentAt: null,
    answeredAt: null,
    filledAt: null,
    requests: 0,
    events: 0,
    longTasks: 0,
    shift: 0,
    countedShift: 0,
  };
  globalThis.bench = marks;
  // Window and capture: before every listener of the page.
  addEventListener('keydown', (event) => void (event.isTrusted && (marks.keyAt = performance.now())), true);
  for (const type of ['input', 'change']) addEventListener(type, (event) => void (!event.isTrusted && marks.events++), true);
  const real = fetch.bind(globalThis);
  const sent = (): void => {
    marks.sentAt ??= performance.now();
    marks.requests++;
  };
  globalThis.fetch = async (...call) => {
    sent();
    const response = await real(...call);
    // Responses are read completely before the clock starts.
    const body = await response.clone().arrayBuffer();
    void body;
    marks.answeredAt = performance.now();
    return response;
  };
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body): void {
    sent();
    send.call(this, body);
  };
  const { insertBefore, appendChild } = Node.prototype;
  const script = (node: Node): boolean => node instanceof HTMLScriptElement && node.src !== '';
  Node.prototype.appendChild = function <T extends Node>(node: T): T {
    if (script(node)) sent();
    return appendChild.call(this, node) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    if (script(node)) sent();
    return insertBefore.call(this, node, before) as T;
  };
  for (const prototype of [HTMLInputElement.prototype, HTMLSelectElement.prototype]) {
    const own = Object.getOwnPropertyDescriptor(prototype, 'value');
    if (!own?.get || !own.set) continue;
    const { get, set } = own;
    Object.defineProperty(prototype, 'value', {
      ...own,
      get,
      set(this: HTMLInputElement, value: string) {
        set.call(this, value);
        if (this.form && marks.keyAt !== null) marks.filledAt = performance.now();
      },
    });
  }
  new PerformanceObserver((list) => void (marks.longTasks += list.getEntries().length)).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      marks.shift += entry.value;
      if (!entry.hadRecentInput) marks.countedShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export interface Visited {
  readonly page: Page;
  readonly cdp: CDPSession;
}

export async function visit(browser: Browser, site: BenchSite, name: string): Promise<Visited> {
  const context = await browser.newContext({ locale: 'ja-JP' });
  const page = await context.newPage();
  page.on('pageerror', (error) => say(`  ${name}: ${error.message}`));
  await page.addInitScript(observe);
  await page.goto(`${site.origin}/pages/${name}.html`, { waitUntil: 'networkidle' });
  return { page, cdp: await context.newCDPSession(page) };
}

export interface Lookup {
  readonly keyToRequestMs: number;
  readonly answerToFilledMs: number;
  readonly keyToFilledMs: number;
  readonly requests: number;
  readonly events: number;
}

/** Types a code with real keys, `delayMs` each, and waits until the city is filled. */
export async function typeCode({ page }: Visited, code: string, delayMs = 0): Promise<Lookup> {
  await page.locator('#zip').fill('');
  await page.locator('#zip').focus();
  await page.keyboard.type(code.slice(0, 6), { delay: delayMs });
  await page.evaluate(
    () => void Object.assign(bench, { keyAt: null, sentAt: null, answeredAt: null, filledAt: null, requests: 0, events: 0 }),
  );
  await page.keyboard.press(code.slice(6));
  await page.waitForFunction(() => bench.filledAt !== null && performance.now() - bench.filledAt > 30);
  const { keyAt, sentAt, answeredAt, filledAt, requests, events } = await page.evaluate(() => bench);
  return {
    keyToRequestMs: (sentAt ?? Number.NaN) - (keyAt ?? Number.NaN),
    answerToFilledMs: (filledAt ?? Number.NaN) - (answeredAt ?? Number.NaN),
    keyToFilledMs: (filledAt ?? Number.NaN) - (keyAt ?? Number.NaN),
    requests,
    events,
  };
}

/** The left and upper edges of all fields, in pixels. */
export async function edgesOf({ page }: Visited): Promise<number[]> {
  return page.locator('form input').evaluateAll((fields) =>
    fields.flatMap((field) => {
      const { left, top } = field.getBoundingClientRect();
      return [left, top];
    }),
  );
}

/** Heap after a collection, in bytes. */
export async function heap(cdp: CDPSession): Promise<number> {
  for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}
/** Milliseconds of main thread so far: everything, and of that script, style and layout. */
export async function mainThread(cdp: CDPSession): Promise<{ readonly allMs: number; readonly ownMs: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (...names: string[]): number =>
    metrics.filter(({ name }) => names.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0);
  return { allMs: of('TaskDuration'), ownMs: of('ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration') };
}
