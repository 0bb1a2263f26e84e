import type { Field } from '../field.ts';
import type { FieldReader } from './found-field.ts';
import { type FieldMapping, readMapping, type ReadMapping } from './mapping.ts';
import { readFields, type ReadFields } from './read-fields.ts';
import { readMark, readTokens } from './read-marks.ts';
import { controlsOf, type Scope, scopesOf } from './scope.ts';

/** What the element asks of the form; its properties of the same names. */
export interface FormSettings {
  readonly formId: string | null;
  readonly for: string | null;
  readonly section: string | null;
  readonly fields: FieldMapping | null;
}

/** The page's form at one moment, with what its fields say of themselves. */
export interface FoundForm extends Scope {
  readonly mapping: ReadMapping;
  readonly fields: ReadFields;
  /** Where a person types the code: one field, or two boxes. Empty: the element needs an input of its own. */
  readonly codeFields: readonly Field[];
}

/**
 * The controls of a scope, or those given, read. `readers` are asked after the page's own marks and tokens, `first` before the tokens
 * already.
 */
export function findIn(
  element: HTMLElement,
  scope: Scope,
  named: Field | undefined,
  { section, fields }: FormSettings,
  readers: readonly FieldReader[],
  {
    first = [],
    own = controlsOf(scope.form, scope.root),
  }: { readonly first?: readonly FieldReader[]; readonly own?: readonly Field[] } = {},
): FoundForm {
  const mapping = readMapping(fields, element.getRootNode() as ParentNode);
  const controls = own.filter((control) => !element.contains(control));
  const all = [...new Set([...controls, ...mapping.fields.keys(), ...(named ? [named] : [])])];
  const read = readFields(all, {
    readers: [(field) => mapping.fields.get(field), readMark, ...first, readTokens, ...readers],
    codeField: named,
    section: section ?? undefined,
    near: element,
  });
  const codeFields = (read.zip ?? []).map(({ field }) => field);
  return { ...scope, fields: read, mapping, codeFields: codeFields.length === 0 && named ? [named] : codeFields };
}

/**
 * Finds the form of an element and the fields in it, anew at each call: pages change under our hands. `readers`: further ones, of names
 * and labels, once they are loaded.
 */
export function findForm(element: HTMLElement, settings: FormSettings, readers: readonly FieldReader[]): FoundForm {
  const root = element.getRootNode() as Document | ShadowRoot;
  const named = settings.for ? ((root.getElementById?.(settings.for) ?? undefined) as Field | undefined) : undefined;
  let fallback: FoundForm | undefined;
  for (const scopes of scopesOf(element, settings.formId, named)) {
    const found = scopes.map((scope) => findIn(element, scope, named, settings, readers));
    const withCode = found.filter(({ codeFields }) => codeFields.length > 0);
    if (withCode.length === 1) return withCode[0] as FoundForm;
    const withFields = found.filter(({ fields }) => fields.open.length > 0);
    fallback ??= withFields.length === 1 ? withFields[0] : undefined;
    // Two forms of equal worth beside the element: neither is guessed at.
    if (withCode.length > 1) break;
  }
  return fallback ?? findIn(element, { form: element.closest('form'), root }, named, settings, readers);
}
