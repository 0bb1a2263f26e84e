// Writes dist/types/*: the types of the tag for JSX, Vue and Svelte, from the manifest so that they cannot drift.
import { mkdirSync, writeFileSync } from 'node:fs';

const camel = (name) => name.replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const quoted = (name) => (/^[a-z]+$/i.test(name) ? name : `'${name}'`);
/** A doc comment, indented as in an interface. */
const doc = (text) => (text ? `  /** ${text.replaceAll('*/', '* /')} */\n` : '');

function shared(element) {
  const { attributes, members, events } = element;
  const properties = members.filter(
    (one) => one.kind === 'field' && one.privacy === 'public' && !one.static && !one.readonly && one.name !== 'defaultValue',
  );
  return `import type { DgaAddressLookup, DgaEventMap } from '../element/index.ts';

/** The type of an attribute. Lists and objects exist as properties only. */
type AttributeValue<K extends keyof DgaAddressLookup> = ValueOf<NonNullable<DgaAddressLookup[K]>>;
type ValueOf<V> = V extends boolean ? boolean : V extends number ? V | \`\${V}\` : Extract<V, string>;

/** The attributes of \`<${element.tagName}>\`, as they are written in HTML. */
export interface DgaAttributes {
${attributes
  .filter((one) => one.fieldName)
  .map((one) => `${doc(one.description)}  ${quoted(one.name)}?: AttributeValue<'${one.fieldName}'> | undefined;`)
  .join('\n')}
}

/** Properties that a framework sets on the element. \`form\` is among the attributes: it takes an id, and reads as the form. */
export interface DgaProperties {
${properties.map((one) => `${doc(one.description)}  ${one.name}?: DgaAddressLookup['${one.name}'] | undefined;`).join('\n')}
}

/** Attributes and properties together; what is both may be either. */
export type DgaProps = Omit<DgaAttributes, keyof DgaProperties> & { [K in keyof DgaProperties]?: DgaProperties[K] | (K extends keyof DgaAttributes ? DgaAttributes[K] : never) };

/** Handlers by the name of the event behind a prefix: \`ondga-fill\`, \`on:dga-fill\`. */
export type DgaHandlers<Prefix extends string> = {
  [K in keyof DgaEventMap as \`\${Prefix}\${K}\`]?: ((event: DgaEventMap[K] & { readonly currentTarget: DgaAddressLookup }) => void) | undefined;
};

/** Handlers in camel case: \`onDgaFill\`. */
export interface DgaCamelHandlers {
${events.map((one) => `${doc(one.description)}  ${camel(`on-${one.name}`)}?: ((event: DgaEventMap['${one.name}']) => void) | undefined;`).join('\n')}
}
`;
}

/** One module per framework, so that no compiler needs a framework that is not installed: the interface that lists its tags, and the type of ours. */
const FRAMEWORKS = {
  react: {
    imports: `import type { DetailedHTMLProps, HTMLAttributes } from 'react';`,
    lists: ['react', 'JSX.IntrinsicElements'],
    type: `Omit<DetailedHTMLProps<HTMLAttributes<DgaAddressLookup>, DgaAddressLookup>, keyof DgaProps> & DgaProps & DgaHandlers<'on'>`,
  },
  preact: {
    imports: `import type {} from 'preact';`,
    lists: ['preact', 'JSX.IntrinsicElements'],
    type: `Omit<HTMLAttributes<DgaAddressLookup>, keyof DgaProps> & DgaProps & DgaHandlers<'on'>`,
  },
  solid: {
    imports: `import type { JSX } from 'solid-js';`,
    lists: ['solid-js', 'JSX.IntrinsicElements'],
    type: `Omit<JSX.HTMLAttributes<DgaAddressLookup>, keyof DgaAttributes> & DgaAttributes & { [K in keyof DgaProperties as \`prop:\${K}\`]?: DgaProperties[K] } & {
      [K in keyof DgaAttributes as \`attr:\${K}\`]?: DgaAttributes[K];
    } & DgaHandlers<'on:'>`,
  },
  vue: {
    imports: `import type { HTMLAttributes, PublicProps } from 'vue';`,
    lists: ['vue', 'GlobalComponents'],
    type: `new () => DgaAddressLookup & { $props: Omit<HTMLAttributes, keyof DgaProps> & PublicProps & DgaProps & DgaCamelHandlers }`,
  },
  svelte: {
    imports: `import type { HTMLAttributes } from 'svelte/elements';`,
    lists: ['svelte/elements', 'SvelteHTMLElements'],
    type: `Omit<HTMLAttributes<DgaAddressLookup>, keyof DgaProps> & DgaProps & DgaHandlers<'on'> & DgaHandlers<'on:'>`,
  },
};

/** The module that adds a tag to the interface, which may be in a namespace. */
function moduleOf(tag, { imports, lists: [name, list], type }) {
  const [interfaceName, namespace] = list.split('.').toReversed();
  const ours = [...new Set(type.match(/\bDga(?!AddressLookup)\w+/g))].toSorted((a, b) => (a < b ? -1 : 1));
  const entry = `interface ${interfaceName} {\n    '${tag}': ${type};\n  }`;
  return `${imports}
import type { DgaAddressLookup } from '../element/index.ts';
import type { ${ours.join(', ')} } from './props.ts';

declare module '${name}' {
  ${namespace ? `namespace ${namespace} {\n    ${entry.replaceAll('\n', '\n  ')}\n  }` : entry}
}
`;
}

export function writeFrameworkTypes(element) {
  mkdirSync('dist/types', { recursive: true });
  writeFileSync('dist/types/props.d.ts', shared(element));
  for (const [name, framework] of Object.entries(FRAMEWORKS)) {
    writeFileSync(`dist/types/${name}.d.ts`, moduleOf(element.tagName, framework));
    // An import that only brings types must resolve all the same.
    writeFileSync(`dist/types/${name}.js`, 'export {};\n');
  }
}
