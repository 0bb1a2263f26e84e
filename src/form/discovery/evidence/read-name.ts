import type { Part } from '../../../address/parts.ts';
import { JAPANESE } from '../../as-written.ts';
import { type Field, isInput, isSelect } from '../../field.ts';
import type { FieldReading } from '../reading.ts';
import { inForm, type Meaning, meaningOf } from './read-label.ts';
import { NAME_ENDS, NAME_WORDS, partsOf, plain, ROMANIZATIONS } from './vocabulary.ts';

/** Other kinds of address or code: `email_address`, `ip_address`, `tel_city_code`. */
const OTHER = 'email mail ip mac web url tel phone fax'.split(' ');

/** Splits a name into words: `shipping_address[zipCode]` → shipping, address, zip, code. */
export function wordsOf(name: string): string[] {
  return plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Returns the name of a field, otherwise its id. */
export function nameOf({ name, id }: Field & { readonly name?: unknown }): string {
  return typeof name === 'string' && name !== '' ? name : id;
}

/** Returns what a word ends with, and its kind: a number, `kana`, `first`, `name`. */
function endOf(word: string): readonly [end: string, kind: string] | undefined {
  const number = /\d+$/.exec(word)?.[0];
  return number ? [number, 'count'] : [...NAME_ENDS].find(([end]) => word.endsWith(end));
}

/** Returns a name without the number of a box: `zip` for `zip1`, `zip[0]` and `zip_first`. */
export function withoutCount(name: string): string {
  const word = wordsOf(name).join('');
  const [end, kind] = endOf(word) ?? ['', ''];
  return kind === 'count' ? word.slice(0, -end.length) : word;
}

/** Returns the sense of a word in any romanization, without its ends, and the kinds of these. */
function senseOf(word: string): { readonly sense: string | undefined; readonly kinds: readonly string[] } {
  const kinds: string[] = [];
  for (let stem = word; ;) {
    const sense = NAME_WORDS.get(stem) ?? NAME_WORDS.get(ROMANIZATIONS.reduce((text, [from, to]) => text.replaceAll(from, to), stem));
    const [end, kind] = (sense === undefined && endOf(stem)) || ['', ''];
    // `customer_address[kana][kana02]` is the name of a person.
    if (end === '' || stem.endsWith(end + end)) return { sense, kinds };
    kinds.push(kind);
    stem = stem.slice(0, -end.length);
  }
}

/** Reports whether a name says nothing: `TextBox2`, `input-3`. */
export const isEmptyName = (name: string): boolean => /^(?:te?xt|input|field|box|\d)*$/.test(wordsOf(name).join(''));

/** Reads the end of a name. The longest known end wins. */
function lookUp(words: readonly string[]): Meaning | undefined {
  if (JAPANESE.test(words.join(''))) return meaningOf(words.join(''));
  for (let from = Math.max(0, words.length - 4); from < words.length; from += 1) {
    const end = words.slice(from).join('');
    const { sense, kinds } = senseOf(end);
    // `eventLocation` is where the event is.
    if (sense === undefined || (from > 0 && (end.startsWith('location') || end === 'str'))) continue;
    const parts = partsOf(sense);
    // `city_kana` and `kana_city` mean the same.
    const spelled = inForm(parts, (form) => kinds.includes(form) || endOf(words[from - 1] ?? '')?.[1] === form);
    // `address[lastname_kana]` is the name of a person, `address1Name` that of an address, and `street_name` a street.
    const isName = sense === 'line' && words.some((each) => each.endsWith('name'));
    if (isName || sense === 'other' || words.some((each) => OTHER.includes(each)))
      return { parts: [], isOther: isName && end.startsWith('add') };
    return spelled ? { parts: spelled } : { parts, line: sense === 'line', senses: [sense, ...kinds] };
  }
  return undefined;
}

/** Reads the name of a field, otherwise its id. */
export function readName(field: Field): FieldReading | undefined {
  for (const kind of ['name', 'id'] as const) {
    const text = String((field as Field & { readonly name?: string | number })[kind] ?? '');
    const found = lookUp(wordsOf(text));
    if (!found) continue;
    if (found.parts[0] === 'postal-code' && !isInput(field)) return undefined;
    // A list of prefectures or cities shows names, whatever its values are.
    const parts = found.parts.map((part) => (isSelect(field) ? (part.replace('-code', '') as Part) : part));
    return { source: 'name', ...found, parts, reason: `${kind}="${text}"` };
  }
  return undefined;
}
