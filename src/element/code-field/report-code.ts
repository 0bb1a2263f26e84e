import { hyphenateCode } from '../../address/read-code.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import { orderMessages } from '../messages/language.ts';
import type { LookupElement } from '../properties.ts';

/**
 * Names what is wrong with a code that the user has left. One that is not complete, was emptied after a fill, or is not looked up yet beside
 * the address of another one is not an error: the user may come back to it.
 */
export function reportLeft(element: LookupElement, session: LookupSession): void {
  const read = session.readCode();
  const { accepted } = element;
  if (read.state === 'empty' && session.record) session.remark((messages) => orderMessages(messages).emptied);
  const { formerZip } = session.state;
  if (formerZip && read.code && session.isNew(read.code))
    session.remark((messages) => orderMessages(messages).formerZip(hyphenateCode(formerZip)));
  if (read.state !== 'unfinished') return;
  const hasLetters = /[A-Z]/.test(read.typed) || !accepted.includes('postal-code');
  const kind = hasLetters && accepted.includes('digital-address') ? 'digital-address' : 'postal-code';
  session.remark((messages) => orderMessages(messages).unfinished(kind), 'code');
}
