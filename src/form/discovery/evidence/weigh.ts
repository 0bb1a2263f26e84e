import type { Part } from '../../../address/parts.ts';
import { queryAll } from '../../dom.ts';
import { type Field, isInput, isSelect } from '../../field.ts';
import type { FieldReading } from '../found-field.ts';
import { partsOfToken, readAutocomplete } from './autocomplete.ts';
import { exampleOf, type Label, labelOf, offersPrefectures, readExample } from './find-label.ts';
import { readName } from './read-name.ts';
import { CHAIN } from './vocabulary.ts';

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
  readonly takes: 'label' | 'name' | 'token' | 'words' | 'options' | 'example' | 'nothing';
}

const says = (reading: { readonly parts: readonly Part[] } | undefined): boolean => (reading?.parts.length ?? 0) > 0;
const isOther = ({ label }: Weighing): boolean => label !== undefined && !label.line && label.parts.length === 0;
/** Names that do not narrow the label 住所: `<label>住所 <input name="city">`. */
const saysAll = ({ field, label, name }: Weighing): boolean =>
  !isSelect(field) && !!name?.parts.every((part) => /^(?:city|town|block)$/.test(part) || (label?.whose && !part.startsWith('p')));
/** `pref_code` beside 都道府県, but not beside 都道府県名. */
const isFiner = ({ label, name }: Weighing): boolean =>
  says(name) &&
  !!name?.parts.every(
    (part) => label?.parts.some((one) => part.startsWith(`${one}-`)) && !(part.endsWith('code') && /名/.test(label.text)),
  );

/** A label against the name and the options of its field. */
export const LABEL_OR_NAME: Row[] = [
  // 配送先 with prefectures to choose from.
  {
    id: 'offers-prefectures',
    when: (all) =>
      (!isOther(all) || (!all.label?.isOther && /(?:送|届け?)先[^\p{L}]*$/u.test(all.label?.text ?? ''))) && offersPrefectures(all.field),
    takes: 'options',
  },
  { id: 'name-alone', when: ({ label, name }) => !label && !!name, takes: 'name' },
  // A heading names none of its fields.
  { id: 'example-alone', when: ({ label, name }) => !label || (!!label.line && !label.isOwn && !name), takes: 'example' },
  { id: 'heading', when: ({ label }) => !!label?.line && !label.isOwn, takes: 'name' },
  // それ以降の住所 with the name `addr02` takes more than block and building.
  { id: 'name-in-line', when: (all) => !!all.label?.line && says(all.name) && !saysAll(all) && !all.label.rest, takes: 'name' },
  { id: 'zip-list', when: ({ field, label }) => label?.parts[0] === 'postal-code' && !isInput(field), takes: 'nothing' },
  { id: 'finer-name', when: isFiner, takes: 'name' },
  { id: 'same', when: ({ label, name }) => !label?.line && says(name) && name?.parts.join() === label?.parts.join(), takes: 'name' },
  // 社名 above several fields asks for several companies.
  { id: 'companies', when: ({ label }) => label?.parts[0] === 'organization' && !label.isOwn, takes: 'name' },
  { id: 'label', when: () => true, takes: 'label' },
];

const isAddress = ({ token }: Weighing): boolean => says(token) || (token?.spare?.length ?? 0) > 0;
const isLabeled = ({ words, label }: Weighing): boolean => words?.source === 'label' || says(label);
/** A label of another part (建物名 beside `address-level3`), or of more parts. 住所 says as much as its example. */
const contradicts = ({ token, words }: Weighing): boolean => {
  const named = words?.line ? (words.example?.() ?? []) : (words?.parts ?? []);
  return token?.parts.some((part) => named.includes(part)) ? named.length > 1 : says(words);
};

/** A token against the words of label and name. */
export const TOKEN_OR_WORDS: Row[] = [
  { id: 'other-question-over-token', when: (all) => !!all.words?.isOther && isAddress(all), takes: 'words' },
  // `tel` on a ZIP Code field, `username` on 都道府県.
  {
    id: 'label-over-other-token',
    when: (all) => !isAddress(all) && (isLabeled(all) || all.words?.parts[0] === 'postal-code') && (!!all.words?.line || says(all.words)),
    takes: 'words',
  },
  { id: 'label-over-token', when: (all) => isAddress(all) && isLabeled(all) && contradicts(all), takes: 'words' },
];

/** Adds who decided and what was overruled. */
function decide(rows: readonly Row[], weighing: Weighing): readonly [takes: Row['takes'], id: string] {
  const row = rows.find(({ when }) => when(weighing));
  return row ? [row.takes, row.id] : ['nothing', ''];
}

