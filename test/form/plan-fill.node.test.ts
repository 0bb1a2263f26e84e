import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { partValues } from '../../src/address/part-values.ts';
import { completeRecord } from '../../src/address/record.ts';
import { partsOfToken, readAutocomplete } from '../../src/form/autocomplete.ts';
import { isBlockMissing } from '../../src/form/missing-block.ts';
import { isPlaceholder, matchOption } from '../../src/form/option-match.ts';
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
    assert.equal(to({ takesHyphen: false }, '102-0072'), '1020072');
    assert.equal(to({}, '102-0072', 'digits'), '1020072');
    assert.equal(to({}, '1020072', 'hyphen'), '102-0072');
  });
});

describe('selects', () => {
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
    for (const text of ['選択してください', '都道府県', '---', '', 'Please select', 'お選びください（選択）'])
      assert.ok(isPlaceholder({ value: 'x', text, disabled: false }), text);
    for (const text of ['北海道', '東京都', 'Tokyo']) assert.ok(!isPlaceholder({ value: 'x', text, disabled: false }), text);
  });
});

describe('the block', () => {
  const values = partValues(RECORD, FORMS);
  const missing = (text: string): boolean => isBlockMissing([{ parts: ['town', 'block'], text }], values);

  test('is missing while a line says no more than is known', () => {
    for (const text of ['', '飯田橋', '千代田区飯田橋', '東京都 千代田区 飯田橋', '飯田橋飯田橋', ' 飯田橋　'])
      assert.ok(missing(text), text);
    for (const text of ['飯田橋3', '飯田橋三丁目', '飯田橋 無番地', '1-2']) assert.ok(!missing(text), text);
  });

  test('is not asked for where no field could take it', () => {
    assert.ok(!isBlockMissing([{ parts: ['city'], text: '' }], values));
  });

  test('霞ヶ関 repeats 霞が関', () => {
    const kasumigaseki = partValues({ ...RECORD, town_name: '霞が関' }, FORMS);
    assert.ok(isBlockMissing([{ parts: ['town', 'block'], text: '霞ヶ関' }], kasumigaseki));
  });
});

describe('labels', () => {
  const MEANINGS: Readonly<Record<string, string>> = {
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

  test('gives nothing for tokens that are no piece of an address, such as those of Object.prototype', () => {
    for (const token of ['email', 'constructor', '__proto__', 'toString']) assert.deepEqual(partsOfToken(token), { parts: [], spare: [] });
  });
});
