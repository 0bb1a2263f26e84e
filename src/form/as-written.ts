export const JAPANESE: RegExp = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/** What was read from the Japanese text of an element or attribute. */
const readings = new WeakMap<Node, unknown>();

/**
 * Returns what was read from a text of a node, or what had been read before the browser translated the page, as far as the characters and
 * the page's language tell: a translation changes texts, but not what fields and options mean.
 */
export function asWritten<T>(node: Element | Attr, reading: T, text: string | undefined): T {
  if (!text) return reading;
  if (JAPANESE.test(text) && !node.ownerDocument.documentElement.lang.startsWith('zh')) readings.set(node, reading);
  return (readings.get(node) as T | undefined) ?? reading;
}
