import { html, nothing, type TemplateResult } from 'lit';
import { hyphenateCode, readCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import { acceptedOf } from '../attributes.ts';
import type { LookupElement } from '../properties.ts';
import type { Messages } from '../messages/messages.ts';

/** What the own input, and the button beside it or beside the page's field, ask of the element. */
export interface OwnFieldHost {
  readonly messages: Messages;
  /** The element, for its attributes. */
  readonly element: LookupElement;
  readonly text: string;
  readonly isDisabled: boolean;
  readonly isWrong: boolean;
  readonly hasInput: boolean;
  readonly hasButton: boolean;
  /** The places that fit what is typed. */
  readonly list: TemplateResult | typeof nothing;
  lookUp(): void;
}

function button({ messages, isDisabled, lookUp }: OwnFieldHost): TemplateResult {
  return html`<button part="button" type="button" ?disabled=${isDisabled} @click=${lookUp}>${messages.lookUp}</button>`;
}

/** The own input with its label and hint, the button, or both. */
export function ownField(host: OwnFieldHost): TemplateResult {
  const { messages, element, hasInput, hasButton } = host;
  if (!hasInput) return button(host);
  const accept = acceptedOf(element.accept);
  return html`<div part="field">
    <label part="label" for="code">${element.label || messages.label(accept)}</label>
    <div class="row">
      <input
        part="input"
        id="code"
        autocomplete="postal-code"
        autocapitalize="characters"
        inputmode=${accept.some((kind) => kind !== 'postal-code') ? nothing : 'numeric'}
        enterkeyhint="search"
        spellcheck="false"
        aria-describedby=${host.isWrong ? 'said hint' : 'hint'}
        aria-invalid=${host.isWrong ? 'true' : nothing}
        placeholder=${element.placeholder || nothing}
        ?required=${element.required}
        ?disabled=${host.isDisabled}
        .value=${host.text}
      />
      ${hasButton ? button(host) : nothing}${host.list}
    </div>
    <p part="hint" id="hint">${messages.hint(accept)}</p>
  </div>`;
}

/** What the own input gives to a form, and what the browser may keep of it over a reload. */
export interface Submission {
  /** The ZIP Code of the record, or the one typed, in `zip-format`; else nothing. */
  readonly value: string;
  /** The text as it stands there, but never a Digital Address: that is somebody's home. */
  readonly state: string;
}

/** A lookup: what was looked up, and the record that it led to. */
export interface LookedUp {
  readonly code: string | null;
  readonly record: AddressRecord | null;
}

/** The record that the text in the own input led to, if it did. */
function recordOf(text: string, { code, record }: LookedUp): AddressRecord | null {
  const read = readCode(text);
  return (read.state === 'complete' ? read.code : text.trim()) === code ? record : null;
}

export function submissionOf({ zipFormat }: LookupElement, text: string, lookedUp: LookedUp): Submission {
  const read = readCode(text);
  const typed = read.state === 'complete' && read.kind === 'postal-code' ? read.code : null;
  const zip = recordOf(text, lookedUp)?.zip_code ?? typed ?? '';
  return { value: zipFormat === 'hyphen' && zip !== '' ? hyphenateCode(zip) : zip, state: typed === null ? '' : text };
}

/** What the validity of the element depends on, its attributes aside. */
export interface ValidityQuestion {
  readonly messages: Messages;
  /** The text of the own input; `null` where there is none. */
  readonly text: string | null;
  readonly lookedUp: LookedUp;
}

/** Whether a form may be sent, and what the browser says if not. */
export function validityOf(
  element: LookupElement,
  { messages, text, lookedUp }: ValidityQuestion,
): { readonly flags: ValidityStateFlags; readonly message: string } {
  const isCodeMissing = text !== null && element.required && !recordOf(text, lookedUp)?.zip_code;
  const state = isCodeMissing ? readCode(text).state : 'complete';
  if (state === 'empty') return { flags: { valueMissing: true }, message: messages.valueMissing };
  if (state !== 'complete') {
    return { flags: { patternMismatch: true }, message: messages.error('invalid-code', null, acceptedOf(element.accept)) };
  }
  if (element.requireBlock && element.status === 'incomplete') return { flags: { customError: true }, message: messages.blockMissing };
  return { flags: {}, message: '' };
}
