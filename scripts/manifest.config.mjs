import { globSync, readFileSync } from 'node:fs';

/** The platform's own attributes, which need no comment in the source. */
const USUAL = {
  lang: 'Language of labels, messages and announcements: `ja`, `en`, `zh`, `ko`; inherited, as everywhere.',
  name: 'Name that the own input is submitted under.',
  required: 'Whether the own input must hold a whole code.',
  disabled: 'Whether lookups are off, and the own input and pickers with them; a disabled `fieldset` around the element does the same.',
  placeholder: 'Placeholder of the own input.',
};

/** `type Trigger = 'auto' | 'button'` and the like, by name: a reader of the manifest has no use for a name. */
const aliases = () =>
  new Map(
    globSync('src/**/*.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export type (\w+) = ('[^';]*'(?: \| '[^';]*')+);/gm)].map(([, name, values]) => [
        name,
        values,
      ]),
    ),
  );

/** Names the published files, spells types out, and leaves out what nobody can use. */
const published = {
  name: 'published',
  packageLinkPhase({ customElementsManifest }) {
    const js = (path) => path?.replace(/^\/?src\//, 'dist/').replace(/\.ts$/, '.js');
    const known = aliases();
    const usable = ({ name, privacy }) =>
      !['private', 'protected'].includes(privacy) && !name.startsWith('#') && !name.endsWith('Callback');
    const isElement = ({ tagName }) => tagName;
    const element = customElementsManifest.modules.find(({ declarations = [] }) => declarations.some(isElement))?.path;
    const rewrite = (node) => {
      if (node === null || typeof node !== 'object') return;
      // What is inherited comes from a class that nobody can import.
      delete node.inheritedFrom;
      // Where the class is, not where it was imported from.
      if (node.kind === 'custom-element-definition') node.declaration.module = element;
      if (typeof node.module === 'string') node.module = js(node.module);
      if (Array.isArray(node.members)) node.members = node.members.filter(usable);
      if (node.type && known.has(node.type.text)) node.type.text = known.get(node.type.text);
      if (node.fieldName || node.kind === 'field' || node.name === 'lang') node.description ??= USUAL[node.name];
      Object.values(node).forEach(rewrite);
    };
    for (const module of customElementsManifest.modules) {
      module.path = js(module.path);
      rewrite(module);
    }
    // The entries and the element: nobody can import the rest.
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
