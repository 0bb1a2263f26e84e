// The element uses the language of the page, wherever it is declared and whenever it changes.
import { expect, waitUntil } from '@open-wc/testing';
import type { Messages } from '../../../src/element/messages/messages.ts';
import { registerMessages } from '../../../src/element/messages/language.ts';
import { messages as en } from '../../../src/element/messages/en.ts';
import { messages as ja } from '../../../src/element/messages/ja.ts';
import { addPickerMessages } from '../../../src/element/messages/picker-messages.ts';
import { messages as easy } from '../../../src/element/messages/ja-easy.ts';
import { messages as ko } from '../../../src/element/messages/ko.ts';
import { messages as zh } from '../../../src/element/messages/zh.ts';
import { messages as hant } from '../../../src/element/messages/zh-hant.ts';
import { LOOKUP_ERROR_CODES } from '../../../src/address/lookup-error.ts';
import { PARTS } from '../../../src/address/parts.ts';
import { checkout, STANDARD, typeText } from '../../support/checkout.ts';

const OWN = '<label>市区町村 <input id="city" autocomplete="address-level2"></label>';
const label = (page: { part(name: string): HTMLElement | null }): string => page.part('label')?.textContent?.trim() ?? '';
const LABELS = {
  ja: '郵便番号またはデジタルアドレス',
  en: 'ZIP Code or Digital Address',
  zh: '邮政编码或 Digital Address',
  'zh-hant': '郵遞區號或數位地址',
  ko: '우편번호 또는 디지털 주소',
  'ja-x-easy': '郵便番号（ゆうびんばんごう）か デジタルアドレス',
} as const;

const wasLang = document.documentElement.lang;
afterEach(() => {
  document.documentElement.lang = wasLang;
});

before(addPickerMessages);

describe('the language', () => {
  for (const [tag, known] of [
    ['ja', 'ja'],
    ['en-GB', 'en'],
    ['zh-CN', 'zh'],
    ['zh-Hans-SG', 'zh'],
    ['zh-Hant', 'zh-hant'],
    ['zh-TW', 'zh-hant'],
    ['zh_HK', 'zh-hant'],
    ['ko-KR', 'ko'],
    ['ja-x-easy', 'ja-x-easy'],
    ['ja-JP', 'ja'],
    ['vi', 'ja'],
    ['x', 'ja'],
  ] as const) {
    it(`of ${tag} is ${known}`, async () => {
      const page = await checkout(OWN, `lang="${tag}"`);
      expect(label(page)).to.equal(LABELS[known]);
      expect(page.part('label')?.closest('[lang]')?.getAttribute('lang')).to.equal(known);
    });
  }

  for (const [tag, words, both] of [
    ['ja', '住所の一部', '郵便番号、住所の一部'],
    ['en', 'Part of the address', 'ZIP Code, or part of the address'],
    ['zh', '地址的一部分', '邮政编码，或地址的一部分'],
    ['zh-Hant', '部分地址', '郵遞區號，或部分地址'],
    ['ko', '주소의 일부', '우편번호, 주소의 일부'],
    ['ja-x-easy', '住所（じゅうしょ）の 一部', '郵便番号（ゆうびんばんごう）、住所（じゅうしょ）の 一部'],
  ] as const) {
    it(`${tag}: label and hint name words, codes or both, as accept says`, async () => {
      expect(label(await checkout(OWN, `lang="${tag}" accept="freeword"`))).to.equal(words);
      const page = await checkout(OWN, `lang="${tag}" accept="postal-code freeword"`);
      expect(label(page)).to.equal(both);
      const whole = page.part('hint')?.textContent?.trim() ?? '';
      const hint = (await checkout(OWN, `lang="${tag}" accept="freeword"`)).part('hint')?.textContent?.trim() ?? '';
      expect(whole.endsWith(hint), hint).to.equal(true);
      expect(/7|-/.test(hint), hint).to.equal(false);
      expect(/7/.test(whole), whole).to.equal(true);
    });
  }

  it('is Japanese if the page has no language', async () => {
    document.documentElement.removeAttribute('lang');
    expect(label(await checkout(OWN))).to.equal(LABELS.ja);
  });

  it('is that of the closest ancestor with a language, across shadow roots', async () => {
    document.documentElement.lang = 'ja';
    const host = document.createElement('div');
    host.lang = 'ko';
    host.attachShadow({ mode: 'open' }).innerHTML = '<dga-address-lookup standalone></dga-address-lookup>';
    document.body.append(host);
    const element = host.shadowRoot?.querySelector('dga-address-lookup');
    await waitUntil(() => element?.shadowRoot?.textContent?.includes(LABELS.ko));
    host.lang = 'en';
    await waitUntil(() => element?.shadowRoot?.textContent?.includes(LABELS.en));
    host.remove();
  });

  it('follows the lang attribute of the element, and that of the page', async () => {
    const page = await checkout(OWN);
    page.element.lang = 'en';
    await page.element.updateComplete;
    expect(label(page)).to.equal(LABELS.en);
    page.element.removeAttribute('lang');
    document.documentElement.lang = 'zh';
    await waitUntil(() => label(page) === LABELS.zh, label(page));
    document.documentElement.lang = 'fr';
    await waitUntil(() => label(page) === LABELS.ja, label(page));
  });

  it('always has its messages while it changes', async () => {
    const page = await checkout(OWN, 'lang="ja"');
    const seen = new Set([label(page)]);
    const observer = new MutationObserver(() => seen.add(label(page)));
    observer.observe(page.element.renderRoot, { subtree: true, childList: true, characterData: true });
    registerMessages('nl', async () => ({ ...en, label: () => 'Postcode' }));
    page.element.lang = 'nl';
    await waitUntil(() => label(page) === 'Postcode');
    observer.disconnect();
    expect([...seen]).to.deep.equal([LABELS.ja, 'Postcode']);
  });
});

