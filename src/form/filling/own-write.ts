/** Marks the events of our own writes, so that no copy of the element on the page takes them for typing. */
const WRITTEN: unique symbol = Symbol.for('dga-address-lookup.written') as never;

/** How many of our own events are being told right now. */
let telling = 0;

/** Tells the page of a write of ours. */
export function tellOwnWrite(field: EventTarget, event: Event): void {
  (event as { [WRITTEN]?: boolean })[WRITTEN] = true;
  telling += 1;
  try {
    field.dispatchEvent(event);
  } finally {
    telling -= 1;
  }
}

/** Whether an event comes from a write of the element, this copy's or another's. */
export function isOwnWrite(event: Event): boolean {
  return (event as { [WRITTEN]?: boolean })[WRITTEN] === true;
}

/** Whether an event is of our own writing, or the page's answer to it: a mask that formats what we wrote says so by an event of its own. */
export function comesOfOwnWrite(event: Event): boolean {
  return isOwnWrite(event) || (telling > 0 && !event.isTrusted);
}
