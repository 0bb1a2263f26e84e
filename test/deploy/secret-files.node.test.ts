// The commands of the documents that write the credentials, run as they are; then the proxy as the user that the container gets. There is no
// container engine in this test: users and permissions are those of the machine.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { codeBlocks } from '../docs/code-blocks.ts';
import { PROXY_BIN } from '../proxy/ask.ts';
import { CLIENT_ID, SECRET_KEY } from '../proxy/upstream.ts';
import { replaced } from './shipped-nginx.ts';

/** A user of the host who is neither root nor the image's user. */
const OPERATOR = 12_345;
const IMAGE_USER = 1000;
const skip =
  process.getuid?.() === 0 && spawnSync('setpriv', ['--version']).status === 0 ? false : 'needs root and setpriv, to become other users';

/** Runs a program as another user, without capabilities. */
function runAs(user: number, program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): { status: number | null; text: string } {
  const identity = [`--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--bounding-set=-all', '--inh-caps=-all'];
  const { status, stdout, stderr } = spawnSync('setpriv', [...identity, '--', program, ...args], { cwd, encoding: 'utf8', env: { PATH: process.env['PATH'], ...env } });
  return { status, text: stdout + stderr };
} // oxfmt-ignore

const blockWith = (file: string, text: string): string =>
  codeBlocks(file).find(({ language, code }) => language === 'sh' && code.includes(text))?.code ?? assert.fail(`${file}: ${text}`);

describe('the documented secret files', { skip }, () => {
  const folders: string[] = [];
  after(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  for (const [what, file, start, secrets] of [
    ['docker run', 'docs/deploy.md', 'docker build -t', 'deploy/secrets'],
    ['docker compose', 'docs/proxy.md', 'docker compose up', 'deploy/secrets'],
  ] as const)
    it(`are readable only by the user of the container that ${what} starts`, () => {
      const home = mkdtempSync(join(tmpdir(), 'dga-operator-'));
      folders.push(home);
      chmodSync(home, 0o777);
      const script = blockWith(file, start);
      const writing = script.split('\n').filter((line) => /^(?:cd|mkdir|printf|chmod) /.test(line)).join('\n').replace(/^cd deploy$/m, 'mkdir -p deploy && cd deploy');
      const text = replaced(replaced(writing, 'your-client-id', CLIENT_ID), 'your-secret-key', SECRET_KEY);
      assert.deepEqual(runAs(OPERATOR, 'sh', ['-e', '-c', text], home), { status: 0, text: '' });
      // The command names the user by an expression of the operator's shell.
      const user = /--user "([^"]+)"|\bPROXY_USER=((?:\$\([^)]*\)|\S)+)/.exec(script)?.slice(1).find(Boolean) ?? String(IMAGE_USER);
      const containerUser = Number.parseInt(runAs(OPERATOR, 'sh', ['-c', `echo "${user}"`], home).text, 10);
      const env = { DGA_CLIENT_ID_FILE: join(home, secrets, 'client-id'), DGA_SECRET_KEY_FILE: join(home, secrets, 'secret-key') };
      const started = runAs(containerUser, process.execPath, [PROXY_BIN, '--check-config'], '/', env);
      assert.equal(started.status, 0, started.text);
      const stranger = runAs(IMAGE_USER, process.execPath, [PROXY_BIN, '--check-config'], '/', env);
      assert.notEqual(stranger.status, 0);
      assert.match(stranger.text, /DGA_SECRET_KEY_FILE names a file that cannot be read \(EACCES\)/);
    }); // oxfmt-ignore

  it('belong to the user that Compose sets, because the image has another one', () => {
    assert.match(readFileSync('deploy/compose.yaml', 'utf8'), /^ {2}user: \$\{PROXY_USER:\?/m);
    assert.match(readFileSync('Dockerfile', 'utf8'), /^USER node$/m);
  });
});
