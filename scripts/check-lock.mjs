// Fails if package-lock.json lacks a platform package that `npm ci` will ask for, or names a registry. `npm ci` notices only what its registry has,
// and `npm install` drops just what its registry has not.
import { readFileSync } from 'node:fs';
import process from 'node:process';
const text = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(text);
const has = (from, name) => {
  for (let at = from; ;) {
    if (packages[`${at ? at + '/' : ''}node_modules/${name}`]) return true;
    if (!at) return false;
    const i = at.lastIndexOf('/node_modules/');
    at = i < 0 ? '' : at.slice(0, i);
  }
};
const bad = [];
for (const [at, p] of Object.entries(packages))
  for (const d of Object.keys({ ...p.dependencies, ...p.optionalDependencies })) if (!has(at, d)) bad.push(`${at || '.'} needs ${d}`);
for (const m of text.matchAll(/"resolved": "(?!file:)[^"]*"/g)) bad.push(m[0]);
if (bad.length) {
  console.error(`package-lock.json: ${bad.length} problems\n  ${bad.slice(0, 20).join('\n  ')}`);
  process.exit(1);
}
console.log(`package-lock.json: ${Object.keys(packages).length} packages, all present`);
