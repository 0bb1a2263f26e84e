import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { after, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { codeBlocks } from './code-blocks.ts';

const folder = mkdtempSync(join(tmpdir(), 'orders-'));
after(() => rmSync(folder, { recursive: true }));
const source = (file: string): string => pathToFileURL(resolve('src', file)).href;

/** Runs the block of docs/orders.md with the mock for a network; the first lookups of a run fail as a busy proxy would. */
function run(busy: number): string {
  const block = codeBlocks('docs/orders.md').find(({ name }) => name === 'check-orders.ts');
  assert.ok(block);
  const code = block.code.replace("'dga-address-lookup/client'", `'${source('client/index.ts')}'`).replace('1500', '10');
  const network = `import { createMockFetch } from '${source('mock/mock-fetch.ts')}';
    const mock = createMockFetch({ latency: 0 });
    let busy = ${busy};
    globalThis.fetch = async (...args) => (busy-- > 0 ? new Response('', { status: 429, headers: { 'retry-after': '0' } }) : mock(...args));`;
  writeFileSync(join(folder, 'network.ts'), network);
  writeFileSync(join(folder, 'run.ts'), `import './network.ts';\n${code}`);
  const { status, stderr } = spawnSync(process.execPath, ['run.ts'], { cwd: folder, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return readFileSync(join(folder, 'checked.csv'), 'utf8');
}

it('the example checks a file of orders through a busy proxy, and continues after the last row', () => {
  const rows = [
    '1,102-0072,東京都,千代田区,飯田橋1-2',
    '2,1020072,東京都,港区,飯田橋1-2',
    '3,999-9999,東京都,港区,芝',
    '4,12,東京都,港区,芝',
  ];
  writeFileSync(join(folder, 'orders.csv'), ['id,zip,prefecture,city,town', ...rows.slice(0, 3), ''].join('\n'));
  assert.equal(run(3), '1,ok\n2,city\n3,zip\n');
  writeFileSync(join(folder, 'orders.csv'), ['id,zip,prefecture,city,town', ...rows, ''].join('\n'));
  assert.equal(run(0), '1,ok\n2,city\n3,zip\n4,zip\n');
});
