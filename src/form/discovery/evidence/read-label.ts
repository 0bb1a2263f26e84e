import { type Part, PARTS } from '../../../address/parts.ts';
import { JAPANESE } from '../../as-written.ts';
import type { FieldReading } from '../reading.ts';
import { splitExample } from './read-example.ts';
import { CHAIN, containsAny, LABEL_WORDS, partsOf, plain } from './vocabulary.ts';

/** What words say, wherever they are. Without parts and `line`: something that is not part of an address. */
export type Meaning = Omit<FieldReading, 'source' | 'reason'>;

/** Longer texts are sentences about a field, not its label. */
const LONGEST = 60;
const LONGEST_OWNER = 6;
const LONGEST_WORD = Math.max(...[...LABEL_WORDS.keys()].map(({ length }) => length));

const BRACKETS = /[\p{Ps}<].*?(?:[\p{Pe}>]|$)/gsu;
/** Words that do not count behind an unknown letter: 市 in 朝市, 都市 in 京都市, 番 in 型番, 地名 in 団地名. */
const ENDS = ['市', '都市', '字', '番', '棟', '地名'];
const LETTER = /\p{L}/u;
export const LATIN: RegExp = /[a-z]/;

const bare = (text: string): string =>
  plain(text)
    .trim()
    // 口 座 番 号, 住所 詳細
    .replace(/(?<=[^ -~]) +(?=[^ -~])/g, '')
    .replace(/[\s_:-]+/g, ' ')
    .replaceAll('名称', '名')
    .replace(/ ?(?:または|又は|\/) ?/g, '/')
    // 市・区・町・村 and 郡市区 say the same.
    .replace(/([市区町村郡])[・、/](?=[市区町村郡])/g, '$1')
    .replace(/(?!区町)[市区郡群](?:(?!町[名域字])[市区町村郡群])+/g, '市区町村');

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Returns the parts in kana or roma if words ask for one, as far as the API has them; without parts those of an address line. */
export function inForm(parts: readonly Part[], asksFor: (form: string) => boolean): readonly Part[] | undefined {
  const form = (['kana', 'roma'] as const).find(asksFor);
  return form && (parts.length > 0 ? parts : CHAIN).flatMap((part) => PARTS.filter((one) => one === `${part}-${form}`));
}

/** The words of a text. */
interface Words {
  readonly parts: Set<Part>;
  /** What was said: parts, `line`, `rest`, `until`, `kana`, `roma`, `other`. */
  readonly senses: Set<string>;
  /** Unknown letters in front of the first known word, and behind it. */
  readonly before: string;
  readonly behind: string;
  readonly isKnown: boolean;
  /** All letters without fillers. */
  readonly content: string;
}

/** Returns the longest known word at a place, otherwise an empty text. `last`: the text before it if that is unknown or a filler. */
function wordAt(text: string, at: number, last: string): string {
  for (let length = LONGEST_WORD; length > 0; length -= 1) {
    const word = text.slice(at, at + length);
    if (LABEL_WORDS.get(word) === undefined) continue;
    const next = text.charAt(at + length);
    // 地番 in 居住地番地 does not count, nor does a Latin word inside another.
    const isFragment = LATIN.test(word) ? LATIN.test(last) || LATIN.test(next) : ENDS.includes(word) && LETTER.test(last);
    if (!isFragment && word + next !== '地番地') return word;
  }
  return '';
}

/** Reports whether a word can be the subject of a label. */
const isSubject = (sense: string): boolean => sense === 'line' || sense === 'rest' || partsOf(sense).length > 0;

/**
 * Reports whether unknown text says no more than the known words in front of it: English behind 郵便番号, サロン名 in 会社名・サロン名, 区画 in
 * 番地・区画, or 区画名 in 建物区画名.
 */
function isRepeated(letter: string, rest: string, separator: string, senses: ReadonlySet<string>, isLatin: boolean): boolean {
  if (!JAPANESE.test(letter)) return separator !== '' && !isLatin;
  const between = /^(\p{L}*?)(?:名|番号)/u.exec(rest)?.[1];
  const isAlternative = separator !== '' && '・/'.includes(separator);
  if (between === undefined) return isAlternative && senses.has('block');
  return isAlternative || (senses.has('building') && between.length < 2);
}

