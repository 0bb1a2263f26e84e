import type { Part } from '../../../address/parts.ts';
import { CHAIN } from './vocabulary.ts';

/** The meaning of an `autocomplete` attribute by the HTML standard's autofill processing model. */
export interface Autofill {
  /** `section-*` name and `shipping` or `billing`. Fields with the same values belong to one address. */
  readonly group: string;
  /** The field name: `postal-code`, `address-level1`, `email` … */
  readonly token: string;
  /** The parts that the token means; empty for other tokens. */
  readonly parts: readonly Part[];
  /** The parts that it takes if no other field does. */
  readonly spare: readonly Part[];
}

/**
 * The parts that each token of the HTML standard means in Japan.
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
 */
const TOKENS: ReadonlyMap<string, Pick<Autofill, 'parts' | 'spare'>> = new Map<string, Pick<Autofill, 'parts' | 'spare'>>([
  ['postal-code', { parts: ['postal-code'], spare: [] }],
  ['address-level1', { parts: ['prefecture'], spare: [] }],
  ['address-level2', { parts: ['city'], spare: [] }],
  ['address-level3', { parts: ['town'], spare: [] }],
  ['address-line1', { parts: [], spare: CHAIN.slice(0, -1) }],
  ['address-line2', { parts: ['building'], spare: [] }],
  ['street-address', { parts: [], spare: CHAIN }],
  ['organization', { parts: ['organization'], spare: [] }],
]);

/** The words that the standard's other tokens begin or end with. Words outside the standard, which pages use to switch autofill off, count as absent. */
const BEGINNINGS = 'honorific one organization country cc transaction language bday sex tel email impp url photo'.split(' ');
const ENDS = ['name', 'password'];

/** Returns the words of an attribute. */
export const tokensOf = (attribute: string | null): string[] => (attribute ?? '').trim().toLowerCase().split(/\s+/);

/** Reads an `autocomplete` attribute from its end, as the standard does. Returns `undefined` for words outside the standard. */
export function readAutocomplete(attribute: string | null): Autofill | undefined {
  const tokens = tokensOf(attribute);
  if (tokens.at(-1) === 'webauthn') tokens.pop();
  const token = tokens.pop() ?? '';
  const isOther = BEGINNINGS.includes(token.split('-')[0] as string) || ENDS.some((end) => token.endsWith(end));
  // `address-line1 address-line2` is not valid: the label decides.
  if (!(TOKENS.has(token) || isOther) || tokens.some((each) => TOKENS.has(each))) return undefined;
  // home, work, mobile … may precede telephone and email tokens only.
  const use = tokens.at(-1) === 'shipping' || tokens.at(-1) === 'billing' ? tokens.pop() : '';
  const section = tokens.at(-1)?.startsWith('section-') === true ? tokens.pop() : '';
  return { group: [section, use].filter(Boolean).join(' '), token, ...(TOKENS.get(token) ?? { parts: [], spare: [] }) };
}
