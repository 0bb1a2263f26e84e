// The official list is not part of this repository. A list of its size, made from the rows that are, shows how large the prepared form gets.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { AddressRow } from '../../src/address/record.ts';
import { prepareList } from '../../src/list/index.ts';
import { loadPlaces, loadTowns } from '../../src/mock/address-data.ts';
import { writeTownIndex } from '../../src/list/town-index.ts';
import { csvOf, townLine } from './official-files.ts';

/** The official list has 120,677 ZIP Codes in about 124,500 rows. */
const ROWS = 124_500;
const MAX_BYTES = 3_000_000;

/** The same numbers in each run (a linear congruential generator, constants of Numerical Recipes). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it('a prepared list of the official size, with corporate ZIP Codes, has less than 3 MB compressed', async () => {
  const next = numbers(7);
  const { cities } = await loadPlaces();
  // Towns of 富山市 only: the towers of the others have the same name over and over, and compress better than most towns do. Each city gets
  // neighbors in the order of their ZIP Codes, because names and ZIP Codes of neighbors resemble one another in the official list too.
  const real = (await loadTowns())
    .filter(({ city_code, town_name }) => city_code === '16201' && town_name !== null)
    .toSorted((a, b) => Number(a.zip_code) - Number(b.zip_code));
  const pick = (): AddressRow => real[next(real.length)] as AddressRow;
  const lines: string[] = [];
  for (const [i, city] of cities.entries()) {
    const count = Math.round((ROWS * (i + 1)) / cities.length) - Math.round((ROWS * i) / cities.length);
    const first = next(real.length - count);
    for (const { zip_code, town_name, town_kana } of real.slice(first, first + count)) {
      const row = { ...city, zip_code: `${String(i >> 1).padStart(3, '0')}${zip_code?.slice(3)}` };
      lines.push(townLine({ row, town: town_name ?? '', kana: town_kana ?? '' }));
    }
  }
  const firms: string[] = [];
  for (let n = 0; n < 22_197; n++) {
    const city = cities[next(cities.length)] as AddressRow;
    const [town, name, owner] = [pick(), pick(), pick()];
    const fields = [
      `${owner.town_kana}${name.town_kana}`,
      `株式会社　${owner.town_name}${name.town_name}支店`,
      city.pref_name,
      city.city_name,
      town.town_name,
      `${next(9)}丁目${next(40)}－${next(30)}`,
      `${String(cities.indexOf(city) >> 1).padStart(3, '0')}8${String(next(1000)).padStart(3, '0')}`,
    ];
    firms.push([city.city_code, ...fields.map((text) => `"${text}"`), '"100  "', '"局"', 0, 0, 0].join(','));
  }
  const { files, report } = prepareList([csvOf(lines), csvOf(firms)]);
  const bytes = [...files.values()].reduce((sum, text) => sum + gzipSync(text).length, 0);
  assert.ok(report.towns > 120_000 && report.firms === 22_197);
  const towns = [...files].filter(([name]) => /^[0-9]+\.json$/.test(name)).reduce((sum, [, text]) => sum + gzipSync(text).length, 0);
  const townIndex = [...files].filter(([name]) => name.endsWith('-towns.json')).map(([, text]) => gzipSync(text).length);
  const indexBytes = townIndex.reduce((sum, one) => sum + one, 0);
  if (process.env['SHOW_SIZES'])
    console.log({
      files: files.size,
      bytes,
      towns,
      indexBytes,
      rows: report.towns,
      index: gzipSync(files.get('index.json') ?? '').length,
    });
  assert.ok(bytes < MAX_BYTES, `${bytes} bytes`);
  // Towns of one city often begin with the same words. The list has room for an index of towns that never do.
  const letter = (first: number, count: number): string => String.fromCodePoint(first + next(count));
  const distinct = Array.from({ length: ROWS }, () => ({
    prefix: String(next(1000)).padStart(3, '0'),
    name: Array.from({ length: 3 }, () => letter(0x4e00, 2000)).join(''),
    kana: Array.from({ length: 5 }, () => letter(0x30a2, 70)).join(''),
  }));
  const largest = [...writeTownIndex(distinct).values()].reduce((sum, text) => sum + gzipSync(text).length, 0);
  if (process.env['SHOW_SIZES']) console.log({ largest, all: bytes - indexBytes + largest });
  assert.ok(bytes - indexBytes + largest < MAX_BYTES, `${bytes} bytes with an index of ${largest}`);
  assert.ok(Math.max(...townIndex) < 7000, 'two of these files are read for a town without its city');
  assert.ok(gzipSync(files.get('index.json') ?? '').length < 45_000, 'index.json is read whole');
});
