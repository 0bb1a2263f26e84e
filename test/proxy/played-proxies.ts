// Servers that play the proxy, started with the same variables: the package's own, and the PHP file.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createProxy } from '../../src/proxy/index.ts';
import { readVariables } from '../../src/proxy/node/read-variables.ts';
import { serve } from '../../src/proxy/node/serve.ts';
import { keepingLogger, until } from './ask.ts';
import { freePort } from '../support/free-port.ts';

type Variables = Readonly<Record<string, string>>;

/** A server that plays the proxy. */
export interface PlayedProxy {
  readonly port: number;
  /** What each request to it needs. */
  readonly headers?: Variables;
  /** Its log so far. */
  readonly log: () => string;
  stop(): Promise<void>;
}

/** The package's own proxy, served on loopback. */
export async function playOnNode(variables: Variables): Promise<PlayedProxy> {
  const logger = keepingLogger();
  const serving = await serve(createProxy({ ...readVariables(variables).proxy, logger }), '127.0.0.1', 0);
  return { port: serving.port, log: () => JSON.stringify(logger.lines), stop: () => serving.stop(0) };
}

/** `php` with every extension that the machine has, and without all those that PHP can be built without. */
export const PHP_MODES: Readonly<Record<string, readonly string[]>> = {
  PHP: [],
  // Hosts that many share switch functions off.
  'PHP without curl, intl, mbstring and ini_set': ['-n', '-d', 'disable_functions=ini_set,ignore_user_abort'],
};
export const hasPhp: boolean = spawnSync('php', ['-v']).status === 0;

const FILE = resolve('dist/php/dga-address-proxy.php');

/** Starts PHP's own server with one script for every path. */
async function startPhp(
  options: readonly string[],
  script: string,
  variables: Variables,
): Promise<{ readonly port: number; readonly log: () => string; end(): Promise<void> }> {
  const port = await freePort();
  const root = mkdtempSync(join(tmpdir(), 'dga-root-'));
  const child: ChildProcess = spawn('php', [...options, '-d', 'log_errors=1', '-d', 'error_log=', '-S', `127.0.0.1:${port}`, '-t', root, script], {
    env: { PATH: process.env['PATH'], PHP_CLI_SERVER_WORKERS: '3', ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
    // The workers are separate processes of this group.
    detached: true,
  }); // oxfmt-ignore
  const kill = (): void => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  // A test that fails halfway must not leave the server behind.
  process.once('exit', kill);
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  await until(() => ask({ port }, { method: 'GET', path: '/dga/livez' }).then(({ status }) => status === 200, () => false)); // oxfmt-ignore
  return {
    port,
    log: () => log,
    async end() {
      const ended = once(child, 'exit');
      kill();
      await ended;
      process.off('exit', kill);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** The PHP file as it is delivered, on its own server, with an empty state folder. */
export async function playInPhp(variables: Variables): Promise<PlayedProxy> {
  const state = mkdtempSync(join(tmpdir(), 'dga-php-'));
  const server = await startPhp([], FILE, { DGA_STATE_DIR: state, ...variables });
  return {
    ...server,
    async stop() {
      await server.end();
      rmSync(state, { recursive: true, force: true });
    },
  };
}

/** A server that plays one PHP proxy after the other. */
export interface PhpServer {
  /** Plays a proxy with an empty state folder. */
  play(variables: Variables, state?: string): PlayedProxy;
  end(): Promise<void>;
}

/** Starts one server for any variables: its start takes longer than all requests of a test. */
export async function startPhpForAny(options: readonly string[]): Promise<PhpServer> {
  const server = await startPhp(options, resolve('test/integrations/php-settings.php'), { PROXY_FILE: FILE });
  return {
    play(variables, state = mkdtempSync(join(tmpdir(), 'dga-php-'))) {
      const start = server.log().length;
      return {
        port: server.port,
        headers: { 'x-test-settings': encodeURIComponent(JSON.stringify({ DGA_STATE_DIR: state, ...variables })) },
        log: () => server.log().slice(start),
        stop: async () => rmSync(state, { recursive: true, force: true }),
      };
    },
    end: () => server.end(),
  };
}

/** The answer of a server. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Sends a request as it is: with headers that fetch() would not let through. */
export function ask(
  proxy: Pick<PlayedProxy, 'port' | 'headers'>,
  { method = 'POST', path = '/dga/searchcode', headers = {}, body }: { readonly method?: string; readonly path?: string; readonly headers?: Variables; readonly body?: string | Uint8Array },
): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    const bytes = Buffer.from(body ?? '');
    const request = send(
      { host: '127.0.0.1', port: proxy.port, method, path, agent: false, headers: { host: 'shop.example', ...proxy.headers, ...(bytes.length > 0 || method === 'POST' ? { 'content-type': 'application/json', 'content-length': String(bytes.length) } : {}), ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() }));
        response.on('error', fail);
      },
    );
    request.on('error', fail);
    request.end(bytes);
  });
} // oxfmt-ignore
