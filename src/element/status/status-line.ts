import { html, nothing, type TemplateResult } from 'lit';
import type { LookupErrorCode } from '../../address/lookup-error.ts';
import type { Part } from '../../address/parts.ts';
import type { Field } from '../../form/field.ts';
import { spokenCode } from '../../address/text/text-forms.ts';
import type { Keypad } from '../../form/keypad.ts';
import { type Accepted, acceptedOf } from '../attributes.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import type { LookupElement } from '../properties.ts';
import type { FillSummary, LookupState } from '../state.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { messagesOf } from '../messages/language.ts';
import { orderMessages } from '../messages/order-messages.ts';
import type { Message, Messages } from '../messages/messages.ts';
import { hyphenateCode } from '../../address/read-code.ts';
import { putCaret } from '../page/tab-caret.ts';
import { LinePlace } from './line-place.ts';
import { renderCodes } from '../ui/render-codes.ts';

/** The data that a message depends on. */
interface StatusView {
  readonly language: string;
  readonly messages: Messages;
  readonly state: LookupState;
  readonly accept: readonly Accepted[];
  /** The code that was looked up last. */
  readonly code: string | null;
  /** Sentences of the pickers, shown instead. */
  readonly said: readonly Message[] | undefined;
  /** The parts that differ from the record in fields with the user's text. */
  readonly replaceable: readonly Part[];
  /** The keypad that the user can switch, until a lookup begins. */
  readonly keypad: Keypad | undefined;
  /** The field for the block, if nothing but the block is missing: the sentence that asks for it is a button. */
  readonly blockField: Field | undefined;
  /** `verify` shows a mismatch of ZIP Code and address: the message does not repeat it. */
  readonly isMismatch: boolean;
}

/** The code field, as the status line requires it. */
export interface CodeInput {
  /** The keypad that the user can switch now. */
  readonly keypad: Keypad | undefined;
  /** The page's code field, or its two boxes. */
  readonly pageFields: readonly Field[];
  /** Whether the element shows the built-in input. */
  readonly isBuiltIn: boolean;
}

/** What a page loads when it needs it, as the status line requires it. */
interface Loaded {
  readonly pickers:
    | {
        /** Returns whether it had something to repeat. */
        retry(): boolean;
        /** What it says instead of the message. */
        message(messages: Messages, state: LookupState): readonly string[] | undefined;
      }
    | undefined;
  readonly checks: { readonly isMismatch: boolean; render(language: string, messages: Messages): TemplateResult } | undefined;
  /** Returns whether the list opened again. */
  readonly choices: { reopen(): boolean } | undefined;
}

/** Failures that a repeated request cannot fix. */
const FINAL: readonly LookupErrorCode[] = ['invalid-code', 'not-found', 'configuration', 'unauthorized'];

/** What a fill did, in three sentences. The fields show what was filled: that one is for screen readers only. */
function fillMessages({ messages, state, blockField }: StatusView, summary: FillSummary): readonly Message[] {
  const { filled, kept, missing, check = [] } = summary;
  const empty = { filled: [], kept: [], missing: [] };
  const said: Message[] = [];
  if (filled.length > 0) said.push({ shown: '', spoken: messages.filled({ ...empty, filled }) });
  if (kept.length + check.length > 0) said.push(messages.filled({ ...empty, kept, check }));
  if (missing.length > 0) {
    const spoken = messages.filled({ ...empty, missing });
    said.push(blockField ? { shown: '', spoken } : spoken);
  }
  const { isOtherAddress, found } = state;
  if (isOtherAddress) return [orderMessages(messages).otherAddress];
  if (summary.lost?.length) said.push(orderMessages(messages).lost(summary.lost));
  // An address that agrees needs no message; a form without fields for one does.
  const hasFields = found.some(({ parts }) => parts.some((part) => part !== 'postal-code'));
  return said.length > 0 || hasFields ? said : [messages.filled(empty)];
}

/** The sentences of the message, separately: screen readers must not repeat the others if one disappears. */
function sentences(view: StatusView): readonly Message[] {
  const { messages, state, said, isMismatch } = view;
  if (state.status === 'error') {
    const { error, canUndo, formerZip } = state;
    const former = error.code === 'not-found' && canUndo && formerZip ? [orderMessages(messages).formerZip(hyphenateCode(formerZip))] : [];
    return [...(isMismatch && error.code === 'not-found' ? [] : [errorSentence(error, view)]), ...former];
  }
  if (state.status === 'busy') return state.isSlow ? [messages.busy] : [];
  if (said) return said;
  if (state.status === 'idle') {
    const { unchosen: missing = [], undone: { restored = [], kept = [] } = {} } = state;
    return [
      ...(restored.length > 0 && missing.length === 0 ? [messages.undone(restored)] : []),
      ...(kept.length + missing.length > 0 ? fillMessages(view, { filled: [], kept, missing }) : []),
    ];
  }
  if (state.status === 'choosing') return [messages.several(state.records.length)];
  const summary = isMismatch ? { ...state.summary, kept: [] } : state.summary;
  if (summary.isStale || (isMismatch && summary.filled.length + summary.missing.length === 0)) return [];
  return fillMessages(view, summary);
}

