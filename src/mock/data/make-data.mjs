// node src/mock/data/make-data.mjs prefectures-and-cities.json towns-of-five-cities.jsonl
// Writes src/mock/data/: Japan Post's public list of ZIP Codes, as far as the mock knows it. The head of each file describes its contents
// and its source.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { cityRomaOf, romaOf } from '../../address/roma.ts';

const [places, towns] = process.argv.slice(2);
if (!places || !towns) {
  console.error('usage: node src/mock/data/make-data.mjs prefectures-and-cities.json towns-of-five-cities.jsonl');
  process.exit(1);
}

const HEAD = `// Made by src/mock/data/make-data.mjs; not to be edited.
// From Japan Post's public list of ZIP Codes (住所の郵便番号, 2025), which Japan Post lets anyone use and pass on, by way of the
// MIT-licensed npm packages yubin 0.2.2 and jquery-jpostal-ja 2.14.73. The roma are derived from the kana.
`;
const write = (file, doc, name, lines) => {
  if (lines.some((line) => /[`\\$]/.test(line))) throw new Error('a line would not survive a template literal');
  writeFileSync(
    new URL(`./${file}`, import.meta.url),
    `${HEAD}\n/** ${doc} */\nexport const ${name}: string = \`\n${lines.join('\n')}\n\`;\n`,
  );
};

// The data contain roma only if they cannot be derived from the kana.
const unless = (made, roma) => (roma === made ? [] : [roma]);

const { prefectures, cities } = JSON.parse(readFileSync(places, 'utf8'));
write(
  'cities.ts',
  'Prefectures by code: two digits, name, kana, roma, split by tabs. Each is followed by its cities: the last three digits, name, kana, roma if irregular.',
  'CITIES',
  prefectures.flatMap((prefecture) => [
    prefecture.join('\t'),
    ...cities
      .filter(([code]) => code.startsWith(prefecture[0]))
      .map(([code, name, kana, roma]) => [code.slice(2), name, kana, ...unless(cityRomaOf(name, kana), roma)].join('\t')),
  ]),
);

// In the order of the API, by reading. Rows that differ only in their ZIP Code, such as the floors of a tower, share a line.
const rows = readFileSync(towns, 'utf8').trim().split('\n').map(JSON.parse);
const order = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
rows.sort(
  (a, b) =>
    order(a.city_code, b.city_code) ||
    order(a.town_kana ?? '', b.town_kana ?? '') ||
    order(a.town_name ?? '', b.town_name ?? '') ||
    order(a.zip_code, b.zip_code),
);
const lines = [];
let city;
let town;
for (const { city_code, zip_code, town_name, town_kana, town_roma } of rows) {
  if (city_code !== city) {
    city = city_code;
    town = undefined;
    lines.push(city);
  }
  const name = town_name + (town_kana ?? '');
  if (name === town) lines[lines.length - 1] = lines[lines.length - 1].replace(/^[^\t]*/, `$& ${zip_code}`);
  else lines.push([zip_code, ...(town_name === null ? [] : [town_name, town_kana, ...unless(romaOf(town_kana), town_roma)])].join('\t'));
  town = name;
}
write(
  'towns.ts',
  "A city's code on a line of its own, then its towns in kana order: ZIP Codes, name, kana, roma if irregular, split by tabs.",
  'TOWNS',
  lines,
);
