// Every code block of every document is compiled, run or checked against the source. A new language on a fence needs a check here.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import process from 'node:process';
import { before, describe, test } from 'node:test';
import { parseSync } from 'vite';
import { pack, type Packed } from '../package/packed.ts';
import { codeBlocks, type CodeBlock, DOCUMENTS } from './code-blocks.ts';

interface Described {
  readonly name: string;
  readonly type?: { readonly text: string };
}
interface ElementData {
  readonly tagName?: string;
  readonly attributes: readonly Described[];
  readonly cssParts: readonly Described[];
  readonly cssProperties: readonly Described[];
  readonly cssStates: readonly Described[];
}

const blocks = DOCUMENTS.flatMap(codeBlocks);
const of = (...languages: string[]): CodeBlock[] => blocks.filter(({ language }) => languages.includes(language));
const { scripts, bin } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  bin: Record<string, string>;
};

function elementData(): ElementData {
  const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as { modules: { declarations?: ElementData[] }[] };
  const found = modules.flatMap(({ declarations = [] }) => declarations).find(({ tagName }) => tagName);
  assert.ok(found, 'custom-elements.json has the element');
  return found;
}

/** Compiled here; those of other tools are built in test/consumers. */
const SCRIPTS = ['js', 'mjs', 'ts', 'jsx', 'tsx'];
const OTHERS = [
  'html',
  'css',
  'json',
  'jsonc',
  'sh',
  'console',
  'nginx',
  'apache',
  'ini',
  'yaml',
  'toml',
  'dockerfile',
  'php',
  'twig',
  'liquid',
  'vue',
  'svelte',
  'diff',
  'text',
  'http',
  'caddy',
  '',
];

test('every fence names a language that is checked', () => {
  assert.deepEqual(blocks.filter(({ language }) => ![...SCRIPTS, ...OTHERS].includes(language)).map(({ at, language }) => `${at} ${language}`), []); // oxfmt-ignore
  assert.ok(blocks.length > 20);
});

