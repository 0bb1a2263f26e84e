// The grammar of labels and names: every combination of the usual words, separators, additions, spellings and prefixes is read right.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Field } from '../../../src/form/field.ts';
import { meaningOf } from '../../../src/form/discovery/evidence/read-label.ts';
import { readName } from '../../../src/form/discovery/evidence/read-name.ts';

interface Reading {
  readonly parts: readonly string[];
  readonly line?: boolean | undefined;
}
const describeParts = (reading: Reading | undefined): string =>
  reading === undefined ? 'nothing' : reading.line ? 'line' : reading.parts.join(' ');
const words = (text: string): string[] => text.split(' ');

/** Words of labels, from the largest part to the smallest. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  prefecture: words('都道府県 都道府県名 県名'),
  city: words('市区町村 市町村 市区郡 市区町村名 郡市区 区市町村 市・区'),
  town: words('町名 町域 町域名 大字'),
  block: words('番地 丁目・番地 丁目番地 番地等 丁目・番地・号'),
  building: words('建物名 マンション名 ビル名 建物名等 アパート・マンション名 部屋番号'),
};
const SEPARATORS = ['・', '、', '／', '/', '，', ' ', '　', '＋', '&', '＆', 'と', 'や', '及び', 'および', '-', '･', '｜'];
const ADDITIONS = words(
  '※ ※必須 （必須） (必須) [必須] 【必須】 〔必須〕 ＜必須＞ * ： （全角） （例：サンプル） 例）サンプル （任意） を入力 を入力してください をご記入ください 等 など 欄 (required) (optional) （お届け先） （省略可）',
);
const OPENINGS = words(
  'お届け先 お届け先の 配送先 ご自宅 自宅の 勤務先 現住所 住所 住所： ご住所 【必須】 ※ ● お客様の ご依頼主 1. 送付先住所 会社',
);

const CHAIN = ['prefecture', 'city', 'town', 'block', 'building'];

/** A label for one to three neighboring parts. */
const label = fc
  .record({ from: fc.nat(4), count: fc.integer({ min: 1, max: 3 }), separator: fc.constantFrom(...SEPARATORS) })
  .chain(({ from, count, separator }) => {
    const parts = CHAIN.slice(from, from + count);
    return fc
      .tuple(...parts.map((part) => fc.constantFrom(...(LABELS[part] as string[]))))
      .map((texts) => ({ parts: parts.join(' '), text: texts.join(separator) }));
  });

test('a label of neighboring parts is read with every separator, opening and addition', () => {
  fc.assert(
    fc.property(label, fc.constantFrom('', ...OPENINGS), fc.constantFrom('', ...ADDITIONS), ({ parts, text }, opening, addition) => {
      const full = opening + text + addition;
      assert.equal(describeParts(meaningOf(full)), parts, full);
    }),
    { numRuns: 700 },
  );
});

test('a label says whose address it names', () => {
  const owner = fc.constantFrom(...words('実家 保証人 緊急連絡先 勤務先 帰省先 保護者 本社 請求先 お届け先'));
  fc.assert(
    fc.property(owner, label, fc.constantFrom('', 'の', 'のご'), (whose, { text }, between) => {
      for (const part of [text, '住所', '郵便番号'])
        assert.equal(meaningOf(whose + between + part)?.whose, whose.replace('お', ''), whose + between + part);
    }),
    { numRuns: 1000 },
  );
});

test('a label 「…まで」 reaches from the prefecture to its part', () => {
  for (const [to, part] of CHAIN.entries())
    for (const word of LABELS[part] as string[])
      for (const text of [`${word}まで`, `住所（${word}まで）`, `${word}までご記入ください`])
        if (!word.includes('・')) assert.equal(describeParts(meaningOf(text)), CHAIN.slice(0, to + 1).join(' '), text);
});