/** Reads the words of a text. The last word of a label is its subject: 住所の変更理由 is not an address. */
function take(text: string): Words {
  const senses = new Set<string>();
  let [before, behind, content, last] = ['', '', '', ''];
  let [isKnown, isLatin] = [false, false];
  /** Whether a word of another question has been read, and no part of an address behind it. */
  let isOther = false;
  /** The separator behind the last known word. */
  let separator = '';
  const addWord = (word: string, sense: string): void => {
    // 前職の会社名 asks for a company, but not for one of the address. An e-mail address is none.
    if (isSubject(sense) && sense !== 'organization' && !LATIN.test(word)) isOther = false;
    // 住所・建物名 is a line that includes the building.
    const isIncluded =
      separator !== '' && '・,&'.includes(separator) && [...senses].join() === 'line' && CHAIN.indexOf(partsOf(sense)[0] as Part) > 1;
    if (!isIncluded) senses.add(sense);
    isKnown ||= isSubject(sense);
    isLatin ||= LATIN.test(word);
  };
  // 担当者 in 担当者住所 is whose address it is.
  const addUnknown = (letter: string, rest: string, isQuestion: boolean): void => {
    if (!LETTER.test(letter)) {
      // Municipalities / 市区町村, and home 住所 with the name of an icon
      if ((letter === '/' || JAPANESE.test(rest.charAt(0))) && !JAPANESE.test(before)) before = '';
      separator = isKnown ? letter.trim() || separator || letter : '';
    } else if (letter !== '号' && !isRepeated(letter, rest, separator, senses, isLatin)) {
      if (isKnown) behind += letter;
      else before += letter;
      isOther ||= isQuestion;
    }
  };
  for (let at = 0; at < text.length;) {
    const known = wordAt(text, at, last);
    const sense = LABEL_WORDS.get(known);
    const word = known || text.charAt(at);
    at += word.length;
    // 会社番号 does not ask for a company.
    if (LETTER.test(word) && (!['filler', 'kana', 'roma', 'more'].includes(sense ?? '') || word === '番号')) content += word;
    last = (sense ?? 'filler') === 'filler' ? word : '';
    if (sense === undefined || sense === 'other') addUnknown(word, text.slice(at), sense === 'other');
    else if (sense !== 'filler') addWord(word, sense);
  }
  if (isOther) senses.add('other');
  return { parts: new Set([...senses].flatMap(partsOf)), senses, before, behind, content, isKnown };
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
  // 以降の住所（番地まで）, 住所（建物名も含む）, 住所（建物名を除く）
  const isAlso = (senses.has('rest') && inside.parts.size < 2) || containsAny(inside.behind, 'も 含 除');
  if (isAlso || !(isNamed || isNext)) return outside;
  return { ...outside, parts: new Set([...parts, ...inside.parts]), senses: inside.senses };
}

/** Adds what a range includes: 番地まで, 都道府県～番地, 都道府県と以降の住所. */
function addRange({ parts, senses }: Words): void {
  const isIn = (part: Part): boolean => parts.has(part);
  if ([...senses].join().includes('until') && (parts.size === 1 || (parts.size > 0 && !isIn('city')))) parts.add('prefecture');
  const end = senses.has('rest') ? CHAIN.length : CHAIN.findLastIndex(isIn) + 1;
  const start = CHAIN.findIndex(isIn);
  if (start !== -1) for (const part of CHAIN.slice(start, end)) parts.add(part);
}

/** Reads a label of an address, with what its brackets add. `whole`: all words; `owner`: whose address it is. */
function addressMeaning(words: Words, inside: Words, whole: Words, owner: string): Meaning {
  // 会社住所 is the company's address, not its name.
  if (words.senses.has('line') || words.parts.size > 1) words.parts.delete('organization');
  const named = addBrackets(words, inside);
  addRange(named);
  const found = PARTS.filter((part) => named.parts.has(part));
  const spelled = inForm(found, (form) => whole.senses.has(form));
  // No reading is known for 住所２（フリガナ）.
  if (spelled) return { parts: whole.senses.has('count') ? [] : spelled };
  const isLine = found.length === 0;
  // 住所（自宅）
  const other = !isLine || inside.isKnown || inside.before.length > LONGEST_OWNER - 1 ? '' : inside.before;
  // 紹介者の会社名, but not 運営会社名 or 送付先の会社名.
  const person = /.*(?:者|家族|[証主]人|[絡引]先)/.exec(owner)?.[0] ?? '';
  const whose = found.includes('organization') ? person : owner || other;
  return { parts: found, line: isLine, whose, senses: [...whole.senses] };
}

