import type { AddressRecord } from '../../address/record.ts';
import { withoutTownNote } from '../../address/town-note.ts';
import { charactersOutsideJisX0208 } from './jis-x-0208.ts';

/** The carriers whose import formats are known. */
export type Carrier = 'yamato' | 'sagawa' | 'japan-post';

/** The address lines of an import format. Widths are in half-width characters: a kanji counts as two, as in Shift_JIS. */
export interface CarrierFormat {
  /** Widths of the lines for the address, in order. */
  readonly lines: readonly number[];
  /** Width of a line for the building alone; without one, the building goes into the other lines. */
  readonly building?: number | undefined;
  /** Whether half-width characters become full width. */
  readonly fullWidth?: boolean | undefined;
}

/**
 * The formats of three carriers as their layouts and the manuals of shop systems give them. Contracts and versions differ: give a format of
 * your own if yours does.
 *
 * - `yamato`: B2 Cloud, お届け先住所 (32 full-width characters) and お届け先アパートマンション名 (16)
 * - `sagawa`: e-Hiden, お届け先住所1 to 3, 16 characters each, half-width ones become full width
 * - `japan-post`: Yu-Pack Print R, お届け先 住所1 to 3, 50 bytes each
 *
 * @see https://bmypage.kuronekoyamato.co.jp/bmypage/pdf/new_exchange1.pdf B2 Cloud, basic layout of imported data
 * @see https://help.tatempo.guide/ehidenpro e-Hiden Pro, list of columns
 * @see https://manual.future-shop.jp/regist/ordershippingdata/PostCSV Yu-Pack Print R, list of columns
 */
export const CARRIER_FORMATS: Readonly<Record<Carrier, CarrierFormat>> = {
  yamato: { lines: [64], building: 32 },
  sagawa: { lines: [32, 32, 32], fullWidth: true },
  'japan-post': { lines: [50, 50, 50] },
};

/** An address in the lines of a carrier. */
export interface CarrierLines {
  /** As many as the carrier has; unused ones are empty. */
  readonly lines: readonly string[];
  /** The text that did not fit; empty if the lines contain the whole address. */
  readonly overflow: string;
  /** Characters of the lines that the import may not be able to read, once each. */
  readonly unsupported: readonly string[];
}

/** Width in half-width characters: ASCII and half-width katakana are one, all others two. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += /[\x20-\x7e\uff61-\uff9f]/.test(character) ? 1 : 2;
  return width;
}

function toFullWidth(text: string): string {
  return text
    .replace(/[\uff61-\uff9f]+/g, (kana) => kana.normalize('NFKC'))
    .replace(/[\x21-\x7e]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
    .replaceAll(' ', '\u3000');
}

/** Pieces that a line must not end inside of: numbers with their unit, words of letters, words of katakana. */
const PIECES = /[0-9０-９A-Za-zＡ-Ｚａ-ｚ\-－‐−.]+(?:丁目|番地?|号室?|階)?|[ァ-ヴーｦ-ﾟ]+|\s+|[^]/gu;

/** The most pieces of the beginning of a text that fit a line. A piece that is wider than a line is torn. */
function cut(text: string, width: number): readonly [line: string, rest: string] {
  let end = 0;
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    if (widthOf(text.slice(0, index + piece.length).trimEnd()) > width) break;
    end = index + piece.length;
  }
  if (end === 0) for (const character of text) if (widthOf(text.slice(0, end + character.length)) <= width) end += character.length; else break; // oxfmt-ignore
  return [text.slice(0, end).trim(), text.slice(end).trim()];
}

interface Layout {
  readonly lines: readonly string[];
  readonly overflow: string;
  /** How often a line ends inside one of the texts. */
  readonly cuts: number;
}

/** Lays texts out, each beginning a line. */
function layOut(texts: readonly string[], widths: readonly number[]): Layout {
  const lines: string[] = [];
  const left = texts.filter((text) => text !== '');
  let cuts = 0;
  for (const width of widths) {
    const [line, rest] = cut(left.shift() ?? '', width);
    lines.push(line);
    if (rest === '') continue;
    left.unshift(rest);
    cuts += 1;
  }
  return { lines, overflow: left.join(' '), cuts };
}

/**
 * Splits an address over the lines of a carrier's import format: a building begins a line, the town begins one if it would be torn
 * otherwise, and no line ends inside a number. Nothing is dropped: what does not fit is in `overflow`.
 *
 * @param record prefecture, city, town, block and building are used; characters stay as they are, see `toJisX0208` and `toKe`
 */
export function toCarrierLines(record: AddressRecord, carrier: Carrier | CarrierFormat): CarrierLines {
  const format = typeof carrier === 'string' ? CARRIER_FORMATS[carrier] : carrier;
  const { pref_name, city_name, town_name, block_name, other_name } = withoutTownNote(record);
  const shaped = (...parts: readonly (string | null)[]): string => {
    const text = parts.join('').trim();
    return format.fullWidth ? toFullWidth(text) : text;
  };
  const city = shaped(pref_name, city_name);
  const town = shaped(town_name, block_name);
  const building = shaped(other_name);
  const own = format.building === undefined ? undefined : layOut([building], [format.building]);
  const behind = own ? '' : building;
  const inOne = layOut([behind === '' ? city + town : `${city}${town}${format.fullWidth ? '\u3000' : ' '}${behind}`], format.lines);
  const layouts = [layOut([city + town, behind], format.lines), layOut([city, town, behind], format.lines), inOne];
  const fitting = layouts.filter(({ overflow }) => overflow === '').toSorted((a, b) => a.cuts - b.cuts);
  const best = fitting[0] ?? inOne;
  return {
    lines: [...best.lines, ...(own?.lines ?? [])],
    overflow: [best.overflow, own?.overflow ?? ''].filter((text) => text !== '').join(' '),
    unsupported: charactersOutsideJisX0208([city, town, building].join('')),
  };
}
