import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { partValues } from '../../src/address/part-values.ts';
import { isPart } from '../../src/address/parts.ts';
import { completeRecord } from '../../src/address/record.ts';
import { partsOfToken, readAutocomplete } from '../../src/form/autocomplete.ts';
import { isMissing } from '../../src/form/missing-block.ts';
import { isPlaceholder, matchOption, type OptionText } from '../../src/form/option-match.ts';
import { type FillOrder, type OverwritePolicy, type Owner, planFill, type Slot } from '../../src/form/plan-fill.ts';
import { meaningOf } from '../../src/form/read-labels.ts';

const RECORD = completeRecord({
  zip_code: '1020072',
  pref_code: '13',
  pref_name: '東京都',
  city_code: '13101',
  city_name: '千代田区',
  town_name: '飯田橋',
});
const FORMS = { kana: 'katakana', width: 'keep' } as const;
const order = (policy: OverwritePolicy = 'own', more: Partial<FillOrder> = {}): FillOrder => ({
  record: RECORD,
  values: partValues(RECORD, FORMS),
  policy,
  zipFormat: 'keep',
  wants: () => true,
  ...more,
});
const slot = (parts: Slot<string>['parts'], text: string, owner: Owner, more: Partial<Slot<string>> = {}): Slot<string> => ({
  field: parts.join('+'),
  parts,
  text,
  owner,
  takesHyphen: true,
  isCode: false,
  ...more,
});
const POLICIES: readonly OverwritePolicy[] = ['own', 'empty', 'ask', 'always'];

describe('what a fill does to a field', () => {
  const cases: readonly (readonly [string, string, Owner, Record<OverwritePolicy, string>])[] = [
    ['an empty one', '', 'nobody', { own: '千代田区', empty: '千代田区', ask: '千代田区', always: '千代田区' }],
    ['one that we wrote', '港区', 'us', { own: '千代田区', empty: '港区', ask: '千代田区', always: '千代田区' }],
    ['a person’s', '港区', 'person', { own: '港区', empty: '港区', ask: '港区', always: '千代田区' }],
    [
      'a person’s that goes on',
      '千代田区 飯田橋',
      'person',
      { own: '千代田区 飯田橋', empty: '千代田区 飯田橋', ask: '千代田区 飯田橋', always: '千代田区 飯田橋' },
    ],
  ];
  for (const [name, text, owner, becomes] of cases) {
    test(name, () => {
      for (const policy of POLICIES)
        assert.equal(planFill([slot(['city'], text, owner)], order(policy)).changes[0]?.to ?? text, becomes[policy], policy);
    });
  }

  test('what we wrote goes where the record has nothing for it; a person’s never', () => {
    for (const policy of POLICIES) {
      const { changes } = planFill([slot(['building'], 'メゾン', 'us'), slot(['organization'], '弊社', 'person')], order(policy));
      assert.deepEqual(
        changes.map(({ field, to }) => [field, to]),
        policy === 'empty' ? [] : [['building', '']],
      );
    }
  });

  test('an empty text is never written over a person’s, whatever the slots', () => {
    const owner = fc.constantFrom<Owner>('nobody', 'us', 'person');
    const parts = fc.constantFrom(
      ['prefecture'],
      ['city', 'town'],
      ['block'],
      ['building'],
      ['postal-code'],
      ['organization'],
    ) as fc.Arbitrary<Slot<string>['parts']>;
    const any = fc.tuple(parts, fc.string(), owner, fc.boolean());
    fc.assert(
      fc.property(fc.array(any), fc.constantFrom(...POLICIES), (drawn, policy) => {
        const slots = drawn.map(([each, text, by, isCode], at) =>
          slot(each, text, by, { field: String(at), isCode: isCode && each[0] === 'postal-code' }),
        );
        for (const { to, field } of planFill(slots, order(policy)).changes) {
          const { owner: whose, isCode } = slots[Number(field)] as Slot<string>;
          if (to === '') assert.equal(whose, 'us');
          if (whose === 'person' && policy !== 'always') assert.ok(isCode);
        }
      }),
    );
  });

  test('the ZIP Code: in two boxes, with a hyphen where there is room, as it was typed where it is the same', () => {
    const to = (more: Partial<Slot<string>>, text = '', format: FillOrder['zipFormat'] = 'keep'): string =>
      planFill([slot(['postal-code'], text, 'person', { isCode: true, ...more })], order('own', { zipFormat: format })).changes[0]?.to ??
      text;
    assert.equal(to({ box: 'first' }), '102');
    assert.equal(to({ box: 'second' }), '0072');
    assert.equal(to({}), '102-0072');
    assert.equal(to({ takesHyphen: false }), '1020072');
    assert.equal(to({}, '１０２ー００７２'), '１０２ー００７２');
    assert.equal(to({ takesHyphen: false }, '１０２００７２'), '１０２００７２');
    assert.equal(to({}, '102-00'), '102-0072');
    assert.equal(to({}, '102-0073'), '102-0072');
    assert.equal(to({ takesHyphen: false }, '102-0072'), '1020072');
    assert.equal(to({}, '102-0072', 'digits'), '1020072');
    assert.equal(to({}, '1020072', 'hyphen'), '102-0072');
  });
});

