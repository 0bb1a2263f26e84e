import { expect, waitUntil } from '@open-wc/testing';
import { openPage, type PageFrame } from '../page-frame.ts';

export const UNTOUCHED = { zip: '1020072' };
const FILLED = { ...UNTOUCHED, pref: '東京都', city: '千代田区', line1: '飯田橋' };

/** The names of all chunks, except those of the file with the mock. */
const hashes = (await (await fetch('/dist/cdn/integrity.json')).json()) as Readonly<Record<string, string>>;
export const CHUNKS = Object.keys(hashes).flatMap((file) => /^dga-address-lookup\.((?!mock\b)[\w-]+)\.js$/.exec(file)?.[1] ?? []);

/** The attributes that make the element use its chunks. */
export const USES_CHUNKS: Readonly<Record<string, string>> = {
  pickers: '',
  accept: 'postal-code digital-address freeword',
  lang: 'ko',
};

/** Opens a page whose CDN lost a chunk (`without`) or never finishes sending it (`hanging`). */
export async function openWithout(fault: 'without' | 'hanging', chunk: string, endpoint = '/hostile/dga/ok'): Promise<PageFrame> {
  const page = await openPage({ scripts: [`/dist/cdn-${fault}-${chunk}/dga-address-lookup.js`], upgraded: false });
  await waitUntil(() => page.window.customElements.get('dga-address-lookup') !== undefined, 'the element never came');
  page.element.endpoint = endpoint;
  return page;
}

/** Types a ZIP Code and expects a filled form. */
export async function expectFill(page: PageFrame): Promise<void> {
  await page.type(page.field('zip'), '1020072');
  await waitUntil(() => ['incomplete', 'error'].includes(page.element.status), `status is ${page.element.status}`);
  expect(page.element.status).to.equal('incomplete');
  expect(page.values()).to.deep.equal(FILLED);
  expect(page.seen.errors, 'uncaught errors').to.deep.equal([]);
}
