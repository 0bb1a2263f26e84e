// What a listener hears of a screen reader's speech: the voice needs time, and a key cuts it off.

/** An event of the log: a text that the screen reader sent to the voice, or a moment at which the voice stops (a key, or the reader itself). */
export type SpeechEvent = { readonly at: number; readonly said: string; readonly language?: string } | { readonly at: number };

export interface Spoken {
  /** In milliseconds, like all times here. */
  readonly at: number;
  readonly said: string;
  readonly language: string;
  readonly length: number;
  /** How long the voice read before it was stopped; `undefined` if it read the text to the end. */
  readonly cutAfter: number | undefined;
}

/**
 * Speed of a Japanese voice in morae a second: about that of a news reader and of Open JTalk without a change of its speed. People who use
 * a screen reader every day set it faster, so that they hear more than is claimed here.
 */
const MORAE_PER_SECOND = 7.5;

/** Morae of a character, estimated without its reading: 番地を (ばんちを) has 4, and counts as 5. */
function moraeOf(character: string): number {
  if (/[ぁぃぅぇぉゃゅょァィゥェォャュョ]/.test(character)) return 0;
  if (/[\p{sc=Han}0-9０-９]/u.test(character)) return 2;
  if (/[\p{sc=Hiragana}\p{sc=Katakana}ー]/u.test(character)) return 1;
  // The pause behind a sentence and within one.
  if (/[。.!?！？]/.test(character)) return 3;
  if (/[、,]/.test(character)) return 1.5;
  // English has about 15 characters a second.
  return 0.5;
}

/** How long a voice takes to read a text. */
export function lengthOf(text: string): number {
  const morae = [...text].reduce((sum, character) => sum + moraeOf(character), 0);
  return Math.round((morae / MORAE_PER_SECOND) * 1000);
}

/**
 * Plays the events to a listener. Texts that are sent while the voice reads wait for their turn; a stop ends the text that is being read and
 * discards those that wait, as Orca and its speech server do.
 */
export function listen(events: readonly SpeechEvent[]): readonly Spoken[] {
  const heard: Spoken[] = [];
  let waiting: { at: number; said: string; language: string; start: number; length: number }[] = [];
  const stop = (at: number): void => {
    for (const { start, length, ...one } of waiting)
      heard.push({ ...one, length, cutAfter: start + length <= at ? undefined : Math.max(0, at - start) });
    waiting = [];
  };
  for (const event of events.toSorted((a, b) => a.at - b.at)) {
    if (!('said' in event)) {
      stop(event.at);
      continue;
    }
    const said = event.said.trim();
    if (said === '') continue;
    const last = waiting.at(-1);
    const start = Math.max(event.at, last ? last.start + last.length : 0);
    waiting.push({ at: event.at, said, language: event.language ?? '', start, length: lengthOf(said) });
  }
  stop(Infinity);
  return heard;
}
