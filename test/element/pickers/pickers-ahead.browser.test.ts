// Lists are loaded before the user needs them.
import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { createMockFetch } from '../../../src/mock/mock-fetch.ts';
import { typeText } from '../../support/checkout.ts';
import { choose, countedClient, pickerPage, type PickerPage, pointAt, press, until } from './picker-page.ts';

/** The requests in short form: `prefectures`, `13`, `16201`, `16201 2` for a second page. */
function lists({ client }: PickerPage): string[] {
  return client.asked
    .filter((body) => !('search_code' in body))
    .map(({ flg_getpref, pref_code, city_code, page }) =>
      [flg_getpref ? 'prefectures' : (city_code ?? pref_code), ...(page === 1 ? [] : [page])].join(' '),
    );
}

/** Answers of the lists wait until they are let go, each by its name. */
function gates({ client }: PickerPage): Record<string, () => void> {
  const open: Record<string, () => void> = {};
  client.answer = ({ flg_getpref, pref_code, city_code, page }) =>
    flg_getpref
      ? Promise.resolve(undefined)
      : new Promise((resolve) => (open[[city_code ?? pref_code, ...(page === 1 ? [] : [page])].join(' ')] = () => resolve(undefined)));
  return open;
}

/** Pickers that a lookup has set, so that no list below the prefectures was asked for. */
async function afterLookup(): Promise<PickerPage> {
  const page = await pickerPage();
  await page.filled(() => page.picker<HTMLSelectElement>('prefecture'));
  await typeText(page.field('zip'), '1020072');
  await page.settled('incomplete');
  await until(() => page.picker('town').value === '飯田橋');
  expect(lists(page)).to.deep.equal(['prefectures']);
  return page;
}

describe('requests lists ahead', () => {
  it('when the pointer is over a picker', async () => {
    await setViewport({ width: 1280, height: 800 });
    const page = await afterLookup();
    await pointAt(page.picker('city'));
    await until(() => lists(page).length === 2);
    expect(lists(page)).to.deep.equal(['prefectures', '13']);
    await pointAt(page.picker('town'));
    await until(() => lists(page).length === 3);
    expect(lists(page)).to.deep.equal(['prefectures', '13', '13101']);
  });

  it('when a picker gets the focus', async () => {
    const page = await afterLookup();
    page.picker('town').focus();
    await until(() => lists(page).length === 2);
    expect(lists(page)).to.deep.equal(['prefectures', '13101']);
    page.picker('city').focus();
    await until(() => lists(page).length === 3);
    expect(lists(page)).to.deep.equal(['prefectures', '13101', '13']);
    expect(page.list(), 'and opened by neither').to.equal(null);
  });

  it('when the level above is chosen, so that the next list opens without a wait', async () => {
    const page = await pickerPage();
    await choose(page.picker('prefecture'), '東京都');
    expect(lists(page), 'in the task of the choice').to.deep.equal(['prefectures', '13']);
    await typeText(page.picker('city'), '千代田区');
    await until(() => page.active('city')?.startsWith('千代田区'));
    await press('Enter');
    await until(() => lists(page).length === 3);
    expect(lists(page)).to.deep.equal(['prefectures', '13', '13101']);
  });

  it('from the endpoint that the page set last', async () => {
    const page = await pickerPage();
    await page.filled(() => page.picker<HTMLSelectElement>('prefecture'));
    const client = countedClient();
    page.element.client = client;
    await until(() => client.asked.length === 1);
    await page.filled(() => page.picker<HTMLSelectElement>('prefecture'));
  });
});

describe('a list that has loaded', () => {
  it('is shown within one frame of the choice above it', async () => {
    const page = await pickerPage();
    await choose(page.picker('prefecture'), '東京都');
    await until(() => !page.picker('city').disabled);
    await choose(page.picker('prefecture'), '富山県');
    await until(() => lists(page).length === 3);
    const select = page.picker<HTMLSelectElement>('prefecture');
    // A frame of our own, asked for first, comes before any that the element could wait for.
    const shown = new Promise<readonly string[]>((resolve) => requestAnimationFrame(() => resolve(page.options())));
    select.value = '13';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    page.picker('city').click();
    expect((await shown)[0]).to.equal('千代田区');
    expect(lists(page)).to.have.length(3);
  });

  it('is requested once per page, for all its pickers', async () => {
    const page = await pickerPage();
    const second = page.element.cloneNode() as typeof page.element;
    second.client = page.client;
    page.form.append(second);
    await choose(page.picker('prefecture'), '東京都');
    // Another prefecture chosen before the answer would abort the request, and it would be sent again.
    page.picker('city').click();
    await until(() => page.options().length > 0);
    await choose(page.picker('prefecture'), '大阪府');
    await until(() => lists(page).length === 3);
    await choose(page.picker('prefecture'), '東京都');
    page.element.remove();
    page.form.append(page.element);
    const selects = (): HTMLSelectElement => second.renderRoot.querySelector('#picker-prefecture') as HTMLSelectElement;
    await until(() => selects()?.options.length > 40, 'the second has the prefectures');
    await choose(selects(), '東京都');
    (second.renderRoot.querySelector('#picker-city') as HTMLElement).click();
    await until(() => second.renderRoot.querySelector('[part="option"]'));
    expect(lists(page)).to.deep.equal(['prefectures', '13', '27']);
  });
});