/** A select whose options have the same value and text, unless they are given apart. */
const options = (...each: readonly (string | readonly [value: string, text: string])[]): OptionText[] =>
  each.map((one) => {
    const [value, text] = typeof one === 'string' ? [one, one] : one;
    return { value, text, disabled: false };
  });

describe('what a fill says of itself', () => {
  /** Every list of a plan but the changes and conflicts, in one line each. */
  const tell = (...slots: readonly Slot<string>[]): Record<string, string> => {
    const { changes, conflicts, ...lists } = planFill(slots, order());
    const writes = { changes, conflicts };
    return Object.fromEntries(
      [
        ...Object.entries(writes).map(([name, list]) => [name, list.map(({ part, from, to }) => `${part}: ${from}→${to}`).join()] as const),
        ...Object.entries(lists).map(([name, list]) => [name, list.join()] as const),
      ].filter(([, list]) => list !== ''),
    );
  };

  test('what was written, what stands as we wrote it, what is a person’s and the same, what is a person’s and another', () => {
    assert.deepEqual(tell(slot(['city', 'town'], '', 'nobody')), { changes: 'city: →千代田区飯田橋' });
    assert.deepEqual(tell(slot(['city', 'town'], '千代田区飯田橋', 'us')), { standing: 'city,town' });
    assert.deepEqual(tell(slot(['city'], '千代田区', 'person')), { kept: 'city' });
    assert.deepEqual(tell(slot(['city', 'town'], '千代田区飯田橋3-10', 'person')), { kept: 'city,town' });
    assert.deepEqual(tell(slot(['city'], '港区', 'person')), { kept: 'city', conflicts: 'city: 港区→千代田区' });
  });

  test('a ZIP Code just as it was typed is no change, and nothing that was kept from anybody', () => {
    assert.deepEqual(tell(slot(['postal-code'], '102-0072', 'person', { isCode: true })), { typed: 'postal-code' });
    assert.deepEqual(tell(slot(['postal-code'], '102-0072', 'person')), { kept: 'postal-code' });
    assert.deepEqual(tell(slot(['postal-code'], '1000004', 'person')), { kept: 'postal-code', conflicts: 'postal-code: 1000004→102-0072' });
  });

  test('nothing of a field that the record has nothing for', () => {
    assert.deepEqual(tell(slot(['building'], '', 'nobody'), slot(['organization'], '弊社', 'person')), {});
    assert.deepEqual(tell(slot(['building'], '', 'us')), {});
  });

  test('a field of several parts takes the wanted ones', () => {
    const wants = (part: string): boolean => part === 'town';
    assert.deepEqual(
      planFill([slot(['city', 'town'], '', 'nobody'), slot(['prefecture'], '港区', 'us')], order('own', { wants })).changes.map(
        ({ to }) => to,
      ),
      ['飯田橋'],
    );
  });

  const PREFECTURES = options(['', '選択してください'], '神奈川県', '東京都');
  const select = (owner: Owner, selected: number, more: Partial<Slot<string>> = {}): Slot<string> =>
    slot(['prefecture'], PREFECTURES[selected]?.value ?? '', owner, { options: PREFECTURES, selected, ...more });

  test('a select is set by its option', () => {
    const { changes } = planFill([select('nobody', 0)], order());
    assert.deepEqual(changes, [{ part: 'prefecture', parts: ['prefecture'], field: 'prefecture', from: '', to: '東京都', option: 2 }]);
    assert.equal('option' in (planFill([slot(['city'], '', 'nobody')], order()).changes[0] ?? {}), false);
    assert.deepEqual(tell(select('us', 2)), { standing: 'prefecture' });
    assert.deepEqual(tell(select('nobody', 2)), { standing: 'prefecture' });
    assert.deepEqual(tell(select('person', 2)), { kept: 'prefecture' });
    assert.deepEqual(tell(select('person', 1)), { kept: 'prefecture', conflicts: 'prefecture: 神奈川県→東京都' });
  });

  test('a select whose options all have the same value is told apart by their texts', () => {
    const list = options(['', '選択してください'], ['', '神奈川県'], ['', '東京都']);
    const { changes } = planFill([slot(['prefecture'], '', 'nobody', { options: list, selected: 0 })], order());
    assert.equal(changes[0]?.option, 2);
  });

  test('a select of several parts goes by the first that it has an option for', () => {
    const cities = options('新宿区', '千代田区');
    const { changes } = planFill([slot(['prefecture', 'city'], '', 'nobody', { options: cities, selected: -1 })], order());
    assert.deepEqual([changes[0]?.option, changes[0]?.to], [1, '千代田区']);
    const first = planFill([slot(['city'], '', 'nobody', { options: options('千代田区'), selected: -1 })], order());
    assert.equal(first.changes[0]?.option, 0);
  });

  test('a select without the option is said to have refused; what we chose before does not stay', () => {
    const kansai = options(['-', '都道府県'], '大阪府', '京都府');
    const kansaiSlot = (owner: Owner, selected: number): Slot<string> =>
      slot(['prefecture'], kansai[selected]?.value ?? '', owner, { options: kansai, selected });
    assert.deepEqual(tell(kansaiSlot('nobody', 0)), { refused: 'prefecture' });
    assert.deepEqual(tell(kansaiSlot('person', 1)), { refused: 'prefecture' });
    const { changes, refused } = planFill([kansaiSlot('us', 1)], order());
    assert.deepEqual(changes, [{ part: 'prefecture', parts: ['prefecture'], field: 'prefecture', from: '大阪府', to: '-', option: 0 }]);
    assert.deepEqual(refused, ['prefecture']);
  });

  test('a select that has no option for “nothing” stays as it is', () => {
    const floors = options('1階', '2階');
    const { changes } = planFill([slot(['building'], '2階', 'us', { options: floors, selected: 1 })], order());
    assert.deepEqual(changes, []);
  });
});

