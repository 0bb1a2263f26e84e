/**
 * The pieces of an address that a field can take. The names are public: `fill`, `fields` and `data-dga-field` use them.
 * If several parts share a field, they are joined in this order.
 */
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
