import { parentOf, queryAll } from '../dom.ts';
import { controlIn, type Field, isField, mayOpen, OPENER } from '../field.ts';
import { type FieldMapping, readMapping, type ReadMapping, readMark } from './mapping.ts';
import { type Candidate, type FieldReader, isZip, type ReadFields } from './reading.ts';
import { readFields } from './read-fields.ts';
import { controlsOf, type Scope, scopesOf } from './scope.ts';

/** The element's properties that select the form. */
export interface FormSettings {
  readonly formId: string | null;
  readonly for: string | null;
  readonly section: string | null;
  readonly fields: FieldMapping | null;
}

/** A snapshot of the form with the results of the readers. */
export interface FoundForm extends Scope {
  readonly mapping: ReadMapping;
  readonly fields: ReadFields;
  /** The code field or its two boxes. If empty, the element shows its built-in input. */
  readonly codeFields: readonly Field[];
}

/** Reads the controls of a scope, or the given ones. `readers` are asked after the page's marks. */
export function findIn(
  element: HTMLElement,
  scope: Scope,
  named: Field | undefined,
  { section, fields }: FormSettings,
  readers: readonly FieldReader[],
  own: readonly Field[] = controlsOf(scope.form, scope.root),
  last: readonly Candidate[] = [],
): FoundForm {
  const mapping = readMapping(fields, element.getRootNode() as ParentNode);
  // Custom elements are no controls of the form unless the page marks them. An element that opens a list takes the part that it asks for.
  const marks = new Map(
    queryAll(scope.form ?? scope.root, `[data-dga-field],${OPENER}`)
      .filter(
        (mark): mark is Field =>
          ('value' in mark || !(mark as HTMLElement).dataset['dgaField']) && !isField(mark) && mark.closest('form') === scope.form,
      )
      .map((mark) => [controlIn(mark) as Field, mark]),
  );
  const controls = [...own, ...marks.keys()].filter((control) => !element.contains(control));
  const all = [...new Set([...controls, ...mapping.fields.keys(), ...(named ? [named] : [])])];
  const read = readFields(all, {
    readers: [(field) => mapping.fields.get(field), (field) => readMark(marks.get(field) ?? field), ...readers],
    codeField: named,
    section,
    near: element,
    last,
  });
  const boxes = (read.zip ?? []).flatMap(({ field, refusal }) => (refusal ? [] : field));
  return { ...scope, fields: read, mapping, codeFields: named && !boxes.includes(named) ? [named] : boxes };
}

/** Reports whether the form has a ZIP Code field that may become usable later: in a closed dialog, a disabled fieldset, a fade-in. */
export function opensLater({ fields }: FoundForm): boolean {
  return fields.candidates.some((candidate) => isZip(candidate) && mayOpen(candidate.field));
}

/** A form without usable fields. */
export function withoutFields(form: FoundForm): FoundForm {
  return { ...form, codeFields: [], fields: { ...form.fields, candidates: [], open: [], zips: [], zip: undefined } };
}

/**
 * Returns the fields of an address on a page without a form: grows the container around the ZIP Code while it adds missing parts nearby.
 * The next ZIP Code or a repeated part belongs to another address.
 */
function grow(found: FoundForm, find: (root: ParentNode) => FoundForm): FoundForm {
  let known = found;
  for (let around = parentOf(known.root); around; around = parentOf(around)) {
    const bigger = find(around);
    const { open, zips } = bigger.fields;
    const mine = known.fields.open;
    const added = open.filter(({ field }) => !mine.some((one) => one.field === field));
    // As many ZIP Codes as before: another ZIP Code field is the second box.
    const isAgain = (one: Candidate): boolean => !isZip(one) && mine.some(({ parts }) => parts.some((part) => one.parts.includes(part)));
    // Two addresses are told apart like those of a form.
    if (zips.length !== known.fields.zips.length) return bigger.codeFields[0] === known.codeFields[0] ? bigger : known;
    if (added.some(isAgain)) break;
    known = bigger;
  }
  return known;
}

/** Returns the field that `for` names: by its id, otherwise by its name, in the element's form first. */
export function namedField(element: HTMLElement, settings: FormSettings): Field | undefined {
  if (!settings.for) return undefined;
  const root = element.getRootNode() as Document | ShadowRoot;
  const form = settings.formId ? root.getElementById?.(settings.formId) : element.closest('form');
  const byName = `[name="${CSS.escape(settings.for)}"]:not(${element.localName})`;
  const named = root.getElementById?.(settings.for) ?? form?.querySelector(byName) ?? root.querySelector?.(byName);
  return (controlIn(named) ?? undefined) as Field | undefined;
}

/** Finds the element's form and reads its fields at each call, because pages change. `readers` are asked after the page's marks. */
export function findForm(
  element: HTMLElement,
  settings: FormSettings,
  readers: readonly FieldReader[],
  last?: readonly Candidate[],
): FoundForm {
  const root = element.getRootNode() as Document | ShadowRoot;
  const named = namedField(element, settings);
  const read = (scope: Scope): FoundForm => findIn(element, scope, named, settings, readers, undefined, last);
  let fallback: FoundForm | undefined;
  for (const scopes of scopesOf(element, settings.formId, named)) {
    const found = scopes.map(read);
    const withCode = found.filter(({ codeFields }) => codeFields.length > 0);
    const [only] = withCode;
    if (only && withCode.length === 1)
      return only.form || !(only.root instanceof Element) ? only : grow(only, (around) => read({ form: null, root: around }));
    const withFields = found.filter(({ fields }) => fields.open.length > 0);
    // The page may have hidden the step of the code.
    fallback ??= withFields.length === 1 ? withFields[0] : found.find(opensLater);
    // Two equally suitable forms beside the element: it chooses neither.
    if (withCode.length > 1) break;
  }
  return fallback ?? read({ form: element.closest('form'), root });
}
