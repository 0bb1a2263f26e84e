import type { ReactiveController } from '@lit/reactive-element';
import { html, nothing, render, type TemplateResult } from 'lit/html.js';
import { hyphenateCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import type { Messages } from '../messages/messages.ts';
import { messagesOf } from '../messages/language.ts';
import { orderMessages } from '../messages/order-messages.ts';
import { CustomValidity } from '../../form/filling/custom-validity.ts';
import type { LookupElement } from '../properties.ts';
import { tell } from '../status/status-messages.ts';
import { create } from '../ui/create.ts';
import type { BuiltInInput } from './built-in-input.ts';

/** Why the element is invalid; no flag if it is valid. */
type Problem = readonly [flag: keyof ValidityStateFlags | undefined, message: string];

/** Draws the built-in input with its label, hint and button; sets its form value and the validity of the element. */
export class BuiltInView implements ReactiveController {
  readonly #element: LookupElement;
  readonly #session: LookupSession;
  readonly #internals: Partial<ElementInternals>;
  readonly #input: BuiltInInput;
  readonly #view: HTMLElement = create('span');
  readonly #validity = new CustomValidity();
  /** The record whose ZIP Code the text has got the format of. */
  #formatted: AddressRecord | null = null;

  constructor(element: LookupElement, session: LookupSession, input: BuiltInInput, internals: Partial<ElementInternals>) {
    this.#element = element;
    this.#session = session;
    this.#input = input;
    this.#internals = internals;
    input.changed = () => this.#submit();
    session.subscribe(() => {
      this.#format();
      this.hostUpdated();
    });
    // The page's block field reports the problem, and can take the focus: the browser then skips the element.
    element.addEventListener('invalid', (event) => this.#validity.isInvalid && event.preventDefault());
    element.addController(this);
  }

  hostDisconnected(): void {
    // If the page only moves the element, it is connected again by then.
    queueMicrotask(() => this.#validate());
  }

  hostUpdated(): void {
    this.#submit();
    this.#validate();
  }

  /** The record that the text led to. */
  get #record(): AddressRecord | null {
    const { code, record } = this.#session;
    const read = this.#session.readCode(this.#input.text);
    return (read.state === 'complete' ? read.code : this.#input.text.trim()) === code ? record : null;
  }

  /** Rewrites a ZIP Code once, after it has filled the form. */
  #format(): void {
    const record = this.#record;
    if (record === this.#formatted) return;
    this.#formatted = record;
    const { zipFormat } = this.#element;
    const zip = record?.zip_code;
    if (!zip || this.#session.readCode(this.#input.text).code !== zip) return;
    if (zipFormat === 'hyphen') this.#input.text = hyphenateCode(zip);
    else if (zipFormat === 'digits') this.#input.text = zip;
  }

  /** Sets the form value immediately: a listener may submit the form before the next rendering. */
  #submit(): void {
    const { value, state } = this.#input.isShown ? this.#formValue : { value: null, state: '' };
    // An input has one line; the second line is the choices of the pickers.
    this.#internals.setFormValue?.(value, `${state}\n${this.#session.choicesToRestore}`);
  }

  /** The ZIP Code of the record or as typed, in `zip-format`; and the text to restore, unless it is a Digital Address, which identifies a home. */
  get #formValue(): { readonly value: string; readonly state: string } {
    const read = this.#session.readCode(this.#input.text);
    const typed = read.state === 'complete' && read.kind === 'postal-code' ? read.code : null;
    const zip = this.#record?.zip_code ?? typed ?? '';
    const isHyphenated = this.#element.zipFormat === 'hyphen' && zip !== '';
    return { value: isHyphenated ? hyphenateCode(zip) : zip, state: typed === null ? '' : this.#input.text };
  }

  #validate(): void {
    const { messages } = messagesOf(this.#element);
    // An element that has left the page, or is switched off, holds no form.
    const isOn = this.#element.isConnected && !this.#element.isDisabled;
    const [flag, message] = isOn ? this.#problem(messages) : [undefined, ''];
    const anchor = this.#element.renderRoot?.querySelector<HTMLElement>('#code, [part="status"]');
    this.#internals.setValidity?.(flag ? { [flag]: true } : {}, message, anchor ?? undefined);
    this.#validity.set(this.#session.state.blockFields, flag === 'customError' ? message : '');
  }

  #label(messages: Messages): string {
    return this.#element.label || messages.label(this.#element.accepted);
  }

  #problem(messages: Messages): Problem {
    const element = this.#element;
    const isCodeMissing = this.#input.isShown && element.required && !this.#record?.zip_code && !this.#session.page.isAbroad;
    const state = isCodeMissing ? this.#session.readCode(this.#input.text).state : 'complete';
    if (state === 'empty') return ['valueMissing', `${this.#label(messages)}: ${messages.valueMissing}`];
    if (state !== 'complete') return ['patternMismatch', messages.error('invalid-code', null, element.accepted)];
    // A form that has hidden the whole address is not held.
    return this.#session.page.found?.fields.open.length === 0 ? [undefined, ''] : this.#addressProblem(messages);
  }

  #addressProblem(messages: Messages): Problem {
    const element = this.#element;
    const { missing, isContradicted, found } = this.#session.state;
    if (element.requireBlock && missing.length > 0) return ['customError', tell(messages.withLabels?.(found) ?? messages, { missing })];
    if (element.verify === 'block' && isContradicted) return ['customError', orderMessages(messages).otherAddress];
    return [undefined, ''];
  }

  /** The input, the button beside it or beside the page's field, or both. `suggestions`: the list of the free-text search. */
  draw(messages: Messages, suggestions: TemplateResult | typeof nothing = nothing): HTMLElement {
    render(this.#render(messages, suggestions), this.#view);
    return this.#view;
  }

  #render(messages: Messages, suggestions: TemplateResult | typeof nothing): TemplateResult | typeof nothing {
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
    if (!this.#input.isShown) return button;
    const accept = element.accepted;
    const isInvalid = state.status === 'error' && state.error.code === 'invalid-code';
    return html`<div part="field ${this.#input.text ? '' : 'empty'}">
      <label part="label" for="code"><slot name="label">${this.#label(messages)}</slot></label>
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
          .value=${this.#input.text}
        />
        ${button}${suggestions}
      </div>
      <div part="hint" id="hint"><slot name="hint">${element.hint || messages.hint(accept)}</slot></div>
    </div>`;
  }
}
