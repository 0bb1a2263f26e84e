import { contains, parentOf } from '../dom.ts';
import { type Field, isInput, isSelect } from '../field.ts';
import { isPlaceholder } from '../option-match.ts';
import type { FoundForm } from './find-form.ts';
import { groupOf } from './candidate.ts';
import { readAutocomplete } from './evidence/autocomplete.ts';
import { ownTexts } from './evidence/nearby-texts.ts';
import { JAPAN } from './evidence/weigh.ts';
import { controlsOf } from './scope.ts';

const NAME = /(?:^|[^a-z])country[\W_]*(?:id|code|cd|name)?$/i;
const LABEL = /^(?:(?:お住まいの|ご)?国(?:名|・地域|\/地域)?|country(?:\s*[/・]\s*region|\sname)?)[\s※*必須任意()（）:：]*$/i;

/** Reports whether a field asks for the country of an address. */
function isCountry(field: Field): boolean {
  const token = readAutocomplete(field.getAttribute('autocomplete'))?.token;
  if (token !== undefined) return token.startsWith('country');
  const { name } = field as { readonly name?: unknown };
  if (NAME.test(typeof name === 'string' && name !== '' ? name : field.id)) return true;
  for (const { text } of ownTexts(field)) if (text !== '') return LABEL.test(text.normalize('NFKC'));
  return false;
}

/** Reports whether a field names a country other than Japan. A number in a hidden field may mean anything and is ignored. */
function saysAbroad(field: Field): boolean {
  const value = field.value.normalize('NFKC').trim();
  if (!isSelect(field)) return value !== '' && !JAPAN.test(value) && !(isInput(field) && field.type === 'hidden' && /^\d+$/.test(value));
  const option = field.options[field.selectedIndex];
  if (!option || (field.selectedIndex === 0 && isPlaceholder(option))) return false;
  return !JAPAN.test(value) && !JAPAN.test(option.text.trim());
}

/** Returns the country field of a form's address: of its group, or in the smallest container around its ZIP Code. */
function countryOf({ form, root, codeFields, fields }: FoundForm): Field | undefined {
  const group = fields.zip?.[0]?.group ?? '';
  const countries = controlsOf(form, root).filter(isCountry);
  const able = countries.filter((field) => group === '' || groupOf(field) === '' || groupOf(field) === group);
  for (let around = codeFields[0] && parentOf(codeFields[0]); around && able.length > 1; around = parentOf(around)) {
    const box = around;
    const inside = able.find((field) => contains(box, field));
    if (inside) return inside;
  }
  return able[0];
}

/** Reports whether the form's address is in a country other than Japan, by its country field. */
export function isAbroad(form: FoundForm): boolean {
  const country = countryOf(form);
  return country !== undefined && saysAbroad(country);
}
