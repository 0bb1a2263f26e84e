import { isSameText } from '../../address/fold-place.ts';
import { type Field, isField, isSelect } from '../field.ts';
import { TextOwnership } from './text-ownership.ts';

/**
 * Sets a property with the browser's setter. React and others define their own on each field to detect writes by scripts; a value set past
 * it looks like typing.
 * @see https://github.com/facebook/react/issues/11488
 */
function set(field: Field, property: 'value' | 'selectedIndex', value: unknown): void {
  const own = field as unknown as Record<string, unknown>;
  Reflect.set(Object.getPrototypeOf(field) as object, property, value, field);
  // A custom element may have nothing but its own property; Inputmask reads its own copy of the text, which only its property sets.
  if (own[property] !== value) own[property] = value;
}

/**
 * Writes to a field as a user would: sets the value with the browser's setter, then dispatches `input` and `change`, bubbling and
 * composed. Does nothing if the value is already there. For a native select, `value` is the index of the option.
 *
 * Returns whether the field accepted the value, in whatever spelling. A field that refuses it keeps its old value.
 */
export function writeField(field: Field, value: string | number): boolean {
  const property = isSelect(field) ? 'selectedIndex' : 'value';
  // The value of an empty custom element may be `null`.
  const read = (): unknown => (field as unknown as Record<string, unknown>)[property] ?? '';
  const before = read();
  if (before === value) return true;
  // A text field keeps no line break, and the page may put the prefecture in front of the city.
  const isHeld = (): boolean => {
    const now = String(read());
    return isSameText(now, String(value)) || (typeof value === 'string' && value !== '' && now.includes(value));
  };
  const notify = (next: unknown): void => {
    const init = { bubbles: true, composed: true };
    const ownership = TextOwnership.of(field);
    const [system] = field.localName.split('-');
    // Native fields have no `detail`: Alpine would take it for the value. Frameworks listen to the events that a design system names
    // after itself: `sl-change`, `ionChange`.
    const events = isField(field)
      ? [
          isSelect(field)
            ? new Event('input', init)
            : new InputEvent('input', { ...init, inputType: 'insertReplacementText', data: String(next) }),
          new Event('change', init),
        ]
      : ['input', 'change', ...['-input', '-change', 'Input', 'Change'].map((type) => system + type)].map(
          (type) => new CustomEvent(type, { ...init, detail: { value: next } }),
        );
    for (const event of events) ownership.dispatch(field, event);
  };
  set(field, property, value);
  if (!isHeld()) {
    set(field, property, before);
    return false;
  }
  notify(value);
  if (isHeld()) return true;
  // The value is neither the old nor the new one; a partial value must not stay.
  if (read() === before) return false;
  set(field, property, before);
  notify(before);
  return false;
}

/** Sets the texts of several fields in place of typing: first all values, then one `input` event each, which counts as typing. */
export function typeInto(texts: readonly (readonly [field: Field, text: string])[]): void {
  for (const [field, text] of texts) set(field, 'value', text);
  for (const [field, text] of texts) {
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertFromPaste', data: text }));
  }
}
