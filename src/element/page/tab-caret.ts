import { hasFocus, listen } from '../../form/dom.ts';
import { type Field, isField } from '../../form/field.ts';
import { writeField } from '../../form/filling/write-field.ts';

/** Puts the caret behind the text of a field, or in front of it in roma (2-1 Iidabashi): where the block belongs. */
export function putCaret(field: Field): void {
  // Selects and number fields have no caret.
  const { selectionEnd, value } = field as HTMLInputElement;
  const caret = /^[a-z]/i.test(value) ? 0 : value.length;
  if (typeof selectionEnd === 'number') (field as HTMLInputElement).setSelectionRange(caret, caret);
}

function isSelected({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  return selectionStart === 0 && selectionEnd === value.length && value !== '';
}

/**
 * Browsers select the text of a field that Tab reaches, and the first key replaces it. Puts the caret where the block belongs instead, in
 * fields that lack it, unless the page selected the text itself.
 * @param entered - called for every field that gets the focus; returns whether the field lacks the block
 */
export function watchTab(root: Node, entered: (field: EventTarget) => boolean, signal: AbortSignal): void {
  let tab: Event | undefined;
  /** The text behind which the caret was put instead of selecting it. */
  let passed = '';
  const pass = (input: HTMLInputElement): void => {
    passed = input.value;
    putCaret(input);
  };
  const pressed = (event: KeyboardEvent): void => {
    tab = event.key === 'Tab' && event.isTrusted ? event : undefined;
    // Only the focus that follows at once is moved by the key.
    if (tab) setTimeout(() => (tab = undefined));
  };
  const focused = (event: Event): void => {
    const [field] = event.composedPath();
    const key = tab;
    tab = undefined;
    passed = '';
    if (!(field instanceof Element) || !isField(field) || !entered(field) || !key || key.defaultPrevented) return;
    const input = field as HTMLInputElement;
    // Chromium has selected the text by now. A page that selects it does so in its own listeners, which come later.
    if (isSelected(input)) return pass(input);
    let isByPage = false;
    window.addEventListener('focusin', () => (isByPage = isSelected(input)), { once: true });
    const act = (): void => {
      if (!isByPage && hasFocus(input) && isSelected(input)) pass(input);
      isByPage = true;
    };
    // Others select after the event. A key may come before the timer.
    setTimeout(act);
    input.addEventListener('keydown', act, { once: true, capture: true });
  };
  // A user who types the same text again, without a look at the screen, replaces it as usual.
  const drop = (event: Event): void => {
    const [input] = event.composedPath() as HTMLInputElement[];
    if (passed && !(event as InputEvent).isComposing && input?.value?.startsWith(passed + passed))
      writeField(input, input.value.slice(passed.length));
  };
  listen(root, 'input keydown blur', drop, signal, true);
  // Before the page's own listeners.
  listen(root, 'keydown', pressed, signal, true);
  listen(root, 'focus', focused, signal, true);
}
