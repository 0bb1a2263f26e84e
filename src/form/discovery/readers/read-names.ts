import type { Part } from '../../../address/parts.ts';
import { type Field, isInput, isSelect } from '../../field.ts';
import type { FieldReading } from '../found-field.ts';

/**
 * Names and ids of EC-CUBE, WooCommerce, Welcart, Magento, Shopify, shop and mail form services, and common names. The last words of a
 * name are significant (`customer[zipcode]`, `entry[address][addr01]`); here they are written as one word.
 */
const NAMES: readonly (readonly [string, readonly Part[]])[] = [
  ['(zip|post(al)?)(code|no|num|number|e?cd|cord)|zip|postal|pcode|yu+bin(bango?u?|no)?|hpost|郵便(番号)?', ['postal-code']],
  ['pref(ecture)?(code|cd|no)', ['prefecture-code']],
  ['pref(ecture)?s?(id|name|select)?|to+u?do+u?[fh]u+ken|region(id)?|state|province|zone|administrativearea|都道府県名?', ['prefecture']],
  ['(city|municipality|lg)(code|cd)|jiscode', ['city-code']],
  ['(address?)?city(name)?|sh?i(ku)?(gun)?[ct][hy]*o*u?son|sh?iku(gun)?|municipality|locality|gun?shi|市[区町村郡]+名?', ['city']],
  ['(town|machi)(name|mei)?|cho+u?(iki|mei)|suburb|町域名?|町名', ['town']],
  ['strt|cho+u?meibanchi|町名番地|町域番地', ['town', 'block']],
  ['banchi|banti|chome(banchi)?|block(no|number|name)?|house(no|number)|streetnumber|番地|丁目番地', ['block']],
  ['(building|bldg|tatemono|mansion|apartment|apt|room|heya|biru)(mei|name|no|number)?|建物名?|ビル名|マンション名', ['building']],
  ['(company|organi[sz]ation|kaisha|corp(oration)?|houjin|biz)(mei|name)?|officename|会社名|法人名|勤務先名?', ['organization']],
];
const LINE = 'ad?dr(ess?)?(line)?|ju+sho|jyu+u?sho|jusyo|jyusyo|street(address)?|location|住所|所在地|ご住所';

/** `zip1`, `zip02`, `zip_first`, `zip[0]`, `zip21`: the number in a name. */
export const COUNT: string = '[0-9]{0,2}|first|second|last|front|back|former|latter|before|after|top|bottom|head|tail|one|two';
const KANA = /(kana|furigana|huri?gana|yomi|ruby|フリガナ|ふりがな|カナ)(?=\d*$)/;
const ROMA = /(roma(ji|n|ns)?|english|alphabet)(?=\d*$)/;

const whole = (names: string): RegExp => new RegExp(`^(?:${names})(${COUNT}|[ab])$`);
const PATTERNS = NAMES.map(([names, parts]) => [whole(names), parts] as const);
const LINES = whole(LINE);

/** Other kinds of address: `email_address`, `ip_address`. */
const OF_THE_NET = /^(?:e?mail|ip|mac|web|url)$/;

/** EC-CUBE: 市区町村・町名 in the first line, 番地・建物名 in the second. */
const SECOND_OF_EC_CUBE = /^addr(?:ess)?02$/;

/** Splits a name into words: `shipping_address[zipCode]` → shipping, address, zip, code. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFKC')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Reads the end of a name. The longest known end wins. */
function lookUp(words: readonly string[]): Pick<FieldReading, 'parts' | 'line'> | undefined {
  for (let from = Math.max(0, words.length - 4); from < words.length; from += 1) {
    const end = words.slice(from).join('');
    // `city_kana` and `kana_city` mean the same.
    const told = [end, words[from - 1] ?? ''];
    const ending = told.some((each) => KANA.test(each)) ? 'kana' : told.some((each) => ROMA.test(each)) ? 'roma' : undefined;
    const word = ending ? end.replace(KANA, '').replace(ROMA, '') : end;
    const parts = SECOND_OF_EC_CUBE.test(word) ? (['block', 'building'] as const) : PATTERNS.find(([pattern]) => pattern.test(word))?.[1];
    const isLine = parts === undefined && LINES.test(word);
    if (ending && (parts || isLine)) {
      const forms = (parts ?? (['prefecture', 'city', 'town'] as const)).filter((part) =>
        /^(?:prefecture|city|town|organization)$/.test(part),
      );
      return { parts: forms.map((part) => `${part as 'city'}-${ending}` as const) };
    }
    if (parts) return { parts };
    if (isLine) return words.some((each) => OF_THE_NET.test(each)) ? { parts: [] } : { parts: [], line: true };
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
