import type { CSSResult, PropertyValues } from '@lit/reactive-element';
import type { AddressRecord } from '../address/record.ts';
import type { AddressCheck } from '../client/check-address.ts';
// In this order, the file packs best.
import { LookupElement } from './properties.ts';
import { explain, type Explanation } from '../form/discovery/explain.ts';
import { resolveForm } from '../form/discovery/resolved-form.ts';
import { LookupSession } from './lookup/lookup-session.ts';
import { createView } from './view.ts';
import { styles } from './ui/styles.ts';
import { StatusLine } from './status/status-line.ts';
import { BuiltInInput } from './code-field/built-in-input.ts';
import { CodeField } from './code-field/code-field.ts';
import { press } from './page/pointer.ts';
import { FormController } from './form-controller.ts';
import { OptionalControllers } from './optional-controllers.ts';
import type { LookupStatus } from './state.ts';

/**
 * Fills a Japanese address from a ZIP Code, a unique corporate ZIP Code or a Digital Address.
 *
 * Place the element in or next to a form. It watches the form's postal code field, or shows a built-in input if there is none, sends the
 * code to the site's proxy, and writes the address into the form's fields. The fields do not move.
 *
 * @tag dga-address-lookup
 * @attr lang - Language of labels, messages and announcements: `ja`, `en`, `zh`, `ko`; inherited, as everywhere.
 * @slot label - the label of the built-in input
 * @slot hint - the text below the built-in input
 * @slot icon - beside the built-in input, in front of it
 * @slot button - the content of the button that starts a lookup
 * @csspart field - the built-in input with its label, button and hint
 * @csspart empty - `field` while the built-in input is empty
 * @csspart label - the label of the built-in input
 * @csspart input - the built-in input
 * @csspart button - the button that starts a lookup
 * @csspart hint - the text below the built-in input
 * @csspart status - the visible message and its buttons
 * @csspart list - the list of addresses
 * @csspart filter - narrows a long list of addresses
 * @csspart group - the addresses of one prefecture and city
 * @csspart option - one address of the list, or one option of a picker
 * @csspart pickers - the group of pickers
 * @csspart picker-field - a picker with its label
 * @csspart picker - a picker: a select, or an input with a list
 * @csspart picker-label - the label of a picker
 * @csspart picker-list - the list of a picker
 * @csspart enter-block - the button that puts the caret into the field for the missing block
 * @csspart bring-back - the button that writes a lost part again
 * @csspart keep - the button that keeps an address that contradicts the ZIP Code
 * @csspart undo - the button that undoes the last fill
 * @csspart replace - the button that replaces the user's text
 * @csspart retry - the button that repeats a failed lookup
 * @csspart check - with `find-zip` and `verify`: a sentence about ZIP Code and address, and its buttons
 * @csspart confirm - keeps an address that `verify="block"` complains about
 * @csspart keyboard - the button that switches the on-screen keyboard between digits and letters
 * @csspart reopen - the button that shows a closed list again
 * @cssprop [--dga-color] - accent of buttons and chosen options
 * @cssprop [--dga-border] - color of borders
 * @cssprop [--dga-background] - background of input and list
 * @cssprop [--dga-error] - color of error messages
 * @cssprop [--dga-focus] - color of the focus ring
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
 * @cssstate busy - a lookup is running
 * @cssstate choosing - the list of addresses is shown
 * @cssstate filled - the form is filled
 * @cssstate incomplete - the form is filled, but the block or another part is missing, or the address contradicts the ZIP Code
 * @cssstate error - the last lookup failed
 * @fires {CustomEvent<LookupDetail>} dga-lookup - a lookup starts; cancelable
 * @fires {CustomEvent<ResultsDetail>} dga-results - a lookup has its records
 * @fires {BeforeFillEvent} dga-before-fill - the form is about to be filled; cancelable, `waitUntil(promise)` delays it
 * @fires {CustomEvent<FillDetail>} dga-fill - the form was filled
 * @fires {CustomEvent<IncompleteDetail>} dga-incomplete - the user must still enter some parts
 * @fires {CustomEvent<RestoredDetail>} dga-undo - a fill was undone
 * @fires {CustomEvent<RestoredDetail>} dga-clear - the filled fields were emptied
 * @fires {CustomEvent<PickDetail>} dga-pick - a picker changed
 * @fires {CustomEvent<MismatchDetail>} dga-mismatch - with `verify`, ZIP Code and address disagree
 * @fires {CustomEvent<ErrorDetail>} dga-error - a lookup failed; nothing was changed
 */
export class DgaAddressLookup extends LookupElement {
  static readonly formAssociated = true;

  static override styles: CSSResult = styles;

