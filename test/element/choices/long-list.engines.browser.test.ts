// Keys, focus, scrolling and the layout of a long list in three engines; long-list.browser.test.ts has what the list and its filter say.
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { listOf } from './long-list-page.ts';

describe('a long list of addresses', () => {
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

  it('is entered by Tab only once, because in front of its code field it would be a keyboard trap', async () => {
    const page = await listOf(20);
    page.form.prepend(page.element);
    await sendKeys({ press: 'Tab' });
    expect(page.element.shadowRoot?.activeElement).to.equal(page.filter());
    page.field('zip').focus();
    await sendKeys({ press: 'Tab' });
    expect(page.element.contains(document.activeElement)).to.equal(false);
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
