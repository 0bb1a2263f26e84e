import { hyphenateCode, type ReadCode } from '../../address/read-code.ts';
import { wordOf } from '../attributes.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import { messagesOf, orderMessages } from '../messages/language.ts';
import type { LookupElement } from '../properties.ts';

/** Whether texts that are not codes are reported. */
function isReporting(element: LookupElement, session: LookupSession): boolean {
  return !element.isDisabled && !session.page.isAbroad && !element.accepted.includes('freeword');
}

/** Reports a text that is not a code: with one event, and to screen readers after each key. */
function reject(session: LookupSession, text: string): void {
  const { state } = session;
  if (state.status === 'error' && state.error.code === 'invalid-code') session.repeat();
  else session.request(text);
}

/** Reports a text as it is typed that nothing makes a code: seven letters or more, one of which no code contains. Returns whether it is one. */
export function rejectTyped(element: LookupElement, session: LookupSession, text: string, read: ReadCode): boolean {
  const isHopeless = read.state === 'unreadable' && read.reason === 'character' && text.trim().length >= 7;
  if (!isHopeless || wordOf(element, 'trigger') !== 'auto' || !isReporting(element, session)) return false;
  reject(session, text);
  return true;
}

/**
 * Names what is wrong with a code that the user has left. One that is not complete, was emptied after a fill, or is not looked up yet beside
 * the address of another one is not an error: the user may come back to it.
 */
export function reportLeft(element: LookupElement, session: LookupSession, text: string, read: ReadCode): void {
  if (!isReporting(element, session)) return;
  const { accepted } = element;
  if (read.state === 'unreadable' || (read.code && !accepted.includes(read.kind))) return reject(session, text);
  const messages = orderMessages(messagesOf(element).messages);
  if (read.state === 'empty' && session.record) session.remark(messages.emptied);
  const { formerZip } = session.state;
  if (formerZip && read.code && session.isNew(read.code)) session.remark(messages.formerZip(hyphenateCode(formerZip)));
  if (read.state !== 'unfinished') return;
  const hasLetters = /[A-Z]/.test(read.typed) || !accepted.includes('postal-code');
  const kind = hasLetters && accepted.includes('digital-address') ? 'digital-address' : 'postal-code';
  session.remark(messages.unfinished(kind), 'code');
}
