import { PLACE_LEVELS, type PlaceLevel } from '../../address/parts.ts';
import { meansPlace } from '../../address/place-names.ts';
import type { PickerOption } from '../../client/picker-model/picker-options.ts';
import type { PickerState } from '../../client/picker-model/picker-state.ts';
import { listen } from '../../form/dom.ts';
import type { PlaceInForm } from '../../form/place-in-form.ts';
import type { ResolvedForm } from '../../form/discovery/resolved-form.ts';
import { isOwnWrite } from '../../form/filling/text-ownership.ts';
import { PagePickers } from '../../form/page-pickers/page-pickers.ts';
import type { PickerControl } from './picker-control.ts';

/** Keeps the page's marked selects and the model of the pickers in sync. */
export class PageSync extends PagePickers {
  readonly #control: PickerControl;
  /** Whether the selects have been synchronized before; the first time, the page's preselected options are kept. */
  #isSynced = false;

  constructor(control: PickerControl) {
    super();
    this.#control = control;
  }

  /** The prefecture select, unless the page filled it itself. */
  get prefectureToFill(): HTMLSelectElement | undefined {
    const select = this.get('prefecture');
    return select && !select.isComplete ? select.element : undefined;
  }

  listen(root: Node, signal: AbortSignal): void {
    listen(root, 'change', (event) => this.#changed(event), signal, true);
    listen(root, 'focusin pointerover', (event) => this.near(event.composedPath()[0] ?? null), signal);
  }

  /** Requests the list of a select before the user opens it. */
  near(target: EventTarget | null): void {
    const level = target && this.levelOf(target);
    if (level) this.#control.load(level);
  }

  /** Finds the marked selects again. Returns whether they have changed. */
  override find(form: ResolvedForm): boolean {
    const isNew = super.find(form);
    if (isNew) this.sync(this.#control.model.state, false);
    return isNew;
  }

  #changed(event: Event): void {
    const level = this.levelOf(event.composedPath()[0] ?? null);
    if (!level || isOwnWrite(event)) return;
    const chosen = this.get(level)?.chosen;
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
      const name = this.get(level)?.chosen?.texts[1];
      return name === undefined ? [] : [[level, name]];
    });
    return Object.fromEntries(names) as Partial<PlaceInForm>;
  }

  /** Offers the options of the state. `isChoice`: the state follows from a choice of the user. */
  sync({ levels }: PickerState, isChoice: boolean): void {
    for (const level of PLACE_LEVELS) {
      const select = this.get(level);
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
    return above !== undefined && (isChoice || (this.#isSynced && !this.get(above)?.chosen));
  }

  /** Selects a choice from before the page was left, without events. */
  restore(level: PlaceLevel, choice: Pick<PickerOption, 'key' | 'code' | 'name'>): void {
    this.get(level)?.restore({ ...choice, detail: null });
  }
}
