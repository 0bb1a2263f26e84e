import type { LookupErrorCode } from '../../address/lookup-error.ts';
import type { Part } from '../../address/parts.ts';
import type { Field } from '../../form/field.ts';
import { shownIn } from '../../form/option-match.ts';
import { spokenCode } from '../../address/text/text-forms.ts';
import { type Accepted, acceptedOf } from '../attributes.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import type { LookupElement } from '../properties.ts';
import type { FillSummary, LookupState } from '../state.ts';
import { errorSentence, orderMessages } from '../messages/sentences.ts';
import { messagesOf } from '../messages/language.ts';
import type { Message, Messages } from '../messages/messages.ts';
import { hyphenateCode } from '../../address/read-code.ts';
import { putCaret } from '../page/tab-caret.ts';
import { LinePlace } from './line-place.ts';
import { create, setText, showChildren } from '../ui/create.ts';
import { renderCodes } from '../ui/render-codes.ts';
import type { FreeLine } from './free-line.ts';

/** The data that a message depends on. */
interface StatusView {
  readonly language: string;
  readonly messages: Messages;
  readonly state: LookupState;
  readonly accept: readonly Accepted[];
  /** The code that was looked up last. */
  readonly code: string | null;
  readonly pickers: Loaded['pickers'];
  /** The parts that differ from the record in fields with the user's text. */
  readonly replaceable: readonly Part[];
  /** The field for the block, if nothing but the block is missing: the sentence that asks for it is a button. */
  readonly blockField: Field | undefined;
  /** `verify` shows a mismatch of ZIP Code and address, or its correction: the message does not repeat it. */
  readonly isMismatch: boolean;
  readonly isChosen: boolean;
  /** The records are suggestions for words in the built-in input, in a list of its own. */
  readonly isSuggested: boolean;
  /** The text that one press brings back. */
  readonly lostText: string;
}

/** The optional features of the status line, loaded when needed. */
interface Loaded {
  readonly pickers?:
    | {
        /** Returns whether it had something to repeat. */
        retry(): boolean;
        /** The sentences that replace the message. `tellFill` gives those about a fill. */
        message(
          messages: Messages,
          state: LookupState,
          tellFill: (summary: FillSummary) => readonly Message[],
        ): readonly Message[] | undefined;
      }
    | undefined;
  readonly checks?:
    | { readonly isMismatch: boolean; readonly isChosen: boolean; draw(language: string, messages: Messages): HTMLElement }
    | undefined;
  readonly search?: { readonly isShown: boolean } | undefined;
  readonly interaction?:
    | {
        /** Returns whether the list opened again. */
        readonly choices: { reopen(): boolean };
        /** The button that switches the keyboard, or nothing. */
        readonly keypad: { draw(messages: Messages): readonly HTMLElement[] };
      }
    | undefined;
}

/** Failures that a repeated request cannot fix. */
const FINAL: readonly LookupErrorCode[] = ['invalid-code', 'not-found', 'configuration', 'unauthorized'];

/** The sentence about some parts of a fill. */
const tell = (messages: Messages, parts: Partial<FillSummary>): string => messages.filled({ filled: [], kept: [], missing: [], ...parts });

/** The result of a fill in three sentences. The first, which names the filled fields, is for screen readers only. */
function fillMessages({ messages, state, blockField }: StatusView, summary: FillSummary): readonly Message[] {
  const { filled, kept, missing, changed } = summary;
  const lines: Message[] = [];
  if (changed) {
    const { parts, place, block } = changed;
    const shown = block && tell(messages, { check: ['block'] });
    lines.push({ shown, spoken: orderMessages(messages).changed(parts, place, block) });
  }
  // Other places have not changed.
  const news = changed ? filled.filter((part) => /^(?:block|building|organization)$/.test(part)) : filled;
  if (news.length > 0) lines.push({ shown: '', spoken: tell(messages, { filled: news }) });
  // The sentence above asks for the block in its place.
  const check = [...state.toCheck, ...(summary.check ?? [])].filter(
    (part) => !changed?.block || (part !== 'block' && !changed.parts.includes(part)),
  );
  if (kept.length + check.length > 0) lines.push(tell(messages, { kept, check }));
  if (missing.length > 0) {
    // After a fill, one after the other: the line is as long as the usual one, which asks for the block.
    const spoken = tell(messages, { missing });
    const shown = state.status === 'idle' ? spoken : tell(messages, { missing: missing.slice(-1) });
    lines.push({ shown: blockField ? '' : shown, spoken });
  }
  const { isOtherAddress, isContradicted, conflicts, found } = state;
  if (isOtherAddress || (isContradicted && conflicts.length > 0)) return [orderMessages(messages).otherAddress];
  if (summary.lost?.length) lines.push(orderMessages(messages).lost(summary.lost));
  // An address that agrees needs no message; a form without fields for one does.
  const hasFields = found.some(({ parts }) => parts.some((part) => part !== 'postal-code'));
  return lines.length > 0 || hasFields ? lines : [tell(messages, {})];
}

