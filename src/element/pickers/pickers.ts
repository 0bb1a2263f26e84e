import type { CSSResult, ReactiveController } from '@lit/reactive-element';
import { render } from 'lit/html.js';
import { PLACE_LEVELS, type PlaceLevel } from '../../address/parts.ts';
import { meansPlace } from '../../address/place-names.ts';
import { type AddressRecord, completeRecord } from '../../address/record.ts';
import { sharedRecord } from '../../address/several-records.ts';
import type { AddressLists } from '../../client/picker-model/address-list.ts';
import { AddressPicker, type PickerCause } from '../../client/picker-model/address-picker.ts';
import { PICKER_LEVELS, type PickerLevel, type PickerOption } from '../../client/picker-model/picker-options.ts';
import type { PickerState } from '../../client/picker-model/picker-state.ts';
import { placeIn, type PlaceInForm } from '../../form/place-in-form.ts';
import { resolveForm } from '../../form/discovery/resolved-form.ts';
import { dispatch } from '../dispatch.ts';
import type { Message, Messages } from '../messages/messages.ts';
import { addPickerMessages } from '../messages/picker-messages.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import type { LookupElement } from '../properties.ts';
import type { LookupState } from '../state.ts';
import { create } from '../ui/create.ts';
import { ChoiceWriter } from './choice-writer.ts';
import { PageSync, readPickerMark } from './page-sync.ts';
import type { PickerControl } from './picker-control.ts';
import { listsFor } from './picker-lists.ts';
import { pickersMessage, type TellFill } from './pickers-message.ts';
import { pickersStyles } from './pickers-styles.ts';
import { PickersView } from './pickers-view.ts';
import { hasEnded, levelsOf, namesLevels, pickDetail } from './shown-levels.ts';

interface KeptChoices {
  readonly kept: readonly (Pick<PickerOption, 'key' | 'code' | 'name'> | null)[];
  readonly record: AddressRecord;
}

const NO_RECORD = completeRecord({});
/** Differs from every place in a form, so that the next look adopts whatever the form contains. */
const UNKNOWN_PLACE: PlaceInForm = { prefecture: ' ', city: ' ' };

/** Connects the model of the pickers with the form: built-in pickers or selects of the page on one side, the lookup on the other. */
class Pickers implements PickerControl, ReactiveController {
  static readonly styles: readonly CSSResult[] = [pickersStyles];

  readonly element: LookupElement;
  readonly #session: LookupSession;
  readonly #page: PageSync = new PageSync(this);
  readonly #view: PickersView;
  readonly #drawn: HTMLElement = create('div');
  readonly #writer: ChoiceWriter;
  messages: Messages | undefined;
  #lists: AddressLists | undefined;
  #picker: AddressPicker | undefined;
  #unsubscribe: () => void = () => undefined;
  #connection: AbortController | undefined;
  #sight: IntersectionObserver | undefined;
  #readTimer: ReturnType<typeof setTimeout> | undefined;
  /** The prefecture and city that the form contained at the last look. */
  #place: PlaceInForm = { prefecture: '', city: '' };
  /** The level whose failure is shown. */
  #failed: PickerLevel | undefined;
  #filled: AddressRecord | null = null;
  /** The record of the last lookup state. */
  #followed: AddressRecord | null = null;
  /** The level of an option that the page wrote, until the model has found it in its list. */
  #adopting: PlaceLevel | undefined;

