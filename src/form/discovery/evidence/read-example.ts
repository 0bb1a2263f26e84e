import type { Part } from '../../../address/parts.ts';

/** Letters that stand for any name, and what they name: ●●区. */
const MASK = /[○〇◯●△▲□■×]{1,4}([都道府県市区郡町村番丁])/g;

/** Reports whether a text shows an address: it has a number, a mask, or the name of a building. */
export function isExample(text: string): boolean {
  const shows = /\d|.(?:ビル|マンション)$/.test(text.normalize('NFKC')) || text.search(MASK) !== -1;
  return shows && partsOfExample(text).length > 0;
}

/** Returns the parts that an example contains: 渋谷区 a city, 恵比寿1-1-1 a town and a block. Empty for other text. */
export function partsOfExample(label: string): readonly Part[] {
  // 〇〇町〇〇番
  const given = label
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(MASK, (_, of: string) => (/番|丁/.test(of) ? `1${of}` : `某某${of}`));
  // Of several examples the first: 〇区/〇市.
  const text = given.replace(/\/.*/s, '').replace(/^.*?(?:例|\bex\b|\be\.g\b)[):.\s]*/s, '');
  const parts: Part[] = [];
  let rest = text.replace(/^(?:東京都|北海道|(?:京都|大阪)府|.{2,3}県)/, '');
  if (rest !== text) parts.push('prefecture');
  const [city = ''] = /^[^\d-]*?(?:[市区郡]|[町村](?![\d)\]]|$))(?:[^\d-]{1,4}区(?!間))?/.exec(rest) ?? [];
  rest = rest.slice(city.length);
  if (city !== '') parts.push('city');
  const [town = ''] = /^[^\d\s*)\]-]+/.exec(rest) ?? [];
  const hasNumber = /\d(?:[-−－の]\d|丁目|番)/.test(rest);
  const building = /ビル|マンション|ハイツ|タワー|\d号?室|\d階|\d\s*f\b/;
  // 例）池袋 is the name of a town; a single word in a placeholder may be anything.
  const isTown = parts.length > 0 || hasNumber || (text !== given && /^\p{sc=Han}{2,}/u.test(town));
  if (town !== '' && isTown && !building.test(town)) parts.push('town');
  if (hasNumber) parts.push('block');
  if (building.test(rest)) parts.push('building');
  return parts;
}
