/** Marks the events of our writes, so that no copy of the element on the page treats them as typing. */
const WRITTEN: unique symbol = Symbol.for('dga-address-lookup.written') as never;

/** The number of our events that are being dispatched. */
let telling = 0;

/** Dispatches the event of a write. */
export function tellOwnWrite(field: EventTarget, event: Event): void {
  (event as { [WRITTEN]?: boolean })[WRITTEN] = true;
  telling += 1;
  try {
    field.dispatchEvent(event);
  } finally {
    telling -= 1;
  }
}

/** Reports whether an event comes from a write of this or another copy of the element. */
export function isOwnWrite(event: Event): boolean {
  return (event as { [WRITTEN]?: boolean })[WRITTEN] === true;
}

/** Reports whether an event comes from our write or the page's reaction to it, such as an input mask that reformats the value. */
export function comesOfOwnWrite(event: Event): boolean {
  return isOwnWrite(event) || (telling > 0 && !event.isTrusted);
}
