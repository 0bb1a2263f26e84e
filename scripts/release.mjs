// npm run release: everything that a release needs, up to the moment of publishing, and never further.
//
// Publishing itself is done by the CI that holds the right to it: `npm publish --provenance` from a tag, so that npm can show which
// commit and which run a version comes from. https://docs.npmjs.com/generating-provenance-statements
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';

const problems = [];
const shell = process.platform === 'win32';
const run = (command, args) => spawnSync(command, args, { encoding: 'utf8', shell });
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
/** Builds from nothing, and returns the digest of each file. */
function built() {
  rmSync('dist', { recursive: true, force: true });
  if (run(process.execPath, ['scripts/build.mjs']).status !== 0) problems.push('the build failed: npm run build');
  return new Map(globSync('dist/**/*.*').map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]));
}

const manifest = JSON.parse(read('package.json'));
const { name, version } = manifest;

// The publisher sets these in package.json; nothing else names an address of the project.
const unset = ['repository', 'homepage', 'bugs'].filter((field) => !manifest[field]);
if (unset.length > 0) {
  console.error(`package.json: set ${unset.join(', ')} to the publisher's addresses before a release.`);
  process.exit(1);
}

// 1. The metadata that provenance and readers need.
if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) problems.push(`package.json: ${version} is not a version`);
if (JSON.parse(read('package-lock.json')).version !== version)
  problems.push('package-lock.json has another version: npm install --package-lock-only');
if (!read('CHANGELOG.md').includes(version)) problems.push(`CHANGELOG.md has no entry for ${version}`);
if (!read('src/proxy/config.ts').includes(`${name}/${version}`))
  problems.push(`src/proxy/config.ts: the user agent has another version than ${version}`);
const dirty = run('git', ['status', '--porcelain', '--untracked-files=no']).stdout.trim();
if (dirty) problems.push(`uncommitted:\n${dirty.replaceAll(/^/gm, '  ')}`);

// 2. The same bytes twice, from nothing each time.
const once = built();
const twice = built();
const differing = [...new Set([...once.keys(), ...twice.keys()])].filter((file) => once.get(file) !== twice.get(file));
if (differing.length > 0) problems.push(`another build differs in ${differing.slice(0, 5).join(', ')}`);

// 3. The content of the package.
mkdirSync('.cache/release', { recursive: true });
const packed = run(shell ? 'npm.cmd' : 'npm', ['pack', '--ignore-scripts', '--pack-destination', '.cache/release']);
// npm lists the files, their sizes and the digest.
console.log(packed.stderr);
if (packed.status !== 0) problems.push('npm pack failed');

for (const problem of problems) console.error(`✗ ${problem}`);
console.log(
  problems.length > 0
    ? `\n${problems.length} problems to fix before ${name} ${version} can be released. Nothing was published.`
    : `\nReady. Nothing was published; on CI, from the tag v${version}:\n  npm ci && npm test && npm run release && npm publish --provenance --access public`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
