import type { CSSResult, ReactiveController } from '@lit/reactive-element';
import { partValues, placeName } from '../address/part-values.ts';
import { hyphenateCode } from '../address/read-code.ts';
import { sharedRecord } from '../address/several-records.ts';
import { loadedForms } from '../address/text/loaded-forms.ts';
import { formsToLoad } from '../address/text/forms-to-load.ts';
import { hasFocus, listen, queryAll } from '../form/dom.ts';
import { shownIn } from '../form/option-match.ts';
import { takesCode } from '../form/code-limits.ts';
import { type Field, isInput } from '../form/field.ts';
import { isOwnWrite } from '../form/filling/text-ownership.ts';
import { writeField } from '../form/filling/write-field.ts';
import { Choices } from './choices/choices.ts';
import { choicesStyles } from './choices/choices-styles.ts';
import type { BuiltInInput } from './code-field/built-in-input.ts';
import { builtInInputStyles } from './code-field/built-in-input-styles.ts';
import { BuiltInView } from './code-field/built-in-view.ts';
import type { Visit } from './lookup/form-store.ts';
import type { LookupSession } from './lookup/lookup-session.ts';
import { showRemark } from './lookup/remarks.ts';
import { orderMessages } from './messages/order-messages.ts';
import type { Message, Messages } from './messages/messages.ts';
import { OrderWatch } from './order/order-watch.ts';
import { CHECKS_MS } from './order/second-pass.ts';
import type { LookupElement } from './properties.ts';
import type { Controller as Freeword } from './search/freeword.ts';
import type { LookupState } from './state.ts';
import { placeLine } from './status/free-line.ts';
import { HeardResults } from './status/heard-results.ts';
import { KeypadButton } from './status/keypad-button.ts';
import { lineStyles } from './status/line-styles.ts';
import { boxPalette } from './ui/box-palette-styles.ts';
import { completeJapanese } from './messages/ja-inputs.ts';
import { controlsOf, hasMore } from './status/message-controls.ts';
import { sentences } from './status/compose-message.ts';
import type { StatusLine } from './status/status-line.ts';
import type { Action, OwnActions, StatusView } from './status/status-messages.ts';
import { reportRefusals } from './status/report-refusals.ts';
import { Placement } from './page/placement.ts';
import { forgetReadings, rememberForm } from './page/remember-readings.ts';
import { watchTab } from './page/tab-caret.ts';
import { createAnnouncement } from './ui/announcement.ts';
import { create, setText } from './ui/create.ts';
import { scrollIntoSight } from './ui/fit-into-view.ts';
import { copyLook } from './ui/page-look.ts';
import { warn, warnOfFields, warnOfWords } from './warnings.ts';

/** The rest of the element, as these controllers require it. */
export interface InteractionNeeds {
  readonly builtIn: BuiltInInput;
  readonly internals: Partial<ElementInternals>;
  readonly read: () => void;
  readonly loaded: { readonly search?: Pick<Freeword, 'chooseRecord'> };
}

/**
 * The controllers that an element needs as soon as a user comes to its code field, or as it shows the built-in input: with everything that
 * they draw with, one chunk for both. The other chunks draw with the same library.
 */
class Interaction implements ReactiveController {
  static readonly styles: readonly CSSResult[] = [boxPalette, lineStyles, builtInInputStyles, choicesStyles];

  readonly builtIn: BuiltInView;
  readonly choices: Choices;
  readonly #order: OrderWatch;
  readonly #heard: HeardResults;
  readonly #keypad: KeypadButton;
  readonly #placement: Placement;
  readonly #element: LookupElement;
  readonly #session: LookupSession;
  readonly #wait: HTMLElement = create('span', { class: 'wait', 'aria-hidden': 'true' });
  #isDressed = false;
  #hasRoom = false;
  #connection: AbortController | undefined;
  /** The code field that the user has been in, and the signal that ends its use. */
  #fields: readonly Field[] = [];
  #signal: AbortSignal | undefined;
  #rendered: LookupState | undefined;
  /** Whether the focus is moving, and the controls that stay until it has arrived. */
  #isMoving = false;
  #controls: Readonly<Record<string, Action>> = {};

