// The command and the folder of a prepared list.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { loadTowns } from '../../../src/mock/address-data.ts';
import { writePreparedList } from '../../../src/proxy/node/prepare-list.ts';
import { csvOf, officialTown, townLine } from '../../list/official-files.ts';
import { logOf, postTo, runBin, startBin, until } from '../ask.ts';

const rows = await loadTowns();
/** The official file, in which the town of 102-0072 has this name. */
const csvWith = (name: string): Uint8Array =>
  csvOf(rows.map((row) => townLine(officialTown(row.town_name === '飯田橋' ? { ...row, town_name: name } : row))));

describe('the command with a prepared list', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'dga-list-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('refuses a folder without a list', async () => {
    const { status, text } = await runBin({ DGA_FALLBACK_LIST: '/no/such/folder' });
    assert.equal(status, 1);
    assert.match(text, /DGA_FALLBACK_LIST is "\/no\/such\/folder": it has no index\.json/);
  });

  it('starts from a folder with DGA_FALLBACK_LIST alone, and uses the list that --prepare-list writes there again', async () => {
    const source = join(folder, 'utf_ken_all.csv');
    const list = join(folder, 'zip');
    const write = async (name: string): Promise<void> => {
      writeFileSync(source, csvWith(name));
      await writePreparedList([source], list);
    };
    await write('飯田橋');
    const running = await startBin({ DGA_CLIENT_ID: '', DGA_SECRET_KEY: '', DGA_FALLBACK_LIST: join(list, 'index.json') });
    try {
      const answered = async (): Promise<string> => (await postTo(running.url, 'searchcode', { search_code: '102-0072' })).text();
      assert.match(await answered(), /"town_name":"飯田橋"/);
      assert.equal((await fetch(`${running.url}/readyz`)).status, 200);
      await until(() => logOf(running).some(({ event }) => event === 'list-only'));
      await write('新飯田橋');
      await until(async () => /"town_name":"新飯田橋"/.test(await answered()));
    } finally {
      await running.end('SIGKILL');
    }
  });
});
