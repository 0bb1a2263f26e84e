/** Whether a key press belongs to an input method. Safari's confirming Enter has keyCode 229 with `isComposing` false. */
export function isComposingKey(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
