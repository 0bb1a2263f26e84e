import { limitsOf } from '../code-limits.ts';
import type { Field } from '../field.ts';
import { isInput, isSelect } from '../field.ts';
import { isPlaceholder, type OptionText } from './option-match.ts';
import type { Owner } from './plan-fill.ts';
import { forgetTouch, hasFirstValue, isTouched } from './touched.ts';

/** Returns the options of a select as plain text. */
export function readOptions(select: HTMLSelectElement): OptionText[] {
  return Array.from(select.options, ({ value, text, disabled }) => ({ value, text, disabled }));
}

/** Reports whether neither the user nor the page has chosen or typed anything in a field. */
function isUntouched(field: Field): boolean {
  if (!isSelect(field)) return field.value.trim() === '';
  if (field.selectedIndex <= 0 && isPlaceholder(readOptions(field)[0])) return true;
  // A select without a placeholder shows its first option. `selected` in the markup is the page's choice.
  return field.selectedIndex === -1 || (field.selectedIndex === 0 && !Array.from(field.options).some((option) => option.defaultSelected));
}

/**
 * Records who wrote the text of each field. Our text stays ours until the user touches the field or its value changes. A re-created field
 * is unknown, so its text counts as the user's.
 */
export class Ledger {
  readonly #ours = new WeakMap<Field, string>();

  /** Reports whether the field still holds what we wrote, which may be an empty string. */
  holds(field: Field): boolean {
    return !isTouched(field) && this.#ours.get(field) === field.value;
  }

  ownerOf(field: Field): Owner {
    if (this.holds(field) && field.value !== '') return 'us';
    if (isSelect(field) && isTouched(field) && !isPlaceholder(readOptions(field)[0])) return 'person';
    return isUntouched(field) ? 'nobody' : 'person';
  }

  /** Returns our text if the field starts with it and the user continued it: 岩本町 of 岩本町2-1. Otherwise empty. */
  beginningOf(field: Field): string {
    const ours = this.#ours.get(field) ?? '';
    return !isSelect(field) && field.value !== ours && field.value.startsWith(ours) ? ours : '';
  }

  /** Reports whether the page chose the option of a select, by markup or script, and the user has not touched it since. */
  isPreselected(field: Field): boolean {
    if (!isSelect(field) || isTouched(field) || this.#ours.has(field)) return false;
    return field.options[field.selectedIndex]?.defaultSelected === true || hasFirstValue(field);
  }

  /** Records that we wrote the beginning of the field's text and the user the rest. */
  wroteBeginning(field: Field, text: string): void {
    this.#ours.set(field, text);
  }

  /** Records the field's current value as ours. */
  wrote(field: Field): void {
    this.#ours.set(field, field.value);
    forgetTouch(field, field.value);
  }

  /** Records that the field's current value is not ours. */
  forget(field: Field): void {
    this.#ours.delete(field);
  }
}

/** Reports whether the field takes a ZIP Code with its hyphen. */
export function takesHyphen(field: Field): boolean {
  if (!isInput(field)) return true;
  const { type, maxLength, pattern } = limitsOf(field);
  if (type === 'number' || (maxLength >= 0 && maxLength < 8)) return false;
  if (pattern === '') return true;
  try {
    return new RegExp(`^(?:${pattern})$`, 'v').test('100-0004');
  } catch {
    // Browsers ignore an invalid pattern too.
    return true;
  }
}
