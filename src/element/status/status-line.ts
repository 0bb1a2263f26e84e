import type { Part } from '../../address/parts.ts';
import type { Field } from '../../form/field.ts';
import { type PartValues, partValues } from '../../address/part-values.ts';
import type { AddressRecord } from '../../address/record.ts';
import { sharedRecord } from '../../address/several-records.ts';
import { type Accepted, acceptedOf } from '../attributes.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import type { LookupElement } from '../properties.ts';
import type { FillSummary, LookupState } from '../state.ts';
import { errorSentence, orderMessages } from '../messages/sentences.ts';
import type { Message, Messages } from '../messages/messages.ts';
import { hyphenateCode } from '../../address/read-code.ts';
import { create, setText, showChildren } from '../ui/create.ts';
import { createAnnouncement, joined } from '../ui/announcement.ts';

/** The data that a message depends on. */
export interface StatusView {
  readonly language: string;
  readonly messages: Messages;
  readonly state: LookupState;
  readonly summary: FillSummary | undefined;
  readonly accept: readonly Accepted[];
  /** The code that was looked up last. */
  readonly code: string | null;
  readonly loaded: Loaded;
  /** The field for the block, if nothing but the block is missing: the sentence that asks for it is a button, once its chunk is loaded. */
  readonly blockField: Field | undefined;
  /** `verify` shows a mismatch of ZIP Code and address: the message does not repeat it. */
  readonly isMismatch: boolean;
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
    | {
        readonly isMismatch: boolean;
        /** Returns the rest of the message about a fill; `undefined`: nothing. */
        rest(summary: FillSummary): FillSummary | undefined;
        draw(language: string, messages: Messages): HTMLElement;
      }
    | undefined;
  /** `isShown`: the records are suggestions for words in the built-in input, in a list of its own. */
  readonly search?: { readonly isShown: boolean } | undefined;
  readonly interaction?:
    | {
        readonly choices: {
          /** Returns whether the list opened again. */
          reopen(): boolean;
          /** The number of matches if the list of these records is filtered. */
          matchesOf(records: readonly AddressRecord[]): number | undefined;
          /** For screen readers: that the list of these records has a filter. */
          filterHint(messages: Messages, records: readonly AddressRecord[]): readonly Message[];
        };
        /** For screen readers: the place of a ZIP Code that the address contradicts. */
        otherPlace(messages: Messages): readonly Message[];
        /** The button that switches the keyboard, the text of a running lookup, or nothing. */
        drawBeside(messages: Messages): readonly HTMLElement[];
        /** Whether the line contains more than the usual message and its buttons. */
        hasMore(view: StatusView): boolean;
        /** The buttons of the message, of which the first file has two. */
        controls(view: StatusView, own: OwnActions): Readonly<Record<string, Action>>;
      }
    | undefined;
}

/** The sentence about some parts of a fill. */
export const tell = (messages: Messages, parts: Partial<FillSummary>): string =>
  messages.filled({ filled: [], kept: [], missing: [], ...parts });

/** The parts that changed, and the block to check, after a correction. */
function changeMessage(messages: Messages, { parts, place, block }: Required<FillSummary>['changed']): Message {
  return { shown: block && tell(messages, { check: ['block'] }), spoken: orderMessages(messages).changed(parts, place, block) };
}

/** ZIP Code and address differ. */
const contradictionMessages = ({ messages, loaded }: StatusView): readonly Message[] => [
  orderMessages(messages).otherAddress,
  ...(loaded.interaction?.otherPlace(messages) ?? []),
];

/** The result of a fill in three sentences. The first, which names the filled fields, is for screen readers only. */
function fillMessages(view: StatusView, summary: FillSummary): readonly Message[] {
  const { messages, state, blockField, loaded } = view;
  const { filled, values, kept, missing, changed, lost = [], check = [] } = summary;
  if (state.isOtherAddress || state.isContradictionShown) return contradictionMessages(view);
  // Other places have not changed.
  const news = changed ? filled.filter((part) => /^(?:block|building|organization)$/.test(part)) : filled;
  // The sentence above asks for the block in its place.
  const toCheck = [...state.toCheck, ...check].filter((part) => !changed?.block || (part !== 'block' && !changed.parts.includes(part)));
  const lines = changed ? [changeMessage(messages, changed)] : [];
  if (news.length > 0) lines.push({ shown: '', spoken: tell(messages, { filled: news, values }) });
  if (kept.length + toCheck.length > 0) lines.push(tell(messages, { kept, check: toCheck }));
  if (missing.length > 0) {
    // After a fill, one after the other: the line is as long as the usual one, which asks for the block. Pickers go on with the next level.
    const spoken = tell(messages, { missing });
    const next = missing.at(loaded.pickers ? 0 : -1) as Part;
    const shown = state.status === 'idle' ? spoken : tell(messages, { missing: [next] });
    lines.push({ shown: blockField ? '' : shown, spoken });
  }
  if (lost.length > 0) lines.push(orderMessages(messages).lost(lost));
  return lines;
}

