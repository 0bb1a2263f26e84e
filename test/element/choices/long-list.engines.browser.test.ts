import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type AddressRecord, completeRecord } from '../../../src/address/record.ts';
import { type Checkout, checkout, STANDARD, typeText } from '../../support/checkout.ts';

const KANA = [...'アイウエオカキクケコサシスセソタチツテト'];
/** Towns in two cities, as many as asked for. */
const towns = (count: number): AddressRecord[] =>
  KANA.slice(0, count).map((kana, i) =>
    completeRecord({
      zip_code: '4980000',
      pref_name: i < 10 ? '愛知県' : '三重県',
      city_name: i < 10 ? '弥富市' : '桑名郡木曽岬町',
      town_name: `${kana}町`,
      town_kana: `${kana}チョウ`,
    }),
  );

interface LongList extends Checkout {
  filter(): HTMLInputElement | null;
  list(): HTMLElement;
  names(): string[];
}

async function listOf(count: number): Promise<LongList> {
  const page = await checkout(STANDARD);
  const addresses = towns(count);
  page.element.client = { ...page.client, searchCode: async () => ({ page: 1, limit: 1000, count, searchtype: 'zipcode', addresses }) };
  await typeText(page.field('zip'), '4980000');
  await page.settled('choosing');
  await waitUntil(() => page.part('list'));
  const { renderRoot } = page.element;
  return {
    ...page,
    filter: () => renderRoot.querySelector<HTMLInputElement>('[part="filter"]'),
    list: () => renderRoot.querySelector<HTMLElement>('[part="list"]') as HTMLElement,
    names: () => [...renderRoot.querySelectorAll('[part="option"] > span')].map(({ textContent }) => textContent ?? ''),
  };
}

describe('a long list of addresses', () => {
  it('has a filter from twelve addresses on', async () => {
    expect((await listOf(11)).filter()).to.equal(null);
    const page = await listOf(12);
    expect(page.filter()?.getAttribute('aria-label')).to.equal('候補を絞り込む');
    await expect(page.element).shadowDom.to.be.accessible();
  });

  it('shows the matches of the filter and fills the best one on Enter, without submitting', async () => {
    const page = await listOf(20);
    page.filter()?.focus();
    await sendKeys({ type: 'そちょう' });
    await waitUntil(() => page.names().join() === 'ソ町');
    await sendKeys({ press: 'Enter' });
    await page.settled('incomplete');
    expect(page.values()).to.include({ city: '桑名郡木曽岬町', line1: 'ソ町' });
    expect(page.events.some(({ type }) => type === 'submit')).to.equal(false);
  });

  it('shows nothing for text that matches nothing, says so, and shows all addresses again after Escape', async () => {
    const page = await listOf(20);
    page.filter()?.focus();
    await sendKeys({ type: 'zzzz' });
    await waitUntil(() => page.names().length === 0);
    const live = page.element.renderRoot.querySelector('.none[aria-live="polite"]');
    expect(live?.textContent).to.equal('一致する候補がありません。');
    await sendKeys({ press: 'Enter' });
    expect(page.element.status).to.equal('choosing');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => page.names().length === 20);
    expect(live?.textContent).to.equal('');
    await sendKeys({ press: 'Escape' });
    await page.settled('idle');
  });

  it('moves a letter typed in the list to the filter', async () => {
    const page = await listOf(20);
    await sendKeys({ press: 'ArrowDown' });
    expect(page.element.shadowRoot?.activeElement).to.equal(page.list());
    await sendKeys({ press: 'k' });
    expect(page.element.shadowRoot?.activeElement).to.equal(page.filter());
    await waitUntil(() => page.filter()?.value === 'k');
  });

  it('leaves the fields below where they are while the user filters', async () => {
    const page = await listOf(20);
    const below = page.field('pref');
    page.filter()?.focus();
    const { top } = below.getBoundingClientRect();
    await sendKeys({ type: 'そ' });
    await waitUntil(() => page.names().join() === 'ソ町');
    expect(Math.abs(below.getBoundingClientRect().top - top)).to.be.below(1);
    await sendKeys({ type: 'zzz' });
    await waitUntil(() => page.names().length === 0);
    // The note that nothing matches has a space around it.
    expect(Math.abs(below.getBoundingClientRect().top - top)).to.be.below(20);
  });

  it('draws the heading above the readings that scroll under it', async () => {
    const page = await listOf(20);
    const list = page.list();
    list.scrollTop = 58;
    const heading = list.querySelector('[part="group"] > span') as HTMLElement;
    const { top, left, height } = heading.getBoundingClientRect();
    for (let x = left + 4; x < left + 160; x += 12)
      expect(heading.contains((page.element.renderRoot as ShadowRoot).elementFromPoint(x, top + height / 2)), `${x}`).to.equal(true);
  });

  it('keeps the heading in sight, never covers the active option, and marks that more follows until the end', async () => {
    const page = await listOf(20);
    const list = page.list();
    await waitUntil(() => list.classList.contains('more'));
    page.filter()?.focus();
    for (let i = 0; i < 9; i++) await sendKeys({ press: 'ArrowDown' });
    await waitUntil(() => list.scrollTop > 0);
    for (let i = 0; i < 6; i++) await sendKeys({ press: 'ArrowUp' });
    await page.element.updateComplete;
    const heading = list.querySelector('[part="group"] > span') as HTMLElement;
    const active = list.querySelector('[aria-selected="true"]') as HTMLElement;
    expect(Math.abs(heading.getBoundingClientRect().top - list.getBoundingClientRect().top)).to.be.at.most(2);
    expect(active.getBoundingClientRect().top).to.be.at.least(heading.getBoundingClientRect().bottom - 2);
    list.scrollTop = list.scrollHeight;
    await waitUntil(() => !list.classList.contains('more'));
  });
});
