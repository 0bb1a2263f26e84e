import { type Part, PARTS } from '../../../address/parts.ts';
import { CHAIN, LABEL_WORDS, partsOf } from './vocabulary.ts';

/** The parts that a label names. `[]`: something that is not part of an address. */
export interface Meaning {
  readonly parts: readonly Part[];
  /** The label says 住所 without naming parts. */
  readonly line?: boolean;
  /** 以降: the line takes the rest of the address. */
  readonly rest?: boolean;
  /** Whose address it is: 実家 in 実家の住所. */
  readonly whose?: string;
}

const NOTHING: Meaning = { parts: [] };

/** Longer texts are sentences about a field, not its label. */
const LONGEST = 60;
const LONGEST_OWNER = 6;

/** The length of the longest word that begins with a letter. */
const LENGTHS: ReadonlyMap<string, number> = [...LABEL_WORDS.keys()].reduce(
  (lengths, word) => lengths.set(word[0] as string, Math.max(word.length, lengths.get(word[0] as string) ?? 0)),
  new Map<string, number>(),
);

const BRACKETS = /[([〈<【〔].*?(?:[)\]〉>】〕]|$)/gs;
const LETTER = /[\p{L}○×△〇]/u;
const LATIN = /[a-z]/;

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/住\s+所/g, '住所')
    .replace(/([a-z])[\s_:-]+(?=[a-z])/g, '$1 ')
    // 市・区・町・村 and 郡市区 say the same.
    .replace(/([市区町村郡群])[・、/](?=(?!町[名域])[市区町村郡群])/g, '$1')
    .replace(/(?!区町)[市区郡群](?:(?!町[名域])[市区町村郡群])+/g, '市区町村');

