import { create } from './create.ts';

/** Spells a code for screen readers, character by character with a pause at the hyphen. Otherwise they read one number in millions. */
export function spokenCode(code: string): string {
  const digits = [...code.replace(/[^0-9A-Za-z]/g, '')];
  return `${digits.slice(0, 3).join(' ')}, ${digits.slice(3).join(' ')}`;
}

/** Returns the pieces of a sentence, with each ZIP Code (`102-0072`) and Digital Address (`A7E-2FK2`) as `render` makes it. */
export function renderCodes<T>(sentence: string, render: (code: string) => T): readonly (T | string)[] {
  // Not a part of a longer number, as in a phone number or a block.
  return sentence.split(/(?<![\w-])([0-9A-Z]{3}-[0-9A-Z]{4})(?![\w-])/).map((piece, at) => (at % 2 === 1 ? render(piece) : piece));
}

/** A sentence whose codes are read digit by digit, as text: Orca says nothing for an element with an `aria-label` inside a live region. */
export function sentenceWithCodes(sentence: string): HTMLElement {
  const pieces = renderCodes(sentence, (code) => [
    create('span', { class: 'code', 'aria-hidden': 'true' }, code),
    create('span', { class: 'heard' }, spokenCode(code)),
  ]);
  return create('span', {}, ...pieces.flat());
}
