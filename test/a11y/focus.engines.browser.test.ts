// The whole task by keyboard; and wherever something goes away, the focus stays in the form.
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { LookupError } from '../../src/address/lookup-error.ts';
import { type Checkout, checkout, STANDARD, typeText } from '../support/checkout.ts';
import { listen } from './live-region.ts';
import { MODES, open } from './states.ts';

/** The focused element, through shadow roots. */
function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}
/** Names the focused element if it is another one. Printing an element takes chai very long. */
function expectFocus(wanted: Element | null): void {
  const at = focused();
  expect(at === wanted, `the focus is on ${at?.localName} ${at?.id} ${at?.getAttribute('part')}`).to.equal(true);
}
const active = (page: Checkout): string =>
  page.element.renderRoot
    .querySelector(`#${page.part('list')?.getAttribute('aria-activedescendant') ?? 'none'}`)
    ?.textContent?.trim()
    .replace(/\s+/g, ' ') ?? '';
const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await sendKeys({ press: key });
};
async function openList(page: Checkout, code: HTMLElement): Promise<void> {
  await typeText(code, '9800000');
  await page.settled('choosing');
  await waitUntil(() => page.part('list'), 'no list');
}

for (const mode of MODES) {
  describe(`the keyboard, ${mode}`, () => {
    it('leaves the focus in the field in which the user types', async () => {
      const { page, code } = await open(mode);
      for (const text of ['1020072', '9800000', '0000000']) {
        (code as HTMLInputElement).select();
        await typeText(code, text);
        await page.settled();
        expectFocus(code);
      }
    });

    it('walks the list with arrows, Home, End and letters, and stops at its ends', async () => {
      const { page, code } = await open(mode);
      await openList(page, code);
      await press('ArrowDown');
      expectFocus(page.part('list'));
      await waitUntil(() => active(page).startsWith('青葉'), 'the first is active at once');
      await press('ArrowDown');
      await waitUntil(() => active(page).startsWith('一番町'));
      await press('End');
      await waitUntil(() => active(page).startsWith('中央'));
      await press('ArrowDown');
      expect(active(page)).to.match(/^中央/);
      await press('Home', 'ArrowUp');
      await waitUntil(() => active(page).startsWith('青葉'));
    });

    it('reaches the list by Tab, chooses by Enter or Space, and returns the focus to the code field', async () => {
      for (const key of ['Enter', ' ']) {
        const { page, code } = await open(mode);
        await openList(page, code);
        await press('Tab');
        expectFocus(page.part('list'));
        await press('ArrowDown', key);
        await page.settled('incomplete');
        expect(page.values()).to.include({ line1: '一番町' });
        expectFocus(code);
      }
    });

    for (const key of ['Enter', 'Escape'])
      it(`is back in the code field before ${key} removes the list: screen readers would lose their place with the list`, async () => {
        const { page, code } = await open(mode);
        await openList(page, code);
        await press('ArrowDown', key === 'Enter' ? 'ArrowDown' : 'ArrowUp');
        let wasThere: boolean | undefined;
        code.addEventListener('focus', () => requestAnimationFrame(() => (wasThere = page.part('list') !== null)));
        await press(key);
        await waitUntil(() => page.part('list') === null);
        expect(wasThere).to.equal(true);
        expectFocus(code);
      });

    it('closes the list with Escape, from the list and from the field, and loses no typed text', async () => {
      const { page, code } = await open(mode);
      await openList(page, code);
      await press('ArrowDown', 'Escape');
      await waitUntil(() => page.part('list') === null);
      expectFocus(code);
      expect((code as HTMLInputElement).value).to.equal('9800000');
    });

    it('keeps the focus in the form after undo and retry', async () => {
      const { page, code } = await open(mode);
      page.client.fail = new LookupError('network', 'down');
      await typeText(code, '1020072');
      await page.settled('error');
      page.client.fail = undefined;
      page.part('retry')?.focus();
      await press('Enter');
      await page.settled('incomplete');
      expectFocus(code);
      page.part('undo')?.focus();
      await press('Enter');
      await page.settled('idle');
      expectFocus(code);
    });
  });
}

describe('the focus', () => {
  it('stays in the form after the user replaced the text', async () => {
    const { page, code } = await open('the page’s field', 'overwrite="ask"');
    await typeText(page.field('city'), 'わたしの市');
    await typeText(code, '1020072');
    await page.settled('incomplete');
    page.part('replace')?.focus();
    await press('Enter');
    await waitUntil(() => page.part('replace') === null);
    expect(page.values()).to.include({ city: '千代田区' });
    expectFocus(code);
  });

  it('stays in the form when the page removes the focused list', async () => {
    const { page, code } = await open('the page’s field');
    await openList(page, code);
    await press('ArrowDown');
    page.element.undo();
    await waitUntil(() => page.part('list') === null);
    expectFocus(code);
  });

  it('stays on a button that is rendered again in another language', async () => {
    const { page, code } = await open('the page’s field');
    await typeText(code, '1020072');
    await page.settled('incomplete');
    page.part('undo')?.focus();
    page.element.lang = 'en';
    await waitUntil(() => page.part('undo')?.textContent === 'Undo');
    expectFocus(page.part('undo'));
  });

  it('leaves the element by Tab if the element is before its field', async () => {
    const page = await checkout(STANDARD);
    await openList(page, page.field('zip'));
    await press('Tab');
    expectFocus(page.part('list'));
    await press('Tab');
    expectFocus(page.field('zip'));
    await press('Tab');
    expectFocus(page.field('pref'));
  });

  it('does not have to be in the list for a choice by finger or mouse', async () => {
    const { page, code } = await open('the page’s field');
    await openList(page, code);
    page.element.renderRoot.querySelectorAll<HTMLElement>('[role="option"]')[2]?.click();
    await page.settled('incomplete');
    expect(page.values()).to.include({ line1: '中央' });
    expectFocus(code);
  });
});

describe("the page's field", () => {
  it('keeps its name, role and description', async () => {
    const { page, code } = await open('the page’s field');
    const attributes = (): string[] =>
      [...code.attributes].map(({ name, value }) => `${name}=${value}`).filter((one) => !/^(?:aria-|data-dga-)/.test(one));
    const before = attributes();
    await typeText(code, '1020072');
    await page.settled('incomplete');
    expect(attributes()).to.deep.equal(before);
    expect(code.getAttribute('role')).to.equal(null);
    expect((code as HTMLInputElement).labels?.[0]?.textContent?.trim()).to.equal('郵便番号');
  });
});

describe('a message that Tab cuts off', () => {
  // announced-again.browser.test.ts has all that follows from it; that the key comes before the focus leaves is the engine's.
  it('is announced once more', async () => {
    const page = await checkout(STANDARD);
    const { said, stop } = listen(page);
    await typeText(page.field('zip'), '1020072');
    await waitUntil(() => said.length === 1);
    await press('Tab');
    await waitUntil(() => said.length === 2);
    stop();
    expect(said[1]).to.equal(said[0]);
  });
});
