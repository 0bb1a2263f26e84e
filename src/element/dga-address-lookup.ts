import { type CSSResult, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { LookupError } from '../address/lookup-error.ts';
import type { AddressRecord } from '../address/record.ts';
import type { Explanation } from '../form/discovery/explain.ts';
import type { Field } from '../form/field.ts';
import { onArrival } from './page/arrival.ts';
import { acceptedOf } from './attributes.ts';
import { choices } from './choices/choices.ts';
import { choicesStyles } from './choices/choices-styles.ts';
import { loadChunk } from './chunks.ts';
import { type LookedUp, ownField, submissionOf, validityOf } from './code-field/built-in-input.ts';
import { ownFieldStyles } from './code-field/built-in-input-styles.ts';
import { CodeEntry, type CodeEntryHost } from './code-field/code-entry.ts';
import type { DgaEventMap } from './events.ts';
import { FormFinder } from './page/form-finder.ts';
import type { Freeword } from './search/freeword.ts';
import { languageOf, loadMessages, messagesOf, onMessages } from './messages/language.ts';
import { LookupElement } from './properties.ts';
import { explainForm } from './lookup/form-fill.ts';
import { LookupFlow, type LookupHost } from './lookup/lookup-flow.ts';
import { watchLanguage } from './messages/watch-language.ts';
import { type StatusHost, statusRest, statusRoom, statusText } from './ui/status-line.ts';
import { statusStyles } from './ui/status-styles.ts';
import { writeField } from '../form/filling/write-field.ts';
import { IDLE, type LookupState, type LookupStatus } from './state.ts';
import type { Messages } from './messages/messages.ts';
import type { Pickers } from './pickers/pickers.ts';
import { watchPage } from './page/watch-page.ts';
import { styles } from './ui/styles.ts';
import { warn } from './warn.ts';

const STATES: readonly LookupStatus[] = ['busy', 'choosing', 'filled', 'incomplete', 'error'];

/**
 * Fills a Japanese address from a ZIP Code, a unique corporate ZIP Code or a Digital Address.
 *
 * Stands anywhere in or beside a form and leaves its fields where they are: it listens to the page's own postal code field, or shows
 * an input of its own where there is none, asks the site's proxy, and writes what it learns into the fields that it recognises.
 *
 * @tag dga-address-lookup
 * @csspart field - own input with its label, button and hint
 * @csspart label - label of the own input
 * @csspart input - the own input itself
 * @csspart button - starts a lookup
 * @csspart hint - what may be typed
 * @csspart status - the visible message, and the buttons that belong to it
 * @csspart list - addresses to choose from
 * @csspart group - addresses of one prefecture and city
 * @csspart option - one address
 * @csspart pickers - the pickers, as a group
 * @csspart picker - one picker: a select, or an input with a list
 * @csspart picker-list - the list of a picker; its options are `option`
 * @csspart undo - takes the last fill back
 * @csspart replace - writes over what a person typed, where that is offered
 * @csspart retry - asks again after a failure
 * @csspart reopen - shows a list again that was closed without a choice
 * @cssprop [--dga-color] - accent of buttons and chosen options
 * @cssprop [--dga-border] - colour of borders
 * @cssprop [--dga-background] - background of input and list
 * @cssprop [--dga-error] - colour of error messages
 * @cssprop [--dga-focus] - colour of the focus ring
 * @cssprop [--dga-radius=6px] - radius of corners
 * @cssprop [--dga-space=8px] - unit of spacing
 * @cssprop [--dga-font=inherit] - font family
 * @cssprop [--dga-height] - minimum height of inputs, pickers and buttons
 * @cssprop [--dga-padding=12px] - inline padding of inputs, pickers and buttons
 * @cssprop [--dga-width=20em] - maximum width of the built-in input
 * @cssprop [--dga-gap] - space between label, input and pickers
 * @cssprop [--dga-border-width=1px] - width of borders
 * @cssprop [--dga-label-weight=600] - font weight of labels
 * @cssprop [--dga-label-size=1em] - font size of labels
 * @cssprop [--dga-hover] - background of hovered options and buttons
 * @cssstate busy - a lookup is under way
 * @cssstate choosing - several addresses are offered
 * @cssstate filled - the form was filled
 * @cssstate incomplete - filled, but the block is still missing
 * @cssstate error - the last lookup failed
 * @fires {CustomEvent<LookupDetail>} dga-lookup - a lookup starts; cancelable
 * @fires {CustomEvent<ResultsDetail>} dga-results - the answer is there
 * @fires {BeforeFillEvent} dga-before-fill - the form is about to be filled; cancelable, `waitUntil(promise)` delays it
 * @fires {CustomEvent<FillDetail>} dga-fill - the form was filled
 * @fires {CustomEvent<IncompleteDetail>} dga-incomplete - something is still to be entered by hand
 * @fires {CustomEvent<RestoredDetail>} dga-undo - a fill was taken back
 * @fires {CustomEvent<RestoredDetail>} dga-clear - what was filled was emptied
 * @fires {CustomEvent<PickDetail>} dga-pick - a picker changed
 * @fires {CustomEvent<ErrorDetail>} dga-error - a lookup failed; nothing was changed
 */
export class DgaAddressLookup extends LookupElement {
  static readonly formAssociated = true;

  static override styles: CSSResult[] = [styles, statusStyles, ownFieldStyles, choicesStyles];

  readonly #internals: ElementInternals = this.attachInternals();
  #state: LookupState = IDLE;
  /** Fields that were typed in while nobody listened to them: before the part that does was there, or in a field that is new. */
  readonly #unheard = new WeakSet<EventTarget>();
  /** Where a code is typed: the page's field, its two boxes, or the own input. */
  #codeFields: readonly Field[] = [];
  #connection: AbortController | undefined;
  /** Text of the own input; `undefined` until somebody typed or set it, so that the `value` attribute counts. */
  #text: string | undefined;
  #ownInput = false;
  #wasConnected = false;
  /** Whether a message may come, so that room is kept for it. */
  #keepsRoom = false;
  readonly #finder = new FormFinder(this);
  #flow = new LookupFlow(this.#flowHost());
  readonly #entry = new CodeEntry(this.#entryHost());
  /** With `compat`: what was looked up in each block. */
  readonly #flows = new WeakMap<HTMLElement, LookupFlow>();
  #pickers: Pickers | undefined;
  #freeword: Freeword | undefined;
  /** What the browser kept of the pickers, until they are here. */
  #kept: string | undefined;
  /** What the browser is to keep of the pickers. */
  #picked = '';
  /** Parts on their way that what is shown depends on; `updateComplete` waits for them. */
  readonly #arriving = new Set<Promise<unknown>>();
  #active = -1;

  constructor() {
    super();
    // Set before the tag was known: a property of its own that hides the accessor. Lit sees to the others.
    if (Object.hasOwn(this, 'value')) {
      const { value } = this;
      delete (this as { value?: string }).value;
      this.value = value;
    }
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    super.attributeChangedCallback(name, before, after);
    // `lang` stays the platform's own property; only what we say depends on it.
    if (name !== 'lang' || !this.isConnected) return;
    this.#speak();
  }

  // What a page may ask

  /** What the element is doing. */
  get status(): LookupStatus {
    return this.#state.status;
  }

  /** The records of the last answer, equal ones folded. */
  get records(): readonly AddressRecord[] {
    return this.#flow.records;
  }

  /** The record that the form was filled from; `null` before. */
  get record(): AddressRecord | null {
    return this.#flow.record;
  }

  /** The text in the code field, the page's or its own. Setting it starts no lookup. */
  get value(): string {
    return this.#ownInput || this.#codeFields.length === 0 ? this.#ownText : this.#typed;
  }

  set value(text: string) {
    const [field, second] = this.#ownInput ? [] : this.#codeFields;
    if (!field) {
      this.#setText(text);
      return;
    }
    // Of two boxes each takes its half.
    const whole = second ? text.normalize('NFKC').replace(/\W/g, '') : text;
    writeField(field, second ? whole.slice(0, 3) : whole);
    if (second) writeField(second, whole.slice(3));
  }

  /** The form that the element belongs to; set to an id, it is the attribute. */
  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  // An id, as in the attribute: React 19 sets properties where an element has them, and `undefined` to take one away.
  set form(id: string | null | undefined) {
    if (id == null) this.removeAttribute('form');
    else this.setAttribute('form', id);
  }

  get validity(): ValidityState {
    return this.#internals.validity;
  }

  get validationMessage(): string {
    return this.#internals.validationMessage;
  }

  get willValidate(): boolean {
    return this.#internals.willValidate;
  }

  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }

  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }

  /**
   * Looks a code up and fills the form; without a code, the one in the field. Resolves with the records, equal ones folded.
   * @throws {LookupError} after `dga-error`
   * @throws an `AbortError` where a later lookup took over
   */
  async lookup(code: string = this.value): Promise<readonly AddressRecord[]> {
    this.#keepsRoom = true;
    this.#entry.known(this.value);
    return this.#flow.lookUp(code);
  }

  /** Fills the form from a record, such as one of `records`. */
  async select(record: AddressRecord): Promise<void> {
    return this.#flow.select(record);
  }

  /** Takes the last fill back, but for what was changed since. */
  undo(): void {
    this.#flow.undo();
  }

  /** Empties what the element filled and nobody changed since; the code stays. */
  clear(): void {
    this.#flow.clear(this.#codeFields);
  }

  /**
   * Which field was taken for which part, and why; and which were left alone.
   */
  explain(): Explanation[] {
    return explainForm(this.#finder.find());
  }

  /** Moves the focus to where a code is typed: the own input, or the page's field. */
  override focus(options?: FocusOptions): void {
    const field = this.#codeFields[0] ?? this.renderRoot.querySelector<HTMLElement>('[part="button"], [part="status"]');
    field?.focus(options);
  }

  // Lifecycle

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#pickers?.connect(signal);
    if (this.compat === 'h-adr' && this.hasUpdated) void this.#followBlocks();
    const look = (): void => {
      this.#listen();
      this.#pickers?.edited();
    };
    const edited = (field: EventTarget | undefined): void => {
      if (field && !this.#codeFields.includes(field as Field)) this.#unheard.add(field);
      void this.#flow.recheck();
      this.#pickers?.edited();
    };
    watchPage(this.getRootNode(), { look, edited }, signal);
    const arrived = new Promise<void>((done) => {
      const arrive = (): void => {
        look();
        onMessages(() => this.requestUpdate(), signal);
        this.#speak();
        window.addEventListener('pagehide', () => this.#flow.cancel(), { signal });
        watchLanguage(this, () => this.#speak(), signal);
        done();
      };
      // One that was only moved goes on listening at once.
      if (this.#wasConnected) queueMicrotask(() => signal.aborted || arrive());
      else onArrival(arrive, signal);
      this.#wasConnected = true;
      signal.addEventListener('abort', () => done());
    });
    this.#await(arrived);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection?.abort();
    this.#entry.watch([]);
    // A page that only moves the element connects it again at once; what is under way then goes on.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#flow.cancel();
      this.#flow.demandBlock('');
    });
  }

  formResetCallback(): void {
    this.#flow.forget();
    this.#pickers?.begin();
    this.#text = undefined;
    this.#entry.known(this.value);
    this.#submitText();
    this.requestUpdate();
  }

  formDisabledCallback(): void {
    this.requestUpdate();
  }

  /** The browser brings back what was typed before; that is no reason to look it up again. */
  formStateRestoreCallback(state: string | File | FormData | null): void {
    if (typeof state !== 'string') return;
    const [text = '', picked] = state.split('\n');
    this.#setText(text);
    this.#kept = picked;
    if (picked) this.#pickers?.restore(picked);
  }

  /** Takes up the language of the page. */
  #speak(): void {
    this.requestUpdate();
    this.#await(loadMessages(languageOf(this)));
  }

  /** Waits for what belongs to a state and comes late: the messages, the own input, the list. */
  #await(part: Promise<unknown>): void {
    this.#arriving.add(part);
    void part.finally(() => this.#arriving.delete(part));
  }

  /**
   * Loads a chunk that draws, with its styles.
   * @throws {LookupError} `network` if it cannot be loaded
   */
  async #load<M extends { readonly styles: CSSResult }>(load: () => Promise<M>): Promise<M> {
    const chunk = await loadChunk(load);
    const sheet = chunk.styles.styleSheet;
    const root = this.renderRoot as ShadowRoot;
    if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return chunk;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    if (this.#arriving.size === 0) return done;
    await Promise.all(this.#arriving);
    return this.getUpdateComplete();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('compat') && this.compat === 'h-adr') this.#await(this.#followBlocks());
    if (['for', 'formId', 'section', 'standalone', 'fields'].some((name) => changed.has(name)) && this.isConnected && this.hasUpdated)
      this.#listen();
  }

  protected override update(changed: PropertyValues): void {
    const root = this.renderRoot as ShadowRoot;
    const held = root.activeElement;
    try {
      super.update(changed);
      // What had the focus may be gone.
      if (held && !root.activeElement) this.focus();
    } catch (error) {
      // A page that allows no Trusted Types policy gets no drawing of ours; its form is filled all the same.
      if (!(error instanceof TypeError && 'trustedTypes' in globalThis)) throw error;
      warn(`nothing can be shown, because the page's Trusted Types refuse it: ${error.message}`);
    }
  }

  protected override updated(): void {
    this.#pickers?.drawn();
    this.#freeword?.drawn(this.renderRoot);
    if (this.#ownInput) this.#watch([...this.renderRoot.querySelectorAll<HTMLInputElement>('#code')]);
    this.#submitText();
    this.#validate();
  }

  // The page's fields

  /** With `compat`, the block of YubinBango's markup that a person comes to is the form, with a memory of its own. */
  async #followBlocks(): Promise<void> {
    const finder = this.#finder;
    const enter = (block: HTMLElement): void => {
      if (block === finder.block) return;
      if (finder.block) this.#flows.set(finder.block, this.#flow);
      finder.block = block;
      this.#flow = this.#flows.get(block) ?? new LookupFlow(this.#flowHost());
      this.#stateChanged(this.#flow.state);
      this.#listen();
    };
    const { signal } = this.#connection as AbortController;
    // Without the chunk the first block is filled as any other form is.
    await finder.followBlocks(enter, signal).catch(() => undefined);
    this.#listen();
  }

  /** Finds the code field, the page's or the own one, and listens to it. */
  #listen(): void {
    if (!this.isConnected) return;
    const finder = this.#finder;
    const { codeFields } = finder.find();
    const pageHasOne = codeFields.length > 0 && !this.standalone;
    // Nothing is shown until it is known whether the page has a field of its own; and what somebody is typing in stays.
    const undecided = !pageHasOne && !this.standalone && finder.isWaiting;
    const wasOwn = this.#ownInput;
    this.#ownInput = !pageHasOne && !undecided;
    if (wasOwn && !this.#ownInput && this.#text) this.#ownInput = true;
    if (!this.#ownInput) this.#watch(pageHasOne ? codeFields : []);
    // Set before there was a field to hold it; what stands in the field already is a person's.
    if (pageHasOne && !this.#ownInput && this.#text && !this.#typed) this.value = this.#text;
    if (wasOwn !== this.#ownInput) this.requestUpdate();
  }

  // The code

  #watch(fields: readonly Field[]): void {
    this.#codeFields = fields;
    this.#entry.watch(
      fields,
      fields.some((field) => this.#unheard.delete(field)),
    );
  }

  /** What stands in the code field; two boxes are read as one. */
  get #typed(): string {
    return this.#codeFields.map(({ value }) => value).join('');
  }

  get #isDisabled(): boolean {
    // Its own attribute, or a fieldset around it.
    return this.disabled || this.matches(':disabled');
  }

  get #ownText(): string {
    // Of a removed attribute Lit makes null.
    return this.#text ?? this.defaultValue ?? '';
  }

  #setText(text: string): void {
    this.#text = text;
    this.#submitText();
    this.requestUpdate();
  }

  get #lookedUp(): LookedUp {
    return { code: this.#flow.code, record: this.record };
  }

  /** What a form is given: the ZIP Code of the record, or the one typed. At once, because a listener may submit before we are drawn. */
  #submitText(): void {
    const submission = this.#ownInput ? submissionOf(this, this.#ownText, this.#lookedUp) : { value: null, state: '' };
    // An input holds one line; what the pickers say is the next.
    this.#internals.setFormValue(submission.value, `${submission.state}\n${this.#picked}`);
  }

  /** `unasked`: because the code changed, not because somebody asked. */
  #go(code: string, unasked = false): void {
    this.#keepsRoom = true;
    this.#flow
      .lookUp(code, unasked, this.#typed)
      .catch(() => undefined /* The page hears of it by dga-error, the shopper by the message. */);
  }

  /** Shows a list that was closed without a choice; says whether there was one. */
  #reopen(): boolean {
    if (this.#state.status !== 'idle' || !this.#state.offered) return false;
    this.#flow.reopen();
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('[part="list"]')?.focus());
    return true;
  }

  // The lookup

  #entryHost(): CodeEntryHost {
    return {
      element: this,
      isDisabled: () => this.#isDisabled,
      flow: () => this.#flow,
      freeword: () => this.#freeword,
      typed: (text) => {
        this.#keepsRoom = true;
        if (this.#ownInput) this.#setText(text);
        else this.requestUpdate();
      },
      lookUp: (text, unasked) => this.#go(text, unasked),
      // Of its own form the element hears by itself.
      reset: (form) => form === this.#internals.form || this.formResetCallback(),
      reopen: () => this.#reopen(),
      list: () => ({ element: this.renderRoot.querySelector<HTMLElement>('[part="list"]'), wasEntered: this.#active >= 0 }),
    };
  }

  #flowHost(): LookupHost {
    const finder = this.#finder;
    const { block } = finder;
    return {
      resolve: () => finder.find(block),
      element: this,
      freeword: () => this.#loadFreeword(),
      prepare: (record, isReplacing) => this.#pickers?.prepare(record, isReplacing),
      say: (type, detail) => this.#say(type, detail),
      sayError: (error) => this.#sayError(error),
      show: (state) => {
        if (block === finder.block) this.#stateChanged(state);
      },
    };
  }

  #say<K extends keyof DgaEventMap>(type: K, detail: DgaEventMap[K]['detail']): boolean {
    /** @internal documented by the `@fires` lines of the class */
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: type === 'dga-lookup' }));
  }

  #stateChanged(state: LookupState): void {
    this.#state = state;
    for (const name of STATES) {
      if (name === state.status) this.#internals.states.add(name);
      else this.#internals.states.delete(name);
    }
    this.#active = -1;
    this.#pickers?.follow(state);
    this.#submitText();
    this.#validate();
    this.requestUpdate();
  }

  /** What failed outside of a lookup: a part that did not come, a list of the pickers. */
  #failed(error: LookupError): void {
    this.#stateChanged({ status: 'error', error });
    this.#sayError(error);
  }

  #sayError(error: LookupError): void {
    const { code, status, retryAfter, requestId } = error;
    this.#say('dga-error', { code, status, retryAfter, requestId, message: this.#errorMessage(error) });
  }

  async #loadFreeword(): Promise<Freeword> {
    if (this.#freeword) return this.#freeword;
    const chunk = await this.#load(() => import('./search/freeword.ts'));
    // Another call may have been faster.
    const search = (this.#freeword ??= new chunk.Freeword({
      element: this,
      flow: () => this.#flow,
      input: () => this.renderRoot.querySelector<HTMLInputElement>('#code'),
    }));
    // What was typed before this part was there.
    if (this.#keepsRoom) search.typed(this.value);
    this.requestUpdate();
    return search;
  }

  async #loadPickers(): Promise<void> {
    const chunk = await this.#load(() => import('./pickers/pickers.ts'));
    const signal = this.#connection?.signal;
    if (!signal || this.#pickers) return;
    this.#pickers = new chunk.Pickers(
      {
        element: this,
        isDisabled: () => this.#isDisabled,
        resolve: () => this.#finder.find(),
        flow: () => this.#flow,
        picked: (detail) => this.#say('dga-pick', detail),
        failed: (error) => this.#failed(error),
        recovered: () => this.#stateChanged(this.#flow.state),
        keep: (state) => {
          this.#picked = state;
          this.#submitText();
        },
      },
      signal,
    );
    this.#finder.readers = this.#pickers.readers;
    if (this.#kept) this.#pickers.restore(this.#kept);
    this.requestUpdate();
  }

  #choose(record: AddressRecord): void {
    this.focus();
    if (this.#freeword?.choose(record)) return;
    this.select(record).catch(() => undefined /* Told by dga-error. */);
  }

  #undoClicked(): void {
    this.focus();
    this.undo();
  }

  #retryClicked(): void {
    if (this.#pickers?.retry()) return;
    this.focus();
    this.#go(this.#flow.code ?? this.#typed);
  }

  // What a person sees and hears

  #errorMessage(error: LookupError): string {
    const { messages } = messagesOf(this);
    return messages.error(error.code, error.retryAfter, acceptedOf(this.accept));
  }

  #validate(): void {
    const { messages } = messagesOf(this);
    const { flags, message } = validityOf(this, {
      messages,
      text: this.#ownInput ? this.#ownText : null,
      lookedUp: this.#lookedUp,
    });
    const anchor = this.renderRoot.querySelector<HTMLElement>('#code, [part="status"]');
    this.#internals.setValidity(flags, message, anchor ?? undefined);
    this.#flow.demandBlock(flags.customError ? message : '');
  }

  protected override render(): TemplateResult | typeof nothing {
    const { lang, messages, isPending } = messagesOf(this);
    if (isPending && this.#state.status === 'idle') return nothing;
    if (!this.#freeword && /freeword/.test(String(this.accept)))
      this.#await(this.#loadFreeword().catch(() => undefined /* Asked for again by a lookup. */));
    return html`<div lang=${lang}>
      ${this.#renderField(messages)}${this.#renderPickers(messages)}${this.#renderStatus(messages)}${this.#renderList(messages)}
    </div>`;
  }

  #renderField(messages: Messages): TemplateResult | typeof nothing {
    const hasButton = this.trigger === 'button';
    if (!this.#ownInput && !hasButton) return nothing;
    const state = this.#state;
    return ownField({
      messages,
      element: this,
      text: this.#ownText,
      isDisabled: this.#isDisabled,
      isWrong: state.status === 'error' && state.error.code === 'invalid-code',
      hasInput: this.#ownInput,
      hasButton,
      list: this.#freeword?.render(messages, state) ?? nothing,
      lookUp: () => this.#go(this.#typed),
    });
  }

  #renderPickers(messages: Messages): TemplateResult | typeof nothing {
    if (this.pickers === null || this.pickers === false) return nothing;
    if (!this.#pickers) this.#await(this.#loadPickers().catch(() => undefined /* The next update asks again. */));
    return this.#pickers?.render(messages) ?? nothing;
  }

  #renderStatus(messages: Messages): TemplateResult {
    const state = this.#state;
    const hasRoom = this.#keepsRoom;
    const host: StatusHost = {
      messages,
      state,
      element: this,
      said: this.#pickers?.message(messages, state),
      replaceable: this.#flow.conflicts.flatMap(({ parts }) => parts),
      canUndo: this.#flow.canUndo,
      overwrite: () => void this.#flow.overwrite().catch(() => undefined /* Told by dga-error. */),
      undo: () => this.#undoClicked(),
      retry: () => this.#retryClicked(),
      reopen: () => this.#reopen(),
    };
    return html`<div part="status" tabindex="-1" class="${state.status}${hasRoom ? ' open' : ''}">
      <div class="line"><span role="status" id="said">${statusText(host)}</span>${statusRest(host)}</div>
      ${hasRoom ? statusRoom(host) : nothing}
    </div>`;
  }

  #renderList(messages: Messages): TemplateResult | typeof nothing {
    const state = this.#state;
    if (state.status !== 'choosing' || this.#freeword?.isShown) return nothing;
    return choices({
      messages,
      records: state.records,
      active: this.#active,
      choose: (record) => this.#choose(record),
      activate: (index) => {
        this.#active = index;
        this.requestUpdate();
      },
      close: () => {
        this.focus();
        this.#flow.dismiss();
      },
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dga-address-lookup': DgaAddressLookup;
  }
}
