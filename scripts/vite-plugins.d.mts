import type { Plugin, Rolldown } from 'vite';
export const withoutSuffixList: Plugin;
export function staticImportsOf(entry: string, name: string): Rolldown.CodeSplittingNameFunction;