describe('scripts', () => {
  let packed: Packed;
  before(() => {
    packed = pack('docs', [
      'react',
      '@types/react',
      'csstype',
      'msw',
      '@mswjs/interceptors',
      'hono',
      '@hono/node-server',
      '@types/node',
      'undici-types',
      'vite',
    ]);
  });

  /** Globals of pages and runtimes, and names that a document assumes. */
  const AMBIENT = `
declare const element: import('dga-address-lookup').DgaAddressLookup; declare const form: HTMLFormElement; declare function draw(...drawn: unknown[]): void;
declare const Deno: any; declare function defineNuxtConfig(config: object): object; declare const Bun: any; declare const process: any;
declare module 'cloudflare:workers';
declare module 'express'; declare module 'fastify'; declare module '@vitejs/plugin-vue'; declare module '@angular/core'; declare module '@angular/forms';
declare module 'preact/hooks'; declare module 'solid-js'; declare module '@hono/node-server';
declare module 'https://*'; declare module '*/messages.vi.js'; declare module 'jsr:*'; declare module 'npm:*';
`;
  /** Code of frameworks and test runners that are not here; test/consumers compiles and runs them. */
  const ELSEWHERE = [
    'preact.tsx',
    'solid.tsx',
    'react-tag.tsx',
    'angular.ts',
    'vite.config.ts',
    'server/routes/dga/[...].ts',
    'page.test.js',
  ];

  test('all of them compile against the packed package', () => {
    const files = new Map<string, string>();
    for (const { at, code, language, name } of of(...SCRIPTS)) {
      if (ELSEWHERE.includes(name)) continue;
      const file = `${at.replaceAll(/\W+/g, '-')}.${language}`;
      files.set(file, at);
      // Written as a module, because the blocks of one page do not share names.
      writeFileSync(join(packed.folder, file), `${code}\nexport {};\n`);
    }
    writeFileSync(join(packed.folder, 'ambient.d.ts'), AMBIENT);
    writeFileSync(
      join(packed.folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          target: 'esnext',
          lib: ['esnext', 'dom', 'dom.iterable'],
          module: 'esnext',
          moduleResolution: 'bundler',
          allowJs: true,
          checkJs: true,
          // Examples say what matters; a page that lacks its own element is not what they are about.
          strict: false,
          noImplicitAny: false,
          jsx: 'react-jsx',
          noEmit: true,
          skipLibCheck: true,
          types: ['node'],
        },
        files: ['ambient.d.ts', ...files.keys()],
      }),
    );
    const { stdout } = spawnSync(
      process.execPath,
      [join(process.cwd(), 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json', '--pretty', 'false', '--singleThreaded'],
      { cwd: packed.folder, encoding: 'utf8', env: { GOGC: '400', ...process.env } },
    );
    const errors = stdout
      .split('\n')
      .filter((line) => /error TS/.test(line))
      .map((line) => line.replace(/^([^(]+)\((\d+)/, (_, file: string, row: string) => `${files.get(file) ?? file} +${row}`));
    assert.deepEqual(errors, []);
  });

  test('those that need no page run with the mock instead of the network', () => {
    // Only what imports the client or the mock and touches nothing of a browser or of a server that stays.
    const runnable = of('js', 'mjs').filter(
      ({ code }) =>
        /from 'dga-address-lookup\/(client|mock)'/.test(code) && !/\b(document|window|Deno|Bun|serve|startMock|setupWorker)\b/.test(code),
    );
    assert.ok(runnable.length >= 2, `${runnable.length} blocks`);
    // The Japanese documents have the same examples.
    const distinct = new Map(runnable.map((block) => [block.code, block]));
    for (const { at, code } of distinct.values()) {
      const file = join(packed.folder, 'runnable.mjs');
      writeFileSync(
        file,
        `import { mockFetch as answerByMock } from 'dga-address-lookup/mock';\nglobalThis.fetch = answerByMock;\n${code}`,
      );
      const { status, stderr } = spawnSync(process.execPath, [file], {
        cwd: packed.folder,
        encoding: 'utf8',
        timeout: 200_000,
        env: { PATH: process.env['PATH'], DGA_CLIENT_ID: 'a', DGA_SECRET_KEY: 'b' },
      });
      assert.equal(status, 0, `${at}\n${stderr}`);
    }
  });
});

test('markup uses attributes and values that the element has', () => {
  const { attributes } = elementData();
  // Pickers' names and lists of words are read by the element itself.
  const values = new Map(
    attributes.map(({ name, type }) => [name, [...(type?.text ?? '').matchAll(/'([^']+)'/g)].map(([, value]) => value)]),
  );
  const global = /^(id|class|style|lang|slot|hidden|title|dir|tabindex|data-[\w-]+|aria-[\w-]+|on[\w:-]+|[@:(#[*v].*|ref|client|prop:.*)$/;
  const wrong: string[] = [];
  for (const { at, code } of of('html', 'twig', 'liquid', 'php', 'vue', 'svelte')) {
    for (const [, inside = ''] of code.matchAll(/<dga-address-lookup\b((?:"[^"]*"|'[^']*'|\{\{?[^}]*\}?\}|<\?[^?]*\?>|[^>"'{<])*)>/g)) {
      // Placeholders of a template engine are not markup.
      const plain = inside.replaceAll(/\{%.*?%\}|<\?.*?\?>/gs, ' ');
      for (const [, name = '', value] of plain.matchAll(/([^\s=/]+)(?:=(?:"([^"]*)"|\{[^}]*\}|'[^']*'))?/g)) {
        const known = values.get(name);
        if (!known && !global.test(name)) wrong.push(`${at} ${name}`);
        if (known && known.length > 0 && value && !/[{<]/.test(value) && !known.includes(value)) wrong.push(`${at} ${name}="${value}"`);
      }
    }
    for (const [, type = '', script = ''] of code.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>(.*?)<\/script>/gs)) {
      if (/importmap|json/.test(type)) JSON.parse(script);
      else if (!/lang="ts"|\{[{%]|<\?/.test(type + script)) {
        const { errors } = parseSync('block.js', script);
        if (errors.length > 0) wrong.push(`${at} ${errors[0]?.message}`);
      }
    }
  }
  assert.deepEqual(wrong, []);
});

test('style sheets name existing parts, states and properties', () => {
  const { cssParts, cssProperties, cssStates } = elementData();
  const wrong: string[] = [];
  const check = (at: string, word: string, known: readonly Described[]): void => {
    if (!known.some(({ name }) => name === word)) wrong.push(`${at} ${word}`);
  };
  for (const { at, code } of of('css', 'html')) {
    for (const [, word = ''] of code.matchAll(/::part\(([\w-]+)\)/g)) check(at, word, cssParts);
    for (const [, word = ''] of code.matchAll(/:state\(([\w-]+)\)/g)) check(at, word, cssStates);
    for (const [, word = ''] of code.matchAll(/(--dga-[\w-]+)/g)) check(at, word, cssProperties);
    const depth = [...code.replaceAll(/\/\*.*?\*\//gs, '')].reduce((level, sign) => level + (sign === '{' ? 1 : sign === '}' ? -1 : 0), 0);
    if (depth !== 0) wrong.push(`${at} braces`);
  }
  assert.deepEqual(wrong, []);
});

test('data is well-formed', () => {
  for (const { at, code } of of('json')) assert.doesNotThrow(() => void JSON.parse(code), at);
  for (const { at, code } of of('nginx', 'caddy')) assert.equal(code.split('{').length, code.split('}').length, at);
  for (const { at, code } of of('ini')) for (const line of code.split('\n')) assert.match(line, /^\s*$|^[#;[]|^[\w.-]+\s*=/, at);
  const php = of('php');
  if (spawnSync('php', ['--version']).status === 0)
    for (const { at, code } of php) {
      const { status, stdout } = spawnSync('php', ['-l'], { input: /<\?php/.test(code) ? code : `<?php ${code}`, encoding: 'utf8' });
      assert.equal(status, 0, `${at}\n${stdout}`);
    }
});

test('commands exist', () => {
  const wrong: string[] = [];
  for (const { at, code } of of('sh', 'console'))
    for (const line of code.replaceAll(/\\\n\s*/g, ' ').split('\n')) {
      const script = /\bnpm (?:run )?([\w:]+)/.exec(line)?.[1];
      const NPM = ['install', 'i', 'ci', 'pack', 'publish', 'init', 'create', 'exec', 'audit', 'view', 'sbom', 'run'];
      if (script && !(script in scripts) && !NPM.includes(script)) wrong.push(`${at} npm run ${script}`);
      const command = /\bnpx (?:--?\w+ )*([\w@/-]+)/.exec(line)?.[1];
      if (command?.startsWith('dga-') && !(command in bin)) wrong.push(`${at} npx ${command}`);
      const file = /\bnode (scripts\/\S+|test\/\S+)/.exec(line)?.[1];
      if (file && !existsSync(file)) wrong.push(`${at} ${file}`);
      for (const [, flag = ''] of line.matchAll(/dga-address-proxy (--[\w-]+)/g))
        if (!['--mock', '--check-config', '--prepare-list', '--version', '--help'].includes(flag)) wrong.push(`${at} ${flag}`);
    }
  // Without the package, npx would download an unrelated package of that name and run it with the secret in its environment.
  for (const file of DOCUMENTS) {
    const [above, ran] = readFileSync(file, 'utf8').split(/^ *npx dga-/m);
    if (ran !== undefined && !/^ *npm install dga-address-lookup$/m.test(above ?? '')) wrong.push(`${file} npx before npm install`);
  }
  // Every kind of block can contain variables.
  const known = new Set([...readFileSync('docs/proxy-reference.md', 'utf8').matchAll(/^\| `(DGA_\w+)`/gm)].map(([, name = '']) => name));
  for (const { at, code } of blocks)
    for (const [name] of code.matchAll(/\bDGA_[A-Z_]+[A-Z]\b/g)) if (!known.has(name.replace(/_FILE$/, ''))) wrong.push(`${at} ${name}`);
  assert.deepEqual(wrong, []);
});

test('every link has a target', () => {
  const anchor = (heading: string): string => heading.toLowerCase().replaceAll(/[`*]/g, '').replaceAll(/[^\p{L}\p{N}\s-]/gu, '').trim().replaceAll(/\s/g, '-'); // oxfmt-ignore
  const anchorsOf = (file: string): string[] =>
    [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading));
  const broken: string[] = [];
  for (const file of DOCUMENTS) {
    const prose = readFileSync(file, 'utf8').replaceAll(/^( *)```.*?^\1```/gms, '').replaceAll(/`[^`\n]*`/g, ''); // oxfmt-ignore
    for (const [, target = ''] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^(https?:|mailto:)/.test(target)) continue;
      const [path = '', fragment] = target.split('#');
      const to = path === '' ? file : normalize(join(dirname(file), path)).replaceAll('\\', '/');
      if (!existsSync(to)) broken.push(`${file} → ${target}`);
      else if (fragment && to.endsWith('.md') && !anchorsOf(to).includes(decodeURIComponent(fragment))) broken.push(`${file} → ${target}`);
    }
  }
  assert.deepEqual(broken, []);
});
