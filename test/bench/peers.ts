// Peers to measure against: installed and bundled under .cache for the run, never shipped and no dependency of ours.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const HOME = '.cache/bench-peers';
export const PEERS = ['jquery-jpostal-ja', '@ideal-postcodes/address-finder', '@mapbox/search-js-web'] as const;
export type PeerName = (typeof PEERS)[number];

/** Bundles as a shop would load them: one minified file each. */
const ENTRIES: Readonly<Record<string, string>> = {
  'address-finder': "export { AddressFinder } from '@ideal-postcodes/address-finder';",
  'search-js': "export { autofill } from '@mapbox/search-js-web';",
};

const BARE = `import { LitElement, html } from 'lit';
class BareElement extends LitElement { render() { return html\`<p></p>\`; } }
customElements.define('bare-element', BareElement);`;

async function bundle(name: string, code: string, root: string): Promise<void> {
  writeFileSync(`${root}/${name}.entry.js`, code);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: `${HOME}/bundles`,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: { [name]: `${root}/${name}.entry.js` }, formats: ['es'] },
      rolldownOptions: { output: { minify: true, entryFileNames: '[name].js' } },
    },
  });
}

/** The bare Lit element of S8. */
export async function bundleBareElement(): Promise<void> {
  mkdirSync(`${HOME}/bundles`, { recursive: true });
  await bundle('bare', BARE, HOME);
}

/** Versions of the peers that could be had; none where the registry is out of reach. */
export async function bringPeers(): Promise<ReadonlyMap<PeerName, string>> {
  mkdirSync(`${HOME}/bundles`, { recursive: true });
  if (!existsSync(`${HOME}/package.json`)) writeFileSync(`${HOME}/package.json`, '{"private":true}');
  const installed = (name: string): boolean => existsSync(`${HOME}/node_modules/${name}/package.json`);
  if (!PEERS.every(installed))
    spawnSync(
      'npm',
      ['install', '--loglevel=error', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', HOME, 'jquery@4', ...PEERS],
      { stdio: 'inherit', shell: process.platform === 'win32' },
    );
  const there = PEERS.filter(installed);
  if (there.includes('jquery-jpostal-ja')) {
    for (const [name, file] of [
      ['jquery', 'jquery/dist/jquery.min.js'],
      ['jpostal', 'jquery-jpostal-ja/jquery.jpostal.js'],
    ] as const)
      writeFileSync(`${HOME}/bundles/${name}.js`, readFileSync(`${HOME}/node_modules/${file}`));
  }
  if (there.includes('@ideal-postcodes/address-finder')) await bundle('address-finder', ENTRIES['address-finder'] ?? '', HOME);
  if (there.includes('@mapbox/search-js-web')) await bundle('search-js', ENTRIES['search-js'] ?? '', HOME);
  return new Map(
    there.map((name) => [
      name,
      (JSON.parse(readFileSync(`${HOME}/node_modules/${name}/package.json`, 'utf8')) as { version: string }).version,
    ]),
  );
}

/** Bytes of brotli of a page's scripts; 0 for what is not there. */
export function brotliOf(...files: string[]): number {
  return files.reduce((sum, file) => sum + (existsSync(file) ? brotliCompressSync(readFileSync(file)).length : 0), 0);
}
