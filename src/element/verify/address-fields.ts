import { type Part, PLACE_LEVELS, type PlaceLevel } from '../../address/parts.ts';
import { readCode } from '../../address/read-code.ts';
import type { FoundForm } from '../../form/discovery/find-form.ts';
import { resolveForm } from '../../form/discovery/resolved-form.ts';
import type { Field } from '../../form/field.ts';
import { showField, type ShownField, shownIn } from '../../form/option-match.ts';

export interface EnteredAddress {
  /** The ZIP fields: one, or two boxes. */
  readonly zipFields: readonly Field[];
  /** Seven digits; empty if the ZIP fields, or the built-in input, are; `null` if they contain something else. */
  readonly zip: string | null;
  /** The fields of prefecture, city and town. */
  readonly fields: readonly Field[];
  /** Returns the text of the fields that end with a level; the whole text if there are none. */
  readonly entryOf: (level: PlaceLevel) => string;
  readonly places: readonly ShownField[];
  /** Prefecture, city, town and block in one line. */
  readonly text: string;
  readonly lacksBlock: boolean;
  readonly isComplete: boolean;
}

const takes = (parts: readonly Part[], level: PlaceLevel): boolean =>
  parts.includes(level) || (level === 'town' && parts.includes('address'));

/** Reads ZIP Code and address from the fields of the page. `typed`: the text of the built-in input, for a page without a ZIP field. */
export function readEnteredAddress(form: FoundForm, typed: string): EnteredAddress {
  const { found, codeFields } = resolveForm(form);
  const read = readCode(codeFields.length > 0 ? codeFields.map(({ value }) => value).join('') : typed);
  const zip = read.state === 'empty' ? '' : read.state === 'complete' && read.kind === 'postal-code' ? read.code : null;
  const of = (level: PlaceLevel): readonly Field[] =>
    found.filter(({ parts, field }) => takes(parts, level) && !codeFields.includes(field)).map(({ field }) => field);
  const fields = [...new Set(PLACE_LEVELS.flatMap(of))];
  const textOf = (some: readonly Field[]): string => some.map((field) => shownIn(field).normalize('NFKC')).join('');
  const text = textOf(fields);
  return {
    zipFields: codeFields,
    zip,
    fields,
    entryOf: (level) => {
      const further = PLACE_LEVELS.slice(PLACE_LEVELS.indexOf(level) + 1).flatMap(of);
      return textOf(of(level).filter((field) => !further.includes(field))) || text;
    },
    places: found.flatMap(({ field, parts }) => (fields.includes(field) ? showField(field, parts) : [])),
    text,
    lacksBlock: found.some(({ field, parts }) => parts.includes('block') && shownIn(field) === ''),
    isComplete: fields.length > 0 && fields.every((field) => shownIn(field) !== ''),
  };
}
