import type { FieldMap } from './found-field.ts';
import type { FoundForm } from './find-form.ts';
import { shareParts } from './share-parts.ts';

/** The page's fields, and which of them takes which part. */
export interface ResolvedForm extends FoundForm, FieldMap {}

/** Shares the parts of an address out among the fields of a form. */
export function resolveForm(form: FoundForm): ResolvedForm {
  const { found, refused } = shareParts(form.fields);
  const { listeners } = form.mapping;
  // A function of `fields` has the last word on its part. The code field stays: it must not keep a Digital Address.
  const given = found.filter(({ parts }) => parts.every((part) => part !== 'postal-code' && listeners.has(part)));
  return {
    ...form,
    found: found.filter((one) => !given.includes(one)),
    refused: [...refused, ...given.map((one) => ({ ...one, refusal: 'taken' as const }))],
  };
}
