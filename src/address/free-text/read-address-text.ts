import { PREFECTURES } from './prefectures.ts';
import type { SplitAddress } from './split-block.ts';

/** A typed or pasted address, taken apart as far as its words alone allow. */
export interface AddressText {
  /** Seven digits; `null` if the text has no ZIP Code. */
  readonly zip: string | null;
  /** Code of the prefecture (JIS X 0401), if the text names one. */
  readonly prefCode: string | null;
  /** The city that the words suggest: 千代田区, 横浜市西区, 矢巾町. Only the list of cities knows whether there is one. */
  readonly city: string | null;
  /** The text behind the prefecture: city, town, block and building. */
  readonly fromCity: string;
  /** The text behind the suggested city: town, block and building. */
  readonly fromTown: string;
}

/** Longer text is not an address, and would only cost time. */
const MAX_LENGTH = 400;

const ZIP = /(?:〒|〠|郵便番号:?)?\s*(?<![\d-])(\d{3})\s*-?\s*(\d{4})(?![\d-])/u;
/** Numbers begin with 0 and have three groups, unlike the ZIP Code 010-0001, or ten to eleven digits in a row. */
const PHONE =
  /(?:(?:電話番号?|携帯|でんわ|tel|phone|fax)\.?\s*:?\s*)?(?<![\d-])(?:(?:\+81[-\s]?\d{1,4}|0\d{1,4})[-(\s]|\(0\d{1,4}\)[-\s]?)\d{1,4}[-)\s]\d{3,4}(?![\d-])|(?<![\d-])0\d{9,10}(?![\d-])/giu;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
/** A name behind its label: one word, and a second one if it is short. */
const LABELED_NAME = /(?:お?名前|氏名|宛名|宛先|name)\s*:\s*\S+(?:\s[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,5}(?=\s|$))?/giu;
const LABELS = /(?:ご?住所|所在地|お?届け先|送付先|配送先|address)\s*:\s*/giu;
/** A name and its title at the end or the beginning. */
const TITLED_NAME = /(?:^|\s)\S{1,10}(?:\s\S{1,8})?\s?(?:様|殿|御中|さん|行)(?=\s|$)/gu;

/** The twenty designated cities, whose wards belong to the city in the list: https://www.soumu.go.jp/main_sosiki/jichi_gyousei/bunken/shitei_toshi-ichiran.html */
const WARD_CITY = '(?:札幌|仙台|さいたま|千葉|横浜|川崎|相模原|新潟|静岡|浜松|名古屋|京都|大阪|堺|神戸|岡山|広島|北九州|福岡|熊本)市';
/** Names in which 市, 町, 村 or 郡 is not the end, and which shorter patterns would cut. */
const LONG_NAMES =
  '四日市市|廿日市市|野々市市|市川市|市原市|市川三郷町|大和郡山市|郡山市|郡上市|小郡市|蒲郡市|十日町市|大町市|町田市|余市町|玉村町|村田町|大町町|下市町|上市町';

const CITY = new RegExp(
  `^(?:${WARD_CITY}[^\\s\\d市]{1,4}?区|(?:${LONG_NAMES})|[^\\s\\d区市]{1,4}?郡(?:${LONG_NAMES}|[^\\s\\d]{1,6}?[町村])|[^\\s\\d郡]{1,6}?市|[^\\s\\d市郡]{1,4}?区|[^\\s\\d]{1,6}?[町村])`,
  'u',
);

/** One spelling for what people vary: width, dashes, spaces of all kinds. Long marks become hyphens only between digits. */
function normalize(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212\u2500\u2501\uff0d]/g, '-')
    .replace(/(?<=\d)[ーｰ~〜](?=\d)/g, '-')
    .replace(/(?<=\d)\s*-\s*(?=\d)/g, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s,、，]+/g, ' ')
    .trim();
}

/** Takes the ZIP Code out of an address, and drops phone numbers and mail addresses. */
export function takeZip(text: string): { readonly zip: string | null; readonly rest: string } {
  const left = text.replace(MAIL, ' ').replace(PHONE, ' ');
  const found = ZIP.exec(left);
  return { zip: found && `${found[1]}${found[2]}`, rest: found ? left.replace(found[0], ' ') : left };
}

