import { hyphenateCode, readCode } from '../address/read-code.ts';
import { listen } from './dom.ts';
import { changeAttribute, keepLimits, takesCode } from './code-limits.ts';
import { type Field, isInput } from './field.ts';
import { typeInto } from './filling/write-field.ts';

/** `pattern` sources for a Digital Address and its halves, in half or full width. */
const CHARACTER = '[0-9A-Za-z０-９Ａ-Ｚａ-ｚ]';
const WHOLE = `(?=.*[A-Za-zＡ-Ｚａ-ｚ])${CHARACTER}{3}[\\-－ ]?${CHARACTER}{4}`;

/** Opens one field for Digital Addresses until the signal aborts. `half`: it is one of two boxes. */
function open(field: HTMLInputElement, half: 3 | 4 | undefined, signal: AbortSignal): void {
  const { maxLength, pattern } = keepLimits(field, signal);
  const change = (name: string, value: string): void => signal.addEventListener('abort', changeAttribute(field, name, value));
  if (!half && maxLength > 0 && maxLength < 8) change('maxlength', '8');
  if (pattern !== '') change('pattern', `(?:${pattern})|${half ? `${CHARACTER}{${half}}` : WHOLE}`);
}

/** The text that arrives by paste, drop or dictation. */
function textOf(event: ClipboardEvent | InputEvent): string {
  const { data, clipboardData, dataTransfer } = event as Partial<ClipboardEvent & InputEvent>;
  return data ?? (clipboardData ?? dataTransfer)?.getData('text') ?? '';
}

/** Handles a complete code that arrives at once by paste, drop or dictation, if it would be cut off or belongs into two boxes. */
function takeWhole(event: ClipboardEvent | InputEvent, fields: readonly HTMLInputElement[]): void {
  const text = textOf(event);
  const field = event.target as HTMLInputElement;
  const read = readCode(text);
  if (!read.code || field.readOnly) return;
  const { maxLength, selectionStart, selectionEnd, value } = field;
  const isCut = maxLength > 0 && text.length > maxLength && selectionEnd === value.length && selectionStart === 0;
  const isInBoxes = fields.length > 1;
  if (!isInBoxes && !isCut) return;
  event.preventDefault();
  const { code, kind } = read;
  const hyphenated = hyphenateCode(code);
  const whole = kind === 'digital-address' || takesCode(field, hyphenated) ? hyphenated : code;
  const halves = [code.slice(0, 3), code.slice(3)];
  typeInto(fields.map((box, at) => [box, isInBoxes ? (halves[at] ?? '') : whole]));
}

/**
 * Opens the page's code field or boxes for Digital Addresses while the element listens: room for the hyphen (`maxlength`), no rejected
 * letters (`pattern`). The form's rules for ZIP Codes stay. Everything is restored when the signal aborts.
 */
export function openCodeField(all: readonly Field[], signal: AbortSignal): void {
  const fields = all.filter(isInput);
  fields.forEach((field, index) => open(field, fields.length === 2 ? (index === 0 ? 3 : 4) : undefined, signal));
  for (const field of fields) {
    const arrived = (event: ClipboardEvent | InputEvent): void => {
      if ((event as Partial<InputEvent>).inputType !== 'insertFromPaste') takeWhole(event, fields);
    };
    listen(field, 'paste beforeinput', arrived, signal);
  }
}
