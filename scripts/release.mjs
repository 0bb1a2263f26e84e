// npm run release: everything that a release needs, up to the moment of publishing, and never further.
// `npm publish --provenance` runs on CI, from a tag: https://docs.npmjs.com/generating-provenance-statements
import { execSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';

const read = (file) => readFileSync(file, 'utf8');
const run = (command) => execSync(command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const manifest = JSON.parse(read('package.json'));
const { name, version } = manifest;

// The publisher sets these in package.json; nothing else names an address of the project.
const unset = ['repository', 'homepage', 'bugs'].filter((field) => !manifest[field]);
if (unset.length > 0) {
  console.error(`package.json: set ${unset.join(', ')} to the publisher's addresses before a release.`);
  process.exit(1);
}

/** Builds from nothing, and returns npm's list of the package. */
function pack() {
  rmSync('dist', { recursive: true, force: true });
  run('node scripts/build.mjs');
  return JSON.parse(run('npm pack --ignore-scripts --json --pack-destination .cache/release'))[0];
}

mkdirSync('.cache/release', { recursive: true });
const packed = pack();
for (const { path, size } of packed.files) console.log(`${String(size).padStart(8)} ${path}`);
console.log(`${packed.size} ${packed.filename} ${packed.integrity}`);

const changed = run('git status --porcelain --untracked-files=no').trim();
const problems = [
  JSON.parse(read('package-lock.json')).version !== version && 'package-lock.json has another version: npm install --package-lock-only',
  !read('CHANGELOG.md').includes(version) && `CHANGELOG.md has no entry for ${version}`,
  !read('src/proxy/config.ts').includes(`${name}/${version}`) && `src/proxy/config.ts: the user agent has another version than ${version}`,
  changed && `uncommitted:\n${changed}`,
  pack().integrity !== packed.integrity && 'another build has other bytes',
].filter(Boolean);
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(
  problems.length > 0
    ? `\n${problems.length} problems to fix before ${name} ${version} can be released. Nothing was published.`
    : `\nReady. Nothing was published; on CI, from the tag v${version}:\n  npm ci && npm test && npm run release && npm publish --provenance --access public`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
