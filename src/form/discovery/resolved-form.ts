import type { FieldMap } from './found-field.ts';
import type { FoundForm } from './find-form.ts';
import { shareParts } from './share-parts.ts';

/** The form's fields and the parts that each one takes. */
export interface ResolvedForm extends FoundForm, FieldMap {}

/** Assigns the parts of an address to the fields of a form. */
export function resolveForm(form: FoundForm): ResolvedForm {
  const { found, refused } = shareParts(form.fields);
  const { listeners } = form.mapping;
  // A function of `fields` replaces the field for its part. The code field stays, because it must not keep a Digital Address.
  const given = found.filter(({ parts }) => parts.every((part) => part !== 'postal-code' && listeners.has(part)));
  return {
    ...form,
    found: found.filter((one) => !given.includes(one)),
    refused: [...refused, ...given.map((one) => ({ ...one, refusal: 'taken' as const }))],
  };
}
