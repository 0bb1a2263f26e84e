// Forms that ask for places in roma: what their other fields take.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Part } from '../../../src/address/parts.ts';
import { partValues } from '../../../src/address/part-values.ts';
import { type AddressRecord, completeRecord } from '../../../src/address/record.ts';
import { planFill, type Slot } from '../../../src/form/filling/plan-fill.ts';
import '../../support/rare-forms.ts';

const MARUNOUCHI = completeRecord({
  zip_code: '1000005',
  pref_name: '東京都',
  pref_roma: 'TOKYO',
  city_name: '千代田区',
  city_roma: 'CHIYODA-KU',
  town_name: '丸の内',
  town_roma: 'MARUNOUCHI',
  block_name: '２丁目７−２',
  other_name: '部屋番号：１０１',
});

function slot(parts: readonly Part[], more: Partial<Slot<string>> = {}): Slot<string> {
  return { field: parts.join(' '), parts, text: '', owner: 'nobody', takesCode: () => true, isCode: false, isShown: true, ...more };
}

function plan(record: AddressRecord, ...slots: readonly Slot<string>[]): ReturnType<typeof planFill<string>> {
  const values = partValues(record, { kana: 'katakana', width: 'keep' });
  return planFill(slots, { record, values, policy: 'own', zipFormat: 'keep', wants: () => true });
}

const texts = (record: AddressRecord, ...slots: readonly Slot<string>[]): Record<string, string> =>
  Object.fromEntries(plan(record, ...slots).changes.map(({ field, to }) => [field, to]));

describe('a form with places in roma', () => {
  test('gets the block as numbers and the room as a bare number', () => {
    assert.deepEqual(texts(MARUNOUCHI, slot(['city-roma']), slot(['town-roma']), slot(['block']), slot(['building'])), {
      'city-roma': 'Chiyoda-ku',
      'town-roma': 'Marunouchi',
      block: '2-7-2',
      building: '101',
    });
  });

  test('gets roma even in fields without a mark', () => {
    assert.deepEqual(texts(MARUNOUCHI, slot(['prefecture']), slot(['city-roma']), slot(['town', 'block'])), {
      prefecture: 'Tokyo',
      'city-roma': 'Chiyoda-ku',
      'town block': '2-7-2 Marunouchi',
    });
  });

  test('gets kana in fields for a reading, and Japanese beside them', () => {
    const record = { ...MARUNOUCHI, city_kana: 'チヨダク' };
    assert.deepEqual(texts(record, slot(['city-kana']), slot(['town-roma']), slot(['city'])), {
      'city-kana': 'チヨダク',
      'town-roma': 'Marunouchi',
      city: '千代田区',
    });
  });

  test('leaves text without a spelling in roma to the user, with a message', () => {
    const record = { ...MARUNOUCHI, other_name: 'サンプルビル１０１号室', biz_name: '総務省' };
    const { changes, unmatched } = plan(record, slot(['city-roma']), slot(['building']), slot(['organization']));
    assert.deepEqual(
      changes.map(({ field }) => field),
      ['city-roma'],
    );
    assert.deepEqual(unmatched, ['building', 'organization']);
  });

  test('keeps what the user typed if the record has no spelling in roma', () => {
    const { conflicts, kept } = plan(
      { ...MARUNOUCHI, other_name: 'サンプルビル' },
      slot(['city-roma']),
      slot(['building'], { text: 'Sample Bldg.', owner: 'person' }),
    );
    assert.deepEqual({ conflicts, kept }, { conflicts: [], kept: [] });
  });

  test('gets Japanese in hidden fields, which carriers read', () => {
    assert.deepEqual(texts(MARUNOUCHI, slot(['town-roma']), slot(['town'], { isShown: false }), slot(['block'])), {
      'town-roma': 'Marunouchi',
      town: '丸の内',
      block: '2-7-2',
    });
  });
});

describe('a form with places in Japanese and in roma', () => {
  test('gets Japanese in the block and the building', () => {
    assert.deepEqual(texts(MARUNOUCHI, slot(['town']), slot(['town-roma']), slot(['block']), slot(['building'])), {
      town: '丸の内',
      'town-roma': 'Marunouchi',
      block: '２丁目７−２',
      building: '部屋番号：１０１',
    });
  });
});

test('a form whose only city is in roma never gets Japanese letters, for any record', () => {
  const text = fc.option(fc.string({ unit: fc.constantFrom(...'東京都ビル１２３号室丁目番地の部屋：－−ー ABCａ７-') }));
  const roma = fc.option(fc.constantFrom('MARUNOUCHI', 'IIDABASHI'));
  const asked = fc.constantFrom<Part[][]>(
    ['prefecture'],
    ['town'],
    ['block'],
    ['building'],
    ['organization'],
    ['town', 'block', 'building'],
  );
  fc.assert(
    fc.property(text, roma, text, text, text, fc.array(asked), (town_name, town_roma, block_name, other_name, biz_name, fields) => {
      const record = { ...MARUNOUCHI, town_name, town_roma, block_name, other_name, biz_name };
      for (const { to } of plan(record, slot(['city-roma']), ...fields.map((parts) => slot(parts))).changes)
        assert.doesNotMatch(to, /[^\0-\u024f\u2000-\u2e7f]/);
    }),
    { numRuns: 1000 },
  );
});
