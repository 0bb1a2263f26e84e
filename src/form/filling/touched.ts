import { comesOfOwnWrite } from './own-write.ts';

/** Fields that the user, or a script that dispatched an event, changed since our last write. */
const touched = new WeakSet<EventTarget>();
/** Our last value of each field, after the page's reaction. */
const written = new WeakMap<EventTarget, string>();

/** The fields that changed together in this turn of the event loop without a key. */
let turn: Set<EventTarget> | undefined;
const together = new WeakMap<EventTarget, ReadonlySet<EventTarget>>();

function isAutofilled(field: EventTarget): boolean {
  try {
    return (field as Element).matches(':autofill');
  } catch {
    // The target is not an element, or the browser lacks the selector.
    return false;
  }
}

/** Records the field of an `input` or `change` event, unless the event comes from our write. */
export function noteTouch(event: Event): void {
  const [field] = event.composedPath();
  if (!field || comesOfOwnWrite(event)) return;
  // On blur the browser dispatches `change` for text typed before our write.
  if (event.type === 'input' || written.get(field) !== (field as { readonly value?: unknown }).value) touched.add(field);
  if (event.type !== 'input') return;
  if ((event as InputEvent).inputType && !isAutofilled(field)) {
    together.delete(field);
    return;
  }
  if (!turn) {
    turn = new Set();
    setTimeout(() => (turn = undefined));
  }
  together.set(field, turn.add(field));
}

export function isTouched(field: EventTarget): boolean {
  return touched.has(field);
}

/** The value of each select when its form was first seen. */
const firstValues = new WeakMap<Element, string>();

/** Records the value of a select at the moment when its form is first seen. */
export function noteFirstValue(select: HTMLSelectElement): void {
  firstValues.set(select, select.value);
}

/** Reports whether a select has kept its first value. `:user-valid` tells what the user chose before the element was there. */
export function hasFirstValue(select: HTMLSelectElement): boolean {
  return firstValues.get(select) === select.value && !select.matches(':is(:autofill, :user-valid, :user-invalid)');
}

/** Records a write: the field's text is no longer the user's. */
export function forgetTouch(field: EventTarget, value: string): void {
  written.set(field, value);
  touched.delete(field);
}

/** Reports whether the browser or a password manager filled this field together with one of the others. */
export function cameTogether(field: EventTarget, others: readonly EventTarget[]): boolean {
  const those = together.get(field);
  return others.some((other) => other !== field && (those?.has(other) || (isAutofilled(field) && isAutofilled(other))));
}
