import { contains, parentOf, queryAll } from '../dom.ts';
import { type Field, formOf, isField } from '../field.ts';

/** Returns the controls that one address may use: those of a form, or those below a root that belong to no form. */
export function controlsOf(owner: HTMLFormElement | null, root: ParentNode): Field[] {
  // A control named `elements` hides the property.
  if (owner) return [...Reflect.get(HTMLFormElement.prototype, 'elements', owner)].filter(isField);
  return (queryAll(root, 'input, select, textarea') as HTMLInputElement[]).filter((control) => !control.form);
}

/** A place where an element looks for its fields. */
export interface Scope {
  readonly form: HTMLFormElement | null;
  readonly root: ParentNode;
}

/**
 * Returns the scopes to try for an element, nearest first: the form that it names, the form of its code field, the form around it;
 * otherwise each section around it up to the document or shadow root, with the forms inside.
 */
export function* scopesOf(element: HTMLElement, formId: string | null, codeField: Field | undefined): Generator<readonly Scope[]> {
  const root = element.getRootNode() as Document | ShadowRoot;
  const named = formId ? root.getElementById?.(formId) : null;
  if (named instanceof HTMLFormElement) return yield [{ form: named, root }];
  const form = (codeField && formOf(codeField)) ?? element.closest('form');
  if (form) return yield [{ form, root }];
  for (let around: ParentNode | null = parentOf(codeField ?? element); around; around = parentOf(around)) {
    yield scopesIn(around);
  }
  yield scopesIn(root);
}

/**
 * Reports whether there is any control below a root. Uses live collections, which the browser caches, because a thousand elements may ask
 * this of the same root.
 */
function hasControls(root: ParentNode): boolean {
  if (!('getElementsByTagName' in root)) return true;
  const below = root as Element;
  return ['input', 'select', 'textarea'].some((tag) => below.getElementsByTagName(tag).length > 0);
}

/** Returns the forms below a root, those of controls below it (`form=`), and the root itself for the controls without a form. */
function scopesIn(root: ParentNode): Scope[] {
  if (!hasControls(root)) return [];
  const named = queryAll(root, 'input[form]').map((control) => (control as HTMLInputElement).form);
  const forms = new Set([null, ...(queryAll(root, 'form') as HTMLFormElement[]), ...named]);
  return [...forms].map((form) => ({ form, root }));
}

/** Returns the items with a field in the smallest container around an element that has any. */
export function inSmallestBox<T>(near: Element | undefined, items: readonly T[], fieldOf: (item: T) => Element): readonly T[] {
  for (let around = near && parentOf(near); around; around = parentOf(around)) {
    const box = around;
    const inside = items.filter((item) => contains(box, fieldOf(item)));
    if (inside.length > 0) return inside;
  }
  return [];
}
