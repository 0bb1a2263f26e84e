import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/**
 * The names that a module imports or exports from: with itself, and later by import(). A name that is computed is left out.
 * @returns {{ early: string[], late: string[] }}
 */
export function importsOf(file) {
  const code = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const exported = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []));
  const late = dynamicImports.map(({ moduleRequest: { start, end } }) => /^(["'`])([^$]*?)\1/.exec(code.slice(start, end))?.[2] ?? []);
  return { early: [...new Set([...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported])], late: late.flat() };
}
