// Forms whose code field takes digits only or has two boxes, and what users do in them.
import { waitUntil } from '@open-wc/testing';
import { type Checkout, checkout, STANDARD } from '../../support/checkout.ts';

export const withZip = (zip: string): string => STANDARD.replace(/<label>郵便番号.*?<\/label>/, zip);
export const NARROW =
  '<input id="zip" name="zip" type="tel" inputmode="numeric" maxlength="7" pattern="[0-9]{7}" autocomplete="postal-code" class="x" required>';
export const BOXES =
  '<input id="zip1" name="zip1" type="tel" maxlength="3" pattern="\\d{3}" autocomplete="postal-code"> - <input id="zip2" name="zip2" type="tel" maxlength="4" pattern="\\d{4}">';

/** The form once its code field was opened, before the user comes to it: a chunk may come after the first paste. */
export async function opened(markup: string, attributes = ''): Promise<Checkout> {
  const page = await checkout(withZip(markup), attributes);
  await waitUntil(
    () => [...page.form.querySelectorAll<HTMLInputElement>('[id^=zip]')].every(({ pattern }) => pattern.includes('|')),
    'opened',
  );
  return page;
}

/** Pastes as the browser does: its default action follows only if no listener prevents it. */
export function paste(field: HTMLInputElement, text: string): void {
  field.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true });
  // Not in the constructor's options: Firefox makes an empty one.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  if (!field.dispatchEvent(event)) return;
  field.value = text.slice(0, field.maxLength > 0 ? field.maxLength : undefined);
  field.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', data: text, bubbles: true, composed: true }));
}
