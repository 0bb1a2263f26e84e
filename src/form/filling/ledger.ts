import { limitsOf } from '../code-limits.ts';
import type { Field } from '../field.ts';
import { isInput, isSelect } from '../field.ts';
import { isPlaceholder, type OptionText } from './option-match.ts';
import type { Owner } from './plan-fill.ts';
import { forgetTouch, isTouched } from './touched.ts';

/** The options of a select, as plain text. */
export function readOptions(select: HTMLSelectElement): OptionText[] {
  return Array.from(select.options, ({ value, text, disabled }) => ({ value, text, disabled }));
}

/** Whether nobody has chosen or typed anything in a field yet. */
function isUntouched(field: Field): boolean {
  if (!isSelect(field)) return field.value.trim() === '';
  if (field.selectedIndex <= 0 && isPlaceholder(readOptions(field)[0])) return true;
  // A select without such an option shows its first one before anybody has chosen; `selected` in the markup is the page's own choice.
  return field.selectedIndex === -1 || (field.selectedIndex === 0 && !Array.from(field.options).some((option) => option.defaultSelected));
}

/**
 * Remembers whose text stands in which field. What we wrote is ours until anybody touches the field or its value is another;
 * a field that the page makes anew is not known here, and so its text is the person's.
 */
export class Ledger {
  readonly #ours = new WeakMap<Field, string>();

  /** Whether the field still holds what we wrote, be it nothing. */
  holds(field: Field): boolean {
    return !isTouched(field) && this.#ours.get(field) === field.value;
  }

  ownerOf(field: Field): Owner {
    if (this.holds(field) && field.value !== '') return 'us';
    if (isSelect(field) && isTouched(field) && !isPlaceholder(readOptions(field)[0])) return 'person';
    return isUntouched(field) ? 'nobody' : 'person';
  }

  /** The text that we wrote and that the field still begins with, where a person went on behind it: 岩本町 of 岩本町2-1. Else empty. */
  beginningOf(field: Field): string {
    const ours = this.#ours.get(field) ?? '';
    return !isSelect(field) && field.value !== ours && field.value.startsWith(ours) ? ours : '';
  }

  /** Whether the page chose the option of a select, and nobody has touched it since. */
  isPreselected(field: Field): boolean {
    return isSelect(field) && !isTouched(field) && !this.#ours.has(field) && field.options[field.selectedIndex]?.defaultSelected === true;
  }

  /** We have written the beginning of the field's text; the rest is the person's. */
  wroteBeginning(field: Field, text: string): void {
    this.#ours.set(field, text);
  }

  /** We have written what stands in the field now. */
  wrote(field: Field): void {
    this.#ours.set(field, field.value);
    forgetTouch(field, field.value);
  }

  /** What stands in the field now is not ours, whatever it is. */
  forget(field: Field): void {
    this.#ours.delete(field);
  }
}

/** Whether a ZIP Code may stand in the field with its hyphen. */
export function takesHyphen(field: Field): boolean {
  if (!isInput(field)) return true;
  const { type, maxLength, pattern } = limitsOf(field);
  if (type === 'number' || (maxLength >= 0 && maxLength < 8)) return false;
  if (pattern === '') return true;
  try {
    return new RegExp(`^(?:${pattern})$`, 'v').test('100-0004');
  } catch {
    // A pattern that is no regular expression is none for the browser either.
    return true;
  }
}
