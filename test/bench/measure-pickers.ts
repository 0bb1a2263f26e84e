// The pickers: S4 and S5.
import type { Browser, Page } from 'playwright-core';
import type { BenchSite } from './bench-site.ts';
import { FRAME_MS, median, ms, QUICK, row, worst } from './results.ts';
import { mainThread, visit } from './visits.ts';

interface Drawn {
  /** Frames until the list was visible; 1 is the first frame that could show it. */
  readonly frames: number;
  readonly ms: number;
  /** Of all its options, drawn or not. */
  readonly options: number;
}

/** Waits in the page for what `act` does at a picker, from the event or the answer that it begins with until its list is drawn. */
async function untilListed(page: Page, from: 'click' | 'change' | 'answer', act: () => Promise<void>): Promise<Drawn> {
  await page.evaluate((start) => {
    const host = document.querySelector('dga-address-lookup');
    const list = (): Element | null | undefined => host?.shadowRoot?.querySelector('[part="picker-list"] [part="option"]');
    const noted = globalThis as { listed?: Promise<Drawn> };
    bench.answeredAt = null;
    noted.listed = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`no list after a ${start}`)), 10_000);
      let startMs = 0;
      let frames = 0;
      const look = (): void => {
        if (start === 'answer' && startMs === 0) startMs = bench.answeredAt ?? 0;
        if (startMs > 0) frames++;
        const option = list();
        if (startMs > 0 && option)
          resolve({ frames, ms: performance.now() - startMs, options: Number(option.getAttribute('aria-setsize')) });
        else requestAnimationFrame(look);
      };
      const begin = (): void => {
        startMs = performance.now();
        requestAnimationFrame(look);
      };
      if (start === 'answer') requestAnimationFrame(look);
      else addEventListener(start, begin, { capture: true, once: true });
    });
  }, from);
  await act();
  return page.evaluate(() => (globalThis as { listed?: Promise<Drawn> }).listed as Promise<Drawn>);
}

/** How long the user waits for a list, in frames: a busy machine makes frames longer but not more. */
async function measureWaits(page: Page, site: BenchSite): Promise<void> {
  const host = page.locator('dga-address-lookup');
  const prefecture = host.locator('#picker-prefecture');
  const city = host.locator('#picker-city');
  const frames = (title: string, drawn: readonly Drawn[]): void => {
    const most = worst(drawn.map((one) => one.frames));
    const counted = `${most} frame${most === 1 ? '' : 's'} at most, ${ms(median(drawn.map((one) => one.ms)))}`;
    row('S4', title, counted, '', '≤ 1 frame', most <= 1);
  };
  const ahead: Drawn[] = [];
  const seen: Drawn[] = [];
  const answered: Drawn[] = [];
  for (const [i, name] of ['青森県', '岩手県', '宮城県', '秋田県', '山形県'].entries()) {
    site.latencyMs = 200;
    await prefecture.selectOption({ label: name });
    // A hand needs longer from one field to the next.
    await page.waitForTimeout(400);
    ahead.push(await untilListed(page, 'click', () => city.click()));
    await page.locator('#zip').focus();
    await page.waitForTimeout(300);
    seen.push(
      await untilListed(page, 'change', () =>
        page.evaluate((code) => {
          const root = document.querySelector('dga-address-lookup')?.shadowRoot;
          const select = root?.querySelector<HTMLSelectElement>('#picker-prefecture');
          if (!select) throw new Error('no picker');
          select.value = code;
          select.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
          root?.querySelector<HTMLElement>('#picker-city')?.click();
        }, '13'),
      ),
    );
    await page.locator('#zip').focus();
    await page.waitForTimeout(300);
    site.latencyMs = 600;
    await prefecture.selectOption({ index: 20 + i });
    answered.push(await untilListed(page, 'answer', () => city.click()));
    await page.locator('#zip').focus();
    await page.waitForTimeout(300);
  }
  frames('list opened 0.4 s after the choice above it, answer after 0.2 s: click → list', ahead);
  frames('list seen before, opened at once: choice → list', seen);
  frames('list opened before its answer: answer → list', answered);

  await prefecture.selectOption({ label: '富山県' });
  await city.click();
  await city.fill('富山市');
  await host.locator('[role="option"]').first().waitFor();
  site.latencyMs = 600;
  site.forget();
  await host.locator('[role="option"]').first().click();
  const first = await untilListed(page, 'answer', () => host.locator('#picker-town').click());
  const pages = site.asked.length;
  const secondAt = site.latencyMs;
  await page.waitForFunction(
    () =>
      Number(document.querySelector('dga-address-lookup')?.shadowRoot?.querySelector('[part="option"]')?.getAttribute('aria-setsize')) >
      1000,
  );
  row(
    'S4',
    'towns over two pages: shown, and usable, while the second is still to come',
    `${first.options} after ${ms(first.ms)}, the rest ${secondAt} ms later`,
    '',
    '≤ 2 frames',
    first.ms <= 2 * FRAME_MS && first.options < 1001 && pages === 2,
  );
  await page.locator('#zip').focus();
}

