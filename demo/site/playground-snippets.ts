const TAG = 'dga-address-lookup';

const escape = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const camelCase = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function markup(attributes: ReadonlyMap<string, string>, end = `></${TAG}>`): string {
  const written = [...attributes].map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escape(value)}"`));
  return `<${TAG} endpoint="/dga"${written.join('')}${end}`;
}

function react(attributes: ReadonlyMap<string, string>): string {
  const written = [...attributes].map(([name, value]) => (value === '' ? ` ${camelCase(name)}` : ` ${camelCase(name)}=${JSON.stringify(value)}`)); // oxfmt-ignore
  return `import { DgaAddressLookup } from '${TAG}/react';\n\n<DgaAddressLookup endpoint="/dga"${written.join('')} />`;
}

/** The code of the element for each platform, by name. */
export const SNIPPETS: Readonly<Record<string, (attributes: ReadonlyMap<string, string>) => string>> = {
  HTML: (attributes) => markup(attributes),
  React: react,
  Vue: (attributes) => `<script setup>\nimport '${TAG}';\n</script>\n\n<template>\n  ${markup(attributes, ' />')}\n</template>`,
  Svelte: (attributes) => `<script>\n  import '${TAG}';\n</script>\n\n${markup(attributes)}`,
  WordPress: (attributes) =>
    `[${TAG.replaceAll('-', '_')}${[...attributes].map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escape(value)}"`)).join('')}]`,
};
