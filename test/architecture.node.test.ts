// Asserts which folder of src may import which. The compiler limits the platform libraries of each folder; this test limits the imports.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSync } from 'vite';
import { importsOf } from '../scripts/imports-of.mjs';

/** The folders that each folder may import. A file directly in src counts as a folder. */
const ALLOWED_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  address: [],
  protocol: ['address'],
  client: ['address', 'protocol'],
  list: ['address', 'protocol', 'client'],
  form: ['address'],
  element: ['address', 'protocol', 'client', 'list', 'form'],
  react: ['element', 'index'],
  analytics: ['address', 'element'],
  proxy: ['address', 'protocol', 'client', 'list'],
  'proxy/node': ['address', 'protocol', 'client', 'list', 'proxy', 'mock'],
  mock: ['address', 'protocol', 'client', 'list'],
  'mock/msw': ['mock'],
  index: ['address', 'client', 'form', 'element'],
  cdn: ['index'],
  'cdn.mock': ['index', 'cdn', 'mock'],
};
const NODE_LIBRARIES = ['@hono/node-server', 'pino', 'prom-client', 'rate-limiter-flexible', 'ioredis'];
/** The packages that each folder may import. */
const ALLOWED_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  element: ['lit', '@lit/reactive-element'],
  react: ['react', '@lit/react', '@lit/reactive-element'],
  proxy: ['hono'],
  'proxy/node': ['node:', 'hono', ...NODE_LIBRARIES],
  'mock/msw': ['msw'],
};

interface Import {
  readonly file: string;
  readonly name: string;
  readonly late: boolean;
}

const files = globSync('src/**/*.ts').map((file) => file.replaceAll('\\', '/'));
const parsed = files.map((file) => {
  const code = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, code);
  return { file, code, program, errors };
});
const imports: readonly Import[] = files.flatMap((file) =>
  Object.entries(importsOf(file)).flatMap(([when, names]) => names.map((name) => ({ file, name, late: when === 'late' }))),
);
const inside = imports.filter(({ name }) => name.startsWith('.'));

/** Returns `proxy/node` for `src/proxy/node/bin.ts` and `index` for `src/index.ts`. */
function folderOf(file: string): string {
  const path = file.replace(/^src\//, '');
  for (const inner of ['proxy/node', 'mock/msw']) if (path.startsWith(`${inner}/`)) return inner;
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : path.replace(/\.ts$/, '');
}
const targetOf = ({ file, name }: Import): string => join(dirname(file), name).replaceAll('\\', '/');

test('every file is in a known folder', () => {
  assert.deepEqual(
    files.filter((file) => !(folderOf(file) in ALLOWED_FOLDERS)),
    [],
  );
});

test('folders import allowed folders only', () => {
  const wrong = inside
    .filter(
      (one) => folderOf(one.file) !== folderOf(targetOf(one)) && !ALLOWED_FOLDERS[folderOf(one.file)]?.includes(folderOf(targetOf(one))),
    )
    .map((one) => `${one.file} -> ${one.name}`);
  assert.deepEqual(wrong, []);
});

test('folders import allowed packages only', () => {
  const wrong = imports
    .filter(({ name }) => !name.startsWith('.'))
    .filter(
      ({ file, name }) =>
        !(ALLOWED_PACKAGES[folderOf(file)] ?? []).some((word) => name === word || name.startsWith(word.endsWith(':') ? word : `${word}/`)),
    )
    .map(({ file, name }) => `${file} -> ${name}`);
  assert.deepEqual(wrong, []);
});

test('the proxy imports the mock dynamically, so that a real proxy never loads it', () => {
  const early = inside.filter((one) => !one.late && folderOf(one.file) === 'proxy/node' && folderOf(targetOf(one)) === 'mock');
  assert.deepEqual(
    early.map((one) => `${one.file} -> ${one.name}`),
    [],
  );
});

/** Returns the import cycles. */
function cyclesOf(arrows: readonly (readonly [from: string, to: string])[]): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (at: string, path: readonly string[]): void => {
    if (path.includes(at)) circles.push([...path.slice(path.indexOf(at)), at].join(' -> '));
    if (path.includes(at) || done.has(at)) return;
    for (const to of new Set(arrows.filter(([from]) => from === at).map(([, each]) => each))) walk(to, [...path, at]);
    done.add(at);
  };
  for (const [from] of arrows) walk(from, []);
  return circles;
}

