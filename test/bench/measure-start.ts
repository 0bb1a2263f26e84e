// Until the form can be filled: main thread (S8), a slow phone, a bare Lit element, and a thousand elements (W11).
import type { Browser } from 'playwright-core';
import type { BenchSite } from './bench-site.ts';
import { median, ms, QUICK, row } from './results.ts';
import { heap, mainThread, visit } from './visits.ts';

/** A page of the comparison and its name for readers. */
export interface Started {
  readonly page: string;
  readonly name: string;
  /** A commercial component, which S8 compares with. */
  readonly isPeer: boolean;
}

export interface Start {
  /** Main thread until 150 ms after the load, beyond the page written by hand, in ms. */
  readonly mainThreadMs: number;
  /** From the navigation until a key would be handled, on a slow phone, in ms. */
  readonly slowPhoneMs: number;
}

/** Milliseconds of main thread until each page is ready, including parsing and the first paint. The pages take turns. */
async function loadMs(browser: Browser, site: BenchSite, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const taken = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let i = 0; i < (QUICK ? 3 : 15); i++) {
    for (const name of names) {
      const context = await browser.newContext({ locale: 'ja-JP' });
      const page = await context.newPage();
      await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
      const cdp = await context.newCDPSession(page);
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
      await page.goto(`${site.origin}/pages/${name}.html`, { waitUntil: 'load' });
      await page.waitForTimeout(150);
      taken.get(name)?.push((await mainThread(cdp)).allMs);
      await context.close();
    }
  }
  return new Map([...taken].map(([name, values]) => [name, median(values)]));
}

/** Milliseconds from the navigation until a page handles a key: processor 4 × slower, 150 ms of latency, 1.6 Mbit/s. */
async function slowPhoneMs(browser: Browser, site: BenchSite, name: string): Promise<number> {
  const context = await browser.newContext({ locale: 'ja-JP', viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${site.origin}/pages/${name}.html`, { waitUntil: 'commit' });
  const readyMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          const element = document.querySelector<HTMLElement & { status?: string }>('dga-address-lookup');
          const { ready, lookUp: byHand } = globalThis as { ready?: boolean; lookUp?: unknown };
          if (ready || byHand || element?.status !== undefined) resolve(performance.now());
          else setTimeout(look, 4);
        };
        look();
      }),
  );
  await context.close();
  return readyMs;
}

/** Measures how each page starts. The rows of S8 compare ours with the commercial components. */
export async function measureStart(browser: Browser, site: BenchSite, pages: readonly Started[]): Promise<ReadonlyMap<string, Start>> {
  const loads = await loadMs(
    browser,
    site,
    pages.map(({ page }) => page),
  );
  const byHand = loads.get('hand-written') ?? Number.NaN;
  const phones = new Map<string, number[]>(pages.map(({ page }) => [page, []]));
  for (let i = 0; i < (QUICK ? 2 : 9); i++) for (const { page } of pages) phones.get(page)?.push(await slowPhoneMs(browser, site, page));
  const starts = new Map<string, Start>();
  for (const { page } of pages)
    starts.set(page, {
      mainThreadMs: Math.max(0, (loads.get(page) ?? Number.NaN) - byHand),
      slowPhoneMs: median(phones.get(page) ?? []),
    });
  const peers = pages.filter(({ isPeer }) => isPeer);
  const ours = starts.get('ours');
  if (!ours || peers.length === 0) return starts;
  const compare = (title: string, of: (start: Start) => number): void => {
    const others = peers.map(({ page, name }) => ({ name, value: of(starts.get(page) as Start) }));
    row(
      'S8',
      title,
      ms(of(ours)),
      others.map(({ name, value }) => `${ms(value)} ${name}`).join(', '),
      'below both',
      others.every(({ value }) => of(ours) < value),
    );
  };
  compare('main thread until the element is ready, beyond the page written by hand', ({ mainThreadMs }) => mainThreadMs);
  compare('slow phone: navigation → ready', ({ slowPhoneMs: value }) => value);
  return starts;
}

/** The module's own work against an empty Lit element: fetched and compiled before. */
export async function measureUpgrade(browser: Browser, site: BenchSite): Promise<void> {
  const seen: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  const FILES = { ours: '/cdn/dga-address-lookup.js', bare: '/peers/bare.js' } as const;
  for (let i = 0; i < (QUICK ? 10 : 50); i++) {
    for (const who of i % 2 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
      const context = await browser.newContext({ locale: 'ja-JP' });
      const page = await context.newPage();
      await page.goto(`${site.origin}/pages/blank.html`);
      seen[who].push(
        await page.evaluate(async (file) => {
          const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file });
          await new Promise((resolve, reject) => {
            link.addEventListener('load', resolve);
            link.addEventListener('error', reject);
            document.head.append(link);
          });
          await new Promise((resolve) => setTimeout(resolve, 20));
          const start = performance.now();
          await import(file);
          // The first drawing comes in a microtask of the upgrade.
          await Promise.resolve();
          return performance.now() - start;
        }, FILES[who]),
      );
      await context.close();
    }
  }
  const [ours, bare] = [median(seen.ours), median(seen.bare)];
  row('S8', 'module evaluated and element upgraded', `${ms(ours)}, ${(ours / bare).toFixed(2)} ×`, `${ms(bare)} for an empty Lit element`, 'counted only', true); // oxfmt-ignore
}

/** A thousand forms, each with an element, added at once: time until they are painted, and heap of each. */
export async function measureCrowd(browser: Browser, site: BenchSite): Promise<void> {
  const { page, cdp } = await visit(browser, site, 'ours');
  const add = (tag: string): Promise<number> =>
    page.evaluate(async (name) => {
      const host = document.createElement('div');
      const fields = ['postal-code', 'address-level1', 'address-level2', 'address-line1'];
      host.innerHTML = `<form>${fields.map((field) => `<input autocomplete="${field}">`).join('')}<${name}></${name}></form>`.repeat(1000);
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      const start = performance.now();
      document.body.append(host);
      await frame();
      // A message after the frame: layout and paint are done.
      await frame();
      return performance.now() - start;
    }, tag);
  await page.addScriptTag({ type: 'module', url: `${site.origin}/peers/bare.js` });
  const heaps = [await heap(cdp)];
  const bareMs = await add('bare-element');
  heaps.push(await heap(cdp));
  const oursMs = await add('dga-address-lookup');
  heaps.push(await heap(cdp));
  const [before = 0, withBare = 0, withOurs = 0] = heaps;
  const kilobytes = (withOurs - withBare - (withBare - before)) / 1000 / 1000;
  row('W11', 'first 1,000 forms with an element: painted', ms(oursMs), `${ms(bareMs)} for empty Lit elements`, '≤ 300 ms', oursMs <= 300);
  row('W11', 'heap of an idle element, beyond an empty Lit element', `${kilobytes.toFixed(1)} kB`, '', '≤ 8 kB', kilobytes <= 8);
  await page.context().close();
}
