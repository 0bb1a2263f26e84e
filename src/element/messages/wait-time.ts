import { createOnce } from '../create-once.ts';

/** Formats a waiting time: 30 seconds, 2 minutes, 1 hour. Rounds up, so that the next attempt is never too early. */
export function waitTime(seconds: number, language: string): string {
  const [value, unit] = seconds < 90 ? [seconds, 'second'] : seconds < 5400 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  // Creating a formatter takes longer than rendering the element.
  const format = createOnce(`${language} ${unit}`, () => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }));
  const text = format.format(Math.ceil(value));
  // In Japanese, `short` gives “30s”, and `long` adds a space that is wrong inside a sentence.
  return language === 'ja' ? text.replace(/\s/g, '') : text;
}
