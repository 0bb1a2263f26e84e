import { onOneLine } from '../../dom.ts';
import type { FieldReading } from '../reading.ts';
import { partsOf, TOKENS } from './vocabulary.ts';

/** The reading of an `autocomplete` attribute by the HTML standard's autofill processing model. */
export interface Autofill extends FieldReading {
  readonly group: string;
  /** The field name: `postal-code`, `address-level1`, `email` … */
  readonly token: string;
}

/** The words that the standard's other tokens begin or end with. Words outside the standard, which pages use to switch autofill off, count as absent. */
const BEGINNINGS = 'honorific one organization country cc transaction language bday sex tel email impp url photo'.split(' ');

export const tokensOf = (attribute: string | null): string[] =>
  onOneLine(attribute ?? '')
    .toLowerCase()
    .split(' ');

/** Reads an `autocomplete` attribute from its end, as the standard does. Returns `undefined` for words outside the standard. */
export function readAutocomplete(attribute: string | null): Autofill | undefined {
  const tokens = tokensOf(attribute);
  if (tokens.at(-1) === 'webauthn') tokens.pop();
  const token = tokens.pop() ?? '';
  const isOther = BEGINNINGS.includes(token.split('-')[0] as string) || token.endsWith('name');
  // `address-line1 address-line2` is not valid: the label decides.
  if (!(TOKENS.has(token) || isOther) || tokens.some((each) => TOKENS.has(each))) return undefined;
  // home, work, mobile … may precede telephone and email tokens only.
  const use = tokens.at(-1) === 'shipping' || tokens.at(-1) === 'billing' ? tokens.pop() : '';
  const section = tokens.at(-1)?.startsWith('section-') ? tokens.pop() : '';
  const parts = partsOf(TOKENS.get(token));
  // A whole line takes what no other field does.
  const isSpare = parts.length > 1;
  return {
    source: 'autocomplete',
    parts: isSpare ? [] : parts,
    spare: isSpare ? parts : [],
    reason: `autocomplete="${attribute}"`,
    group: [section, use].filter(Boolean).join(' '),
    token,
  };
}
