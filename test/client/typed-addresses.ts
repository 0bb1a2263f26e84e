// Addresses as people type and paste them, made from rows of the public list.
import type { AddressRow } from '../../src/address/record.ts';

/** An input, and the town and the ZIP Codes that a person would expect from it. */
export interface TypedAddress {
  readonly recipe: string;
  readonly text: string;
  readonly row: AddressRow;
  readonly block: string | null;
}

/** The same numbers in each run (a linear congruential generator, constants of Numerical Recipes). */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const full = (text: string): string =>
  text.replace(/[0-9-]/g, (one) => (one === '-' ? '－' : String.fromCharCode(one.charCodeAt(0) + 0xfee0)));
const english = (roma: string): string => roma.toLowerCase().replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase()).replace(/-(?:Shi|Ku|Cho|Machi)\b/g, (kind) => kind.toLowerCase()); // oxfmt-ignore

interface Pieces {
  readonly row: AddressRow;
  readonly pref: string;
  readonly city: string;
  readonly town: string;
  readonly zip: string;
  /** 1-2-3 */
  readonly block: string;
  readonly building: string;
  readonly name: string;
  readonly phone: string;
}

/** Each recipe writes an address in one way in which real orders have it. */
const RECIPES: Readonly<Record<string, (pieces: Pieces) => string | undefined>> = {
  'whole address': ({ pref, city, town, block }) => `${pref}${city}${town}${block}`,
  'with a building': ({ pref, city, town, block, building }) => `${pref}${city}${town}${block} ${building}`,
  'without the prefecture': ({ city, town, block }) => `${city}${town}${block}`,
  'full width, 丁目番号': ({ pref, city, town, block }) =>
    `${pref}${city}${town}${full(block).replace('－', '丁目').replace('－', '番')}号`,
  'spaces between the parts': ({ pref, city, town, block }) => `${pref} ${city}　${town} ${block}`,
  'prefecture without its kind': ({ pref, city, town, block }) => `${pref.replace(/[都府県]$/u, '')}${city}${town}${block}`,
  'town only': ({ town, block }) => `${town}${block}`,
  'town and city, no block': ({ city, town }) => `${city}${town}`,
  'a building without a block': ({ pref, city, town, building }) => `${pref}${city}${town}${building}`,
  大字: ({ pref, city, town, block }) => `${pref}${city}大字${town}${block}`,
  字: ({ pref, city, town, block }) => (/^\p{sc=Han}+町\p{sc=Han}+$/u.test(town) ? `${pref}${city}${town.replace('町', '町字')}${block}` : undefined), // oxfmt-ignore
  'other spelling': ({ pref, city, town, block }) => {
    const other = town
      .replace(/(?<=\p{sc=Han})[ケヶが](?=\p{sc=Han})/u, (one) => (one === 'が' ? 'ヶ' : 'が'))
      .replace(/(?<=\p{sc=Han})[のノ](?=\p{sc=Han})/u, (one) => (one === 'の' ? 'ノ' : 'の'))
      .replace('沢', '澤')
      .replace('島', '嶋');
    return other === town ? undefined : `${pref}${city}${other}${block}`;
  },
  'old name of a merged town': ({ pref, town, block }) => (/^(?:婦中町|八尾町)./u.test(town) ? `${pref}婦負郡${town}${block}` : undefined),
  'kanji 丁目, 番地': ({ pref, city, town, block }) => `${pref}${city}${town}${block.replace(/^(.)-/, (_, digit: string) => `${'〇一二三四五'.charAt(Number(digit))}丁目`).replace('-', '番地の')}`, // oxfmt-ignore
  'pasted without line breaks': ({ zip, pref, city, town, block, building }) =>
    `〒${zip.slice(0, 3)}-${zip.slice(3)}${pref}${city}${town}${block}${building.replace(/^S.*/, 'サンプルビル')}`,
  'ZIP Code behind it': ({ zip, city, town, block }) => `${city}${town}${block} (${zip})`,
  'pasted with ZIP Code': ({ zip, pref, city, town, block, building }) =>
    `〒${zip.slice(0, 3)}-${zip.slice(3)} ${pref}${city}${town}${block} ${building}`,
  'pasted from a label': ({ zip, pref, city, town, block, building, name, phone }) =>
    `${name}様 〒${zip.slice(0, 3)}-${zip.slice(3)} ${pref}${city}${town}${block} ${building} TEL: ${phone}`,
  'pasted from a mail': ({ zip, pref, city, town, block, building, name, phone }) =>
    `お名前：${name}\n郵便番号：${zip}\n住所：${pref}${city}${town}${full(block)}\n${building}\n電話番号：${phone}`,
  'name and phone around it': ({ pref, city, town, block, building, name, phone }) =>
    `${name} ${pref}${city}${town}${block} ${building} ${phone}`,
  'roman, Western order': ({ row, zip, block }) =>
    `${block} ${english(row.town_roma ?? '')}, ${english(row.city_roma ?? '').split(' ').toReversed().join(', ')}, ${english(row.pref_roma ?? '')} ${zip.slice(0, 3)}-${zip.slice(3)}, Japan`, // oxfmt-ignore
  'roman, Western order, no ZIP Code': ({ row, block }) =>
    `${block} ${english(row.town_roma ?? '')}, ${english(row.city_roma ?? '').split(' ').toReversed().join(', ')}, ${english(row.pref_roma ?? '')}`, // oxfmt-ignore
  'roman, kinds as English words': ({ row, block, building }) =>
    /^\S+-KU$/.test(row.city_roma ?? '')
      ? `${/^\p{ASCII}+$/u.test(building) ? building : 'Sample Mansion 201'}, ${block} ${english(row.town_roma ?? '')}, ${english(row.city_roma ?? '').replace('-ku', ' City')}, ${english(row.pref_roma ?? '')}` // oxfmt-ignore
      : undefined,
  'roman, Japanese order': ({ row, block }) =>
    `${english(row.pref_roma ?? '')}, ${english(row.city_roma ?? '').replace(' ', ', ')}, ${english(row.town_roma ?? '')} ${block}`,
};

