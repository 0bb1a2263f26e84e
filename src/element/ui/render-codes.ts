/** Returns the pieces of a sentence, with each ZIP Code (`102-0072`) and Digital Address (`A7E-2FK2`) as `render` makes it. */
export function renderCodes<T>(sentence: string, render: (code: string) => T): readonly (T | string)[] {
  // Not a part of a longer number, as in a phone number or a block.
  return sentence.split(/(?<![\w-])([0-9A-Z]{3}-[0-9A-Z]{4})(?![\w-])/).map((piece, at) => (at % 2 === 1 ? render(piece) : piece));
}
