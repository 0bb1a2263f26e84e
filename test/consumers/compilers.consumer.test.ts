// Compiles against the packed package with older compilers. TypeScript 7 is in test/package/types.node.test.ts.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { before, describe, test } from 'node:test';
import { CONSUMER } from '../package/typed-consumer.ts';
import { HOME, prepareConsumers, writeApp } from './consumer-folder.ts';

describe('compilers', () => {
  before(() => prepareConsumers());
  for (const compiler of ['ts54', 'ts59', 'typescript'])
    for (const [module, moduleResolution] of [
      ['esnext', 'bundler'],
      ['nodenext', 'nodenext'],
      // It ignores exports; TypeScript 6 has deprecated it.
      ...(compiler === 'typescript' ? [] : [['esnext', 'node10'] as const]),
    ] as const)
      // oxfmt-ignore
      test(`accept every entry of the package: ${compiler}, ${moduleResolution}`, () => {
        const folder = writeApp(`${compiler}-${moduleResolution}`, CONSUMER);
        writeFileSync(
          join(folder, 'tsconfig.json'),
          JSON.stringify({
            compilerOptions: { strict: true, target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], module, moduleResolution, jsx: 'react-jsx', skipLibCheck: false, noEmit: true, types: [] },
            files: Object.keys(CONSUMER),
          }),
        );
        const { stdout } = spawnSync(process.execPath, [join(HOME, 'node_modules', compiler, 'bin/tsc'), '-p', 'tsconfig.json', '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
        // Ignore errors in other packages, whose declarations may need a newer compiler or, as msw/http, need "exports".
        const ours = stdout.split('\n').filter((line) => line !== '' && !line.startsWith(' ') && !/node_modules\/(?!dga-address-lookup\/)/.test(line) && !(moduleResolution === 'node10' && line.includes("'msw/http'")));
        assert.deepEqual(ours, []);
      });
});
