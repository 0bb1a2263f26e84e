import type { Part } from '../../../address/parts.ts';
import { CHAIN } from './vocabulary.ts';

/** The meaning of an `autocomplete` attribute by the HTML standard's autofill processing model. */
export interface Autofill {
  /** `section-*` name and `shipping` or `billing`. Fields with the same values belong to one address. */
  readonly group: string;
  /** The field name: `postal-code`, `address-level1`, `email` … */
  readonly token: string;
}

/**
 * The parts that each token of the HTML standard means in Japan.
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
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

/** Tokens whose fields also take parts that no other field takes. */
const SPARE_OF_TOKEN: { readonly [token: string]: readonly Part[] } = {
  __proto__: null as never,
  'address-line1': CHAIN.slice(0, -1),
  'street-address': CHAIN,
};

/** The words that the standard's other tokens begin or end with. Words outside the standard, which pages use to switch autofill off, count as absent. */
const BEGINNINGS = 'honorific one organization country cc transaction language bday sex tel email impp url photo'.split(' ');
const ENDS = ['name', 'password'];

const isOtherToken = (token: string): boolean =>
  BEGINNINGS.includes(token.split('-')[0] as string) || ENDS.some((end) => token.endsWith(end));

/** Reads an `autocomplete` attribute from its end, as the standard does. Returns `undefined` for words outside the standard. */
export function readAutocomplete(attribute: string | null): Autofill | undefined {
  const tokens = (attribute ?? '').trim().toLowerCase().split(/\s+/);
  if (tokens.at(-1) === 'webauthn') tokens.pop();
  const token = tokens.pop() ?? '';
  if (!(token in PARTS_OF_TOKEN) && !(token in SPARE_OF_TOKEN) && !isOtherToken(token)) return undefined;
  // home, work, mobile … may precede telephone and email tokens only.
  const use = tokens.at(-1) === 'shipping' || tokens.at(-1) === 'billing' ? tokens.pop() : '';
  const section = tokens.at(-1)?.startsWith('section-') === true ? tokens.pop() : '';
  // `address-line1 address-line2` is not valid: the label decides.
  if (tokens.some((each) => each in PARTS_OF_TOKEN || each in SPARE_OF_TOKEN)) return undefined;
  return { group: [section, use].filter(Boolean).join(' '), token };
}

/** Returns the parts that a token means, and those that it takes if no other field does. Both are empty for other tokens. */
export function partsOfToken(token: string): { readonly parts: readonly Part[]; readonly spare: readonly Part[] } {
  return { parts: PARTS_OF_TOKEN[token] ?? [], spare: SPARE_OF_TOKEN[token] ?? [] };
}
