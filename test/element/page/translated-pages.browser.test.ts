// Pages that the browser translates after they have loaded: it replaces their texts, and usually sets the `lang` of the document.
import { expect, waitUntil } from '@open-wc/testing';
import { completeRecord } from '../../../src/address/record.ts';
import { checkout, typeText } from '../../support/checkout.ts';

/** A form that only its labels explain. */
const FORM = `
  <p>郵便番号<input id="zip" name="q1"></p>
  <p>都道府県<select id="pref" name="q2"><option>選択してください</option><option>東京都</option><option>大阪府</option></select></p>
  <p>市区町村<input id="city" name="q3"></p>
  <p>町名<input id="town" name="q4"></p>
  <p>番地<input id="block" name="q5"></p>
  <p>建物名<input id="building" name="q6"></p>
  <button>注文する</button>`;

type Translation = Readonly<Record<string, string>>;

const ENGLISH: Translation = {
  郵便番号: 'postal code',
  都道府県: 'Prefectures',
  選択してください: 'Please select',
  東京都: 'Tokyo',
  大阪府: 'Osaka Prefecture',
  市区町村: 'City/Town/Village',
  町名: 'street name',
  番地: 'address',
  建物名: 'Building name',
};
const CHINESE: Translation = {
  郵便番号: '邮政编码',
  都道府県: '都道府县',
  選択してください: '请选择',
  東京都: '东京都',
  大阪府: '大阪府',
  市区町村: '市町村',
  町名: '街道名称',
  番地: '地址',
  建物名: '建筑物名称',
};

/** Translates the texts below an element. Chrome puts each into two `font` elements, others change it in place. */
function translate(below: Element, language: string, words: Translation, isWrapped: boolean): void {
  document.documentElement.lang = language;
  const texts = document.createTreeWalker(below, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode as Text);
  for (const node of nodes) {
    const translated = words[node.data.trim()];
    if (translated === undefined) continue;
    if (isWrapped && node.parentElement?.localName !== 'option') {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(translated);
      outer.append(inner);
      node.replaceWith(outer);
    } else node.data = translated;
  }
}

const UMEDA = completeRecord({ zip_code: '5300001', pref_code: '27', pref_name: '大阪府', city_name: '大阪市北区', town_name: '梅田' });

const FILLED = { zip: '1020072', city: '千代田区', town: '飯田橋' };

/** A form whose examples show which field takes the town. */
const EXAMPLES = `
  <p>郵便番号<input id="zip" name="q1"></p>
  <p>都道府県<input id="pref" name="q2" placeholder="東京都"></p>
  <p>市区町村<input id="city" name="q3" placeholder="渋谷区"></p>
  <p>番地<input id="line" name="q4" placeholder="恵比寿1-1-1"></p>`;

describe('a page that the browser translates', () => {
  const { lang } = document.documentElement;
  beforeEach(() => (document.documentElement.lang = 'ja'));
  afterEach(() => (document.documentElement.lang = lang));

  for (const [name, language, words, isWrapped] of [
    ['into English', 'en', ENGLISH, true],
    ['into English, in place', 'en-US', ENGLISH, false],
    ['into Chinese', 'zh-CN', CHINESE, true],
  ] as const) {
    it(`asks for the same after its translation ${name}`, async () => {
      const page = await checkout(FORM);
      translate(page.form, language, words, isWrapped);
      await typeText(page.field('zip'), '1020072');
      await page.settled('incomplete');
      expect(page.values()).to.include({ ...FILLED, pref: words['東京都'] });
      expect(page.values()).not.to.have.any.keys('block', 'building');
    });

    it(`keeps what it says of a filled form through a translation ${name}`, async () => {
      const page = await checkout(FORM);
      await typeText(page.field('zip'), '1020072');
      await page.settled('incomplete');
      translate(page.form, language, words, isWrapped);
      await typeText(page.field('block'), '1-2');
      page.field('block').blur();
      await page.settled('filled');
      expect(page.values()).to.include({ ...FILLED, block: '1-2' });
      page.part('undo')?.click();
      await page.settled('idle');
      expect(page.values()).to.deep.equal({ zip: '1020072', pref: words['選択してください'], block: '1-2' });
      page.client.records['5300001'] = [UMEDA];
      for (const code of ['1020072', '5300001']) {
        page.field('zip').select();
        await typeText(page.field('zip'), code);
        await waitUntil(() => page.element.record?.zip_code === code && page.element.status === 'filled');
      }
      expect(page.values()).to.deep.equal({ zip: '5300001', pref: words['大阪府'], city: '大阪市北区', town: '梅田', block: '1-2' });
    });
  }

  // Firefox, and scripts of translation services.
  it('keeps what its translated examples showed', async () => {
    const page = await checkout(EXAMPLES);
    translate(page.form, 'en', ENGLISH, false);
    for (const field of page.form.querySelectorAll('[placeholder]')) field.setAttribute('placeholder', 'Example: 1-1-1 Ebisu, Shibuya-ku');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(page.values()).to.deep.equal({ zip: '1020072', pref: '東京都', city: '千代田区', line: '飯田橋' });
  });

  it('does not fill a field that another question, in Latin letters, has taken over', async () => {
    const page = await checkout(FORM);
    for (const [id, label] of [
      ['town', 'TEL'],
      ['block', 'E-mail'],
    ] as const)
      (page.field(id).previousSibling as Text).data = label;
    await typeText(page.field('zip'), '1020072');
    await page.settled();
    expect(page.values()).to.include({ zip: '1020072', pref: '東京都' });
    expect(page.values()).not.to.have.any.keys('town', 'block');
  });
});
