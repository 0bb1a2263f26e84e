import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

test('a release stops with one sentence while the publisher has not set the addresses of the project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'x', version: '1.0.0', homepage: 'https://example.com' }));
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/release.mjs')], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  assert.deepEqual([status, stdout], [1, '']);
  assert.equal(stderr, "package.json: set repository, bugs to the publisher's addresses before a release.\n");
});
