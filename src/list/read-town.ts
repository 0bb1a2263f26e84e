import { isTownNote } from '../address/town-note.ts';

/** A town as the API names it. */
export interface Town {
  /** Without brackets; `null` if the row names no town. */
  readonly name: string | null;
  /** Full-width katakana, without brackets. */
  readonly kana: string | null;
  /** With its brackets, if the row has some. */
  readonly bracket: string | null;
}

/** A range of numbered plots (種市第１地割～第３地割): the town is what comes before it. */
const PLOT_RANGE = /(?<=.)第?[０-９0-9]+地割.*[、〜～－].*$/u;
const PLOT_RANGE_KANA = /(?<=.)(?:ダイ)?[０-９0-9]+チワリ.*$/u;

function withoutBrackets(text: string): string {
  return text.replace(/[（(].*?[）)]/gu, '').replace(/[（(].*$/u, '');
}

/** Reads what the API answers for a row. A bracket may name the floor of a tower (…（１階）) or what the row leaves out (大手町（次のビルを除く）). */
export function readTown(name: string, kana: string): Town {
  if (isTownNote(name) || name === '') return { name: null, kana: null, bracket: null };
  let plain = withoutBrackets(name);
  let reading = withoutBrackets(kana);
  if (PLOT_RANGE.test(plain)) {
    plain = plain.replace(PLOT_RANGE, '');
    reading = reading.replace(PLOT_RANGE_KANA, '');
  }
  // Text that is nothing but a bracket names the town itself.
  if (plain === '') plain = name;
  return { name: plain, kana: reading || null, bracket: plain === name ? null : name };
}

const isOpen = (text: string): boolean => text.lastIndexOf('（') > text.lastIndexOf('）') || text.lastIndexOf('(') > text.lastIndexOf(')');

/** A row of the official list of towns, as far as an address needs it. */
export interface TownRow {
  readonly city_code: string;
  readonly zip_code: string;
  readonly pref_name: string;
  readonly pref_kana: string;
  readonly city_name: string;
  readonly city_kana: string;
  readonly town: string;
  readonly kana: string;
}

/**
 * Joins the rows of a town that the older download (KEN_ALL) splits after 38 characters: the bracket of the first row closes in a later one.
 * The reading is split at another place, or not at all: then each row repeats it.
 * @see https://www.post.japanpost.jp/zipcode/dl/readme.html
 */
export function* joinSplitTowns(rows: Iterable<TownRow>): Generator<TownRow, void, undefined> {
  let open: TownRow | undefined;
  for (const row of rows) {
    if (open && open.zip_code === row.zip_code && open.city_code === row.city_code) {
      const kana: string = isOpen(open.kana) && open.kana !== row.kana ? open.kana + row.kana : open.kana;
      open = { ...open, town: open.town + row.town, kana };
    } else {
      if (open) yield open;
      open = row;
    }
    if (isOpen(open.town)) continue;
    yield open;
    open = undefined;
  }
  if (open) yield open;
}
