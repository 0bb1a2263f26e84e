// Other people's tests: the package is imported and rendered in Jest and Vitest, where browsers are simulated.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { before, describe, test } from 'node:test';
import { codeBlocks } from '../docs/code-blocks.ts';
import { HOME, prepareConsumers, runTool, writeApp } from './consumer-folder.ts';

/** Renders the element in a form, fills the form from a client of the test's own, and waits for late errors. */
const RENDER = `
  const rejections = [];
  process.on('unhandledRejection', (reason) => rejections.push(reason));
  document.body.innerHTML = '<form><input id="zip" autocomplete="postal-code"><input id="city" autocomplete="address-level2"><dga-address-lookup></dga-address-lookup></form><dga-address-lookup standalone name="code" pickers endpoint="/dga"></dga-address-lookup>';
  const [lookup, standalone] = document.querySelectorAll('dga-address-lookup');
  const record = { zip_code: '1020072', pref_code: '13', pref_name: '東京都', city_code: '13101', city_name: '千代田区', town_name: '飯田橋' };
  lookup.client = { searchCode: async () => ({ page: 1, limit: 20, count: 1, addresses: [record] }) };
  await Promise.all([lookup.updateComplete, standalone.updateComplete]);
  expect(standalone.shadowRoot.querySelector('input')).not.toBe(null);
  await lookup.lookup('1020072');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(document.querySelector('#city').value).toBe('千代田区');
  expect(rejections).toEqual([]);
`;
const LIMIT = '30_000';
const NEW_JEST = { NODE_OPTIONS: '--experimental-vm-modules' };
/** A file of docs/testing.md. */
function documented(name: string): string {
  return codeBlocks('docs/testing.md').find((block) => block.name === name)?.code ?? assert.fail(name);
}

describe('test runners', () => {
  before(() => prepareConsumers());

  function jest(folder: string, env: Readonly<Record<string, string>> = {}): void {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(HOME, 'node_modules/jest/bin/jest.js'), '--rootDir', folder, '--forceExit'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      timeout: 240_000,
    }); // oxfmt-ignore
    assert.equal(status, 0, stdout + stderr);
    assert.doesNotMatch(stderr, /failed/);
  }

  test('Jest with ES modules renders the element in jsdom', () => {
    const folder = writeApp('jest-esm', {
      'jest.config.js': `export default { testEnvironment: 'jsdom', transform: {} };`,
      'page.test.js': `import 'dga-address-lookup'; test('renders', async () => {${RENDER}}, ${LIMIT});`,
      'documented.test.js': documented('page.test.js'),
    });
    jest(folder, NEW_JEST);
  });

  const REQUIRED = `require('dga-address-lookup'); require('dga-address-lookup/mock'); test('renders', async () => {${RENDER}}, ${LIMIT});`;
  const COMMONJS = JSON.stringify({ private: true, type: 'commonjs' });

  test('Jest with require() loads the ES modules of the package', () => {
    const folder = writeApp('jest-cjs', { 'jest.config.js': `module.exports = { testEnvironment: 'jsdom' };`, 'page.test.js': REQUIRED, 'package.json': COMMONJS });
    jest(folder, NEW_JEST);
  }); // oxfmt-ignore

  test('Jest without ES modules transforms the package, with the setting of the documentation', () => {
    const folder = writeApp('jest-transform', {
      'jest.config.cjs': documented('jest.config.cjs'),
      'page.test.js': REQUIRED,
      'package.json': COMMONJS,
    });
    jest(folder);
  });

  test('require() in Node loads every entry', () => {
    const folder = writeApp('require', {
      'package.json': COMMONJS,
      'page.js': `for (const entry of ['', '/element.js', '/client', '/proxy', '/mock', '/mock/msw', '/list', '/analytics']) if (Object.keys(require('dga-address-lookup' + entry)).length === 0) throw new Error(entry);`,
    });
    runTool(join('../apps/require/page.js'), [], folder);
  });

  for (const environment of ['jsdom', 'happy-dom'])
    test(`Vitest renders the element in ${environment}`, () => {
      const folder = writeApp(`vitest-${environment}`, {
        'vitest.config.js': `export default { test: { environment: '${environment}', globals: true } };`,
        'page.test.js': `import 'dga-address-lookup'; test('renders', async () => {${RENDER}}, ${LIMIT});`,
        'documented.test.js': documented('page.test.js'),
      });
      assert.match(runTool('vitest/vitest.mjs', ['run', '--no-color'], folder), /Tests +2 passed/);
    });
});
