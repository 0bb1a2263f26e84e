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
    const js = (path) => path?.replace(/^\/?src\//, 'dist/').replace(/\.ts$/, '.js');
    const known = aliases();
    const initial = initialValues();
    const usable = ({ name, privacy }) =>
      !['private', 'protected'].includes(privacy) && !name.startsWith('#') && !name.endsWith('Callback');
    const isElement = ({ tagName }) => tagName;
    const element = customElementsManifest.modules.find(({ declarations = [] }) => declarations.some(isElement))?.path;
    const rewrite = (node) => {
      if (node === null || typeof node !== 'object') return;
      // Drops inherited members: their class is not exported.
      delete node.inheritedFrom;
      // The module that defines the class, not the one that imports it.
      if (node.kind === 'custom-element-definition') node.declaration.module = element;
      if (typeof node.module === 'string') node.module = js(node.module);
      if (Array.isArray(node.members)) node.members = node.members.filter(usable);
      const property = node.kind === 'field' ? node.name : node.fieldName;
      if (initial.has(property)) node.default = initial.get(property);
      if (node.type && known.has(node.type.text)) node.type.text = known.get(node.type.text);
      Object.values(node).forEach(rewrite);
    };
    for (const module of customElementsManifest.modules) {
      module.path = js(module.path);
      rewrite(module);
    }
    // Keeps the entries and the element, because nothing else can be imported.
    customElementsManifest.modules = customElementsManifest.modules.filter(
      ({ path, declarations = [] }) => path.endsWith('/index.js') || declarations.some(isElement),
    );
  },
};

export default {
  globs: ['src/index.ts', 'src/element/**/*.ts'],
  outdir: '.',
  litelement: true,
  packagejson: false,
  plugins: [published],
};
