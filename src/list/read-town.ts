import { isTownNote } from '../address/town-note.ts';

/** The known oddities of the official list that the preparation resolves. The report counts each. */
export const ODDITIES = {
  'several-rows': 'a town split over several rows, joined',
  'not-listed': 'a remark for towns that are not listed (以下に掲載がない場合): no town',
  'block-follows': 'a remark about the block (…の次に番地がくる場合): no town',
  'whole-city': 'a remark for a whole city (…一円): no town',
  floor: 'a floor of a tower (六本木泉ガーデンタワー（１階）): the tower is the town, the floor its bracket',
  bracket: 'another bracket (大手町（次のビルを除く）): only in answers with choikitype 2',
  'numbered-plots': 'a range of numbered plots (種市第１地割～第３地割): the town before it',
  duplicate: 'a row that says the same as another one, left out',
} as const;

export type Oddity = keyof typeof ODDITIES;

/** A town as the API names it. */
export interface Town {
  /** Without brackets; `null` if the row names no town. */
  readonly name: string | null;
  /** Full-width katakana, without brackets. */
  readonly kana: string | null;
  /** With its brackets, if the row has some. */
  readonly bracket: string | null;
  readonly oddity: Oddity | null;
}

const FLOOR = /（(?:[０-９0-9]+階|地階[^）]*)）$/u;
const PLOT_RANGE = /(?<=.)第?[０-９0-9]+地割.*[、〜～－].*$/u;
const PLOT_RANGE_KANA = /(?<=.)(?:ダイ)?[０-９0-9]+チワリ.*$/u;

function withoutBrackets(text: string): string {
  return text.replace(/[（(].*?[）)]/gu, '').replace(/[（(].*$/u, '');
}

/** Reads the town of a row of the official list: what the API answers for it with and without brackets. */
export function readTown(name: string, kana: string): Town {
  if (isTownNote(name) || name === '') {
    const oddity =
      name === '' ? null : name.startsWith('以下に掲載') ? 'not-listed' : name.endsWith('一円') ? 'whole-city' : 'block-follows';
    return { name: null, kana: null, bracket: null, oddity };
  }
  let plain = withoutBrackets(name);
  let reading = withoutBrackets(kana);
  const hasPlots = PLOT_RANGE.test(plain);
  if (hasPlots) {
    plain = plain.replace(PLOT_RANGE, '');
    reading = reading.replace(PLOT_RANGE_KANA, '');
  }
  // Text that is nothing but a bracket names the town itself.
  if (plain === '') plain = name;
  if (plain === name) return { name, kana: reading || null, bracket: null, oddity: null };
  return {
    name: plain,
    kana: reading || null,
    bracket: name,
    oddity: hasPlots ? 'numbered-plots' : FLOOR.test(name) ? 'floor' : 'bracket',
  };
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
export function* joinSplitTowns(rows: Iterable<TownRow>): Generator<TownRow & { readonly joined: number }, void, undefined> {
  let open: (TownRow & { readonly joined: number }) | undefined;
  for (const row of rows) {
    if (open && open.zip_code === row.zip_code && open.city_code === row.city_code) {
      const kana: string = isOpen(open.kana) && open.kana !== row.kana ? open.kana + row.kana : open.kana;
      open = { ...open, town: open.town + row.town, kana, joined: open.joined + 1 };
    } else {
      if (open) yield open;
      open = { ...row, joined: 0 };
    }
    if (isOpen(open.town)) continue;
    yield open;
    open = undefined;
  }
  if (open) yield open;
}