test('no folder imports itself through others', () => {
  const arrows = inside.map((one) => [folderOf(one.file), folderOf(targetOf(one))] as const);
  assert.deepEqual(cyclesOf(arrows.filter(([from, to]) => from !== to)), []);
});

/** The folders whose rooms, which are folders or files beside them, import each other in one direction. */
const FOLDERS_OF_ROOMS = ['proxy', 'form', 'element'];

for (const folder of FOLDERS_OF_ROOMS)
  test(`no subfolder of ${folder} imports itself through others`, () => {
    const root = `src/${folder}/`;
    const roomOf = (file: string): string => file.replace(root, '').replace(/\/.*/, '');
    const arrows = inside
      .map((one) => [one.file, targetOf(one)] as const)
      .filter(([from, to]) => from.startsWith(root) && to.startsWith(root))
      .map(([from, to]) => [roomOf(from), roomOf(to)] as const);
    assert.deepEqual(cyclesOf(arrows.filter(([from, to]) => from !== to)), []);
  });

test('no subfolder of element imports the modules that coordinate them', () => {
  const conductors = ['dga-address-lookup', 'form-controller', 'interaction', 'optional-controllers', 'view'].map(
    (name) => `src/element/${name}.ts`,
  );
  assert.deepEqual(
    conductors.filter((file) => !files.includes(file)),
    [],
  );
  const wrong = inside.filter((one) => /^src\/element\/[^/]+\//.test(one.file) && conductors.includes(targetOf(one)));
  assert.deepEqual(
    wrong.map(({ file, name }) => `${file} -> ${name}`),
    [],
  );
});

test('no file imports itself through others, including types and dynamic imports', () => {
  assert.deepEqual(cyclesOf(inside.map((one) => [one.file, targetOf(one)] as const)), []);
});

test('imports name an existing file with its extension', () => {
  const wrong = inside.filter((one) => !files.includes(targetOf(one)));
  assert.deepEqual(
    wrong.map(({ file, name }) => `${file} -> ${name}`),
    [],
  );
});

test('no default export, enum or namespace', () => {
  const wrong = parsed.flatMap(({ file, program }) =>
    program.body
      .map((node) => ('declaration' in node && node.type === 'ExportNamedDeclaration' ? (node.declaration ?? node) : node))
      .filter(
        (node) =>
          node.type === 'ExportDefaultDeclaration' ||
          node.type === 'TSEnumDeclaration' ||
          (node.type === 'TSModuleDeclaration' && node.kind !== 'global'),
      )
      .map((node) => `${file}: ${node.type}`),
  );
  assert.deepEqual(wrong, []);
});

test('modules of the form and the element have at most eleven variables that change', () => {
  const found = parsed
    .filter(({ file }) => /^src\/(?:form|element)\//.test(file))
    .flatMap(({ file, code, program }) => program.body.map(({ start, end }) => `${file}: ${code.slice(start, end).split('\n')[0]}`))
    .filter((line) => /: (?:export )?(?:let \w+|const \w+\b(?!: Readonly).* = new (?:Weak)?(?:Map|Set)\b)/.test(line));
  assert.ok(found.length > 0 && found.length <= 11, found.join('\n'));
});

test('every file can be parsed', () => {
  assert.deepEqual(
    parsed.filter(({ errors }) => errors.length > 0).map(({ file }) => file),
    [],
  );
});

test('no test is focused or skipped without a reason, and every accessibility check is awaited', () => {
  const wrong = globSync('test/**/*.test.ts')
    .filter((file) => !file.endsWith('architecture.node.test.ts'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, i) =>
          /\b(it|test|describe|suite)\.only\(/.test(line) ||
          (/\b(it|test|describe|suite)\.skip\(/.test(line) && !/#\d+/.test(line)) ||
          (/\.accessible\(/.test(line) && !/\b(await|return)\b/.test(line))
            ? [`${file}:${i + 1}`]
            : [],
        ),
    );
  assert.deepEqual(wrong, []);
});
