// A real redis-server on a free port of loopback, started and ended by the tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { until } from '../ask.ts';
import { freePort } from '../../support/free-port.ts';

export interface RedisServer {
  readonly url: string;
  /** Starts it again on the same port after `stop`; one that runs goes on. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops answering without closing anything, and goes on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** The raw reply to one command. */
  ask(...command: readonly string[]): Promise<string>;
}

function talk(port: number, command: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setTimeout(60_000, () => socket.destroy(new Error('redis does not answer')));
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
    const said = [...command, ''].length - 1;
    socket.write(`*${said}\r\n${command.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}*1\r\n$4\r\nQUIT\r\n`);
  });
}

/** @throws if redis-server is missing: the tests are never skipped silently. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      if (child?.exitCode === null && child.signalCode === null) return;
      child = spawn(
        'redis-server',
        ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--maxmemory', '64mb', '--daemonize', 'no'],
        { stdio: 'ignore' },
      );
      await Promise.race([
        once(child, 'error').then(([error]) =>
          Promise.reject(new Error('These tests need redis-server (apt-get install redis-server).', { cause: error })),
        ),
        until(() => talk(port, ['PING']).then((text) => text.includes('PONG'), () => false)), // oxfmt-ignore
      ]);
    },
    async stop() {
      if (child?.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGCONT');
      child.kill('SIGKILL');
      await ended;
    },
    signal: (signal) => void child?.kill(signal),
    ask: (...command) => talk(port, command),
  };
  await server.start();
  return server;
}
