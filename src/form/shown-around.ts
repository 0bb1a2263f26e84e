import { queryAll } from './dom.ts';
import { type Field, OPENER } from './field.ts';

/**
 * Returns what is shown around a field of a list of choices that a script keeps, or `undefined` for other fields. The field may be the search,
 * or a hidden input beside the button that opens the list.
 */
export function shownAround(field: Field, others: readonly Field[]): string | undefined {
  let box: Element = field;
  for (let around = box.parentElement; around && around !== field.ownerDocument.body; around = around.parentElement) {
    const next = around;
    if (next.localName === 'form' || others.some((other) => other !== field && next.contains(other))) break;
    box = next;
  }
  if (!box.matches(OPENER) && !box.querySelector(OPENER)) return undefined;
  return [box.textContent, ...queryAll(box, 'input').map((input) => (input as HTMLInputElement).value)].join('\n');
}
