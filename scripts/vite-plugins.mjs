import { resolve } from 'node:path';
import { minify } from 'terser';
import { parseSync, Visitor } from 'vite';
import { brotli } from './check-size.mjs';

/**
 * Names the chunk of every module that an entry imports statically, at any depth.
 * @returns {import('vite').Rolldown.CodeSplittingNameFunction}
 */
export const staticImportsOf = (entry, name) => {
  let reached;
  return (id, bundle) => {
    if (!reached) {
      reached = new Set([resolve(entry)]);
      for (const each of reached) for (const next of bundle.getModuleInfo(each)?.importedIds ?? []) reached.add(next);
    }
    return reached.has(id) ? name : null;
  };
};

/**
 * Lit creates a Trusted Types policy named `lit-html` when it is imported: if a page does not list that name, or has another Lit, the
 * import throws. In the CDN files the policy has a documented name, and a page that refuses it only goes without what we draw.
 */
const ownTrustedTypesPolicy = {
  name: 'own-trusted-types-policy',
  transform(code, id) {
    if (!id.endsWith('/lit-html/lit-html.js')) return null;
    const own = code.replace(
      /([$\w]+)\.createPolicy\("lit-html",(\{[^}]*\})\)/,
      '(()=>{try{return $1.createPolicy("dga-address-lookup",$2)}catch{return void 0}})()',
    );
    if (own === code) throw new Error(`${id}: no policy to rename; has Lit changed?`);
    return { code: own, map: null };
  },
};

/** Reports whether a chunk is the file of the script element. Others are entries too, so that chunks can share their modules. */
const isFirst = ({ isEntry, name }) => isEntry && name.startsWith('dga-address-lookup');

/** Lets a server import the CDN files, if one import map serves both sides: Lit extends a class of the browser when it is imported. */
const importableOnServers = {
  name: 'importable-on-servers',
  renderChunk: (code, chunk) => (isFirst(chunk) ? `const HTMLElement = globalThis.HTMLElement ?? Object;\n${code}` : null),
};

/** Lit's support for browsers without constructable style sheets, which lack more of what the element needs. */
const CSS_TAG = `
export const supportsAdoptingStyleSheets = true;
export class CSSResult {
  constructor(cssText) { this.cssText = cssText; }
  get styleSheet() { if (!this.sheet) (this.sheet = new CSSStyleSheet()).replaceSync(this.cssText); return this.sheet; }
}
export const unsafeCSS = (text) => new CSSResult(text);
export const css = ([text]) => new CSSResult(text);
export const adoptStyles = (root, styles) => { root.adoptedStyleSheets = styles.map((style) => style.styleSheet); };
export const getCompatibleStyle = (style) => style;
`;
const smallStyles = {
  name: 'small-styles',
  load: (id) => (id.endsWith('/reactive-element/css-tag.js') ? CSS_TAG : undefined),
};

