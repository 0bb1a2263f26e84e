import type { AddressRecord } from '../../address/record.ts';
import { loadedForms } from '../../address/text/loaded-forms.ts';
import { partsOf, type ResolvedForm } from '../../form/discovery/resolved-form.ts';
import { textIn } from '../../form/field.ts';
import { compare } from './compare-form.ts';
import type { LookupSettings } from './settings.ts';

/**
 * Reports whether a fill needs text forms that few pages ask for, and that are not loaded yet: other kana or widths, roma, and old kanji, in
 * which an address in the form may only seem to be another one.
 */
export function lacksForms(record: AddressRecord, form: ResolvedForm, { kana, width }: LookupSettings): boolean {
  if (loadedForms.toKanaForm) return false;
  const { found } = form;
  return (
    kana !== 'katakana' ||
    width !== 'keep' ||
    compare(found, [record]).differs.length > 0 ||
    partsOf(form).some((part) => part.endsWith('-roma')) ||
    // Tokyo, in a form that has no other roma, for a record without readings.
    (record.pref_roma === null &&
      found.some(({ field, parts: [part] }) => part === 'prefecture' && /[a-z]{3}/i.test(textIn(field) + field.textContent)))
  );
}

/** Reports whether a text may be a Digital Address that was typed as kana, which only the text forms can read. */
export function lacksKeys(text: string): boolean {
  return !loadedForms.typedKeys && /\p{sc=Hiragana}/u.test(text);
}
