// Imports every entry without a DOM, as a server-side renderer does. Needs the built package.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { test } from 'node:test';

const { exports, bin } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  readonly bin: Readonly<Record<string, string>>;
};
const entries = [
  ...Object.values(exports)
    .map((target) => (typeof target === 'string' ? target : target.default))
    .filter((file) => file.endsWith('.js') && !file.includes('*')),
  './dist/cdn/dga-address-lookup.js',
  './dist/cdn/dga-address-lookup.mock.js',
];

/** Runs in a separate process without a DOM, which must exit: an import starts no timer and opens no socket. */
function inNode(code: string): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    timeout: 200_000,
  });
  return { status, output: stdout + stderr };
}

for (const entry of entries) {
  test(`${entry} can be imported without a DOM`, () => {
    const { status, output } = inNode(`await import(${JSON.stringify(new URL(`../../${entry}`, import.meta.url).href)})`);
    assert.equal(output, '');
    assert.equal(status, 0);
  });
}

test('all entries together add nothing to the global scope except the documented symbol', () => {
  const code = `
    const before = new Set(Reflect.ownKeys(globalThis));
    ${entries.map((entry) => `await import(${JSON.stringify(new URL(`../../${entry}`, import.meta.url).href)});`).join('\n')}
    console.log(Reflect.ownKeys(globalThis).filter((key) => !before.has(key)).map(String).sort().join());`;
  const { output } = inNode(code);
  // Globals of Lit, MSW and Node's fetch.
  assert.deepEqual(
    output
      .trim()
      .split(',')
      .filter((key) => !/^(?:(?:lit|reactive)[A-Z]\w*|customElements|__MSW_INTERCEPTORS_REGISTRY|Symbol\(undici\..*\))$/.test(key)),
    ['Symbol(dga-address-lookup.mock)'],
  );
});

test('the package has exactly one command', () => assert.deepEqual(Object.keys(bin), ['dga-address-proxy']));
