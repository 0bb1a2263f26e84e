import { PREFECTURES } from './prefectures.ts';
import { takeZip } from './read-address-text.ts';
import { soundForm } from '../text/sound-form.ts';

/** An address in roman letters, in Japanese or in Western order, taken apart. */
export interface RomaText {
  readonly zip: string | null;
  /** Code of the prefecture (JIS X 0401), if the text names one. */
  readonly prefCode: string | null;
  /** As the API spells it: CHIYODA-KU, YOKOHAMA-SHI NISHI-KU. `null` if no word has the kind of a city. */
  readonly cityRoma: string | null;
  /** Words that may be the town or, without its kind, the city: the one beside the numbers first. */
  readonly words: readonly string[];
  readonly block: string | null;
  readonly building: string | null;
}

const CITY_KIND = /^(\S+(?: \S+)?)[-\s](ku|shi|gun|city|ward|machi|cho|mura|son|town|village)$/i;
const KIND_OF: Readonly<Record<string, string>> = { city: 'shi', ward: 'ku', town: 'machi', village: 'mura' };
const PREFECTURE_KIND = /[-\s](?:to|fu|ken|pref(?:ecture)?\.?|metropolis)$/i;
const NUMBERS = /^#?\d+(?:-\d+)*(?:[-\s]?(?:chome|banchi|ban|go))?(?:[-\s]\d+(?:-\d+)*(?:[-\s]?(?:chome|banchi|ban|go))?)*$/i;

/** Whether a text is an address in roman letters: no Japanese letters, and letters at all. */
export function isRoma(text: string): boolean {
  return /[A-Za-z]{2}/.test(text) && !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);
}

function prefectureOf(part: string): string | undefined {
  const sound = soundForm(part.replace(PREFECTURE_KIND, ''));
  return PREFECTURES.find(({ roma }) => soundForm(roma) === sound)?.code;
}

/** `1-chome 2-3` and `1 chome 2 ban 3 go` as `1-2-3`. */
function blockOf(text: string): string {
  return text
    .replace(/[-\s]?(?:chome|banchi|ban|go)\b\.?/gi, ' ')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^#/, '');
}

/** Takes an address in roman letters apart: `1-2-3 Iidabashi, Chiyoda-ku, Tokyo 102-0072` and `Tokyo, Chiyoda-ku, Iidabashi 1-2-3` alike. */
export function readRomaText(text: string): RomaText {
  const { zip, rest } = takeZip(text.normalize('NFKC'));
  const left = rest.replace(/\bjapan\b\.?/giu, ' ').replace(/[\u2010-\u2015\u2212]/g, '-');
  const parts = (left.includes(',') ? left.split(',') : joinWords(left.trim().split(/\s+/))).map((part) => part.trim()).filter((part) => part !== ''); // oxfmt-ignore
  let prefCode: string | null = null;
  const cities: string[] = [];
  const words: string[] = [];
  const rooms: string[] = [];
  let block: string | null = null;
  // Tokyo and Kyoto are also words of towns: the outermost part that names a prefecture is the one.
  const ends = [parts.length - 1, 0];
  const prefectureAt = ends.find((at) => parts[at] !== undefined && prefectureOf(parts[at]) !== undefined);
  for (const [at, part] of parts.entries()) {
    const city = CITY_KIND.exec(part);
    const beside = /^(#?\d[\d-]*(?:[-\s]?chome)?(?:\s\d[\d-]*)?)\s+([A-Za-z].*)$/i.exec(part) ?? /^([A-Za-z].*?)\s+(#?\d[\d-]*(?:[-\s]?chome)?(?:\s\d[\d-]*)?)$/i.exec(part); // oxfmt-ignore
    if (at === prefectureAt) prefCode = prefectureOf(part) ?? null;
    else if (city && !/\d/.test(part)) cities.push(`${city[1]}-${KIND_OF[(city[2] ?? '').toLowerCase()] ?? city[2]}`.toUpperCase());
    else if (block === null && NUMBERS.test(part)) block = blockOf(part);
    else if (block === null && beside && !/\b(?:bldg|building|room|rm|apt|floor|tower|mansion)\b/i.test(part)) {
      const [numbers = '', word = ''] = /^#?\d/.test(beside[1] ?? '') ? [beside[1], beside[2]] : [beside[2], beside[1]];
      block = blockOf(numbers);
      words.unshift(word);
    } else if (/^[^\d]+$/.test(part) && !/\b(?:bldg|building|room|rm|apt|floor|tower|mansion|heights|house|mr|ms|mrs)\b/i.test(part))
      words.push(part); // oxfmt-ignore
    else rooms.push(part);
  }
  // A ward comes before its city in Western order, and behind it in Japanese order.
  const order = (city: string): number => (/-(?:SHI|GUN)$/.test(city) ? 0 : 1);
  const cityRoma = cities.toSorted((a, b) => order(a) - order(b)).join(' ') || null;
  return { zip, prefCode, cityRoma, words, block, building: rooms.join(' ') || null };
}

/** Words without commas between them: numbers stay beside the town, and each other word is a part. */
function joinWords(words: readonly string[]): string[] {
  const parts: string[] = [];
  for (const word of words) {
    const last = parts.at(-1);
    if (last !== undefined && /^(?:city|ward|town|village|ku|shi|cho|machi|pref(?:ecture)?\.?)$/i.test(word))
      parts[parts.length - 1] = `${last} ${word}`;
    else parts.push(word);
  }
  return parts;
}