  constructor(element: LookupElement, session: LookupSession, { builtIn, internals, read, loaded }: InteractionNeeds) {
    completeJapanese();
    Object.assign(loadedForms, formsToLoad);
    this.#element = element;
    this.#session = session;
    this.#order = new OrderWatch(element, session, () => builtIn.isShown && read());
    this.#placement = session.page.placement = new Placement(element, session);
    rememberForm(element, session);
    this.builtIn = new BuiltInView(element, session, builtIn, internals);
    this.choices = new Choices(element, session, (record) => {
      if (!loaded.search?.chooseRecord(record)) session.select(record).catch(() => undefined);
    });
    this.#heard = new HeardResults(element, session);
    this.#keypad = new KeypadButton(element);
    element.addController(this);
    // A fill that did not wait longer for this file was not compared. What the user is changing is compared later.
    const isChanging = session.state.found.some(({ field, parts }) => parts[0] !== 'postal-code' && hasFocus(field));
    if (!isChanging) this.#order.left(undefined);
  }

  hostConnected(): void {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    const root = this.#element.getRootNode();
    listen<KeyboardEvent>(root, 'keydown click', (event) => this.#pressed(event), signal, true);
    // Before the page's fields are read again. In Vitest, `window` is not an instance of `EventTarget`, which `listen` requires.
    window.addEventListener('focusin', () => forgetReadings(root), { signal, capture: true });
    watchTab(root, (field) => this.#order.entered(field), signal);
    this.#order.listen(root, signal);
    signal.addEventListener('abort', () => this.#handOver(root as ParentNode & Node));
    reportRefusals(this.#session, () => this.#heard.enteredAt, signal);
  }

  hostDisconnected(): void {
    this.#connection?.abort();
  }

  /** If the page replaces the element, the new one continues the lookup, the choice, or the order. */
  #handOver(root: ParentNode & Node): void {
    const { visit } = this.#session;
    let others: readonly Element[] | undefined;
    const look = (): void => {
      // An element that comes later belongs to another form.
      others ??= queryAll(root, this.#element.localName);
      for (const other of others as readonly LookupElement[])
        if (other.value !== '' && other.value === this.#element.value)
          other.loadRest().then(
            (rest) => (rest as Interaction).#takeOver(this.#session, visit),
            () => undefined,
          );
    };
    for (const at of CHECKS_MS) setTimeout(look, at);
  }

  /** Exchanges what is known with the element before, unless the user has typed here already: the field itself has reported that. */
  #takeOver(before: LookupSession, known: Visit): void {
    const session = this.#session;
    const { visit, page } = session;
    const { place } = visit.history;
    // Another address of the page may have the same code.
    const isSame = (place as HTMLInputElement | undefined)?.name === (known.history.place as HTMLInputElement | undefined)?.name;
    if (session.isUsed || page.isWaiting || !isSame || before.visit !== known || before.element.isConnected) return;
    known.history.place = place;
    session.isUsed = before.isUsed;
    for (const [one, other] of [
      [session, known],
      [before, visit],
    ] as const) {
      one.visit = other;
      other.history.store = other.lookup.store = one;
    }
    // Reads the form before the first message: the element before found none any more.
    session.resume();
    session.publish(known.phase);
    this.#order.left(undefined);
  }

  hostUpdated(): void {
    warnOfWords(this.#element);
    this.#dress();
    const { state } = this.#session;
    if (state === this.#rendered) return;
    this.#rendered = state;
    if ('summary' in state) warnOfFields(this.#element);
    this.#heard.shown(state);
    this.#showMessage(state);
  }

  /** Scrolls the message into sight. A list does that itself, and a user who has left the code field is not interrupted. */
  #showMessage({ status }: LookupState): void {
    const isInCodeField = (): boolean => this.#fields.some(hasFocus);
    if (status === 'choosing' || !isInCodeField()) return;
    // In the next frame, in which the browser computes the layout anyway.
    requestAnimationFrame(() => {
      const line = this.#element.renderRoot.querySelector('[part="status"]');
      if (line && isInCodeField()) scrollIntoSight(line);
    });
  }

  /** Keeps the controls while the focus moves: microtasks run before it arrives at one of them. */
  #hold(): void {
    this.#isMoving = true;
    setTimeout(() => {
      this.#isMoving = false;
      this.#element.requestUpdate();
    });
  }

  #pressed(event: KeyboardEvent): void {
    if (event.key === 'Tab' && Object.values(this.#controls).some(Boolean)) this.#hold();
    this.#heard.pressed(event, this.#fields);
  }

  /** Gives the user who comes to the code field its button, until the signal aborts. */
  enter(fields: readonly Field[], signal: AbortSignal): void {
    if (signal === this.#signal || signal.aborted) return;
    this.#fields = fields;
    this.#signal = signal;
    // Back in the code field, the user hears again what it lacks.
    const returned = (): unknown => this.#session.state.remark?.about === 'code' && this.#session.repeat();
    for (const field of fields) {
      listen(field, 'focus', returned, signal);
      // Ctrl+Z in another field undoes the last edit, which may be that of the code.
      listen(field, 'input', (event) => isOwnWrite(event) || hasFocus(field) || this.left(), signal);
    }
    // The answer, or the text, may have come before this file.
    this.#showMessage(this.#session.state);
    for (const field of fields) listen(field, 'change', (event) => isOwnWrite(event) || this.#respell(), signal);
    if (this.#element.accepted.includes('digital-address')) this.#keypad.take(fields, signal);
  }

  /** Spells a ZIP Code as the page's own rules take it, which may not allow a hyphen, or ask for it. */
  #respell(): void {
    const [field, second] = this.#fields;
    const { code } = this.#session.readCode();
    if (!field || second || !code || /\D/.test(code) || takesCode(field, field.value)) return;
    const text = [hyphenateCode(code), code].find((one) => takesCode(field, one));
    if (text) writeField(field, text);
  }

  /** Whether the page's Trusted Types refuse lists and inputs. Its form is filled, and shows the message. */
  isRefused(error: unknown): boolean {
    const isRefused = error instanceof TypeError && 'trustedTypes' in globalThis;
    if (isRefused) warn(`shows no list and no input because of the page's Trusted Types: ${error.message}`);
    return isRefused;
  }

  makeRoom(line: StatusLine, fields: readonly Field[]): void {
    if (this.#hasRoom) return;
    this.#hasRoom = true;
    void placeLine(this.#element, line, this.#placement, fields);
  }

  /** The place of a ZIP Code that the address contradicts, for screen readers: the eye compares the form and the buttons. */
  otherPlace({ order }: Messages): readonly Message[] {
    const { record, records, state } = this.#session;
    // Of a list, what its addresses share.
    const place = placeName(partValues(record ?? sharedRecord(records)));
    const spoken = (place && order?.otherPlace?.(place, !!record && state.isOtherAddress)) || '';
    return spoken === '' ? [] : [{ shown: '', spoken }];
  }

  readonly sentences: typeof sentences = sentences;
  readonly hasMore: typeof hasMore = hasMore;
  readonly announce: typeof createAnnouncement = createAnnouncement;

  controls(view: StatusView, own: OwnActions): Readonly<Record<string, Action>> {
    if (!this.#isMoving) this.#controls = controlsOf(this.#session, view, own);
    return this.#controls;
  }

  /** The text for the eye while a lookup runs, or before a fill and after a failure the button that switches the keyboard. */
  drawBeside(messages: Messages): readonly HTMLElement[] {
    const { state } = this.#session;
    if (state.status === 'busy') {
      // Beside an address of another code at once. Otherwise late: most responses arrive before a user could read the text.
      const isAtOnce = state.found.some(({ field, parts }) => parts[0] !== 'postal-code' && shownIn(field) !== '');
      setText(this.#wait, messages.busy);
      this.#wait.classList.toggle('now', isAtOnce);
      return state.isSlow || state.isHeld ? [] : [this.#wait];
    }
    const isBeforeFill = state.status === 'error' || (state.status === 'idle' && !state.undone && !state.offered);
    return isBeforeFill ? this.#keypad.draw(messages) : [];
  }

  /** Names what is wrong with a code that the user has left. An incomplete or emptied one is not an error: the user may come back to it. */
  left(): void {
    const session = this.#session;
    const read = session.readCode();
    const { accepted } = this.#element;
    if (read.state === 'empty' && session.record) showRemark(session, (messages) => orderMessages(messages).emptied, 'code');
    if (read.state !== 'unfinished') return;
    const hasLetters = /[A-Z]/.test(read.typed) || !accepted.includes('postal-code');
    const kind = hasLetters && accepted.includes('digital-address') ? 'digital-address' : 'postal-code';
    showRemark(session, (messages) => orderMessages(messages).unfinished(kind), 'code');
  }

  /** The list of addresses. `isSuggested`: the free-text search shows its own. */
  drawList(messages: Messages, isSuggested: boolean): HTMLElement {
    const { state } = this.#session;
    return this.choices.draw(messages, state.status === 'choosing' && !isSuggested ? state.records : undefined);
  }

  /** Gives the inputs the look of a field of the page, once they are drawn. */
  #dress(): void {
    const model = this.#session.page.found?.fields.open.map(({ field }) => field).find(isInput);
    const inputs = this.#element.renderRoot.querySelector('#code, [part="pickers"]');
    const view = inputs?.closest<HTMLElement>('[lang]');
    if (!view || !model || this.#isDressed) return;
    this.#isDressed = true;
    copyLook(model, view);
  }
}

export { Interaction as Controller };
