import type { LookupErrorCode } from '../../address/lookup-error.ts';
import type { Part } from '../../address/parts.ts';
import type { Field } from '../../form/field.ts';
import { bringBack, overwrite } from '../order/overwrite.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import { showRemark } from '../lookup/remarks.ts';
import { orderMessages } from '../messages/order-messages.ts';
import { putCaret } from '../page/tab-caret.ts';
import { type Action, type OwnActions, type StatusView, tell } from './status-messages.ts';

/** Failures that a repeated request cannot fix. */
const FINAL: readonly LookupErrorCode[] = ['invalid-code', 'not-found', 'configuration', 'unauthorized'];

/** The parts that differ from the record in fields with the user's text. */
function replaceableIn({ state, summary, isMismatch }: StatusView): readonly Part[] {
  return isMismatch || summary?.isStale ? [] : state.conflicts.flatMap(({ parts }) => parts);
}

/** The text that one press brings back. */
function lostTextIn({ state, summary }: StatusView): string {
  // Beside another address, it is only offered as a whole, and nothing of it to an address that the user keeps.
  return (summary || state.status === 'idle') && !state.isOtherAddress && !state.confirmed ? state.lostText : '';
}

export function hasMore(view: StatusView): boolean {
  const { state, summary } = view;
  return lostTextIn(view) !== '' || replaceableIn(view).length > 0 || (!!summary && (state.isOtherAddress || !!summary.lost?.length));
}

/** Returns the buttons of the message in their order. @param own - those that need no chunk */
export function controlsOf(session: LookupSession, view: StatusView, own: OwnActions): Readonly<Record<string, Action>> {
  const { element } = session;
  const { messages, state, loaded, blockField } = view;
  const replaceable = replaceableIn(view);
  const lostText = lostTextIn(view);
  const order = orderMessages(messages);
  const isReplaceable = replaceable.length > 0;
  const { status, isOtherAddress } = state;
  /** The focus stays with the user's input. The session reports failures. */
  const atField = (act: () => unknown) => (): void => {
    element.focus();
    Promise.resolve(act()).catch(() => undefined);
  };
  const enterBlock = (field: Field) => (): void => {
    field.focus();
    putCaret(field);
  };
  const keep = atField(() => {
    session.order?.keep();
    showRemark(session, (now) => orderMessages(now).kept);
  });
  const retry = atField(() => session.request(session.code ?? element.value));
  return {
    'enter-block': blockField && [tell(messages, { missing: ['block'] }), enterBlock(blockField)],
    'bring-back': lostText !== '' && [order.bringBack(lostText), atField(() => bringBack(session))],
    replace: isReplaceable && [isOtherAddress ? order.replaceAddress : messages.replace(replaceable), atField(() => overwrite(session))],
    keep: isReplaceable && isOtherAddress && [order.keepAddress, keep],
    undo: own.undo,
    retry: status === 'error' &&
      !state.error.sentence &&
      !FINAL.includes(state.error.code) && [messages.retry, () => loaded.pickers?.retry() || retry()],
    reopen: own.reopen,
  };
}
