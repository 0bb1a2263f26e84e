import { meansPlace, PLACE_LEVELS, type PlaceLevel } from '../address/place-names.ts';
import type { AddressRecord, AddressRow } from '../address/record.ts';
import { isSelect } from './field.ts';
import type { FieldMap, FieldReader } from './discovery/found-field.ts';
import { isPlaceholder } from './filling/option-match.ts';
import { controlsOf, type Scope } from './discovery/scope.ts';
import { isTouched } from './filling/touched.ts';
import { writeField } from './filling/write-field.ts';

/** A choice for a select of the page. */
export interface PageChoice {
  /** Unique in its list, and the same when the list comes again. */
  readonly key: string;
  /** The API's code; towns have none. */
  readonly code: string | null;
  readonly name: string;
  /** What tells it from another of the same name. */
  readonly detail: string | null;
  /** The API's rows behind it, where a list has told them. */
  readonly rows?: readonly AddressRow[];
}

/** How a select writes the value of a choice. */
type ValueStyle = (choice: PageChoice) => string;

const byName: ValueStyle = ({ name }) => name;

/** The style of values such as these: `13`, `013`, `JP-13`, `13101`, or names. */
function styleOf(samples: readonly string[]): ValueStyle | undefined {
  const [sample] = samples;
  if (sample === undefined) return undefined;
  const prefix = /^(JP-?)[0-9]+$/i.exec(sample)?.[1];
  if (prefix !== undefined) return ({ code, name }) => (code === null ? name : `${prefix}${code}`);
  if (!samples.every((value) => /^[0-9]+$/.test(value))) return byName;
  // 1, 2 … 47 has lost its zeros, 01 and 001 have not.
  const length = Math.min(...samples.map((value) => value.length));
  return ({ code, name }) => (code === null ? name : code.replace(/^0+/, '').padStart(length, '0'));
}

/** The style of cities beside prefectures of a style: numbers keep to numbers, whole where theirs are. No city is called `JP-` anything. */
function cityStyleBeside(style: ValueStyle | undefined): ValueStyle | undefined {
  const hokkaido = style?.({ key: '', code: '01', name: '', detail: null });
  if (hokkaido === '1') return style;
  return /^0+1$/.test(hokkaido ?? '') ? ({ code, name }) => code ?? name : undefined;
}

/** Says of a select with `data-dga-picker` which part it takes. */
export const readPickerMark: FieldReader = (field) => {
  const level = levelOf(field);
  return level && { source: 'data-dga-field', parts: [level], reason: `data-dga-picker="${level}"` };
};

function levelOf(field: Element): PlaceLevel | undefined {
  const mark = isSelect(field) ? field.dataset['dgaPicker']?.trim().toLowerCase() : undefined;
  return PLACE_LEVELS.find((level) => level === mark);
}

/** The page's own selects that pickers drive, one a level: fills and empties them in place, and leaves what the page put there. */
export class PagePickers {
  readonly #keys = new WeakMap<HTMLOptionElement, string>();
  readonly #styles = new WeakMap<HTMLSelectElement, ValueStyle>();
  /** Selects whose options the page has made itself, and which are never changed. */
  readonly #fixed = new WeakSet<HTMLSelectElement>();
  #selects = new Map<PlaceLevel, HTMLSelectElement>();

