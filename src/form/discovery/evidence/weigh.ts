import type { Part } from '../../../address/parts.ts';
import { queryAll } from '../../dom.ts';
import { type Field, isInput, isSelect } from '../../field.ts';
import { claimsOf, type FieldReader, type FieldReading, namesNothing } from '../reading.ts';
import { readAutocomplete } from './autocomplete.ts';
import { exampleOf, type Label, labelOf, OFFERED_PREFECTURES, offersPrefectures, readExample } from './find-label.ts';
import { readName, wordsOf } from './read-name.ts';
import { CHAIN, CLASSES, containsAny, partsOf } from './vocabulary.ts';

/** What is known about one field when two kinds of evidence are compared. */
export interface Weighing {
  readonly field: Field;
  readonly label?: Label | undefined;
  readonly name?: FieldReading | undefined;
  readonly token?: FieldReading | undefined;
  readonly words?: FieldReading | undefined;
}

/** A row of the table of who overrules whom. Of the rows that apply the first one decides. */
export interface Row {
  readonly id: string;
  readonly when: (weighing: Weighing) => boolean;
  readonly takes: (weighing: Weighing) => FieldReading | undefined;
}

const says = (reading: { readonly parts: readonly Part[] } | undefined): boolean => (reading?.parts.length ?? 0) > 0;
const isOther = ({ label }: Weighing): boolean => namesNothing(label);
/** Names that do not narrow the label 住所: `<label>住所 <input name="city">`. */
const saysAll = ({ name }: Weighing): boolean => !!name?.parts.every((part) => CHAIN.indexOf(part) > 0);
const takeName = ({ name }: Weighing): FieldReading | undefined => name;
const takeExample = ({ field, label }: Weighing): FieldReading | undefined => readExample(field, !!label?.line);
const takeOptions = ({ name }: Weighing): FieldReading => (name?.parts[0] === 'prefecture' ? name : OFFERED_PREFECTURES);
const takeLabel = ({ label, name }: Weighing): FieldReading | undefined => label && { ...label, overruled: name && [name] };

/** A label against the name and the options of its field. */
export const LABEL_OR_NAME: Row[] = [
  { id: 'prefectures', when: (all) => !isOther(all) && offersPrefectures(all.field), takes: takeOptions },
  // 住所１ with the name `address1Name` asks for the name of an address.
  { id: 'name-alone', when: ({ label, name }) => !!name && (!label || (!!label.line && !!name.isOther)), takes: takeName },
  { id: 'heading', when: ({ label, name }) => !!label?.line && !label.isOwn && !!name, takes: takeName },
  // A heading names none of its fields, and seven digits are no address.
  {
    id: 'example-alone',
    when: (all) => !all.label || (!!all.label.line && (!all.label.isOwn || says(takeExample(all)))),
    takes: takeExample,
  },
  { id: 'name-in-line', when: (all) => !!all.label?.line && says(all.name) && !saysAll(all), takes: takeName },
  // 郵便番号・住所 and 対象郵便番号 above a textarea ask for more than one ZIP Code.
  {
    id: 'zip-list',
    when: ({ field, label }) =>
      label?.parts[0] === 'postal-code' && (isSelect(field) || (!isInput(field) && (label.whose !== '' || label.reason.includes('住所')))),
    takes: () => undefined,
  },
  {
    id: 'same',
    when: ({ label, name }) => says(name) && name?.parts.join() === label?.parts.join(),
    takes: ({ label, name }) => name && { ...name, senses: label?.senses, reason: `${name.reason}, ${label?.reason}` },
  },
  // 社名 above several fields asks for several companies.
  { id: 'companies', when: ({ label }) => label?.parts[0] === 'organization' && !label.isOwn, takes: takeName },
  // `zip` means a ZIP Code in any language, but `post` may be a rank.
  {
    id: 'zip-name',
    when: (all) =>
      isOther(all) &&
      !all.label?.isOther &&
      all.name?.parts[0] === 'postal-code' &&
      containsAny(all.name.reason.toLowerCase(), 'zip yu code'),
    takes: takeName,
  },
  { id: 'label', when: () => true, takes: takeLabel },
];

/** There is no token for a reading: `address_furigana` with `address-line1`. */
const isLabeled = ({ words, label }: Weighing): boolean => words?.source === 'label' || says(label) || !!words?.parts[0]?.endsWith('-kana');
/** A label of another part (建物名 beside `address-level3`), of more parts, or of a line beside a token of another question (`tel`). */
const contradicts = ({ token, words }: Weighing): boolean =>
  token?.parts.some((part) => words?.parts.includes(part))
    ? words?.parts.length !== 1
    : says(words) || (!!words?.line && !!token && claimsOf(token).length === 0);
