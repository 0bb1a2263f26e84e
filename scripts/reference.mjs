// docs/reference.md: tables written from what runs, so that they cannot drift. A test compares (test/docs/reference.node.test.ts).
//
// The element comes from custom-elements.json, which comes from the doc comments of its class; events, options and variables from the
// doc comments of their types; defaults of the proxy from the proxy itself.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const cell = (text) =>
  (text ?? '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .trim();
const code = (text) => (text === undefined || text === '' ? '' : `\`${cell(text)}\``);
const table = (head, lines) => [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
/** A sentence, as comments in lists have none. */
const sentence = (text) => {
  const plain = cell(text);
  return plain === '' ? '' : plain[0].toUpperCase() + plain.slice(1);
};

// The members of an interface, with the comment above each.
function membersOf(file, name) {
  const text = readFileSync(file, 'utf8');
  const start = new RegExp(`^export interface ${name}\\b[^{]*\\{$`, 'm').exec(text);
  if (!start) throw new Error(`${file} has no interface ${name}`);
  const body = text.slice(start.index + start[0].length, text.indexOf('\n}', start.index));
  return [...body.matchAll(/(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*)?^\s{2}readonly (\w+)(\?)?: ([^;]+);$/gm)].map(
    ([, comment, member, optional, type]) => ({
      name: member,
      type: type.replace(/ \| undefined$/, ''),
      optional: optional !== undefined,
      comment: (comment ?? '').replaceAll(/\n\s*\*\s?/g, ' ').trim(),
    }),
  );
}

/** The list in a doc comment above a constant: `- \`ok\`: what it means`. */
function listAbove(file, constant) {
  const text = readFileSync(file, 'utf8');
  const comment = text
    .slice(0, text.indexOf(`export const ${constant}`))
    .split('/**')
    .at(-1);
  return [...comment.matchAll(/^ \* - `([^`]+)`: (.+)$/gm)].map(([, word, meaning]) => [word, meaning]);
}

/** The constants of a list written as `export const NAME = ['a', 'b'] as const`. */
function wordsOf(file, constant) {
  const text = readFileSync(file, 'utf8');
  const list = new RegExp(`export const ${constant} = \\[([^\\]]*)\\]`).exec(text)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, word]) => word);
}

function element(manifest) {
  const found = manifest.modules.flatMap((module) => module.declarations ?? []).find((one) => one.tagName);
  const { attributes, members, events, cssParts, cssProperties, cssStates } = found;
  const values = (type) =>
    cell(type)
      .replaceAll(/ \| null/g, '')
      .replaceAll('\\|', '·');
  const properties = members.filter((one) => one.kind === 'field' && !one.static && one.name !== 'formAssociated');
  const methods = members.filter((one) => one.kind === 'method' && one.description);
  const signature = ({ name, parameters = [], return: returned }) =>
    `${name}(${parameters.map((one) => `${one.name}${one.optional || one.default ? '?' : ''}`).join(', ')})${returned?.type ? ` → ${returned.type.text}` : ''}`;
  return `## Attributes

${table(
  ['attribute', 'property', 'values', 'default', ''],
  attributes.map((one) => [
    code(one.name),
    one.fieldName && one.fieldName !== one.name ? code(one.fieldName) : '',
    code(values(one.type?.text)),
    code(one.default === 'null' ? '' : one.default),
    sentence(one.description),
  ]),
)}

## Properties that are no attributes

${table(
  ['property', 'type', ''],
  properties
    .filter((one) => !attributes.some((attribute) => attribute.fieldName === one.name))
    .map((one) => [code(one.name), code(one.type?.text), sentence(one.description)]),
)}

## Methods

${table(
  ['method', ''],
  methods.map((one) => [code(signature(one)), sentence(one.description)]),
)}

## Events

All bubble and are composed.

${table(
  ['event', '`detail`', ''],
  events.map((one) => {
    const type = /CustomEvent<(\w+)>/.exec(one.type?.text ?? '')?.[1] ?? one.type?.text.replace(/Event$/, 'Detail');
    return [code(one.name), code(type), sentence(one.description)];
  }),
)}

${[
  'LookupDetail',
  'ResultsDetail',
  'BeforeFillDetail',
  'FillChange',
  'FillDetail',
  'IncompleteDetail',
  'RestoredDetail',
  'PickDetail',
  'ErrorDetail',
]
  .map(
    (name) => `**${name}**

${table(
  ['', 'type', ''],
  membersOf('src/element/events.ts', name).map((one) => [code(one.name), code(one.type), sentence(one.comment)]),
)}`,
  )
  .join('\n\n')}

## CSS

${table(
  ['`::part()`', ''],
  cssParts.map((one) => [code(one.name), sentence(one.description)]),
)}

${table(
  ['custom property', 'default', ''],
  cssProperties.map((one) => [code(one.name), code(one.default), sentence(one.description)]),
)}

${table(
  ['`:state()`', ''],
  cssStates.map((one) => [code(one.name), sentence(one.description)]),
)}`;
}

async function variables() {
  const options = new Map(membersOf('src/proxy/options.ts', 'ProxyOptions').map((one) => [one.name, one]));
  const { printableConfig, readVariables } = await import('../src/proxy/node/read-variables.ts');
  const { MOCK_CLIENT_ID, MOCK_SECRET_KEY } = await import('../src/mock/test-data.ts');
  const printed = printableConfig(readVariables({ DGA_CLIENT_ID: MOCK_CLIENT_ID, DGA_SECRET_KEY: MOCK_SECRET_KEY }));
  const lines = printed.split('\n').map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  const OF_THE_COMMAND = {
    DGA_HOST: 'Address to listen on.',
    DGA_PORT: 'Port to listen on.',
    DGA_REDIS_URL: 'Redis that several instances share: one token, limits and budgets.',
    DGA_METRICS_PORT: 'Port of `GET /metrics`, one of its own.',
    DGA_LOG_LEVEL: 'Least level that is logged.',
  };
  const camel = (name) =>
    name
      .slice('DGA_'.length)
      .toLowerCase()
      .replaceAll(/_([a-z])/g, (_, letter) => letter.toUpperCase());
  return table(
    ['variable', 'default', 'option of `createProxy`', ''],
    lines.map(([name, value]) => {
      const option = options.get(camel(name));
      if (!option && !(name in OF_THE_COMMAND))
        throw new Error(`${name} is neither an option of the proxy nor known to scripts/reference.mjs`);
      return [
        code(name),
        value.startsWith('*') ? 'required' : value.startsWith('(') ? value.slice(1, -1) : code(value),
        option ? code(option.name) : '',
        sentence(option?.comment ?? OF_THE_COMMAND[name]),
      ];
    }),
  );
}

function proxyCodes() {
  const text = readFileSync('src/protocol/problem.ts', 'utf8');
  const titles = text.slice(text.indexOf('const PROBLEM_TITLES'), text.indexOf('};'));
  return [...titles.matchAll(/^ {2}'?([\w-]+)'?: '([^']+)',$/gm)].map(([, word, title]) => [code(word), title]);
}

/** The whole page. Reads custom-elements.json, so the manifest must be made before. */
export async function reference() {
  const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
  const { exports, bin } = JSON.parse(readFileSync('package.json', 'utf8'));
  const funnel = membersOf('src/analytics/watch-funnel.ts', 'FunnelEvent');
  return `# Reference

Written by \`npm run docs\` from the source; not to be edited. What the words mean stands in the [README](../README.md).

${element(manifest)}

## Parts of an address

${wordsOf('src/address/parts.ts', 'PARTS').map(code).join(' ')}

## Errors

\`detail.code\` of \`dga-error\`, and \`code\` of a \`LookupError\`:

${table(
  ['code', ''],
  listAbove('src/address/lookup-error.ts', 'LOOKUP_ERROR_CODES').map(([word, meaning]) => [code(word), sentence(meaning)]),
)}

The proxy's answers carry one of these as \`code\`:

${table(['code', 'title'], proxyCodes())}

## Variables of the proxy

Each may stand in a file instead, named by the variable with \`_FILE\` behind it.

${await variables()}

## Scenarios of the mock

${table(
  ['scenario', ''],
  listAbove('src/mock/options.ts', 'MOCK_SCENARIOS').map(([word, meaning]) => [code(word), sentence(meaning)]),
)}

## Events of the funnel

\`dga-address-lookup/analytics\`; see [analytics](analytics.md).

${table(
  ['', 'type', ''],
  funnel.map((one) => [code(one.name), code(one.type), sentence(one.comment)]),
)}

## Entries of the package

${table(
  ['import', 'file'],
  Object.entries(exports).map(([entry, target]) => [
    code(`dga-address-lookup${entry.slice(1)}`),
    code(typeof target === 'string' ? target : target.default),
  ]),
)}

Command: ${Object.entries(bin)
    .map(([name, file]) => `${code(name)} (${code(file)})`)
    .join(', ')}.
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync('docs/reference.md', await reference());
  console.log('written: docs/reference.md');
}