/** The sentences of the message, separately: screen readers must not repeat the others if one disappears. */
function sentences(view: StatusView): readonly Message[] {
  const { messages, state, pickers, isMismatch, isChosen, isSuggested } = view;
  if (state.status === 'error') {
    const { error, formerZip } = state;
    const former = error.code === 'not-found' && formerZip ? [orderMessages(messages).formerZip(hyphenateCode(formerZip))] : [];
    return [...(isMismatch && error.code === 'not-found' ? [] : [errorSentence(error, view)]), ...former];
  }
  if (state.status === 'busy') return state.isSlow ? [messages.busy] : [];
  const ofPickers = pickers?.message(messages, state, (summary) => fillMessages(view, summary));
  if (ofPickers) return ofPickers;
  if (state.status === 'idle') {
    const { undone: { restored = [], kept = [] } = {} } = state;
    // The parts that a choice would have filled, or that the user has replaced by a block alone.
    const missing = (state.offered && !state.undone) || state.lostText ? state.missing : [];
    return [
      ...(restored.length > 0 && missing.length === 0 ? [messages.undone(restored)] : []),
      ...(state.isContradicted && state.conflicts.length > 0 ? [orderMessages(messages).otherAddress] : []),
      ...(kept.length + missing.length + state.toCheck.length > 0 ? fillMessages(view, { filled: [], kept, missing }) : []),
    ];
  }
  if (state.status === 'choosing') {
    const spoken = messages.several(state.records.length);
    // Suggestions are above the line, and would cover it.
    return [isSuggested ? { shown: '', spoken } : spoken];
  }
  const summary = { ...state.summary, ...(isMismatch || isChosen ? { kept: [] } : {}), ...(isChosen ? { filled: [] } : {}) };
  if (summary.isStale || ((isMismatch || isChosen) && summary.filled.length + summary.missing.length === 0)) return [];
  return fillMessages(view, summary);
}

/** A label and an action, if the button is needed. */
type Action = readonly [label: string, act: () => void] | false | undefined;

/**
 * A sentence whose ZIP Codes screen readers read digit by digit. The digits are text, because Orca says nothing for an element with an
 * `aria-label` inside a live region.
 */
function sentenceWithCodes(sentence: string): HTMLElement {
  const pieces = renderCodes(sentence, (code) => [
    create('span', { 'aria-hidden': 'true' }, code),
    create('span', { class: 'heard' }, spokenCode(code)),
  ]);
  return create('span', {}, ...pieces.flat());
}

/** Chinese and Japanese have no space between sentences. */
const joined = (texts: readonly string[]): string[] => texts.map((text, i) => (/[^。]$/.test(texts[i - 1] ?? '') ? ` ${text}` : text));

/** The status line: the message in a live region, and the buttons that belong to it. */
export class StatusLine {
  readonly #element: LookupElement;
  readonly #session: LookupSession;
  readonly #loaded: Loaded;
  readonly #place: LinePlace;
  #spoken: readonly string[] = [];
  #message: HTMLElement | undefined;
  /** The state that the message shows. */
  #drawn: LookupState | undefined;
  /** The live region, which exists, empty, before the first message. */
  readonly #region: HTMLElement = create('span', { role: 'status', 'aria-atomic': 'false', id: 'said' });
  /** The text for the eye only. */
  readonly #shown: HTMLElement = create('span', { 'aria-hidden': 'true' });
  readonly #wait: HTMLElement = create('span', { class: 'wait', 'aria-hidden': 'true' });
  readonly #buttons = new Map<string, HTMLButtonElement>();
  #actions: Readonly<Record<string, Action>> = {};
  readonly #line: HTMLElement = create('div', { class: 'line' });
  readonly #status: HTMLElement = create('div', { part: 'status', tabindex: '-1' }, this.#line);

