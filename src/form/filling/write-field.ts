import { type Field, isField, isSelect } from '../field.ts';
import { tellOwnWrite } from './own-write.ts';

/**
 * The setter that the browser itself has for a property. React, and others, put one of their own on each field to see scripts
 * write; a value that comes past it is what a person's typing looks like. https://github.com/facebook/react/issues/11488
 */
function nativeSetter(field: Field, property: 'value' | 'selectedIndex'): ((value: unknown) => void) | undefined {
  for (let proto: unknown = Object.getPrototypeOf(field); proto !== null; proto = Object.getPrototypeOf(proto)) {
    const setter = Object.getOwnPropertyDescriptor(proto, property)?.set;
    if (setter) return setter.bind(field) as (value: unknown) => void;
  }
  return undefined;
}

function set(field: Field, property: 'value' | 'selectedIndex', value: unknown): void {
  const setter = nativeSetter(field, property);
  if (setter) setter(value);
  else (field as unknown as Record<string, unknown>)[property] = value;
}

/** One spelling: a mask of the page's may write `1000004` as `100-0004`, or full width as half. */
function fold(value: unknown): string {
  return String(value)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}\u2212ー]/gu, '');
}

/**
 * Writes to a field as a person would: the value by the browser's own setter, then `input`, then `change`, bubbling and composed;
 * nothing where the value is there already. For a select, `value` is the index of the option.
 *
 * Says whether the value is there afterwards, be it in a spelling of the page's own. A field that does not take it keeps what it had.
 */
export function writeField(field: Field, value: string | number): boolean {
  const property = typeof value === 'number' ? 'selectedIndex' : 'value';
  const read = (): unknown => (field as unknown as Record<string, unknown>)[property];
  const before = read();
  if (before === value) return true;
  const put = (next: unknown): void => {
    set(field, property, next);
    const init = { bubbles: true, composed: true };
    const isText = isField(field) && !isSelect(field);
    tellOwnWrite(
      field,
      isText ? new InputEvent('input', { ...init, inputType: 'insertReplacementText', data: String(next) }) : new Event('input', init),
    );
    tellOwnWrite(field, new Event('change', init));
  };
  set(field, property, value);
  if (read() !== value) {
    set(field, property, before);
    return false;
  }
  put(value);
  if (fold(read()) === fold(value)) return true;
  // Neither what was written nor what was there: half of it must not stay.
  if (read() !== before) put(before);
  return false;
}

/** Puts texts into fields in the place of typing: all of them first, then one `input` each, which is a person's. */
export function typeInto(texts: readonly (readonly [field: Field, text: string])[]): void {
  for (const [field, text] of texts) set(field, 'value', text);
  for (const [field, text] of texts) {
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertFromPaste', data: text }));
  }
}
