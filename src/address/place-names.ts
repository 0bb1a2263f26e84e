import type { PlaceLevel } from './parts.ts';
import type { AddressRow } from './record.ts';
import { soundForm } from './text/sound-form.ts';
import { fullWidthKana, toKatakana } from './text/kana-and-width.ts';

/** Normalizes a place name for comparison: width, case, spaces, hiragana, and the small ケ of 霞ヶ関 (also spelled 霞が関). */
export function foldPlaceName(text: string): string {
  return toKatakana(fullWidthKana(text).normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\S\n]+/g, '')
    .replace(/[ヶガ]/g, 'ケ')
    .replace(/[\u2212\uff0d\p{Pd}]/gu, '-');
}

/** Reports whether a text sounds like the kana or the roma, with or without the suffix for the kind of place (-ken, -shi, …). */
function soundsLike(text: string, kana: string | null, roma: string | null): boolean {
  const sound = soundForm(text);
  const spelled = soundForm(roma ?? '');
  if (sound === '' || sound === soundForm(kana ?? '')) return sound !== '';
  return (
    spelled !== '' &&
    sound.startsWith(spelled) &&
    /^(?:to|hu|ken|prehecture|preh\.?|si|ku|tyo|mati|mura|son)?$/.test(sound.slice(spelled.length))
  );
}

/** Reports whether typed text or an option means this prefecture: 東京都, 東京, Tokyo, トウキョウト, 13, 013, JP-13. */
export function meansPrefecture(text: string, { pref_code, pref_name, pref_kana, pref_roma }: AddressRow): boolean {
  const folded = foldPlaceName(text);
  if (folded === '') return false;
  if (/^(?:jp-?)?[0-9]{1,3}$/.test(folded)) return pref_code !== null && Number(folded.replace(/^jp-?/, '')) === Number(pref_code);
  const name = foldPlaceName(pref_name ?? '');
  return folded === name || folded === name.replace(/(?<=..)[都府県]$/u, '') || soundsLike(text, pref_kana, pref_roma);
}

/** Reports whether a text means this city: its name (with the prefecture in front, or without the county), its reading or its code. */
export function meansCity(text: string, { pref_name, city_code, city_name, city_kana, city_roma }: AddressRow): boolean {
  const prefecture = foldPlaceName(pref_name ?? '');
  let folded = foldPlaceName(text);
  if (prefecture !== '' && folded.startsWith(prefecture)) folded = folded.slice(prefecture.length);
  if (folded === '') return false;
  const name = foldPlaceName(city_name ?? '');
  return (
    folded === city_code ||
    folded === name ||
    folded === name.replace(/^.+?郡(?=.+[町村]$)/u, '') ||
    soundsLike(folded, city_kana, city_roma)
  );
}

/** Reports whether a text means the prefecture, the city or the town of a row. A town must match exactly. */
export function meansPlace(level: PlaceLevel, text: string, row: AddressRow): boolean {
  if (level === 'prefecture') return meansPrefecture(text, row);
  return level === 'city' ? meansCity(text, row) : text === row.town_name;
}
