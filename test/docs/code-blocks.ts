// Reads the fenced code blocks of every document, with file and line.
import { globSync, readFileSync } from 'node:fs';

export interface CodeBlock {
  /** `docs/frameworks.md:12` */
  readonly at: string;
  readonly file: string;
  readonly language: string;
  /** The text after the language on the fence: a file name, `live`, or empty. */
  readonly name: string;
  readonly code: string;
}

/** Every document that readers see. */
export const DOCUMENTS: readonly string[] = globSync(['*.md', 'docs/*.md', 'docs/{ja,project}/*.md', 'integrations/**/*.md'])
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted((a, b) => (a < b ? -1 : 1));

export function codeBlocks(file: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  for (const { index, groups } of text.matchAll(
    /^(?<indent> *)(?<fence>`{3,})(?<language>[^\s`]*) *(?<name>[^\n`]*)\n(?<code>.*?)^\k<indent>\k<fence> *$/gms,
  )) {
    const { indent = '', language = '', name = '', code = '' } = groups ?? {};
    const line = text.slice(0, index).split('\n').length;
    // A block in a list is indented with it.
    blocks.push({ at: `${file}:${line}`, file, language, name: name.trim(), code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '') });
  }
  return blocks;
}
