import { type Field, isInput, isSelect } from '../../field.ts';
import type { FieldReading } from '../found-field.ts';
import { inForm, meaningOf } from './read-label.ts';
import { NAME_WORDS, partsOf } from './vocabulary.ts';

/** `zip1`, `zip02`, `zip_first`, `zip[0]`, `zip21`: the number in a name. */
export const COUNT: string = '[0-9]{0,2}|first|second|last|front|back|former|latter|before|after|top|bottom|head|tail|one|two';
/** What may stand behind the word of a name: `city_name`, `addr1Input`, `zip_a`. */
const END = new RegExp(`(?:\\d?(?:name|mei|nm|input|field|te?xt|box|label))*(?:${COUNT}|[ab])$`);
const KANA = /(?:(?:[fh]uri)?[gk]ana|yomi|ruby)(\d*)$/;
const ROMA = /(?:roma(?:ji|ns?)?|english|alphabet)(\d*)$/;

/** Other kinds of address: `email_address`, `ip_address`, and `address[name]`, which is the name of a person. */
const OTHER = /^(?:e?mail|ip|mac|web|url|name)$/;

/** Splits a name into words: `shipping_address[zipCode]` → shipping, address, zip, code. */
export function wordsOf(name: string): string[] {
  return name
    .normalize('NFKC')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Writes romaji in one way: `jyuusyo`, `zyusho` and `juusho` as `jusho`. */
function inHepburn(word: string): string {
  return word
    .replace(/([ou])u+/g, '$1')
    .replace(/[ct]y([ou])/g, 'ch$1')
    .replaceAll('ti', 'chi')
    .replaceAll('si', 'shi')
    .replaceAll('sy', 'sh')
    .replace(/[zj]y/g, 'j');
}

/** Returns the sense of a word, without its end, in any romanization. */
function senseOf(word: string): string | undefined {
  for (const each of [word, inHepburn(word)]) {
    const sense = NAME_WORDS.get(each) ?? NAME_WORDS.get(each.replace(END, ''));
    if (sense !== undefined) return sense;
  }
  return undefined;
}

/** Reads the end of a name. The longest known end wins. */
function lookUp(words: readonly string[]): Pick<FieldReading, 'parts' | 'line' | 'whose'> | undefined {
  if (/\P{ASCII}/u.test(words.join(''))) return meaningOf(words.join(''));
  for (let from = Math.max(0, words.length - 4); from < words.length; from += 1) {
    const end = words.slice(from).join('');
    // `city_kana` and `kana_city` mean the same.
    const told = [end, words[from - 1] ?? ''];
    const ending = told.some((each) => KANA.test(each)) ? 'kana' : told.some((each) => ROMA.test(each)) ? 'roma' : undefined;
    const sense = senseOf(ending ? end.replace(KANA, '$1').replace(ROMA, '$1') : end);
    // `eventLocation` is where the event is.
    if (sense === undefined || (from > 0 && end.startsWith('location'))) continue;
    const parts = partsOf(sense);
    return ending ? { parts: inForm(parts, ending) } : { parts, line: sense === 'line' && !words.some((each) => OTHER.test(each)) };
  }
  return undefined;
}

/** Reads the name of a field, otherwise its id. */
export function readName(field: Field): FieldReading | undefined {
  const { name } = field as { readonly name?: unknown };
  for (const [kind, text] of [
    ['name', typeof name === 'string' ? name : ''],
    ['id', field.id],
  ] as const) {
    const found = lookUp(wordsOf(text));
    if (!found) continue;
    let { parts } = found;
    if (parts[0] === 'postal-code' && !isInput(field)) return undefined;
    // A list of prefectures or cities shows names, whatever its values are.
    if (isSelect(field))
      parts = parts.map((part) => ({ 'prefecture-code': 'prefecture', 'city-code': 'city' } as const)[part as string] ?? part);
    return { source: 'name', ...found, parts, reason: `${kind}="${text}"` };
  }
  return undefined;
}
