import { comesOfOwnWrite } from './own-write.ts';

/** Fields of the page that a person, or a script that says so by an event, has changed since we last wrote to them. */
const touched = new WeakSet<EventTarget>();
/** What we last wrote, after the page had its say. */
const written = new WeakMap<EventTarget, string>();

/** The fields that changed in this turn of the event loop without a key, and of each field those that changed together with it. */
let turn: Set<EventTarget> | undefined;
const together = new WeakMap<EventTarget, ReadonlySet<EventTarget>>();

function isAutofilled(field: EventTarget): boolean {
  try {
    return (field as Element).matches(':autofill');
  } catch {
    // No element, or a browser without the selector.
    return false;
  }
}

/** Remembers the field of an `input` or `change` event, unless the event is of our own writing. */
export function noteTouch(event: Event): void {
  const [field] = event.composedPath();
  if (!field || comesOfOwnWrite(event)) return;
  // When a field is left, the browser tells of what was typed before we wrote: nobody else has written.
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

/** We have written to the field: what stands there now is not the person's. */
export function forgetTouch(field: EventTarget, value: string): void {
  written.set(field, value);
  touched.delete(field);
}

/** Whether the browser, or a password manager, has filled this field and one of the others in one go. */
export function cameTogether(field: EventTarget, others: readonly EventTarget[]): boolean {
  const those = together.get(field);
  return others.some((other) => other !== field && (those?.has(other) || (isAutofilled(field) && isAutofilled(other))));
}
