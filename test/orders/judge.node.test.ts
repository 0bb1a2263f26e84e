import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FORMS } from './forms.ts';
import { judge } from './judge.ts';
import type { Order } from './page-side.ts';
import { ZIP_PLACES } from './places.ts';
import { createPlan, type Intention } from './plan.ts';
import { isShown, readMessage } from './read-message.ts';

const fields = FORMS.find(({ id }) => id === 'town-and-block')?.addresses ?? [];
const [place, other] = ZIP_PLACES;
const intention = { place, block: '2-1', building: '' } as Intention;
const NUMBERS = { zip: 0, prefecture: 1, city: 2, line1: 3, line2: 4 } as const;

function order(values: Partial<Record<keyof typeof NUMBERS, string>>, text = ''): Order {
  const all = { zip: '102-0072', prefecture: '東京都', city: '千代田区', line1: '飯田橋２－１', line2: '', ...values };
  return {
    values: Object.fromEntries(Object.entries(all).map(([name, value]) => [NUMBERS[name as keyof typeof NUMBERS], value])),
    elements: [{ text, controls: [], options: [] }],
  };
}
const verdict = (sent: Order, codes: readonly string[] = ['1020072']): string =>
  judge(fields, sent, [intention], [codes], new Map()).verdict;

describe('judge', () => {
  test('rates an order with the intended address as right, in any width', () => assert.equal(verdict(order({})), 'right'));
  test('rates an order without the town as wrong without a message', () => {
    assert.equal(verdict(order({ line1: '2-1' }, '都道府県、市区町村、町名を入力しました。')), 'silent');
    assert.equal(verdict(order({ line1: '2-1' }, '番地を入力してください。')), 'silent');
  });
  test('rates a missing town as wrong and shown if the message names it', () =>
    assert.equal(verdict(order({ line1: '2-1' }, '町名を入力してください。')), 'shown'));
  test('rates a missing town as wrong and shown if a control names it to bring it back', () => {
    const control = { name: 'bring-back', text: '「千代田区飯田橋」を戻す', x: 0, y: 0 };
    assert.equal(verdict({ ...order({ line1: '2-1' }), elements: [{ text: '', controls: [control], options: [] }] }), 'shown');
  });
  test('rates another ZIP Code than that of the address as wrong without a message', () =>
    assert.equal(verdict(order({ zip: '5300001' }), ['5300001']), 'silent'));
  test("rates the consistent address of a mistyped code as the shopper's own error", () =>
    assert.equal(verdict(order({ zip: other?.zip ?? '', line1: `${other?.town}2-1` }), [other?.code ?? '']), 'own error'));
  test('rates the old building behind the new address as wrong without a message', () =>
    assert.equal(verdict(order({ line2: '梅田ビル5F' })), 'silent'));
  test('rates the old building as shown only if the message names it', () => {
    const rate = (text: string): string =>
      judge(fields, order({ line2: '梅田ビル5F' }, text), [intention], [['1020072']], new Map(), { ...intention, building: '梅田ビル5F' })
        .verdict;
    assert.equal(rate('建物名を確認してください。'), 'shown');
    assert.equal(rate('番地を入力してください。'), 'silent');
  });
  test('names a missing block whose digits the building contains', () => {
    const wanted = { ...intention, block: '10', building: 'コーポ花101' };
    const { verdict: rated, wrong } = judge(
      fields,
      order({ line1: '飯田橋', line2: 'コーポ花101' }, '番地を入力してください。'),
      [wanted],
      [['1020072']],
      new Map(),
    );
    assert.deepEqual([rated, wrong], ['shown', ['block']]);
  });
  test('counts the characters that the shopper typed and the order lacks', () => {
    const { lost } = judge(fields, order({ line1: '飯田橋' }), [intention], [['1020072']], new Map([[NUMBERS.line1, '2-1']]));
    assert.equal(lost, 3);
  });
});

describe('readMessage', () => {
  for (const [text, kind] of [
    ['都道府県、市区町村、町名を入力しました。', 'says'],
    ['番地を入力してください。', 'asks'],
    ['町名は入力済みのため、変更していません。', 'kept'],
    ['5件の候補があります。一覧から選択してください。', 'warns choose'],
    ['該当する住所が見つかりません。', 'fails'],
    ['郵便番号と住所が一致していません。', 'warns'],
  ] as const)
    test(`reads “${text}” as ${kind}`, () =>
      assert.equal(
        readMessage(text)
          .map((one) => one.kind)
          .join(' '),
        kind,
      ));
});

describe('isShown', () => {
  test('does not count a hint as a warning', () => assert.equal(isShown(['town'], '郵便番号は数字7桁です。', []), false));

  test('counts an incomplete code as a warning', () => assert.equal(isShown(['postal-code'], '郵便番号は7桁です。', []), true));
  test('counts a request to check the field with a repeated town as a warning, but none to enter the block', () => {
    assert.equal(isShown(['address'], '番地を確認してください。', [], true), true);
    assert.equal(isShown(['address'], '番地を確認してください。', [], false), false);
    assert.equal(isShown(['address'], '番地を入力してください。', [], true), false);
  });

  test('counts a control that would replace a wrong part as a warning', () =>
    assert.equal(isShown(['city'], '', ['市区町村を検索結果で置き換える']), true));
});

describe('createPlan', () => {
  test('gives the same plan for the same seed', () => assert.deepEqual(createPlan(7), createPlan(7)));
  test('puts the order last', () => {
    for (let seed = 0; seed < 500; seed++) assert.equal(createPlan(seed).steps.at(-1)?.do, 'submit');
  });
});