describe('selects', () => {
  /** Every prefecture as the API writes it, in the order of its code. */
  const ALL = [
    ...'北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県'.split(' '),
    ...'石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県'.split(' '),
    ...'岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県'.split(' '),
  ];
  const PASSPORT = (
    'Hokkaido Aomori Iwate Miyagi Akita Yamagata Fukushima Ibaraki Tochigi Gunma Saitama Chiba Tokyo Kanagawa Niigata Toyama ' +
    'Ishikawa Fukui Yamanashi Nagano Gifu Shizuoka Aichi Mie Shiga Kyoto Osaka Hyogo Nara Wakayama Tottori Shimane ' +
    'Okayama Hiroshima Yamaguchi Tokushima Kagawa Ehime Kochi Fukuoka Saga Nagasaki Kumamoto Oita Miyazaki Kagoshima Okinawa'
  ).split(' ');
  const LONG: Readonly<Record<string, string>> = {
    Hokkaido: 'Hokkaidō',
    Tokyo: 'Tōkyō',
    Hyogo: 'Hyōgo',
    Kyoto: 'Kyôto',
    Osaka: 'Ōsaka',
    Kochi: 'Kôchi',
    Oita: 'Ôita',
  };
  const code = (index: number): string => String(index + 1).padStart(2, '0');
  const STYLES: Readonly<Record<string, (index: number) => string | undefined>> = {
    'names as the API has them': (i) => ALL[i],
    'names without 都, 府 and 県': (i) => (i === 0 ? '北海道' : ALL[i]?.slice(0, -1)),
    'names with spaces': (i) => [...(ALL[i] ?? '')].join('　'),
    roma: (i) => PASSPORT[i],
    'roma in capitals': (i) => PASSPORT[i]?.toUpperCase(),
    'roma with long vowels': (i) => LONG[PASSPORT[i] ?? ''] ?? PASSPORT[i],
    'roma of the survey': (i) => (PASSPORT[i] === 'Gunma' ? 'Gumma' : PASSPORT[i] === 'Hokkaido' ? 'Hokkai-do' : PASSPORT[i]),
    'roma with -ken': (i) => `${PASSPORT[i]}${i === 0 ? '' : i === 12 ? '-to' : i === 25 || i === 26 ? '-fu' : '-ken'}`,
    'roma with Prefecture': (i) => `${PASSPORT[i]}  Prefecture`,
    'roma with Pref.': (i) => `${PASSPORT[i]} Pref.`,
    'roma with pref': (i) => `${PASSPORT[i]} pref`,
    numbers: (i) => String(i + 1),
    'numbers of two digits': code,
    'numbers of three digits': (i) => `0${code(i)}`,
    'ISO 3166-2': (i) => `JP-${code(i)}`,
    'ISO 3166-2 without its zero': (i) => `JP-${i + 1}`,
    'ISO 3166-2 without its hyphen': (i) => `JP${code(i)}`,
    'full width': (i) => String(i + 1).replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  };
  for (const [name, write] of Object.entries(STYLES)) {
    test(`each of the 47 prefectures is found among all of them: ${name}`, () => {
      const texts = ALL.map((_, i) => write(i) ?? '');
      for (const list of [options(...texts), texts.map((text, i) => ({ value: `id${i}`, text, disabled: false }))]) {
        for (const [i, pref_name] of ALL.entries()) {
          const record = completeRecord({ pref_code: code(i), pref_name });
          assert.equal(matchOption(list, 'prefecture', record, pref_name), i, pref_name);
          assert.equal(matchOption(list, 'prefecture-code', record, code(i)), i, pref_name);
          assert.equal(
            matchOption(list, 'prefecture-roma', { ...record, pref_roma: PASSPORT[i] ?? null }, PASSPORT[i] ?? ''),
            i,
            pref_name,
          );
        }
      }
    });
  }

  test('a city is found by name, code or roma, a town by its name alone', () => {
    const record = { ...RECORD, city_roma: 'CHIYODA-KU' };
    for (const text of ['千代田区', '13101', 'Chiyoda-ku']) {
      const list = options('13', '東京都', '飯田橋', '千代田市', text);
      assert.equal(matchOption(list, 'city', record, '千代田区'), 4, text);
      assert.equal(matchOption(list, 'city-code', record, '13101'), 4, text);
    }
    assert.equal(matchOption(options('千代田区', '13101', '東京都', '飯田橋'), 'town', record, '飯田橋'), 3);
    assert.equal(matchOption(options('千代田区', '13101', '東京都', '13'), 'town', record, '飯田橋'), -1);
    assert.equal(matchOption(options('東京都', '13'), 'city', record, '千代田区'), -1);
    const chuo = completeRecord({ city_name: '中央区', city_roma: 'CHUO-KU' });
    assert.equal(matchOption(options('Chiyoda-ku', 'Chūō-ku'), 'city', chuo, '中央区'), 1);
  });

  test('an option that cannot be chosen is none, and nothing is made up where there is none', () => {
    assert.equal(matchOption([{ value: '東京都', text: '東京都', disabled: true }], 'prefecture', RECORD, '東京都'), -1);
    assert.equal(matchOption([], 'prefecture', RECORD, '東京都'), -1);
    const unknown = completeRecord({ town_name: '飯田橋' });
    assert.equal(matchOption(options(['0', '選択してください'], 'null', '東京都'), 'prefecture', unknown, ''), -1);
  });

  test('take a prefecture in every usual form', () => {
    for (const text of ['13', '013', 'JP-13', 'JP13', '東京都', '東京', 'Tokyo', 'TOKYO', 'tōkyō']) {
      for (const side of ['value', 'text'] as const) {
        const option = { value: 'x', text: 'y', disabled: false, [side]: text };
        assert.equal(
          matchOption([{ value: '', text: '-', disabled: false }, option], 'prefecture', RECORD, '東京都'),
          1,
          `${side} ${text}`,
        );
      }
    }
  });

  test('know what asks to choose', () => {
    for (const text of [
      '選択してください',
      '都道府県',
      '---',
      '',
      ' － ',
      '・・・',
      'Please select',
      'Select one',
      ' choose…',
      'Prefecture',
    ])
      assert.ok(isPlaceholder({ value: 'x', text, disabled: false }), text);
    for (const text of ['北海道', '東京都', 'Tokyo', 'Tokyo -', 'Tokyo Prefecture', 'Prefecture of Tokyo', 'Hand-select'])
      assert.ok(!isPlaceholder({ value: 'x', text, disabled: false }), text);
    assert.ok(isPlaceholder({ value: '', text: '東京都', disabled: false }), 'whatever has no value');
    assert.ok(!isPlaceholder(undefined));
  });
});

