/** Typing under way, by the first box: whoever starts anew ends what was typed there before. */
const typing = new WeakMap<HTMLInputElement, AbortController>();

const PACE_MS = 45;

// The prototype's setter: a value that comes past the field's own is what a framework takes for typing.
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

function put(field: HTMLInputElement, value: string, inputType: string, data: string | null): void {
  setValue?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType, data }));
}

/**
 * Types a text the way a person does: into the focused field, one character after the other, an `input` event for each; from a full first
 * box on into the second. Resolves when the last character stands there, or somebody else began to type.
 */
export async function typeAsPerson(boxes: readonly HTMLInputElement[], text: string): Promise<void> {
  const [first] = boxes;
  if (!first) return;
  typing.get(first)?.abort();
  const ours = new AbortController();
  typing.set(first, ours);
  const pace = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PACE_MS;
  first.focus();
  for (const box of boxes) if (box.value !== '') put(box, '', 'deleteContentBackward', null);
  let at = 0;
  for (const character of text) {
    let box = boxes[at] ?? first;
    if (box.maxLength > 0 && box.value.length >= box.maxLength && boxes[at + 1]) {
      at += 1;
      box = boxes[at] ?? first;
      box.focus();
    }
    put(box, box.value + character, 'insertText', character);
    if (pace > 0) await new Promise((resolve) => setTimeout(resolve, pace));
    if (ours.signal.aborted) return;
  }
}