/** Reads a label without brackets, or with what they add. `outside`: the words in front of them; `whole`: all words. */
function ownMeaning(text: string, outside: Words, inside: Words, whole: Words): Meaning | undefined {
  // Little more is said than 郵便番号.
  const isShort = outside.content.length < LONGEST_OWNER + 10 && outside.behind.length < LONGEST_OWNER;
  if (outside.parts.has('postal-code'))
    return isShort && !outside.parts.has('block') ? { parts: ['postal-code'], whose: whole.before + whole.behind } : undefined;
  // A label that is a word by itself: 会社, but not 会社住所. 丁目 alone does not take a whole block. 会社・学校名 asks for 会社, but not 会社・自宅.
  const first = outside.isKnown ? text : text.replace(/[・/].*[名校].*/, '');
  const exact = outside.senses.has('other') ? 'other' : LABEL_WORDS.get(`^${take(first).content}${inside.content}`);
  const parts = partsOf(exact);
  if (exact) return { parts: (parts.length > 0 && inForm(parts, (form) => whole.senses.has(form))) || parts, whose: '' };
  const owner = ownerIn(outside);
  return owner === undefined ? undefined : addressMeaning(outside, inside, whole, owner);
}

/** Reads a label. A badge behind a tab may say anything: 郵送の場合必須. Returns `undefined` if there is no known word. */
export function meaningOf(label: string): Meaning | undefined {
  return wholeMeaning(label) ?? wholeMeaning(label.split('\t')[0] as string);
}

function wholeMeaning(label: string): Meaning | undefined {
  // 郵便番号※わからない場合は空欄: a note follows the label.
  const [named] = splitExample(bare(label));
  const text = named.replace(/(\P{Ps})※.*/su, '$1');
  if (text.length > LONGEST) return undefined;
  const whole = take(text);
  if (Number(digitsOf(text)) > 1) whole.senses.add('count');
  // 郵便番号（確認） asks for the same text again.
  if (whole.senses.has('again')) return { parts: [] };
  const outside = text.replace(BRACKETS, '').trim();
  // A label may consist of nothing else: （番地）*.
  return LETTER.test(outside) && outside !== text ? bracketMeaning(text, outside, whole) : ownMeaning(text, whole, take(''), whole);
}

/** Reads a label with brackets. */
function bracketMeaning(text: string, outside: string, whole: Words): Meaning | undefined {
  const words = take(outside);
  const joined = wholeMeaning(text.replace(/[\p{Ps}\p{Pe}<>]/gu, ''));
  if (joined && text.includes('(郵便番号)')) return joined;
  const own = ownMeaning(outside, words, take(text.match(BRACKETS)?.join('') ?? ''), whole);
  if (own || isSentence(outside)) return own;
  // 勤務先（住所）: the word outside says whose address it is. その他（建物名）: it says nothing.
  const isFloor = containsAny(outside, '階 フロア floor');
  const isBuilding = joined?.parts.join() === 'building' && words.before + words.behind === '' && !isFloor;
  return (joined?.whose && joined.parts[0] !== 'organization') || isBuilding ? joined : undefined;
}

/** Reports whether bare text ends as a sentence or a remark does. */
export const isSentence = (text: string): boolean => /(?:ください|下さい|ます|です|ません|る|こと|ok|から.*検索)[。.)]*$/.test(text);

/** Reports whether a text is a sentence, or in round brackets as a whole: （番地まで）, but not 【番地】. */
export function isNote(text: string): boolean {
  const outside = bare(text).replace(BRACKETS, '').trim();
  return outside === '' ? bare(text).startsWith('(') : isSentence(outside);
}

/** Reports whether a text does not name its field: 必須, 〒, ※半角で, an example, a sentence. */
export function isSilent(label: string): boolean {
  const text = bare(label);
  if (text.length > LONGEST || '※▼'.includes(text.charAt(0)) || isSentence(text)) return true;
  const { before, behind, isKnown } = take(splitExample(text)[0]);
  return !isKnown && before + behind === '';
}
