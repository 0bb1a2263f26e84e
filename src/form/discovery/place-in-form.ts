import { isSelect } from '../field.ts';
import type { ResolvedForm } from './resolved-form.ts';

/** The prefecture and the city that a form says; empty where no field takes that alone, or nothing stands in it. */
export interface PlaceInForm {
  readonly prefecture: string;
  readonly city: string;
}

/** What the form says of its place. Of a select the text counts: its value may be a number of the page's own. */
export function placeIn({ found }: ResolvedForm): PlaceInForm {
  const textOf = (part: keyof PlaceInForm): string => {
    const field = found.find(({ parts }) => parts.length === 1 && parts[0] === part)?.field;
    if (!field) return '';
    if (!isSelect(field)) return field.value.trim();
    const option = field.options[field.selectedIndex];
    return option && option.value !== '' ? option.text.trim() : '';
  };
  return { prefecture: textOf('prefecture'), city: textOf('city') };
}
