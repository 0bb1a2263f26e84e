import type { Part } from '../../../address/parts.ts';
import { type Field, isInput, isSelect } from '../../field.ts';
import type { FieldReading } from '../found-field.ts';
import { inForm, meaningOf } from './label-words.ts';

/**
 * Names and ids of EC-CUBE, WooCommerce, Welcart, Magento, Shopify, shop and mail form services, and common names. The last words of a
 * name are significant (`customer[zipcode]`, `entry[address][addr01]`); here they are written as one word.
 */
const NAMES: readonly (readonly [string, readonly Part[]])[] = [
  // EC-CUBE: 市区町村・町名 in the first line, 番地・建物名 in the second.
  ['addr(ess)?02', ['block', 'building']],
  ['h?(zip|post(al)?|yubin)(e?co?r?de?|no|num(ber)?|bango?)?|pcode', ['postal-code']],
  ['pref(ecture)?(code|cd|no)', ['prefecture-code']],
  [
    '(pref|p(re|er)f\\w{1,3}ture)s?(id|select)?|todo[fh]uken|region(id)?|state(orprovince)?|province|zone|administrativearea',
    ['prefecture'],
  ],
  ['(city|municipality|lg)(code|cd)|jiscode', ['city-code']],
  ['(address?)?cit(y|ies)(id|ward|town)?|ward|sh?i(ku)?(gun)?(choson)?|municipalit(y|ies)|locality|gunshi', ['city']],
  ['(town|machi|cho)(area|iki)?|suburb', ['town']],
  ['strt?', ['town', 'block', 'building']],
  ['(town|machi|cho(iki|mei)?)(banchi|block)', ['town', 'block']],
  ['(chome)?banchi|block(no|number)?|house(no|number)|streetnumber', ['block']],
  ['(bu(i|l|il)i?d(ing)?s?|bldg|tatemono|mansh?i?on|apart(ment)?|apt|room|heya|biru)(no|number|bango)?|addr03', ['building']],
  ['company|organi[sz]ation|kaisha|corp(oration)?|hojin|biz|officename', ['organization']],
  // An address line.
  ['add?|add?r(es*)?\\d?(line|details?|other)?|jush?o|street(address)?|location', []],
];

/** `zip1`, `zip02`, `zip_first`, `zip[0]`, `zip21`: the number in a name. */
export const COUNT: string = '[0-9]{0,2}|first|second|last|front|back|former|latter|before|after|top|bottom|head|tail|one|two';
const KANA = /(([fh]uri)?[gk]ana|yomi|ruby)(?=\d*$)/;
const ROMA = /(roma(ji|n|ns)?|english|alphabet)(?=\d*$)/;

const PATTERNS = NAMES.map(
  ([names, parts]) => [new RegExp(`^(?:${names})(\\d?(name|mei|nm|input|field|te?xt|box|label))*(${COUNT}|[ab])$`), parts] as const,
);

/** Other kinds of address: `email_address`, `ip_address`, and `address[name]`, which is the name of a person. */
const OTHER = /^(?:e?mail|ip|mac|web|url|name)$/;

/** Splits a name into words: `shipping_address[zipCode]` → shipping, address, zip, code. */
function wordsOf(name: string): string[] {
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
    .replace(/(?<=[ou])u/g, '')
    .replace(/[ct]y(?=[ou])|t(?=i)/g, 'ch')
    .replace(/sy|s(?=i)/g, 'sh')
    .replace(/[zj]y/g, 'j');
}

/** Reads the end of a name. The longest known end wins. */
function lookUp(words: readonly string[]): Pick<FieldReading, 'parts' | 'line' | 'whose'> | undefined {
  if (/\P{ASCII}/u.test(words.join(''))) return meaningOf(words.join(''));
  for (let from = Math.max(0, words.length - 4); from < words.length; from += 1) {
    const end = words.slice(from).join('');
    // `city_kana` and `kana_city` mean the same.
    const told = [end, words[from - 1] ?? ''];
    const ending = told.some((each) => KANA.test(each)) ? 'kana' : told.some((each) => ROMA.test(each)) ? 'roma' : undefined;
    const word = ending ? end.replace(KANA, '').replace(ROMA, '') : end;
    const parts = PATTERNS.find(([pattern]) => pattern.test(word) || pattern.test(inHepburn(word)))?.[1];
    // `eventLocation` is where the event is.
    if (parts && (from === 0 || !end.startsWith('location')))
      return ending ? { parts: inForm(parts, ending) } : { parts, line: parts.length === 0 && !words.some((each) => OTHER.test(each)) };
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
    if (parts[0] === 'prefecture-code' && isSelect(field)) parts = ['prefecture'];
    return { source: 'name', ...found, parts, reason: `${kind}="${text}"` };
  }
  return undefined;
}
