import { parentOf } from '../dom.ts';
import { type Field, mayOpen } from '../field.ts';
import type { FieldReader } from './found-field.ts';
import { type FieldMapping, readMapping, type ReadMapping } from './mapping.ts';
import { type Candidate, isZip, readFields, type ReadFields } from './read-fields.ts';
import { readMark, readTokens } from './readers/read-marks.ts';
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
  const boxes = (read.zip ?? []).map(({ field }) => field);
  return { ...scope, fields: read, mapping, codeFields: named && !boxes.includes(named) ? [named] : boxes };
}

/** Whether the form has a ZIP Code field that the user cannot use now, and may later: in a closed dialog, a disabled fieldset, a fade. */
export function opensLater({ codeFields, fields }: FoundForm): boolean {
  return codeFields.length === 0 && fields.candidates.some((candidate) => isZip(candidate) && mayOpen(candidate.field));
}

/** The form, without any field that could be filled. */
export function withoutFields(form: FoundForm): FoundForm {
  return { ...form, codeFields: [], fields: { ...form.fields, candidates: [], others: [], open: [], zips: [], zip: undefined } };
}

/** How many controls may stand between two fields of one address, where no form holds them together. */
const FAR = 8;

/**
 * The fields of an address in a page without a form: the boxes around its ZIP Code, one after the other, as long as each adds what the
 * address still lacks, close by. The next ZIP Code, or a part for the second time, is of another address.
 */
function grow(found: FoundForm, find: (root: ParentNode) => FoundForm): FoundForm {
  let known = found;
  for (let around = parentOf(known.root); around; around = parentOf(around)) {
    const bigger = find(around);
    const { open, zips } = bigger.fields;
    const mine = known.fields.open;
    const added = open.filter(({ field }) => !mine.some((one) => one.field === field));
    const order = controlsOf(null, around);
    const isFar = ({ field }: Candidate): boolean => mine.every((one) => Math.abs(order.indexOf(one.field) - order.indexOf(field)) > FAR);
    const isAgain = ({ parts }: Candidate): boolean => mine.some((one) => one.parts.some((part) => parts.includes(part)));
    if (zips.length !== known.fields.zips.length || added.some((one) => isFar(one) || isAgain(one))) break;
    known = bigger;
  }
  return known;
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
    const [only] = withCode;
    if (only && withCode.length === 1)
      return only.form || !(only.root instanceof Element)
        ? only
        : grow(only, (around) => findIn(element, { form: null, root: around }, named, settings, readers));
    const withFields = found.filter(({ fields }) => fields.open.length > 0);
    fallback ??= withFields.length === 1 ? withFields[0] : undefined;
    // Two forms of equal worth beside the element: neither is guessed at.
    if (withCode.length > 1) break;
  }
  return fallback ?? findIn(element, { form: element.closest('form'), root }, named, settings, readers);
}
