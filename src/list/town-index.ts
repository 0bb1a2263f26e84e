import { LookupError } from '../address/lookup-error.ts';
import { soundForm } from '../address/text/sound-form.ts';
import { toKatakana } from '../address/text/kana-and-width.ts';
import { PREFIX_LENGTH } from './format.ts';
import type { ListFiles } from './list-files.ts';

/**
 * The index of towns: 65,536 slots in 64 files, each slot with the prefixes of the towns whose beginning falls into it. Other towns share a
 * slot (about three files of towns are read in vain per search), so that no name has to be repeated.
 */
const FILES = 64;
const SLOTS_PER_FILE = 1024;
/** A prefix is a number below 1000: two digits of base 32. */
const BASE = 32;
const DIGITS = 2;

/** The beginnings that are looked up: long enough to tell towns apart, short enough for most of their names. */
const NAME_LENGTH = 3;
const SOUND_LENGTH = 8;

/** Removes differences of spelling that the search ignores: compatibility forms, hiragana, spaces, dashes and case. */
export function plain(text: string): string {
  return toKatakana(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212]/gu, '');
}

/** FNV-1a of a text, as 32 bits with a sign. @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

function slotOf(key: string): number {
  const hash = hashOf(key);
  return (hash ^ (hash >>> 16)) & 0xffff;
}

const nameSlot = (name: string): number => slotOf([...plain(name)].slice(0, NAME_LENGTH).join(''));
const soundSlot = (sound: string): number => slotOf(sound.slice(0, SOUND_LENGTH));

const fileOf = (slot: number): string => `${String(Math.floor(slot / SLOTS_PER_FILE)).padStart(2, '0')}-towns.json`;

/** A town, and the prefix of its ZIP Code. */
export interface IndexedTown {
  readonly prefix: string;
  readonly name: string;
  /** Katakana; empty if there is none. */
  readonly kana: string;
}

/** The files of the index, by name: each is one text, in which spaces separate the slots. */
export function writeTownIndex(towns: readonly IndexedTown[]): Map<string, string> {
  const slots: Set<string>[] = Array.from({ length: FILES * SLOTS_PER_FILE }, () => new Set());
  // One call for all readings is much faster than one for each.
  const sounds = soundForm(towns.map(({ kana }) => kana).join('\n')).split('\n');
  for (const [i, { prefix, name, kana }] of towns.entries()) {
    slots[nameSlot(name)]?.add(prefix);
    if (kana !== '') slots[soundSlot(sounds[i] ?? '')]?.add(prefix);
  }
  const files = new Map<string, string>();
  for (let first = 0; first < slots.length; first += SLOTS_PER_FILE) {
    const texts = slots.slice(first, first + SLOTS_PER_FILE).map((prefixes) =>
      [...prefixes]
        .toSorted()
        .map((prefix) => Number(prefix).toString(BASE).padStart(DIGITS, '0'))
        .join(''),
    );
    files.set(fileOf(first), JSON.stringify(texts.join(' ')));
  }
  return files;
}

/**
 * The prefixes of the towns that begin with a text, by name, kana or roma; and of some that do not. A name shorter than three characters has
 * to be whole, and so has a reading shorter than about four kana.
 *
 * @throws {LookupError} `unavailable` if the list lacks a file of its index
 */
export async function prefixesOfTown(files: ListFiles, text: string): Promise<ReadonlySet<string>> {
  const prefixes = new Set<string>();
  for (const slot of new Set([nameSlot(text), soundSlot(soundForm(text))])) {
    const slots = (await files.json(fileOf(slot))) as string | undefined;
    if (slots === undefined) throw new LookupError('unavailable', `The ZIP list lacks ${fileOf(slot)}.`);
    for (const one of slots.split(' ')[slot % SLOTS_PER_FILE]?.match(/../g) ?? [])
      prefixes.add(String(parseInt(one, BASE)).padStart(PREFIX_LENGTH, '0'));
  }
  return prefixes;
}
