// Announcements of the pickers while the user types, and the treatment of text that was not chosen.
import { expect } from '@open-wc/testing';
import { PAUSE_MS } from '../../../src/element/ui/pause-text.ts';
import { typeText } from '../../support/checkout.ts';
import { HeldTimers } from '../../support/held-timers.ts';
import { choose, pickerPage, type PickerPage, press, until } from './picker-page.ts';

/** The pause after the last key: it ends only if a test says so, or a busy machine would make one between two letters. */
let pauses: HeldTimers;
beforeEach(() => (pauses = new HeldTimers((ms) => ms === PAUSE_MS)));
afterEach(() => pauses.release());

/** How long a screen reader reads the next focus before the message changes, as in picker-combobox.ts. */
const FOCUS_READ_MS = 200;

/** Types into the city picker, waits until its list has these matches, and makes a pause. */
async function typeAndPause(page: PickerPage, text: string, isMatched: () => unknown): Promise<void> {
  await typeText(page.picker('city'), text);
  await until(isMatched, `the matches of ${text}`);
  pauses.run(PAUSE_MS);
}

async function atCity(): Promise<PickerPage> {
  const page = await pickerPage();
  await choose(page.picker('prefecture'), '東京都');
  await until(() => !page.picker('city').disabled);
  page.picker('city').focus();
  await press('ArrowDown');
  await until(() => page.options().length > 5);
  return page;
}

