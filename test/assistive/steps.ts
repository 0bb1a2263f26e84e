// The steps of a task: keys, the rhythm in which they are pressed, and what must be heard after the last one.
import type { Expected } from './expect-heard.ts';
import type { PageOptions } from './page.ts';

/** Keys of a step; the listener waits after the last one until everything is said. */
interface KeyStep {
  /** As in a transcript: `types 1020072`. */
  readonly name: string;
  /** X names. */
  readonly keys: readonly string[];
  /** Milliseconds from one key to the next. */
  readonly rhythmMs: number;
  readonly hears: readonly Expected[];
}

/** A step: keys, or another input method. */
export type Step = KeyStep | { readonly input: 'mozc' | 'keyboard' };

export interface Task {
  /** The name of its transcript. */
  readonly name: string;
  readonly title: string;
  readonly page: PageOptions;
  readonly steps: readonly Step[];
  /** The values of the form at the end, in their order, and the submits. */
  readonly ends?: string;
}

/** The rhythm of a person who types well, and of keys that are held. */
const TYPING_MS = 120;

const NAMES: Readonly<Record<string, string>> = { ' ': 'space', '-': 'minus', '%': 'percent' };

/** X names every character that no key of the keyboard has by its number. */
const nameOf = (character: string): string =>
  character > '~' ? `U${character.charCodeAt(0).toString(16).toUpperCase()}` : (NAMES[character] ?? character);
const keysOf = (text: string): readonly string[] => [...text].map(nameOf);

/** Types a text. */
export function type(text: string, ...hears: readonly Expected[]): Step {
  return { name: `types ${text}`, keys: keysOf(text), rhythmMs: TYPING_MS, hears };
}

/** Presses a key by its X name (`Return`, `shift+Tab`). */
export function press(key: string, ...hears: readonly Expected[]): Step {
  return { name: `presses ${key}`, keys: [key], rhythmMs: TYPING_MS, hears };
}

/** Presses a key several times, faster than a voice can follow: only what comes after the last one is heard. */
export function pressTimes(key: string, times: number, ...hears: readonly Expected[]): Step {
  return { name: `presses ${key} ${times} times`, keys: Array.from({ length: times }, () => key), rhythmMs: TYPING_MS, hears };
}

/** Types texts (`'"1020072'`) and presses keys without listening in between: so many milliseconds from one key to the next. */
export function inRhythm(rhythmMs: number, keys: readonly string[], ...hears: readonly Expected[]): Step {
  const all = keys.flatMap((key) => (key.startsWith('"') ? keysOf(key.slice(1)) : [key]));
  return { name: `every ${rhythmMs} ms: ${keys.join(' ')}`, keys: all, rhythmMs, hears };
}

export function input(to: 'mozc' | 'keyboard'): Step {
  return { input: to };
}
