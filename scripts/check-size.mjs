// Measures the files that a page loads in bytes of brotli. Throws above the gates; 1 kB is 1000 bytes.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { importsOf } from './imports-of.mjs';

const GATES = {
  'dga-address-lookup.js': 38_000,
  'createClient alone': 4000,
  // With the chunks of its other methods and of the direct transport. No page loads all of these two: counted so that growth is seen.
  'createClient with its chunks': 12_415,
  'all chunks in one language': 97_860,
};

/** Chunks of further languages; a page loads one of them at most. */
const isLanguage = (file) => /\.(?:en|ja-easy|ko|zh|zh-hant)\.js$/.test(file);

export const brotli = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length;

/** A file and those it imports from beside it; with `late`, also those that import() names. */
function loaded(file, late, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = importsOf(file);
  for (const name of late ? [...imports.early, ...imports.late] : imports.early) {
    if (!name.startsWith('./')) throw new Error(`${file} imports ${name}: a CDN file stands alone`);
    loaded(join(dirname(file), name), late, seen);
  }
  return seen;
}

/** Bundles a page that imports createClient only. Returns the first file. */
async function bundleClient() {
  const outDir = '.cache/client-alone';
  rmSync(outDir, { recursive: true, force: true });
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir,
      target: 'es2022',
      lib: { entry: { client: 'scripts/client-alone.js' }, formats: ['es'] },
      rolldownOptions: {
        // As in the bundle of a page: what a chunk shares with the rest stays in the first file.
        preserveEntrySignatures: 'allow-extension',
        output: { minify: true, entryFileNames: '[name].js', chunkFileNames: 'client.[name].js' },
      },
    },
  });
  return `${outDir}/client.js`;
}

/** Bytes of brotli of each, with their gates. */
export async function sizes() {
  const first = 'dist/cdn/dga-address-lookup.js';
  if (!existsSync(first)) throw new Error(`${first} is not built`);
  const all = [...loaded(first, true)];
  const size = (file) => brotli(readFileSync(file));
  const largest = all.filter(isLanguage).toSorted((a, b) => size(b) - size(a))[0];
  const client = await bundleClient();
  const files = {
    'dga-address-lookup.js': loaded(first, false),
    'all chunks in one language': new Set(all.filter((file) => !isLanguage(file) || file === largest)),
    'createClient alone': loaded(client, false),
    'createClient with its chunks': loaded(client, true),
  };
  // Each file travels apart, so each is compressed apart.
  return Object.entries(GATES).map(([name, gate]) => ({
    name,
    gate,
    files: files[name].size,
    bytes: [...files[name]].reduce((sum, file) => sum + size(file), 0),
  }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = await sizes();
  for (const { name, gate, bytes, files } of found) console.log(`${name}: ${bytes} of ${gate} bytes (${files} files)`);
  const over = found.filter(({ bytes, gate }) => bytes > gate);
  if (over.length > 0) throw new Error(`over the gate: ${over.map(({ name }) => name).join(', ')}`);
}