  constructor(element: LookupElement, session: LookupSession, loaded: Loaded) {
    this.#element = element;
    this.#session = session;
    this.#loaded = loaded;
    this.#place = new LinePlace(element, this.#status);
  }

  /**
   * Makes room for the message. Called when the code field gets the focus: a message that arrives later moves nothing.
   * @param fields - the page's code field; empty if the element shows its own
   */
  makeRoom(fields: readonly Field[], load: () => Promise<{ readonly FreeLine: typeof FreeLine }>): void {
    const { messages } = messagesOf(this.#element);
    void this.#place.choose(fields, [tell(messages, { missing: ['block'] }), messages.undo], load);
  }

  #retry(): void {
    if (this.#loaded.pickers?.retry()) return;
    this.#element.focus();
    this.#session.request(this.#session.code ?? this.#element.value);
  }

  /** The list may not have loaded. */
  #reopen(): void {
    if (!this.#loaded.interaction?.choices.reopen()) this.#session.reopen();
  }

  draw(messages: Messages, language: string, isBuiltIn: boolean): HTMLElement {
    const { state } = this.#session;
    const { pickers, checks, interaction, search } = this.#loaded;
    const isMismatch = !!checks?.isMismatch;
    const isStale = 'summary' in state && state.summary.isStale;
    const lostText = state.status === 'idle' || 'summary' in state ? state.lostText : '';
    const view: StatusView = {
      language,
      messages,
      state,
      accept: acceptedOf(this.#element.accept),
      code: this.#session.code,
      pickers,
      replaceable: isMismatch || isStale ? [] : state.conflicts.flatMap(({ parts }) => parts),
      blockField: !isStale && state.status === 'incomplete' && state.summary.missing.join() === 'block' ? state.blockField : undefined,
      isMismatch,
      isChosen: !!checks?.isChosen,
      isSuggested: !!search?.isShown,
      lostText,
    };
    const isLost = lostText !== '' || ('summary' in state && (state.isOtherAddress || (state.summary.lost ?? []).length > 0));
    const hasMore = !isMismatch && (isLost || view.replaceable.length > 0);
    // Content that takes more room, and a message without room. A lookup may be faster than the chunk that looks for room.
    const isWaiting = state.status === 'idle' || (state.status === 'busy' && !state.isSlow);
    if (isMismatch || hasMore || ['choosing', 'error'].includes(state.status) || ((!isWaiting || state.remark) && !this.#place.isChosen))
      this.#place.open();
    // Inputs of the element take room anyway.
    const hasInputs = isBuiltIn || pickers || checks;
    const className = `${state.status} ${hasInputs ? 'open' : this.#place.className}${hasMore ? ' more' : ''}`;
    if (this.#status.className !== className) this.#status.className = className;
    const isBeforeFill = state.status === 'error' || (state.status === 'idle' && !state.undone && !state.offered);
    const keypad = isBeforeFill && (isBuiltIn || this.#place.isChosen) ? interaction?.keypad.draw(messages) : undefined;
    showChildren(this.#line, [...this.#drawText(view), ...this.#drawButtons(view), ...(keypad ?? [])]);
    showChildren(this.#status, checks ? [this.#line, checks.draw(language, messages)] : [this.#line]);
    return this.#status;
  }

  /**
   * A message is one new node: if Firefox finds a changed and an added sentence, Orca reads them in reverse order. If a sentence only
   * disappears, the others stay in place and are no longer live, because Chromium reports them as inserted again. The attribute `aria-busy`
   * makes Firefox create an object for the message: otherwise it reports a positioned sentence separately, and Orca reads that one twice.
   * A text for the eye only is beside the region.
   */
  #drawText(view: StatusView): readonly HTMLElement[] {
    const lines = sentences(view).map((message) => (typeof message === 'string' ? { shown: message, spoken: message } : message));
    const { state, isMismatch } = view;
    const { remark } = state;
    if (remark && !lines.some((message) => message.spoken === remark)) lines.push({ shown: isMismatch ? '' : remark, spoken: remark });
    const spoken = lines.map((message) => message.spoken);
    const isRemarked = remark && state !== this.#drawn;
    this.#drawn = state;
    if (isRemarked || spoken.some((sentence, i) => sentence !== this.#spoken[i]))
      this.#message = create('span', { 'aria-busy': 'false' }, ...joined(spoken).map(sentenceWithCodes));
    else if (spoken.length < this.#spoken.length) {
      this.#message?.setAttribute('aria-live', 'off');
      while ((this.#message?.children.length ?? 0) > spoken.length) this.#message?.lastChild?.remove();
    }
    this.#spoken = spoken;
    const isShort = lines.some((message) => message.shown !== message.spoken);
    for (const sentence of this.#message?.children ?? []) sentence.classList.toggle('heard', isShort);
    this.#region.classList.toggle('shown', !isShort && spoken.length > 0);
    showChildren(this.#region, this.#message && spoken.length > 0 ? [this.#message] : []);
    if (!isShort) return [this.#region];
    setText(this.#shown, joined(lines.flatMap(({ shown }) => shown || [])).join(''));
    return [this.#region, this.#shown];
  }

  #drawButtons({ messages, state, replaceable, blockField, lostText }: StatusView): readonly HTMLElement[] {
    const isBusy = state.status === 'busy';
    const order = orderMessages(messages);
    const session = this.#session;
    /** The focus stays with the user's input. The session reports failures. */
    const atField = (act: () => unknown) => (): void => {
      this.#element.focus();
      Promise.resolve(act()).catch(() => undefined);
    };
    this.#actions = {
      'enter-block': blockField && [
        tell(messages, { missing: ['block'] }),
        () => {
          blockField.focus();
          putCaret(blockField);
        },
      ],
      'bring-back': lostText !== '' && [order.bringBack(lostText), atField(() => session.bringBack())],
      replace: replaceable.length > 0 && [
        state.isOtherAddress ? order.replaceAddress : messages.replace(replaceable),
        atField(() => session.overwrite()),
      ],
      keep: replaceable.length > 0 && state.isOtherAddress && [order.keepAddress, atField(() => session.keep())],
      undo: !isBusy && state.canUndo && [messages.undo, atField(() => session.undo())],
      retry: state.status === 'error' &&
        !state.error.sentence &&
        !FINAL.includes(state.error.code) && [messages.retry, () => this.#retry()],
      reopen: state.status === 'idle' && !!state.offered && [messages.reopen, () => this.#reopen()],
    };
    const buttons = Object.keys(this.#actions).flatMap((part) => this.#button(part));
    // An address of another code never stands there without a word.
    const isAtOnce = state.found.some(({ field, parts }) => parts[0] !== 'postal-code' && shownIn(field) !== '');
    // Later only with the styles of the chunk: most responses arrive before a user could read the text.
    const isPlaced = this.#place.isChosen && (isAtOnce || this.#loaded.interaction);
    if (!isBusy || state.isSlow || state.isHeld || !isPlaced) return buttons;
    setText(this.#wait, messages.busy);
    this.#wait.classList.toggle('now', isAtOnce);
    return [this.#wait, ...buttons];
  }

  /** A button that has the focus stays until the focus leaves it. */
  #button(part: string): readonly HTMLElement[] {
    const action = this.#actions[part];
    let button = this.#buttons.get(part);
    if (!action) return button && button === (this.#element.renderRoot as ShadowRoot).activeElement ? [button] : [];
    if (!button) {
      button = create('button', { part, type: 'button' });
      button.addEventListener('click', () => (this.#actions[part] || undefined)?.[1]());
      button.addEventListener('blur', () => this.#element.requestUpdate());
      this.#buttons.set(part, button);
    }
    setText(button, action[0]);
    return [button];
  }
}
