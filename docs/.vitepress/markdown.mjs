// Additions to Markdown: examples that run (```html live), examples of frameworks for the mock and for a proxy, and links that leave the
// documentation.
import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bothWays } from '../../demo/site/snippets.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The running form of an example: without scripts, and answered by the mock. */
function runningForm(code) {
  const html = code
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<!doctype html>|<meta [^>]*>/g, '')
    .replaceAll(/\bendpoint="\/dga"/g, 'endpoint="mock:"');
  return `<div class="live-example" v-pre>${html}</div>`;
}

/** Two blocks of code as tabs, in the generator's own markup for groups of code. */
function tabbed(group, isJapanese, mock, proxy) {
  const names = isJapanese ? ['モック（試用）', 'プロキシ（公開用）'] : ['Mock, to try it', 'Proxy, to go live'];
  const tabs = names.map((name, at) => {
    const id = `way-${group}-${at}`;
    return `<input type="radio" name="way-${group}" id="${id}"${at === 0 ? ' checked' : ''}><label for="${id}">${name}</label>`;
  });
  const active = mock.replace(/class="language-(\S+)/, 'class="language-$1 active');
  return `<div class="vp-code-group vp-adaptive-theme"><div class="tabs" role="radiogroup" aria-label="${isJapanese ? '接続先' : 'Answers from'}">${tabs.join('')}</div><div class="blocks">${active}${proxy}</div></div>`;
}

/**
 * Returns the address of a document's link on the built site, or `undefined` if it stays within the documentation. The demo is one folder up.
 * Other files of the repository are not on the site: their links become plain text.
 */
function outside(file, href) {
  if (/^(?:[a-z]+:|#|\/)/i.test(href)) return undefined;
  const path = relative(root, resolve(dirname(file), href.replace(/[#?].*$/, ''))).replaceAll('\\', '/');
  if (path.startsWith('docs/') && !/^docs\/(?:decisions|project)\//.test(path)) return undefined;
  const suffix = /[#?].*$/.exec(href)?.[0] ?? '';
  if (path.startsWith('demo/') && path.endsWith('.html')) return `/__base__/../${path.slice('demo/'.length)}${suffix}`;
  return null;
}

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。「」（）：・]/u;

const isJapanesePage = (env) => env.relativePath?.startsWith('ja/') ?? false;

export function extendMarkdown(md) {
  // A line break in the source must not become a space between Japanese characters.
  md.renderer.rules.softbreak = (tokens, at) =>
    JAPANESE.test(tokens[at - 1]?.content.at(-1) ?? '') || JAPANESE.test(tokens[at + 1]?.content[0] ?? '') ? '' : '\n';
  const fence = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const isJapanese = isJapanesePage(env);
    const draw = (content) => {
      const html = fence([{ ...tokens[index], content, attrIndex: () => -1 }], 0, options, env, self);
      return isJapanese ? html.replace('title="Copy Code"', 'title="コードをコピー"') : html;
    };
    const { info, content } = tokens[index];
    // A name behind the language: a file of an app that imports the package.
    const ways = /^(?:tsx|ts|vue|svelte) \S/.test(info.trim()) && content.includes('endpoint="/dga"') ? bothWays(content) : undefined;
    if (ways) return tabbed(`${index}`, isJapanese, draw(ways.mock), draw(ways.proxy));
    return info.trim() === 'html live' ? `${draw(content)}${runningForm(content)}` : draw(content);
  };
  md.core.ruler.push('links-outside', ({ tokens, env }) => {
    for (const { children } of tokens) {
      let removed = false;
      for (const token of children ?? []) {
        if (token.type === 'link_open') {
          const label = /^Permalink to [“"](.*)[”"]$/.exec(token.attrGet('aria-label') ?? '');
          if (label && isJapanesePage(env)) token.attrSet('aria-label', `「${label[1]}」へのリンク`);
          const to = outside(env.realPath ?? env.path, token.attrGet('href') ?? '');
          if (to) {
            token.attrSet('href', to);
            token.attrSet('target', '_self');
          }
          removed = to === null;
          if (removed) Object.assign(token, { tag: 'span', attrs: null });
        }
        if (token.type === 'link_close' && removed) {
          token.tag = 'span';
          removed = false;
        }
      }
    }
  });
}

/** Rows of the API reference can be linked by the name in their first cell: `reference.html#trigger`. The first row of a name has it. */
export function nameRows(md) {
  md.core.ruler.push('named-rows', ({ tokens, env }) => {
    if (!/\breference\.md$/.test(env.path ?? '')) return;
    const named = new Set();
    for (const [at, token] of tokens.entries()) {
      const first = tokens[at + 2]?.children?.[0];
      if (token.type !== 'tr_open' || first?.type !== 'code_inline' || named.has(first.content) || !/^[\w-]+$/.test(first.content)) continue;
      named.add(first.content);
      token.attrSet('id', first.content);
    }
  });
}

/** Cells of wide tables get the head of their column, which a phone shows before them. */
export function nameCells(md) {
  md.core.ruler.push('named-cells', ({ tokens }) => {
    let heads = [];
    let column = 0;
    for (const [at, token] of tokens.entries()) {
      if (token.type === 'thead_open') heads = [];
      if (token.type === 'tr_open') column = 0;
      if (token.type === 'th_open') heads.push((tokens[at + 1]?.children ?? []).map(({ content }) => content).join(''));
      if (token.type !== 'td_open') continue;
      if (column > 0 && heads.length > 3) token.attrSet('data-head', heads[column]);
      column++;
    }
  });
}

/** Fails early if a document that the sidebar names does not exist. */
export function requirePage(path) {
  if (!existsSync(join(root, 'docs', path)) || !statSync(join(root, 'docs', path)).isFile())
    throw new Error(`docs/${path} is in docs/.vitepress/pages.mjs and does not exist`);
}
