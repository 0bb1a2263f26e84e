import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { type AddressRecord, completeRecord } from '../../../src/address/record.ts';
import { PAUSE_MS } from '../../../src/element/ui/pause-text.ts';
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
  /** The text in the live region of the filter. */
  heard(): string | undefined;
  /** The name of the option that `aria-activedescendant` refers to. */
  active(): string | undefined;
}

/** @param width - of the form */
async function listOf(count: number, width = ''): Promise<LongList> {
  const page = await checkout(STANDARD);
  page.form.style.inlineSize = width;
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
    heard: () => renderRoot.querySelector('[part="list"] ~ [aria-live="polite"]')?.textContent?.trim(),
    active: () => {
      const id = page.element.shadowRoot?.activeElement?.getAttribute('aria-activedescendant');
      return id == null ? undefined : renderRoot.querySelector(`#${id} > span`)?.textContent;
    },
  };
}

describe('a long list of addresses', () => {
  it('has a filter if it contains at least twelve addresses', async () => {
    expect((await listOf(11)).filter()).to.equal(null);
    const page = await listOf(12);
    expect(page.filter()?.labels?.[0]?.textContent).to.equal('候補を絞り込む');
    await expect(page.element).shadowDom.to.be.accessible();
  });

  it('says in the message that it has a filter, which Orca does not name if an address in the list is active', async () => {
    const message = (page: LongList): string | undefined => page.element.renderRoot.querySelector('[role="status"]')?.textContent?.trim();
    const page = await listOf(12);
    await waitUntil(() => message(page)?.endsWith('12件の候補があります。一覧から選択してください。一覧では文字を入力して絞り込めます。'));
    expect(message(await listOf(11))).to.match(/選択してください。$/);
  });

  // Orca does not read the name of an input if it comes from the label that Orca was at last.
  it('names its filter with an attribute of the input, which says what the visible label says', async () => {
    const filter = (await listOf(12)).filter();
    expect(filter?.getAttribute('aria-label')).to.equal(filter?.labels?.[0]?.textContent);
  });

  it('chooses the pressed address of a scrolled list with the first press', async () => {
    const page = await listOf(20);
    const list = page.list();
    list.scrollTop = list.scrollHeight;
    const option = [...page.element.renderRoot.querySelectorAll<HTMLElement>('[part="option"]')].at(-2) as HTMLElement;
    await waitUntil(() => option.getBoundingClientRect().bottom <= innerHeight);
    const { left, top, height } = option.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + 20), Math.round(top + height / 2)] });
    await page.settled('incomplete');
    expect(page.values()).to.include({ line1: 'テ町' });
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

  it('shows a message for text without a match, and all addresses again after Escape', async () => {
    const page = await listOf(20);
    page.filter()?.focus();
    await sendKeys({ type: 'zzzz' });
    await waitUntil(() => page.names().length === 0);
    expect(page.element.renderRoot.querySelector('.none')?.textContent).to.equal('一致する候補がありません。');
    await waitUntil(() => page.heard() === '一致する候補がありません。');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => page.heard() === '', 'Enter announces it again');
    await waitUntil(() => page.heard() === '一致する候補がありません。');
    expect(page.element.status).to.equal('choosing');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => page.names().length === 20);
    await waitUntil(() => page.heard() === '20件の候補があります。一覧から選択してください。', 'the number of all addresses');
    await sendKeys({ press: 'Escape' });
    await page.settled('idle');
  });

  it('moves the focus to its filter on ArrowDown, with the first address active', async () => {
    const page = await listOf(20);
    await sendKeys({ press: 'ArrowDown' });
    expect(page.element.shadowRoot?.activeElement).to.equal(page.filter());
    await page.element.updateComplete;
    expect(page.active()).to.equal('ア町');
    expect(page.list().tabIndex).to.equal(-1);
    expect(page.list().hasAttribute('aria-activedescendant')).to.equal(false);
    await sendKeys({ press: 'Enter' });
    await page.settled('incomplete');
    expect(page.values()).to.include({ city: '弥富市', line1: 'ア町' });
  });

  it('has no active address when Tab reaches its filter, so that Enter chooses none', async () => {
    const page = await listOf(20);
    await sendKeys({ press: 'Tab' });
    expect(page.element.shadowRoot?.activeElement).to.equal(page.filter());
    await page.element.updateComplete;
    expect(page.active()).to.equal(undefined);
    await sendKeys({ press: 'Enter' });
    expect(page.element.status).to.equal('choosing');
  });

  it('is entered by Tab only once, because in front of its code field it would be a keyboard trap', async () => {
    const page = await listOf(20);
    page.form.prepend(page.element);
    await sendKeys({ press: 'Tab' });
    expect(page.element.shadowRoot?.activeElement).to.equal(page.filter());
    page.field('zip').focus();
    await sendKeys({ press: 'Tab' });
    expect(page.element.contains(document.activeElement)).to.equal(false);
  });

  it('moves to its ends with Home and End while the filter is empty', async () => {
    const page = await listOf(20);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'End' });
    await waitUntil(() => page.active() === 'ト町');
    await sendKeys({ press: 'Home' });
    await waitUntil(() => page.active() === 'ア町');
  });

  it('gives each address its own id and node, so that screen readers notice a new active address', async () => {
    const page = await listOf(20);
    await sendKeys({ press: 'Tab' });
    const seen: (string | undefined)[] = [];
    const ids = new Set<string | null | undefined>();
    const nodes = new Set<Element | null>();
    for (const letter of ['s', 'u']) {
      await sendKeys({ type: letter });
      await waitUntil(() => page.active() !== seen.at(-1));
      seen.push(page.active());
      ids.add(page.filter()?.getAttribute('aria-activedescendant'));
      nodes.add(page.list().querySelector('[aria-selected="true"]'));
    }
    expect(seen).to.deep.equal(['サ町', 'ス町']);
    expect([ids.size, nodes.size]).to.deep.equal([2, 2]);
  });

  it('announces the number of matches after a pause, even if it has not changed', async () => {
    const page = await listOf(20);
    const heard: (string | undefined)[] = [];
    await sendKeys({ press: 'Tab' });
    const region = page.list().parentElement as Element;
    new MutationObserver(() => page.heard() && heard.push(page.heard())).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    await sendKeys({ type: 'su' });
    await waitUntil(() => heard.length === 1);
    await sendKeys({ press: 'Backspace' });
    await waitUntil(() => heard.length === 2);
    const none = '一致する候補がありません。';
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ type: 'zz' });
    await waitUntil(() => heard.at(-1) === none);
    const before = heard.length;
    await sendKeys({ type: 'z' });
    await waitUntil(() => heard.length > before);
    expect(heard.slice(before)).to.deep.equal([none]);
    expect(heard[0]).to.equal('1件の候補があります。一覧から選択してください。');
  });

  it('announces the name of the first match if the last letter or arrow key leaves it active', async () => {
    const page = await listOf(20);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ type: 'such' });
    const named = 'ス町。1件の候補があります。一覧から選択してください。';
    await waitUntil(() => page.heard() === named, page.heard());
    await sendKeys({ press: 'ArrowDown' });
    await waitUntil(() => page.heard() === '');
    await waitUntil(() => page.heard() === named, page.heard());
  });

  it('announces no number if Down moves the focus to the first address of a list without a filter', async () => {
    const page = await listOf(3);
    const heard: string[] = [];
    const region = page.list().parentElement?.querySelector('[aria-live="polite"]') as HTMLElement;
    new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, { subtree: true, childList: true });
    await sendKeys({ press: 'ArrowDown' });
    await waitUntil(() => page.active() === page.names()[0]);
    const pause = performance.now() + 2 * PAUSE_MS;
    await waitUntil(() => performance.now() > pause);
    expect(heard.join('')).to.equal('');
  });

  it('shows in the message how many addresses the filter leaves, without announcing the message again', async () => {
    const page = await listOf(20);
    const line = page.element.renderRoot.querySelector('.line');
    const shows = (count: string): Promise<void> => {
      const seen = (): string | undefined => line?.querySelector<HTMLElement>(':scope > :is(.shown, [aria-hidden])')?.innerText.trim();
      return waitUntil(() => seen() === (count && `${count}件の候補があります。一覧から選択してください。`), count);
    };
    const region = line?.querySelector('[role="status"]') as Element;
    const announced: MutationRecord[] = [];
    new MutationObserver((records) => announced.push(...records)).observe(region, { subtree: true, childList: true, characterData: true });
    await shows('20');
    await sendKeys({ press: 'Tab' });
    await sendKeys({ type: 'su' });
    await shows('1');
    await sendKeys({ type: 'zzz' });
    await shows('');
    await sendKeys({ press: 'Escape' });
    await shows('20');
    expect(announced).to.have.length(0);
  });

  it('is opened again with an empty filter and all addresses', async () => {
    const page = await listOf(20);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ type: 'su' });
    await waitUntil(() => page.names().join() === 'ス町');
    await sendKeys({ press: 'Enter' });
    await page.settled('incomplete');
    page.part('undo')?.click();
    await waitUntil(() => page.part('reopen'));
    page.part('reopen')?.click();
    await waitUntil(() => page.part('list'));
    expect(page.filter()?.value).to.equal('');
    expect(page.names()).to.have.length(20);
  });

  it('does not move the filter and the fields below while the user filters', async () => {
    // The message takes two rows.
    const page = await listOf(20, '250px');
    const below = page.field('pref');
    const filter = page.filter() as HTMLElement;
    filter.focus();
    const { top } = below.getBoundingClientRect();
    const filterTop = filter.getBoundingClientRect().top;
    await sendKeys({ type: 'そ' });
    await waitUntil(() => page.names().join() === 'ソ町');
    expect(Math.abs(below.getBoundingClientRect().top - top)).to.be.below(1);
    await sendKeys({ type: 'zzz' });
    await waitUntil(() => page.names().length === 0);
    expect(Math.abs(filter.getBoundingClientRect().top - filterTop)).to.be.below(1);
    // The note that nothing matches has a space around it.
    expect(Math.abs(below.getBoundingClientRect().top - top)).to.be.below(20);
  });

  it('draws the heading above the readings that scroll below it', async () => {
    const page = await listOf(20);
    const list = page.list();
    list.scrollTop = 58;
    const heading = list.querySelector('[part="group"] > span') as HTMLElement;
    const { top, left, height } = heading.getBoundingClientRect();
    for (let x = left + 4; x < left + 160; x += 12)
      expect(heading.contains((page.element.renderRoot as ShadowRoot).elementFromPoint(x, top + height / 2)), `${x}`).to.equal(true);
  });

  it('keeps the heading visible, never covers the active option, and marks that more options follow', async () => {
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