describe('the block', () => {
  const values = partValues(RECORD, FORMS);
  const missing = (text: string): boolean => isMissing('block', [{ parts: ['town', 'block'], text }], values);

  test('is missing while a line says no more than is known', () => {
    for (const text of ['', '飯田橋', '千代田区飯田橋', '東京都 千代田区 飯田橋', '飯田橋飯田橋', ' 飯田橋　'])
      assert.ok(missing(text), text);
    for (const text of ['飯田橋3', '飯田橋三丁目', '飯田橋 無番地', '1-2']) assert.ok(!missing(text), text);
  });

  test('is not asked for where no field could take it, or one of several says it', () => {
    assert.ok(!isMissing('block', [{ parts: ['city'], text: '' }], values));
    const line = { parts: ['town', 'block'], text: '飯田橋' } as const;
    assert.ok(isMissing('block', [line, { parts: ['block'], text: '' }], values));
    assert.ok(!isMissing('block', [line, { parts: ['block'], text: '3-10' }], values));
    assert.ok(isMissing('block', [{ parts: ['address'], text: '東京都千代田区飯田橋' }], values), 'the whole address in one line');
  });

  test('the name of the firm is no block', () => {
    const firm = partValues({ ...RECORD, biz_name: 'サンプル株式会社' }, FORMS);
    assert.ok(isMissing('block', [{ parts: ['town', 'block'], text: '飯田橋 サンプル株式会社' }], firm));
  });

  test('霞ヶ関 repeats 霞が関', () => {
    const kasumigaseki = partValues({ ...RECORD, town_name: '霞が関' }, FORMS);
    assert.ok(isMissing('block', [{ parts: ['town', 'block'], text: '霞ヶ関' }], kasumigaseki));
  });
});

