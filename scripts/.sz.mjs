import { build } from 'esbuild';
import { brotliCompressSync } from 'node:zlib';
const ext = {
  name: 'dyn',
  setup(b) {
    b.onResolve({ filter: /.*/ }, (a) => (a.kind === 'dynamic-import' ? { path: a.path, external: true } : undefined));
  },
};
const one = async (contents, extra = {}) => {
  const r = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    conditions: ['production'],
    target: 'es2022',
    charset: 'utf8',
    plugins: [ext],
    metafile: true,
    ...extra,
  });
  const c = r.outputFiles[0].contents;
  return [c.length, brotliCompressSync(c).length];
};
console.log('all base', await one(`export * from './src/cdn.ts'`));
console.log(
  'lit',
  await one(
    `import {LitElement,html,css,nothing} from 'lit'; customElements.define('x-y', class extends LitElement{ static styles=css\`a{}\`; render(){return html\`<p>\${nothing}</p>\`}})`,
  ),
);
console.log('form', await one(`export * from './src/form/address-form.ts'`));
console.log('client', await one(`export * from './src/client/client.ts'; export * from './src/client/relay.ts'`));
console.log('flow', await one(`export * from './src/element/lookup-flow.ts'`));
console.log('ja', await one(`export * from './src/element/messages/ja.ts'`));
console.log('en', await one(`export * from './src/element/messages/en.ts'`));
console.log(
  'element no deps',
  await one(`export * from './src/element/dga-address-lookup.ts'`, {
    plugins: [
      {
        name: 'x',
        setup(b) {
          b.onResolve({ filter: /.*/ }, (a) =>
            a.importer.endsWith('dga-address-lookup.ts') ? { path: a.path, external: true } : undefined,
          );
        },
      },
    ],
  }),
);
console.log('styles', await one(`export * from './src/element/styles.ts'`, { external: ['lit'] }));
console.log('flow chunk + entry', await one(`export * from './src/cdn.ts'; export * from './src/element/lookup-flow.ts'`));
