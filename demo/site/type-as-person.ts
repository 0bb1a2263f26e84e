/** Typing in progress, by first box: a new start ends the previous one. */
const typing = new WeakMap<HTMLInputElement, AbortController>();

const PACE_MS = 45;

// The setter of the prototype: frameworks take a value that bypasses the setter of the field for typing.
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

function put(field: HTMLInputElement, value: string, inputType: string, data: string | null): void {
  setValue?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType, data }));
}

interface TypingOptions {
  /** Whether the fields get the focus. Default true. */
  readonly focus?: boolean;
  /** Ends the typing. */
  readonly signal?: AbortSignal;
}

/**
 * Types a text as a user does: one character after the other, with an `input` event for each, and from a full first box into the second.
 * Resolves after the last character, or when the typing was ended.
 */
export async function typeAsPerson(
  boxes: readonly HTMLInputElement[],
  text: string,
  { focus = true, signal }: TypingOptions = {},
): Promise<void> {
  const [first] = boxes;
  if (!first) return;
  typing.get(first)?.abort();
  const ours = new AbortController();
  typing.set(first, ours);
  const pace = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PACE_MS;
  if (focus) first.focus();
  for (const box of boxes) if (box.value !== '') put(box, '', 'deleteContentBackward', null);
  let at = 0;
  for (const character of text) {
    let box = boxes[at] ?? first;
    if (box.maxLength > 0 && box.value.length >= box.maxLength && boxes[at + 1]) {
      at += 1;
      box = boxes[at] ?? first;
      if (focus) box.focus();
    }
    put(box, box.value + character, 'insertText', character);
    if (pace > 0) await new Promise((resolve) => setTimeout(resolve, pace));
    if (ours.signal.aborted || signal?.aborted) return;
  }
}
