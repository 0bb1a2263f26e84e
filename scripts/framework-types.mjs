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
type Said<K extends keyof DgaAddressLookup> = SaidOf<NonNullable<DgaAddressLookup[K]>>;
type SaidOf<V> = V extends boolean ? boolean : V extends number ? V | \`\${V}\` : Extract<V, string>;

/** The attributes of \`<${element.tagName}>\`, as they are written in HTML. */
export interface DgaAttributes {
${attributes
  .filter((one) => one.fieldName)
  .map((one) => `${doc(one.description)}  ${quoted(one.name)}?: Said<'${one.fieldName}'> | undefined;`)
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

/** One module per framework, so that no compiler needs a framework that is not installed. */
const FRAMEWORKS = {
  react: (tag) => `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { DgaAddressLookup } from '../element/index.ts';
import type { DgaHandlers, DgaProps } from './props.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${tag}': Omit<DetailedHTMLProps<HTMLAttributes<DgaAddressLookup>, DgaAddressLookup>, keyof DgaProps> & DgaProps & DgaHandlers<'on'>;
    }
  }
}
`,
  preact: (tag) => `import type { JSX } from 'preact';
import type { DgaAddressLookup } from '../element/index.ts';
import type { DgaHandlers, DgaProps } from './props.ts';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      '${tag}': Omit<HTMLAttributes<DgaAddressLookup>, keyof DgaProps> & DgaProps & DgaHandlers<'on'>;
    }
  }
}
export type { JSX };
`,
  solid: (tag) => `import type { JSX } from 'solid-js';
import type { DgaAddressLookup } from '../element/index.ts';
import type { DgaAttributes, DgaHandlers, DgaProperties } from './props.ts';

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      '${tag}': Omit<JSX.HTMLAttributes<DgaAddressLookup>, keyof DgaAttributes> & DgaAttributes & { [K in keyof DgaProperties as \`prop:\${K}\`]?: DgaProperties[K] } & {
          [K in keyof DgaAttributes as \`attr:\${K}\`]?: DgaAttributes[K];
        } & DgaHandlers<'on:'>;
    }
  }
}
`,
  vue: (tag) => `import type { HTMLAttributes, PublicProps } from 'vue';
import type { DgaAddressLookup } from '../element/index.ts';
import type { DgaCamelHandlers, DgaProps } from './props.ts';

declare module 'vue' {
  interface GlobalComponents {
    '${tag}': new () => DgaAddressLookup & { $props: Omit<HTMLAttributes, keyof DgaProps> & PublicProps & DgaProps & DgaCamelHandlers };
  }
}
`,
  svelte: (tag) => `import type { HTMLAttributes } from 'svelte/elements';
import type { DgaAddressLookup } from '../element/index.ts';
import type { DgaHandlers, DgaProps } from './props.ts';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    '${tag}': Omit<HTMLAttributes<DgaAddressLookup>, keyof DgaProps> & DgaProps & DgaHandlers<'on'> & DgaHandlers<'on:'>;
  }
}
`,
};

export function writeFrameworkTypes(element) {
  mkdirSync('dist/types', { recursive: true });
  writeFileSync('dist/types/props.d.ts', shared(element));
  for (const [name, of] of Object.entries(FRAMEWORKS)) {
    writeFileSync(`dist/types/${name}.d.ts`, of(element.tagName));
    // An import that only brings types must resolve all the same.
    writeFileSync(`dist/types/${name}.js`, 'export {};\n');
  }
}
