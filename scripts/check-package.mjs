// Checks what publint and attw do not: imports that resolve on a user's machine, no scripts that run there, and a reproducible CDN build.
import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import process from 'node:process';
import { importsOf } from './imports-of.mjs';

const problems = [];
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const theirs = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
const known = (name) => theirs.some((one) => name === one || name.startsWith(`${one}/`));
const nodes = (name) => name.startsWith('node:') || builtinModules.includes(name);

if (!Object.keys(manifest.dependencies).every((name) => /^(?:@lit\/.*|lit)$/.test(name)))
  problems.push('package.json: a dependency that is not Lit');
// They run on other people's machines, or hide what is published.
for (const name of ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish', 'prepublishOnly'])
  if (name in manifest.scripts) problems.push(`package.json: no ${name} script`);

for (const file of globSync('dist/**/*.{js,d.ts}')) {
  const { early, late } = importsOf(file);
  // The parser does not count types that import() names.
  const ofTypes = file.endsWith('.d.ts')
    ? [...readFileSync(file, 'utf8').matchAll(/\bimport\(["']([^"']+)["']\)/g)].map(([, name]) => name)
    : [];
  // The output of src/proxy/node runs in Node only. Its declarations need neither Node's types nor a library's.
  const inNode = /^dist\/proxy\/(bin|node\/|redis\/).*\.js$/.test(file);
  for (const name of new Set([...early, ...late, ...ofTypes])) {
    if (/^\.{1,2}\//.test(name) || known(name) || (inNode && nodes(name))) continue;
    problems.push(`${file} imports ${name}, which a user does not have`);
  }
}

// The demo has its own build of the CDN files, made by another process in another folder.
const [once, again] = ['dist/cdn', 'dist-demo/cdn'].map((folder) => globSync('*.js', { cwd: folder }).toSorted());
if (once.join() !== again.join()) problems.push('dist/cdn: another build has other files');
const isSame = (name) => readFileSync(`dist/cdn/${name}`).equals(readFileSync(`dist-demo/cdn/${name}`));
for (const name of once) if (again.includes(name) && !isSame(name)) problems.push(`dist/cdn/${name}: another build differs`);

for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('package: every import resolvable, CDN files the same twice');
process.exitCode = problems.length > 0 ? 1 : 0;