/** Collapses white space as a browser does. */
const smallHtml = (text) => text.replace(/<!--[^]*?-->/g, '').replace(/\s+/g, ' ');
/** White space only where CSS never gives it a meaning, and strings as they are. */
const smallCss = (text) =>
  text
    .replace(/\/\*[^]*?\*\//g, '')
    .split(/("[^"]*"|'[^']*')/)
    .map((part, i) =>
      i % 2
        ? part
        : part
            .replace(/\s+/g, ' ')
            .replace(/ ?([{};]) ?|([,:]) /g, '$1$2')
            .replace(/;}/g, '}'),
    )
    .join('');

/** Takes the indentation out of html, svg and css templates. No minifier knows them, and they are a fair part of the element. */
const smallTemplates = {
  name: 'small-templates',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/.*\.ts$/.test(id) || !/\b(html|svg|css)`/.test(code)) return null;
    const edits = [];
    const shorten = ({ tag, quasi }) => {
      const small = tag.name === 'css' ? smallCss : ['html', 'svg'].includes(tag.name) ? smallHtml : undefined;
      if (tag.name === 'css' && quasi.expressions.length > 0) throw new Error(`${id}: css of the CDN files takes no values`);
      if (small === undefined || quasi.quasis.some(({ value }) => /<(pre|textarea)\b/.test(value.raw))) return;
      for (const { value, start, end } of quasi.quasis) {
        const at = code.indexOf(value.raw, start);
        if (at < 0 || at + value.raw.length > end) throw new Error(`${id}: a template part was not where the parser said`);
        edits.push([at, at + value.raw.length, small(value.raw)]);
      }
    };
    new Visitor({ TaggedTemplateExpression: shorten }).visit(parseSync(id, code).program);
    for (const [start, end, text] of edits.toSorted((a, b) => b[0] - a[0])) code = code.slice(0, start) + text + code.slice(end);
    return { code, map: null };
  },
};

/** Rewrites whose result brotli packs worse. */
const PACKED_WORSE = { if_return: false, comparisons: false, lhs_constants: false, keep_fargs: false, booleans: false, properties: false };
/** True of this code and of Lit: to read a property has no effect, and no function expression is called with `new`. */
const ASSUMED = { pure_getters: true, unsafe_arrows: true };

/** Names of the module have two letters, so that functions use the same few for theirs: brotli packs that 50 bytes better. */
const LETTERS = 'mtjrpxaodyzsceubqgklhvwfni';
const TWO_LETTERS = { get: (n) => LETTERS[n % 26] + (LETTERS[Math.floor(n / 26)] ?? n) };
const LOCAL_NAMES = { ecma: 2022, compress: false, mangle: { toplevel: false }, format: { preamble: '//# allFunctionsCalledOnLoad' } };

/**
 * Finds what the bundler's minifier has left: 1 % of the element. Brotli packs functions together better. Too slow for the mock.
 * The first line makes Chromium compile the file while it arrives, in another thread: https://v8.dev/blog/explicit-compile-hints
 */
const terser = {
  name: 'terser',
  async generateBundle(_, bundle) {
    const options = { module: true, ecma: 2022, compress: { ...PACKED_WORSE, ...ASSUMED, passes: 3, hoist_funs: true } };
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.fileName.includes('.mock.')) continue;
      const names = isFirst(chunk) && { mangle: { nth_identifier: TWO_LETTERS } };
      const { code } = await minify(chunk.code, { ...options, ...names });
      chunk.code = names ? (await minify(code, LOCAL_NAMES)).code : code;
    }
  },
};

/**
 * Makes the files import each other with the query that the first one was loaded with. `dga-address-lookup.js?v=1` and
 * `dga-address-lookup.js` are two modules: without this, a chunk would load the element a second time.
 * An export of the first file for its chunks, under one or two letters, keeps the name that the minifier gave it: a list of pairs packs badly.
 */
const keepQuery = {
  name: 'keep-query',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const first = chunks.find(isFirst);
    const renamed = new Map();
    first.code = first.code.replace(/(?<=export ?\{)[^}]*(?=\};?\s*$)/, (list) =>
      list
        .split(',')
        .map((pair) => {
          const [local, name = local] = pair.trim().split(' as ');
          if (name.length > 2) return `${local} as ${name}`;
          renamed.set(name, local);
          return local;
        })
        .toSorted()
        .join(),
    );
    if (renamed.size === 0) throw new Error(`${first.fileName} does not export what its chunks share`);
    for (const chunk of chunks) {
      const { code } = chunk;
      const { module } = parseSync(chunk.fileName, code);
      const withQuery = (file) => `${JSON.stringify(file)}+new URL(import.meta.url).search`;
      const edits = module.dynamicImports.map(({ moduleRequest: { start, end } }) => [
        start,
        end,
        withQuery(code.slice(start + 1, end - 1)),
      ]);
      // Together: one after the other, each would wait for the files of the one before.
      const names = module.staticImports.map(({ entries, moduleRequest }) => {
        const nameOf = (name) => (moduleRequest.value === `./${first.fileName}` ? (renamed.get(name) ?? name) : name);
        return `{${entries.map(({ importName, localName }) => `${nameOf(importName.name)}:${localName.value}`).join()}}`;
      });
      const files = module.staticImports.map(({ moduleRequest }) => `import(${withQuery(moduleRequest.value)})`);
      module.staticImports.forEach(({ start, end }, i) =>
        edits.push([start, end, i === 0 ? `const[${names.join()}]=await Promise.all([${files.join()}]);` : '']),
      );
      chunk.code = edits
        .toSorted(([a], [b]) => b - a)
        .reduce((text, [start, end, edit]) => text.slice(0, start) + edit + text.slice(end), code);
    }
  },
};

/** The size after brotli varies by 0.1 % with a few characters more. Tries some numbers of empty lines: few, because each takes time. */
const bestLength = {
  name: 'best-length',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle).filter(({ type, fileName }) => type === 'chunk' && !fileName.includes('.mock.'))) {
      const tried = Array.from({ length: 4 }, (_each, more) => chunk.code.replace(isFirst(chunk) ? '\n' : /^/, '\n'.repeat(more + 1)));
      chunk.code = tried.map((code) => ({ code, bytes: brotli(Buffer.from(code)) })).toSorted((a, b) => a.bytes - b.bytes)[0].code;
    }
  },
};

/** The plugins of the CDN files, in their order. */
export const cdnPlugins = [smallTemplates, ownTrustedTypesPolicy, importableOnServers, smallStyles, terser, keepQuery, bestLength];
