// A page whose HTML is there before the script.
import { waitUntil } from '@open-wc/testing';
import type { DgaAddressLookup } from '../../src/element/dga-address-lookup.ts';
import { CDN_WITH_MOCK, openPage, type PageFrame } from './page-frame.ts';

/** A page before our script runs. */
export async function openBefore(tag?: string): Promise<PageFrame> {
  const page = await openPage({ scripts: ['/test/fixtures/default-policy.js'], upgraded: false });
  if (tag !== undefined) page.element.outerHTML = tag;
  return page;
}

/** Loads the script. */
export async function upgrade(page: PageFrame): Promise<DgaAddressLookup> {
  const script = page.document.createElement('script');
  script.type = 'module';
  script.src = CDN_WITH_MOCK;
  page.document.head.append(script);
  await waitUntil(() => page.window.customElements.get('dga-address-lookup') !== undefined, 'the element never came');
  const element = page.document.querySelector('dga-address-lookup') as DgaAddressLookup;
  await element.updateComplete;
  return element;
}
