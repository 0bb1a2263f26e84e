// Web servers in front of the proxy, started on loopback with a configuration of ours: shipped files and snippets of the documents.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { find } from '../../scripts/engines.mjs';
import { until } from '../proxy/ask.ts';

/** A web server that runs. */
export interface WebServer {
  readonly port: number;
  stop(): Promise<void>;
}

export type WebServerKind = 'nginx' | 'apache' | 'caddy';
export const WEB_SERVERS: readonly WebServerKind[] = ['nginx', 'apache', 'caddy'];
const APACHE_MODULES = ['mpm_event', 'authz_core', 'proxy', 'proxy_http', 'proxy_fcgi', 'headers', 'rewrite'];

/** The reason to skip a test that needs this server; false if it is installed. */
export const isMissing = (kind: WebServerKind): string | false => (find(kind) ? false : `${kind} is not installed`);

/** Writes the files of a server and gives the arguments that start it in the foreground. */
const SETUPS: Readonly<Record<WebServerKind, (folder: string, program: string, config: string) => readonly string[]>> = {
  nginx(folder, _program, config) {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
    const file = join(folder, 'nginx.conf');
    // One process, because a worker of another user could not read the folder. As many connections as in nginx's image.
    writeFileSync(file, `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log; events { worker_connections 1024; }\nhttp { ${temporary} access_log off;\n${config}\n}`); // oxfmt-ignore
    return ['-c', file, '-p', folder];
  },
  apache(folder, program, config) {
    const modules = join(dirname(program), '../lib/apache2/modules');
    const file = join(folder, 'apache.conf');
    const load = APACHE_MODULES.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`);
    writeFileSync(file, ['ServerName localhost', `PidFile ${folder}/pid`, `ErrorLog ${folder}/error.log`, `DefaultRuntimeDir ${folder}`, ...load, config].join('\n')); // oxfmt-ignore
    return ['-f', file, '-DFOREGROUND'];
  },
  caddy(folder, _program, config) {
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${folder}\n}\n${config}`);
    return ['run', '--adapter', 'caddyfile', '--config', file];
  },
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.destroy());
    socket.on('error', () => done(false)).on('close', (hasFailed) => done(!hasFailed));
  });

/** Starts a server whose configuration listens on `port` of loopback. @throws its messages if it does not accept the configuration */
export async function startWebServer(kind: WebServerKind, port: number, config: string): Promise<WebServer> {
  const program = find(kind);
  if (program === undefined) throw new Error(`${kind} is not installed`);
  const folder = mkdtempSync(join(tmpdir(), `dga-${kind}-`));
  const child: ChildProcess = spawn(program, SETUPS[kind](folder, program, config), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: folder },
    // Apache's workers are separate processes of this group.
    detached: true,
  });
  let messages = '';
  child.stderr?.on('data', (chunk: Buffer) => (messages += chunk.toString()));
  const ended = once(child, 'close');
  const kill = (): void => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  process.once('exit', kill);
  await until(() => {
    if (child.exitCode !== null) throw new Error(`${kind} ended: ${messages}`);
    return isListening(port);
  }, 30_000);
  return {
    port,
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
