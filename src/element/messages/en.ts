import type { Part } from '../../address/parts.ts';
import type { AddressField } from '../../form/discovery/reading.ts';
import { ownTexts } from '../../form/discovery/evidence/nearby-texts.ts';
import type { Field } from '../../form/field.ts';
import type { Accepted } from '../attributes.ts';
import { codesAndWords, forCodes, namesOf, waitTime } from './wording.ts';
import type { Messages, PartNames, PickerMessages } from './messages.ts';

/** Returns a field's label as a sentence can name it: “town / city” for `Town / City (required)`. `undefined` if it has no such label. */
function englishName(field: Field): string | undefined {
  for (const { text, tie } of ownTexts(field)) {
    const [name] = tie === 'label' ? text.split(/[ ,]*(?:[^\w ,/&-]|required|optional)/i) : [];
    if (name && name.length < 26) return name.toLowerCase();
  }
  return undefined;
}

type Names = PartNames & { readonly block: string };

const NAMES: Names = {
  'postal-code': 'ZIP Code',
  'digital-address': 'Digital Address',
  prefecture: 'prefecture',
  'prefecture-roma': 'prefecture',
  city: 'city',
  'city-roma': 'city',
  town: 'town',
  'town-roma': 'town',
  block: 'block number',
  building: 'building',
  organization: 'company',
  'organization-roma': 'company',
  address: 'address',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const codes = (accept: readonly Accepted[]): string => forCodes(accept, ['ZIP Code', 'Digital Address'], ' or ');

const spelling = (accept: readonly Accepted[]): string =>
  capital(forCodes(accept, ['a ZIP Code has 7 digits', 'a Digital Address has 7 letters and digits'], '; '));

const pickers: PickerMessages = {
  group: 'Choose the address',
  labels: { prefecture: 'Prefecture', city: 'City', town: 'Town', code: 'ZIP Code' },
  choose: 'Choose',
  search: 'Type or choose',
  loading: 'Loading…',
  noMatch: 'No matches.',
  severalCodes: (count) => `${count.toLocaleString('en')} ZIP Code${count === 1 ? '' : 's'} found. Choose one from the list.`,
  zip: (zip) => `The ZIP Code is ${zip}.`,
  empty: 'There are no further choices. Enter the rest yourself.',
  unmatched: (text) => `“${text}” is not in the list. Choose from the list, or enter the address yourself.`,
};

const withNames = (names: Names): Messages => {
  const list = (parts: readonly Part[]): string => new Intl.ListFormat('en').format(namesOf(parts, names, 'reading'));
  return {
    label: (accept) => capital(codesAndWords(accept, codes(accept), 'part of the address', ', or ')),
    hint: (accept) => codesAndWords(accept, `${spelling(accept)}. Hyphens are optional.`, 'A town name is enough to search.', ' '),
    lookUp: 'Find address',
    busy: 'Searching…',
    filled: ({ filled, kept, missing, check = [] }) =>
      [
        filled.length > 0 ? `Filled in the ${list(filled)}.` : '',
        kept.length > 0 ? `Kept your entry for the ${list(kept)}.` : '',
        missing.length > 0 ? `Enter the ${list(missing)}.` : '',
        check.length > 0 ? `Check the ${list(check)}.` : '',
      ]
        .filter(Boolean)
        .join(' ') || 'This form has no field for the address.',
    several: (count) => `${count.toLocaleString('en')} address${count === 1 ? '' : 'es'} found. Choose one from the list.`,
    listLabel: 'Addresses found',
    filter: 'Filter the addresses',
    canFilter: 'Type in the list to filter it.',
    reopen: 'Show the addresses again',
    keyboard: (hasLetters) => (hasLetters ? 'Back to numbers' : 'Enter a Digital Address'),
    reading: 'roma',
    noTown: '(town not listed)',
    undo: 'Undo',
    undone: (restored) => ({
      shown: 'Undone.',
      spoken: `Undone. The ${list(restored)} ${restored.length === 1 ? 'is' : 'are'} as before the search.`,
    }),
    retry: 'Try again',
    replace: (parts) => `Replace the ${list(parts)} with the result`,
    error: (code, retryAfter, accept, text) => {
      const wayOn = 'or enter the address yourself.';
      const notHere = 'Address search is not available on this page. Enter the address yourself.';
      return {
        'invalid-code': `Check the ${codes(accept)}. ${spelling(accept)}.`,
        'not-found': `No address found${text ? ` for ${text}` : ''}. Check the code, ${wayOn}`,
        network: `Could not connect. Try again, ${wayOn}`,
        timeout: `This took too long. Try again, ${wayOn}`,
        'rate-limited': `Too many searches. Wait ${retryAfter ? `about ${waitTime(retryAfter, [retryAfter === 1 ? ' second' : ' seconds', ' minutes', ' hours'])}` : 'a moment'} and try again, ${wayOn}`,
        unavailable: `Address search is temporarily unavailable. Try again in a moment, ${wayOn}`,
        unauthorized: notHere,
        configuration: notHere,
      }[code];
    },
    valueMissing: 'Fill in this field.',
    order: {
      otherAddress: 'The address does not belong to this ZIP Code.',
      otherPlace: (place, isOffered) => `The ZIP Code is for ${place}.${isOffered ? ' Replace the address, or keep it.' : ''}`,
      replaceAddress: 'Replace the address',
      keepAddress: 'Keep the address',
      kept: 'The address stays as it is.',
      cleared: (parts) => `Removed the former ${list(parts)}.`,
      bringBack: (text) => `Put ${text} back`,
      lost: (texts) => `This form has no field for ${texts.join(', ')}. Add it after the block number.`,
      formerZip: (zip) => `The address in the form belongs to ZIP Code ${zip}.`,
      changed: (parts, place, block) => `Changed the ${list(parts)} to ${place}.${block && ` Check the ${names.block} ${block}.`}`,
      emptied: 'The ZIP Code is empty. The address stays as it is.',
      unfinished: (kind) => `${spelling([kind])}.`,
    },
    pickers,
  };
};

/** Returns the labels of the fields that take a single part. The code field's label names more than one code. */
function labelsOf(found: readonly AddressField[]): PartNames {
  const labels: { [P in Part]?: string } = {};
  for (const { field, parts } of found) {
    const [part, other] = parts;
    const name = other || part === 'postal-code' ? undefined : englishName(field);
    if (part && name) labels[part] = name;
  }
  return labels;
}

export const messages: Messages = {
  ...withNames(NAMES),
  // A registered language may contain a copy.
  withLabels(found) {
    return this === messages ? withNames({ ...NAMES, ...labelsOf(found) }) : this;
  },
};