/** The words of label and name, with the token that they overrule. */
const takeWords = ({ words, token }: Weighing): FieldReading | undefined =>
  words &&
  token && {
    ...words,
    group: token.group,
    overruled: [...(words.overruled ?? []), { ...token, parts: claimsOf(token) }],
  };

/** A token against the words of label and name. */
export const TOKEN_OR_WORDS: Row[] = [
  { id: 'other-over-token', when: (all) => !!all.words?.isOther, takes: takeWords },
  { id: 'label-over-token', when: (all) => isLabeled(all) && contradicts(all), takes: takeWords },
  {
    id: 'token',
    when: () => true,
    takes: ({ token, words }) =>
      token && {
        ...token,
        // 住所2 with `address-line2` takes the building if no other field does, and 住所 with another token all such parts.
        ...(words?.line && words.source === 'label' && { parts: [], spare: token.parts[0] === 'building' ? token.parts : CHAIN }),
        example: words?.example,
      },
  },
];

/** Returns what the first row that applies takes. */
function decide(rows: readonly Row[], weighing: Weighing): FieldReading | undefined {
  const row = rows.find(({ when }) => when(weighing));
  const reading = row?.takes(weighing);
  return reading && { ...reading, rule: row?.id };
}

/** Weighs the label of a field against its name. A list of companies or buildings belongs to the page's own data. */
function readWords(field: Field, label: Label | undefined = labelOf(field)): FieldReading | undefined {
  const name = readName(field);
  const reading = decide(LABEL_OR_NAME, { field, label, name });
  if (isSelect(field) && reading?.parts.some((part) => part === 'organization' || part === 'building')) return undefined;
  // A number may be a block, but no name.
  if (isInput(field) && field.type === 'number' && reading?.parts.some((part) => part !== 'block' && CHAIN.includes(part)))
    return undefined;
  let example: readonly Part[] | undefined;
  return reading && { ...reading, whose: label?.whose, example: () => (example ??= exampleOf(field)) };
}

/** Reads `autocomplete` tokens, unless the label says something else or more. */
function readTokens(field: Field): FieldReading | undefined {
  const token = readAutocomplete(field.getAttribute('autocomplete'));
  if (!token) return undefined;
  const label = labelOf(field);
  const words = readWords(field, label);
  return decide(TOKEN_OR_WORDS, { field, token, words, label });
}

/** Reports whether a text names nothing but Japan, in the words that YubinBango accepts: `JP`, `Japan (日本)`. */
export const isJapan = (text: string): boolean => /^(?:jpn?|japan|392|日本国?|にほん|ニホン)+$/.test(wordsOf(text).join(''));

/** Returns the YubinBango block around an element unless it is for another country. */
export function hAdrOf(element: Element): HTMLElement | null {
  const block = element.closest<HTMLElement>('.h-adr');
  const country = block && (queryAll(block, '.p-country-name')[0] as (HTMLElement & { readonly value?: string }) | undefined);
  return country && !isJapan(country.value ?? country.textContent ?? '') ? null : block;
}

/** Reads YubinBango's classes. A label such as 番地 or 建物名 narrows a class, and 市区町村・番地 widens it. */
export function readHAdr(field: Field): FieldReading | undefined {
  const names = [...field.classList].filter((name) => CLASSES.has(name));
  if (names.length === 0 || !hAdrOf(field)) return undefined;
  const label = labelOf(field);
  // A class copied from the row before: 氏名 with p-extended-address.
  if (label?.isOther) return undefined;
  const given = names
    .flatMap((name) => partsOf(CLASSES.get(name)))
    .map((part) => (part === 'prefecture-code' && isSelect(field) ? 'prefecture' : part));
  // The example 東3-12-12 says as much as the label 町名・番地.
  const named = says(label) || names.length > 1 ? (label?.parts ?? []) : exampleOf(field);
  const both = named.filter((part) => given.includes(part));
  const isNarrow = both.length < given.length;
  const able = both.length === 0 || names.length === 2 ? given : both;
  // Behind the block, a line without a class takes the building.
  const parts = able.includes('town') ? able.filter((part) => part !== 'building') : able;
  // A part that only the label or only the class names goes to another field if that has a class or label for it.
  const spare = [
    ...(isNarrow ? given.filter((part) => part === 'town') : named),
    ...(parts.includes('town') ? (['block', 'building'] as const) : []),
  ];
  return { source: 'h-adr', parts, spare, reason: `class="${names.join(' ')}"`, rule: both.length > 0 ? 'label-over-class' : 'class' };
}

/** The readers that are asked after the page's own marks, in this order: tokens, h-adr classes, then the words of names and labels. */
export const READERS: readonly FieldReader[] = [readTokens, readHAdr, readWords];
