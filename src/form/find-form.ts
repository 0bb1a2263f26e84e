import type { Field } from './field.ts';
import { findFields } from './find-fields.ts';
import type { FieldMap, FieldReader } from './found-field.ts';
import { type FieldMapping, readMapping, type ReadMapping } from './mapping.ts';
import { readMark, readTokens } from './read-marks.ts';
import { controlsOf, type Scope, scopesOf } from './scope.ts';

/** What the element asks of the form; its attributes and properties of the same names. */
export interface FormSettings {
  readonly form: string | null;
  readonly for: string | null;
  readonly section: string | null;
  readonly fields: FieldMapping | null;
  /** Further readers, of names and labels, once they are loaded. */
  readonly readers: readonly FieldReader[];
}

/** The page's fields, as found at one moment. */
export interface ResolvedForm extends FieldMap, Scope {
  readonly mapping: ReadMapping;
  /** Where a person types the code: one field, or two boxes. Empty: the element needs an input of its own. */
  readonly codeFields: readonly Field[];
}

function findIn(element: HTMLElement, scope: Scope, named: Field | undefined, { section, fields, readers }: FormSettings): ResolvedForm {
  const mapping = readMapping(fields, element.getRootNode() as ParentNode);
  const controls = controlsOf(scope.form, scope.root).filter((control) => !element.contains(control));
  const all = [...new Set([...controls, ...mapping.fields.keys(), ...(named ? [named] : [])])];
  const map = findFields(all, {
    readers: [(field) => mapping.fields.get(field), readMark, readTokens, ...readers],
    codeField: named,
    section: section ?? undefined,
  });
  const zips = map.found.filter(({ parts }) => parts.length === 1 && parts[0] === 'postal-code');
  const boxes = zips.filter(({ box }) => box !== undefined);
  const code = named ? zips.find(({ field }) => field === named) : zips[0];
  const codeFields = code === undefined ? (named ? [named] : []) : code.box === undefined ? [code.field] : boxes.map(({ field }) => field);
  return { ...scope, ...map, mapping, codeFields };
}

/** Finds the form of an element and the fields in it, anew at each call: pages change under our hands. */
export function findForm(element: HTMLElement, settings: FormSettings): ResolvedForm {
  const root = element.getRootNode() as Document | ShadowRoot;
  const named = settings.for ? ((root.getElementById?.(settings.for) ?? undefined) as Field | undefined) : undefined;
  let fallback: ResolvedForm | undefined;
  for (const scopes of scopesOf(element, settings.form, named)) {
    const resolved = scopes.map((scope) => findIn(element, scope, named, settings));
    const withCode = resolved.filter(({ codeFields }) => codeFields.length > 0);
    if (withCode.length === 1) return withCode[0] as ResolvedForm;
    const withFields = resolved.filter(({ found }) => found.length > 0);
    fallback ??= withFields.length === 1 ? withFields[0] : undefined;
    // Two forms of equal worth beside the element: neither is guessed at.
    if (withCode.length > 1) break;
  }
  return fallback ?? findIn(element, { form: element.closest('form'), root }, named, settings);
}
