import { html, nothing, type TemplateResult } from 'lit';
import { hyphenateCode, readCode } from '../address/read-code.ts';
import type { AddressRecord } from '../address/record.ts';
import type { ZipFormat } from '../address/text-forms.ts';
import type { Accepted, Messages } from './messages/messages.ts';
import { ownFieldStyles } from './own-field-styles.ts';

export { ownFieldStyles as styles };

/** What the own input, and the button beside it or beside the page's field, ask of the element. */
export interface OwnFieldHost {
  readonly messages: Messages;
  readonly accept: readonly Accepted[];
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly isWrong: boolean;
  readonly hasInput: boolean;
  readonly hasButton: boolean;
  lookUp(): void;
}

function button({ messages, disabled, lookUp }: OwnFieldHost): TemplateResult {
  return html`<button part="button" type="button" ?disabled=${disabled} @click=${lookUp}>${messages.lookUp}</button>`;
}

/** The own input with its label and hint, the button, or both. */
export function ownField(host: OwnFieldHost): TemplateResult {
  const { messages, accept, hasInput, hasButton } = host;
  if (!hasInput) return button(host);
  return html`<div part="field">
    <label part="label" for="code">${host.label || messages.label(accept)}</label>
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
        placeholder=${host.placeholder || nothing}
        ?required=${host.required}
        ?disabled=${host.disabled}
        .value=${host.text}
      />
      ${hasButton ? button(host) : nothing}
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

/** @param found the record that the code in `text` led to, if it did */
export function submissionOf(text: string, found: AddressRecord | null, zipFormat: ZipFormat): Submission {
  const read = readCode(text);
  const typed = read.state === 'complete' && read.kind === 'postal-code' ? read.code : null;
  const zip = found?.zip_code ?? typed ?? '';
  return { value: zipFormat === 'hyphen' && zip !== '' ? hyphenateCode(zip) : zip, state: typed === null ? '' : text };
}

/** What the validity of the element depends on. */
export interface ValidityQuestion {
  readonly messages: Messages | undefined;
  /** The text that must be a whole code; `null` where none is required. */
  readonly text: string | null;
  readonly accept: readonly Accepted[];
  /** Whether `require-block` is set and the block is missing. */
  readonly isBlockMissing: boolean;
}

/** Whether a form may be sent, and what the browser says if not. */
export function validityOf({ messages, text, accept, isBlockMissing }: ValidityQuestion): { readonly flags: ValidityStateFlags; readonly message: string } {
  const state = text === null ? 'complete' : readCode(text).state;
  if (state === 'empty') return { flags: { valueMissing: true }, message: messages?.valueMissing ?? '?' };
  if (state !== 'complete') return { flags: { patternMismatch: true }, message: messages?.error('invalid-code', null, accept) ?? '?' };
  if (isBlockMissing) return { flags: { customError: true }, message: messages?.blockMissing ?? '?' };
  return { flags: {}, message: '' };
}