describe('elements of one endpoint', () => {
  it('share their lists, even if they are inserted one after the other', async () => {
    const asked: string[] = [];
    const { fetch } = window;
    const mock = createMockFetch({ latency: 0, endpoint: '/shared' });
    window.fetch = (input, init) => {
      if (typeof input !== 'string' || typeof init?.body !== 'string' || !input.endsWith('/shared/addresszip')) return fetch(input, init);
      asked.push(init.body);
      return mock(input, init);
    };
    try {
      const select = async (): Promise<HTMLSelectElement> => {
        const element = document.createElement('dga-address-lookup');
        element.endpoint = '/shared';
        element.pickers = true;
        place.append(element);
        const found = (): HTMLSelectElement | null => element.renderRoot?.querySelector<HTMLSelectElement>('#picker-prefecture') ?? null;
        await until(() => (found()?.options.length ?? 0) > 40);
        return found() as HTMLSelectElement;
      };
      const place = await fixture(html`<div></div>`);
      await select();
      place.replaceChildren();
      await select();
      expect(asked).to.have.length(1);
    } finally {
      window.fetch = fetch;
    }
  });
});

describe('a second page of rows', () => {
  it('does not delay the first page, which keeps its place when the second loads', async () => {
    const page = await pickerPage();
    const open = gates(page);
    await choose(page.picker('prefecture'), '富山県');
    await until(() => open['16']);
    open['16']?.();
    await until(() => page.picker('city').placeholder !== '読み込み中…' && !page.picker('city').disabled);
    await typeText(page.picker('city'), '富山市');
    await until(() => page.active('city') === '富山市');
    await press('Enter');
    await until(() => open['16201']);
    page.picker('town').click();
    await until(() => page.list());
    expect(page.options(), 'nothing yet').to.deep.equal([]);
    open['16201']?.();
    await until(() => open['16201 2'], 'the second page is asked for by itself');
    await until(() => page.options().length > 0, 'while the first is shown');
    const size = (): number => Number(page.element.renderRoot.querySelector('[part="option"]')?.getAttribute('aria-setsize'));
    const before = page.options();
    expect(size()).to.be.within(900, 1000);
    expect(page.picker('town').getAttribute('aria-busy'), 'usable').to.equal(null);
    const list = page.list() as HTMLElement;
    list.scrollTop = 100;
    await until(() => list.scrollTop === 100);
    open['16201 2']?.();
    await until(() => size() === 1123);
    expect(page.list() === list && page.options()[0] === before[0] && list.scrollTop === 100, 'where it was').to.equal(true);
  });

  it('is loaded for 港区, whose 1,008 rows are 56 towns', async () => {
    const page = await pickerPage();
    await choose(page.picker('prefecture'), '東京都');
    await until(() => !page.picker('city').disabled);
    await typeText(page.picker('city'), '港区');
    await until(() => page.active('city')?.startsWith('港区'));
    await press('Enter');
    page.picker('town').click();
    await until(() => page.element.renderRoot.querySelector('[part="option"]')?.getAttribute('aria-setsize') === '56');
    expect(lists(page)).to.deep.equal(['prefectures', '13', '13103', '13103 2']);
  });
});

describe('text typed before the list has loaded', () => {
  for (const [key, rule, text] of [
    ['Enter', 'chooses the best match by Enter once the list is there', 'みなと'],
    ['Tab', 'becomes the choice once the list is there if the user left it as a whole name', '港区'],
  ] as const)
    it(rule, async () => {
      const page = await pickerPage();
      const open = gates(page);
      await choose(page.picker('prefecture'), '東京都');
      await until(() => open['13'] && !page.picker('city').disabled);
      await typeText(page.picker('city'), text);
      await press(key);
      expect([page.picker('city').value, page.values()]).to.deep.equal([text, { pref: '東京都' }]);
      open['13']?.();
      await until(() => page.values()['city'] === '港区');
      expect(page.picker('city').value).to.equal('港区');
    });
});
