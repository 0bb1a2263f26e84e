// npm run docs: writes the reference tables into the documents, between `<!-- table: NAME -->` and `<!-- /table -->`.
//
// Attributes, events and styling come from custom-elements.json; types, errors and scenarios from the comments of their declarations;
// defaults of the proxy from its own configuration. Japanese sentences are in reference.ja.json, by the same names.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The documents that contain tables, and the language of each. */
const DOCUMENTS = [
  ['docs/reference.md', 'en'],
  ['docs/ja/reference.md', 'ja'],
  ['docs/project/words.md', 'en'],
  ['docs/proxy-reference.md', 'en'],
  ['docs/ja/proxy-reference.md', 'ja'],
];

const cell = (text) =>
  (text ?? '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .trim();
const code = (text) => (text === undefined || text === '' ? '' : `\`${cell(text)}\``);
const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const sentence = (text) => cell(text).replace(/^./, (first) => first.toUpperCase());

/** The members of an interface, with the comment above each. */
function membersOf(file, name) {
  const text = readFileSync(file, 'utf8');
  const start = new RegExp(`^export interface ${name}\\b[^{]*\\{$`, 'm').exec(text);
  if (!start) throw new Error(`${file} has no interface ${name}`);
  const body = text.slice(start.index + start[0].length, text.indexOf('\n}', start.index));
  return [...body.matchAll(/(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*)?^\s{2}readonly (\w+)(\?)?: ([^;]+);$/gm)].map(
    ([, comment, member, , type]) => ({
      name: member,
      type: type.replace(/ \| undefined$/, ''),
      comment: (comment ?? '').replaceAll(/\n\s*\*\s?/g, ' ').trim(),
    }),
  );
}

/** The list in the comment above a constant: `- \`ok\`: what it means`. */
function listAbove(file, constant) {
  const text = readFileSync(file, 'utf8');
  const comment = text
    .slice(0, text.indexOf(`export const ${constant}`))
    .split('/**')
    .at(-1);
  return [...comment.matchAll(/^ \* - `([^`]+)`: (.+)$/gm)].map(([, word, meaning]) => [word, meaning]);
}

/** The words of `export const NAME = ['a', 'b'] as const`. */
function wordsOf(file, constant) {
  const list = new RegExp(`export const ${constant} = \\[([^\\]]*)\\]`).exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, word]) => word);
}

/** A sentence without the default, which has a separate column. */
const withoutDefault = (comment) =>
  comment.replace(
    / Default:? (?:`[^`]*`|[^`.;:])*(?:\.|[;:] (\S))/,
    (_, next) => (next === undefined ? '' : ` ${next.toUpperCase()}`),
  );

/** Variables of the proxy with their defaults, as the proxy prints them. Those that `createProxy` has as an option are described there. */
async function variables() {
  const { printableConfig, readVariables } = await import('../../src/proxy/node/read-variables.ts');
  const { MOCK_CLIENT_ID, MOCK_SECRET_KEY } = await import('../../src/mock/test-data.ts');
  const options = new Map(membersOf('src/proxy/options.ts', 'ProxyOptions').map((one) => [one.name, one]));
  const ofTheCommand = {
    DGA_HOST: 'Address to listen on.',
    DGA_PORT: 'Port to listen on.',
    DGA_REDIS_URL: 'Redis that several instances share: one token, limits and budgets.',
    DGA_EC_UIDS: '`ec_uid` of each of several shops by the origin of its pages: `https://a.example=uid-a,https://b.example=uid-b`. Others get `DGA_EC_UID`.',
    DGA_METRICS_HOST: 'Address of `GET /metrics`. Default: that of `DGA_HOST`.',
    DGA_METRICS_PORT: 'Port of `GET /metrics`, separate from the proxy’s own.',
    DGA_LOG_LEVEL: 'Lowest level that is logged.',
  };
  const printed = printableConfig(readVariables({ DGA_CLIENT_ID: MOCK_CLIENT_ID, DGA_SECRET_KEY: MOCK_SECRET_KEY }));
  return printed.split('\n').map((line) => {
    const [, name, value] = /^([^=]*)=(.*)$/.exec(line);
    const camel = name
      .slice(4)
      .toLowerCase()
      .replaceAll(/_([a-z])/g, (_, letter) => letter.toUpperCase());
    const option = options.get(camel);
    return { name, value, comment: option ? withoutDefault(option.comment) : (ofTheCommand[name] ?? '') };
  });
}

/** The error answers of the proxy, from its OpenAPI description. */
async function statuses() {
  const { PROBLEM_ROWS } = await import('../../src/proxy/http/openapi.ts');
  return PROBLEM_ROWS;
}

/** The routes of the proxy. Their requests are in its OpenAPI description. */
async function routes() {
  const { routesOf } = await import('../../src/proxy/http/routes.ts');
  return routesOf(true).map(({ method, path, summary }) => ({ route: `${method} ${path}`, summary }));
}

const DETAILS = ['LookupDetail', 'ResultsDetail', 'BeforeFillDetail', 'FillChange', 'FillDetail', 'IncompleteDetail', 'RestoredDetail', 'PickDetail', 'MismatchDetail', 'ErrorDetail']; // oxfmt-ignore

/** The meanings of words in labels and names, in the order of the table. */
const SENSES = {
  'postal-code': 'ZIP Code',
  prefecture: 'prefecture',
  'prefecture-code': 'code of the prefecture',
  city: 'city',
  'city-code': 'code of the city',
  'city+town': 'city and town',
  'city+town+block+building': 'everything from the city on',
  town: 'town',
  'town+until': 'everything up to the town',
  'town+block+building': 'town, block and building',
  block: 'block',
  'block+parcel': 'block: the number of a parcel',
  'block+building': 'block and building',
  building: 'building',
  'building+room': 'building: a room',
  organization: 'company',
  'organization+trade': 'company: a trade name',
  line: 'an address line',
  rest: 'everything behind',
  until: 'everything in front',
  more: 'what follows as well',
  kana: 'reading',
  roma: 'roma',
  again: 'the same once more: not filled',
  other: 'another question: not filled',
  filler: 'nothing',
};

/** The words of labels and names, and YubinBango's classes, by what they say. */
async function wordRows() {
  const { CLASSES, LABEL_WORDS, NAME_ENDS, NAME_WORDS } = await import('../../src/form/discovery/evidence/vocabulary.ts');
  const of = (words, sense) => [...words].filter(([, one]) => one === sense).map(([word]) => word);
  const senses = new Set([...LABEL_WORDS.values(), ...NAME_WORDS.values()]);
  const missing = [...senses].filter((sense) => !(sense in SENSES));
  if (missing.length > 0) throw new Error(`docs/.vitepress/reference.mjs: no name for ${missing.join(', ')}`);
  const idle = Object.keys(SENSES).filter((sense) => !senses.has(sense) && ![...NAME_ENDS.values()].includes(sense));
  if (idle.length > 0) throw new Error(`docs/.vitepress/reference.mjs: no word means ${idle.join(', ')}`);
  return Object.entries(SENSES).map(([sense, name]) => ({
    name,
    // `^`: a label that is nothing else.
    labels: of(LABEL_WORDS, sense).map((word) => word.replace(/^[\^・]|[・/]$/g, '')),
    names: [...of(NAME_WORDS, sense), ...of(NAME_ENDS, sense).map((end) => `…${end}`)],
    classes: [...CLASSES].filter(([, one]) => one.split('+').includes(sense)).map(([each]) => each),
  }));
}

/** Every table in one language. `missing` collects sentences that the language lacks. */
async function tablesIn(language, missing) {
  const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
  const { exports, bin } = JSON.parse(readFileSync('package.json', 'utf8'));
  const element = manifest.modules.flatMap(({ declarations = [] }) => declarations).find(({ tagName }) => tagName);
  const japanese = JSON.parse(readFileSync(new URL('./reference.ja.json', import.meta.url), 'utf8'));
  const text = (group, name, english) => {
    if (language === 'en') return sentence(english);
    const translated = japanese[group]?.[name];
    if (translated === undefined && english) missing.push(`${group}.${name}`);
    return cell(translated ?? english);
  };
  const head = (...names) => names.map((name) => (language === 'en' ? name : (japanese.heads[name] ?? name)));

  /** The values of an attribute: the words of a union, or the type that HTML can write. */
  const values = (type = '') => {
    const words = type.split(' | ').filter((word) => word !== 'null' && !word.startsWith('readonly'));
    return words.map((word) => code(word.replaceAll("'", ''))).join(' ');
  };
  const methods = element.members.filter((one) => one.kind === 'method' && one.description);
  const properties = element.members.filter(
    (one) =>
      one.kind === 'field' &&
      !one.static &&
      one.name !== 'formAssociated' &&
      !element.attributes.some(({ fieldName }) => fieldName === one.name),
  );
  const signature = ({ name, parameters = [], return: returned }) =>
    `${name}(${parameters.map((one) => `${one.name}${one.optional || one.default ? '?' : ''}`).join(', ')})${returned?.type ? ` → ${returned.type.text}` : ''}`;
  const detailOf = ({ type }) => /CustomEvent<(\w+)>/.exec(type?.text ?? '')?.[1] ?? type?.text.replace(/Event$/, 'Detail');
  const described = (group, list, ...more) =>
    list.map((one) => [code(one.name), ...more.map((column) => code(one[column])), text(group, one.name, one.description ?? one.comment)]);
  const pairs = (group, list) => list.map(([name, english]) => [code(name), text(group, name, english)]);
  const source = readFileSync('src/element/events.ts', 'utf8');
  const members = (detail) =>
    membersOf('src/element/events.ts', detail)
      .map((one) => [code(one.name), text(detail, one.name, one.comment).replace(/[.。]$/, '')].filter(Boolean).join(language === 'en' ? ': ' : '：'))
      .join('<br>');

  return {
    attributes: table(
      head('attribute', 'values', 'meaning'),
      element.attributes.map((one) => {
        const [first] = (one.type?.text ?? '').split(' | ');
        if (first.startsWith("'") && one.default !== first) throw new Error(`${one.name}: the default must be its first value`);
        return [code(one.name), values(one.type?.text), text('attributes', one.name, one.description)];
      }),
    ),
    properties: table(head('property', 'type', 'meaning'), properties.map((one) => [code(one.name), code(one.type?.text), text('properties', one.name, one.description)])),
    methods: table(head('method', 'meaning'), methods.map((one) => [code(signature(one)), text('methods', one.name, one.description)])), // oxfmt-ignore
    events: table(head('event', 'detail', 'meaning'), element.events.map((one) => [code(one.name), code(detailOf(one)), text('events', one.name, one.description)])), // oxfmt-ignore
    details: table(
      head('detail', 'members'),
      DETAILS.filter((name) => source.includes(`interface ${name} `)).map((name) => [code(name), members(name)]),
    ),
    'css-parts': table(head('`::part()`', 'meaning'), described('css-parts', element.cssParts)),
    'css-properties': table(head('custom property', 'default', 'meaning'), described('css-properties', element.cssProperties, 'default')),
    states: table(head('`:state()`', 'meaning'), described('states', element.cssStates)),
    parts: wordsOf('src/address/parts.ts', 'PARTS').map(code).join(' '),
    errors: table(head('code', 'meaning'), pairs('errors', listAbove('src/address/lookup-error.ts', 'LOOKUP_ERROR_CODES'))),
    routes: table(
      head('route', 'meaning'),
      (await routes()).map(({ route, summary }) => [code(route), text('routes', route, summary)]),
    ),
    statuses: table(
      head('status', 'code', 'meaning'),
      (await statuses()).map(({ status, codes, meaning }) => [String(status), codes.map(code).join(' '), text('statuses', status, meaning)]),
    ),
    variables: table(
      head('variable', 'default', 'meaning'),
      (await variables()).map(({ name, value, comment }) => [
        code(name),
        value.startsWith('*') ? head('required')[0] : value.startsWith('(') ? head(value.slice(1, -1))[0] : code(value),
        text('variables', name, comment),
      ]),
    ),
    // For contributors, in English only.
    words: table(
      ['meaning', 'words of labels', 'words of names and ids', 'class inside `.h-adr`'],
      (await wordRows()).map(({ name, labels, names, classes }) => [
        sentence(name),
        labels.join(', '),
        names.map(code).join(' '),
        classes.map(code).join(' '),
      ]),
    ),
    scenarios: table(head('scenario', 'meaning'), pairs('scenarios', listAbove('src/mock/options.ts', 'MOCK_SCENARIOS'))),
    entries: [...Object.keys(exports).map((entry) => `dga-address-lookup${entry.slice(1)}`), ...Object.keys(bin)].map(code).join(' '),
  };
}

/** Every document with its tables as the source has them now, and the Japanese sentences that are missing. Reads custom-elements.json. */
export async function reference() {
  const missing = [];
  const tables = { en: await tablesIn('en', missing), ja: await tablesIn('ja', missing) };
  const documents = new Map();
  for (const [file, language] of DOCUMENTS) {
    const written = readFileSync(file, 'utf8').replaceAll(/(<!-- table: ([\w-]+) -->\n).*?(<!-- \/table -->)/gs, (_, open, name, close) => {
      if (!(name in tables[language]))
        throw new Error(`${file} asks for the table "${name}"; there are ${Object.keys(tables.en).join(', ')}`);
      return `${open}\n${tables[language][name]}\n\n${close}`;
    });
    documents.set(file, written);
  }
  return { documents, missing };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { documents, missing } = await reference();
  for (const [file, text] of documents) writeFileSync(file, text);
  console.log(`written: ${[...documents.keys()].join(', ')}`);
  if (missing.length > 0) console.log(`without a Japanese sentence in docs/.vitepress/reference.ja.json: ${missing.join(', ')}`);
}
