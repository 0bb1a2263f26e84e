import type { Part } from '../../../address/parts.ts';

/** What an `autocomplete` attribute says, by the HTML standard's autofill processing model. */
export interface Autofill {
  /** `section-*` name and `shipping` or `billing`: fields belong together where both are the same. */
  readonly group: string;
  /** The field name: `postal-code`, `address-level1`, `email` … */
  readonly token: string;
}

/**
 * The parts that each token of the HTML standard stands for in Japan.
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
 */
const PARTS_OF_TOKEN: { readonly [token: string]: readonly Part[] } = {
  __proto__: null as never,
  'postal-code': ['postal-code'],
  'address-level1': ['prefecture'],
  'address-level2': ['city'],
  'address-level3': ['town'],
  'address-line2': ['building'],
  organization: ['organization'],
};

/** Tokens that take what no other field takes. */
const SPARE_OF_TOKEN: { readonly [token: string]: readonly Part[] } = {
  __proto__: null as never,
  'address-line1': ['prefecture', 'city', 'town', 'block'],
  'street-address': ['prefecture', 'city', 'town', 'block', 'building'],
};

/** The standard's words for anything but an address. Other words, which pages make up to switch autofill off, say nothing. */
const OTHER_TOKENS =
  /^(?:.*name|honorific-.*|.*password|one-time-code|organization-title|country.*|cc-.*|transaction-.*|language|bday.*|sex|tel.*|email|impp|url|photo)$/;

/** Reads an `autocomplete` attribute from its end, as the standard does; `undefined` for words that the standard does not have. */
export function readAutocomplete(attribute: string | null): Autofill | undefined {
  const tokens = (attribute ?? '').trim().toLowerCase().split(/\s+/);
  if (tokens.at(-1) === 'webauthn') tokens.pop();
  const token = tokens.pop() ?? '';
  if (!(token in PARTS_OF_TOKEN) && !(token in SPARE_OF_TOKEN) && !OTHER_TOKENS.test(token)) return undefined;
  // home, work, mobile … stand before telephone and mail tokens only.
  const use = tokens.at(-1) === 'shipping' || tokens.at(-1) === 'billing' ? tokens.pop() : '';
  const section = tokens.at(-1)?.startsWith('section-') === true ? tokens.pop() : '';
  return { group: [section, use].filter(Boolean).join(' '), token };
}

/** The parts that a token stands for, and those that it takes where no other field does; both empty for tokens that are no piece of an address. */
export function partsOfToken(token: string): { readonly parts: readonly Part[]; readonly spare: readonly Part[] } {
  return { parts: PARTS_OF_TOKEN[token] ?? [], spare: SPARE_OF_TOKEN[token] ?? [] };
}