describe('labels', () => {
  const MEANINGS: Record<string, string> = {
    郵便番号: 'postal-code',
    '〒郵便番号（ハイフンなし）': 'postal-code',
    '郵便番号から住所を自動入力できます。': 'nothing',
    都道府県: 'prefecture',
    都道府県を選択してください: 'prefecture',
    市区町村名: 'city',
    '市区町村・町名': 'city town',
    '町名・番地': 'town block',
    番地以降: 'block building',
    市区町村以降: 'city town block building',
    '丁目・番地・号': 'block',
    '建物名・部屋番号（任意）': 'building',
    '住所（番地・建物名）': 'block building',
    ご住所: 'line',
    以降の住所: 'line',
    お届け先住所1: 'line',
    会社名: 'organization',
    会社名フリガナ: 'organization-kana',
    '市区町村（カナ）': 'city-kana',
    フリガナ: '',
    メールアドレス: '',
    'E-mail address': '',
    電話番号: '',
    お問い合わせ内容: '',
    番号: 'nothing',
    建物の種類: '',
    この商品について: 'nothing',
  };
  /** What pages write beside their fields, by what they mean with it. */
  const LABELS: readonly (readonly [meaning: string, labels: string])[] = [
    [
      'line',
      '住所をご入力ください|住所をご記入お願いします|ご住所のご記入をお願いします|以下の住所|会社住所|Your address|Street address|Address line 1|Address (required)|Address|Delivery address|Billing address|所在地|お届先住所|お届け先地|住所（番地まで）|住所：|住 所',
    ],
    ['prefecture', '都道府県を選択して下さい|都道府県をご選択ください|都道府県名|府県名|State / Province|State'],
    ['city', '市区町村をご記入下さい|市区町村まで|市町村名|市郡区|市区郡町村|郡市区町村|市・区・町・村|市区|City|City/Ward|City/Town|Town'],
    ['city-code', '市区町村コード|市町村コード|自治体コード|JISコード'],
    ['prefecture-code', '都道府県コード|都道府県市区町村コード|Prefecture code'],
    ['town', '町域|町域名|字名|大字|地名|区・町|Area|District'],
    ['town block building', '町名以降|町域以下|大字以降の住所'],
    ['block building', '番地以下|丁目以降の住所|住所２（番地・建物名）'],
    ['block', '番地|丁目番地|丁目|番地号|番・号|丁番地|地番|House number|Street number|Block'],
    [
      'building',
      '建物|ビル名|ビル名・部屋番号|マンション名|アパート・マンション名|建物名・階数|建物名、号室|号室|部屋番号|団地・寮名|階数|Building name|Apartment, suite, unit|Room|Room number|Floor|住所（建物名）',
    ],
    [
      'organization',
      '会社|御社名|貴社名|団体名|組織名|勤務先|勤務先名|屋号|法人・団体名|企業名|事業所名|社名|Company name|Organisation|Organization name',
    ],
    [
      'postal-code',
      'ゆうびんばんごう|〒|郵便番号※必須|郵便番号 (例：123-4567)|郵便番号（半角英数字）|ZIP code|Zip|Zipcode|Postal code|Postcode|Post code|ZIP / Postal code',
    ],
    ['nothing', 'お届け先|住所について詳しくはこちらをご覧ください|なんでも|最寄り駅|備考|年齢'],
    ['prefecture-kana', '都道府県カナ|都道府県（フリガナ）'],
    ['city-kana', '市区町村 ふりがな'],
    ['town-kana', '町名ヨミガナ'],
    ['prefecture-kana city-kana town-kana', '住所 読み仮名|住所（カタカナ）'],
    ['organization-roma', '会社名（英語表記）'],
    ['city-roma', 'City (romaji)'],
    ['prefecture-roma city-roma town-roma', '住所（ローマ字）|Address in English|住所（英語）'],
    [
      '',
      'お名前|姓|氏名（カナ）|携帯番号|TEL|FAX|First name|User name|生年月日|クレジットカード番号|カード名義|件名|国名|国|Country|国籍|IP address|支店名|口座番号|検索|サイト名|URL|パスワード|クーポン|希望エリア|物件名|建物の種別|お問合せ先|問い合わせ|ファックス番号|誕生日|銀行名',
    ],
    ['prefecture city', '住所１（都道府県・市区町村）'],
    ['city block', '住所(市区町村名・番地)'],
    ['postal-code', '郵便番号を半角数字・ハイフンなしで入力してください|郵便番|post-code|zip_code|postalcode'],
    ['prefecture', 'お届け先の都道府県を必ずご選択して下さい|府県|Prefectures|State/Province|Province'],
    [
      'city',
      '市区町村をお願いします|市区町村名称|市町村|市町村区|市郡|市郡区町村|市区郡|市区郡町|郡市区|市区・町村|City/Town/Village|Ward|Municipality',
    ],
    ['prefecture-code', '都道府県市町村コード|都道府県名コード|都道府県市郡区名コード'],
    ['city-code', '市区町村名コード|JISCODE|JIS code|City code'],
    ['town block building', '町村以降|町村名以降'],
    ['city town block building', '市区町村以降の住所|市区町村以下番地'],
    ['block building', '番地以降の住所'],
    ['town block', '町・番地|地名・番地'],
    ['town', '区、町|大字・字'],
    ['nothing', '町会名|町内会|Community|Classroom|Unitary|Roommate|企業の理念|City Romajiname|外国|Hotel name'],
    ['block', '丁目・番地|丁・番・号|丁目番地号|丁番|番地名|地番・号'],
    ['building', '建物名称|ビル名称・階数|建物・部屋|建物/部屋番号|マンション名・号室|部屋番|部屋号|何階数|Unit|Apt. / Suite|Floor plan'],
    ['organization', '法人|企業|団体|勤務先名称|組織名称|Company'],
    [
      '',
      '会社のメール|問合せ|お問い合わせ|お問い合せ番号|IPaddress|IP-address|Firstname|Last name|full name|username|建物種別|国|電話（建物）|mail address',
    ],
    ['line', 'お届け先地|届先地|届け先地|streetaddress|Address Line|住　　所|住所1'],
    ['city-kana', '市区町村 読み|市区町村（読みがな）|市区町村 よみがな|市区町村（かな）|市区町村フリカナ'],
    ['city-roma', 'Romaji City|City in English|City (Romanised)|City (romanized)|市区町村（英表記）|市区町村（英字）'],
  ];
  for (const [expected, labels] of LABELS) for (const label of labels.split('|')) MEANINGS[label] = expected;
  test('any text means some parts, once each, or nothing', () => {
    const word = fc.constantFrom(...Object.keys(MEANINGS), ...'（）()・、/0 　\n住所番地町名市区', '\ud800', 'address', '<b>');
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word, { maxLength: 12 }).map((words) => words.join('')),
    );
    fc.assert(
      fc.property(text, (any) => {
        const meaning = meaningOf(any);
        if (!meaning) return;
        assert.ok(meaning.parts.every(isPart));
        assert.equal(new Set(meaning.parts).size, meaning.parts.length);
        assert.ok(!meaning.line || meaning.parts.length === 0);
      }),
      { numRuns: 2000 },
    );
  });

  for (const [label, expected] of Object.entries(MEANINGS)) {
    test(label, () => {
      const meaning = meaningOf(label);
      assert.equal(meaning === undefined ? 'nothing' : meaning.line ? 'line' : meaning.parts.join(' '), expected);
    });
  }
});