test('a label 「…以降」 reaches from its part to the building', () => {
  for (const [from, part] of CHAIN.entries()) {
    if (part === 'prefecture' || part === 'building') continue;
    for (const word of LABELS[part] as string[])
      for (const rest of ['以降', '以下', '以降の住所', '以降のご住所'])
        if (!/[等号]$/.test(word)) assert.equal(describeParts(meaningOf(word + rest)), CHAIN.slice(from).join(' '), word + rest);
  }
});

/** Names in all usual romanizations, and common mistakes in English. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'postal-code': words('zip zip_code zip_cd postal_code post_code postcode post_no yubin yuubin_bango yubinbangou yuubin_no'),
  prefecture: words('pref prefecture pref_name pref_id todofuken toudoufuken todofuken_mei state province'),
  city: words('city city_name shikuchoson sikutyouson shikuchouson sikucyoson sichouson sityouson municipality city_town ward'),
  town: words('town town_name machi chouiki tyouiki choiki_mei chomei tyoumei'),
  block: words('banchi banti chome_banchi block house_number banchi_mei'),
  building: words('building building_name bldg bldg_nm tatemono tatemono_mei mansion apartment apt room_number room_no'),
  organization: words('company company_name kaisha kaisya_mei hojin houjin_mei organization'),
  line: words(
    'address addr add1 address1 addr02_x address_line1 address_line_2 jusho jusyo juusho jyuusyo zyusyo street street_address',
  ).filter((name) => name !== 'addr02_x'),
};
const PREFIXES = [
  '',
  'order_',
  'customer_',
  'shipping-',
  'otodoke_',
  'todokesaki_',
  'ship_',
  'b_',
  's_',
  'send_',
  'deliv_',
  'user[',
  'user_profile_attributes[0][',
  'form.',
  'data[User][',
  'txt-',
];
/** snake_case, kebab-case, camelCase, PascalCase, UPPER_CASE. */
const CASES: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.replaceAll('_', '-'),
  (name) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  (name) => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  (name) => name.toUpperCase(),
];
const ENDS = ['', '', '_input', '-field', '_text'];

test('a name is read in every case, romanization, and with every prefix', () => {
  const cases = Object.entries(NAMES).flatMap(([parts, names]) => names.map((name) => ({ parts, name })));
  fc.assert(
    fc.property(
      fc.constantFrom(...cases),
      fc.constantFrom(...PREFIXES),
      fc.constantFrom(...CASES),
      fc.constantFrom(...ENDS),
      ({ parts, name }, prefix, inCase, end) => {
        const full = prefix + inCase(name + end) + (prefix.endsWith('[') ? ']' : '');
        const field = { name: full, id: '', localName: 'input' } as unknown as Field;
        assert.equal(describeParts(readName(field)), parts, full);
      },
    ),
    { numRuns: 700 },
  );
});

test('a Japanese name is read as a label', () => {
  const read = (name: string): string => describeParts(readName({ name, id: '', localName: 'input' } as unknown as Field));
  assert.equal(read('郵便番号'), 'postal-code');
  assert.equal(read('data[ご住所]'), 'line');
  assert.equal(read('市区町村・番地'), 'city town block');
  assert.equal(read('お名前'), '');
});

test('a location is an address if the name contains nothing else', () => {
  const read = (name: string): string => describeParts(readName({ name, id: '', localName: 'input' } as unknown as Field));
  for (const name of ['location', 'Location1', 'location[2]']) assert.equal(read(name), 'line', name);
});

test('names of other questions are not read', () => {
  for (const name of [
    'kenmei',
    'email_address',
    'tel_city_code',
    'customer_address[kana][kana02]',
    'address1Name',
    'address[name]',
    'mail_addr',
    'ip_address',
    'area',
    'line',
    'unit_price',
    'floor',
    'age',
    'memo',
    'eventLocation',
    'funeral_location2',
  ])
    assert.ok(['', 'nothing'].includes(describeParts(readName({ name, id: '', localName: 'input' } as unknown as Field))), name);
});
