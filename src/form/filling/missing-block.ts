import { foldAddress } from '../../address/fold-address.ts';
import type { PartValues } from '../../address/part-values.ts';
import type { Part } from '../../address/parts.ts';
import { toEnglishName } from '../../address/text-forms.ts';

/** A field that could take what is missing, as far as this needs to know. */
export interface FieldText {
  readonly parts: readonly Part[];
  readonly text: string;
}

const BIGGER: readonly Part[] = ['prefecture', 'city', 'town', 'organization', 'prefecture-roma', 'city-roma', 'town-roma'];

/** What a text says beyond the prefecture, city and town that are known: somebody may have repeated the town where the block belongs. */
function beyond(text: string, values: PartValues): string {
  let rest = foldAddress(text).toLowerCase();
  for (let before = ''; before !== rest;) {
    before = rest;
    for (const part of BIGGER) {
      const known = foldAddress(toEnglishName(values.get(part) ?? '')).toLowerCase();
      if (rest.startsWith(known)) rest = rest.slice(known.length);
    }
  }
  return rest;
}

/** Whether a field for these parts is one for that part too. */
export function couldHold(part: Part, parts: readonly Part[]): boolean {
  return parts.some((one) => one === 'address' || one.startsWith(part));
}

/**
 * Whether a part is still to be entered: some field could take it, and none says anything beyond the prefecture, city and town that are
 * known. Any text beyond counts, a number or not: some places have no block.
 */
export function isMissing(part: Part, fields: readonly FieldText[], values: PartValues): boolean {
  const able = fields.filter(({ parts }) => couldHold(part, parts));
  return able.length > 0 && able.every(({ text }) => beyond(text, values) === '');
}
