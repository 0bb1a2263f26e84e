import { PLACE_LEVELS, type PlaceLevel } from '../../address/parts.ts';
import type { AddressRecord } from '../../address/record.ts';
import type { FieldMap, FieldReader } from '../discovery/reading.ts';
import { controlsOf, type Scope } from '../discovery/scope.ts';
import { isSelect } from '../field.ts';
import { TextOwnership } from '../filling/text-ownership.ts';
import { cityFormat } from './option-values.ts';
import { PageSelect } from './page-select.ts';

/** Reads the part of a select with `data-dga-picker`. */
export const readPickerMark: FieldReader = (field) => {
  const level = levelOf(field);
  return level && { source: 'data-dga-field', parts: [level], reason: `data-dga-picker="${level}"` };
};

function levelOf(field: Element): PlaceLevel | undefined {
  const mark = isSelect(field) ? field.dataset['dgaPicker']?.trim().toLowerCase() : undefined;
  return PLACE_LEVELS.find((level) => level === mark);
}

/** The selects of the page that are marked as pickers, at most one for each level. */
export class PagePickers {
  /** Survives a search, because a select must remember which of its options the page wrote. */
  readonly #known = new WeakMap<HTMLSelectElement, PageSelect>();
  #selects: ReadonlyMap<PlaceLevel, PageSelect> = new Map();

  /** Finds the marked selects of an address. Returns whether they have changed. */
  find({ form, root, refused }: Scope & Pick<FieldMap, 'refused'>): boolean {
    const marked = new Map<PlaceLevel, HTMLSelectElement>();
    // A form may contain two addresses with selects each.
    const foreign = new Set<Element>(refused.filter(({ refusal }) => refusal === 'group').map(({ field }) => field));
    for (const control of controlsOf(form, root)) {
      const level = levelOf(control);
      if (level && !marked.has(level) && !foreign.has(control)) marked.set(level, control as HTMLSelectElement);
    }
    const before = this.#selects;
    const found = new Map<PlaceLevel, PageSelect>();
    // In document order, so that the format of the prefectures is known before that of the cities.
    for (const [level, select] of marked) found.set(level, this.#pageSelect(select, level, found.get('prefecture')));
    this.#selects = found;
    return found.size !== before.size || [...found].some(([level, select]) => before.get(level) !== select);
  }

  #pageSelect(element: HTMLSelectElement, level: PlaceLevel, prefecture: PageSelect | undefined): PageSelect {
    let select = this.#known.get(element);
    if (select?.level !== level)
      this.#known.set(element, (select = new PageSelect(element, level, prefecture && cityFormat(prefecture.format))));
    return select;
  }

  get(level: PlaceLevel): PageSelect | undefined {
    return this.#selects.get(level);
  }

  get size(): number {
    return this.#selects.size;
  }

  levelOf(element: EventTarget | null): PlaceLevel | undefined {
    return PLACE_LEVELS.find((level) => this.#selects.get(level)?.element === element);
  }

  /** Whether no select contradicts the prefecture and city of a record. */
  agreeWith(record: AddressRecord): boolean {
    return (['prefecture', 'city'] as const).every((level) => this.#selects.get(level)?.agreesWith(record) !== false);
  }

  /**
   * Adds the options that a record needs, from the prefecture down to the first select where the user chose another place.
   * `isReplacing`: also below such a select.
   */
  admit(record: AddressRecord, isReplacing: boolean): void {
    const { pref_code, pref_name, city_code, city_name, town_name, town_kana } = record;
    const choices: readonly (readonly [level: PlaceLevel, key: string | null, code: string | null, name: string | null])[] = [
      ['prefecture', pref_code, pref_code, pref_name],
      ['city', city_code, city_code, city_name],
      ['town', `${town_name} ${town_kana ?? ''}`, null, town_name],
    ];
    for (const [level, key, code, name] of choices) {
      const select = this.#selects.get(level);
      if (!select) continue;
      if (name !== null) select.offerOne({ key: key ?? name, code, name, detail: null });
      if (!isReplacing && select.agreesWith(record) === false && TextOwnership.of(select.element).isTouched(select.element)) return;
    }
  }
}
