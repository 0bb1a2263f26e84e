import { spokenCode } from '../../address/text/text-forms.ts';
import { createOnce } from '../create-once.ts';
import { create } from './create.ts';

/** No space and one in turn, for the end of a text: Orca drops a text from Chromium that equals the last one, of any live region of the page. */
export function silentSpace(): string {
  const announced = createOnce('announced', () => ({ count: 0 }));
  return ' '.repeat(announced.count++ % 2);
}

/** Returns the pieces of a sentence, with each ZIP Code (`102-0072`) and Digital Address (`A7E-2FK2`) as `render` makes it. */
export function renderCodes<T>(sentence: string, render: (code: string) => T): readonly (T | string)[] {
  // Not a part of a longer number, as in a phone number or a block.
  return sentence.split(/(?<![\w-])([0-9A-Z]{3}-[0-9A-Z]{4})(?![\w-])/).map((piece, at) => (at % 2 === 1 ? render(piece) : piece));
}

/**
 * A sentence whose ZIP Codes screen readers read digit by digit. The digits are text, because Orca says nothing for an element with an
 * `aria-label` inside a live region.
 */
function sentenceWithCodes(sentence: string): HTMLElement {
  const pieces = renderCodes(sentence, (code) => [
    create('span', { class: 'code', 'aria-hidden': 'true' }, code),
    create('span', { class: 'heard' }, spokenCode(code)),
  ]);
  return create('span', {}, ...pieces.flat());
}

/** Chinese and Japanese have no space between sentences. */
export const joined = (texts: readonly string[]): string[] =>
  texts.map((text, i) => (/[^。]$/.test(texts[i - 1] ?? '') ? ` ${text}` : text));

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
