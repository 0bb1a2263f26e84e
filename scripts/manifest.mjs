// From custom-elements.json: what VS Code, the JetBrains editors and type checkers of frameworks read.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFrameworkTypes } from './framework-types.mjs';

const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const elements = modules.flatMap((module) => module.declarations ?? []).filter((one) => one.tagName);
if (elements.length === 0) throw new Error('custom-elements.json names no element: is its class marked with @tag?');
/** `'a' | 'b'` in a type are the values that an editor can offer. */
const values = (attribute) => [...(attribute.type?.text ?? '').matchAll(/'([^']*)'/g)].map((match) => ({ name: match[1] }));
const described = (one) => ({ name: one.name, ...(one.description ? { description: one.description } : {}) });

const vscode = {
  version: 1.1,
  tags: elements.map((one) => ({
    ...described({ ...one, name: one.tagName }),
    attributes: (one.attributes ?? []).map((attribute) => ({
      ...described(attribute),
      ...(values(attribute).length > 0 ? { values: values(attribute) } : {}),
    })),
  })),
};
const webTypes = {
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elements.map((one) => ({
        ...described({ ...one, name: one.tagName }),
        attributes: (one.attributes ?? []).map((attribute) => ({
          ...described(attribute),
          value: { type: attribute.type?.text ?? 'string' },
        })),
        slots: (one.slots ?? []).map(described),
        js: {
          events: (one.events ?? []).map(described),
          properties: (one.members ?? []).filter((member) => member.kind === 'field' && !member.static).map(described),
        },
        css: { properties: (one.cssProperties ?? []).map(described), parts: (one.cssParts ?? []).map(described) },
      })),
    },
  },
};
mkdirSync('dist', { recursive: true });
writeFileSync('dist/vscode.html-custom-data.json', `${JSON.stringify(vscode, null, 2)}\n`);
writeFileSync('dist/web-types.json', `${JSON.stringify(webTypes, null, 2)}\n`);
writeFrameworkTypes(elements[0]);
