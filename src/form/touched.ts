import { isOwnWrite } from './write-field.ts';

/** Fields of the page that a person, or a script that says so by an event, has changed since we last wrote to them. */
const touched = new WeakSet<EventTarget>();

/** Remembers the field of an `input` or `change` event, unless the event is of our own writing. */
export function noteTouch(event: Event): void {
  const [field] = event.composedPath();
  if (field && !isOwnWrite(event)) touched.add(field);
}

export function isTouched(field: EventTarget): boolean {
  return touched.has(field);
}

/** We have written to the field: what stands there now is not the person's. */
export function forgetTouch(field: EventTarget): void {
  touched.delete(field);
}
