import { globSync, readFileSync } from 'node:fs';

/** `type Trigger = 'auto' | 'button'` and the like, by name: a reader of the manifest has no use for a name. */
const aliases = () =>
  new Map(
    globSync('src/**/*.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export type (\w+) = ('[^';]*'(?: \| '[^';]*')+);/gm)].map(([, ...alias]) => alias),
    ),
  );

/** The initial values in the table of properties, by the name of the property. */
const initialValues = () =>
  new Map(
    [...readFileSync('src/element/properties.ts', 'utf8').matchAll(/^    (\w+): \{(?:\s*initial: ([^,\s]+))?/gm)].map(
      ([, name, value = 'null']) => [name, value],
    ),
  );

/** Names the published files, expands types, and drops members that are not public. */
const published = {
  name: 'published',
  packageLinkPhase({ customElementsManifest }) {
    const known = aliases();
    const initial = initialValues();
    const usable = ({ name, privacy }) =>
      !['private', 'protected'].includes(privacy) && !name.startsWith('#') && !name.endsWith('Callback');
    const isElement = ({ tagName }) => tagName;
    const rewrite = (node) => {
      if (node === null || typeof node !== 'object') return;
      // Drops inherited members: their class is not exported.
      delete node.inheritedFrom;
      if (Array.isArray(node.members)) node.members = node.members.filter(usable);
      const property = node.kind === 'field' ? node.name : node.fieldName;
      if (initial.has(property)) node.default = initial.get(property);
      if (node.type && known.has(node.type.text)) node.type.text = known.get(node.type.text);
      Object.values(node).forEach(rewrite);
    };
    const element = customElementsManifest.modules.flatMap(({ declarations = [] }) => declarations).find(isElement);
    rewrite(element);
    // Its base is not exported, and adds nothing: its members are among those of the element.
    element.superclass = { name: 'HTMLElement' };
    // The files of the package: the bundler joins all others.
    const [file, entry] = ['dist/element/index.js', 'dist/index.js'];
    const declaration = { name: element.name, module: file };
    const exported = { kind: 'js', name: element.name, declaration };
    customElementsManifest.modules = [
      { kind: 'javascript-module', path: file, declarations: [element], exports: [exported] },
      {
        kind: 'javascript-module',
        path: entry,
        declarations: [],
        exports: [exported, { kind: 'custom-element-definition', name: element.tagName, declaration }],
      },
    ];
  },
};

export default {
  globs: ['src/index.ts', 'src/element/**/*.ts'],
  outdir: '.',
  litelement: true,
  packagejson: false,
  plugins: [published],
};
