/** Returns the longest prefix of a language tag in lower case that is known (`fr-ch` → `fr`), or an empty string. */
export function knownPrefix(tag: string, isKnown: (prefix: string) => boolean): string {
  const words = tag.split(/[-_]/);
  while (words.length > 0 && !isKnown(words.join('-'))) words.pop();
  return words.join('-');
}