/** Where the address begins: at the prefecture, wherever it is; at its short name before a city; or at the first word with a city in it. */
function findStart(text: string): Pick<AddressText, 'prefCode' | 'fromCity'> {
  let first: { readonly at: number; readonly prefCode: string; readonly length: number } | undefined;
  for (const { code, name } of PREFECTURES) {
    const at = text.indexOf(name);
    if (at >= 0 && (!first || at < first.at)) first = { at, prefCode: code, length: name.length };
  }
  if (first) return { prefCode: first.prefCode, fromCity: text.slice(first.at + first.length).trim() };
  for (const { code, short } of PREFECTURES) {
    if (!text.startsWith(short)) continue;
    const behind = text.slice(short.length).trim();
    // 大阪市 and 宮城郡 begin with a prefecture's name, too.
    if (!/^[市府都県郡町村区]/u.test(behind) && CITY.test(behind)) return { prefCode: code, fromCity: behind };
  }
  const words = text.split(' ');
  const at = words.findIndex((word) => /^[^\d]{1,7}?[市区郡]/u.test(word));
  return { prefCode: null, fromCity: at > 0 ? words.slice(at).join(' ') : text };
}

/** Takes an address apart: drops name, phone number and mail address around it, takes the ZIP Code out, and suggests where the city ends. */
export function readAddressText(text: string): AddressText {
  const { zip, rest } = takeZip(normalize(text));
  const left = rest.replace(LABELED_NAME, ' ').replace(LABELS, ' ').replace(TITLED_NAME, ' ').replace(/\s+/g, ' ').trim();
  const { prefCode, fromCity } = findStart(left);
  const city = CITY.exec(fromCity)?.[0] ?? null;
  return {
    zip,
    prefCode,
    city,
    fromCity,
    fromTown: city === null ? fromCity : fromCity.slice(city.length).trim(),
  };
}

/** 寺町通御池上る, 烏丸通七条下ル, 四条通河原町東入: the nearest crossing, which addresses in Kyoto have before the town. */
const KYOTO_STREETS = /^.{2,25}?(?:上[るル]|下[るル]|(?:東|西)?入[るル]?)(?:\s|$|(?=\p{sc=Han}))/u;

/** The text from the town on without the words that the list leaves out: Kyoto's street names, 大字, 字 and 小字. */
export function townSpellings(fromTown: string): readonly string[] {
  let streets = fromTown;
  for (let left = 3; left > 0 && KYOTO_STREETS.test(streets); left--) streets = streets.replace(KYOTO_STREETS, '').trim();
  const spelled = new Set<string>();
  for (const text of [fromTown, streets]) {
    const plain = text.replace(/^(?:大字|小字|字)\s*/u, '');
    for (const one of [text, plain, plain.replace(/(?<=\S)(?:大字|小字|字)/gu, '')]) if (one !== '') spelled.add(one);
  }
  return [...spelled];
}

const NUMBER = '(?:\\d+|[一二三四五六七八九十百]+(?=丁目|番|号))';
const BLOCK = new RegExp(
  `^(?:[甲乙丙丁イロハ]?-?${NUMBER}(?:丁目|番地の?|番町?|号室?|-|の(?=\\d)| (?=\\d+(?:番|号|-)))?)+(?:[A-Za-z]?\\d*号室)?`,
  'u',
);
/** A name behind the number of a room: サンプルビル201 山田 太郎. */
const NAME_AT_END = /(?<=[\d号室階FＦ])(?:\s\p{sc=Han}{1,4}|\s\p{sc=Hiragana}{2,6}){1,2}$/u;

export function splitBehindTown(text: string): Pick<SplitAddress, 'block' | 'building'> {
  const left = text.trim();
  const block = BLOCK.exec(left)?.[0].replace(/[-の ]+$/u, '') ?? '';
  const building = left.slice(block.length).replace(/^[-\s]+/, '').replace(NAME_AT_END, '').trim(); // oxfmt-ignore
  return { block: block || null, building: building || null };
}
