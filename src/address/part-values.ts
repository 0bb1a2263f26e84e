import { PARTS, type Part, PLACE_LEVELS } from './parts.ts';
import type { AddressRecord } from './record.ts';
import { loadedForms } from './text/loaded-forms.ts';
import type { KanaForm, WidthForm } from './text/kana-and-width.ts';
import { withoutTownNote } from './town-note.ts';

export interface TextForms {
  readonly kana: KanaForm;
  readonly width: WidthForm;
}

/** The value of each part that a record knows. Parts without a value are missing from the map; no value is an empty string. */
export type PartValues = ReadonlyMap<Part, string>;

type KeyOfEach<P extends readonly Part[]> = { readonly [I in keyof P]: keyof AddressRecord };

/** The record key of each part, in the order of `PARTS`. */
const KEYS: KeyOfEach<typeof PARTS> = [
  'zip_code',
  'dgacode',
  'pref_name',
  'pref_kana',
  'pref_roma',
  'pref_code',
  'city_name',
  'city_kana',
  'city_roma',
  'city_code',
  'town_name',
  'town_kana',
  'town_roma',
  'block_name',
  'other_name',
  'biz_name',
  'biz_kana',
  'biz_roma',
  'address',
  'longitude',
  'latitude',
];

/** Joins texts with a space between digits only: 2-7 and 301号室. Behind full-width digits it is full-width, as pages that ask for those require. */
export function joinTexts(texts: readonly (string | null | undefined)[]): string {
  return texts
    .join('\n')
    .replace(/(?<=\d)\n+(?=\p{Nd})/gu, ' ')
    .replace(/(?<=\p{Nd})\n+(?=\p{Nd})/gu, '\u3000')
    .replaceAll('\n', '');
}

function oneLine(record: AddressRecord): string {
  return joinTexts([record.pref_name, record.city_name, record.town_name, record.block_name, record.other_name]);
}

/** The forms of names that are compared. */
const PLAIN: TextForms = { kana: 'katakana', width: 'keep' };

/** Returns the value of every part that the record knows, in the text forms that the site asks for. */
export function partValues(record: AddressRecord, forms: TextForms = PLAIN): PartValues {
  const clean = withoutTownNote(record);
  const values = new Map<Part, string>();
  for (const [at, part] of PARTS.entries()) {
    // `address` is composed if the record has none.
    const raw = clean[KEYS[at] as keyof AddressRecord] ?? (part === 'address' ? oneLine(clean) : null);
    // A custom client of the page may return values of any type.
    if ((typeof raw !== 'string' && typeof raw !== 'number') || raw === '') continue;
    let text = String(raw);
    if (part.endsWith('-kana')) text = loadedForms.toKanaForm?.(text, forms.kana) ?? text;
    else if (part === 'block' || part === 'building') text = loadedForms.toWidth?.(text, forms.width) ?? text;
    values.set(part, text);
  }
  return values;
}

/** The name of a place: 東京都千代田区飯田橋. @param parts - from the largest to the smallest */
export const placeName = (values: PartValues, parts: readonly Part[] = PLACE_LEVELS): string =>
  parts.map((part) => values.get(part) ?? '').join('');
