import type { DgaAddressLookup, Explanation } from '../../src/index.ts';

/** The complete result of `explain()`: names and labels are read after a first call. */
export async function explainFully(element: DgaAddressLookup): Promise<readonly Explanation[]> {
  await element.updateComplete;
  element.explain();
  await element.updateComplete;
  return element.explain();
}

function boxFor({ field, part, reason, taken, refusal }: Explanation, frame: DOMRect): HTMLElement | undefined {
  if (!field) return undefined;
  const { x, y, width, height } = field.getBoundingClientRect();
  const box = document.createElement('div');
  box.className = taken ? 'taken' : 'refused';
  box.style.left = `${x - frame.x}px`;
  box.style.top = `${y - frame.y}px`;
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
  const tag = document.createElement('span');
  tag.textContent = taken ? part : `${part}: ${refusal}`;
  tag.title = reason;
  box.append(tag);
  return box;
}

/** Draws a box with the parts of each field into `over`, which covers the form. */
export function drawExplanations(all: readonly Explanation[], over: HTMLElement): void {
  const frame = over.getBoundingClientRect();
  // Several parts in one field: one box, and their names side by side.
  const byField = new Map<Element, Explanation>();
  for (const one of all) {
    if (!one.field) continue;
    const before = byField.get(one.field);
    byField.set(one.field, before?.taken ? { ...before, part: `${before.part} ${one.part}` as Explanation['part'] } : one);
  }
  over.replaceChildren(...[...byField.values()].flatMap((one) => boxFor(one, frame) ?? []));
}
