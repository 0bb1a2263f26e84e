import type { Part } from '../../../address/parts.ts';
import { queryAll } from '../../dom.ts';
import { type Field, isSelect } from '../../field.ts';
import type { FieldReading } from '../found-field.ts';
import { labelOf } from './read-labels.ts';

/**
 * The classes that YubinBango documents (microformats h-adr). 町域 is `p-street-address`, 以降の住所 `p-extended-address`; pages without a field
 * for the latter expect the rest in the former.
 * @see https://github.com/yubinbango/yubinbango
 */
const PARTS_OF_CLASS: { readonly [name: string]: readonly Part[] } = {
  __proto__: null as never,
  'p-postal-code': ['postal-code'],
  'p-region': ['prefecture'],
  'p-locality': ['city'],
  'p-street-address': ['town'],
  'p-extended-address': ['block', 'building'],
};

/** The names and codes of Japan, with those that YubinBango accepts. */
export const JAPAN: RegExp = /^(?:japan|jpn?|392|日本国?|にほん|ニホン)$/i;

/** Returns the YubinBango block around an element unless it is for another country. */
export function hAdrOf(element: Element): HTMLElement | null {
  const block = element.closest<HTMLElement>('.h-adr');
  const country = block && (queryAll(block, '.p-country-name')[0] as (HTMLElement & { readonly value?: string }) | undefined);
  return country && !JAPAN.test((country.value ?? country.textContent ?? '').trim()) ? null : block;
}

/** Reads YubinBango's classes. */
export function readHAdr(field: Field): FieldReading | undefined {
  const names = [...field.classList].filter((name) => name in PARTS_OF_CLASS || name === 'p-region-id');
  if (names.length === 0 || !hAdrOf(field)) return undefined;
  const label = labelOf(field);
  // A class copied from the row before: 氏名 with p-extended-address.
  if (label?.isOther) return undefined;
  let parts = names.flatMap((name): readonly Part[] =>
    name === 'p-region-id' ? [isSelect(field) ? 'prefecture' : 'prefecture-code'] : (PARTS_OF_CLASS[name] ?? []),
  );
  // A label such as 番地 or 建物名 narrows the class, and 市区町村・番地 widens it.
  const said = label?.parts ?? [];
  const both = said.filter((part) => parts.includes(part));
  if (both.length > 0 && names.length !== 2) parts = both.length < parts.length ? both : [...said];
  return {
    source: 'h-adr',
    parts,
    reason: `class="${names.join(' ')}"`,
    ...(parts.includes('town') ? { spare: ['block', 'building'] as const } : {}),
  };
}
