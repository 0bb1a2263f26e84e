// Serves test files as bundles: in most of them, loading 150 modules one by one costs more than the tests.
//
// Common imports of test files are one file, which a browser requests once. A module of it runs when the first file that imports it does,
// as without a bundle. Coverage and watching need the sources themselves, so neither is bundled.
import { relative, resolve } from 'node:path';
import process from 'node:process';
import { rolldown } from 'rolldown';

const FOLDER = 'bundled-for-tests';
/** Half of all bytes, for three files. It is a script without exports. */
const AXE = 'axe-core/axe.min.js';

const urlOf = (id) => `/${relative(process.cwd(), id).replaceAll('\\', '/')}`;

/** Makes a plugin of the bundler from the `transform` hook of Web Test Runner's plugins. */
const bundlerPlugin = (hooks) => ({
  name: 'test-files',
  resolveId: (id) => (id === AXE ? { id: `/node_modules/${AXE}`, external: 'absolute' } : null),
  transform(code, id) {
    const changed = hooks.reduce((body, { transform }) => transform({ path: urlOf(id), body }) ?? body, code);
    // Tests name fixtures relative to their own files.
    const body = changed.replaceAll('import.meta.url', `new URL(${JSON.stringify(urlOf(id))}, location.origin).href`);
    return body === code ? null : { code: body, map: null };
  },
});

async function bundle(files, { conditions, hooks = [], without = [], folder = '' }) {
  const isPartial = without.length > 0;
  const bundled = await rolldown({
    input: Object.fromEntries(files.map((file) => [`${folder}${file}`, resolve(file)])),
    platform: 'browser',
    external: [/^\/__web-/, ...without],
    resolve: { conditionNames: conditions },
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"', 'typeof require': '"undefined"' } },
    plugins: [bundlerPlugin(hooks)],
    // Test files export nothing that anyone imports.
    preserveEntrySignatures: isPartial && 'strict',
    treeshake: false,
    // The languages are imported at once by their test, and later by the element.
    checks: { ineffectiveDynamicImport: false },
  });
  const { output } = await bundled.generate({
    dir: '.',
    sourcemap: true,
    strictExecutionOrder: true,
    entryFileNames: '[name]',
    chunkFileNames: `${FOLDER}/[name]-[hash].js`,
    // A chunk that imports a missing package contains nothing else.
    codeSplitting: isPartial || {
      groups: [
        { name: 'fast-check', test: /node_modules[\\/](fast-check|pure-rand)/ },
        { name: 'shared', minShareCount: 2 },
      ],
    },
  });
  return new Map(output.map((file) => [`/${file.fileName}`, file.code ?? file.source]));
}

/**
 * Koa middleware of Web Test Runner, which no plugin changes.
 * @param files The paths of all test files of the run.
 * @param options `conditions` choose among the exports of a package, and `hooks` are plugins that change files.
 */
export function bundledFiles(files, options) {
  if (process.argv.some((arg) => /^--(coverage|watch)/.test(arg))) return (_, next) => next();
  return serve(bundle(files, options));
}

/**
 * Koa middleware that serves modules in a folder as they are in a project that lacks some packages: a bundle imports them by name.
 * @param files The paths of the modules.
 * @param options `conditions` as above, `without` matches the names of the packages, and `folder` ends with a slash.
 */
export function bundledWithout(files, options) {
  let bundled;
  return (ctx, next) => {
    // Only a few test files need it.
    if (ctx.path.startsWith(`/${options.folder}`)) bundled ??= serve(bundle(files, options));
    return bundled ? bundled(ctx, next) : next();
  };
}

function serve(files) {
  // Without bundles only the file with the mistake fails.
  const bundled = files.catch((error) => {
    console.error(error.message);
    return new Map();
  });
  return async (ctx, next) => {
    const body = (await bundled).get(ctx.path);
    if (body === undefined) return next();
    ctx.type = ctx.path.endsWith('.map') ? 'json' : 'js';
    // A frame without an origin loads only what is open to all.
    ctx.set('access-control-allow-origin', '*');
    if (ctx.path.startsWith(`/${FOLDER}/`)) ctx.set('cache-control', 'public, max-age=31536000, immutable');
    ctx.body = body;
    return undefined;
  };
}
