import { isPart, type Part } from '../../address/parts.ts';
import type { AddressRecord } from '../../address/record.ts';
import { controlIn, type Field } from '../field.ts';
import { readAutocomplete, tokensOf } from './evidence/autocomplete.ts';
import type { FieldReading } from './reading.ts';

/** Receives the value of its part. An empty string removes an earlier one. */
export type PartListener = (value: string, record: AddressRecord) => void;

/** The page's mapping of parts to fields: a selector, an element with a `value`, a function, or `null` for none. */
export type FieldMapping = { readonly [P in Part]?: string | Element | PartListener | null };

/** A parsed mapping: its fields, its functions, and the parts to leave out. */
export interface ReadMapping {
  readonly fields: ReadonlyMap<Field, FieldReading>;
  readonly listeners: ReadonlyMap<Part, PartListener>;
  readonly nowhere: ReadonlySet<Part>;
}

/** A selector from an attribute or a CMS setting may be invalid. That part then has no field, which `explain()` shows. */
function select(root: ParentNode, selector: string): Element | null {
  try {
    return root.querySelector(selector);
  } catch {
    return null;
  }
}

/** Finds the elements that a mapping names, starting at the scope's root. */
export function readMapping(mapping: FieldMapping | null | undefined, root: ParentNode): ReadMapping {
  const fields = new Map<Field, FieldReading>();
  const listeners = new Map<Part, PartListener>();
  const nowhere = new Set<Part>();
  for (const [part, target] of Object.entries(mapping ?? {})) {
    if (!isPart(part)) continue;
    if (target === null) nowhere.add(part);
    else if (typeof target === 'function') listeners.set(part, target);
    else {
      const named = (typeof target === 'string' ? select(root, target) : target) as Field | null | undefined;
      if (typeof named !== 'object' || !named || !('value' in named)) continue;
      const field = controlIn(named) as Field;
      const parts = [...(fields.get(field)?.parts ?? []), part];
      fields.set(field, { source: 'fields', parts, reason: `fields.${parts.join(', ')}` });
    }
  }
  return { fields, listeners, nowhere };
}

/** Reads `data-dga-field="PART [PART…]"`. */
export function readMark(field: Field): FieldReading | undefined {
  const mark = field.dataset['dgaField'];
  if (mark === undefined) return undefined;
  return {
    source: 'data-dga-field',
    parts: tokensOf(mark.replaceAll(',', ' ')).filter(isPart),
    reason: `data-dga-field="${mark}"`,
    group: readAutocomplete(field.getAttribute('autocomplete'))?.group,
  };
}
