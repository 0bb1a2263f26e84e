import { html, nothing, type TemplateResult } from 'lit';
import type { LookupError } from '../../address/lookup-error.ts';
import { meansPlace, PLACE_LEVELS, type PlaceLevel } from '../../address/place-names.ts';
import { hyphenateCode } from '../../address/read-code.ts';
import { type AddressRecord, completeRecord } from '../../address/record.ts';
import { sharedRecord } from '../../address/several-records.ts';
import { AddressPicker, type PickerCause, type PickerState } from '../../client/picker/address-picker.ts';
import type { AddressLists } from '../../client/picker/address-list.ts';
import { PICKER_LEVELS, type PickerLevel, type PickerOption } from '../../client/picker/picker-options.ts';
import type { FoundForm } from '../../form/discovery/find-form.ts';
import type { FieldReader } from '../../form/discovery/found-field.ts';
import { isOwnWrite } from '../../form/filling/own-write.ts';
import { PagePickers, readPickerMark } from '../../form/page-pickers.ts';
import { placeIn, type PlaceInForm } from '../../form/discovery/place-in-form.ts';
import { resolveForm } from '../../form/discovery/resolved-form.ts';
import { someOf } from '../attributes.ts';
import type { LookupElement } from '../properties.ts';
import type { PickDetail } from '../events.ts';
import type { LookupFlow } from '../lookup/lookup-flow.ts';
import type { LookupState } from '../state.ts';
import type { Messages } from '../messages/messages.ts';
import { PickerBox, type SearchedLevel } from './picker-box.ts';
import { listsFor } from './picker-lists.ts';
import { PickerSelect } from './picker-select.ts';
import { pickersStyles } from './pickers-styles.ts';

export { pickersStyles as styles };

/** What the pickers ask of the element that shows them. */
export interface PickersHost {
  readonly element: LookupElement;
  isDisabled(): boolean;
  resolve(): Promise<FoundForm>;
  flow(): Promise<LookupFlow>;
  /** Tells the page of a choice. */
  picked(detail: PickDetail): void;
  /** Shows that a list did not come, and tells the page. */
  failed(error: LookupError): void;
  /** Shows again what was shown before a list failed. */
  recovered(): void;
  /** What the browser is to keep of what was chosen, for when the person comes back. */
  keep(state: string): void;
}

const NOTHING = completeRecord({});

/** The levels that `pickers` names; none where it is absent, all where it is empty or true. */
function levelsOf(pickers: unknown): readonly PlaceLevel[] {
  if (pickers === null || pickers === undefined || pickers === false) return [];
  const isLevel = (word: string): word is PlaceLevel => (PLACE_LEVELS as readonly string[]).includes(word);
  const named = pickers === true ? undefined : someOf('pickers', pickers, isLevel);
  return named ? PLACE_LEVELS.filter((level) => named.includes(level)) : PLACE_LEVELS;
}

/** Whether a way ends here: with its last level, or where none is shown that comes next. Whoever has several ZIP Codes must choose one. */
function hasEnded({ level, record }: PickerState, shown: readonly PlaceLevel[]): boolean {
  if (record === null || level === 'code') return false;
  return level === null || shown.every((one) => PLACE_LEVELS.indexOf(one) < PLACE_LEVELS.indexOf(level));
}

/** The pickers of one element: draws its own or drives the page's, and keeps them and the form true to each other. */
export class Pickers {
  /** The page's marked selects are fields like any other. */
  readonly readers: readonly FieldReader[] = [readPickerMark];
  readonly #host: PickersHost;
  readonly #page = new PagePickers();
  readonly #boxes: { readonly [L in SearchedLevel]: PickerBox };
  readonly #selects: { readonly [L in PickerLevel]: PickerSelect };
  #messages: Messages | undefined;
  #lists: AddressLists | undefined;
  #picker: AddressPicker | undefined;
  #stopListening: () => void = () => undefined;
  #signal: AbortSignal | undefined;
  #seen: IntersectionObserver | undefined;
  /** The prefecture and city of the form when it was last looked at. */
  #inForm: PlaceInForm = { prefecture: '', city: '' };
  #lookTimer: ReturnType<typeof setTimeout> | undefined;
  /** The level whose failure is being shown. */
  #failed: PickerLevel | undefined;
  /** A failure that is told once the choice before it is written. */
  #untold: LookupError | undefined;
  /** The ZIP Code that a choice wrote into the element's own input. */
  #ownZip = '';
  /** The last choice that filled the form, so that a list that ends the way later fills once more and once only. */
  #filled: AddressRecord | null = null;
  /** The record of the last state that was followed. */
  #followed: AddressRecord | null = null;
  #isOwnFill = false;
  /** Whether the last choice is still on its way into the form. */
  #isWriting = false;
  /** Counts choices: only the last one fills. */
  #turn = 0;
  /** Whether the page's selects have been looked at before. */
  #synced = false;
  /** A choice in a select that the page filled, on its way through the list. */
  #adopting: PlaceLevel | undefined;