describe('registerMessages()', () => {
  it('shows what it says about the last action in the new language too', async () => {
    const page = await checkout(STANDARD);
    await typeText(page.field('zip'), '10200');
    page.field('city').focus();
    await waitUntil(() => page.message() === '郵便番号は7桁です。');
    page.element.lang = 'en';
    await waitUntil(() => page.message() === 'A ZIP Code has 7 digits.', `is ${page.message()}`);
  });

  it('makes existing elements use a new language', async () => {
    const page = await checkout(OWN, 'lang="de-AT"');
    expect(label(page)).to.equal(LABELS.ja);
    registerMessages('de', { ...en, label: () => 'Postleitzahl' });
    await waitUntil(() => label(page) === 'Postleitzahl');
  });

  it('loads messages by function when a page first needs them', async () => {
    let calls = 0;
    registerMessages('it', async () => {
      calls++;
      return { ...en, label: () => 'CAP' };
    });
    expect(calls).to.equal(0);
    const pages = await Promise.all([checkout(OWN, 'lang="it"'), checkout(OWN, 'lang="it"')]);
    for (const page of pages) await waitUntil(() => label(page) === 'CAP');
    expect(calls).to.equal(1);
  });

  const ENGLISH = `<label>ZIP Code or Digital Address <input id="zip" autocomplete="postal-code"></label>
    <label>State / Prefecture (required) <input id="pref" autocomplete="address-level1"></label>
    <label for="city">City, ward <b>Required</b></label><input id="city" autocomplete="address-level2">
    <label>町名 <input id="town" data-dga-field="town"></label>
    <label>House number 番地 <input id="block" data-dga-field="block"></label>`;

  it("lets messages name parts by the page's labels in English, and by known names without an English label", async () => {
    const page = await checkout(ENGLISH, 'lang="en" require-block');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await waitUntil(() => page.message() !== '');
    expect(page.message()).to.equal('Filled in the state / prefecture, city, ward, and town. Enter the house number.');
    expect(page.part('enter-block')?.textContent).to.equal('Enter the house number.');
    expect(page.field('block').validationMessage).to.equal('Enter the house number.');
    page.part('undo')?.click();
    await waitUntil(() => page.message().startsWith('Undone'));
    expect(page.message()).to.equal('Undone. The state / prefecture, city, ward, and town are as before the search.');
  });

  it('lets messages name fields that take several parts, and all fields in Japanese, by known names', async () => {
    const [fields = ''] = ENGLISH.split('<label>House');
    const page = await checkout(
      fields.replace('町名', 'Address line 1').replace('data-dga-field="town"', 'autocomplete="address-line1"'),
      'lang="en"',
    );
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await waitUntil(() => page.message() !== '');
    expect(page.message()).to.equal('Filled in the state / prefecture, city, ward, and town. Enter the block number.');
    page.element.lang = 'ja';
    await waitUntil(() => page.message().startsWith('東京都千代田区飯田橋を入力しました。'), page.message());
  });

  it('marks the names of places as Japanese in other languages', async () => {
    const page = await checkout(undefined, 'lang="en"');
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    const languages = (selector: string): (string | null | undefined)[] =>
      [...page.element.renderRoot.querySelectorAll(selector)].map((one) => one.closest('[lang]')?.getAttribute('lang'));
    expect(languages('[part~="option"]')).to.deep.equal(['ja', 'ja', 'ja']);
    expect(languages('[part="group"] > span')).to.deep.equal(['ja']);
    expect(languages('[role="status"]')).to.deep.equal(['en']);
  });

  it('shows messages as text, never as HTML', async () => {
    registerMessages('xx', { ...en, label: () => '<img src=x onerror=alert(1)>', hint: () => '<b>b</b>' });
    const page = await checkout(OWN, 'lang="xx"');
    await waitUntil(() => label(page).startsWith('<img'));
    expect(page.element.renderRoot.querySelector('img, b')).to.equal(null);
  });
});

