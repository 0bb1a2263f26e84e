import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { after, it } from 'node:test';
import { createListClient } from '../../src/list/index.ts';
import { loadTowns } from '../../src/mock/address-data.ts';
import { PROXY_BIN } from '../proxy/ask.ts';
import { csvOf, FIRMS_SHIFT_JIS, officialTown, townLine, zipOf } from './official-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'prepare-list-'));
after(() => rmSync(folder, { recursive: true }));
const towns = csvOf((await loadTowns()).map((row) => townLine(officialTown(row))));
writeFileSync(join(folder, 'utf_ken_all.zip'), zipOf([{ name: 'utf_ken_all.csv', bytes: towns }]));
writeFileSync(join(folder, 'jigyosyo.zip'), zipOf([{ name: 'JIGYOSYO.CSV', bytes: FIRMS_SHIFT_JIS }]));
writeFileSync(join(folder, 'photos.zip'), zipOf([{ name: 'photo.jpg', bytes: towns }]));
writeFileSync(join(folder, 'orders.csv'), 'a,b,c\r\n');

function run(...args: readonly string[]): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  return spawnSync(process.execPath, [PROXY_BIN, ...args], { cwd: folder, encoding: 'utf8' });
}

it('the command turns the two official archives into a folder of files, and reports what was in them', async () => {
  const { status, stdout, stderr } = run('--prepare-list', 'utf_ken_all.zip', 'jigyosyo.zip', '--out', 'zip');
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^zip: \d+ files, [\d.]+ MB, [\d.]+ MB as gzip$/m);
  assert.match(stdout, /^2809 ZIP Codes, 2928 towns in 5 cities, 3 corporate ZIP Codes$/m);
  assert.match(stdout, /^Towns that name several places or a range, left as they are: \d+/m);
  const client = createListClient(async (name) => readFileSync(join(folder, 'zip', name), 'utf8'));
  assert.equal((await client.searchCode('1008111')).addresses[0]?.biz_name, '宮内庁');
  assert.equal((await client.searchCode('9390000')).addresses[0]?.city_name, '富山市');
});

it('the command replaces the files of an earlier list, and no other file of the folder', () => {
  writeFileSync(join(folder, 'zip', '999.json'), '{}');
  writeFileSync(join(folder, 'zip', 'readme.txt'), 'ours');
  assert.equal(run('--prepare-list', 'utf_ken_all.zip').status, 0);
  const left = readdirSync(join(folder, 'zip'));
  assert.ok(left.includes('readme.txt') && left.includes('100.json'));
  assert.ok(!left.includes('999.json') && !left.includes('10-firms.json'));
});

it('names the file or the content that it cannot read, and exits with 1', () => {
  for (const [file, message] of [
    ['missing.zip', /ENOENT.*missing\.zip/],
    ['photos.zip', /no CSV file/],
    ['orders.csv', /3 columns/],
    ['jigyosyo.zip', /no towns/],
  ] as const) {
    const { status, stderr } = run('--prepare-list', file);
    assert.equal(status, 1);
    assert.match(stderr, message);
  }
});

it('the command refuses file names without the option', () => {
  const { status, stderr } = run('utf_ken_all.zip');
  assert.equal(status, 1);
  assert.match(stderr, /utf_ken_all\.zip: run dga-address-proxy --help/);
});
