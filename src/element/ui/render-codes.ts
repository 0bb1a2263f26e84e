/** Returns the pieces of a sentence, with each ZIP Code (`102-0072`) as `render` makes it. */
export function renderCodes<T>(sentence: string, render: (code: string) => T): readonly (T | string)[] {
  return sentence.split(/([0-9]{3}-[0-9]{4})/).map((piece, at) => (at % 2 === 1 ? render(piece) : piece));
}
