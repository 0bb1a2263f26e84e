import { createOnce } from '../create-once.ts';
import { create } from './create.ts';

/** No space and one in turn, for the end of a text: Orca drops a text from Chromium that equals the last one, of any live region of the page. */
export function silentSpace(): string {
  const announced = createOnce('announced', () => ({ count: 0 }));
  return ' '.repeat(announced.count++ % 2);
}

/** Chinese and Japanese have no space between sentences. */
export const joined = (texts: readonly string[]): string[] =>
  texts.map((text, i) => (/[^。]$/.test(texts[i - 1] ?? '') ? ` ${text}` : text));

/**
 * The sentences of a message as one new node for a live region, so that they are announced even if the last message was the same. If Firefox
 * finds a changed and an added sentence, Orca reads them in reverse order. The attribute `aria-busy` makes Firefox create an object for the
 * message: otherwise it reports a positioned sentence separately, and Orca reads that one twice.
 * @param draw - draws one sentence, such as `sentenceWithCodes`
 */
export function createAnnouncement(
  sentences: readonly string[],
  draw: (sentence: string) => HTMLElement = (sentence) => create('span', {}, sentence),
): HTMLElement {
  const message = create('span', { 'aria-busy': 'false' }, ...joined(sentences).map(draw));
  message.lastElementChild?.append(create('span', { class: 'heard' }, silentSpace()));
  return message;
}
