import { isPart, PARTS, PLACE_LEVELS } from '../address/parts.ts';
import { readMapping } from '../form/discovery/mapping.ts';
import { ACCEPTED, WORDS, wordsOf } from './attributes.ts';
import { createOnce } from './create-once.ts';
import type { LookupElement } from './properties.ts';

/** Logs a warning for the page's developers, once per message. Callers continue with a default. */
export function warn(message: string): void {
  createOnce(`warn ${message}`, () => console.warn(`<dga-address-lookup>: ${message}`));
}

/** The words of the attributes that take one of several. */
const ONE_OF = { ...WORDS, kana: ['katakana', 'hiragana', 'half'], width: ['keep', 'full', 'half'] } as const;

/** The words of the attributes that take several. */
const LISTS = { accept: ACCEPTED, fill: PARTS, pickers: PLACE_LEVELS } as const;

/** Warns of words that an attribute does not know. */
export function warnOfWords(element: LookupElement): void {
  for (const [name, known] of Object.entries({ ...ONE_OF, ...LISTS }) as [keyof typeof ONE_OF | keyof typeof LISTS, readonly string[]][]) {
    const value = element[name];
    for (const word of name in ONE_OF ? [value] : wordsOf(value))
      if (word && !known.includes(word as string))
        warn(`${name.replace(/[A-Z]/, '-$&').toLowerCase()}="${String(word)}" must be one of ${known.join(', ')}.`);
  }
}

/** Warns of what `fields` names and the page does not have, once the form is filled. */
export function warnOfFields(element: LookupElement): void {
  for (const [part, target] of Object.entries(element.fields ?? {}))
    if (!isPart(part)) warn(`fields.${part} is no part of an address.`);
    else if (typeof target === 'string' && readMapping({ [part]: target }, element.getRootNode() as ParentNode & Node).fields.size === 0)
      warn(`fields.${part}="${target}" matches no element with a value.`);
}
