import * as fc from 'fast-check';

const SURROGATES = 0x800;
/** Any character of Unicode. */
const CHARACTER = fc
  .integer({ min: 0, max: 0x10ffff - SURROGATES })
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + SURROGATES));

/** Names that every object has. */
const NAMES = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];

/**
 * Any text, as of `fc.string({ unit: 'binary' })`. That one first enters the million characters of Unicode into a map, which takes two
 * seconds and 200 MB in each process and page.
 */
export function anyText(maxLength = 200): fc.Arbitrary<string> {
  const names = NAMES.filter(({ length }) => length <= maxLength);
  const text = fc.string({ unit: CHARACTER, maxLength });
  return names.length > 0 ? fc.oneof({ weight: 19, arbitrary: text }, { weight: 1, arbitrary: fc.constantFrom(...names) }) : text;
}
