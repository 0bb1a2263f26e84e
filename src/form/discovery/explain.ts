import type { Part } from '../../address/parts.ts';
import type { ResolvedForm } from './resolved-form.ts';
import type { Field } from '../field.ts';
import type { FieldReading, FieldSource, RefusedField } from './found-field.ts';

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
  /** What else was said of the field and had to give way: its name, where its label says otherwise. */
  readonly overruled: readonly { readonly source: FieldSource; readonly parts: readonly Part[]; readonly reason: string }[];
}

interface Decision extends Pick<Explanation, 'field' | 'source' | 'reason'> {
  readonly parts: readonly Part[];
  readonly refusal?: RefusedField['refusal'];
  readonly overruled?: readonly FieldReading[] | undefined;
}

/** Which field was taken for which part and why; then those that were left alone. */
export function explain({ found, refused, mapping }: ResolvedForm): Explanation[] {
  const listening = [...mapping.listeners.keys()].map((part): Decision => ({
    field: null,
    parts: [part],
    source: 'fields',
    reason: `fields.${part}`,
  }));
  const decisions: readonly Decision[] = [...found, ...listening, ...refused];
  return decisions.flatMap(({ field, parts, source, reason, refusal = null, overruled = [] }) => {
    const others = overruled.map((one) => ({ source: one.source, parts: one.parts, reason: one.reason }));
    return parts.map((part) => ({ part, field, source, reason, taken: refusal === null, refusal, overruled: others }));
  });
}
