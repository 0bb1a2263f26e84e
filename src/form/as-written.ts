export const JAPANESE: RegExp = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/** What was read from the Japanese text of an element. */
const readings = new WeakMap<Element, unknown>();

/**
 * Returns what was read from a text of an element, or what had been read before the browser translated the page, as far as the characters and
 * the page's language tell: a translation changes texts, but not what fields and options mean.
 */
export function asWritten<T>(element: Element, reading: T, text: string | undefined): T {
  if (!text) return reading;
  if (JAPANESE.test(text) && !element.ownerDocument.documentElement.lang.startsWith('zh')) readings.set(element, reading);
  return (readings.get(element) as T | undefined) ?? reading;
}
