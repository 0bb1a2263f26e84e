import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { beforeBlock } from '../../../src/address/compare-place.ts';
import { partValues } from '../../../src/address/part-values.ts';
import { completeRecord } from '../../../src/address/record.ts';
import { isMissing } from '../../../src/form/filling/missing-block.ts';
import { isPlaceholder, matchOption, type OptionText } from '../../../src/form/option-match.ts';
import { type PlanRequest, type OverwritePolicy, type Owner, planFill, type Slot } from '../../../src/form/filling/plan-fill.ts';
import '../../support/rare-forms.ts';

const RECORD = completeRecord({
  zip_code: '1020072',
  pref_code: '13',
  pref_name: '東京都',
  city_code: '13101',
  city_name: '千代田区',
  town_name: '飯田橋',
});
const FORMS = { kana: 'katakana', width: 'keep' } as const;
const request = (policy: OverwritePolicy = 'own', more: Partial<PlanRequest> = {}): PlanRequest => ({
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
  takesCode: () => true,
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
        assert.equal(planFill([slot(['city'], text, owner)], request(policy)).changes[0]?.to ?? text, becomes[policy], policy);
    });
  }

  test('joins the parts of a line without spaces, except between two numbers', () => {
    const lineOf = (block_name: string, other_name: string | null): (string | undefined)[] => {
      const values = partValues(completeRecord({ ...RECORD, block_name, other_name }), FORMS);
      const slots = [slot(['town', 'block', 'building'], '', 'nobody'), slot(['address'], '', 'nobody')];
      return slots.map((one) => planFill([one], { ...request(), values }).changes[0]?.to);
    };
    assert.deepEqual(lineOf('2-7', '301号室'), ['飯田橋2-7 301号室', '東京都千代田区飯田橋2-7 301号室']);
    assert.deepEqual(lineOf('２−７', '３Ｆ'), ['飯田橋２−７\u3000３Ｆ', '東京都千代田区飯田橋２−７\u3000３Ｆ']);
    assert.deepEqual(lineOf('2番', '301号室'), ['飯田橋2番301号室', '東京都千代田区飯田橋2番301号室']);
    assert.deepEqual(lineOf('2-7', 'メゾン301'), ['飯田橋2-7メゾン301', '東京都千代田区飯田橋2-7メゾン301']);
    assert.deepEqual(lineOf('2-7', null), ['飯田橋2-7', '東京都千代田区飯田橋2-7']);
  });

  test("empties the element's text if the record has no such part, and never the user's", () => {
    for (const policy of POLICIES) {
      const { changes } = planFill([slot(['building'], 'メゾン', 'us'), slot(['organization'], '弊社', 'person')], request(policy));
      assert.deepEqual(
        changes.map(({ field, to }) => [field, to]),
        policy === 'empty' ? [] : [['building', '']],
      );
    }
  });

  test("never replaces the user's text by an empty one, whatever the slots", () => {
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
        for (const { to, field } of planFill(slots, request(policy)).changes) {
          const { owner: whose, isCode } = slots[Number(field)] as Slot<string>;
          if (to === '') assert.equal(whose, 'us');
          if (whose === 'person' && policy !== 'always') assert.ok(isCode);
        }
      }),
    );
  });

  test('splits a ZIP Code over two boxes, adds a hyphen if there is room, and keeps it as typed if it is the same and the field takes it', () => {
    const short = (text: string): boolean => text.length < 8;
    const to = (more: Partial<Slot<string>>, text = '', format: PlanRequest['zipFormat'] = 'keep'): string =>
      planFill([slot(['postal-code'], text, 'person', { isCode: true, ...more })], request('own', { zipFormat: format })).changes[0]?.to ??
      text;
    assert.equal(to({ box: 'first' }), '102');
    assert.equal(to({ box: 'second' }), '0072');
    assert.equal(to({}), '102-0072');
    assert.equal(to({ takesCode: short }), '1020072');
    assert.equal(to({}, '１０２ー００７２'), '１０２ー００７２');
    assert.equal(to({ takesCode: short }, '１０２００７２'), '１０２００７２');
    assert.equal(to({}, '102-00'), '102-0072');
    assert.equal(to({}, '102-0073'), '102-0072');
    assert.equal(to({ takesCode: short }, '102-0072'), '1020072');
    assert.equal(to({ takesCode: (text) => text.includes('-') }, '1020072'), '102-0072');
    assert.equal(to({ takesCode: (text) => /^[\d-]+$/.test(text) }, '１０２００７２'), '102-0072');
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

describe('the report of a fill', () => {
  /** Every list of a plan but the changes and conflicts, in one line each. */
  const tell = (...slots: readonly Slot<string>[]): Record<string, string> => {
    const { changes, conflicts, isOtherAddress: _, ...lists } = planFill(slots, request());
    const writes = { changes, conflicts };
    return Object.fromEntries(
      [
        ...Object.entries(writes).map(([name, list]) => [name, list.map(({ part, from, to }) => `${part}: ${from}→${to}`).join()] as const),
        ...Object.entries(lists).map(([name, list]) => [name, list.join()] as const),
      ].filter(([, list]) => list !== ''),
    );
  };

  test("lists written parts, parts that the element wrote before, and the user's equal and different parts", () => {
    assert.deepEqual(tell(slot(['city', 'town'], '', 'nobody')), { changes: 'city: →千代田区飯田橋' });
    assert.deepEqual(tell(slot(['city', 'town'], '千代田区飯田橋', 'us')), { unchanged: 'city,town' });
    assert.deepEqual(tell(slot(['city'], '千代田区', 'person')), { kept: 'city' });
    assert.deepEqual(tell(slot(['city', 'town'], '千代田区飯田橋3-10', 'person')), { kept: 'city,town' });
    assert.deepEqual(tell(slot(['city'], '港区', 'person')), { kept: 'city', conflicts: 'city: 港区→千代田区' });
  });

  test('does not count a ZIP Code that stays as typed as a change, nor as a kept part', () => {
    assert.deepEqual(tell(slot(['postal-code'], '102-0072', 'person', { isCode: true })), { typed: 'postal-code' });
    assert.deepEqual(tell(slot(['postal-code'], '102-0072', 'person')), { kept: 'postal-code' });
    assert.deepEqual(tell(slot(['postal-code'], '1000004', 'person')), { kept: 'postal-code', conflicts: 'postal-code: 1000004→102-0072' });
  });

  test('omits fields whose part the record lacks', () => {
    assert.deepEqual(tell(slot(['building'], '', 'nobody'), slot(['organization'], '弊社', 'person')), {});
  });

  test('names only the parts of a field that are wanted', () => {
    const wants = (part: string): boolean => part === 'town';
    assert.deepEqual(
      planFill([slot(['city', 'town'], '', 'nobody'), slot(['prefecture'], '港区', 'us')], request('own', { wants })).changes.map(
        ({ to }) => to,
      ),
      ['飯田橋'],
    );
  });

  const PREFECTURES = options(['', '選択してください'], '神奈川県', '東京都');
  const select = (owner: Owner, selected: number, more: Partial<Slot<string>> = {}): Slot<string> =>
    slot(['prefecture'], PREFECTURES[selected]?.value ?? '', owner, { options: PREFECTURES, selected, ...more });

  test('sets a select by its option', () => {
    const { changes } = planFill([select('nobody', 0)], request());
    assert.deepEqual(changes, [
      { part: 'prefecture', parts: ['prefecture'], field: 'prefecture', from: '', to: '東京都', option: 2, keeps: '' },
    ]);
    assert.equal(planFill([slot(['city'], '', 'nobody')], request()).changes[0]?.option, undefined);
    assert.deepEqual(tell(select('us', 2)), { unchanged: 'prefecture' });
    assert.deepEqual(tell(select('nobody', 2)), { unchanged: 'prefecture' });
    assert.deepEqual(tell(select('person', 2)), { kept: 'prefecture' });
    assert.deepEqual(tell(select('person', 1)), { kept: 'prefecture', conflicts: 'prefecture: 神奈川県→東京都' });
  });

  test('distinguishes options with the same value by their texts', () => {
    const list = options(['', '選択してください'], ['', '神奈川県'], ['', '東京都']);
    const { changes } = planFill([slot(['prefecture'], '', 'nobody', { options: list, selected: 0 })], request());
    assert.equal(changes[0]?.option, 2);
  });

  test('sets a select of several parts by the first part for which it has an option', () => {
    const cities = options('新宿区', '千代田区');
    const { changes } = planFill([slot(['prefecture', 'city'], '', 'nobody', { options: cities, selected: -1 })], request());
    assert.deepEqual([changes[0]?.option, changes[0]?.to], [1, '千代田区']);
    const first = planFill([slot(['city'], '', 'nobody', { options: options('千代田区'), selected: -1 })], request());
    assert.equal(first.changes[0]?.option, 0);
  });

  test("reports a select without the option as unmatched, and removes the element's earlier choice", () => {
    const kansai = options(['-', '都道府県'], '大阪府', '京都府');
    const kansaiSlot = (owner: Owner, selected: number): Slot<string> =>
      slot(['prefecture'], kansai[selected]?.value ?? '', owner, { options: kansai, selected });
    assert.deepEqual(tell(kansaiSlot('nobody', 0)), { unmatched: 'prefecture' });
    assert.deepEqual(tell(kansaiSlot('person', 1)), { unmatched: 'prefecture' });
    const { changes, unmatched } = planFill([kansaiSlot('us', 1)], request());
    assert.deepEqual(changes, [
      { part: 'prefecture', parts: ['prefecture'], field: 'prefecture', from: '大阪府', to: '-', option: 0, keeps: '' },
    ]);
    assert.deepEqual(unmatched, ['prefecture']);
  });

  test('leaves a select without an empty option unchanged', () => {
    const floors = options('1階', '2階');
    const { changes } = planFill([slot(['building'], '2階', 'us', { options: floors, selected: 1 })], request());
    assert.deepEqual(changes, []);
  });
});

describe('selects', () => {
  /** Every prefecture as the API writes it, in the request of its code. */
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

  test('find a city by name, code or roma, and a town by its name only', () => {
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

  test('ignore disabled options, and never create an option', () => {
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

  test('recognize an option that only asks the user to choose', () => {
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

  test('is missing while the line contains only prefecture, city and town', () => {
    for (const text of ['', '飯田橋', '千代田区飯田橋', '東京都 千代田区 飯田橋', '飯田橋飯田橋', ' 飯田橋　'])
      assert.ok(missing(text), text);
    for (const text of ['飯田橋3', '飯田橋三丁目', '飯田橋 無番地', '1-2']) assert.ok(!missing(text), text);
  });

  test("is missing after names that lack the prefecture's kind, the county, or the brackets of the town", () => {
    const inCounty = partValues(
      { ...RECORD, pref_name: '岩手県', city_name: '紫波郡矢巾町', town_name: '南矢幅（次のビルを除く）' },
      FORMS,
    );
    for (const text of ['岩手矢巾町南矢幅', '矢巾町南矢幅', '岩手県紫波郡矢巾町南矢幅（次のビルを除く）', '南矢幅'])
      assert.ok(isMissing('block', [{ parts: ['address'], text }], inCounty), text);
    assert.ok(isMissing('block', [{ parts: ['address'], text: '東京千代田区飯田橋' }], values));
    assert.ok(!isMissing('block', [{ parts: ['address'], text: '東京千代田区飯田橋2' }], values));
  });

  test('is not requested if no field can take it, or if one of several lines contains it', () => {
    assert.ok(!isMissing('block', [{ parts: ['city'], text: '' }], values));
    const line = { parts: ['town', 'block'], text: '飯田橋' } as const;
    assert.ok(isMissing('block', [line, { parts: ['block'], text: '' }], values));
    assert.ok(!isMissing('block', [line, { parts: ['block'], text: '3-10' }], values));
    assert.ok(isMissing('block', [{ parts: ['address'], text: '東京都千代田区飯田橋' }], values), 'the whole address in one line');
    const beside = (building: string): boolean =>
      isMissing(
        'block',
        [
          { parts: ['block'], text: '' },
          { parts: ['building'], text: building },
        ],
        values,
      );
    for (const text of ['第一ビル3F', '第２千代田ビル301', '二番館201']) assert.ok(beside(text), text);
    for (const text of ['飯田橋1-2', '飯田橋１番地の２', '飯田橋二丁目3番']) assert.ok(!beside(text), text);
  });

  test('is no town, even if it begins with a letter of a series', () => {
    const line = (text: string) =>
      [
        { parts: ['city', 'town'], text: '今治市' },
        { parts: ['block'], text },
      ] as const;
    const unlisted = partValues({ ...RECORD, city_name: '今治市', town_name: null }, FORMS);
    for (const text of ['12番', '甲12番', 'イ12']) {
      assert.ok(isMissing('town', line(text), unlisted), text);
      assert.ok(!isMissing('block', line(text), unlisted), text);
    }
    assert.ok(!isMissing('town', line('桜井甲12番'), unlisted));
  });

  test('is no town behind the city either, but any other text there is', () => {
    const town = (text: string): boolean =>
      isMissing(
        'town',
        [
          { parts: ['city'], text },
          { parts: ['town', 'block'], text: '12-3' },
        ],
        partValues({ ...RECORD, city_name: '今治市', town_name: null }, FORMS),
      );
    for (const text of ['今治市', '東京都今治市', '今治市12']) assert.ok(town(text), text);
    assert.ok(!town('今治市桜井'));
  });

  test('is not the same as the name of the company', () => {
    const firm = partValues({ ...RECORD, biz_name: 'サンプル株式会社' }, FORMS);
    assert.ok(isMissing('block', [{ parts: ['town', 'block'], text: '飯田橋 サンプル株式会社' }], firm));
  });

  test('is missing after 霞ヶ関, which is the town 霞が関', () => {
    const kasumigaseki = partValues({ ...RECORD, town_name: '霞が関' }, FORMS);
    assert.ok(isMissing('block', [{ parts: ['town', 'block'], text: '霞ヶ関' }], kasumigaseki));
  });
});

describe('text of an earlier code to which the user added more', () => {
  const goesOn = (parts: Slot<string>['parts'], beginning: string, rest: string, policy: OverwritePolicy = 'own') =>
    planFill([slot(parts, beginning + rest, 'person', { beginning })], request(policy));

  test("is replaced, and the user's addition stays", () => {
    const { changes, kept, conflicts } = goesOn(['town', 'block'], '岩本町', '2-1');
    assert.deepEqual(
      changes.map(({ from, to, keeps }) => ({ from, to, keeps })),
      [{ from: '岩本町2-1', to: '飯田橋2-1', keeps: '2-1' }],
    );
    assert.deepEqual([kept, conflicts], [[], []]);
  });

  test('is removed if the user has typed the new text behind it', () => {
    assert.deepEqual(
      goesOn(['town', 'block'], '岩本町', '飯田橋2-1').changes.map(({ to }) => to),
      ['飯田橋2-1'],
    );
  });

  test('is separated from a number of the new record by one space, also after an earlier record with a number', () => {
    for (const rest of ['9', ' 9']) {
      const { changes } = planFill([slot(['town', 'block'], `岩本町${rest}`, 'person', { beginning: '岩本町' })], {
        ...request(),
        values: new Map([...request().values, ['block', '２丁目７']]),
      });
      assert.deepEqual(
        changes.map(({ to }) => to),
        ['飯田橋２丁目７ 9'],
      );
    }
  });

  test('stays if the new record says the same', () => {
    assert.deepEqual(goesOn(['town', 'block'], '飯田橋', '3-10').changes, []);
  });

  test('is replaced by a name with which it begins, but stays if the user has continued it to the new one', () => {
    assert.deepEqual(
      goesOn(['town', 'block'], '飯田橋西町', '2-1').changes.map(({ to }) => to),
      ['飯田橋2-1'],
    );
    assert.deepEqual(goesOn(['town', 'block'], '飯田', '橋2-1').changes, []);
  });

  test('comes back in front of the block, not of a number of another town', () => {
    const north = { ...request(), values: new Map([['town', '北一条西']]), beforeBlock } as ReturnType<typeof request>;
    const { conflicts } = planFill([slot(['town', 'block'], '北11条西2-1', 'person')], north);
    assert.deepEqual(
      conflicts.map(({ to }) => to),
      ['北一条西2-1'],
    );
  });

  test('comes back in front of all of the block, also of 三丁目', () => {
    const { conflicts } = planFill([slot(['town', 'block'], '千代三丁目2-1', 'person')], { ...request(), beforeBlock });
    assert.deepEqual(
      conflicts.map(({ to }) => to),
      ['飯田橋三丁目2-1'],
    );
  });

  test('is removed if the new record has no such part', () => {
    assert.deepEqual(
      goesOn(['building'], 'メゾン', ' 101').changes.map(({ to }) => to),
      [' 101'],
    );
  });

  test('is offered for replacement with overwrite="ask", and stays with "empty"', () => {
    const asked = goesOn(['town'], '岩本町', '2-1', 'ask');
    assert.deepEqual([asked.changes.length, asked.conflicts.map(({ to }) => to)], [0, ['飯田橋2-1']]);
    assert.deepEqual(goesOn(['town'], '岩本町', '2-1', 'empty').changes, []);
  });
});

describe('an option that the page preselected', () => {
  const prefectures = [
    { value: '1', text: '北海道', disabled: false },
    { value: '13', text: '東京都', disabled: false },
  ];
  const preselected = (...others: readonly Slot<string>[]) =>
    planFill([slot(['prefecture'], '1', 'person', { options: prefectures, selected: 0, isPreselected: true }), ...others], request());

  test('counts as empty', () => {
    assert.deepEqual(
      preselected(slot(['city'], '', 'nobody')).changes.map(({ to }) => to),
      ['13', '千代田区'],
    );
  });

  test('stays beside a saved address that contradicts the code, which is never replaced part by part', () => {
    const { changes, conflicts } = preselected(slot(['city'], '札幌市', 'person'), slot(['town'], '', 'nobody'));
    assert.deepEqual(changes, []);
    assert.deepEqual(
      conflicts.map(({ part }) => part),
      ['prefecture', 'city', 'town'],
    );
  });

  test('may be a first option お選びください that has a value', () => {
    assert.ok(isPlaceholder({ value: '0', text: 'お選びください', disabled: false }));
  });
});