/**
 * A sentence whose ZIP Codes screen readers read digit by digit. The digits are text, because Orca says nothing for an element with an
 * `aria-label` inside a live region.
 */
function withSpokenCodes(sentence: string): readonly unknown[] {
  return renderCodes(sentence, (code) => html`<span aria-hidden="true">${code}</span><span class="heard">${spokenCode(code)}</span>`);
}

/** The status line: the message in a live region, and the buttons that belong to it. */
export class StatusLine {
  readonly #element: LookupElement;
  readonly #session: LookupSession;
  readonly #optional: Loaded;
  #spoken: readonly string[] = [];
  readonly #place: LinePlace;
  /** Whether the second of two templates shows the message. */
  #isSecond = false;
  /** Whether a sentence of the message has disappeared. */
  #isShortened = false;

  constructor(element: LookupElement, session: LookupSession, optional: Loaded) {
    this.#element = element;
    this.#session = session;
    this.#optional = optional;
    this.#place = new LinePlace(element);
  }

  /**
   * Makes room for the message. Called when the code field gets the focus: a message that arrives later moves nothing.
   * @param fields - the page's code field; empty if the element shows its own
   */
  makeRoom(fields: readonly Field[]): void {
    const { messages } = messagesOf(this.#element);
    void this.#place.choose(fields, [messages.filled({ filled: [], kept: [], missing: ['block'] }), messages.undo]);
  }

  #undo(): void {
    this.#element.focus();
    this.#session.undo();
  }

  #retry(): void {
    if (this.#optional.pickers?.retry()) return;
    this.#element.focus();
    this.#session.request(this.#session.code ?? this.#element.value);
  }

  /** The list may not have loaded. */
  #reopen(): void {
    if (!this.#optional.choices?.reopen()) this.#session.reopen();
  }

