/** The vowels of a row. ん, at its end, is a consonant alone. */
const VOWELS = 'aiueo';
/**
 * The hiragana that an input method (Mozc, Google, Microsoft, Apple) writes for a consonant and a vowel; `x` stands for no consonant and for
 * no letter. Several rows have a letter that several keys type. Letters that are missing here have more variants than a code is worth.
 */
const ROWS =
  'xあいうえお kかきくけこ cかしくせこ qxxく gがぎぐげご sさしすせそ zざじずぜぞ jxじ tたちつてと dだぢづでど nなにぬねのん ' +
  'hはひふへほ fxxふ bばびぶべぼ pぱぴぷぺぽ mまみむめも yやいゆxよ rらりるれろ wわxうxを';

const CODE_LENGTH = 7;

/**
 * Reads the keys back from a Digital Address that the user typed with the input method on: `あ７え２ｆｋ２` → `a7e2fk2`.
 *
 * Only text that can be nothing else: hiragana with at least one Latin letter and one digit, whose keys are exactly seven and
 * unambiguous. か may be `ka` or `ca`, and a wrong guess would fill another address, so such text returns `undefined`.
 *
 * @param text - normalized to half width (NFKC), without spaces and hyphens
 */
export function typedKeys(text: string): string | undefined {
  if (text.length > CODE_LENGTH || !/\p{Script=Hiragana}/u.test(text) || !/[A-Za-z]/.test(text) || !/[0-9]/.test(text)) return undefined;
  let spellings: readonly string[] = [''];
  for (const [i, char] of [...text].entries()) {
    const keys = keysOf(char, text.charAt(i + 1));
    spellings = spellings.flatMap((before) => keys.map((key) => before + key)).filter(({ length }) => length <= CODE_LENGTH);
  }
  const [only, second] = spellings;
  return only?.length === CODE_LENGTH && second === undefined ? only : undefined;
}

function keysOf(char: string, next: string): readonly string[] {
  if (/[0-9A-Za-z]/.test(char)) return [char];
  // A doubled consonant: っｔ is `tt`.
  if (char === 'っ') return /[b-df-hj-mp-tv-z]/i.test(next) ? [next] : [];
  return ROWS.split(' ').flatMap((row) => {
    const at = row.indexOf(char);
    return at < 1 ? [] : [(row.charAt(0) + VOWELS.charAt(at - 1)).replace('x', '')];
  });
}
