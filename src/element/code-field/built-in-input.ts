import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { hyphenateCode, readCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import { acceptedOf } from '../attributes.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import type { Messages } from '../messages/messages.ts';
import { orderMessages } from '../messages/order-messages.ts';
import { messagesOf } from '../messages/language.ts';
import type { LookupElement } from '../properties.ts';

/** The built-in input with its label, hint and button; its form value and the validity of the element. */
export class BuiltInInput implements ReactiveController {
  readonly #element: LookupElement;
  readonly #session: LookupSession;
  readonly #internals: Partial<ElementInternals>;
  /** `undefined` until the user or the page sets the text, so that the `value` attribute counts. */
  #text: string | undefined;
  #isShown = false;

  constructor(element: LookupElement, session: LookupSession, internals: Partial<ElementInternals>) {
    this.#element = element;
    this.#session = session;
    this.#internals = internals;
    session.subscribe(() => {
      this.#submit();
      this.#validate();
    });
    element.addController(this);
  }

  hostUpdated(): void {
    this.#submit();
    this.#validate();
  }

  /** Whether the element shows the input, because the page has no code field. */
  get isShown(): boolean {
    return this.#isShown;
  }

  set isShown(isShown: boolean) {
    if (isShown !== this.#isShown) this.#element.requestUpdate();
    this.#isShown = isShown;
  }

  get text(): string {
    // Lit sets the property to null if the attribute is removed.
    return this.#text ?? this.#element.defaultValue ?? '';
  }

  set text(text: string) {
    this.#text = text;
    this.#submit();
    this.#element.requestUpdate();
  }

  /** Whether the user or the page has set a text. */
  get hasText(): boolean {
    return !!this.#text;
  }

  /** Starts with the `value` attribute again. */
  reset(): void {
    this.#text = undefined;
    this.#submit();
    this.#element.requestUpdate();
  }

  /** The record that the text led to. */
  get #record(): AddressRecord | null {
    const { code, record } = this.#session;
    const read = readCode(this.text);
    return (read.state === 'complete' ? read.code : this.text.trim()) === code ? record : null;
  }

  /** Sets the form value immediately: a listener may submit the form before the next rendering. */
  #submit(): void {
    const { value, state } = this.#isShown ? this.#formValue : { value: null, state: '' };
    // An input has one line; the second line is the choices of the pickers.
    this.#internals.setFormValue?.(value, `${state}\n${this.#session.choicesToRestore}`);
  }

  /**
   * The ZIP Code of the record, or the one that the user typed, in `zip-format`; and the text that the browser may restore, unless it is
   * a Digital Address, which identifies a home.
   */
  get #formValue(): { readonly value: string; readonly state: string } {
    const read = readCode(this.text);
    const typed = read.state === 'complete' && read.kind === 'postal-code' ? read.code : null;
    const zip = this.#record?.zip_code ?? typed ?? '';
    const isHyphenated = this.#element.zipFormat === 'hyphen' && zip !== '';
    return { value: isHyphenated ? hyphenateCode(zip) : zip, state: typed === null ? '' : this.text };
  }

  #validate(): void {
    const { messages } = messagesOf(this.#element);
    // What has left the page, or is switched off, holds no form.
    const isOn = this.#element.isConnected && !this.#element.isDisabled;
    const [flag, message] = isOn ? this.#problem(messages) : [undefined, ''];
    const anchor = this.#element.renderRoot?.querySelector<HTMLElement>('#code, [part="status"]');
    this.#internals.setValidity?.(flag ? { [flag]: true } : {}, message, anchor ?? undefined);
    this.#session.demandBlock(flag === 'customError' ? message : '');
  }

  #problem(messages: Messages): readonly [flag: keyof ValidityStateFlags | undefined, message: string] {
    const element = this.#element;
    const isCodeMissing = this.#isShown && element.required && !this.#record?.zip_code && !this.#session.page.isAbroad;
    const state = isCodeMissing ? readCode(this.text).state : 'complete';
    if (state === 'empty') return ['valueMissing', messages.valueMissing];
    if (state !== 'complete') return ['patternMismatch', messages.error('invalid-code', null, acceptedOf(element.accept))];
    const { missing, isContradicted, found } = this.#session.state;
    if (element.requireBlock && missing.length > 0) {
      const { blockMissing, filled } = messages.withLabels?.(found) ?? messages;
      return ['customError', missing.join() === 'block' ? blockMissing : filled({ filled: [], kept: [], missing })];
    }
    if (element.verify === 'block' && isContradicted) return ['customError', orderMessages(messages).otherAddress];
    return [undefined, ''];
  }

  /** The input, the button beside it or beside the page's field, or both. `suggestions`: the list of the free-text search. */
  render(messages: Messages, suggestions: TemplateResult | typeof nothing): TemplateResult | typeof nothing {
    const element = this.#element;
    const { state } = this.#session;
    const { isDisabled } = element;
    const lookUp = (): void => this.#session.request(element.value);
    const button =
      element.trigger === 'button'
        ? html`<button part="button" type="button" ?disabled=${isDisabled} @click=${lookUp}>
            <slot name="button">${messages.lookUp}</slot>
          </button>`
        : nothing;
    if (!this.#isShown) return button;
    const accept = acceptedOf(element.accept);
    const isInvalid = state.status === 'error' && state.error.code === 'invalid-code';
    return html`<div part="field ${this.text ? '' : 'empty'}">
      <label part="label" for="code"><slot name="label">${element.label || messages.label(accept)}</slot></label>
      <div class="row">
        <slot name="icon"></slot
        ><input
          part="input"
          id="code"
          autocomplete="postal-code"
          autocapitalize="characters"
          inputmode=${accept.includes('freeword') ? nothing : 'numeric'}
          enterkeyhint="search"
          spellcheck="false"
          aria-describedby=${isInvalid ? 'said hint' : 'hint'}
          aria-invalid=${isInvalid ? 'true' : nothing}
          placeholder=${element.placeholder || nothing}
          ?required=${element.required}
          ?disabled=${isDisabled}
          .value=${this.text}
        />
        ${button}${suggestions}
      </div>
      <div part="hint" id="hint"><slot name="hint">${element.hint || messages.hint(accept)}</slot></div>
    </div>`;
  }
}
