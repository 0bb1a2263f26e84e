import { createOnce } from '../create-once.ts';
import { create, joined } from './create.ts';
import { sentenceWithCodes } from './spoken-codes.ts';

/** No space and one in turn, for the end of a text: Orca drops a text from Chromium that equals the last one, of any live region of the page. */
export function silentSpace(): string {
  const announced = createOnce('announced', () => ({ count: 0 }));
  return ' '.repeat(announced.count++ % 2);
}

/**
 * The sentences of a message as one new node for a live region, so that they are announced even if the last message was the same. If Firefox
 * finds a changed and an added sentence, Orca reads them in reverse order. The attribute `aria-busy` makes Firefox create an object for the
 * message: otherwise it reports a positioned sentence separately, and Orca reads that one twice.
 */
export function createAnnouncement(sentences: readonly string[]): HTMLElement {
  const message = create('span', { 'aria-busy': 'false' }, ...joined(sentences).map(sentenceWithCodes));
  message.lastElementChild?.append(create('span', { class: 'heard' }, silentSpace()));
  return message;
}
