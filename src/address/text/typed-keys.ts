/**
 * The keys that type a hiragana letter with an input method (Mozc, Google, Microsoft, Apple). If several sequences type the same
 * letter, all of them are listed. Letters that are missing here have more variants than a code is worth.
 */
const KEYS: ReadonlyMap<string, readonly string[]> = new Map(
  (
    'あa いi,yi うu,wu えe おo ' +
    'かka,ca きki くku,cu,qu けke こko,co がga ぎgi ぐgu げge ごgo ' +
    'さsa しsi,ci すsu せse,ce そso ざza じzi,ji ずzu ぜze ぞzo ' +
    'たta ちti つtu てte とto だda ぢdi づdu でde どdo ' +
    'なna にni ぬnu ねne のno はha ひhi ふhu,fu へhe ほho ' +
    'ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo ' +
    'まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をwo んn'
  )
    .split(' ')
    .map((entry) => [entry.charAt(0), entry.slice(1).split(',')]),
);

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
    if (!keys) return undefined;
    spellings = spellings.flatMap((before) => keys.map((key) => before + key)).filter(({ length }) => length <= CODE_LENGTH);
  }
  const [only, second] = spellings;
  return only?.length === CODE_LENGTH && second === undefined ? only : undefined;
}

function keysOf(char: string, next: string): readonly string[] | undefined {
  if (/[0-9A-Za-z]/.test(char)) return [char];
  // A doubled consonant: っｔ is `tt`.
  if (char === 'っ') return /[b-df-hj-mp-tv-z]/i.test(next) ? [next] : undefined;
  return KEYS.get(char);
}
