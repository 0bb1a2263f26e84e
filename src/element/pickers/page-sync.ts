import { PLACE_LEVELS, type PlaceLevel } from '../../address/parts.ts';
import { meansPlace } from '../../address/place-names.ts';
import type { AddressRecord } from '../../address/record.ts';
import type { PickerOption } from '../../client/picker-model/picker-options.ts';
import type { PickerState } from '../../client/picker-model/picker-state.ts';
import type { FieldReader } from '../../form/discovery/reading.ts';
import type { ResolvedForm } from '../../form/discovery/resolved-form.ts';
import { controlsOf } from '../../form/discovery/scope.ts';
import { listen } from '../../form/dom.ts';
import { isSelect } from '../../form/field.ts';
import { isOwnWrite, TextOwnership } from '../../form/filling/text-ownership.ts';
import { cityFormat } from '../../form/page-pickers/option-values.ts';
import { PageSelect } from '../../form/page-pickers/page-select.ts';
import type { PlaceInForm } from '../../form/place-in-form.ts';
import type { PickerControl } from './picker-control.ts';

function levelOf(field: Element): PlaceLevel | undefined {
  const mark = isSelect(field) ? field.dataset['dgaPicker']?.trim().toLowerCase() : undefined;
  return PLACE_LEVELS.find((level) => level === mark);
}

/** Reads the part of a select with `data-dga-picker`. */
export const readPickerMark: FieldReader = (field) => {
  const level = levelOf(field);
  return level && { source: 'data-dga-field', parts: [level], reason: `data-dga-picker="${level}"` };
};

/** Finds the selects of the page that are marked as pickers, at most one for each level, and keeps them and the model of the pickers in sync. */
export class PageSync {
  readonly #control: PickerControl;
  /** Survives a search, because a select must remember which of its options the page wrote. */
  readonly #known = new WeakMap<HTMLSelectElement, PageSelect>();
  #selects: ReadonlyMap<PlaceLevel, PageSelect> = new Map();
  /** Whether the selects have been synchronized before; the first time, the page's preselected options are kept. */
  #isSynced = false;

  constructor(control: PickerControl) {
    this.#control = control;
  }

  has(level: PlaceLevel): boolean {
    return this.#selects.has(level);
  }

  get size(): number {
    return this.#selects.size;
  }

  /** The prefecture select, unless the page filled it itself. */
  get prefectureToFill(): HTMLSelectElement | undefined {
    const select = this.#selects.get('prefecture');
    return select && !select.isComplete ? select.element : undefined;
  }

  listen(root: Node, signal: AbortSignal): void {
    listen(root, 'change', (event) => this.#changed(event), signal, true);
    listen(root, 'focusin pointerover', (event) => this.near(event.composedPath()[0] ?? null), signal);
  }

  #levelOf(element: EventTarget | null): PlaceLevel | undefined {
    return PLACE_LEVELS.find((level) => this.#selects.get(level)?.element === element);
  }

  /** Requests the list of a select before the user opens it. */
  near(target: EventTarget | null): void {
    const level = target && this.#levelOf(target);
    if (level) this.#control.load(level);
  }

  /** Finds the marked selects again. Returns whether they have changed. */
  find({ form, root, refused }: ResolvedForm): boolean {
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
    const isNew = found.size !== before.size || [...found].some(([level, select]) => before.get(level) !== select);
    if (isNew) this.sync(this.#control.model.state, false);
    return isNew;
  }

  #pageSelect(element: HTMLSelectElement, level: PlaceLevel, prefecture: PageSelect | undefined): PageSelect {
    let select = this.#known.get(element);
    if (select?.level !== level)
      this.#known.set(element, (select = new PageSelect(element, level, prefecture && cityFormat(prefecture.format))));
    return select;
  }

  #changed(event: Event): void {
    const level = this.#levelOf(event.composedPath()[0] ?? null);
    if (!level || isOwnWrite(event)) return;
    const chosen = this.#selects.get(level)?.chosen;
    if (!chosen) {
      this.#control.unchoose(level);
      return;
    }
    const { options } = this.#control.model.state.levels[level];
    const means = ({ rows: [row] }: PickerOption): boolean =>
      row !== undefined && chosen.texts.some((text) => meansPlace(level, text, row));
    const option = options.find(({ key }) => key === chosen.key) ?? options.find(means);
    if (option) this.#control.choose(level, option);
    else this.#control.adopt(this.place, level);
  }

  /** The names that the selects show now. */
  get place(): Partial<PlaceInForm> {
    const names = (['prefecture', 'city'] as const).flatMap((level) => {
      const name = this.#selects.get(level)?.chosen?.texts[1];
      return name === undefined ? [] : [[level, name]];
    });
    return Object.fromEntries(names) as Partial<PlaceInForm>;
  }

  /** Whether no select contradicts the prefecture and city of a record. */
  agreeWith(record: AddressRecord): boolean {
    return (['prefecture', 'city'] as const).every((level) => this.#selects.get(level)?.agreesWith(record) !== false);
  }

  /** Adds the options of a record down to the first select where the user chose another place. `isReplacing`: also below it. */
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

  /** Offers the options of the state. `isChoice`: the state follows from a choice of the user. */
  sync({ levels }: PickerState, isChoice: boolean): void {
    // From above: an option that is gone clears its select.
    for (const level of PLACE_LEVELS) {
      const select = this.#selects.get(level);
      if (!select) continue;
      const { status, options, chosen } = levels[level];
      select.setBusy(status === 'loading');
      if (options.length > 0) {
        select.offer(options.filter(({ name }) => name !== ''));
        continue;
      }
      // Before the list is loaded, the page's own options stay, unless the choice above them is gone.
      if (chosen) {
        if (level !== 'prefecture') select.offer([chosen]);
      } else if (this.#isOrphaned(level, isChoice)) select.offer([]);
    }
    this.#isSynced = true;
  }

  #isOrphaned(level: PlaceLevel, isChoice: boolean): boolean {
    const above = PLACE_LEVELS[PLACE_LEVELS.indexOf(level) - 1];
    return above !== undefined && (isChoice || (this.#isSynced && !this.#selects.get(above)?.chosen));
  }

  /** Selects a choice from before the page was left, without events. */
  restore(level: PlaceLevel, choice: Pick<PickerOption, 'key' | 'code' | 'name'>): void {
    this.#selects.get(level)?.restore({ ...choice, detail: null });
  }
}
