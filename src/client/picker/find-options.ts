import { foldPlaceName } from '../../address/place-names.ts';
import { soundForm } from '../../address/sound-form.ts';
import type { PickerOption } from './picker-options.ts';

/** What a list can be searched by, made once for each list. */
interface Spellings {
  readonly names: readonly string[];
  readonly kana: readonly string[];
  readonly roma: readonly string[];
}

const spellingsOf = new WeakMap<readonly PickerOption[], Spellings>();

/** Converts a whole list in one go: a thousand short texts one by one would cost as many passes of every rule. */
function together(texts: readonly string[], convert: (text: string) => string): string[] {
  return convert(texts.map((text) => text.replaceAll('\n', ' ')).join('\n')).split('\n');
}

function spell(options: readonly PickerOption[]): Spellings {
  let spellings = spellingsOf.get(options);
  if (!spellings) {
    spellings = {
      names: together(
        options.map(({ name }) => name),
        foldPlaceName,
      ),
      kana: together(
        options.map(({ kana }) => kana ?? ''),
        soundForm,
      ),
      roma: together(
        options.map(({ roma }) => roma ?? ''),
        soundForm,
      ),
    };
    spellingsOf.set(options, spellings);
  }
  return spellings;
}

/** Makes a list ready to be searched, so that the first letter typed need not wait for it. */
export function prepareOptions(options: readonly PickerOption[]): void {
  spell(options);
}

const NONE = 9;

/** 0: is it, 1: begins with it, 2: has it somewhere. */
function rankIn(text: string, wanted: string): number {
  if (wanted === '') return NONE;
  const at = text.indexOf(wanted);
  return at < 0 ? NONE : at > 0 ? 2 : text.length === wanted.length ? 0 : 1;
}

/**
 * The options that fit what was typed, by name, reading or roma in any usual spelling, or by the digits of a ZIP Code. Those that are it
 * come first, then those that begin with it, each in the list's own order. All of them for an empty text.
 */
export function findOptions(options: readonly PickerOption[], text: string): readonly PickerOption[] {
  const name = foldPlaceName(text);
  if (name === '') return options;
  const { names, kana, roma } = spell(options);
  const sound = soundForm(text);
  // Kanji in the sound mean that it is no reading.
  const heard = /^[a-z0-9]+$/.test(sound) ? sound : '';
  const digits = /^[0-9-]{3,8}$/.test(name) ? name.replaceAll('-', '') : '';
  const ranked: PickerOption[][] = [[], [], []];
  options.forEach((option, i) => {
    let rank = rankIn(names[i] as string, name);
    if (rank > 0) rank = Math.min(rank, rankIn(kana[i] as string, heard), rankIn(roma[i] as string, heard));
    if (rank === NONE && digits !== '' && option.rows.some(({ zip_code }) => zip_code?.startsWith(digits))) rank = 1;
    ranked[rank]?.push(option);
  });
  return ranked.flat();
}

/** Which stretch of an option's name or reading fits what was typed. */
export interface Match {
  readonly in: 'name' | 'kana';
  readonly from: number;
  readonly to: number;
}

/** The shortest stretch of `text` that reads as `wanted`; `whole` is how all of it reads. */
function stretch(
  text: string,
  whole: string,
  wanted: string,
  form: (text: string) => string,
): { readonly from: number; readonly to: number } | undefined {
  const at = whole.indexOf(wanted);
  if (at < 0) return undefined;
  // No letter reads as more than three.
  for (let from = Math.floor(at / 3); from < text.length; from++) {
    // A first letter that adds nothing to the sound is none of it.
    if (/[ッー]/.test(text.charAt(from)) || !(from === 0 ? at === 0 : form(text.slice(from)).startsWith(wanted))) continue;
    for (let to = from + Math.ceil(wanted.length / 3); to <= text.length; to++) {
      if (form(text.slice(from, to)).startsWith(wanted)) return { from, to };
    }
  }
  return undefined;
}

/** What to mark in an option that `findOptions` found; `null` where it fits by something that is not shown. */
export function matchOf(option: PickerOption, text: string): Match | null {
  const name = foldPlaceName(text);
  if (name === '') return null;
  const inName = stretch(option.name, foldPlaceName(option.name), name, foldPlaceName);
  if (inName) return { in: 'name', ...inName };
  const sound = soundForm(text);
  const inKana = option.kana !== null && sound !== '' ? stretch(option.kana, soundForm(option.kana), sound, soundForm) : undefined;
  return inKana ? { in: 'kana', ...inKana } : null;
}
