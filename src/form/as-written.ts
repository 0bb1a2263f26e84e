export const JAPANESE: RegExp = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/** The reading of the Japanese text of an element or attribute. */
const readings = new WeakMap<Node, unknown>();

/**
 * Returns the reading of a text of a node, or the reading from before the browser translated the page, as far as characters and the page's
 * language show it: a translation changes texts, but not the meaning of fields and options.
 */
export function asWritten<T>(node: Element | Attr, reading: T, text: string | undefined): T {
  if (!text) return reading;
  if (JAPANESE.test(text) && !node.ownerDocument.documentElement.lang.startsWith('zh')) readings.set(node, reading);
  return (readings.get(node) as T | undefined) ?? reading;
}