describe('autocomplete', () => {
  test('is read from its end, as the standard does', () => {
    assert.deepEqual(readAutocomplete('section-a shipping address-level1'), { group: 'section-a shipping', token: 'address-level1' });
    assert.deepEqual(readAutocomplete('BILLING postal-code webauthn'), { group: 'billing', token: 'postal-code' });
    for (const nothing of [null, '', ' ', 'on', 'off']) assert.equal(readAutocomplete(nothing), undefined);
  });

  test('of any text gives a token in lower case without spaces, and what stands before it changes nothing of that', () => {
    const word = fc.constantFrom('section-a', 'SHIPPING', 'billing', 'home', 'postal-code', 'address-level1', 'on', 'off', 'webauthn', 'x');
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word, { maxLength: 6 }).map((words) => words.join('  ')),
    );
    fc.assert(
      fc.property(text, text, (any, before) => {
        const read = readAutocomplete(any);
        if (!read) return;
        assert.match(read.token, /^\S+$/);
        assert.equal(read.token, read.token.toLowerCase());
        assert.match(read.group, /^(?:section-\S*)?(?:(?:^| )(?:shipping|billing))?$/);
        assert.equal(readAutocomplete(`${before} ${any}`)?.token, read.token);
        assert.deepEqual(
          readAutocomplete(`${any} webauthn`)?.token,
          any.trim().toLowerCase().endsWith('webauthn') ? 'webauthn' : read.token,
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('gives nothing for tokens that are no piece of an address, such as those of Object.prototype', () => {
    for (const token of ['email', 'constructor', '__proto__', 'toString']) assert.deepEqual(partsOfToken(token), { parts: [], spare: [] });
  });
});
