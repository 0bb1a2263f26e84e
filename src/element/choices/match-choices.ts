import { getOrInsert } from '../../address/get-or-insert.ts';
import { findOptions } from '../../client/picker-model/filter-options.ts';
import type { PickerOption } from '../../client/picker-model/picker-options.ts';
import type { Choice } from './describe.ts';

const join = (...texts: readonly (string | null)[]): string => texts.join('');

function searchable(choices: readonly Choice[]): readonly PickerOption[] {
  return choices.map(({ record, name, detail }, i) => ({
    level: 'town',
    key: String(i),
    code: null,
    name: join(record.city_name, name, detail),
    kana: join(record.city_kana, record.town_kana ?? record.biz_kana),
    roma: join(record.city_roma, record.town_roma ?? record.biz_roma),
    detail: null,
    rows: [record],
  }));
}

/** Creates a function that finds choices as the pickers do: by kanji, kana, roma or the digits of a ZIP Code, the best match first. */
export function createMatcher(): (choices: readonly Choice[], text: string) => readonly Choice[] {
  const optionsOf = new WeakMap<readonly Choice[], readonly PickerOption[]>();
  return (choices, text) => {
    return findOptions(getOrInsert(optionsOf, choices, searchable), text).map(({ key }) => choices[Number(key)] as Choice);
  };
}