/** The texts that come into the live region of the city picker. */
function announcements(page: PickerPage): string[] {
  const region = page.picker('city').parentElement?.querySelector('[aria-live]') as Element;
  const heard: string[] = [];
  const take = (text: string): unknown => text && heard.push(text);
  new MutationObserver(() => take(region.textContent?.trim() ?? '')).observe(region, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  return heard;
}

const isUnmatched = (page: PickerPage): boolean => page.list()?.textContent?.includes('一致する候補がありません') ?? false;

describe('a searchable picker', () => {
  it('announces the number of matches after a pause in typing, and again that nothing matches', async () => {
    const page = await atCity();
    const heard = announcements(page);
    await typeAndPause(page, 'chiyoda', () => page.options().length === 1);
    await until(() => heard.length === 1);
    await typeAndPause(page, 'qqqq', () => isUnmatched(page));
    await until(() => heard.length === 2);
    await typeAndPause(page, 'q', () => isUnmatched(page));
    await until(() => heard.length === 3);
    await press('Enter');
    pauses.run(PAUSE_MS);
    await until(() => heard.length === 4);
    const none = '一致する候補がありません。';
    expect(heard).to.deep.equal(['千代田区。1件の候補があります。一覧から選択してください。', none, none, none]);
  });

  it('announces the number alone if the last letter makes another option active, which screen readers read themselves', async () => {
    const page = await atCity();
    const heard = announcements(page);
    await typeAndPause(page, 'm', () => page.options().length > 1);
    await until(() => heard.length === 1);
    expect(heard).to.deep.equal(['31件の候補があります。一覧から選択してください。']);
  });

  it('announces the only match again if an arrow key cannot move from it', async () => {
    const page = await atCity();
    const heard = announcements(page);
    await typeAndPause(page, 'chiyoda', () => page.options().length === 1);
    await until(() => heard.length === 1);
    await press('ArrowDown');
    pauses.run(PAUSE_MS);
    await until(() => heard.length === 2);
    expect(heard[1]).to.equal('千代田区。1件の候補があります。一覧から選択してください。');
  });

  it('has the name of an option as Japanese, and one new node for each announcement', async () => {
    const page = await atCity();
    page.element.lang = 'en';
    await page.element.updateComplete;
    const region = page.picker('city').parentElement?.querySelector('[aria-live]') as Element;
    await typeAndPause(page, 'chiyoda', () => page.options().length === 1);
    await until(() => region.textContent);
    expect(region.querySelector('[lang="ja"]')?.textContent).to.equal('千代田区。');
    expect(region.children).to.have.length(1);
  });

  it('gives each option its own id and node, so that screen readers notice a new active option', async () => {
    const page = await atCity();
    const seen = new Set<string | null>();
    const nodes = new Set<Element | null>();
    for (const [letters, name] of [
      ['mina', '港区'],
      ['to', '港区'],
    ] as const) {
      await typeText(page.picker('city'), letters);
      await until(() => page.active('city')?.startsWith(name));
    }
    seen.add(page.picker('city').getAttribute('aria-activedescendant'));
    nodes.add(page.list()?.querySelector('[aria-selected="true"]') ?? null);
    page.picker('city').select();
    await typeText(page.picker('city'), 'chiyoda');
    await until(() => page.active('city')?.startsWith('千代田区'));
    seen.add(page.picker('city').getAttribute('aria-activedescendant'));
    nodes.add(page.list()?.querySelector('[aria-selected="true"]') ?? null);
    expect([seen.size, nodes.size]).to.deep.equal([2, 2]);
  });

  it('has a list that scrolls without being a tab stop', async () => {
    const page = await atCity();
    expect(page.list()?.tabIndex).to.equal(-1);
    await press('Tab');
    expect(page.element.shadowRoot?.activeElement).not.to.equal(page.list());
  });

  for (const text of ['千代田区', 'ちよだく', 'chiyodaku'])
    it(`takes ${text}, the whole name or reading of one option, when the user leaves it without Enter`, async () => {
      const page = await atCity();
      await typeText(page.picker('city'), text);
      await until(() => page.active('city')?.startsWith('千代田区'));
      await press('Tab');
      await until(() => page.values()['city'] === '千代田区');
      expect(page.picker('city').value).to.equal('千代田区');
      expect(page.element.shadowRoot?.activeElement, 'the towns are enabled before Tab moves').to.equal(page.picker('town'));
    });

  // Orca in Firefox went back to the input when the node beside it disappeared, and did not read the focus when the message came first.
  it('keeps the node around its list, and changes the message a moment after the focus, when the user leaves unknown text', async () => {
    const page = await atCity();
    await typeText(page.picker('city'), 'qqqq');
    await until(() => isUnmatched(page));
    const around = page.list()?.parentElement;
    expect(around?.parentElement).to.equal(page.picker('city').parentElement);
    const readings = new HeldTimers((ms) => ms === FOCUS_READ_MS);
    await press('Tab');
    await until(() => page.list() === null);
    expect(around?.isConnected).to.equal(true);
    await until(() => readings.count(FOCUS_READ_MS) > 0);
    await page.element.updateComplete;
    expect(page.message()).not.to.include('qqqq');
    readings.run(FOCUS_READ_MS);
    readings.release();
    await until(() => page.message().includes('「qqqq」は一覧にありません。一覧から選択するか、住所を直接入力してください。'));
    const announced = page.part('status')?.querySelector('[role="status"]')?.firstChild;
    page.picker('city').focus();
    await until(() => page.part('status')?.querySelector('[role="status"]')?.firstChild !== announced, 'announced again on return');
  });

  it('keeps text that names no option when the user leaves it, and shows a message that it is not in the list', async () => {
    const page = await atCity();
    await typeText(page.picker('city'), 'ちよ');
    await until(() => page.active('city')?.startsWith('千代田区'));
    await press('Tab');
    await until(() => page.message().includes('「ちよ」は一覧にありません'));
    expect(page.picker('city').value).to.equal('ちよ');
    expect(page.picker('city').ariaInvalid).to.equal('true');
    expect(page.values()).to.deep.equal({ pref: '東京都' });
    page.picker('city').focus();
    await typeText(page.picker('city'), 'だく');
    await until(() => !page.message().includes('一覧にありません'));
    await press('Tab');
    await until(() => page.values()['city'] === '千代田区');
  });

  it('forgets text that names no option with the choices that an undo takes back, and says what it took back', async () => {
    const page = await atCity();
    await typeText(page.picker('city'), 'qq');
    await press('Tab');
    await until(() => page.message().includes('「qq」は一覧にありません'));
    (page.part('undo') as HTMLElement).click();
    await until(() => page.message() === '都道府県を入力前の状態に戻しました。');
    expect(page.picker('city').value).to.equal('');
  });
});

describe('a closed list of prefectures', () => {
  it('fills and requests nothing while arrow keys change it, and uses the last prefecture when Tab moves to the cities', async () => {
    const page = await pickerPage();
    page.picker('prefecture').focus();
    await page.filled(() => page.picker<HTMLSelectElement>('prefecture'));
    const asked = page.client.asked.length;
    await press(...Array.from({ length: 13 }, () => 'ArrowDown'));
    expect(page.picker('prefecture').value).not.to.equal('');
    await page.element.updateComplete;
    expect(page.values()).to.deep.equal({});
    expect(page.client.asked).to.have.length(asked);
    await press('Tab');
    await until(() => page.values()['pref'] === '東京都');
    expect(page.element.shadowRoot?.activeElement).to.equal(page.picker('city'));
  });
});
