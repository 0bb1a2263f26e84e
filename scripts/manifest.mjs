// From custom-elements.json: what VS Code, the JetBrains editors and type checkers of frameworks read.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFrameworkTypes } from './framework-types.mjs';

const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const element = modules.flatMap((module) => module.declarations ?? []).find((one) => one.tagName);
if (!element) throw new Error('custom-elements.json names no element: is its class marked with @tag?');
const { attributes, events, members, slots = [], cssProperties, cssParts } = element;
/** `'a' | 'b'` in a type are the values that an editor can offer. */
const values = (attribute) => [...(attribute.type?.text ?? '').matchAll(/'([^']*)'/g)].map((match) => ({ name: match[1] }));
const described = ({ name: own, description }) => ({ name: own, ...(description ? { description } : {}) });
const tag = described({ ...element, name: element.tagName });
const offered = (attribute) => (values(attribute).length > 0 ? { values: values(attribute) } : {});

const vscode = {
  version: 1.1,
  tags: [{ ...tag, attributes: attributes.map((one) => ({ ...described(one), ...offered(one) })) }],
};
const webTypes = {
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: [
        {
          ...tag,
          attributes: attributes.map((one) => ({ ...described(one), value: { type: one.type?.text ?? 'string' } })),
          slots: slots.map(described),
          js: {
            events: events.map(described),
            properties: members.filter((one) => one.kind === 'field' && !one.static).map(described),
          },
          css: { properties: cssProperties.map(described), parts: cssParts.map(described) },
        },
      ],
    },
  },
};
mkdirSync('dist', { recursive: true });
writeFileSync('dist/vscode.html-custom-data.json', `${JSON.stringify(vscode, null, 2)}\n`);
writeFileSync('dist/web-types.json', `${JSON.stringify(webTypes, null, 2)}\n`);
writeFrameworkTypes(element);
