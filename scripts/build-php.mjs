// The PHP proxy as one file, and the plugins for WordPress and EC-CUBE as zips. They contain dist/cdn.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { JAPAN_POST, testData } from '../src/mock/test-data.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const SOURCES = 'integrations/php/src';
const PLUGIN = 'integrations/wordpress/dga-address-lookup';
const ECCUBE = 'integrations/eccube4';
const LICENSE = `/**
 * dga-address-lookup ${version}: the proxy for Japan Post's address API, in PHP 7.4 or later.
 * SPDX-License-Identifier: MIT
 *
${readFileSync('LICENSE', 'utf8').trim().replaceAll(/^/gm, ' * ').replaceAll(/ +$/gm, '')}
 */`;

/** The first line that PHP older than 7.4 cannot parse. No check can run there, but the parse error repeats the type, up to 30 characters. */
const OLDEST_PHP = `/** Names the cause in the parse error of an older PHP. */
final class OldestPhp
{
    private THIS_NEEDS_PHP_7_4_OR_LATER $version;
}
`;

/** Loads the element if the folder that the page names is gone: an update removes the files of the earlier version. */
const FALLBACK = `customElements.get('dga-address-lookup') ?? import('./${version}/dga-address-lookup.js');\n`;

/** One PHP file from the classes; `ending` is what runs when the file is loaded. */
function joinClasses(ending) {
  const isInterface = (file) => /\/(?:Api|Store)\.php$/.test(file);
  // PHP can only use an interface that the file has declared before.
  const files = globSync(`${SOURCES}/**/[A-Z]*.php`).toSorted(
    (a, b) => Number(isInterface(b)) - Number(isInterface(a)) || (a < b ? -1 : 1),
  );
  const withoutHeader = (file) =>
    readFileSync(file, 'utf8').replace(/^<\?php\s+declare\(strict_types=1\);\s+namespace DgaAddressLookup;\s+/, '');
  const records = [...testData.digitalAddresses, ...testData.zipCodes, ...testData.corporateZipCodes, JAPAN_POST].flatMap(
    (code) => code.records,
  );
  return `<?php\n\n${LICENSE}\n\ndeclare(strict_types=1);\n\nnamespace DgaAddressLookup;\n\n${OLDEST_PHP}\n${files.map(withoutHeader).join('\n')}${ending(withoutHeader)}`
    .replace('{{version}}', version)
    .replace('{{records}}', JSON.stringify(records).replaceAll("'", "\\'"));
}

/** A zip whose bytes depend on nothing but its entries. Node's zlib packs it 3 % smaller than fflate would. */
function zip(entries) {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const [name, content] of entries) {
    const packed = deflateRawSync(content, { level: 9 });
    const nameBytes = Buffer.from(name);
    // 1980-01-01, the first day that a zip can name; flag 0x800: the name is UTF-8.
    const header = Buffer.alloc(26);
    for (const [at, value] of [[0, 20], [2, 0x800], [4, 8], [6, 0], [8, 0x21]]) header.writeUInt16LE(value, at); // oxfmt-ignore
    for (const [at, value] of [[10, crc32(content)], [14, packed.length], [18, content.length]]) header.writeUInt32LE(value, at); // oxfmt-ignore
    header.writeUInt16LE(nameBytes.length, 22);
    const tail = Buffer.alloc(14);
    // A file with permissions 0644, for systems that read the attributes of Unix.
    tail.writeUInt32LE((0o100644 << 16) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    parts.push(Buffer.from('PK\x03\x04'), header, nameBytes, packed);
    directory.push(Buffer.from('PK\x01\x02\x14\x03'), header, tail, nameBytes);
    offset += 30 + nameBytes.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  for (const at of [4, 6]) end.writeUInt16LE(entries.length, at);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from('PK\x05\x06'), end]);
}

