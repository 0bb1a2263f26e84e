// The licenses of what the builds bundle, and a bill of materials.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** `build.license` of one build: Vite lists the packages in its files, with the text of their licenses. */
export const licenses = (name) => ({ fileName: `licenses-${name}.json` });

/** Returns the packages of Vite's lists in dist, by name, and removes the lists. */
export function takeLicenses() {
  const lists = globSync('dist/**/licenses-*.json');
  const packages = new Map(
    lists.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).map((one) => [`${one.name} ${one.version}`, one])),
  );
  for (const file of lists) rmSync(file);
  return [...packages.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Licenses in dist/THIRD-PARTY-LICENSES.txt and a CycloneDX bill of materials in dist/sbom.cdx.json; the same for the same build. */
export function writeThirdParty(packages, manifest) {
  const texts = packages.map(({ name, version, identifier, text }) => {
    if (!text) throw new Error(`${name} is bundled and has no license file`);
    return `${name} ${version} (${identifier})\n\n${text.replaceAll('\r\n', '\n')}\n`;
  });
  writeFileSync(
    'dist/THIRD-PARTY-LICENSES.txt',
    [`The built files of ${manifest.name} hold parts of the packages below.\n\n`, ...texts].join(`\n${'-'.repeat(80)}\n\n`),
  );
  const component = ({ name, version, identifier, license = identifier }) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    return { type: 'library', 'bom-ref': purl, name, version, purl, licenses: [{ license: { id: license } }] };
  };
  const beside = Object.keys(manifest.dependencies)
    .filter((name) => !packages.some((one) => one.name === name))
    .map((name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')));
  const self = component(manifest);
  const components = [...packages, ...beside].map(component);
  // No serial number and no time: the same source gives the same bytes. https://cyclonedx.org/docs/1.6/json/
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: self },
    components,
    dependencies: [{ ref: self['bom-ref'], dependsOn: components.map((one) => one['bom-ref']) }],
  };
  writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(bom, null, 2)}\n`);
}
