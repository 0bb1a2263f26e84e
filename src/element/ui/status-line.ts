import { html, nothing, type TemplateResult } from 'lit';
import type { LookupErrorCode } from '../../address/lookup-error.ts';
import type { Part } from '../../address/parts.ts';
import { spokenCode } from '../../address/text-forms.ts';
import { acceptedOf } from '../attributes.ts';
import type { LookupElement } from '../properties.ts';
import type { LookupState } from '../state.ts';
import type { Messages } from '../messages/messages.ts';

/** What the line below the field needs to know, and what its buttons do. */
export interface StatusHost {
  readonly messages: Messages;
  readonly state: LookupState;
  /** The element, for its attributes. */
  readonly element: LookupElement;
  /** Sentences of the pickers in the place of ours. */
  readonly said: readonly string[] | undefined;
  /** Parts that a person's text stands in the way of. */
  readonly replaceable: readonly Part[];
  readonly canUndo: boolean;
  overwrite(): void;
  undo(): void;
  retry(): void;
  /** Shows the list again that was closed without a choice. */
  reopen(): void;
}

/** Failures that asking again cannot mend. */
const FINAL: readonly LookupErrorCode[] = ['invalid-code', 'not-found', 'configuration', 'unauthorized'];

/** What is to be said, sentence by sentence: one that falls away later is not a reason to say the others again. */
function sentences({ messages, state, element, said }: StatusHost): readonly string[] {
  if (state.status === 'error') return [messages.error(state.error.code, state.error.retryAfter, acceptedOf(element.accept))];
  if (state.status === 'busy') return state.isSlow ? [messages.busy] : [];
  if (said) return said;
  if (state.status === 'idle') {
    if (state.missing?.length) return [messages.filled({ filled: [], kept: [], missing: state.missing })];
    return state.undone ? [messages.undone] : [];
  }
  if (state.status === 'choosing') return [messages.several(state.records.length)];
  const { filled, kept, missing } = state.summary;
  if (filled.length + kept.length === 0 || missing.length === 0) return [messages.filled(state.summary)];
  return [messages.filled({ filled, kept, missing: [] }), messages.filled({ filled: [], kept: [], missing })];
}

/** The most that common answers take: a text, and the buttons beside it. */
function roomNeeded({ messages, element, replaceable }: StatusHost): readonly (readonly string[])[] {
  const error = (code: LookupErrorCode): string => messages.error(code, 59, acceptedOf(element.accept));
  const filled = messages.filled({ filled: ['prefecture', 'city', 'town'], kept: ['organization'], missing: ['block'] });
  return [
    // The longest of all, and one that can be tried again.
    [error('invalid-code')],
    [error('rate-limited'), messages.retry],
    [filled, messages.undo, ...(replaceable.length > 0 ? [messages.replace(replaceable)] : [])],
  ];
}

/** A sentence whose ZIP Codes are seen as one and heard digit by digit. */
function withSpokenCodes(sentence: string): readonly unknown[] {
  return sentence
    .split(/([0-9]{3}-[0-9]{4})/)
    .map((piece, at) => (at % 2 === 1 ? html`<span role="img" aria-label=${spokenCode(piece)}>${piece}</span>` : piece));
}

/** The text of the live region, which was there, empty, before. */
export function statusText(host: StatusHost): readonly TemplateResult[] {
  // Chinese and Japanese have no space between sentences.
  return sentences(host).map(
    (sentence, at, all) => html`<span>${/[^。]$/.test(all[at - 1] ?? '') ? ' ' : ''}${withSpokenCodes(sentence)}</span>`,
  );
}

/** What stands beside the text, and the room that is kept for both. */
export function statusRest(host: StatusHost): TemplateResult {
  const { messages, state, replaceable, canUndo } = host;
  const isBusy = state.status === 'busy';
  const isFailed = state.status === 'error';
  const button = (part: string, label: string, act: () => void): TemplateResult =>
    html`<button part=${part} type="button" @click=${act}>${label}</button>`;
  return html`${isBusy && !state.isSlow ? html`<span class="wait" aria-hidden="true">${messages.busy}</span>` : nothing}${
    replaceable.length > 0 ? button('replace', messages.replace(replaceable), host.overwrite) : nothing
  }${!isBusy && !isFailed && canUndo ? button('undo', messages.undo, host.undo) : nothing}${
    isFailed && !FINAL.includes(state.error.code) ? button('retry', messages.retry, host.retry) : nothing
  }${state.status === 'idle' && state.offered ? button('reopen', messages.listLabel, host.reopen) : nothing}`;
}

/** Unseen and unheard: as large as what may have to be said. */
export function statusRoom(host: StatusHost): readonly TemplateResult[] {
  // The list that comes below is larger than any message.
  if (host.state.status === 'choosing') return [];
  return roomNeeded(host).map(
    ([text, ...buttons]) =>
      html`<div class="room" aria-hidden="true">
        <span data-text=${text ?? ''}></span>${buttons.map((label) => html`<b data-text=${label}></b>`)}
      </div>`,
  );
}