/** A .mo file from a .po file whose entries are on one line each. https://www.gnu.org/software/gettext/manual/html_node/MO-Files.html */
function compileTranslation(po) {
  const unquote = (lines) => [...lines.matchAll(/^(?:msg\w+ )?(".*")$/gm)].map(([, line]) => JSON.parse(line)).join('');
  const pairs = [...po.matchAll(/^(msgid (?:".*"\n)+)(msgstr (?:".*"(?:\n|$))+)/gm)]
    .map(([, id, text]) => [Buffer.from(unquote(id)), Buffer.from(unquote(text))])
    .toSorted(([a], [b]) => Buffer.compare(a, b));
  const header = Buffer.alloc(28 + 16 * pairs.length);
  [0x950412de, 0, pairs.length, 28, 28 + 8 * pairs.length, 0, header.length].forEach((value, i) => header.writeUInt32LE(value, 4 * i));
  const texts = [...pairs.map(([id]) => id), ...pairs.map(([, text]) => text)];
  let offset = header.length;
  texts.forEach((text, i) => {
    header.writeUInt32LE(text.length, 28 + 8 * i);
    header.writeUInt32LE(offset, 32 + 8 * i);
    offset += text.length + 1;
  });
  return Buffer.concat([header, ...texts.flatMap((text) => [text, Buffer.alloc(1)])]);
}

export function buildPhp() {
  mkdirSync('dist/php', { recursive: true });
  writeFileSync(
    'dist/php/dga-address-proxy.php',
    joinClasses((read) => `\n${read(`${SOURCES}/main.php`)}`),
  );

  if (!existsSync('dist/cdn/dga-address-lookup.js')) throw new Error('dist/cdn is missing: run the cdn part of the build first');
  const guarded = joinClasses(() => '').replace(
    'namespace DgaAddressLookup;\n',
    "namespace DgaAddressLookup;\n\ndefined('ABSPATH') || exit;\n",
  );
  const { wordpress: tested } = JSON.parse(readFileSync('integrations/wordpress/tried.json', 'utf8'));
  const text = (file) => Buffer.from(readFileSync(file, 'utf8').replaceAll('{{version}}', version).replaceAll('{{tested}}', tested));
  const entries = [
    ...globSync(`${PLUGIN}/**/*.*`).map((file) => [file.slice(PLUGIN.length + 1), text(file)]),
    ...globSync(`${PLUGIN}/**/*.po`).map((file) => [
      `${file.slice(PLUGIN.length + 1, -2)}mo`,
      compileTranslation(readFileSync(file, 'utf8')),
    ]),
    // A folder for each version: browsers that have kept a file of the last one never mix the two.
    ...globSync('dist/cdn/*.js').map((file) => [`cdn/${version}/${basename(file)}`, readFileSync(file)]),
    ['cdn/current-version.js', Buffer.from(FALLBACK)],
    ['proxy.php', Buffer.from(guarded)],
    ['LICENSE', readFileSync('LICENSE')],
  ].toSorted(([a], [b]) => (a < b ? -1 : 1));
  mkdirSync('dist/wordpress', { recursive: true });
  writeFileSync(
    'dist/wordpress/dga-address-lookup.zip',
    zip(entries.map(([name, content]) => [`dga-address-lookup/${name.replaceAll('\\', '/')}`, content])),
  );

  const scripts = [
    `${ECCUBE}/dga-address-lookup.eccube4.js`,
    'dist/cdn/dga-address-lookup.js',
    'dist/cdn/dga-address-lookup.interaction.js',
  ];
  mkdirSync('dist/eccube4', { recursive: true });
  writeFileSync(
    'dist/eccube4/DgaAddressLookup.zip',
    zip([
      ...globSync(`${ECCUBE}/plugin/**/*.*`).map((file) => [file.slice(ECCUBE.length + 8).replaceAll('\\', '/'), text(file)]),
      ...scripts.map((file) => [`Resource/assets/${basename(file)}`, readFileSync(file)]),
    ]),
  );
}
