// Ways to ask a proxy: in this process through its fetch, or the real command on loopback.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { once } from 'node:events';
import type { TestContext } from 'node:test';
import { createProxy, type ProxyApp, type ProxyOptions } from '../../src/proxy/index.ts';
import type { Counters, Reserved } from '../../src/proxy/limits/counters.ts';
import type { LogFields, ProxyLogger } from '../../src/proxy/observe/logger.ts';
import { freePort } from '../support/free-port.ts';
import { CLIENT_ID, SECRET_KEY, type Upstream } from './upstream.ts';

/** No limit that a test could meet by chance. */
export const GENEROUS = {
  rateLookups: '1000000/min',
  rateLists: '1000000/min',
  rateDgaMisses: '1000000/min',
  budgetDgaMisses: '1000000/min',
} as const;

export interface LogLine {
  readonly level: string;
  readonly fields: LogFields;
  readonly message: string;
}

/** A logger that keeps its lines. */
export function keepingLogger(): ProxyLogger & { readonly lines: LogLine[] } {
  const lines: LogLine[] = [];
  const at =
    (level: string) =>
    (fields: LogFields, message: string): void =>
      void lines.push({ level, fields, message });
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** A proxy in this process, in front of a test upstream and without sockets. Silent, and without limits or cache, unless told otherwise. */
export function proxyOver(
  upstream: Pick<Upstream, 'url'> & Partial<Pick<Upstream, 'fetch'>>,
  options: Partial<ProxyOptions> = {},
): ProxyApp {
  return createProxy({
    clientId: CLIENT_ID,
    secretKey: SECRET_KEY,
    apiBase: upstream.url,
    ...(upstream.fetch ? { fetch: upstream.fetch } : {}),
    cache: 'off',
    logger: keepingLogger(),
    ...GENEROUS,
    ...options,
  });
}

/** The connection information of the runtime. */
export const from = (address: string): unknown => ({ incoming: { socket: { remoteAddress: address } } });

export const JSON_HEADERS = { 'content-type': 'application/json' } as const;

/** POSTs JSON to a route under `/dga`. A string is sent as it is. */
export function post(
  proxy: ProxyApp,
  route: string,
  body: unknown,
  {
    headers = {},
    address = '198.51.100.7',
    host = 'shop.example',
  }: { headers?: Readonly<Record<string, string>>; address?: string; host?: string } = {},
): Promise<Response> {
  const request = new Request(`http://${host}/dga/${route}`, {
    method: 'POST',
    headers: { ...JSON_HEADERS, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return Promise.resolve(proxy.fetch(request, from(address)));
}

export const lookUp = (proxy: ProxyApp, search_code: string, more: Parameters<typeof post>[3] = {}): Promise<Response> =>
  post(proxy, 'searchcode', { search_code }, more);

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly request_id: string;
}

export async function problemOf(response: Response): Promise<Problem> {
  return (await response.json()) as Problem;
}

/** Waits until something is so; a test never sleeps for a time that it hopes is enough. */
export async function until<T>(look: () => T | Promise<T>, withinMs = 200_000, everyMs = 20): Promise<NonNullable<T>> {
  const endMs = Date.now() + withinMs;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > endMs) throw new Error(`not within ${withinMs} ms: ${look.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/**
 * Runs what waits with `setTimeout` as fast as this process can. A search may wait 4.75 s of its 5 s for its turn to replace a token: in
 * real time, a busy machine would take longer than the rest. So would the clock that deadlines are computed with, if it went on in real time.
 */
export async function withFastTimers<T>({ mock }: TestContext, run: () => Promise<T>): Promise<T> {
  mock.timers.enable({ apis: ['setTimeout'] });
  let nowMs = performance.now();
  const clock = mock.method(performance, 'now', () => nowMs);
  const work = { isDone: false };
  try {
    const result = run().finally(() => (work.isDone = true));
    while (!work.isDone) {
      await new Promise(setImmediate);
      nowMs += 10;
      mock.timers.tick(10);
    }
    return await result;
  } finally {
    clock.mock.restore();
    mock.timers.reset();
  }
}

/** Expects a store of several instances, whose counters take two calls, to count a call once if the answers to its commands came too late. */
export async function countsRepeatedOnce({ reserve, settle }: Counters): Promise<void> {
  const key = '198.51.100.7';
  const take = (id: string): Promise<Reserved> => reserve?.(key, id) ?? assert.fail();
  const allowed: boolean[] = [];
  for (const id of ['a', 'a', 'b', 'c']) allowed.push((await take(id)).allowed);
  assert.deepEqual(allowed, [true, true, true, false]);
  for (const id of ['a', 'a']) await settle?.(key, id, true);
  await settle?.(key, 'b', false);
  assert.equal((await take('c')).windows[0]?.used, 1);
}

/** The command, running. */
export interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly port: number;
  readonly metricsPort: number;
  /** The output so far. */
  readonly output: { text: string };
  readonly exited: Promise<number | null>;
  /** Ends it and waits for it. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** The built command where the whole suite runs, because it starts in half the time; the sources for one file and for coverage. */
export const PROXY_BIN: string = join(process.cwd(), process.env['PROXY_BIN'] ?? 'src/proxy/node/bin.ts');

/** No variable of the machine reaches the command, except those that it takes to start quickly. */
const ENVIRONMENT = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };

/** Runs the command to its end. */
export async function runBin(
  variables: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<{ status: number | null; text: string }> {
  const child = spawn(process.execPath, [PROXY_BIN, ...args], {
    env: { ...ENVIRONMENT, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const timer = setTimeout(() => child.kill('SIGKILL'), 200_000);
  const [status] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return { status, text };
}

/** Starts the command on free ports and waits until it listens. */
export async function startBin(
  variables: Readonly<Record<string, string>> = {},
  {
    args = [],
    metrics = false,
    base = '/dga',
    port: wanted,
  }: { args?: readonly string[]; metrics?: boolean; base?: string | undefined; port?: number } = {},
): Promise<Running> {
  const port = wanted ?? (await freePort());
  const metricsPort = metrics ? await freePort() : 0;
  const child = spawn(process.execPath, [...process.execArgv.filter((arg) => arg.startsWith('--expose')), PROXY_BIN, ...args], {
    env: {
      ...ENVIRONMENT,
      DGA_CLIENT_ID: CLIENT_ID,
      DGA_SECRET_KEY: SECRET_KEY,
      DGA_CACHE: 'off',
      DGA_RATE_LOOKUPS: GENEROUS.rateLookups,
      DGA_RATE_LISTS: GENEROUS.rateLists,
      DGA_RATE_DGA_MISSES: GENEROUS.rateDgaMisses,
      DGA_BUDGET_DGA_MISSES: GENEROUS.budgetDgaMisses,
      DGA_PORT: String(port),
      ...(metrics ? { DGA_METRICS_PORT: String(metricsPort) } : {}),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that fails half-way must not leave its command behind, nor wait for it.
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
  // Not "exit": what it wrote last may still be in the pipe then.
  const exited = once(child, 'close').then(([status]) => status as number | null);
  const url = `http://127.0.0.1:${port}${base}`;
  let gone = false;
  void exited.then(() => (gone = true));
  await until(async () => {
    if (gone) throw new Error(`the command ended: ${output.text}`);
    return fetch(`${url}/livez`).then(({ ok }) => ok, () => false); // oxfmt-ignore
  });
  return {
    child,
    url,
    port,
    metricsPort,
    output,
    exited,
    end(signal = 'SIGINT') {
      child.kill(signal);
      const timer = setTimeout(() => child.kill('SIGKILL'), 200_000);
      return exited.finally(() => clearTimeout(timer));
    },
  };
}

/** The command's log, read. */
export function logOf({ output }: Running): Record<string, unknown>[] {
  return output.text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** POSTs JSON to a running command. */
export function postTo(url: string, route: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${url}/${route}`, {
    method: 'POST',
    headers: { ...JSON_HEADERS, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
