import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type PreparedList, prepareList } from '../../list/prepare-list.ts';
import { isZip, readZip } from './read-zip.ts';

/** The names of the files that a prepared list has. No other file of the folder is touched. */
const LIST_FILE = /^(?:index|[0-9]{3}|[0-9]{2}-(?:firms|towns))\.json$/;

const INDEX = 'index.json';

async function readSources(paths: readonly string[]): Promise<readonly Uint8Array[]> {
  const sources: Uint8Array[] = [];
  for (const path of paths) {
    const bytes = await readFile(path);
    if (!isZip(bytes)) sources.push(bytes);
    else sources.push(...readZip(bytes).filter(({ name }) => /\.csv$/i.test(name)).map((file) => file.bytes)); // oxfmt-ignore
  }
  if (sources.length === 0) throw new SyntaxError('--prepare-list: the zip archives contain no CSV file.');
  return sources;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}

function reportOf({ files, report }: PreparedList, folder: string): string {
  const texts = [...files.values()];
  const size = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const compressed = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
  return [
    `${folder}: ${files.size} files, ${megabytes(size)}, ${megabytes(compressed)} as gzip`,
    `${report.zipCodes} ZIP Codes, ${report.towns} towns in ${report.cities} cities, ${report.firms} corporate ZIP Codes`,
    ...(report.firms === 0 ? ['No corporate ZIP Codes: add JIGYOSYO.CSV (jigyosyo.zip) to the command to have them.'] : []),
    `Towns that name several places or a range, left as they are: ${report.unresolved.length}${
      report.unresolved.length > 0 ? ` (${report.unresolved.slice(0, 5).join(' ')}${report.unresolved.length > 5 ? ' …' : ''})` : ''
    }`,
    '',
  ].join('\n');
}

/**
 * Writes the prepared form of the official downloads into a folder, and says what was found in them.
 *
 * @param paths `utf_ken_all.zip` and, for corporate ZIP Codes, `jigyosyo.zip`; or the CSV files in them
 * @param folder is created if it does not exist; files of an earlier list in it are replaced
 * @throws {SyntaxError} if a file is not an official one
 */
export async function writePreparedList(paths: readonly string[], folder: string): Promise<string> {
  const prepared = prepareList(await readSources(paths));
  await mkdir(folder, { recursive: true });
  // A running proxy reads the folder: files are replaced atomically, and the index, which announces the new list, is written last.
  const others = [...prepared.files.keys()].filter((name) => name !== INDEX);
  for (const name of [...others, INDEX]) {
    const written = join(folder, `${name}.new`);
    await writeFile(written, prepared.files.get(name) ?? '');
    await rename(written, join(folder, name));
  }
  for (const name of await readdir(folder)) if (LIST_FILE.test(name) && !prepared.files.has(name)) await rm(join(folder, name));
  return reportOf(prepared, folder);
}
