import type { LookupSession } from '../lookup/lookup-session.ts';
import type { LookupElement } from '../properties.ts';
import type { LookupState } from '../state.ts';
import type { Messages } from '../messages/messages.ts';
import { create, joined, setText, showChildren } from '../ui/create.ts';
import { type Action, type Loaded, type OwnActions, plainMessages, type StatusView } from './status-messages.ts';

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

  get isPlaced(): boolean {
    return this.#place !== '';
  }

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
    const view = this.#createView(messages, language);
    const { state, isMismatch } = view;
    const { pickers, checks, interaction } = this.#loaded;
    const hasMore = !isMismatch && interaction?.hasMore(view);
    if (isMismatch || hasMore || this.#needsRoom(state)) this.open();
    // Inputs of the element take room anyway.
    const place = isBuiltIn || pickers || checks ? 'open' : this.#place;
    this.root.className = `${state.status} ${place}${hasMore ? ' more' : ''}`;
    const beside = isBuiltIn || this.isPlaced ? interaction?.drawBeside(messages) : undefined;
    showChildren(this.#line, [...this.#drawText(view), ...this.#drawButtons(view), ...(beside ?? [])]);
    showChildren(this.root, [this.#line, checks?.draw(language, messages)]);
    return this.root;
  }

  #createView(messages: Messages, language: string): StatusView {
    const { state, code } = this.#session;
    const loaded = this.#loaded;
    const summary = 'summary' in state ? state.summary : undefined;
    // The user chooses between two addresses first.
    const asksForBlock = !summary?.isStale && !state.isOtherAddress && summary?.missing.join() === 'block';
    return {
      language,
      messages,
      state,
      summary,
      accept: this.#element.accepted,
      code,
      loaded,
      blockField: asksForBlock ? state.blockFields[0] : undefined,
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
    const messages = this.#loaded.interaction?.sentences(view) ?? plainMessages(view);
    const lines = messages.map((message) => (typeof message === 'string' ? { shown: message, spoken: message } : message));
    const { state, isMismatch } = view;
    const sentence = state.remark?.sentence(view.messages);
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

  /** Announces a new result or text. If a sentence only disappears, the others stay, no longer live: Chromium reports them as inserted again. */
  #announce(spoken: readonly string[], isHidden: boolean): void {
    const { news } = this.#session;
    if (news !== this.#news || spoken.some((sentence, i) => sentence !== this.#spoken[i]))
      this.#message =
        this.#loaded.interaction?.announce(spoken) ?? create('span', {}, ...joined(spoken).map((sentence) => create('span', {}, sentence)));
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
    showChildren(this.#region, [!isEmpty && message]);
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
      reopen: status === 'idle' && !!state.offered && !this.#element.isDisabled && [messages.reopen, reopen],
    };
  }

  #drawButtons(view: StatusView): readonly (HTMLElement | false | undefined)[] {
    const own = this.#ownActions(view);
    this.#actions = this.#loaded.interaction?.controls(view, own) ?? own;
    return Object.keys(this.#actions).map((part) => this.#button(part));
  }

  /** A button that has the focus stays until the focus leaves it. */
  #button(part: string): HTMLElement | false | undefined {
    const action = this.#actions[part];
    let button = this.#buttons.get(part);
    if (!action) return button === (this.#element.renderRoot as ShadowRoot).activeElement && button;
    if (!button) {
      button = create('button', { part, type: 'button' });
      button.addEventListener('click', () => (this.#actions[part] || undefined)?.[1]());
      button.addEventListener('blur', () => this.#element.requestUpdate());
      this.#buttons.set(part, button);
    }
    setText(button, action[0]);
    return button;
  }
}
