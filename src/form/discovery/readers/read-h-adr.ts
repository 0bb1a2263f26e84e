import type { Part } from '../../../address/parts.ts';
import { queryAll } from '../../dom.ts';
import { type Field, isSelect } from '../../field.ts';
import type { FieldReading } from '../found-field.ts';
import { labelOf } from './read-labels.ts';

/**
 * The classes that YubinBango documents (microformats h-adr). 町域 is `p-street-address`, 以降の住所 `p-extended-address`; pages without
 * a field for the latter have the rest typed into the former. https://github.com/yubinbango/yubinbango
 */
const PARTS_OF_CLASS: { readonly [name: string]: readonly Part[] } = {
  __proto__: null as never,
  'p-postal-code': ['postal-code'],
  'p-region': ['prefecture'],
  'p-locality': ['city'],
  'p-street-address': ['town'],
  'p-extended-address': ['block', 'building'],
};

/** What YubinBango takes for Japan; a block for another country is none of ours. */
const JAPAN = /^(?:japan|jpn?|日本|にほん|ニホン|日本国)$/i;

/** The block of YubinBango's markup that an element is in, unless it is for another country. */
export function hAdrOf(element: Element): HTMLElement | null {
  const block = element.closest<HTMLElement>('.h-adr');
  const country = block && (queryAll(block, '.p-country-name')[0] as (HTMLElement & { readonly value?: string }) | undefined);
  return country && !JAPAN.test((country.value ?? country.textContent ?? '').trim()) ? null : block;
}

/** Classes of YubinBango's markup. */
export function readHAdr(field: Field): FieldReading | undefined {
  const names = [...field.classList].filter((name) => name in PARTS_OF_CLASS || name === 'p-region-id');
  if (names.length === 0 || !hAdrOf(field)) return undefined;
  let parts = names.flatMap((name): readonly Part[] =>
    name === 'p-region-id' ? [isSelect(field) ? 'prefecture' : 'prefecture-code'] : (PARTS_OF_CLASS[name] ?? []),
  );
  // A page that says 番地 or 建物名 beside its field means just that, and one that says 市区町村・番地 means more than its class.
  const said = labelOf(field)?.parts ?? [];
  const both = said.filter((part) => parts.includes(part));
  if (both.length > 0 && names.length !== 2) parts = both.length < parts.length ? both : [...said];
  return {
    source: 'h-adr',
    parts,
    reason: `class="${names.join(' ')}"`,
    ...(parts.includes('town') ? { spare: ['block', 'building'] as const } : {}),
  };
}
