/** The pieces of an address that a field can take, in the order of joining. The names are public: `fill`, `fields`, `data-dga-field`. */
export const PARTS = [
  'postal-code',
  'digital-address',
  'prefecture',
  'prefecture-kana',
  'prefecture-roma',
  'prefecture-code',
  'city',
  'city-kana',
  'city-roma',
  'city-code',
  'town',
  'town-kana',
  'town-roma',
  'block',
  'building',
  'organization',
  'organization-kana',
  'organization-roma',
  'address',
  'longitude',
  'latitude',
] as const;

/** A piece of an address: `city`, `town`, `block` … */
export type Part = (typeof PARTS)[number];

/** The levels of a place, from the largest to the smallest. */
export const PLACE_LEVELS = ['prefecture', 'city', 'town'] as const;

export type PlaceLevel = (typeof PLACE_LEVELS)[number];

export const PLACE_PARTS: readonly Part[] = [...PLACE_LEVELS, 'address'];

const KNOWN: ReadonlySet<string> = new Set(PARTS);

export function isPart(word: string): word is Part {
  return KNOWN.has(word);
}
