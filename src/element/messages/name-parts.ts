import { PARTS, type Part } from '../../address/parts.ts';

/**
 * The names of parts for a sentence: from the largest to the smallest, each once. Readings share one name, and so do roma; codes and
 * coordinates are for machines and have none.
 */
export function namesOf(parts: readonly Part[], names: { readonly [P in Part]?: string }, kana: string, roma: string): string[] {
  const said = PARTS.filter((part) => parts.includes(part)).map((part) =>
    part.endsWith('-kana') ? kana : part.endsWith('-roma') ? roma : names[part],
  );
  return [...new Set(said)].filter((name) => name !== undefined);
}
