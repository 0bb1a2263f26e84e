import { queryAll } from '../dom.ts';
import { type Field, isField } from '../field.ts';
import { findIn, type FormSettings, type FoundForm } from './find-form.ts';
import type { FieldReader } from './found-field.ts';
import { hAdrOf, readHAdr } from './readers/read-h-adr.ts';

/** One block of YubinBango's markup as a form of its own: its classes first, then whatever else tells of its fields. */
export function findBlock(element: HTMLElement, block: HTMLElement, settings: FormSettings, readers: readonly FieldReader[]): FoundForm {
  const fields = queryAll(block, 'input, select, textarea').filter((control): control is Field => isField(control));
  return findIn(element, { form: null, root: block }, undefined, settings, readers, { own: fields, first: [readHAdr] });
}

/**
 * Tells of the block that a person is in, as soon as they come to its ZIP Code field; first of the one that they are in already, or of
 * the first on the page.
 */
export function followBlocks(root: Document | ShadowRoot, enter: (block: HTMLElement) => void, signal: AbortSignal): void {
  const blockAt = (target: EventTarget | null): HTMLElement | null =>
    (target as Element | null)?.matches?.('.p-postal-code') === true ? hAdrOf(target as Element) : null;
  const come = (event: Event): void => {
    const block = blockAt(event.composedPath()[0] ?? null);
    if (block) enter(block);
  };
  // Capture, before anybody hears of what is typed: a block may be filled by a script or the browser, without a focus.
  for (const type of ['focusin', 'input', 'change']) root.addEventListener(type, come, { signal, capture: true });
  const first =
    blockAt(root.activeElement) ?? [...root.querySelectorAll('.h-adr .p-postal-code')].map(hAdrOf).find((block) => block !== null);
  if (first) enter(first);
}
