import type { Part } from '../../../address/parts.ts';
import { plain } from './vocabulary.ts';

/** Letters that stand for any name, and what they name: ●●区. */
const MASK = /[○〇◯●△▲□■×]{1,4}([県市区郡町村])|[○〇◯●△▲□■×]{1,3}(?=[番丁]|-(?!.+丁))/g;
const MARK = /[([（]?\s*(?:例|\bex\b|\be\.g\b)[):.\s]*/i;
const CODE = /^\W*\d{3}-?\d{4}\D*$/;
const PREFECTURE = /^(?:東京都|北海道|(?:京都|大阪)府|.{2,3}県)/;
const CITY = /^[^\d-]*?(?:区|郡[^市]{1,5}?[町村]|(?:市|[町村](?![\d)\]]|$))(?!.?市))(?:[^\d-]{1,4}区)?/;
/** In roma, the town follows the block: 1-2-3 Shibuya. */
const TOWN = /^[^\d\s*)\]-]+|(?<=^[\d-]+ )[a-z]{4}[^,]*/;
const BLOCK = /\d(?:[-−－の]\d|丁目|番)|(?:^|町)\d{1,4}$/;
const BUILDING = /ビル|マンション|ハイツ|タワー|\d号?室|\d階|\d\s*f\b|\bapt\b/;

/** Splits a text into its label and the example behind it: 市区町村（例：渋谷区）. */
export function splitExample(text: string): readonly [label: string, example: string | undefined] {
  const { 0: mark = '', index = 0 } = MARK.exec(text) ?? {};
  return mark === '' ? [text, undefined] : [text.slice(0, index), text.slice(index + mark.length)];
}

/** Reports whether a text shows an address: it has a number, a mask, or the name of a building. 番地（1-1-1） and 建物名（例）恵比寿ビル are labels. */
export function isExample(text: string): boolean {
  const shows =
    /^[^(]*(?:\d|.ビル$|マンション$|.[市区郡][^市区町村・]+[町村]$|(?:京都|北海道|大阪府|[^府]県).*\.\.$)/.test(text.normalize('NFKC')) ||
    text.search(MASK) !== -1;
  return shows && partsOfExample(text).length > 0;
}

/** Returns the parts that an example contains: 渋谷区 a city, 恵比寿1-1-1 a town and a block. Empty for other text. */
export function partsOfExample(whole: string): readonly Part[] {
  // 〇〇町〇〇番
  const [label, example] = splitExample(
    plain(whole)
      .trim()
      .replace(MASK, (_, of: string | undefined) => (of ? `某某${of}` : '1')),
  );
  const text = example ?? label;
  if (CODE.test(text)) return ['postal-code'];
  const parts: Part[] = [];
  let rest = text;
  const cut = (part: Part, shape: RegExp): void => {
    const [found = ''] = shape.exec(rest) ?? [];
    rest = rest.slice(found.length);
    if (found) parts.push(part);
  };
  cut('prefecture', PREFECTURE);
  cut('city', CITY);
  const hasBlock = BLOCK.test(rest);
  const [town = ''] = TOWN.exec(rest) ?? [];
  // 例）池袋 is the name of a town; a single word in a placeholder may be anything.
  const isTown = parts.length > 0 || hasBlock || (example !== undefined && /^\p{sc=Han}{2,}/u.test(town));
  if (town && isTown && !BUILDING.test(town)) parts.push('town');
  if (hasBlock) parts.push('block');
  if (BUILDING.test(rest)) parts.push('building');
  return parts;
}