const BUILDINGS = ['サンプルビル201', 'コーポ見本 105号室', 'メゾン・ド・サンプル3階', '第二見本マンション1203', 'Sample Tower 12F'];
const NAMES = ['山田太郎', '佐藤 花子', '鈴木一郎', '高橋　さくら', '田中次郎'];
const PHONES = ['03-1234-5678', '090-1234-5678', '0764-12-3456', '06(1234)5678', '09012345678'];

/** Whether a block follows the town in addresses. The name of a tower follows the block instead. */
const isTypical = ({ town_name }: AddressRow): boolean => town_name !== null && !/[ァ-ヴー]{3}|ビル|タワー|[Ａ-Ｚ（]/u.test(town_name);

/** `count` inputs, each recipe in turn, from a random town of a random city. */
export function typedAddresses(rows: readonly AddressRow[], count: number, seed = 1): TypedAddress[] {
  const next = numbers(seed);
  const cities = [...Map.groupBy(rows.filter(isTypical), ({ city_code }) => city_code).values()];
  const recipes = Object.entries(RECIPES);
  const pick = <T>(list: readonly T[], at = next(list.length)): T => {
    const one = list[at];
    if (one === undefined) throw new RangeError('The list is empty.');
    return one;
  };
  return Array.from({ length: count }, (_, i): TypedAddress => {
    const [recipe, write] = pick(recipes, i % recipes.length);
    // Some recipes need a town with a certain spelling.
    for (let tries = 0; tries < 5000; tries++) {
      const row = pick(pick(cities));
      const block = `${1 + next(5)}-${1 + next(20)}-${1 + next(30)}`;
      const { pref_name: pref, city_name: city, town_name: town, zip_code: zip } = row as { [K in keyof AddressRow]: string };
      const text = write({ row, pref, city, town, zip, block, building: pick(BUILDINGS), name: pick(NAMES), phone: pick(PHONES) });
      if (text !== undefined) return { recipe, text, row, block: recipe.includes('block') ? null : block };
    }
    throw new Error(`${recipe}: no town fits`);
  });
}
