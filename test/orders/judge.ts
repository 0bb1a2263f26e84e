// Compares an order with what the shopper wanted.
import type { AddressPart, ShopField } from './forms.ts';
import type { Order } from './page-side.ts';
import { PLACES, type Place } from './places.ts';
import type { Intention } from './plan.ts';
import { isShown, type Named } from './read-message.ts';

/**
 * `own error`: the fields show another address consistently, because the shopper mistyped its code. `stuck`: the form cannot be sent.
 */
export type Verdict = 'right' | 'shown' | 'own error' | 'silent' | 'stuck';

export interface Judgment {
  readonly verdict: Verdict;
  readonly wrong: readonly Named[];
  /** The address of the order. */
  readonly stored: string;
  /** Characters that the shopper typed and did not remove on purpose. */
  readonly lost: number;
}

const ORDER: readonly AddressPart[] = ['prefecture', 'city', 'town', 'block', 'building', 'organization'];

/** Folds width, dashes and spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s,、]+/g, '')
    .replace(/[‐‑‒–—―−ー－ｰ]/g, '-');
}

const digits = (text: string): string => fold(text).replace(/\D/g, '');

/** The pieces of an intended address. */
export function pieces({ place, block, building }: Intention): Readonly<Record<AddressPart, string>> {
  const { prefecture, city, town, organization } = place;
  return { prefecture, city, town, block, building, organization };
}

/** ZIP Code and address of an order. */
function read(fields: readonly ShopField[], values: Order['values']): { readonly zip: string; readonly text: string } {
  const zip = fields.filter(({ parts }) => parts.length === 0).map(({ n }) => digits(values[n] ?? ''));
  const rest = fields
    .filter(({ parts }) => parts.length > 0)
    .toSorted((a, b) => ORDER.indexOf(a.parts[0] as AddressPart) - ORDER.indexOf(b.parts[0] as AddressPart));
  return { zip: zip.join(''), text: rest.map(({ n }) => fold(values[n] ?? '')).join('') };
}

/** Whether a text is exactly this address. A company may be anywhere. */
function isAddress(text: string, intention: Intention): boolean {
  const all = pieces(intention);
  const organization = fold(all.organization);
  if (!text.includes(organization)) return false;
  return text.replace(organization, '') === fold(all.prefecture + all.city + all.town + all.block + all.building);
}

/** The parts that a text lacks, read in order so that the largest share of the text is an address: a 10 may belong to “Heights 101”. */
function missingIn(
  text: string,
  all: Readonly<Record<AddressPart, string>>,
  [part, ...rest]: readonly AddressPart[] = ORDER,
  from = 0,
): { readonly missing: readonly AddressPart[]; readonly length: number } {
  if (!part) return { missing: [], length: 0 };
  const piece = fold(all[part]);
  const at = text.indexOf(piece, part === 'organization' ? 0 : from);
  const without = missingIn(text, all, rest, from);
  if (at >= 0) {
    const { missing, length } = missingIn(text, all, rest, part === 'organization' ? from : at + piece.length);
    if (length + piece.length >= without.length) return { missing, length: length + piece.length };
  }
  return { missing: [part, ...without.missing], length: without.length };
}

/** The parts that are missing in their text, those left over from the saved address, and `address` if it contains anything else. */
function wrongParts(text: string, intention: Intention, saved: Intention | undefined): readonly Named[] {
  const { missing } = missingIn(text, pieces(intention));
  if (missing.length > 0) return missing;
  return saved?.building && isAddress(text.replace(fold(saved.building), ''), intention) ? ['building'] : ['address'];
}

/**
 * Judges one address of an order.
 * @param typedCodes - the codes that the shopper typed for it
 */
function judgeAddress(
  fields: readonly ShopField[],
  { values, elements }: Order,
  intention: Intention,
  typedCodes: readonly string[],
  saved: Intention | undefined,
): Omit<Judgment, 'lost'> {
  const { zip, text } = read(fields, values);
  const stored = `${zip} ${text}`;
  const isRightZip = zip === intention.place.zip;
  if (isRightZip && isAddress(text, intention)) return { verdict: 'right', wrong: [], stored };
  const consistent = (place: Place): boolean =>
    place.zip === zip && isAddress(text, { ...intention, place: { ...place, organization: '' } });
  if (PLACES.some((place) => typedCodes.includes(place.code) && place.code !== intention.place.code && consistent(place)))
    return { verdict: 'own error', wrong: ['postal-code'], stored };
  const wrong: Named[] = [
    ...(isRightZip ? [] : ['postal-code' as const]),
    ...(isAddress(text, intention) ? [] : wrongParts(text, intention, saved)),
  ];
  const texts: Partial<Record<Named, string>> = pieces(intention);
  // A control that brings a missing part back names it.
  const isOffered = (offer: string): boolean =>
    offer.endsWith('を戻す') && wrong.some((part) => texts[part] && offer.includes(texts[part]));
  const shown = elements.some(
    ({ text: message, controls }) =>
      controls.some((control) => isOffered(control.text)) ||
      isShown(
        wrong,
        message,
        controls.map((control) => control.text),
        fields.some(({ n, parts }) => parts.includes('block') && !parts.includes('city') && /^\p{sc=Han}/u.test(values[n] ?? '')),
      ),
  );
  return { verdict: shown ? 'shown' : 'silent', wrong, stored };
}

/** With an element for each address, each reports only its address. */
const besides = (elements: Order['elements'], at: number, addresses: number): Order['elements'] =>
  elements.length === addresses ? elements.slice(at, at + 1) : elements;

/**
 * Judges an order.
 * @param typed - what the shopper typed into the fields last, by `data-n`
 * @param saved - the address that the form had at first
 */
export function judge(
  addresses: readonly (readonly ShopField[])[],
  order: Order,
  intentions: readonly Intention[],
  typedCodes: readonly (readonly string[])[],
  typed: ReadonlyMap<number, string>,
  saved?: Intention,
): Judgment {
  const all = addresses.map((fields, at) =>
    judgeAddress(
      fields,
      { ...order, elements: besides(order.elements, at, addresses.length) },
      intentions[at] as Intention,
      typedCodes[at] ?? [],
      saved,
    ),
  );
  const worst = (['silent', 'shown', 'own error'] as const).find((verdict) => all.some((one) => one.verdict === verdict)) ?? 'right';
  const everything = Object.values(order.values).map(fold).join('\n');
  const lost = worst === 'right' ? 0 : [...typed.values()].filter((text) => !everything.includes(fold(text))).join('').length;
  return { verdict: worst, wrong: all.flatMap(({ wrong }) => wrong), stored: all.map(({ stored }) => stored).join(' | '), lost };
}
