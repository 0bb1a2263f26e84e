// The element without some chunks; missing-chunks.engines.browser.test.ts lets each engine fail to load some.
import { expect, waitUntil } from '@open-wc/testing';
import { CHUNKS, openWithout, UNTOUCHED } from './missing-chunk.ts';
import { closeFrames, openPage } from '../page-frame.ts';

afterEach(closeFrames);

describe('a deployment that lost a chunk', () => {
  it('loads chunks for rarely used features, and none for a lookup', () => {
    expect(CHUNKS).to.include.members([
      'freeword',
      'h-adr-block',
      'interaction',
      'ja-easy',
      'ko',
      'pickers',
      'token-mode',
      'zh',
      'zh-hant',
    ]);
    for (const mainJob of ['readers', 'lookup', 'fill', 'ja']) expect(CHUNKS).not.to.include(mainJob);
  });

  it('fills in what the addresses share without the chunk for lists, and asks for the town', async () => {
    const page = await openWithout('without', 'interaction');
    const records = ['飯田橋', '一番町'].map((town_name) => ({
      zip_code: '1020000',
      pref_code: '13',
      pref_name: '東京都',
      city_code: '13101',
      city_name: '千代田区',
      town_name,
    }));
    page.element.client = {
      searchCode: () => Promise.resolve({ page: 1, limit: 1000, count: 2, searchtype: 'zipcode', addresses: records }),
    } as unknown as typeof page.element.client;
    await page.type(page.field('zip'), '1020000');
    await waitUntil(() => page.message().includes('町名'), page.message());
    expect(page.values()).to.include({ pref: '東京都', city: '千代田区' });
    await waitUntil(() => page.part('reopen') !== null, 'no way to ask for the list again');
  });

  it('lets the page look up its own text without the chunk for lists, and keeps the text', async () => {
    const page = await openWithout('without', 'interaction');
    page.element.standalone = true;
    await page.element.updateComplete;
    page.element.value = '1020072';
    await page.element.lookup();
    expect(page.element.value).to.equal('1020072');
    expect(page.values()).to.include({ pref: '東京都', city: '千代田区' });
  });

  for (const [text, when] of [
    ['a7絵2fk2', 'while it is typed'],
    ['102007299', 'when the user leaves it'],
  ] as const)
    it(`reports once a text that can never be a code, ${when}, without the chunk of the interaction`, async () => {
      const page = await openWithout('without', 'interaction');
      const errors: unknown[] = [];
      page.element.addEventListener('dga-error', ({ detail }) => errors.push(detail.code));
      await page.type(page.field('zip'), text);
      if (when !== 'while it is typed') page.field('line1').focus();
      await waitUntil(() => page.message().includes('郵便番号またはデジタルアドレスを確認してください。'), page.message());
      page.field('zip').focus();
      page.field('line1').focus();
      await page.element.updateComplete;
      expect(errors).to.deep.equal(['invalid-code']);
    });

  it('keeps katakana, and names an empty field for roma, if the chunk of the interaction is missing', async () => {
    const page = await openWithout('without', 'interaction');
    page.element.kana = 'hiragana';
    const form = page.field('zip').form as HTMLFormElement;
    form.insertAdjacentHTML('beforeend', '<input id="kana" data-dga-field="city-kana"><input id="roma" data-dga-field="city-roma">');
    const fills: CustomEvent[] = [];
    page.element.addEventListener('dga-fill', (event) => fills.push(event));
    await page.type(page.field('zip'), '1020072');
    await waitUntil(() => fills.length > 0, 'no fill');
    expect(page.values()).to.include({ pref: '東京都', city: '千代田区', kana: 'チヨダク' });
    expect(page.values()).not.to.have.property('roma');
    expect(fills[0]?.detail.unfilled).to.include('city-roma');
  });

  it('tells in a general sentence of a service that fails, without the chunk of the interaction', async () => {
    const page = await openWithout('without', 'interaction');
    page.element.client = { searchCode: () => Promise.reject(new Error('down')) } as never;
    await page.type(page.field('zip'), '1020072');
    await waitUntil(() => page.message().includes('もう一度検索するか、住所を直接入力してください。'), page.message());
    expect(page.element.status).to.equal('error');
    expect(page.values()).to.deep.equal(UNTOUCHED);
  });

  it('names the failure in the event and the message of a lookup() that comes before the chunk of the interaction', async () => {
    const page = await openPage();
    page.element.client = { searchCode: () => Promise.reject(new Error('down')) } as never;
    const told: string[] = [];
    page.element.addEventListener('dga-error', ({ detail }) => told.push(detail.message));
    await page.element.lookup('1020072').catch(() => undefined);
    expect(told.join()).to.include('住所検索は一時的に利用できません。');
    await waitUntil(() => page.message().includes('住所検索は一時的に利用できません。'), page.message());
  });

  it('finds another town in one line by check() before the chunk of the code field', async () => {
    const page = await openPage();
    for (const id of ['pref', 'city', 'line1', 'line2']) page.field(id).closest('label')?.remove();
    page.field('zip').form?.insertAdjacentHTML('beforeend', '<label>住所 <input id="line"></label>');
    page.field('zip').value = '102-0072';
    page.field('line').value = '東京都千代田区一番町2-1';
    expect(await page.element.check()).to.include({ agrees: false });
    page.field('line').value = '東京都千代田区飯田橋2-1';
    expect(await page.element.check()).to.include({ agrees: true });
  });
});