/** Reads the label and the name of a field. */
function readLabelAndName(field: Field): FieldReading | undefined {
  const label = labelOf(field);
  const read = readName(field);
  const name = read && { ...read, whose: label?.whose ?? read.whose };
  const [takes, rule] = decide(LABEL_OR_NAME, { field, label, name });
  if (takes === 'name') return name && { ...name, rule };
  if (takes === 'options')
    return name?.parts[0] === 'prefecture'
      ? name
      : {
          source: 'label',
          parts: ['prefecture'],
          whose: label?.whose,
          reason: label?.parts[0] === 'prefecture' ? label.text : 'options',
          rule,
        };
  if (takes === 'example') {
    const example = readExample(field);
    return example && { source: 'label', parts: example.parts, line: example.line, whose: label?.whose, reason: example.text, rule };
  }
  if (takes === 'nothing' || !label) return undefined;
  const { text: reason, whose, parts, line } = label;
  const overruled = name && (says(name) || isOther({ field, label })) ? { overruled: [name] } : {};
  if (isOther({ field, label })) return { source: 'label', parts, reason, isOther: label.isOther, rule, ...overruled };
  return { source: 'label', parts, line, whose, reason, rule, ...overruled };
}

/**
 * Reads the label and the name of a field. A list of companies or buildings belongs to the page's own data.
 */
export function readWords(field: Field): FieldReading | undefined {
  const reading = readLabelAndName(field);
  if (isSelect(field) && reading?.parts.some((part) => /^(?:organization|building)/.test(part))) return undefined;
  if (!reading || !(reading.line || says(reading))) return reading;
  let example: readonly Part[] | undefined;
  return { ...reading, example: () => (example ??= exampleOf(field)) };
}

/** Reads `autocomplete` tokens, unless the label says something else or more. */
export function readTokens(field: Field): FieldReading | undefined {
  const attribute = field.getAttribute('autocomplete');
  const autofill = readAutocomplete(attribute);
  if (!autofill) return undefined;
  const { group } = autofill;
  const said = partsOfToken(autofill.token);
  const words = readWords(field);
  // 住所 with `address-level1` also takes the parts that have no field.
  const spare = words?.line && words.source === 'label' && autofill.token.includes('level') ? CHAIN : said.spare;
  const reason = `autocomplete="${attribute}"`;
  const token: FieldReading = { source: 'autocomplete', parts: said.parts, spare: said.spare, reason, group };
  const [takes, rule] = decide(TOKEN_OR_WORDS, { field, token, words, label: words && labelOf(field) });
  if (takes === 'words' && words)
    return {
      ...words,
      rule,
      group,
      overruled: [...(words.overruled ?? []), { ...token, parts: [...said.parts, ...said.spare], spare: [] }],
    };
  return { ...token, spare, rule, whose: words?.whose, example: words?.example };
}

/**
 * The classes that YubinBango documents (microformats h-adr). 町域 is `p-street-address`, 以降の住所 `p-extended-address`; pages without a field
 * for the latter expect the rest in the former.
 * @see https://github.com/yubinbango/yubinbango
 */
const PARTS_OF_CLASS: ReadonlyMap<string, readonly Part[]> = new Map<string, readonly Part[]>([
  ['p-postal-code', ['postal-code']],
  ['p-region', ['prefecture']],
  ['p-region-id', ['prefecture-code']],
  ['p-locality', ['city']],
  ['p-street-address', ['town']],
  ['p-extended-address', ['block', 'building']],
]);

/** The names and codes of Japan, with those that YubinBango accepts. */
export const JAPAN: RegExp = /^(?:japan|jpn?|392|日本国?|にほん|ニホン)$/i;

/** Returns the YubinBango block around an element unless it is for another country. */
export function hAdrOf(element: Element): HTMLElement | null {
  const block = element.closest<HTMLElement>('.h-adr');
  const country = block && (queryAll(block, '.p-country-name')[0] as (HTMLElement & { readonly value?: string }) | undefined);
  return country && !JAPAN.test((country.value ?? country.textContent ?? '').trim()) ? null : block;
}

/** Reads YubinBango's classes. A label such as 番地 or 建物名 narrows a class, and 市区町村・番地 widens it. */
export function readHAdr(field: Field): FieldReading | undefined {
  const names = [...field.classList].filter((name) => PARTS_OF_CLASS.has(name));
  if (names.length === 0 || !hAdrOf(field)) return undefined;
  const label = labelOf(field);
  // A class copied from the row before: 氏名 with p-extended-address.
  if (label?.isOther) return undefined;
  const given = names
    .flatMap((name) => PARTS_OF_CLASS.get(name) ?? [])
    .map((part) => (part === 'prefecture-code' && isSelect(field) ? 'prefecture' : part));
  const both = label?.parts.filter((part) => given.includes(part)) ?? [];
  const isNarrow = both.length < given.length;
  const parts = both.length === 0 || names.length === 2 ? given : isNarrow ? both : (label?.parts ?? []);
  const spare = parts.includes('town') ? { spare: ['block', 'building'] as const } : {};
  return { source: 'h-adr', parts, reason: `class="${names.join(' ')}"`, rule: both.length > 0 ? 'label-over-class' : 'class', ...spare };
}
