// The prepared ZIP list of the demo, so that it answers every ZIP Code of the country without a server.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { prepareList } from '../../src/list/prepare-list.ts';
import { loadPlaces, loadTowns } from '../../src/mock/address-data.ts';

/** Japan Post's public list as this MIT-licensed package contains it, by the first three digits of the ZIP Code. */
const WHOLE_LIST = dirname(fileURLToPath(import.meta.resolve('jquery-jpostal-ja/package.json')));
const FLAGS = [0, 0, 0, 0, 0, 0];
const NO_TOWN = '以下に掲載がない場合';
const csv = (rows) => new TextEncoder().encode(rows.map((row) => row.join()).join('\n'));

/** Rows of the towns that the mock knows, in the columns of utf_ken_all.csv. */
async function mockRows() {
  return (await loadTowns()).map((row) => [
    row.city_code,
    '',
    row.zip_code,
    row.pref_kana,
    row.city_kana,
    row.town_kana ?? '',
    row.pref_name,
    row.city_name,
    row.town_name ?? NO_TOWN,
    ...FLAGS,
  ]);
}

/** Rows of all towns and of all firms, in the columns of utf_ken_all.csv and JIGYOSYO.CSV. */
async function wholeRows() {
  const { cities } = await loadPlaces();
  const codes = new Map(cities.map(({ city_code, pref_name, city_name }) => [`${pref_name}${city_name}`, city_code]));
  const towns = [];
  const firms = [];
  for (const file of readdirSync(`${WHOLE_LIST}/json`)) {
    const text = readFileSync(`${WHOLE_LIST}/json/${file}`, 'utf8');
    if (!text.includes('["_')) continue;
    for (const [code, pref, city, town, block, firm, prefKana, cityKana, kana] of JSON.parse(
      text.slice(text.indexOf('['), text.lastIndexOf(']') + 1),
    )) {
      const zip = code.slice(1);
      const cityCode = codes.get(`${pref}${city}`);
      // A city that has merged since the mock's data were made.
      if (cityCode === undefined) continue;
      if (firm === '') towns.push([cityCode, '', zip, prefKana, cityKana, kana, pref, city, town || NO_TOWN, ...FLAGS]);
      else firms.push([cityCode, '', firm, pref, city, town, block, zip, '', '', 0, 0, 0]);
    }
  }
  return { towns, firms };
}

/** Adds an empty file for each prefix that no ZIP Code has: a browser logs an error for a file that does not exist. */
function withEmptyFiles(prepared) {
  const empty = JSON.stringify({ cities: [], firms: false });
  const all = Array.from({ length: 1000 }, (_, prefix) => [`${String(prefix).padStart(3, '0')}.json`, empty]);
  return new Map([...all, ...prepared]);
}

let files;
/** The files of the list by name, prepared once. */
function zipFiles(isWhole) {
  files ??= (async () => {
    if (!isWhole) return withEmptyFiles(prepareList([csv(await mockRows())]).files);
    // Kept, because the preparation takes seconds.
    const { version } = JSON.parse(readFileSync(`${WHOLE_LIST}/package.json`, 'utf8'));
    const kept = fileURLToPath(new URL(`../../.cache/zip-list-${version}.json`, import.meta.url));
    if (existsSync(kept)) return new Map(JSON.parse(readFileSync(kept, 'utf8')));
    const { towns, firms } = await wholeRows();
    const prepared = withEmptyFiles(prepareList([csv(towns), csv(firms)]).files);
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, JSON.stringify([...prepared]));
    return prepared;
  })();
  return files;
}

/** Vite plugin: serves the list under zip/, and writes it into the build. */
export const zipList = {
  name: 'zip-list',
  configureServer(server) {
    server.middlewares.use('/zip', async (request, response, next) => {
      const text = (await zipFiles(true)).get((request.url ?? '').replace(/^\/|\?.*$/g, ''));
      if (text === undefined) return next();
      response.setHeader('content-type', 'application/json');
      response.end(text);
    });
  },
  async generateBundle() {
    // The tests of the demo do without the whole list, which takes seconds.
    for (const [name, source] of await zipFiles(process.env.DGA_SITE !== undefined))
      this.emitFile({ type: 'asset', fileName: `zip/${name}`, source });
  },
};