describe('every language', () => {
  const ALL: Readonly<Record<string, Messages>> = { ja, en, zh, 'zh-hant': hant, ko, 'ja-x-easy': easy };
  it('names the filled parts in the order of an address, with its readings last', () => {
    const filled = ['town-kana', 'town', 'city-kana', 'city', 'prefecture', 'city-roma'] as const;
    expect(ja.filled({ filled, kept: [], missing: [] })).to.equal('都道府県、市区町村、町名、フリガナ、ローマ字を入力しました。');
    expect(en.filled({ filled, kept: [], missing: [] })).to.equal('Filled in the prefecture, city, town, and reading.');
  });

  /** Everything that a language can say. */
  function everything(words: Messages): string[] {
    const accepts = [['postal-code'], ['digital-address'], ['postal-code', 'digital-address'], ['postal-code', 'freeword']] as const;
    const said: string[] = [];
    for (const accept of accepts) {
      said.push(words.label(accept), words.hint(accept));
      for (const code of LOOKUP_ERROR_CODES) for (const seconds of [null, 1, 30, 120, 7200]) said.push(words.error(code, seconds, accept));
    }
    for (const count of [1, 2, 1234]) said.push(words.several(count), words.pickers.severalCodes(count));
    for (const part of PARTS) {
      if (part === 'longitude' || part === 'latitude' || part.endsWith('-code')) continue;
      for (const summary of ['filled', 'kept', 'missing', 'check'] as const)
        said.push(words.filled({ filled: [], kept: [], missing: [], [summary]: [part] }));
    }
    said.push(
      words.filled({ filled: [], kept: [], missing: [] }),
      words.replace(['city']),
      words.pickers.zip('102-0072'),
      words.pickers.unmatched('渋谷区'),
      words.order?.otherPlace?.('渋谷区', true) ?? '',
    );
    for (const text of [...Object.values(words), ...Object.values(words.pickers), ...Object.values(words.pickers.labels)])
      if (typeof text === 'string') said.push(text);
    return said;
  }

  for (const [tag, words] of Object.entries(ALL)) {
    it(`${tag} has a sentence for every message, without a missing value`, () => {
      for (const text of everything(words)) {
        expect(text.trim()).to.equal(text);
        expect(text).not.to.equal('');
        expect(text).not.to.match(/undefined|null|NaN|\[object|\$\{| {2}|、、|。。|\.\./);
      }
    });
  }

  it('formats numbers and waiting times by the rules of its language', () => {
    const accept = ['postal-code'] as const;
    expect(en.several(1)).to.contain('1 address ');
    expect(en.several(1234)).to.contain('1,234 addresses');
    expect(en.error('rate-limited', 1, accept)).to.contain('about 1 second ');
    expect(en.error('rate-limited', 30, accept)).to.contain('about 30 seconds ');
    expect(en.error('rate-limited', 3600, accept)).to.contain('about 60 minutes ');
    expect(en.error('rate-limited', 7200, accept)).to.contain('about 2 hours ');
    expect(ja.error('rate-limited', 30, accept)).to.contain('30秒ほど');
    expect(ja.error('rate-limited', 100, accept)).to.contain('2分ほど');
    expect(zh.error('rate-limited', 30, accept)).to.contain('约30秒');
    expect(ko.error('rate-limited', 30, accept)).to.contain('30초');
  });

  it('uses the right particles in Korean', () => {
    expect(ko.filled({ filled: ['city'], kept: [], missing: [] })).to.equal('시구정촌을 입력했습니다.');
    expect(ko.filled({ filled: [], kept: [], missing: ['block'] })).to.equal('번지를 입력해 주세요.');
    expect(ko.filled({ filled: [], kept: ['address'], missing: [] })).to.equal('주소는 입력하신 내용을 그대로 두었습니다.');
  });
});

describe('the message about an incomplete code', () => {
  for (const [lang, sentence] of [
    ['en', 'A ZIP Code has 7 digits.'],
    ['zh', '邮政编码为7位数字。'],
    ['zh-Hant', '郵遞區號為7位數字。'],
    ['ko', '우편번호는 숫자 7자리입니다.'],
  ] as const)
    it(`is in the language of the element: ${lang}`, async () => {
      const page = await checkout(STANDARD, `lang="${lang}"`);
      await typeText(page.field('zip'), '102-00');
      page.field('zip').blur();
      await waitUntil(() => page.message() === sentence, page.message());
    });
});
