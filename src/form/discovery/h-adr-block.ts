import { listen, queryAll } from '../dom.ts';
import type { Field } from '../field.ts';
import { findIn, type FormSettings, type FoundForm } from './find-form.ts';
import type { FieldReader } from './reading.ts';
import { hAdrOf, readHAdr } from './evidence/weigh.ts';

/** Reads one block of YubinBango markup as a form: its classes first, then the other sources. */
export function findBlock(element: HTMLElement, block: HTMLElement, settings: FormSettings, readers: readonly FieldReader[]): FoundForm {
  const fields = queryAll(block, 'input, select, textarea') as Field[];
  return findIn(element, { form: null, root: block }, undefined, settings, [readHAdr, ...readers], fields);
}

/** Reports the block whose ZIP Code field the user enters; initially the block with the focus, or the first one of an address in Japan. */
export function followBlocks(root: Document | ShadowRoot, enter: (block: HTMLElement) => void, signal: AbortSignal): void {
  const blockAt = (target: EventTarget | null | undefined): HTMLElement | null | undefined =>
    (target as Element | null)?.closest?.('.h-adr .p-postal-code')?.closest('.h-adr');
  const come = (event: Event): void => {
    const block = blockAt(event.composedPath()[0] ?? null);
    if (block) enter(block);
  };
  // In the capture phase, before other listeners: a script or the browser may fill a block without focus.
  listen(root, 'focusin input change', come, signal, true);
  const all = [...root.querySelectorAll('.h-adr .p-postal-code')];
  const first = blockAt(root.activeElement) ?? blockAt(all.find(hAdrOf) ?? all[0]);
  if (first) enter(first);
}