  #enterBlock(field: Field): void {
    field.focus();
    putCaret(field);
  }

  #overwrite(): void {
    this.#element.focus();
    // The session reports a failure.
    this.#session.overwrite().catch(() => undefined);
  }

  #keep(): void {
    this.#element.focus();
    this.#session.keep();
  }

  #bringBack(): void {
    this.#element.focus();
    this.#session.bringBack().catch(() => undefined);
  }

  render(messages: Messages, { keypad, isBuiltIn }: CodeInput, language: string): TemplateResult {
    const { state } = this.#session;
    const { pickers, checks } = this.#optional;
    const isMismatch = !!checks?.isMismatch;
    const isStale = 'summary' in state && state.summary.isStale;
    const isBeforeFill = state.status === 'error' || (state.status === 'idle' && !state.undone);
    const view: StatusView = {
      language,
      messages,
      state,
      accept: acceptedOf(this.#element.accept),
      code: this.#session.code,
      said: pickers?.message(messages, state),
      replaceable: isMismatch || isStale ? [] : state.conflicts.flatMap(({ parts }) => parts),
      keypad: (isBuiltIn || this.#place.isChosen) && isBeforeFill ? keypad : undefined,
      blockField: !isStale && state.status === 'incomplete' && state.summary.missing.join() === 'block' ? state.blockField : undefined,
      isMismatch,
    };
    const isLost = 'summary' in state && (state.lostText !== '' || state.isOtherAddress || (state.summary.lost ?? []).length > 0);
    const hasMore = isMismatch || isLost || view.replaceable.length > 0;
    // What takes more room, and a message for which no room was made. A lookup may be faster than the chunk that looks for room.
    const isWaiting = state.status === 'idle' || (state.status === 'busy' && !state.isSlow);
    if (hasMore || ['choosing', 'error'].includes(state.status) || (!isWaiting && !this.#place.isChosen)) this.#place.open();
    // Inputs of the element take room anyway.
    const hasInputs = isBuiltIn || pickers || checks;
    return html`<div
      part="status"
      tabindex="-1"
      class="${state.status} ${hasInputs ? 'open' : this.#place.className}${hasMore ? ' more' : ''}"
    >
      <div class="line">${this.#renderText(view)}${this.#renderButtons(view)}</div>
      ${checks?.render(language, messages) ?? nothing}
    </div>`;
  }

  /**
   * The live region, which exists, empty, before the first message. A message is one new node: if Firefox finds a changed and an added
   * sentence, Orca reads them in reverse order. If a sentence only disappears, the others stay in place and are no longer live, because
   * Chromium reports them as inserted again. The attribute `aria-busy` makes Firefox create an object for the message: otherwise it
   * reports a positioned sentence separately, and Orca reads that one twice. A text for the eye only is beside the region.
   */
  #renderText(view: StatusView): TemplateResult {
    const said = sentences(view).map((message) => (typeof message === 'string' ? { shown: message, spoken: message } : message));
    const spoken = said.map((message) => message.spoken);
    const isNew = spoken.some((sentence, i) => sentence !== this.#spoken[i]);
    if (isNew) this.#isSecond = !this.#isSecond;
    this.#isShortened = !isNew && (this.#isShortened || spoken.length < this.#spoken.length);
    this.#spoken = spoken;
    const isShort = said.some((message) => message.shown !== message.spoken);
    // Chinese and Japanese have no space between sentences.
    const join = (texts: readonly string[]): string[] => texts.map((text, i) => (/[^。]$/.test(texts[i - 1] ?? '') ? ` ${text}` : text));
    const spans = join(spoken).map((sentence) => html`<span class=${isShort ? 'heard' : nothing}>${withSpokenCodes(sentence)}</span>`);
    const live = this.#isShortened ? 'off' : nothing;
    // Two templates in turn, because Lit creates a new node for another template. They differ, so that no minifier joins them.
    const message = this.#isSecond
      ? html`<span aria-busy="false" aria-live=${live} class="second">${spans}</span>`
      : html`<span aria-busy="false" aria-live=${live}>${spans}</span>`;
    return html`<span role="status" aria-atomic="false" id="said" class=${isShort || spoken.length === 0 ? nothing : 'shown'}
        >${spoken.length > 0 ? message : nothing}</span
      >${isShort ? html`<span aria-hidden="true">${join(said.flatMap(({ shown }) => shown || []))}</span>` : nothing}`;
  }

  #renderButtons({ messages, state, replaceable, keypad, blockField }: StatusView): TemplateResult {
    const isBusy = state.status === 'busy';
    const isFailed = state.status === 'error';
    const order = orderMessages(messages);
    const { activeElement } = this.#element.renderRoot as ShadowRoot;
    const focused = activeElement?.getAttribute('part');
    /** A button that has the focus stays until the focus leaves it. */
    const button = (part: string, isNeeded: unknown, label: () => string, act: () => void): TemplateResult | typeof nothing => {
      if (!isNeeded && !(part === focused && activeElement?.matches(':focus'))) return nothing;
      const text = isNeeded ? label() : activeElement?.textContent;
      const left = (): void => void (isNeeded || this.#element.requestUpdate());
      return html`<button part=${part} type="button" @click=${act} @blur=${left}>${text}</button>`;
    };
    const askForBlock = messages.filled({ filled: [], kept: [], missing: ['block'] });
    const enterBlock = (): void => {
      if (blockField) this.#enterBlock(blockField);
    };
    return html`${isBusy && !state.isSlow && !state.isHeld && this.#place.isChosen ? html`<span class="wait" aria-hidden="true">${messages.busy}</span>` : nothing}${
      blockField ? html`<button part="enter-block" type="button" @click=${enterBlock}>${askForBlock}</button>` : nothing
    }${button(
      'bring-back',
      state.lostText && 'summary' in state,
      () => order.bringBack(state.lostText),
      () => this.#bringBack(),
    )}${button(
      'replace',
      replaceable.length > 0,
      () => (state.isOtherAddress ? order.replaceAddress : messages.replace(replaceable)),
      () => this.#overwrite(),
    )}${button(
      'keep',
      replaceable.length > 0 && state.isOtherAddress,
      () => order.keepAddress,
      () => this.#keep(),
    )}${button(
      'undo',
      !isBusy && state.canUndo,
      () => messages.undo,
      () => this.#undo(),
    )}${button(
      'retry',
      isFailed && !state.error.sentence && !FINAL.includes(state.error.code),
      () => messages.retry,
      () => this.#retry(),
    )}${button(
      'reopen',
      state.status === 'idle' && state.offered,
      () => messages.reopen,
      () => this.#reopen(),
    )}${keypad ? this.#renderKeyboard(messages, keypad) : nothing}`;
  }

  /** Not in the tab order: the button is shown only while the code field has the focus, and pressing it leaves the focus there. */
  #renderKeyboard(messages: Messages, keypad: Keypad): TemplateResult {
    const toggle = (): void => {
      keypad.toggle();
      this.#element.requestUpdate();
    };
    const keepFocus = (event: Event): void => event.preventDefault();
    return html`<button part="keyboard" type="button" tabindex="-1" @mousedown=${keepFocus} @click=${toggle}>
      ${messages.keyboard(keypad.hasLetters)}
    </button>`;
  }
}
