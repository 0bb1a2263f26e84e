import type { PartValues } from '../address/part-values.ts';
import type { Part } from '../address/parts.ts';
import type { AddressRecord } from '../address/record.ts';
import { loadedForms } from '../address/text/loaded-forms.ts';
import { asWritten } from './as-written.ts';
import { queryAll, textOf } from './dom.ts';
import { type Field, isField, isSelect, textIn } from './field.ts';

/** An option as plain data, so that matching needs no DOM. */
export interface OptionText {
  /** The value of the field if this option is chosen. */
  readonly value: string;
  readonly text: string;
  readonly disabled: boolean;
}

/** Reads an option. In a page that the browser has translated, it is as it was before. */
export function readOption(option: HTMLOptionElement): OptionText {
  const text = textOf(option);
  const { disabled } = option;
  // Ionic's options without a value stand for their text.
  return { ...asWritten(option, { value: (option as Partial<HTMLOptionElement>).value ?? text, text }, text), disabled };
}

/**
 * Reads the options of a select, or those that a design system writes into its own: `sl-option`, `ion-select-option`, `sp-menu-item`. The
 * first one of a custom element is empty, because its value can be. Returns `undefined` for a field that takes any text.
 */
export function readOptions(field: Field): readonly OptionText[] | undefined {
  const options = isField(field)
    ? (field as Partial<HTMLSelectElement>).options
    : // Vaadin has a copy of the chosen option in its button.
      [new Option(), ...queryAll(field, '*').filter((one) => /(?:option|item)$/.test(one.localName) && !one.closest('[slot=value]'))];
  // The page may load the list of cities later.
  if (!options || (!options[1] && !field.localName.endsWith('select'))) return undefined;
  return [...(options as Iterable<HTMLOptionElement>)].map(readOption);
}

function chosenIn(field: Field, options: readonly OptionText[]): number {
  return isSelect(field) ? field.selectedIndex : options.findIndex(({ value }) => value === field.value);
}

/** Normalizes text for comparison: width, case, spaces, the spelling of roma, and codes: JP-01, jp01, 001. */
function fold(text: string | number): string {
  // The value of a custom element's option may be a number.
  const plain = String(text).normalize('NFKD').toLowerCase();
  return (loadedForms.toPlainRoma?.(plain) ?? plain).replace(/\s+/g, '').replace(/^(?:jp-?)?0*(?=\d)/, '');
}

/** Returns the usual forms of a prefecture (東京都, 東京, Tokyo, 13) or a city. */
function forms(part: Part, record: AddressRecord, value: string): (string | null | undefined)[] {
  const { pref_code: code, pref_name: name, pref_roma, city_name, city_code, city_roma } = record;
  // 北海道 is never 北海.
  if (part.startsWith('pref'))
    return [value, name, name?.replace(/(?<=..)[都府県]$/u, ''), pref_roma, loadedForms.PREFECTURES_ROMA?.[Number(code) - 1], code];
  return part.startsWith('city') ? [value, city_name, city_code, city_roma] : [value];
}

/** Returns the index of the option that means a part in any usual form, or -1. The most exact form comes first, and values before texts. */
export function matchOption(options: readonly OptionText[], part: Part, record: AddressRecord, value: string): number {
  const sides = (['value', 'text'] as const).map((side) => options.map((option) => !option.disabled && fold(option[side])));
  for (const form of forms(part, record, value)) {
    if (!form) continue;
    const wanted = fold(form);
    for (const side of sides) if (side.includes(wanted)) return side.indexOf(wanted);
  }
  return -1;
}

/** Placeholders in the first option: 選択してください, ---, 都道府県, Please select. */
const ASKS_TO_CHOOSE =
  /選択|選んで|選び|えらんで|せんたく|^[\s\p{Pd}─ー*・.…]*$|都道府県|市区町村|^\s*(?:please\s)?(?:select|choose)|^prefecture$|请选择|선택/iu;

/** Reports whether the first option means “nothing chosen”, whatever its value. */
export function isPlaceholder(option: OptionText | undefined): boolean {
  return !!option && (option.value === '' || ASKS_TO_CHOOSE.test(option.text));
}

/** A field as the user sees it. */
export interface ShownField {
  readonly parts: readonly Part[];
  readonly text: string;
  /** Of a list: its options, and the index of the chosen one. */
  readonly options?: readonly OptionText[] | undefined;
  readonly selected?: number | undefined;
}

export function showField(field: Field, parts: readonly Part[] = []): ShownField {
  const options = readOptions(field);
  return { parts, text: textIn(field), options, selected: options && chosenIn(field, options) };
}

export function showFields(fields: readonly { readonly field: Field; readonly parts: readonly Part[] }[]): ShownField[] {
  return fields.map(({ field, parts }) => showField(field, parts));
}

/**
 * Returns the text that the user sees in a field: that of the chosen option, unless it asks to choose. For a record, the option that its fill
 * chooses is the record's name, whatever the list says around it: 13:東京都, 東京都（島しょ部を除く）.
 */
export function shownText({ parts, text, options, selected = -1 }: ShownField, record?: AddressRecord, values?: PartValues): string {
  if (!options) return text.trim();
  const option = options[selected];
  if (!option || isPlaceholder(option)) return '';
  const meant = parts.flatMap((part) => {
    const name = values?.get(part) ?? '';
    // Most lists show the name itself.
    return record && !option.text.startsWith(name) && matchOption(options, part, record, name) === selected ? name : [];
  });
  return meant.join('') || option.text;
}

export function shownIn(field: Field): string {
  return shownText(showField(field));
}
