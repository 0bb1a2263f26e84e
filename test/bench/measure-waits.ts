// The shopper's wait from the last key until the address is filled (S10).
import type { Browser } from 'playwright-core';
import type { BenchSite } from './bench-site.ts';
import { bar, median, ms, QUICK, row, say, table } from './results.ts';
import { typeCode, visit } from './visits.ts';

/** How fast people type digits that they read from a paper, in ms. */
const KEY_MS = 150;
const RESPONSES_MS = [50, 200, 400] as const;

const AHEAD = 'dga-address-lookup with `lookahead`';
const AHEAD_5 = 'with `lookahead="5"`';
const BY_HAND = 'page written by hand';

/** The rows of the chart: their name, the page, and the value of `lookahead`. */
const PAGES: readonly (readonly [name: string, page: string, lookahead?: string])[] = [
  [AHEAD_5, 'ours', '5'],
  [AHEAD, 'ours', ''],
  ['without', 'ours'],
  [BY_HAND, 'hand-written'],
  ['jquery-jpostal-ja', 'jpostal'],
];

/** Other digits in front each time: nothing is in a cache. */
const codeOf = (n: number): string => `${200 + n * 7}${1000 + n * 13}`;

/** Types codes on each page, with each time that the proxy takes. Returns the chart. */
export async function measureWaits(browser: Browser, site: BenchSite, hasJpostal: boolean): Promise<string> {
  const shown = PAGES.filter(([, page]) => page !== 'jpostal' || hasJpostal);
  const seen = new Map<string, number[]>();
  let n = 0;
  for (const responseMs of RESPONSES_MS) {
    for (const [name, file, lookahead] of shown) {
      site.latencyMs = responseMs;
      const visited = await visit(browser, site, file);
      if (lookahead !== undefined)
        await visited.page.evaluate((value) => document.querySelector('dga-address-lookup')?.setAttribute('lookahead', value), lookahead);
      const times: number[] = [];
      // The first lookup of a page compiles what it needs.
      for (let i = 0; i < (QUICK ? 3 : 9); i++) times.push((await typeCode(visited, codeOf(n++ % 100), KEY_MS)).keyToFilledMs);
      seen.set(`${name} ${responseMs}`, times.slice(1));
      await visited.page.context().close();
    }
  }
  const of = (name: string, responseMs: number): number => median(seen.get(`${name} ${responseMs}`) ?? []);
  // Two keys take 300 ms, and one takes 150.
  for (const [responseMs, name, value] of [
    [50, AHEAD, '`lookahead`'],
    [200, AHEAD_5, '`lookahead="5"`'],
  ] as const) {
    const waited = of(name, responseMs);
    const title = `${value}, ${KEY_MS} ms for a key, answer after ${responseMs} ms: last key → filled`;
    row('S10', title, ms(waited), ms(of(BY_HAND, responseMs)), '≤ 20 ms', waited <= 20);
  }
  const longest = Math.max(...[...seen.values()].map(median));
  const chart = table(
    ['the server answers after', ...RESPONSES_MS.map((responseMs) => `${responseMs} ms`)],
    shown.map(([name]) => [name, ...RESPONSES_MS.map((responseMs) => `${bar(of(name, responseMs), longest)} ${ms(of(name, responseMs))}`)]),
  );
  say(chart);
  return chart;
}