/** Removes the example at the end of a text. */
export const withoutExample = (text: string): string => text.replace(/[([（]?\s*(?:例|\bex\b|\be\.g\b).*$/is, '');

/** Returns the parts in kana or roma, as far as the API has them; without parts those of an address line. */
export function inForm(parts: readonly Part[], ending: 'kana' | 'roma'): readonly Part[] {
  return (parts.length > 0 ? parts : CHAIN).flatMap((part) => PARTS.filter((one) => one === `${part}-${ending}`));
}

/** The words of a text. */
interface Words {
  readonly parts: Set<Part>;
  /** What was said: `line`, `rest`, `until`, `kana`, `roma`, `other`, and the words themselves. */
  readonly senses: Set<string>;
  /** Unknown letters in front of the first known word, and behind it. */
  readonly before: string;
  readonly behind: string;
  readonly isKnown: boolean;
  /** All letters but those that say `line` or `postal-code`. */
  readonly letters: string;
}

/** Returns the longest known word at a place. */
function wordAt(text: string, at: number): string | undefined {
  for (let length = LENGTHS.get(text[at] as string) ?? 0; length > 0; length -= 1) {
    const word = text.slice(at, at + length);
    const sense = LABEL_WORDS.get(word);
    const [last = '', next = ''] = [text[at - 1], text[at + length]];
    if (sense === undefined || (LATIN.test(word) && (LATIN.test(last) || LATIN.test(next)))) continue;
    // 市 in 都市, 字 in 名字 and 町 in 町会 are no words.
    const isInside = (/^[市字]$/.test(word) && LETTER.test(last)) || (/^[市町]$/.test(word) && LETTER.test(next) && !/[以名]/.test(next));
    if (!isInside) return word;
  }
  return undefined;
}

/** Reports whether a word can be the subject of a label. */
const isSubject = (sense: string): boolean => sense === 'line' || sense === 'rest' || partsOf(sense).length > 0;

/** Reports whether unknown text repeats the known word in front of a separator: English behind 郵便番号, or サロン名 in 会社名・サロン名. */
function isRepeated(letter: string, rest: string, separator: string, isLatin: boolean): boolean {
  return LATIN.test(letter) ? separator !== '' && !isLatin : /[・/]/.test(separator) && /^\p{L}*名/u.test(rest);
}

/** Splits a text into known words and the letters between them. The last word of a label is its subject: 住所の変更理由 is not an address. */
function take(text: string): Words {
  const parts = new Set<Part>();
  const senses = new Set<string>();
  let [before, behind, letters] = ['', '', ''];
  let isKnown = false;
  let isLatin = false;
  /** The separator behind the last known word. */
  let separator = '';
  for (let at = 0; at < text.length;) {
    const word = wordAt(text, at);
    const sense = word === undefined ? undefined : LABEL_WORDS.get(word);
    const letter = word ?? text.charAt(at);
    at += letter.length;
    if (sense === 'filler') continue;
    if (sense !== undefined) {
      senses.add(sense).add(letter);
      for (const part of partsOf(sense)) parts.add(part);
      isKnown ||= isSubject(sense);
      isLatin ||= LATIN.test(letter);
      separator = '';
    } else if (!LETTER.test(letter)) separator = isKnown && behind === '' ? letter : '';
    else if (letter === '号' || isRepeated(letter, text.slice(at), separator, isLatin)) continue;
    else if (isKnown) behind += letter;
    else before += letter;
    if (LETTER.test(letter) && sense !== 'line' && sense !== 'postal-code') letters += letter;
  }
  return { parts, senses, before, behind, letters, isKnown };
}

/** Returns whose address a text names, or `undefined` if it has no known word, or an unknown one behind it. */
function ownerIn({ before, behind, isKnown }: Words): string | undefined {
  return isKnown && behind === '' && before.length <= LONGEST_OWNER ? before : undefined;
}

/** Returns what brackets add to the words outside: 住所(番地・建物名) names parts, 番地（建物名） what follows. */
function addBrackets(outside: Words, inside: Words): Words {
  const { parts, senses } = outside;
  const last = CHAIN.findLastIndex((part) => parts.has(part));
  inside.parts.delete('postal-code');
  const isNext = ownerIn(inside) === '' && inside.parts.has(CHAIN[last + 1] as Part);
  const isNamed = parts.size === 0;
  if (senses.has('rest') || !(isNamed || isNext)) return outside;
  return { ...outside, parts: new Set([...parts, ...inside.parts]), senses: isNamed ? inside.senses : senses };
}

/** Adds what a range includes: 番地まで, 都道府県～番地, 都道府県と以降の住所. */
function addRange({ parts, senses }: Words): void {
  const isIn = (part: Part): boolean => parts.has(part);
  if (senses.has('until') && parts.size === 1) parts.add('prefecture');
  if (parts.size === 0) return;
  const end = senses.has('rest') ? CHAIN.length : CHAIN.findLastIndex(isIn) + 1;
  const start = CHAIN.findIndex(isIn);
  if (start !== -1) for (const part of CHAIN.slice(start, end)) parts.add(part);
}

/** Reports whether little more is said than 郵便番号. */
const isShort = ({ letters, behind }: Words): boolean => letters.length < LONGEST_OWNER + 3 && behind.length < LONGEST_OWNER;

/** Reports whether only the brackets of a text name something: その他（建物名）. */
function isOnlyBuilding(inBrackets: Meaning, { before, behind }: Words, outside: string): boolean {
  return inBrackets.parts.join() === 'building' && before + behind === '' && !/階|フロア|floor/.test(outside);
}

/** Reads a label that is a word by itself: 会社, but not 会社住所. */
function exactMeaning(text: string, { senses }: Words): Meaning | undefined {
  const letters = text.replace(/\P{L}/gu, '');
  const exact = LABEL_WORDS.get(`^${letters}`);
  // A field for the 丁目 alone does not take a whole block.
  if (exact === 'other' || senses.has('other') || (senses.has('丁目') && letters === '丁目')) return NOTHING;
  return exact ? { parts: partsOf(exact), whose: '' } : undefined;
}

/** Reads a label of an address, with what its brackets add. `whole`: all words; `owner`: whose address it is. */
function addressMeaning(words: Words, inside: Words, whole: Words, owner: string): Meaning | undefined {
  const isAddress = words.senses.has('line') || words.senses.has('rest');
  // 会社住所 is the company's address, not its name.
  if (isAddress || words.parts.size > 1) words.parts.delete('organization');
  const named = addBrackets(words, inside);
  addRange(named);
  const found = PARTS.filter((part) => named.parts.has(part));
  const ending = (['kana', 'roma'] as const).find((sense) => whole.senses.has(sense));
  if (ending) return { parts: inForm(found, ending) };
  if (found.length > 0) return { parts: found, whose: found.includes('organization') ? '' : owner };
  // 住所（自宅）
  const other = inside.isKnown || inside.before.length > LONGEST_OWNER - 1 ? '' : inside.before;
  return isAddress ? { parts: [], line: true, whose: owner || other, rest: words.senses.has('rest') } : undefined;
}

/** Reads a label. Returns `undefined` if it contains no known word. */
export function meaningOf(label: string): Meaning | undefined {
  // 郵便番号※わからない場合は空欄: a note follows the label.
  const text = withoutExample(bare(label)).replace(/(.)※.*/s, '$1');
  if (text.length > LONGEST) return undefined;
  const whole = take(text);
  // 郵便番号（確認） asks for the same text again.
  if (whole.senses.has('again')) return NOTHING;
  // A label may consist of nothing else: （番地）.
  const outside = text.replace(BRACKETS, '').trim() || text;
  const inside = outside === text ? '' : (text.match(BRACKETS)?.join('') ?? '');
  const joined = outside === text ? undefined : meaningOf(text.replace(/[\p{Ps}\p{Pe}<>]/gu, ''));
  if (joined && text.includes('(郵便番号)')) return joined;
  const words = take(outside);
  if (words.parts.has('postal-code')) return isShort(words) ? { parts: ['postal-code'], whose: whole.letters } : undefined;
  const exact = exactMeaning(outside, words);
  if (exact) return exact;
  const owner = ownerIn(words);
  if (owner !== undefined) return addressMeaning(words, take(inside), whole, owner);
  // 勤務先（住所）: the word outside says whose address it is. その他（建物名）: it says nothing.
  return joined && (joined.whose || isOnlyBuilding(joined, words, outside)) ? joined : undefined;
}

/** Reports whether a text does not name its field: 必須, 〒, ※半角で, an example, a sentence. */
export function isSilent(label: string): boolean {
  const text = bare(label);
  if (text.length > LONGEST || /^[※*(（▼]|(?:ください|下さい|ます|です|ません|ok|。)[。.)）]*$/.test(text)) return true;
  const { before, behind, isKnown, senses } = take(withoutExample(text));
  return !isKnown && before + behind === '' && ['roma', 'again', 'other'].every((sense) => !senses.has(sense));
}
