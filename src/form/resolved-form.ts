import type { FieldMap } from './found-field.ts';
import type { FoundForm } from './find-form.ts';
import { shareParts } from './share-parts.ts';

/** The page's fields, and which of them takes which part. */
export interface ResolvedForm extends FoundForm, FieldMap {}

/** Shares the parts of an address out among the fields of a form. */
export function resolveForm(form: FoundForm): ResolvedForm {
  return { ...form, ...shareParts(form.fields) };
}
