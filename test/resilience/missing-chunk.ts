import { expect, waitUntil } from '@open-wc/testing';
import { openPage, type PageFrame } from './page-frame.ts';

export const UNTOUCHED = { zip: '1020072' };
const FILLED = { ...UNTOUCHED, pref: '東京都', city: '千代田区', line1: '飯田橋' };

/** Every file that the first one may ask for, those with the mock aside. */
const hashes = (await (await fetch('/dist/cdn/integrity.json')).json()) as Readonly<Record<string, string>>;
export const PARTS = Object.keys(hashes).flatMap((file) => /^dga-address-lookup\.((?!mock\b)[\w-]+)\.js$/.exec(file)?.[1] ?? []);

export async function openWithout(fault: 'without' | 'hanging', part: string, endpoint = '/hostile/dga/ok'): Promise<PageFrame> {
  const page = await openPage({ scripts: [`/dist/cdn-${fault}-${part}/dga-address-lookup.js`], upgraded: false });
  await waitUntil(() => page.window.customElements.get('dga-address-lookup') !== undefined, 'the element never came');
  page.element.endpoint = endpoint;
  return page;
}

/** A code, and what becomes of it: all of the form, or nothing and an error. */
export async function expectAllOrNothing(page: PageFrame, timeout?: number): Promise<void> {
  await page.type(page.field('zip'), '1020072');
  const ends = (): boolean => ['incomplete', 'choosing', 'error'].includes(page.element.status);
  await waitUntil(ends, undefined, timeout === undefined ? {} : { timeout }).catch(() => {
    throw new Error(`still ${page.element.status}, with “${page.field('zip').value}”`);
  });
  const { status } = page.element;
  if (status === 'error') expect(page.values()).to.deep.equal(UNTOUCHED);
  else if (status === 'incomplete') expect(page.values()).to.deep.equal(FILLED);
  expect(page.seen.errors, 'errors that nobody caught').to.deep.equal([]);
}