  /** Looks for the marked selects of an address. Says whether they are others than before. */
  find({ form, root, refused }: Scope & Pick<FieldMap, 'refused'>): boolean {
    const found = new Map<PlaceLevel, HTMLSelectElement>();
    // A form may hold two addresses, each with selects of its own.
    const foreign = new Set<Element>(refused.filter(({ refusal }) => refusal === 'group').map(({ field }) => field));
    for (const control of controlsOf(form, root)) {
      const level = levelOf(control);
      if (level && !found.has(level) && !foreign.has(control)) found.set(level, control as HTMLSelectElement);
    }
    const isNew = [...found].some(([level, select]) => this.#selects.get(level) !== select) || found.size !== this.#selects.size;
    this.#selects = found;
    for (const [level, select] of found) this.#learn(level, select);
    return isNew;
  }

  get(level: PlaceLevel): HTMLSelectElement | undefined {
    return this.#selects.get(level);
  }

  get size(): number {
    return this.#selects.size;
  }

  /** Which level a select is for. */
  levelOf(select: EventTarget | null): PlaceLevel | undefined {
    return PLACE_LEVELS.find((level) => this.#selects.get(level) === select);
  }

  #real(select: HTMLSelectElement): HTMLOptionElement[] {
    return [...select.options].filter((option, i) => !(i === 0 && isPlaceholder(option)));
  }

  /** What the page itself has put there tells how it writes its values, and whether there is anything left to do. */
  #learn(level: PlaceLevel, select: HTMLSelectElement): void {
    if (this.#styles.has(select)) return;
    const own = this.#real(select).filter((option) => !this.#keys.has(option));
    if (level === 'prefecture' && own.length >= 47) this.#fixed.add(select);
    const prefecture = this.#selects.get('prefecture');
    const style =
      styleOf(own.map(({ value }) => value)) ??
      (prefecture && prefecture !== select ? cityStyleBeside(this.#styles.get(prefecture)) : undefined);
    this.#styles.set(select, level === 'town' ? byName : (style ?? byName));
  }

  /** Whether a select needs a list to choose from: the page has not made a whole one itself. */
  wantsList(level: PlaceLevel): boolean {
    const select = this.#selects.get(level);
    return select !== undefined && !this.#fixed.has(select);
  }

  /** What a select says now: the key of a choice that was offered, or the texts of an option of the page's own. */
  chosen(level: PlaceLevel): { readonly key: string | undefined; readonly texts: readonly string[] } | undefined {
    const select = this.#selects.get(level);
    const option = select?.options[select.selectedIndex];
    if (!select || !option || (select.selectedIndex === 0 && isPlaceholder(option))) return undefined;
    return { key: this.#keys.get(option), texts: [option.value, option.text] };
  }

  /** Offers these choices and no others. What is selected stays selected where it is still offered, else nothing is. */
  offer(level: PlaceLevel, choices: readonly PageChoice[]): void {
    const select = this.#selects.get(level);
    if (!select || this.#fixed.has(select)) return;
    const style = this.#styles.get(select) ?? byName;
    const shown = this.#real(select);
    // A page of rows more, or the same again: nothing that stands there moves, so that an open list stays as it is.
    if (shown.every((option, i) => choices[i] !== undefined && this.#keys.get(option) === choices[i].key)) {
      this.#append(select, choices.slice(shown.length), style);
      return;
    }
    const wanted = new Set(choices.map(({ key }) => key));
    const before = new Map<string, HTMLOptionElement>();
    const gone: HTMLOptionElement[] = [];
    for (const option of shown) {
      const key = this.#keys.get(option) ?? this.#keyOfOwn(level, option, choices, style);
      if (key !== undefined && wanted.has(key) && !before.has(key)) before.set(key, option);
      else gone.push(option);
    }
    const stays = [...before.values()].find(({ selected }) => selected);
    if (!stays && select.selectedIndex > (shown.length < select.options.length ? 0 : -1)) this.#clear(select);
    for (const option of gone) option.remove();
    const rest = document.createDocumentFragment();
    for (const choice of choices) rest.append(before.get(choice.key) ?? this.#option(choice, style));
    const wasUnset = select.selectedIndex;
    select.append(rest);
    // Moving an option unselects it in some engines, and a select without a first line shows whatever comes first.
    if (stays) stays.selected = true;
    else if (select.selectedIndex !== wasUnset) select.selectedIndex = wasUnset;
  }

  #append(select: HTMLSelectElement, choices: readonly PageChoice[], style: ValueStyle): void {
    if (choices.length === 0) return;
    const { selectedIndex } = select;
    const rest = document.createDocumentFragment();
    for (const choice of choices) rest.append(this.#option(choice, style));
    select.append(rest);
    if (select.selectedIndex !== selectedIndex) select.selectedIndex = selectedIndex;
  }

  #option(choice: PageChoice, style: ValueStyle): HTMLOptionElement {
    const { key, name, detail } = choice;
    const option = document.createElement('option');
    option.text = detail === null ? name : `${name}（${detail}）`;
    option.value = style(choice);
    this.#keys.set(option, key);
    return option;
  }

  /** An option that the page wrote, such as the city of an earlier order, may be one of the list. */
  #keyOfOwn(level: PlaceLevel, option: HTMLOptionElement, choices: readonly PageChoice[], style: ValueStyle): string | undefined {
    const same =
      choices.find((choice) => choice.name === option.text.trim() || style(choice) === option.value) ??
      // 東京 or Tokyo, and 東京都千代田区.
      (level === 'town' ? undefined : choices.find(({ rows: [row] = [] }) => row !== undefined && meansPlace(level, option.text, row)));
    if (same) this.#keys.set(option, same.key);
    return same?.key;
  }

  /** Nothing is chosen any more, and the page hears of it as of any other change. */
  #clear(select: HTMLSelectElement): void {
    writeField(select, isPlaceholder(select.options[0]) ? 0 : -1);
  }

  /** Whether a select says what this record does. `undefined`: it is not there, or nothing is chosen in it. */
  #agrees(level: PlaceLevel, record: AddressRecord): boolean | undefined {
    return this.chosen(level)?.texts.some((text) => meansPlace(level, text, record));
  }

  /** Whether the selects stand as this record says, or show nothing. */
  agreeWith(record: AddressRecord): boolean {
    return (['prefecture', 'city'] as const).every((level) => this.#agrees(level, record) !== false);
  }

  /**
   * Sees to it that a record can be selected, as far down as the selects say what it says, or may be given another value.
   * `isReplacing`: whatever stands in them.
   */
  admit(record: AddressRecord, isReplacing: boolean): void {
    const { pref_code, pref_name, city_code, city_name, town_name, town_kana } = record;
    const choices: readonly (readonly [level: PlaceLevel, key: string | null, code: string | null, name: string | null])[] = [
      ['prefecture', pref_code, pref_code, pref_name],
      ['city', city_code, city_code, city_name],
      ['town', `${town_name} ${town_kana ?? ''}`, null, town_name],
    ];
    for (const [level, key, code, name] of choices) {
      if (name !== null) this.#offerOne(level, { key: key ?? name, code, name, detail: null });
      const select = this.#selects.get(level);
      // What a person has chosen stays, and an option for what lies elsewhere would be of no use below it.
      if (!isReplacing && select && this.#agrees(level, record) === false && isTouched(select)) return;
    }
  }

  /** Sees to it that a choice is among the options. */
  #offerOne(level: PlaceLevel, choice: PageChoice): void {
    const select = this.#selects.get(level);
    if (!select || this.#fixed.has(select)) return;
    const style = this.#styles.get(select) ?? byName;
    if (this.#real(select).some((option) => this.#keys.get(option) === choice.key || option.text === choice.name)) return;
    this.#append(select, [choice], style);
  }

  /** Selects a choice as the browser itself would after going back: without a word. */
  restore(level: PlaceLevel, choice: PageChoice): void {
    const select = this.#selects.get(level);
    if (!select || this.chosen(level)) return;
    this.#offerOne(level, choice);
    const option = this.#real(select).find((one) => this.#keys.get(one) === choice.key || one.text === choice.name);
    if (option) option.selected = true;
  }

  /** Tells assistive technology that a list is on its way. */
  setBusy(level: PlaceLevel, isBusy: boolean): void {
    const select = this.#selects.get(level);
    if (!select) return;
    if (isBusy) select.setAttribute('aria-busy', 'true');
    else select.removeAttribute('aria-busy');
  }
}