export async function measurePickers(browser: Browser, site: BenchSite): Promise<void> {
  site.latencyMs = 150;
  site.forget();
  const { page, cdp } = await visit(browser, site, 'pickers');
  try {
    const host = page.locator('dga-address-lookup');
    const prefecture = host.locator('#picker-prefecture');
    const lists = (): number => site.asked.filter(({ path }) => path === '/dga/addresszip').length;
    await prefecture.focus();
    await page.waitForFunction(
      () =>
        (document.querySelector('dga-address-lookup')?.shadowRoot?.querySelector<HTMLSelectElement>('#picker-prefecture')?.options.length ??
          0) > 40,
    );
    const afterPrefectures = lists();
    const options = host.locator('[role="option"]');
    const choose = async (level: 'city' | 'town', text: string): Promise<void> => {
      await host.locator(`#picker-${level}`).click();
      await host.locator(`#picker-${level}`).fill(text);
      await options.first().waitFor();
      await options.first().click();
    };
    await prefecture.selectOption({ label: '東京都' });
    await host.locator('#picker-city').click();
    await options.first().waitFor();
    const afterCities = lists();
    await choose('city', '千代田区');
    await host.locator('#picker-town').click();
    await options.first().waitFor();
    const afterTowns = lists();
    const each = [afterPrefectures, afterCities - afterPrefectures, afterTowns - afterCities];
    row(
      'S4',
      'requests for prefectures, cities, towns',
      each.join(' + '),
      '',
      '1 + 1 + 1',
      each.every((one) => one === 1),
    );
    await prefecture.selectOption({ label: '北海道' });
    await page.waitForTimeout(400);
    const seenBefore = lists();
    await prefecture.selectOption({ label: '東京都' });
    await host.locator('#picker-city').click();
    await options.first().waitFor();
    const again = lists() - seenBefore;
    row('S4', 'requests for a list seen before', String(again), '', '0', again === 0);
    await page.locator('#zip').focus();
    // Choices that follow one another fast are passed by, not asked for.
    await page.waitForTimeout(300);
    await measureWaits(page, site);

    // The one city of the mock with several pages of towns.
    site.latencyMs = 0;
    // Processor time: what a busy machine keeps a page waiting is not its work.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const painted = async (act: () => Promise<void>, selector: string): Promise<number> => {
      await page.evaluate((wanted) => {
        const root = document.querySelector('dga-address-lookup')?.shadowRoot;
        const noted = globalThis as { keyed?: number; painted?: number };
        noted.painted = 0;
        const note = (event: Event): void => void (noted.keyed ??= event.timeStamp);
        delete noted.keyed;
        for (const type of ['keydown', 'pointerdown']) addEventListener(type, note, { capture: true, once: true });
        const watch = (): void => {
          const list = root?.querySelector('#picker-town-list');
          // A message after the frame: layout and paint are behind us.
          if (noted.keyed !== undefined && list?.checkVisibility() && list.querySelector(wanted))
            setTimeout(() => (noted.painted = performance.now()));
          else requestAnimationFrame(watch);
        };
        requestAnimationFrame(watch);
      }, selector);
      await act();
      await page.waitForFunction(() => ((globalThis as { painted?: number }).painted ?? 0) > 0, undefined, { timeout: 5000 });
      return page.evaluate(() => ((globalThis as { painted?: number }).painted ?? 0) - ((globalThis as { keyed?: number }).keyed ?? 0));
    };
    const opened: number[] = [];
    const filtered: number[] = [];
    for (let i = 0; i < (QUICK ? 3 : 10); i++) {
      opened.push(await painted(() => host.locator('#picker-town').click(), '[role="option"]'));
      for (const key of ['a', 'k', 'i']) {
        await page.waitForTimeout(80);
        const before = (await mainThread(cdp)).ownMs;
        await page.evaluate(async (text) => {
          const input = document.querySelector('dga-address-lookup')?.shadowRoot?.querySelector<HTMLInputElement>('#picker-town');
          if (!input) throw new Error('no picker');
          input.value += text;
          input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: text }));
          await (document.querySelector('dga-address-lookup') as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete;
          // Reading a size makes the browser lay out what has changed: the work of the frame, without the wait for it.
          void document.body.offsetHeight;
        }, key);
        filtered.push((await mainThread(cdp)).ownMs - before);
      }
      await page.locator('#zip').focus();
      await page.waitForTimeout(200);
      await page.evaluate(() => {
        const input = document.querySelector('dga-address-lookup')?.shadowRoot?.querySelector<HTMLInputElement>('#picker-town');
        if (input) input.value = '';
        input?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      });
      await page.locator('#zip').focus();
      await page.waitForTimeout(100);
    }
    const [open, keystroke] = [median(opened), median(filtered)];
    row('S5', 'town list over 1,000 rows, 4 × slower: open', `${ms(open)}, at most ${ms(worst(opened))}`, '', '≤ 100 ms', open <= 100);
    row(
      'S5',
      'the same: a key in the filter: script, style, layout',
      `${ms(keystroke)}, at most ${ms(worst(filtered))}`,
      '',
      '≤ 16 ms',
      keystroke <= 16,
    );
  } catch (error) {
    row('S4', 'pickers', `not measured: ${String(error).split('\n')[0]}`, '', '', false);
  } finally {
    await page.context().close();
  }
}