  constructor(host: PickersHost, signal: AbortSignal) {
    this.#host = host;
    const { element } = host;
    const asks = <L extends PickerLevel>(level: L) => ({
      level,
      root: () => element.renderRoot,
      model: () => this.#model,
      messages: () => this.#messages,
      load: () => this.#load(level),
      choose: (option: PickerOption) => this.#choose(level, option),
      unchoose: () => this.#unchoose(level),
      changed: () => element.requestUpdate(),
    });
    this.#boxes = { city: new PickerBox(asks('city')), town: new PickerBox(asks('town')) };
    const select = (level: PickerLevel): PickerSelect => new PickerSelect(asks(level));
    this.#selects = { prefecture: select('prefecture'), city: select('city'), town: select('town'), code: select('code') };
    this.connect(signal);
  }

  /** The element is in the page again. */
  connect(signal: AbortSignal): void {
    this.#signal = signal;
    const before = this.#picker?.state.record ?? this.#host.element.record;
    this.#picker = undefined;
    const root = this.#host.element.getRootNode();
    root.addEventListener('change', (event) => this.#pageChose(event), { signal, capture: true });
    for (const type of ['focusin', 'pointerover'])
      root.addEventListener(type, (event) => this.#near(event.composedPath()[0] ?? null), { signal });
    window.addEventListener('pagehide', () => this.#picker?.stop(), { signal });
    signal.addEventListener('abort', () => {
      this.#picker?.stop();
      this.#stopListening();
      this.#seen?.disconnect();
      this.#seen = undefined;
      clearTimeout(this.#lookTimer);
    });
    // It was moved, or got its pickers after a lookup: what was chosen or found stands, unless the form around it now says otherwise.
    if (before) this.#model.show(before);
    void this.#look();
  }

  get #model(): AddressPicker {
    const lists = listsFor(this.#host.element);
    if (!this.#picker || lists !== this.#lists) {
      const isOther = this.#picker !== undefined;
      this.#picker?.stop();
      this.#stopListening();
      this.#lists = lists;
      this.#picker = new AddressPicker(lists);
      this.#stopListening = this.#picker.subscribe((state, cause) => this.#changed(state, cause));
      // The page has named another endpoint since: what was seen then is to be asked for there, and what the form says holds there too.
      if (isOther) {
        this.#picker.adopt(this.#inForm);
        this.#watchForSight();
      }
    }
    return this.#picker;
  }

  get #levels(): readonly PlaceLevel[] {
    return levelsOf(this.#host.element.pickers);
  }

  /** The levels that the element draws itself. Once the page has selects of its own, only those that `pickers` names besides. */
  get #own(): readonly PlaceLevel[] {
    if (this.#page.size === 0) return this.#levels;
    const { pickers } = this.#host.element;
    const areNamed = typeof pickers === 'string' ? pickers.trim() !== '' : Array.isArray(pickers);
    return areNamed ? this.#levels.filter((level) => !this.#page.get(level)) : [];
  }

  // The form

  /** Controls were added, taken away or marked otherwise, or something in them has changed. */
  edited(): void {
    clearTimeout(this.#lookTimer);
    this.#lookTimer = setTimeout(() => void this.#look());
  }

  async #look(): Promise<void> {
    const form = resolveForm(await this.#host.resolve());
    if (this.#signal?.aborted !== false || this.#levels.length === 0) return;
    const isNew = this.#page.find(form);
    const before = this.#inForm;
    this.#inForm = placeIn(form);
    if (isNew) this.#syncPage(this.#model.state, false);
    const { levels, record } = this.#model.state;
    const isOther = (level: keyof PlaceInForm): boolean => {
      const text = this.#inForm[level];
      if (text === before[level]) return false;
      const { chosen } = levels[level];
      return text === '' ? chosen !== null : !(chosen && record && meansPlace(level, text, record));
    };
    // What the form says now is what the pickers must say, or nothing.
    if (isOther('prefecture') || isOther('city')) {
      const wasChosen = levels.prefecture.chosen !== null;
      this.#model.adopt(this.#inForm);
      if (wasChosen) this.#reset();
    }
    if (isNew) {
      this.#watchForSight();
      // Somebody may be there already.
      this.#near((this.#host.element.getRootNode() as Document | ShadowRoot).activeElement);
    }
    this.#host.element.requestUpdate();
  }

  /** The prefectures are asked for once somebody can see where to choose one: a native list that is empty when it opens stays so. */
  #watchForSight(): void {
    this.#seen?.disconnect();
    this.#seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      this.#seen?.disconnect();
      this.#model.load();
    });
    const select = this.#page.get('prefecture');
    if (select && this.#page.wantsList('prefecture')) this.#seen.observe(select);
    const own = this.#own.includes('prefecture') ? this.#host.element.renderRoot.querySelector('#picker-prefecture') : null;
    if (own) this.#seen.observe(own);
  }

  /** Somebody comes near a picker: its list is asked for ahead. */
  #near(target: EventTarget | null): void {
    const level = target && this.#page.levelOf(target);
    if (level) this.#load(level);
  }

  #load(level: PickerLevel): void {
    if (level !== 'code') this.#model.load(level);
  }

  #pageChose(event: Event): void {
    const select = event.composedPath()[0] ?? null;
    const level = this.#page.levelOf(select);
    if (!level || isOwnWrite(event)) return;
    const chosen = this.#page.chosen(level);
    const model = this.#model;
    if (!chosen) {
      this.#unchoose(level);
      return;
    }
    const { options } = model.state.levels[level];
    const option =
      options.find(({ key }) => key === chosen.key) ??
      options.find(({ rows: [row] }) => row && chosen.texts.some((text) => meansPlace(level, text, row)));
    if (option) this.#choose(level, option);
    else {
      // The page made this option itself, before any list: its name is looked up in the list.
      this.#inForm = { prefecture: this.#textOfSelect('prefecture'), city: this.#textOfSelect('city') };
      model.adopt(this.#inForm);
      this.#adopting = level;
      model.load(level);
    }
  }

  #textOfSelect(level: 'prefecture' | 'city'): string {
    return this.#page.chosen(level)?.texts[1] ?? this.#inForm[level];
  }

  // The choices

  #choose(level: PickerLevel, option: PickerOption): void {
    for (const one of PICKER_LEVELS.slice(PICKER_LEVELS.indexOf(level))) this.#box(one)?.forget();
    this.#box(level)?.close();
    if (this.#model.state.levels[level].chosen?.key === option.key) this.#host.element.requestUpdate();
    else this.#model.choose(level, option);
  }

  #unchoose(level: PickerLevel): void {
    this.#box(level)?.forget();
    if (this.#model.state.levels[level].chosen) this.#model.back(level);
    else this.#host.element.requestUpdate();
  }

  #box(level: PickerLevel): PickerBox | undefined {
    return level === 'city' || level === 'town' ? this.#boxes[level] : undefined;
  }

