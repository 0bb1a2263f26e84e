import { hyphenateCode, type ReadCode } from '../../address/read-code.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import { messagesOf, orderMessages } from '../messages/language.ts';
import type { LookupElement } from '../properties.ts';

/**
 * Names a code that is not complete, was emptied after a fill, or is not looked up yet beside the address of another one. It is not an error:
 * the user may come back to it.
 */
export function remarkOnCode(element: LookupElement, session: LookupSession, read: ReadCode): void {
  if (session.page.isAbroad) return;
  const messages = orderMessages(messagesOf(element).messages);
  if (read.state === 'empty' && session.record) session.remark(messages.emptied);
  const { formerZip } = session.state;
  if (formerZip && read.code && session.isNew(read.code)) session.remark(messages.formerZip(hyphenateCode(formerZip)));
  if (read.state !== 'unfinished') return;
  const accepts = element.accepted;
  const hasLetters = /[A-Z]/.test(read.typed) || !accepts.includes('postal-code');
  const kind = hasLetters && accepts.includes('digital-address') ? 'digital-address' : 'postal-code';
  session.remark(messages.unfinished(kind), true);
}
