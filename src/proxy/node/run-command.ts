import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ProxyConfigError } from '../config-error.ts';
import { createProxy, type ProxyApp } from '../create-proxy.ts';
import type { ProxyLogger } from '../observe/logger.ts';
import type { OpenTelemetryApi } from '../observe/open-telemetry.ts';
import { createStdoutLogger } from './log-to-stdout.ts';
import { createPrometheus } from './prometheus.ts';
import type { CommandOptions } from './read-variables.ts';
import type { RedisStores } from './redis/redis-stores.ts';
import { serve, serveMetrics } from './serve.ts';
import { createUpstreamFetch } from './upstream-fetch.ts';

/** A load balancer asks for readiness every second or two, and must see 503 before connections are refused. */
const GRACE_MS = 3000;
const PROOF_PAUSE_MS = 1000;
/** The process ends by then even if something hangs: Docker kills after ten seconds. */
const LAST_MOMENT_MS = 9500;

export interface RunOptions {
  readonly mock: boolean;
  /** Reads the variables and their files again, for SIGHUP. @throws {ProxyConfigError} */
  readonly readAgain: () => CommandOptions;
}

/** Opens the shared store. Loaded only if it is used, after `DEBUG` is gone: with `DEBUG=*`, ioredis prints its password. */
async function openStores(command: CommandOptions, logger: ProxyLogger): Promise<RedisStores | undefined> {
  if (command.redisUrl === undefined) return undefined;
  if (process.env['DEBUG'] !== undefined) {
    delete process.env['DEBUG'];
    logger.warn({ event: 'configuration' }, 'DEBUG is ignored, because the Redis client would print its password: unset it.');
  }
  const { createRedisStores } = await import('./redis/redis-stores.ts');
  const stores = createRedisStores({
    url: command.redisUrl,
    clientId: command.proxy.clientId ?? '',
    secretKey: command.proxy.secretKey ?? '',
    logger,
  });
  if (!(await stores.ready()))
    logger.error({ event: 'store-gone' }, 'Redis does not answer at DGA_REDIS_URL; the proxy keeps trying in the background.');
  return stores;
}

/**
 * Loads the copy of OpenTelemetry's API that is installed where the command runs: a bundled copy newer than that of the SDK,
 * which the operator loads with `--import`, would not find the SDK.
 */
function loadOpenTelemetry(): OpenTelemetryApi {
  try {
    return createRequire(join(process.cwd(), 'package.json'))('@opentelemetry/api') as OpenTelemetryApi;
  } catch {
    throw new Error(
      'DGA_OPEN_TELEMETRY is on, but @opentelemetry/api is not installed in this folder: npm install it with your SDK, or unset the variable.',
    );
  }
}

/** Runs the proxy until a signal ends it. @throws the system's error if a port cannot be opened */
export async function runCommand(command: CommandOptions, { mock, readAgain }: RunOptions): Promise<void> {
  const logger = createStdoutLogger(command.logLevel);
  for (const warning of command.warnings) logger.warn({ event: 'configuration' }, warning);
  const prometheus = command.metricsPort === undefined ? undefined : createPrometheus();
  const stores = await openStores(command, logger);
  const app = createProxy({
    ...command.proxy,
    openTelemetry: command.openTelemetry ? loadOpenTelemetry() : undefined,
    fetch: command.proxy.fetch ?? createUpstreamFetch({ proxyEnv: process.env }),
    logger,
    metrics: prometheus?.metrics,
    stores,
  });
  const serving = await serve(app, command.host, command.port);
  const metrics: Server | undefined =
    prometheus && command.metricsPort !== undefined
      ? await serveMetrics(command.metricsHost, command.metricsPort, prometheus.contentType, prometheus.text)
      : undefined;
  const host = command.host.includes(':') ? `[${command.host}]` : command.host;
  logger.info(
    { event: 'listening', host: command.host, port: serving.port, mock },
    `http://${host}:${serving.port}${command.proxy.basePath ?? '/dga'}`,
  );

  let isEnding = false;
  const end = (signal: NodeJS.Signals): void => {
    if (isEnding) process.exit(1);
    isEnding = true;
    logger.info({ event: 'stopping', signal }, 'Finishing the requests in progress.');
    setTimeout(() => process.exit(0), LAST_MOMENT_MS).unref();
    // Ctrl-C comes from a user, who does not want to wait for a load balancer.
    void serving.stop(signal === 'SIGTERM' ? GRACE_MS : 0).then(async () => {
      metrics?.close();
      metrics?.closeAllConnections();
      stores?.close();
      logger.info({ event: 'stopped' }, 'Stopped.');
      await logger.flush();
      process.exit(0);
    });
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  // Reloads run one after the other. Without SIGHUP's listener Node would end.
  let reloading = Promise.resolve();
  let current = command;
  process.on('SIGHUP', () => {
    reloading = reloading.then(async () => {
      current = mock || command.proxy.clientId === undefined ? current : await reloadSecrets(current, readAgain, app, stores, logger);
    });
  });

  await prove(app, logger);
}

/**
 * Reads client id, secret key and Redis URL again. The first token of the new credentials proves them; until then, and if the API refuses
 * them, requests use the earlier ones.
 *
 * @returns the options whose secrets are in use
 */
async function reloadSecrets(
  current: CommandOptions,
  readAgain: () => CommandOptions,
  app: ProxyApp,
  stores: RedisStores | undefined,
  logger: ProxyLogger,
): Promise<CommandOptions> {
  try {
    const next = readAgain();
    if (stores && next.redisUrl !== undefined) await stores.reload(next.redisUrl, next.proxy.clientId ?? '', next.proxy.secretKey ?? '');
    try {
      await app.replaceCredentials({ clientId: next.proxy.clientId ?? '', secretKey: next.proxy.secretKey ?? '' });
    } catch (error) {
      if (stores && current.redisUrl !== undefined)
        await stores.reload(current.redisUrl, current.proxy.clientId ?? '', current.proxy.secretKey ?? '');
      throw error;
    }
    logger.info({ event: 'reloaded' }, 'SIGHUP: the secrets were read again and are in use. Other variables need a restart.');
    return next;
  } catch (error) {
    const reason = error instanceof ProxyConfigError ? error.problems.join(' ') : 'the API gave no token for the new credentials.';
    logger.error({ event: 'reload-failed' }, `SIGHUP: the earlier secrets stay in use: ${reason}`);
    return current;
  }
}

/** Gets the first token. The token source decides how often the API is called, and logs the reason of each failure. */
async function prove(app: ProxyApp, logger: ProxyLogger): Promise<void> {
  for (;;) {
    try {
      await app.warmUp();
      logger.info({ event: 'ready' }, 'Ready.');
      return;
    } catch {
      await sleep(PROOF_PAUSE_MS, undefined, { ref: false });
    }
  }
}
