import { expect, waitUntil } from '@open-wc/testing';
import { messages as en } from '../../../src/element/messages/en.ts';
import { registerMessages } from '../../../src/element/messages/language.ts';
import { prepareList } from '../../../src/list/prepare-list.ts';
import { loadTowns } from '../../../src/mock/address-data.ts';
import { checkout, STANDARD, typeText } from '../../support/checkout.ts';

/** utf_ken_all.csv with the towns of the mock. */
const csv = async (): Promise<Uint8Array> =>
  new TextEncoder().encode(
    (await loadTowns())
      .map(({ city_code, zip_code, pref_kana, city_kana, town_kana, pref_name, city_name, town_name }) =>
        [
          city_code,
          '',
          zip_code,
          pref_kana,
          city_kana,
          town_kana ?? '',
          pref_name,
          city_name,
          town_name ?? '以下に掲載がない場合',
          0,
          0,
          0,
          0,
          0,
          0,
        ].join(),
      )
      .join('\n'),
  );

/** A list in which one town of the same name follows another. */
const manyTowns = (): Uint8Array =>
  new TextEncoder().encode(
    Array.from({ length: 100 }, (_, i) => [1101 + i, '', `${100 + i}0001`, 'ケン', `シ${i}`, 'ホンチョウ', '北海道', `${i}市`, '本町', 0, 0, 0, 0, 0, 0].join()).join('\n'), // oxfmt-ignore
  );

describe('endpoint="list:/zip/"', () => {
  const original = window.fetch;
  const asked: string[] = [];
  before(async () => {
    const { files } = prepareList([await csv()]);
    const many = prepareList([manyTowns()]);
    window.fetch = async (input) => {
      const path = new URL(input as string, location.href).pathname;
      asked.push(path);
      const text = path.startsWith('/many/') ? many.files.get(path.slice(6)) : files.get(path.replace(/^\/zip\//, ''));
      return text === undefined ? new Response('', { status: 404 }) : new Response(text);
    };
  });
  after(() => {
    window.fetch = original;
  });

  it('looks up ZIP Codes in a folder of the site, with one small file for each', async () => {
    const { field, settled, values } = await checkout(STANDARD, 'endpoint="list:/zip/"');
    await typeText(field('zip'), '1020072');
    await settled('incomplete');
    expect(values()).to.include({ pref: '東京都', city: '千代田区', line1: '飯田橋' });
    expect(asked).to.deep.equal(['/zip/102.json']);
  });

  it('reports an unknown ZIP Code, and fails for a Digital Address without a request', async () => {
    const { field, settled, element, events } = await checkout(STANDARD, 'endpoint="list:/zip/"');
    await typeText(field('zip'), '1029999');
    await settled('error');
    expect(events.at(-1)?.detail).to.include({ code: 'not-found' });
    asked.length = 0;
    await element.lookup('A7E2FK2').catch(() => undefined);
    expect(events.at(-1)?.detail).to.include({ code: 'unavailable' });
    expect(asked).to.deep.equal([]);
  });

  for (const [language, text] of [
    ['ja', 'このページではデジタルアドレスを検索できません。郵便番号を入力してください。'],
    ['en', 'Digital Addresses cannot be looked up on this page. Enter the ZIP Code.'],
    ['ja-x-easy', 'デジタルアドレスを さがすことが できません'],
    ['ko', '디지털 주소를 검색할 수 없습니다'],
    ['zh', '无法查找数字地址'],
    ['zh-hant', '無法搜尋數位地址'],
  ] as const) {
    it(`shows in ${language} that a Digital Address needs a ZIP Code, without a button to try again`, async () => {
      const { field, settled, element, events } = await checkout(STANDARD, `endpoint="list:/zip/" lang="${language}"`);
      await typeText(field('zip'), 'A7E2FK2');
      await settled('error');
      const said = (): string => element.renderRoot.querySelector('#said')?.textContent ?? '';
      await waitUntil(() => said().includes(text), text);
      expect(element.renderRoot.querySelector('[part~="retry"]')).to.equal(null);
      if (language === 'ja') expect(events.at(-1)?.detail).to.include({ message: text });
    });
  }

  for (const [given, list, text] of [
    ['its own sentence', { noDigitalAddress: 'Dùng mã bưu chính.' }, 'Dùng mã bưu chính.'],
    ['the English one if it has none', undefined, 'Digital Addresses cannot be looked up on this page. Enter the ZIP Code.'],
  ] as const) {
    it(`shows in a registered language that a Digital Address needs a ZIP Code: ${given}`, async () => {
      registerMessages('vi', { ...en, list });
      const { field, settled, events } = await checkout(STANDARD, 'endpoint="list:/zip/" lang="vi"');
      await typeText(field('zip'), 'A7E2FK2');
      await settled('error');
      expect(events.at(-1)?.detail).to.include({ code: 'unavailable', message: text });
    });
  }

  it('fills a town from words that name it without its city, with few files', async () => {
    const { field, settled, values } = await checkout(STANDARD, 'endpoint="list:/zip/" accept="postal-code freeword"');
    asked.length = 0;
    await typeText(field('zip'), '飯田橋');
    await settled('incomplete');
    expect(values()).to.include({ zip: '102-0072', pref: '東京都', city: '千代田区', line1: '飯田橋' });
    expect(asked.length).to.be.below(8);
  });

  it('asks for the prefecture or the city when too many towns of the country have the name', async () => {
    const { element, settled, field } = await checkout(STANDARD, 'endpoint="list:/many/" accept="postal-code freeword"');
    await typeText(field('zip'), '本町');
    await settled('error');
    const said = (): string => element.renderRoot.querySelector('#said')?.textContent ?? '';
    await waitUntil(() => said().includes('都道府県または市区町村から入力してください。'));
  });

  it('fills the pickers from the list', async () => {
    const { element } = await checkout(STANDARD, 'endpoint="list:/zip/" pickers');
    await element.updateComplete;
    const select = element.renderRoot.querySelector('select');
    select?.focus();
    await waitUntil(() => [...(select?.options ?? [])].some(({ text }) => text === '富山県'));
  });

  it('refuses an address that carries code', async () => {
    const { element, events } = await checkout(STANDARD, 'endpoint="list:javascript:alert(1)"');
    await element.lookup('1020072').catch(() => undefined);
    expect(events.at(-1)?.detail).to.include({ code: 'configuration' });
  });
});
