import { queryAll } from '../dom.ts';
import { type Field, isField } from '../field.ts';

/** The controls of a form in document order, also where a control named `elements` hides the property. */
function formControls(form: HTMLFormElement): Field[] {
  const own = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')?.get?.call(form) as HTMLFormControlsCollection;
  return [...own].filter(isField);
}

/** The form that owns a control; the property may be hidden by markup, the getter is not. */
function formOf(field: Field): HTMLFormElement | null {
  return (field as Partial<HTMLInputElement>).form ?? null;
}

/** The controls that one address may be spread over: those of a form, or those below a root that belong to no form. */
export function controlsOf(owner: HTMLFormElement | null, root: ParentNode): Field[] {
  if (owner) return formControls(owner);
  return queryAll(root, 'input, select, textarea').filter((control): control is Field => isField(control) && control.form === null);
}

/** Where an element looks for its fields. */
export interface Scope {
  readonly form: HTMLFormElement | null;
  readonly root: ParentNode;
}

/**
 * The scopes to try for an element, nearest first: the form it names, the form of its code field, the form around it; else each
 * section around it, as far as the document or shadow root, with the forms that stand in it.
 */
export function* scopesOf(element: HTMLElement, formId: string | null, codeField: Field | undefined): Generator<readonly Scope[]> {
  const root = element.getRootNode() as Document | ShadowRoot;
  const named = formId ? root.getElementById?.(formId) : null;
  if (named instanceof HTMLFormElement) return yield [{ form: named, root }];
  const form = (codeField && formOf(codeField)) ?? element.closest('form');
  if (form) return yield [{ form, root }];
  for (
    let around: ParentNode | null = codeField ? codeField.parentElement : element.parentElement;
    around;
    around = (around as Element).parentElement
  ) {
    yield scopesIn(around);
  }
  yield scopesIn(root);
}

/**
 * Whether there is any control below a root. By live collections, which the browser keeps: a thousand elements that stand side by side
 * ask this of the same root.
 */
function hasControls(root: ParentNode): boolean {
  if (!('getElementsByTagName' in root)) return true;
  const below = root as Element;
  return ['input', 'select', 'textarea'].some((tag) => below.getElementsByTagName(tag).length > 0);
}

/** The forms below a root, and the root itself for the controls that belong to none. */
function scopesIn(root: ParentNode): Scope[] {
  if (!hasControls(root)) return [];
  return [{ form: null, root }, ...queryAll(root, 'form').map((form) => ({ form: form as HTMLFormElement, root }))];
}
