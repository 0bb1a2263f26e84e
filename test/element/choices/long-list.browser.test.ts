// What a long list and its filter show and announce.
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
// Loaded before: a filter that gets it after the first letter searches, and announces, once more.
import '../../../src/element/choices/match-choices.ts';
import { PAUSE_MS } from '../../../src/element/ui/pause-text.ts';
import { HeldTimers } from '../../support/held-timers.ts';
import { listOf, type LongList } from './long-list-page.ts';

/** The pause after the last key: it ends only if a test says so, or a busy machine would make one between two letters. */
let pauses: HeldTimers;
beforeEach(() => (pauses = new HeldTimers((ms) => ms === PAUSE_MS)));
afterEach(() => pauses.release());

/** Waits until the list has so many addresses, and makes a pause. */
async function pauseAt(page: LongList, count: number): Promise<void> {
  await waitUntil(() => page.names().length === count, `${count} addresses`);
  pauses.run(PAUSE_MS);
}

/** Makes pauses until a text is announced: the matcher, which comes after the first letter, searches once more. */
const hear = (page: LongList, text: string): Promise<void> =>
  waitUntil(() => {
    pauses.run(PAUSE_MS);
    return page.heard() === text;
  }, text);

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

  it('shows a message for text without a match, and all addresses again after Escape', async () => {
    const page = await listOf(20);
    await waitUntil(() => page.filter());
    page.filter()?.focus();
    await waitUntil(() => page.element.shadowRoot?.activeElement === page.filter(), 'the focus in the filter');
    await sendKeys({ type: 'zzzz' });
    await waitUntil(() => page.names().length === 0);
    expect(page.element.renderRoot.querySelector('.empty')?.textContent).to.equal('一致する候補がありません。');
    await hear(page, '一致する候補がありません。');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => page.heard() === '', 'Enter announces it again');
    await hear(page, '一致する候補がありません。');
    expect(page.element.status).to.equal('choosing');
    await sendKeys({ press: 'Escape' });
    await pauseAt(page, 20);
    await waitUntil(() => page.heard() === '20件の候補があります。一覧から選択してください。', 'the number of all addresses');
    await sendKeys({ press: 'Escape' });
    await page.settled('idle');
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
    await pauseAt(page, 1);
    await waitUntil(() => heard.length === 1);
    await sendKeys({ press: 'Backspace' });
    pauses.run(PAUSE_MS);
    await waitUntil(() => heard.length === 2);
    const none = '一致する候補がありません。';
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ type: 'zz' });
    await pauseAt(page, 0);
    await waitUntil(() => heard.length === 3);
    await sendKeys({ type: 'z' });
    pauses.run(PAUSE_MS);
    await waitUntil(() => heard.length === 4);
    expect(heard.slice(2)).to.deep.equal([none, none]);
    expect(heard[0]).to.equal('1件の候補があります。一覧から選択してください。');
  });

  it('announces the name of the first match if the last letter or arrow key leaves it active', async () => {
    const page = await listOf(20);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ type: 'such' });
    await pauseAt(page, 1);
    const named = 'ス町。1件の候補があります。一覧から選択してください。';
    await waitUntil(() => page.heard() === named, page.heard());
    await sendKeys({ press: 'ArrowDown' });
    await waitUntil(() => page.heard() === '');
    pauses.run(PAUSE_MS);
    await waitUntil(() => page.heard() === named, page.heard());
  });

  it('announces no number if Down moves the focus to the first address of a list without a filter', async () => {
    const page = await listOf(3);
    const heard: string[] = [];
    const region = page.list().parentElement?.querySelector('[aria-live="polite"]') as HTMLElement;
    new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, { subtree: true, childList: true });
    await sendKeys({ press: 'ArrowDown' });
    await waitUntil(() => page.active() === page.names()[0]);
    pauses.run(PAUSE_MS);
    await page.element.updateComplete;
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

  it('has no active address when Tab reaches its filter, so that Enter chooses none', async () => {
    const page = await listOf(20);
    await sendKeys({ press: 'Tab' });
    expect(page.element.shadowRoot?.activeElement).to.equal(page.filter());
    await page.element.updateComplete;
    expect(page.active()).to.equal(undefined);
    await sendKeys({ press: 'Enter' });
    expect(page.element.status).to.equal('choosing');
  });

  it('moves to its ends with Home and End while the filter is empty', async () => {
    const page = await listOf(20);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'End' });
    await waitUntil(() => page.active() === 'ト町');
    await sendKeys({ press: 'Home' });
    await waitUntil(() => page.active() === 'ア町');
    await sendKeys({ type: 'chou' });
    await sendKeys({ press: 'End' });
    await page.element.updateComplete;
    expect(page.active()).to.equal('ア町');
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
});
