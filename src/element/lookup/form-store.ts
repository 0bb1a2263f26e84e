import { type ReadCode, readCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import { FormFiller } from '../../form/filling/fill-and-undo.ts';
import { TextOwnership } from '../../form/filling/text-ownership.ts';
import { PageForm } from '../page/page-form.ts';
import type { LookupElement } from '../properties.ts';
import { IDLE, type LookupPhase, type LookupState, type Remark } from '../state.ts';
import { Lookup } from './lookup.ts';
import { type Comparison, FillHistory, isOther } from './fill-history.ts';

/** One address of the page: that of a code field, or with `compat` of a block. */
export interface Visit {
  readonly lookup: Lookup;
  readonly filler: FormFiller;
  readonly history: FillHistory;
  phase: LookupPhase;
  /** While the address is in another country: what is known about it in Japan. */
  inJapan?: Visit;
}

interface TextSearch {
  /** @throws {LookupError} after `dga-error` */
  lookUp(text: string): Promise<readonly AddressRecord[]>;
}

/** The one state of an element, from its upgrade until the form is submitted. The shell, the controllers and the view subscribe to it. */
export class FormStore {
  readonly element: LookupElement;
  /** Loads the free-text search, which only pages with `accept="freeword"` use. */
  protected readonly loadSearch: () => Promise<TextSearch>;
  readonly #listeners: ((state: LookupState) => void)[] = [];
  readonly #visits = new WeakMap<HTMLElement, Visit>();
  readonly page: PageForm;
  /** Follows the order, once the chunk of the code field is loaded. */
  order: Comparison | undefined;
  /** The address that the user is in. */
  visit: Visit;
  state: LookupState;
  /** The number of results and remarks so far: a new one is announced, even if its text is that of the last one. */
  news = 0;
  /** Whether the user or the page has started to use the element. */
  isUsed = false;
  /** The choices of the pickers, for the browser to restore when the user returns to the page. */
  choicesToRestore = '';

  constructor(element: LookupElement, loadSearch: () => Promise<TextSearch>) {
    this.element = element;
    this.loadSearch = loadSearch;
    this.page = new PageForm(element);
    this.visit = this.#createVisit();
    this.state = this.publish(IDLE);
  }

  get records(): readonly AddressRecord[] {
    return this.visit.lookup.records;
  }

  get record(): AddressRecord | null {
    return this.visit.history.record;
  }

  /** The normalized code of the last lookup, also of a failed one. */
  get code(): string | null {
    return this.visit.lookup.code;
  }

  /** Reads the text in the code field. */
  readCode(text: string = this.element.value): ReadCode {
    return readCode(text);
  }

  subscribe(listener: (state: LookupState) => void): void {
    this.#listeners.push(listener);
  }

  /** Shows a phase of the lookup, or something else until its next result. */
  publish(phase: LookupPhase, remark?: Remark): LookupState {
    this.state = { ...phase, ...this.visit.history.view, remark };
    for (const listener of this.#listeners) listener(this.state);
    return this.state;
  }

  /** Shows a result. @param isEdit - the user goes on editing: nothing new is to be announced, unless the text changes */
  show(phase: LookupPhase, visit: Visit = this.visit, isEdit?: boolean, remark?: Remark): void {
    visit.phase = phase;
    if (visit !== this.visit) return;
    if (!isEdit) this.news++;
    this.publish(phase, remark);
  }

  #createVisit(): Visit {
    const filler = new FormFiller(TextOwnership.of(this.element));
    return { lookup: new Lookup(this), filler, history: new FillHistory(filler, this), phase: IDLE };
  }

  /**
   * Continues with the address of a code field or a block, in Japan or in another country, and puts what is known about another one aside. A
   * code field that the page has created again is the same. Returns whether the address is another one.
   */
  enter(place: HTMLElement | undefined): boolean {
    const { visit } = this;
    const { isAbroad, block } = this.page;
    const { place: before } = visit.history;
    let next: Visit | undefined;
    if (isAbroad !== !!visit.inJapan) next = visit.inJapan ?? { ...this.#createVisit(), inJapan: visit };
    else if (place && place !== before) {
      // A lookup may have started before the chunk that reads blocks was loaded: the block around its field is the same address.
      if (before && isOther(place, before) && !place.contains(before)) {
        this.#visits.set(before, visit);
        next = this.#visits.get(place) ?? this.#createVisit();
      }
      (next ?? visit).history.place = place;
    }
    if (!next) return false;
    // Only the fields of a block are found while the user is in another one.
    if (!block) visit.lookup.cancel();
    this.visit = next;
    this.publish(next.phase);
    next.history.resolve();
    return true;
  }

  /** Announces the message again: a key may have cut it off, or the user comes back to the field that it is about. */
  repeat(): void {
    this.news++;
    this.element.requestUpdate();
  }
}
