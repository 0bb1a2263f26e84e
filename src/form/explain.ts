import type { Part } from '../address/parts.ts';
import type { ResolvedForm } from './resolved-form.ts';
import type { Field } from './field.ts';
import type { FieldSource, RefusedField } from './found-field.ts';

/** One decision about one field. */
export interface Explanation {
  readonly part: Part;
  /** The field; `null` where a function of `fields` takes the part. */
  readonly field: Field | null;
  readonly source: FieldSource;
  /** What was seen there: `autocomplete="address-level2"`. */
  readonly reason: string;
  /** Whether the field is filled, and if not, why. */
  readonly taken: boolean;
  readonly refusal: RefusedField['refusal'] | null;
}

/** Which field was taken for which part and why; then those that were left alone. */
export function explain({ found, refused, mapping }: ResolvedForm): Explanation[] {
  return [
    ...found.flatMap(({ field, parts, source, reason }) =>
      parts.map((part): Explanation => ({ part, field, source, reason, taken: true, refusal: null })),
    ),
    ...[...mapping.listeners.keys()].map((part): Explanation => ({
      part,
      field: null,
      source: 'fields',
      reason: `fields.${part}`,
      taken: true,
      refusal: null,
    })),
    ...refused.flatMap(({ field, parts, source, reason, refusal }) =>
      parts.map((part): Explanation => ({ part, field, source, reason, taken: false, refusal })),
    ),
  ];
}