/** The message after a fill. An address that agrees needs none; a form without fields for one does. */
function resultMessages(view: StatusView, summary: FillSummary): readonly Message[] {
  const lines = fillMessages(view, summary);
  const hasFields = view.state.found.some(({ parts }) => parts.some((part) => /^(?:pref|city|town|addr)/.test(part)));
  return lines.length > 0 || hasFields ? lines : [tell(view.messages, {})];
}

/** The message of a failure, without what `verify` shows. */
function failureMessages(view: StatusView, { error, formerZip }: LookupState & { readonly status: 'error' }): readonly Message[] {
  if (error.code !== 'not-found') return [errorSentence(error, view)];
  return [
    ...(view.isMismatch ? [] : [errorSentence(error, view)]),
    ...(formerZip ? [orderMessages(view.messages).formerZip(hyphenateCode(formerZip))] : []),
  ];
}

/** The message after an undo, or after the user has closed the list. */
function idleMessages(view: StatusView, state: LookupState & { readonly status: 'idle' }): readonly Message[] {
  const { messages } = view;
  const { undone: { restored = [], kept = [] } = {}, offered, filled = [], toCheck } = state;
  // The parts that a choice would have filled, or that the user has replaced by a block alone.
  const missing = (offered && !state.undone) || state.lostText ? state.missing : [];
  // Another address may still be there while the user types another code.
  const isTold = state.isContradictionShown || [...filled, ...kept, ...missing, ...toCheck].length > 0;
  const undone = restored.length > 0 && missing.length === 0 ? [messages.undone(restored)] : [];
  return isTold ? [...undone, ...fillMessages(view, { filled, values: sharedValues(offered), kept, missing })] : undone;
}

/** The texts of the parts that addresses share. */
const sharedValues = (records: readonly AddressRecord[] = []): PartValues => partValues(sharedRecord(records));

/** What the addresses share, which is in the form already, and their number: for the eye of those that the filter leaves. */
function choosingMessages(
  view: StatusView,
  { records, filled = [], isContradictionShown }: LookupState & { readonly status: 'choosing' },
): readonly Message[] {
  const { messages, loaded } = view;
  const count = loaded.interaction?.choices.matchesOf(records) ?? records.length;
  const isSuggested = loaded.search?.isShown;
  const hint = (!isSuggested && loaded.interaction?.choices.filterHint(messages, records)) || [];
  return [
    ...(isContradictionShown ? contradictionMessages(view) : []),
    ...(filled.length > 0 ? [{ shown: '', spoken: tell(messages, { filled, values: sharedValues(records) }) }] : []),
    // Suggestions are above the line, and would cover it. A filtered list says itself that nothing matches.
    { shown: isSuggested || !count ? '' : messages.several(count), spoken: messages.several(records.length) },
    ...hint,
  ];
}

/** The sentences of the message, separately: screen readers must not repeat the others if one disappears. */
function sentences(view: StatusView): readonly Message[] {
  const { messages, state, summary, loaded } = view;
  if (state.status === 'error') return failureMessages(view, state);
  if (state.status === 'busy') return state.isSlow ? [messages.busy] : [];
  const ofPickers = loaded.pickers?.message(messages, state, (of) => fillMessages(view, of));
  if (ofPickers) return ofPickers;
  if (state.status === 'idle') return idleMessages(view, state);
  if (state.status === 'choosing') return choosingMessages(view, state);
  const rest = summary && loaded.checks ? loaded.checks.rest(summary) : summary;
  return rest && !rest.isStale ? resultMessages(view, rest) : [];
}

/** A label and an action, if the button is needed. */
export type Action = readonly [label: string, act: () => void] | false | undefined;

/** The buttons that need no chunk. */
export type OwnActions = Readonly<Record<'undo' | 'reopen', Action>>;

