import { foldAddress } from '../../address/fold-address.ts';
import type { Part } from '../../address/parts.ts';
import type { AddressRecord } from '../../address/record.ts';

/** The options of a select, read once so that matching needs no DOM. */
export interface OptionText {
  readonly value: string;
  readonly text: string;
  readonly disabled: boolean;
}

/** Returns the options of a select as plain text. */
export function readOptions(select: HTMLSelectElement): OptionText[] {
  return Array.from(select.options, ({ value, text, disabled }) => ({ value, text, disabled }));
}

/**
 * The prefectures in the order of JIS X 0401. Responses to corporate ZIP Codes and Digital Addresses have no roma, but a select may offer
 * nothing else.
 */
const PREFECTURES_ROMA =
  'hokkaido aomori iwate miyagi akita yamagata fukushima ibaraki tochigi gunma saitama chiba tokyo kanagawa niigata toyama ishikawa fukui yamanashi nagano gifu shizuoka aichi mie shiga kyoto osaka hyogo nara wakayama tottori shimane okayama hiroshima yamaguchi tokushima kagawa ehime kochi fukuoka saga nagasaki kumamoto oita miyazaki kagoshima okinawa'.split(
    ' ',
  );

/** Normalizes text for comparison: width, case, accents (Ōsaka), spaces, and the suffix of a prefecture in roma. */
function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[\s-]+(?:to|fu|ken|prefecture|pref\.?)$/, '')
      .replace(/\s+/g, '')
      // Both spellings are official: Hepburn in passports, another one on maps.
      .replace(/^gumma$/, 'gunma')
      .replace(/^hokkai-do$/, 'hokkaido')
  );
}

/** Returns the usual forms of a prefecture: 東京都, 東京, Tokyo, 13, 013, JP-13, JP13. 北海道 is never 北海. */
function prefectureForms({ pref_code: code, pref_name: name, pref_roma: roma }: AddressRecord): (string | null | undefined)[] {
  const number = Number(code);
  return [
    name,
    name?.replace(/(?<=..)[都府県]$/u, ''),
    roma,
    PREFECTURES_ROMA[number - 1],
    ...(code === null ? [] : [code, `0${code}`, String(number), `jp-${code}`, `jp${code}`, `jp-${number}`]),
  ];
}

function forms(part: Part, record: AddressRecord, value: string): (string | null | undefined)[] {
  if (part === 'prefecture' || part === 'prefecture-code' || part === 'prefecture-roma') return [value, ...prefectureForms(record)];
  if (part === 'city' || part === 'city-code') return [value, record.city_name, record.city_code, record.city_roma];
  return [value];
}

/**
 * Returns the index of the option that means a part of a record, by its value or text in any usual form; -1 if there is none. Compares
 * values before texts and the most exact form first.
 */
export function matchOption(options: readonly OptionText[], part: Part, record: AddressRecord, value: string): number {
  for (const form of forms(part, record, value)) {
    if (!form) continue;
    const wanted = fold(form);
    for (const side of ['value', 'text'] as const) {
      const index = options.findIndex((option) => !option.disabled && fold(option[side]) === wanted);
      if (index >= 0) return index;
    }
  }
  return -1;
}

/**
 * Reports whether typed text means the prefecture or city of a record: its name (also without the county, or after the prefecture), its
 * roma or its code.
 */
export function meansPart(part: 'prefecture' | 'city', text: string, record: AddressRecord): boolean {
  const { pref_name: prefecture, city_name: city } = record;
  const said = foldAddress(
    fold(part === 'city' && prefecture !== null && text.startsWith(prefecture) ? text.slice(prefecture.length) : text),
  );
  const withoutCounty = part === 'city' ? city?.replace(/^.+?郡(?=.+[町村]$)/u, '') : null;
  return [withoutCounty, ...forms(part, record, '')].some((form) => {
    const known = form && foldAddress(fold(form));
    // A city in roma may lack its suffix: Chiyoda for Chiyoda-ku.
    return known && said !== '' && (known === said || known.startsWith(`${said}-`));
  });
}

/** Placeholders in the first option: 選択してください, ---, 都道府県, Please select. */
const ASKS_TO_CHOOSE =
  /選択|選んで|選び|えらんで|せんたく|^[\s\p{Pd}─ー*・.…]*$|都道府県|市区町村|^\s*(?:please\s)?(?:select|choose)|^prefecture$|请选择|선택/iu;

/** Reports whether the first option means “nothing chosen”, whatever its value. */
export function isPlaceholder(option: OptionText | undefined): boolean {
  return option !== undefined && (option.value === '' || ASKS_TO_CHOOSE.test(option.text));
}