  #changed(state: PickerState, cause: PickerCause): void {
    const failing = PICKER_LEVELS.find((level) => state.levels[level].status === 'failed');
    const { error } = failing ? state.levels[failing] : { error: null };
    if (failing !== this.#failed) {
      this.#failed = failing;
      // What a choice that is still being written has to say would hide it.
      this.#untold = error && this.#isWriting ? error : undefined;
      if (!error) this.#host.recovered();
      else if (!this.#untold) this.#host.failed(error);
    }
    const isChoice = cause === 'chosen' || cause === 'back';
    this.#syncPage(state, isChoice);
    this.#keep(state);
    if (cause === 'list') for (const box of Object.values(this.#boxes)) box.listCame();
    if (isChoice) this.#fill(state);
    else if (this.#adopting && state.levels[this.#adopting].chosen) {
      const [next] = PICKER_LEVELS.slice(PICKER_LEVELS.indexOf(this.#adopting) + 1);
      this.#adopting = undefined;
      this.#fill(state);
      if (next) this.#load(next);
    } else if (cause === 'list' && this.#endedWithCity(state)) this.#fill(state);
    this.#host.element.requestUpdate();
  }

  /** Whether a list of towns has shown, after the city was filled, that there is none to choose: its one ZIP Code is known now. */
  #endedWithCity({ level, levels, record }: PickerState): boolean {
    return level === null && levels.town.chosen === null && this.#filled !== null && record?.zip_code !== this.#filled.zip_code;
  }

  #fill(state: PickerState): void {
    const record = state.record ?? NOTHING;
    const isFirst = this.#filled === null || record.pref_code !== this.#filled.pref_code;
    const level = PLACE_LEVELS.findLast((one) => state.levels[one].chosen) ?? 'prefecture';
    const picked = (one: PlaceLevel): PickDetail['city'] => {
      const { chosen } = state.levels[one];
      return chosen && { code: one === 'town' ? record.zip_code : chosen.code, name: chosen.name };
    };
    this.#host.picked({ level, prefecture: picked('prefecture'), city: picked('city'), town: picked('town') });
    this.#filled = state.record;
    void this.#write(record, hasEnded(state, this.#levels), !isFirst);
  }

  async #write(record: AddressRecord, ended: boolean, goesOn: boolean): Promise<void> {
    const turn = ++this.#turn;
    this.#isWriting = true;
    try {
      const [flow, form] = await Promise.all([this.#host.flow(), this.#host.resolve()]);
      // A later choice has taken over.
      if (turn === this.#turn) await this.#writeBy(flow, form, record, ended, goesOn);
    } finally {
      if (turn === this.#turn) {
        this.#isWriting = false;
        if (this.#untold) this.#host.failed(this.#untold);
        this.#untold = undefined;
      }
    }
  }

  async #writeBy(flow: LookupFlow, form: FoundForm, record: AddressRecord, ended: boolean, goesOn: boolean): Promise<void> {
    this.#isOwnFill = true;
    try {
      await flow.pick(record, ended, goesOn);
    } catch {
      // Told by dga-error and by the message.
    } finally {
      this.#isOwnFill = false;
    }
    const { element } = this.#host;
    const zip = record.zip_code === null ? '' : hyphenateCode(record.zip_code);
    if ((form.codeFields.length === 0 || element.standalone) && (element.value === '' || element.value === this.#ownZip)) {
      this.#ownZip = zip;
      element.value = zip;
    }
  }

  /** A fill by somebody else, or an undo: what the pickers show must be true of it. */
  follow(state: LookupState): void {
    const { element } = this.#host;
    const filled = 'summary' in state ? element.record : null;
    const record = state.status === 'choosing' ? sharedRecord(state.records) : filled;
    // More said of the same record, such as an offer, undoes nothing that somebody typed since.
    const isNews = record !== this.#followed;
    this.#followed = record;
    if (this.#isOwnFill || this.#levels.length === 0) return;
    if (record && record !== this.#filled) {
      if (!isNews) return;
      if (this.#page.size === 0 || this.#page.agreeWith(record)) this.#model.show(record);
      this.#reset();
    } else if (state.status === 'idle' && this.#filled) this.begin();
  }

  /** What was chosen is no more: the form has the last word; without a field of its own nothing is chosen. */
  begin(): void {
    const { element } = this.#host;
    if (this.#ownZip !== '' && element.value === this.#ownZip) element.value = '';
    this.#ownZip = '';
    this.#filled = null;
    // Unlike anything that a form says, so that the next look takes up whatever it says.
    this.#inForm = { prefecture: ' ', city: ' ' };
    this.#model.show(null);
    this.edited();
  }

  #reset(): void {
    this.#filled = null;
    for (const box of Object.values(this.#boxes)) box.reset();
  }

  // The page's own selects

  #syncPage(state: PickerState, isChoice: boolean): void {
    for (const level of PLACE_LEVELS) {
      const { status, options, chosen } = state.levels[level];
      const above = PLACE_LEVELS[PLACE_LEVELS.indexOf(level) - 1];
      // Also of a list that did not come.
      this.#page.setBusy(level, status === 'loading');
      const isOrphaned = above !== undefined && (isChoice || (this.#synced && !this.#page.chosen(above)));
      // Nobody has asked for the list yet: what the page came with stays, unless what it belongs to has gone.
      if (options.length === 0 && !chosen && !isOrphaned) continue;
      // The page shows them all the same, whichever is chosen.
      if (options.length === 0 && level === 'prefecture') continue;
      const named = options.filter(({ name }) => name !== '');
      this.#page.offer(level, options.length > 0 ? named : chosen ? [chosen] : []);
    }
    this.#synced = true;
  }

  /**
   * A record is about to be written: the page's selects need an option for it, where they will let it in. `isReplacing`: whatever stands
   * there, because somebody said so.
   */
  prepare(record: AddressRecord, isReplacing: boolean): void {
    if (this.#page.size === 0) return;
    if (isReplacing) this.#followed = null;
    this.#page.admit(record, isReplacing);
  }

  #keep({ levels, record }: PickerState): void {
    const kept = PLACE_LEVELS.map((level) => levels[level].chosen).map((one) => one && { key: one.key, code: one.code, name: one.name });
    this.#host.keep(record ? JSON.stringify({ kept, record }) : '');
  }

  /** The browser brings back a page that was left: the pickers show what was chosen, and nothing is asked for or told. */
  async restore(state: string): Promise<void> {
    await this.#look();
    try {
      const { kept, record } = JSON.parse(state) as {
        kept: readonly ({ key: string; code: string | null; name: string } | null)[];
        record: AddressRecord;
      };
      PLACE_LEVELS.forEach((level, i) => {
        const one = kept[i];
        if (one) this.#page.restore(level, { ...one, detail: null });
      });
      this.#inForm = { prefecture: this.#textOfSelect('prefecture'), city: this.#textOfSelect('city') };
      const isSaid = (['prefecture', 'city'] as const).every(
        (level) => this.#inForm[level] === '' || meansPlace(level, this.#inForm[level], record),
      );
      if (isSaid && this.#page.agreeWith(record)) this.#model.show(completeRecord(record));
      const zip = hyphenateCode(record.zip_code ?? '');
      if (this.#host.element.value === zip) this.#ownZip = zip;
    } catch {
      // Kept by another version of this package; the selects are as the page made them.
    }
  }

  // What a person sees

  /** Asks again for what failed. Says whether there was anything. */
  retry(): boolean {
    if (!this.#failed) return false;
    this.#model.retry();
    return true;
  }

  /** What there is to say about the pickers; `undefined`: nothing. */
  message({ pickers, filled }: Messages, state: LookupState): readonly string[] | undefined {
    const summary = 'summary' in state ? state.summary : undefined;
    if (this.#levels.length === 0 || !this.#picker || !(summary || state.status === 'idle')) return undefined;
    const { levels, level, record } = this.#picker.state;
    const unmatched = levels.prefecture.unmatched ?? levels.city.unmatched;
    if (unmatched !== null) return [pickers.unmatched(unmatched)];
    if (!this.#filled) return undefined;
    const said = summary && summary.filled.length + summary.kept.length + summary.missing.length > 0 ? [filled(summary)] : [];
    if (level === 'code') return [...said, pickers.severalCodes(levels.code.options.length)];
    if (level !== null || !record) return said;
    return [record.zip_code === null ? pickers.empty : pickers.zip(hyphenateCode(record.zip_code)), ...said];
  }

  render(messages: Messages): TemplateResult | typeof nothing {
    this.#messages = messages;
    const own = this.#own;
    const { levels, level } = this.#model.state;
    const asksForCode =
      levels.code.options.length > 0 && (level === 'code' || levels.code.chosen !== null) && this.#levels.includes('town');
    if (own.length === 0 && !asksForCode) return nothing;
    return html`<div
      part="pickers"
      role="group"
      aria-label=${messages.pickers.group}
      @focusin=${(event: Event) => this.#nearOwn(event)}
      @pointerover=${(event: Event) => this.#nearOwn(event)}
    >
      ${own.map((one) => this.#renderLevel(one, messages))}${asksForCode ? this.#renderLevel('code', messages) : nothing}
    </div>`;
  }

  #nearOwn(event: Event): void {
    const level = (event.target as Element).closest<HTMLElement>('[data-level]')?.dataset['level'];
    const known = PICKER_LEVELS.find((one) => one === level);
    if (known) this.#load(known);
  }

  /** A finger opens a native list and cannot see past a keyboard; a list of towns is too long for either, and is searched. */
  #renderLevel(level: PickerLevel, messages: Messages): TemplateResult {
    const isClosed = this.#isClosed(level);
    const isNative = level === 'city' && matchMedia('(pointer: coarse)').matches;
    const box = isNative ? undefined : this.#box(level);
    return box?.render(messages, isClosed) ?? this.#selects[level].render(this.#model.state.levels[level], messages, isClosed);
  }

  /** Whether there is anything above this level to choose from: in the pickers, or in the form where the level above is not shown. */
  #isClosed(level: PickerLevel): boolean {
    if (this.#host.isDisabled()) return true;
    if (this.#model.state.levels[level].status !== 'closed') return false;
    const { prefecture, city } = this.#inForm;
    if (level === 'city') return this.#levels.includes('prefecture') || prefecture === '';
    if (level === 'town') return this.#levels.includes('city') || prefecture === '' || city === '';
    return true;
  }

  /** After the element was drawn. */
  drawn(): void {
    const root = this.#host.element.renderRoot;
    for (const box of Object.values(this.#boxes)) box.drawn(root);
    if (!this.#seen && root.querySelector('#picker-prefecture')) this.#watchForSight();
  }
}