  constructor(element: LookupElement, session: LookupSession) {
    addPickerMessages();
    this.element = element;
    this.#view = new PickersView(this);
    this.#session = session;
    this.#writer = new ChoiceWriter(element, session);
    session.page.readers = [readPickerMark, ...session.page.readers];
    session.subscribe((state) => this.#follow(state));
    session.page.prepare = (record, isReplacing) => this.#prepare(record, isReplacing);
    const choices = session.choicesToRestore;
    element.addController(this);
    if (choices !== '') this.restore(choices);
  }

  hostConnected(): void {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    const record = this.#picker?.state.record ?? this.#session.record;
    this.#picker = undefined;
    this.#page.listen(this.element.getRootNode(), signal);
    window.addEventListener('pagehide', () => this.#picker?.stop(), { signal });
    // The element was moved, or the pickers were added after a lookup: keep the address unless the new form contradicts it.
    if (record) this.model.show(record);
    this.#readPage();
  }

  hostDisconnected(): void {
    this.#connection?.abort();
    this.#picker?.stop();
    this.#unsubscribe();
    this.#sight?.disconnect();
    this.#sight = undefined;
    clearTimeout(this.#readTimer);
  }

  // The interface for the views

  get model(): AddressPicker {
    const lists = listsFor(this.element);
    if (!this.#picker || lists !== this.#lists) {
      const isReplaced = !!this.#picker;
      this.#picker?.stop();
      this.#unsubscribe();
      this.#lists = lists;
      this.#picker = new AddressPicker(lists, { requests: (level) => level === 'code' || this.#levels.includes(level) });
      this.#unsubscribe = this.#picker.subscribe((state, cause) => this.#changed(state, cause));
      // The page changed the endpoint: look up the names in the form there, and request the prefectures again.
      if (isReplaced) {
        this.#picker.adopt(this.#place);
        this.#watchForSight();
      }
    }
    return this.#picker;
  }

  load(level: PickerLevel): void {
    if (level !== 'code' && !this.#session.page.isAbroad) this.model.load(level);
  }

  choose(level: PickerLevel, option: PickerOption): void {
    for (const one of PICKER_LEVELS.slice(PICKER_LEVELS.indexOf(level))) this.#view.box(one)?.reset();
    if (this.model.state.levels[level].chosen?.key === option.key) this.element.requestUpdate();
    else this.model.choose(level, option);
  }

  unchoose(level: PickerLevel): void {
    this.#view.box(level)?.forget();
    if (this.model.state.levels[level].chosen) this.model.back(level);
    else this.element.requestUpdate();
  }

  adopt(place: Partial<PlaceInForm>, level: PlaceLevel): void {
    this.#place = { ...this.#place, ...place };
    this.model.adopt(this.#place);
    this.#adopting = level;
    this.model.load(level);
  }

  repeatMessage(): void {
    this.#session.repeat();
  }

  // The form

  get #levels(): readonly PlaceLevel[] {
    return levelsOf(this.element.pickers);
  }

  /** The levels shown as built-in pickers. If the page has marked selects, only levels that `pickers` names in addition to them. */
  get #builtIn(): readonly PlaceLevel[] {
    if (this.#session.page.isAbroad) return [];
    if (this.#page.size === 0) return this.#levels;
    return namesLevels(this.element.pickers) ? this.#levels.filter((level) => !this.#page.has(level)) : [];
  }

  /** Call when controls of the form, or their values, have changed. */
  edited(): void {
    clearTimeout(this.#readTimer);
    this.#readTimer = setTimeout(() => this.#readPage());
  }

  #readPage(): void {
    const form = resolveForm(this.#session.page.find());
    if (this.#connection?.signal.aborted !== false || this.#levels.length === 0) return;
    const before = this.#place;
    this.#place = placeIn(form);
    const isNew = this.#page.find(form);
    if (this.#contradicts('prefecture', before) || this.#contradicts('city', before)) {
      const wasChosen = this.model.state.levels.prefecture.chosen !== null;
      this.model.adopt(this.#place);
      if (wasChosen) this.#reset();
    }
    if (isNew) {
      this.#watchForSight();
      // The focus may be in one of the selects already.
      this.#page.near((this.element.getRootNode() as Document | ShadowRoot).activeElement);
    }
    this.element.requestUpdate();
  }

  /** Whether the form now contains another place than the choice of a level. */
  #contradicts(level: keyof PlaceInForm, before: PlaceInForm): boolean {
    const text = this.#place[level];
    if (text === before[level]) return false;
    const { levels, record } = this.model.state;
    const { chosen } = levels[level];
    return text === '' ? chosen !== null : !(chosen && record && meansPlace(level, text, record));
  }

  /** Requests the prefectures when their picker becomes visible: a native list that is empty when it opens stays empty. */
  #watchForSight(): void {
    this.#sight?.disconnect();
    // In jsdom the list is requested when the user reaches the picker.
    if (typeof IntersectionObserver === 'undefined') return;
    this.#sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      this.#sight?.disconnect();
      this.load('prefecture');
    });
    const builtIn = this.#builtIn.includes('prefecture') ? this.element.renderRoot.querySelector('#picker-prefecture') : null;
    for (const select of [this.#page.prefectureToFill, builtIn]) if (select) this.#sight.observe(select);
  }

  // Choices

  #changed(state: PickerState, cause: PickerCause): void {
    const failed = PICKER_LEVELS.find((level) => state.levels[level].status === 'failed');
    if (failed !== this.#failed) {
      this.#failed = failed;
      this.#writer.report(failed ? state.levels[failed].error : null);
    }
    const isChoice = cause === 'chosen' || cause === 'back';
    this.#page.sync(state, isChoice);
    this.#keep(state);
    if (cause === 'list') for (const box of this.#view.boxes) box.listLoaded();
    if (isChoice) this.#fill(state);
    else if (this.#adopting && state.levels[this.#adopting].chosen) {
      const [next] = PICKER_LEVELS.slice(PICKER_LEVELS.indexOf(this.#adopting) + 1);
      this.#adopting = undefined;
      this.#fill(state);
      if (next) this.load(next);
    } else if (cause === 'list' && this.#hasEndedAtCity(state)) this.#fill(state);
    this.element.requestUpdate();
  }

  /** Whether the list of towns has turned out to be empty after the city was filled, so that the city's only ZIP Code is known now. */
  #hasEndedAtCity({ level, levels, record }: PickerState): boolean {
    return level === null && levels.town.chosen === null && this.#filled !== null && record?.zip_code !== this.#filled.zip_code;
  }

  #fill(state: PickerState): void {
    const record = state.record ?? NO_RECORD;
    const continues = this.#filled !== null && record.pref_code === this.#filled.pref_code;
    dispatch(this.element, 'dga-pick', pickDetail(state));
    this.#filled = state.record;
    void this.#writer.write(record, hasEnded(state, this.#levels), continues);
  }

  /** Follows a lookup, an undo or a fill from outside: the pickers must agree with the form. */
  #follow(state: LookupState): void {
    const filled = 'summary' in state ? this.#session.record : null;
    const record = state.status === 'choosing' ? sharedRecord(state.records) : filled;
    // A second state with the same record, such as an offer, must not undo what the user typed since.
    const isNew = record !== this.#followed;
    this.#followed = record;
    if (this.#writer.isWriting || this.#levels.length === 0 || !this.element.isConnected) return;
    if (record && record !== this.#filled) {
      if (!isNew) return;
      if (this.#page.agreeWith(record)) this.model.show(record);
      this.#reset();
    } else if (state.status === 'idle' && this.#filled) this.begin();
  }

  /** Discards all choices, and adopts the names that the form contains. */
  begin(): void {
    this.#writer.clearZip();
    this.#reset();
    this.#place = UNKNOWN_PLACE;
    this.model.show(null);
    this.edited();
  }

  #reset(): void {
    this.#filled = null;
    for (const box of this.#view.boxes) box.reset();
  }

  /** Call before a record is written. `isReplacing`: the user asked to replace what the selects contain. */
  #prepare(record: AddressRecord, isReplacing: boolean): void {
    if (this.#page.size === 0) return;
    if (isReplacing) this.#followed = null;
    this.#page.admit(record, isReplacing);
  }

  #keep({ levels, record }: PickerState): void {
    const kept = PLACE_LEVELS.map((level) => levels[level].chosen).map((one) => one && { key: one.key, code: one.code, name: one.name });
    this.#session.choicesToRestore = record ? JSON.stringify({ kept, record }) : '';
  }

  /** Shows the choices that the browser has kept, without requests and events. */
  restore(state: string): void {
    this.#readPage();
    try {
      const { kept, record } = JSON.parse(state) as KeptChoices;
      PLACE_LEVELS.forEach((level, i) => {
        const choice = kept[i];
        if (choice) this.#page.restore(level, choice);
      });
      this.#place = { ...this.#place, ...this.#page.place };
      const agrees = (['prefecture', 'city'] as const).every(
        (level) => this.#place[level] === '' || meansPlace(level, this.#place[level], record),
      );
      if (agrees) this.model.show(completeRecord(record));
      this.#writer.restoreZip(record);
    } catch {
      // Another version of this package wrote the state. The selects stay as the page created them.
    }
  }

  /** Requests failed lists again. Returns whether there were any. */
  retry(): boolean {
    if (!this.#failed) return false;
    this.model.retry();
    return true;
  }

  message(messages: Messages, state: LookupState, tellFill: TellFill): readonly Message[] | undefined {
    if (this.#levels.length === 0 || !this.#picker) return undefined;
    return pickersMessage(messages, state, this.#picker.state, {
      isFilled: !!this.#filled,
      unchosen: this.#view.unmatched,
      tellFill,
    });
  }

  draw(messages: Messages): HTMLElement {
    this.messages = messages;
    const context = { levels: this.#levels, builtIn: this.#builtIn, isDisabled: this.element.isDisabled, place: this.#place };
    render(this.#view.render(messages, context), this.#drawn);
    return this.#drawn;
  }

  hostUpdated(): void {
    this.#view.rendered();
    if (!this.#sight && this.element.renderRoot.querySelector('#picker-prefecture')) this.#watchForSight();
  }
}

export { Pickers as Controller };