  /** Test environments such as jsdom and happy-dom have a part of it, or nothing. */
  readonly #internals: Partial<ElementInternals> = (this as Partial<HTMLElement>).attachInternals?.() ?? {};
  readonly #session: LookupSession = new LookupSession(this, () => this.#optional.load('search'));
  readonly #builtIn = new BuiltInInput(this);
  readonly #optional: OptionalControllers = new OptionalControllers(this, this.#session, {
    builtIn: this.#builtIn,
    internals: this.#internals,
    read: () => this.#form.find(),
  });
  readonly #status = new StatusLine(this, this.#session, this.#optional.loaded);
  readonly #codeField = new CodeField(this, this.#session, this.#builtIn, this.#status, this.#optional);
  readonly #form: FormController = new FormController(this, this.#session, this.#builtIn, this.#codeField, this.#optional);
  readonly #draw = createView(this, this.#session, this.#form, this.#builtIn, this.#status, this.#optional, this.#internals);

  constructor() {
    super();
    // The test environment jsdom has no form values, and throws for a role.
    if (this.#internals.setFormValue) {
      // Firefox has an accessible object for a block and none for an inline element. When the host turned from one into the other, those
      // inside would be created again, and the message that opened the line would not be reported.
      this.#internals.role = 'none';
      // Only with a state does the browser say that it restores the form.
      this.#internals.setFormValue(null, '');
    }
    // A page may set the property before the tag is defined. Lit handles its own properties.
    if (Object.hasOwn(this, 'value')) {
      const { value } = this;
      delete (this as { value?: string }).value;
      this.value = value;
    }
  }

  /** @internal */
  loadRest(): Promise<unknown> {
    return this.#optional.first ?? this.#optional.load('interaction');
  }

  /** The state of the element. */
  get status(): LookupStatus {
    return this.#session.state.status;
  }

  /** The records of the last answer, equal ones merged. */
  get records(): readonly AddressRecord[] {
    return this.#session.records;
  }

  /** The record that filled the form; `null` before a fill. */
  get record(): AddressRecord | null {
    return this.#session.record;
  }

  /** The text in the code field, the page's or the built-in one. Setting it starts no lookup. */
  get value(): string {
    return this.#codeField.text;
  }

  set value(text: string) {
    // The page may have drawn its code field again.
    this.#form.read();
    // Frameworks pass on numbers, and `null` or `undefined` for nothing.
    this.#codeField.text = String((text as string | number | null) ?? '');
  }

  /** The form that the element belongs to. Setting it to an id sets the attribute. */
  get form(): HTMLFormElement | null {
    return this.#internals.form ?? null;
  }

  // An id, as in the attribute: React 19 sets a property if the element has one, and `undefined` to remove it.
  set form(id: string | null | undefined) {
    if (id == null) this.removeAttribute('form');
    else this.setAttribute('form', id);
  }

  get validity(): ValidityState {
    return this.#internals.validity as ValidityState;
  }

  get validationMessage(): string {
    return this.#internals.validationMessage ?? '';
  }

  get willValidate(): boolean {
    return this.#internals.willValidate ?? false;
  }

  checkValidity(): boolean {
    return this.#internals.checkValidity?.() ?? true;
  }

  reportValidity(): boolean {
    return this.#internals.reportValidity?.() ?? true;
  }

  /**
   * Looks a code up and fills the form. The default is the code in the code field. Resolves with the records, equal ones merged.
   * @throws {LookupError} after `dga-error`
   * @throws an `AbortError` if a later lookup started
   */
  async lookup(code: string = this.value): Promise<readonly AddressRecord[]> {
    this.#form.find();
    this.#codeField.acceptText();
    return this.#session.lookUp(code);
  }

  /** Fills the form from a record, for example one of `records`. */
  async select(record: AddressRecord): Promise<void> {
    return this.#session.select(record);
  }

  /**
   * Compares the ZIP Code and the address in the page's fields, for a shop's submit handler. With `verify`, a mismatch is also shown.
   * @throws {LookupError} `invalid-code` if the ZIP field has no ZIP Code, or why the lookup failed
   */
  async check(): Promise<AddressCheck> {
    return (await this.#optional.load('checks')).check();
  }

  /** Undoes the last fill, except in fields that have changed since. */
  undo(): void {
    this.#session.undo();
  }

  /** Empties the fields that the element filled and that have not changed since. The code stays. */
  clear(): void {
    this.#session.clear(this.#codeField.fields);
  }

  /** Reports which field takes which part, and why, and which fields were left alone. */
  explain(): Explanation[] {
    return explain(resolveForm(this.#session.page.find()));
  }

  /** Moves the focus to the code field, the page's or the built-in one. */
  override focus(options?: FocusOptions): void {
    const field = this.#codeField.fields[0] ?? this.renderRoot.querySelector<HTMLElement>('[part="button"], [part="status"]');
    field?.focus(options);
  }

  formResetCallback(): void {
    this.#session.forget();
    this.#optional.loaded.pickers?.begin();
    this.#builtIn.text = undefined;
    this.#codeField.acceptText();
  }

  formDisabledCallback(): void {
    if (this.isDisabled) {
      this.#session.cancel();
      this.#session.dismiss();
    } else this.#form.read();
    this.requestUpdate();
  }

  /** The browser restores what the user typed before. That starts no lookup. */
  formStateRestoreCallback(state: string | File | FormData | null): void {
    this.#session.page.isRestored = true;
    if (!state || typeof state !== 'string') return;
    const [text = '', choices = ''] = state.split('\n');
    this.#builtIn.text = text;
    this.#session.choicesToRestore = choices;
    if (choices !== '') this.#optional.loaded.pickers?.restore(choices);
  }

  /** Draws nothing while the pointer is down. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    return press ? press.then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    // Safari changes `disabled` after `formDisabledCallback`.
    const isElsewhere = ['for', 'formId', 'section', 'standalone', 'fields', 'disabled'].some((name) => changed.has(name));
    if (isElsewhere && this.isConnected && this.hasUpdated) this.#form.find();
    // A framework that hydrates the page sets properties after the upgrade.
    const { state, code } = this.#session;
    const isLate = ['client', 'endpoint'].some((name) => changed.has(name)) && state.status === 'error';
    if (isLate && state.error.code === 'configuration') this.#session.request(code ?? this.value);
  }

  protected override update(changed: PropertyValues): void {
    const root = this.renderRoot as ShadowRoot;
    const focused = root.activeElement;
    try {
      super.update(changed);
      this.#draw();
      // The update may have removed the focused control.
      if (focused && !root.activeElement) this.focus();
    } catch (error) {
      // Without the chunk, nothing is drawn that the page's Trusted Types could refuse.
      if (!this.#optional.loaded.interaction?.isRefused(error)) throw error;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dga-address-lookup': DgaAddressLookup;
  }
}
