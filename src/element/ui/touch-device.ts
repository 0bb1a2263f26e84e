/** Reports whether the user points with a finger. Without `matchMedia`, as in jsdom, it is a mouse. */
export function isTouchDevice(): boolean {
  return !!(window as Partial<Window>).matchMedia?.('(pointer: coarse)').matches;
}
