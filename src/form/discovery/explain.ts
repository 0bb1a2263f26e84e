import type { Part } from '../../address/parts.ts';
import type { ResolvedForm } from './resolved-form.ts';
import type { Field } from '../field.ts';
import type { FieldSource, FoundField, RefusedField } from './reading.ts';

/** One decision about one field. */
export interface Explanation {
  readonly part: Part;
  /** The field; `null` if a function of `fields` takes the part. */
  readonly field: Field | null;
  readonly source: FieldSource;
  /** The evidence: `autocomplete="address-level2"`. */
  readonly reason: string;
  /** Whether the field is filled, otherwise the reason. */
  readonly taken: boolean;
  readonly refusal: RefusedField['refusal'] | null;
  /** The rows of the tables that decided: `label-over-token`, `lines-share`. If `refusal` is `ambiguous`, those of both fields. */
  readonly rules: readonly string[];
  /** The field with equal evidence if `refusal` is `ambiguous`, or with stronger evidence if it is `taken`. */
  readonly rival: Field | null;
  /** The overruled evidence, such as a name that the label contradicts. */
  readonly overruled: readonly { readonly source: FieldSource; readonly parts: readonly Part[]; readonly reason: string }[];
}

type Decision = Pick<Explanation, 'field'> & Omit<FoundField, 'field'> & Partial<Pick<RefusedField, 'refusal' | 'rival'>>;

/** Lists which field takes which part and why, then the fields that were left alone. */
export function explain({ found, refused, mapping }: ResolvedForm): Explanation[] {
  const listening = [...mapping.listeners.keys()].map((part): Decision => ({
    field: null,
    parts: [part],
    source: 'fields',
    reason: `fields.${part}`,
  }));
  const decisions: readonly Decision[] = [...found, ...listening, ...refused];
  return decisions.flatMap(({ field, parts, source, reason, refusal = null, overruled = [], rules = [], rival = null }) => {
    const others = overruled.map((one) => ({ source: one.source, parts: one.parts, reason: one.reason }));
    return parts.map((part) => ({ part, field, source, reason, taken: refusal === null, refusal, rules, rival, overruled: others }));
  });
}
