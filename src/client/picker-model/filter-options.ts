import { getOrInsert } from '../../address/get-or-insert.ts';
import { foldPlaceName } from '../../address/place-names.ts';
import { soundForm } from '../../address/text/sound-form.ts';
import { toKatakana } from '../../address/text/kana-and-width.ts';
import type { PickerOption } from './picker-options.ts';

type Spellings = Readonly<Record<'names' | 'kana' | 'roma', readonly string[]>>;

const spellingsOf = new WeakMap<readonly PickerOption[], Spellings>();

/** The spellings of a list. Computed ahead of time, they are there at the first key press. */
export function spellOptions(options: readonly PickerOption[]): Spellings {
  // In one pass. One pass per text would take several milliseconds for a thousand towns.
  const all = (key: 'name' | 'kana' | 'roma', convert: (text: string) => string): string[] =>
    convert(options.map((option) => (option[key] ?? '').replaceAll('\n', ' ')).join('\n')).split('\n');
  return getOrInsert(spellingsOf, options, () => ({
    names: all('name', foldPlaceName),
    kana: all('kana', soundForm),
    roma: all('roma', soundForm),
  }));
}

/**
 * Text that cannot be part of a reading: a letter four times, a consonant three times or doubled at the start. The sound form would
 * reduce `zzzz` to `z`. Input methods take `oooka` for おおおか and `kannnami` for かんなみ.
 */
const UNREADABLE = /(.)\1{3}|([^aiueon\W])\2\2|^([^aiueon\W])\3/u;

const NONE = 9;

/** A reading with its long vowels: katakana, or roma in lower case. */
const plainReading = (text: string): string => toKatakana(text.normalize('NFKC')).toLowerCase().trim();

/** 0: equal, 1: starts with it, 2: contains it. */
function rankIn(text: string, wanted: string): number {
  if (wanted === '') return NONE;
  const at = text.indexOf(wanted);
  return at < 0 ? NONE : at > 0 ? 2 : text.length === wanted.length ? 0 : 1;
}

/**
 * The options that match a text by name, reading or roma in any usual spelling, or by the digits of a ZIP Code. Equal names come first,
 * then names that start with the text, then names that contain it, each in the order of the list. An empty text matches all options.
 */
export function findOptions(options: readonly PickerOption[], text: string): readonly PickerOption[] {
  const name = foldPlaceName(text);
  if (name === '') return options;
  const { names, kana, roma } = spellOptions(options);
  const sound = UNREADABLE.test(text.normalize('NFKC').toLowerCase().trim()) ? '' : soundForm(text);
  // Text with kanji cannot be a reading.
  const reading = /^[a-z0-9]+$/.test(sound) ? sound : '';
  const plain = plainReading(text);
  // いい sounds like い, which nearly every reading contains.
  const isDoubled = reading.length === 1 && plain.length > 1;
  const inReading = (converted: string, written: string | null): number =>
    isDoubled ? rankIn(plainReading(written ?? ''), plain) : rankIn(converted, reading);
  const digits = /^[0-9-]{3,8}$/.test(name) ? name.replaceAll('-', '') : '';
  const ranked: PickerOption[][] = [[], [], []];
  options.forEach((option, i) => {
    let rank = rankIn(names[i] as string, name);
    if (rank > 0) rank = Math.min(rank, inReading(kana[i] as string, option.kana), inReading(roma[i] as string, option.roma));
    if (rank === NONE && digits !== '' && option.rows.some(({ zip_code }) => zip_code?.startsWith(digits))) rank = 1;
    ranked[rank]?.push(option);
  });
  return ranked.flat();
}

/** The part of an option's name or reading that matches a text. */
export interface Match {
  readonly in: 'name' | 'kana';
  readonly from: number;
  readonly to: number;
}

/** The shortest section of `text` that reads as `wanted`. `whole` is the reading of all of it. */
function stretch(text: string, whole: string, wanted: string, form: (text: string) => string): Pick<Match, 'from' | 'to'> | undefined {
  const at = whole.indexOf(wanted);
  if (at < 0) return undefined;
  // One letter reads as three letters at most.
  for (let from = Math.floor(at / 3); from < text.length; from++) {
    // ッ and ー add no letter to the reading, so a match cannot start with them.
    if (/[ッー]/.test(text.charAt(from)) || !(from === 0 ? at === 0 : form(text.slice(from)).startsWith(wanted))) continue;
    for (let to = from + Math.ceil(wanted.length / 3); to <= text.length; to++) {
      if (form(text.slice(from, to)).startsWith(wanted)) return { from, to };
    }
  }
  return undefined;
}

/** The section to highlight in an option found by `findOptions`; `null` if it matched by text that is not shown. */
export function matchOf(option: PickerOption, text: string): Match | null {
  const name = foldPlaceName(text);
  if (name === '') return null;
  const inName = stretch(option.name, foldPlaceName(option.name), name, foldPlaceName);
  if (inName) return { in: 'name', ...inName };
  const sound = soundForm(text);
  const inKana = option.kana !== null && sound !== '' ? stretch(option.kana, soundForm(option.kana), sound, soundForm) : undefined;
  return inKana ? { in: 'kana', ...inKana } : null;
}
