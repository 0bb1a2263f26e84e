import { shownIn } from './option-match.ts';
import type { ResolvedForm } from './discovery/resolved-form.ts';

/** The prefecture and the city in the form; empty if no field takes that part alone, or if it is empty. */
export type PlaceInForm = Readonly<Record<'prefecture' | 'city', string>>;

/** Reads prefecture and city from the form. The text of a select counts, because its value may be an internal number. */
export function placeIn({ found }: ResolvedForm): PlaceInForm {
  const textOf = (part: keyof PlaceInForm): string => {
    const field = found.find(({ parts }) => parts.length === 1 && parts[0] === part)?.field;
    return field ? shownIn(field) : '';
  };
  return { prefecture: textOf('prefecture'), city: textOf('city') };
}