/** The status line: the message in a live region, and the buttons that belong to it. */
export class StatusLine {
  readonly #element: LookupElement;
  readonly #session: LookupSession;
  readonly #loaded: Loaded;
  /** Class for the style sheet: in a free space above the page, or in the element's own place; empty while no place is chosen. */
  #place: '' | 'free' | 'open' = '';
  #free: { stop(): void } | undefined;
  #spoken: readonly string[] = [];
  #message: HTMLElement = create('span');
  #news = 0;
  /** The live region, which exists, empty, before the first message. */
  readonly #region: HTMLElement = create('span', { role: 'status', 'aria-atomic': 'false', id: 'said' });
  /** The text for the eye only. */
  readonly #shown: HTMLElement = create('span', { 'aria-hidden': 'true' });
  readonly #buttons = new Map<string, HTMLButtonElement>();
  #actions: Readonly<Record<string, Action>> = {};
  readonly #line: HTMLElement = create('div', { class: 'line' });
  readonly root: HTMLElement = create('div', { part: 'status', tabindex: '-1' }, this.#line);

  constructor(element: LookupElement, session: LookupSession, loaded: Loaded) {
    this.#element = element;
    this.#session = session;
    this.#loaded = loaded;
  }

  /** Whether the message may be shown. */
  get isPlaced(): boolean {
    return this.#place !== '';
  }

  /** Shows the line in a free space. */
  float(free: { stop(): void }): void {
    this.#free = free;
    this.#setPlace('free');
  }

  /** Opens the line in the element's own place and keeps it there: a field must not move while the user taps it. */
  open(): void {
    if (this.#place === 'open') return;
    this.#setPlace('open');
    this.#free?.stop();
  }

  #setPlace(place: 'free' | 'open'): void {
    this.#place = place;
    this.#element.requestUpdate();
  }

  draw(messages: Messages, language: string, isBuiltIn: boolean): HTMLElement {
    const view = this.#look(messages, language);
    const { state, isMismatch } = view;
    const { pickers, checks, interaction } = this.#loaded;
    const hasMore = !isMismatch && interaction?.hasMore(view);
    if (isMismatch || hasMore || this.#needsRoom(state)) this.open();
    // Inputs of the element take room anyway.
    const place = isBuiltIn || pickers || checks ? 'open' : this.#place;
    this.root.className = `${state.status} ${place}${hasMore ? ' more' : ''}`;
    const beside = isBuiltIn || this.isPlaced ? interaction?.drawBeside(messages) : undefined;
    showChildren(this.#line, [...this.#drawText(view), ...this.#drawButtons(view), ...(beside ?? [])]);
    showChildren(this.root, checks ? [this.#line, checks.draw(language, messages)] : [this.#line]);
    return this.root;
  }

  #look(messages: Messages, language: string): StatusView {
    const { state, code } = this.#session;
    const loaded = this.#loaded;
    const summary = 'summary' in state ? state.summary : undefined;
    return {
      language,
      messages,
      state,
      summary,
      accept: acceptedOf(this.#element.accept),
      code,
      loaded,
      blockField: loaded.interaction && !summary?.isStale && summary?.missing.join() === 'block' ? state.blockFields[0] : undefined,
      isMismatch: !!loaded.checks?.isMismatch,
    };
  }

  /** Whether the message needs room that is not reserved. A lookup may be faster than the chunk that looks for room. */
  #needsRoom(state: LookupState): boolean {
    const { status, remark } = state;
    if (status === 'choosing' || status === 'error') return true;
    const isWaiting = status === 'idle' || (status === 'busy' && !state.isSlow);
    return (!isWaiting || !!remark) && !this.isPlaced;
  }

  /** The message for screen readers, and beside it the text for the eye only, if that is another one. */
  #drawText(view: StatusView): readonly HTMLElement[] {
    const lines = sentences(view).map((message) => (typeof message === 'string' ? { shown: message, spoken: message } : message));
    const { state, isMismatch } = view;
    const sentence = state.remark?.sentence;
    if (sentence && !lines.some(({ spoken }) => spoken === sentence))
      lines.unshift({ shown: isMismatch ? '' : sentence, spoken: sentence });
    const isShort = lines.some((message) => message.shown !== message.spoken);
    this.#announce(
      lines.map((message) => message.spoken),
      isShort,
    );
    if (!isShort) return [this.#region];
    setText(this.#shown, joined(lines.flatMap(({ shown }) => shown || [])).join(''));
    return [this.#region, this.#shown];
  }

  /**
   * Announces a new result, and a text that has changed. If a sentence only disappears, the others stay in place and are no longer live,
   * because Chromium reports them as inserted again.
   */
  #announce(spoken: readonly string[], isHidden: boolean): void {
    const { news } = this.#session;
    if (news !== this.#news || spoken.some((sentence, i) => sentence !== this.#spoken[i])) this.#message = createAnnouncement(spoken);
    this.#news = news;
    this.#spoken = spoken;
    const message = this.#message;
    while (message.children.length > spoken.length) {
      message.setAttribute('aria-live', 'off');
      message.lastChild?.remove();
    }
    for (const sentence of message.children) sentence.classList.toggle('heard', isHidden);
    const isEmpty = spoken.length === 0;
    this.#region.classList.toggle('shown', !isHidden && !isEmpty);
    showChildren(this.#region, isEmpty ? [] : [message]);
  }

  #ownActions({ messages, state }: StatusView): OwnActions {
    const { status, canUndo } = state;
    const undo = (): void => {
      // The focus stays with the user's input.
      this.#element.focus();
      this.#session.undo();
    };
    // The list may not have loaded.
    const reopen = (): unknown => this.#loaded.interaction?.choices.reopen() || this.#session.reopen();
    return {
      undo: status !== 'busy' && canUndo && [messages.undo, undo],
      reopen: status === 'idle' && !!state.offered && [messages.reopen, reopen],
    };
  }

  #drawButtons(view: StatusView): readonly HTMLElement[] {
    const own = this.#ownActions(view);
    this.#actions = this.#loaded.interaction?.controls(view, own) ?? own;
    return Object.keys(this.#actions).flatMap((part) => this.#button(part));
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
