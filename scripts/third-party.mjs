// Collects the licenses of bundled packages and writes a bill of materials.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the package that a module belongs to, `undefined` for our own. */
const folderOf = (id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.split('?')[0])?.[1];

/** A plugin that notes which packages end in which output folder; only what is really in a chunk counts, not what was looked at. */
export function collector() {
  const folders = new Map();
  const note = {
    name: 'third-party',
    generateBundle(options, bundle) {
      const into = (options.dir ?? '').split('/dist/').at(-1).split('/')[0];
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const folder = folderOf(id);
          if (!folder || renderedLength === 0) continue;
          const name = chunk.fileName.includes('/') || into === 'dist' ? chunk.fileName.split('/')[0] : into;
          folders.set(folder, (folders.get(folder) ?? new Set()).add(`dist/${name}`));
        }
      }
    },
  };
  return { note, folders };
}

/** The licence of a package, word for word. */
function licenceOf(folder, { name, license, author }) {
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry));
  if (file) return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  const holder = typeof author === 'string' ? author : author?.name;
  if (license && holder) return `${license}\n\nCopyright (c) ${holder}`;
  throw new Error(`${name} is bundled and has no licence file and no author`);
}

/** Licences in dist/THIRD-PARTY-LICENSES.txt and a CycloneDX bill of materials in dist/sbom.cdx.json; the same for the same build. */
export function writeThirdParty(folders, manifest) {
  const packages = [...folders]
    .map(([folder, into]) => {
      const one = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return { folder, one, into: [...into].toSorted((a, b) => (a < b ? -1 : 1)) };
    })
    .toSorted((a, b) => (a.one.name < b.one.name ? -1 : 1));
  const text = packages.map(
    ({ folder, one, into }) => `${one.name} ${one.version} (${one.license}), in ${into.join(', ')}\n\n${licenceOf(folder, one)}\n`,
  );
  const rule = `${'-'.repeat(80)}\n\n`;
  writeFileSync(
    'dist/THIRD-PARTY-LICENSES.txt',
    `The built files of ${manifest.name} hold parts of the packages below.\n\n${rule}${text.join(`\n${rule}`)}`,
  );
  const component = (one, scope, properties) => ({
    type: 'library',
    'bom-ref': `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
    name: one.name,
    version: one.version,
    scope,
    purl: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
    ...(one.license ? { licenses: [{ license: { id: one.license } }] } : {}),
    ...(properties ? { properties } : {}),
  });
  const inside = packages.map(({ one, into }) => component(one, 'required', [{ name: 'bundled-in', value: into.join(' ') }]));
  const beside = Object.keys(manifest.dependencies)
    .filter((name) => !packages.some(({ one }) => one.name === name) && existsSync(`node_modules/${name}/package.json`))
    .map((name) => component(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')), 'required'));
  const self = `pkg:npm/${manifest.name}@${manifest.version}`;
  const components = [...inside, ...beside];
  // No serial number and no time: the same source gives the same bytes. https://cyclonedx.org/docs/1.6/json/
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'library',
        'bom-ref': self,
        name: manifest.name,
        version: manifest.version,
        purl: self,
        licenses: [{ license: { id: manifest.license } }],
      },
    },
    components,
    dependencies: [{ ref: self, dependsOn: components.map((one) => one['bom-ref']) }],
  };
  writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(bom, null, 2)}\n`);
  return packages.map(({ one }) => one.name);
}
