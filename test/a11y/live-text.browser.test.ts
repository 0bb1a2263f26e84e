// How messages change in the page: what a screen reader hears depends on the nodes that are added.
import { expect, waitUntil } from '@open-wc/testing';
import { checkout, STANDARD, typeText } from '../support/checkout.ts';
import { choose, pickerPage, press, until } from '../element/pickers/picker-page.ts';

/** The text of each node that is added to a live region, in order. */
function additions(region: Element): string[] {
  const added: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.textContent?.trim()) added.push(node.textContent.trim());
  });
  observer.observe(region, { subtree: true, childList: true });
  return added;
}

describe('the live region', () => {
  it('gets a new message as one node, and no node when a sentence only disappears', async () => {
    const page = await checkout(STANDARD);
    const status = page.element.renderRoot.querySelector('[role="status"]') as HTMLElement;
    expect(status.getAttribute('aria-atomic')).to.equal('false');
    const added = additions(status);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await page.element.updateComplete;
    const message = '東京都千代田区飯田橋を入力しました。番地を入力してください。';
    expect(added).to.deep.equal([message]);
    await typeText(page.field('line1'), '1-2-3');
    await page.settled('filled');
    await page.element.updateComplete;
    expect(page.message()).to.equal('東京都千代田区飯田橋を入力しました。');
    expect(added).to.deep.equal([message]);
    page.field('zip').value = '';
    await typeText(page.field('zip'), '1000004');
    await waitUntil(() => added.length === 2, added.join(' | '));
  });

  // Firefox reports a positioned sentence apart from the inline text around it, so Orca read the sentence about the block twice.
  it('has one accessible object for a message, with a space before its hidden sentence', async () => {
    const page = await checkout(STANDARD);
    page.element.lang = 'en';
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await page.element.updateComplete;
    const message = page.element.renderRoot.querySelector('[role="status"] > span');
    expect(message?.getAttribute('aria-busy')).to.equal('false');
    const hidden = message?.querySelector('.heard + .heard');
    expect(hidden?.textContent?.trimEnd()).to.equal(' Enter the block number.');
    expect(getComputedStyle(hidden as Element).whiteSpace).to.equal('pre');
    expect(message?.textContent?.trim()).to.equal('Filled in the prefecture, city, and town. Enter the block number.');
  });

  it('separates the digits of a ZIP Code, so that screen readers speak each of them', async () => {
    const page = await pickerPage();
    await choose(page.picker('prefecture'), '東京都');
    await until(() => !page.picker('city').disabled);
    for (const [level, name] of [
      ['city', '千代田区'],
      ['town', '飯田橋'],
    ] as const) {
      await until(() => !page.picker(level).disabled);
      await typeText(page.picker(level), name);
      await press('Enter');
    }
    await page.settled('incomplete');
    const status = page.element.renderRoot.querySelector('[role="status"]') as HTMLElement;
    await until(() => page.message().includes('郵便番号は102-0072です。'));
    expect(status.querySelector('[role="img"]')).to.equal(null);
    const heard = [...status.querySelectorAll('[aria-hidden] + .heard')].map(({ textContent }) => textContent);
    expect(heard).to.deep.equal(['1 0 2, 0 0 7 2']);
    expect(status.querySelector('[aria-hidden="true"]')?.textContent).to.equal('102-0072');
  });

  it('of a picker announces that nothing matches, and the number of all options once its text is deleted', async () => {
    const page = await pickerPage();
    await choose(page.picker('prefecture'), '東京都');
    await until(() => !page.picker('city').disabled);
    const live = page.picker('city').parentElement?.querySelector('[aria-live="polite"]');
    expect(live?.textContent).to.equal('');
    await typeText(page.picker('city'), 'zzzz');
    await until(() => live?.textContent?.trim() === '一致する候補がありません。');
    expect(page.element.renderRoot.querySelector('[role="listbox"]')).to.equal(null);
    expect(page.picker('city').getAttribute('aria-expanded')).to.equal('false');
    await press('Escape');
    await until(() => live?.textContent === '');
    page.picker('city').select();
    await typeText(page.picker('city'), 'chiyoda');
    await until(() => live?.textContent?.includes('1件の候補があります。'));
    for (let keys = 0; keys < 7; keys += 1) await press('Backspace');
    await until(() => /^\d{2,}件の候補があります。/.test(live?.textContent ?? ''), 'the number of all cities');
  });

  // Orca drops a text from Chromium that equals the one before.
  it('of a picker announces the same number of matches again with another number of spaces', async () => {
    const page = await pickerPage();
    await choose(page.picker('prefecture'), '東京都');
    await until(() => !page.picker('city').disabled);
    const live = page.picker('city').parentElement?.querySelector('[aria-live="polite"]') as HTMLElement;
    const added = (): readonly string[] => texts.filter((text) => text.trim() !== '');
    const texts: string[] = [];
    new MutationObserver(() => texts.push(live.textContent ?? '')).observe(live, { subtree: true, childList: true, characterData: true });
    await typeText(page.picker('city'), 'zzzz');
    await until(() => added().length === 1);
    await press('Enter');
    await until(() => added().length === 2);
    const [first = '', second = ''] = added();
    expect(second.trim()).to.equal(first.trim());
    expect(second).to.not.equal(first);
  });
});
