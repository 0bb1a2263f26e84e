import type { Part } from '../../address/parts.ts';
import { namesOf } from './name-parts.ts';
import type { Accepted, Messages } from './messages.ts';

const NAMES: { readonly [P in Part]?: string } = {
  'postal-code': 'postal code',
  'digital-address': 'Digital Address',
  prefecture: 'prefecture',
  city: 'city',
  town: 'town',
  block: 'block number',
  building: 'building',
  organization: 'organization',
  address: 'address',
};

const list = (parts: readonly Part[]): string => new Intl.ListFormat('en').format(namesOf(parts, NAMES, 'reading', 'romanized address'));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const codes = (accept: readonly Accepted[]): string =>
  accept.includes('digital-address') ? (accept.includes('postal-code') ? 'postal code or Digital Address' : 'Digital Address') : 'postal code';

const spelling = (accept: readonly Accepted[]): string =>
  capital(
    [accept.includes('postal-code') ? 'a postal code has 7 digits' : '', accept.includes('digital-address') ? 'a Digital Address has 7 letters and digits' : '']
      .filter(Boolean)
      .join('; '),
  );

export const en: Messages = {
  label: (accept) => capital(accept.includes('freeword') ? `${codes(accept)}, or part of the address` : codes(accept)),
  hint: (accept) => `${spelling(accept)}. Hyphens are optional.`,
  lookUp: 'Find address',
  busy: 'Searching…',
  filled: ({ filled, kept, missing }) =>
    [
      filled.length > 0 ? `Filled in ${list(filled)}.` : '',
      kept.length > 0 ? `Left what you entered in ${list(kept)}.` : '',
      missing.length > 0 ? `Please enter the ${list(missing)}.` : '',
    ]
      .filter(Boolean)
      .join(' ') || 'There is no field for this address.',
  several: (count) => `${count} addresses found. Choose one from the list.`,
  listLabel: 'Addresses found',
  noTown: '(no town)',
  undo: 'Undo',
  undone: 'Changes undone.',
  retry: 'Try again',
  replace: (parts) => `Replace ${list(parts)} with the result`,
  error: (code, retryAfter, accept) => {
    const byHand = 'You can also enter the address yourself.';
    switch (code) {
      case 'invalid-code':
        return `Check the ${codes(accept)}. ${spelling(accept)}.`;
      case 'not-found':
        return 'No address found. Check the code, or enter the address yourself.';
      case 'network':
        return `Could not connect. Check your connection and try again. ${byHand}`;
      case 'timeout':
        return `No answer in time. Please try again. ${byHand}`;
      case 'rate-limited':
        return `Too many searches. Please wait ${retryAfter ? `about ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}` : 'a moment'} and try again. ${byHand}`;
      case 'unavailable':
        return `Address search is not available right now. Please try again in a moment. ${byHand}`;
      case 'unauthorized':
      case 'configuration':
        return `Address search cannot be used on this page. ${byHand}`;
    }
  },
  valueMissing: 'Please fill in this field.',
  blockMissing: 'Please enter the block number.',
  pickers: {
    group: 'Choose the address',
    labels: { prefecture: 'Prefecture', city: 'City', town: 'Town', code: 'Postal code' },
    choose: 'Please choose',
    loading: 'Loading…',
    noMatch: 'Nothing in the list fits.',
    severalCodes: (count) => `There are ${count} postal codes. Choose one from the list.`,
    zip: (zip) => `The postal code is ${zip}.`,
    empty: 'The list ends here. Please enter the rest yourself.',
    unmatched: (name) => `“${name}” in the form is not in the list. Choose from the list, or go on as it is.`,
  },
};
