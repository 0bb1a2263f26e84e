// A shop's form as a person and a test see it.
import type { Page } from 'playwright-core';
// From the package's own entry, which tells TypeScript of the tag.
import type { LookupStatus } from '../../src/index.ts';

/** An address as the proxy answers it. */
export const RECORD = {
  zip_code: '1020072',
  pref_code: '13',
  pref_name: '東京都',
  city_code: '13101',
  city_name: '千代田区',
  town_name: '飯田橋',
};

/** The values of the checkout's fields by id, without empty ones. */
export function formValues(page: Page, form = '#order'): Promise<Record<string, string>> {
  return page.evaluate((selector) => {
    const controls = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`${selector} :is(input, select, textarea)`)];
    return Object.fromEntries(
      controls
        .filter(({ value }) => value !== '')
        .map((control) => [control.id, control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.text ?? '') : control.value]),
    );
  }, form);
}

/** The default asks in every frame, and draws the page 60 times a second meanwhile. */
const POLLING = { polling: 50 };

/** Until the first element below `root` is in a state, and has drawn it. */
export async function untilStatus(page: Page, status: LookupStatus, root = 'body'): Promise<void> {
  const read = (selector: string): string | undefined => document.querySelector(selector)?.querySelector('dga-address-lookup')?.status;
  try {
    await page.waitForFunction(
      ([selector, wanted]) => document.querySelector(selector)?.querySelector('dga-address-lookup')?.status === wanted,
      [root, status] as const,
      POLLING,
    );
  } catch (cause) {
    throw new Error(`${root} is ${await page.evaluate(read, root)}, not ${status}`, { cause });
  }
  await page.evaluate((selector) => document.querySelector(selector)?.querySelector('dga-address-lookup')?.updateComplete, root);
}

/** Waits until the element shows the expected message; the error contains the message that it showed. */
export async function untilSays(page: Page, expected: RegExp, root = 'body'): Promise<void> {
  const read = (selector: string): string =>
    document
      .querySelector(selector)
      ?.querySelector('dga-address-lookup')
      ?.renderRoot.querySelector('[role="status"]')
      ?.textContent?.trim() ?? '';
  try {
    await page.waitForFunction(
      ([selector, source]) => {
        const status = document.querySelector(selector)?.querySelector('dga-address-lookup')?.renderRoot.querySelector('[role="status"]');
        return new RegExp(source).test(status?.textContent?.trim() ?? '');
      },
      [root, expected.source] as const,
      POLLING,
    );
  } catch (cause) {
    throw new Error(`${root} says "${await page.evaluate(read, root)}", not ${expected}`, { cause });
  }
}
