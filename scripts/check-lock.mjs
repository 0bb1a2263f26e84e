// Fails if package-lock.json lacks a platform package that `npm ci` will ask for, or names a registry: npm notices only what its registry has.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const text = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(text);

/** Whether a package in a folder finds another one: there, or in a folder above. */
const finds = (folder, name) =>
  (folder && `/${folder}`)
    .split('/node_modules/')
    .some((_, i, all) => packages[[...all.slice(0, i + 1), name].join('/node_modules/').slice(1)]);

const problems = [
  ...Object.entries(packages).flatMap(([folder, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) =>
      finds(folder, name) ? [] : `${folder || '.'} needs ${name}`,
    ),
  ),
  ...[...text.matchAll(/"resolved": "(?!file:)[^"]*"/g)].map(([line]) => line),
];
for (const problem of problems.slice(0, 20)) console.error(`package-lock.json: ${problem}`);
if (problems.length === 0) console.log(`package-lock.json: ${Object.keys(packages).length} packages, all present`);
process.exitCode = problems.length > 0 ? 1 : 0;
