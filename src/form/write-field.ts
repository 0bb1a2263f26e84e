import { type Field, isField, isSelect } from './field.ts';

/** Marks the events of our own writes, so that no copy of the element on the page takes them for typing. */
const WRITTEN: unique symbol = Symbol.for('dga-address-lookup.written') as never;

/** Whether an event comes from a write of the element, this copy's or another's. */
export function isOwnWrite(event: Event): boolean {
  return (event as { [WRITTEN]?: boolean })[WRITTEN] === true;
}

function say(field: Field, event: Event): void {
  (event as { [WRITTEN]?: boolean })[WRITTEN] = true;
  field.dispatchEvent(event);
}

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

/**
 * Writes to a field as a person would: the value by the browser's own setter, then `input`, then `change`, bubbling and composed;
 * nothing where the value is there already. For a select, `value` is the index of the option.
 *
 * Says whether the value is there afterwards. A field that does not take it (`type=number`, a mask of the page's) keeps what it had.
 */
export function writeField(field: Field, value: string | number): boolean {
  const property = typeof value === 'number' ? 'selectedIndex' : 'value';
  const read = (): unknown => (field as unknown as Record<string, unknown>)[property];
  const before = read();
  if (before === value) return true;
  set(field, property, value);
  if (read() !== value) {
    set(field, property, before);
    return false;
  }
  const init = { bubbles: true, composed: true };
  say(
    field,
    isField(field) && !isSelect(field)
      ? new InputEvent('input', { ...init, inputType: 'insertReplacementText', data: String(value) })
      : new Event('input', init),
  );
  say(field, new Event('change', init));
  return read() === value;
}
