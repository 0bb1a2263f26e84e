import { type Field, isInput, isSelect } from '../field.ts';
import { isPlaceholder } from '../option-match.ts';
import type { FoundForm } from './find-form.ts';
import { readAutocomplete } from './evidence/autocomplete.ts';
import { ownTexts } from './evidence/nearby-texts.ts';
import { nameOf, wordsOf } from './evidence/read-name.ts';
import { containsAny } from './evidence/vocabulary.ts';
import { hAdrOf, isJapan } from './evidence/weigh.ts';
import { controlsOf, inSmallestBox } from './scope.ts';

/** The ends of names of a field for a country, without spaces. */
const NAMES = 'country countryname countryid countrycode countrycd'.split(' ');
/** Its labels, without spaces. A country code may be that of a telephone. */
const LABELS = 'country countryname countryregion 国 国名 国地域'.split(' ');

/** Reports whether a field asks for the country of an address. */
function isCountry(field: Field): boolean {
  const token = readAutocomplete(field.getAttribute('autocomplete'))?.token;
  if (token !== undefined) return token.startsWith('country');
  // The texts behind the nearest one may be of the row before.
  const [own] = ownTexts(field);
  const label = own?.text ?? '';
  // The country of the user, not of the address.
  if (containsAny(label, '国籍 出身')) return false;
  const name = wordsOf(nameOf(field)).join('');
  if (NAMES.some((end) => name.endsWith(end))) return true;
  return LABELS.includes(wordsOf(label.replace(/必須|任意|お住まいの/g, '')).join(''));
}

/** Reports whether a field names a country other than Japan. A number in a hidden field may mean anything and is ignored. */
function saysAbroad(field: Field): boolean {
  const value = field.value.normalize('NFKC').trim();
  const option = isSelect(field) ? field.options[field.selectedIndex] : undefined;
  // With +81 or +1 it is that of a telephone.
  if ((option?.text ?? value).includes('+')) return false;
  if (!isSelect(field)) return value !== '' && !isJapan(value) && !(isInput(field) && field.type === 'hidden' && Number(value) >= 0);
  if (!option || (field.selectedIndex === 0 && isPlaceholder(option))) return false;
  return !isJapan(value) && !isJapan(option.text);
}

/** Returns the country field of a form's address: in the smallest container around its ZIP Code, and not that of another ZIP Code. */
function countryOf({ form, root, codeFields: [code], fields: { zip, zips } }: FoundForm): Field | undefined {
  const countries = controlsOf(form, root).filter((field) => isCountry(field) && !field.matches('[type=radio]:not(:checked)'));
  const [country = countries[0]] = inSmallestBox(code, countries, (field) => field);
  return zip && !inSmallestBox(country, zips, ([first]) => first.field).includes(zip) ? undefined : country;
}

/** Reports whether the form's address is in a country other than Japan, by its country field or by YubinBango's class for the country. */
export function isAbroad(form: FoundForm): boolean {
  const country = countryOf(form);
  const [code] = form.codeFields;
  return (!!country && saysAbroad(country)) || (!!code?.closest('.h-adr') && !hAdrOf(code));
}
