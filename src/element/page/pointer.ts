/** Longer presses are rare, and browsers do not report the end of one that opens a menu or the list of a select. */
const PRESS_MS = 1000;

/** Settles when the pointer is up; `undefined` if it is not down. What moves before could be the control that the user is pressing. */
export let press: Promise<unknown> | undefined;

/** Watches the mouse, and fingers, whose taps browsers report as presses of the mouse, until the signal aborts. */
export function watchPointer(signal: AbortSignal): void {
  const pressed = (): void => {
    press ??= new Promise((done) => {
      setTimeout(done, PRESS_MS);
      window.addEventListener('mouseup', done, { once: true, capture: true });
    }).then(() => (press = undefined));
  };
  window.addEventListener('mousedown', pressed, { signal, capture: true });
}
