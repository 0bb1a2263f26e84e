import type { Field } from '../../form/field.ts';
import type { Accepted } from '../attributes.ts';
import type { LookupState } from '../state.ts';
import { errorMessage } from '../messages/language.ts';
import type { FillSummary, Message, Messages } from '../messages/messages.ts';
import type { Controller as Pickers } from '../pickers/pickers.ts';
import type { Controller as Freeword } from '../search/freeword.ts';

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

/** The state in which the user chooses from a list. */
export type Choosing = LookupState & { readonly status: 'choosing' };

/** The optional features of the status line, loaded when needed. */
export interface Loaded {
  readonly pickers?: Pick<Pickers, 'retry' | 'message'>;
  readonly checks?: {
    readonly isMismatch: boolean;
    /** Returns the rest of the message about a fill; `undefined`: nothing. */
    rest(summary: FillSummary): FillSummary | undefined;
    draw(language: string, messages: Messages): HTMLElement;
  };
  readonly search?: Pick<Freeword, 'isShown'>;
  readonly interaction?: {
    readonly choices: {
      reopen(): boolean;
      tell(view: StatusView, state: Choosing): readonly Message[];
    };
    /** Draws the sentences of the message so that screen readers announce them once, with their codes digit by digit. */
    readonly announce: (sentences: readonly string[]) => HTMLElement;
    /** The sentences of the message, separately: screen readers must not repeat the others if one disappears. */
    sentences(view: StatusView): readonly Message[];
    otherPlace(messages: Messages): readonly Message[];
    drawBeside(messages: Messages): readonly HTMLElement[];
    /** Whether the line contains more than the usual message and its buttons. */
    hasMore(view: StatusView): boolean;
    /** The buttons of the message, of which the first file has two. */
    controls(view: StatusView, own: OwnActions): Readonly<Record<string, Action>>;
  };
}

/** The sentence about some parts of a fill. */
export const tell = (messages: Messages, parts: Partial<FillSummary>): string =>
  messages.filled({ filled: [], kept: [], missing: [], ...parts });

/** The message without the chunk of the code field: what was filled, stays and is missing, in one sentence. */
export function plainMessages(view: StatusView): readonly Message[] {
  const { messages, state, summary } = view;
  if (state.status === 'error') return [errorMessage(state.error, view)];
  if (state.status === 'busy') return state.isSlow ? [messages.busy] : [];
  if (state.status === 'idle') {
    const restored = state.undone?.restored ?? [];
    return restored[0] ? [messages.undone(restored)] : state.offered ? [tell(messages, { missing: state.missing })] : [];
  }
  // An address that agrees needs no message.
  const isTold = !!summary && !summary.isStale && [...summary.filled, ...summary.kept, ...summary.missing].length > 0;
  return isTold ? [tell(messages, summary)] : [];
}

/** A label and an action, if the button is needed. */
export type Action = readonly [label: string, act: () => void] | false | undefined;

/** The buttons that need no chunk. */
export type OwnActions = Readonly<Record<'undo' | 'reopen', Action>>;
