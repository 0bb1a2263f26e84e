// Compiles against the packed package with TypeScript 7 and both module resolutions. `npm run test:consumers` uses 5.4 and 5.9.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { before, test } from 'node:test';
import { CONSUMER } from './typed-consumer.ts';
import { pack, type Packed } from './packed.ts';

let packed: Packed;
before(() => {
  packed = pack('types', ['react', '@types/react', 'csstype', 'msw', '@mswjs/interceptors', 'hono']);
  for (const [file, code] of Object.entries(CONSUMER)) writeFileSync(join(packed.folder, file), code);
});

function check(name: string, module: string, moduleResolution: string, files = Object.keys(CONSUMER), { folder } = packed): string {
  const config = `tsconfig.${name}.json`;
  writeFileSync(
    join(folder, config),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        module,
        moduleResolution,
        jsx: 'react-jsx',
        skipLibCheck: false,
        noEmit: true,
        exactOptionalPropertyTypes: true,
        types: [],
        rootDir: '.',
      },
      files,
    }),
  );
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(process.cwd(), 'node_modules/typescript/bin/tsc'), '-p', config, '--pretty', 'false', '--singleThreaded'],
    { cwd: folder, encoding: 'utf8', env: { GOGC: '400', ...process.env } },
  );
  return status === 0 ? '' : stdout;
}

for (const [module, resolution] of [
  ['esnext', 'bundler'],
  ['nodenext', 'nodenext'],
] as const) {
  test(`types compile under ${resolution} with skipLibCheck off`, () => {
    // Ignore errors in the declarations of other packages.
    const ours = check(resolution, module, resolution)
      .split('\n')
      .filter((line) => line !== '' && !/^(\.\.\/)*(.*\/)?node_modules\/(?!dga-address-lookup)/.test(line) && !line.startsWith(' '));
    assert.deepEqual(ours, []);
  });
}

test('types of the entries that need no other package compile without one, with skipLibCheck off', () => {
  const alone = pack('types-alone');
  const files = ['client.ts', 'mock.ts', 'list.ts', 'statistics.ts'];
  for (const file of files) writeFileSync(join(alone.folder, file), CONSUMER[file] ?? assert.fail(file));
  assert.equal(check('alone', 'esnext', 'bundler', files, alone), '');
});

test('declarations name no package that users do not have and no type that is not exported', () => {
  const declarations = globSync('dist/{*,element,client,analytics,react,mock,form,address,types}/**/*.d.ts', { cwd: packed.home });
  assert.ok(declarations.length > 20);
  for (const file of declarations)
    assert.doesNotMatch(readFileSync(join(packed.home, file), 'utf8'), /ReactWebComponent|@lit\/react'|import\("\/|file:\/\//, file);
});
