// VitePress wants to know the path that a site is served under. This makes the built pages independent of it: addresses in HTML become
// relative, and scripts compute the path from the address of the page.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

const BASE = '/__base__/';
const VARIABLE = 'globalThis.__docsBase';

function* nodesOf(node) {
  if (typeof node?.type === 'string') yield node;
  for (const child of Object.values(node ?? {})) if (typeof child === 'object') yield* nodesOf(child);
}

function relocateScript(code) {
  if (!code.includes(BASE)) return code;
  const edits = [];
  for (const { type, start, end, value } of nodesOf(parseAst(code))) {
    if (type === 'Literal' && typeof value === 'string' && value.includes(BASE)) {
      const pieces = value.split(BASE).map((piece) => JSON.stringify(piece));
      edits.push([start, end, `(${pieces.join(`+${VARIABLE}+`)})`]);
    }
    if (type === 'TemplateElement' && value.raw.includes(BASE)) edits.push([start, end, value.raw.replaceAll(BASE, `\${${VARIABLE}}`)]);
  }
  return edits.toSorted(([a], [b]) => b - a).reduce((text, [start, end, by]) => text.slice(0, start) + by + text.slice(end), code);
}

/** Rewrites every file of a built documentation. */
export function relocate(folder) {
  for (const path of globSync('**/*.js', { cwd: folder })) {
    const file = join(folder, path);
    writeFileSync(file, relocateScript(readFileSync(file, 'utf8')));
  }
  for (const path of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, path);
    const up = '../'.repeat(path.split(/[\\/]/).length - 1) || './';
    const html = readFileSync(file, 'utf8')
      .replace('<head>', `<head><script>${VARIABLE}=new URL(${JSON.stringify(up)},location.href).pathname</script>`)
      .replaceAll(/\\"base\\":\\"\/__base__\/\\"/g, `\\"base\\":\\""+${VARIABLE}+"\\"`)
      .replaceAll(BASE, up)
      // A page without a Japanese version: the language menu leads to the Japanese start.
      .replaceAll(/"\.\/ja\/([\w-]+\.html)"/g, (link, name) => (existsSync(join(folder, 'ja', name)) ? link : '"./ja/"'));
    writeFileSync(file, html);
  }
}
