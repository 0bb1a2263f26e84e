#!/usr/bin/env node
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createProxy, type ProxyApp } from '../create-proxy.ts';
import type { ProxyLogger } from '../observe/log.ts';
import { DEFAULT_USER_AGENT, ProxyConfigError } from '../config.ts';
import type { ProxyOptions } from '../options.ts';
import { createStdoutLogger } from './log-to-stdout.ts';
import { createPrometheus } from './prometheus.ts';
import { type CommandOptions, printableConfig, readVariables } from './read-variables.ts';
import { createRedisStores } from './redis-stores.ts';
import { serve } from './serve.ts';
import { serveMetrics } from './serve-metrics.ts';
import { createUpstreamFetch } from './upstream-fetch.ts';

const HELP = `dga-address-proxy: keeps the secret of Japan Post's address API, and answers a shop's own pages.

  dga-address-proxy                  runs with the DGA_… variables of the environment (docs/proxy.md)
  dga-address-proxy --mock           runs with a made-up API inside the process; needs no variable
  dga-address-proxy --check-config   prints the configuration, secrets masked, and exits
  dga-address-proxy --prepare-list utf_ken_all.zip jigyosyo.zip --out zip
                                     turns Japan Post's public ZIP lists into the folder zip, for DGA_FALLBACK_LIST
                                     and endpoint="list:/zip/"
  dga-address-proxy --version
`;

/** A load balancer asks for readiness every second or two; it needs to hear a no before connections are refused. */
const GRACE_MS = 3000;
const PROOF_PAUSE_MS = 1000;
/** Whatever hangs: under the ten seconds after which Docker kills. */
const LAST_MOMENT_MS = 9500;

interface Arguments {
  readonly flags: {
    readonly mock: boolean;
    readonly 'check-config': boolean;
    readonly 'prepare-list': string | undefined;
    readonly out: string;
    readonly help: boolean;
    readonly version: boolean;
  };
  /** More files for --prepare-list. */
  readonly files: readonly string[];
}

function readArguments(): Arguments {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    options: {
      mock: flag,
      'check-config': flag,
      'prepare-list': { type: 'string' },
      out: { type: 'string', default: 'zip' },
      help: { ...flag, short: 'h' },
      version: { ...flag, short: 'v' },
    },
    allowPositionals: true,
  });
  const list = values['prepare-list'];
  if (list === undefined && positionals.length > 0) throw new Error(`Unknown argument ${positionals[0]}: --help lists the options.`);
  return { flags: { ...values, 'prepare-list': list }, files: list === undefined ? [] : [list, ...positionals] };
}

/** What tells of the real API: the made-up one has its own, and would refuse a shop's credentials. */
const OF_THE_REAL_API =
  /^DGA_(?:CLIENT_ID|SECRET_KEY|API_BASE|(?:TOKEN|SEARCHCODE|ADDRESSZIP)_PATH|AUTH_SCHEME|EXPIRES_IN_UNIT)(?:_FILE)?$/;

function withoutRealApi(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !OF_THE_REAL_API.test(name)));
}

/** The API inside the process, for demos and development: nothing leaves the machine. */
async function mockOptions(): Promise<Partial<ProxyOptions>> {
  const [{ createMockFetch }, { MOCK_CLIENT_ID, MOCK_SECRET_KEY }] = await Promise.all([
    import('../../mock/mock-fetch.ts'),
    import('../../mock/test-data.ts'),
  ]);
  return {
    clientId: MOCK_CLIENT_ID,
    secretKey: MOCK_SECRET_KEY,
    fetch: createMockFetch(),
    allowLoopbackOrigins: true,
    // One developer with a page of pickers is no crowd.
    rateLookups: '600/min',
    rateLists: '600/min',
    rateDgaMisses: '600/min',
    budgetDgaMisses: '600/min',
  };
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

async function run(command: CommandOptions, mock: boolean): Promise<void> {
  const logger = createStdoutLogger(command.logLevel);
  for (const warning of command.warnings) logger.warn({ event: 'configuration' }, warning);
  const prometheus = command.metricsPort === undefined ? undefined : createPrometheus();
  const redis =
    command.redisUrl === undefined
      ? undefined
      : createRedisStores(command.redisUrl, command.proxy.clientId ?? '', command.proxy.secretKey ?? '');
  if (redis && !(await redis.ready())) logger.error({ event: 'store-gone' }, 'Redis does not answer; looking for it in the background.');
  const app = createProxy({
    ...command.proxy,
    fetch: command.proxy.fetch ?? createUpstreamFetch(),
    logger,
    metrics: prometheus?.metrics,
    stores: redis,
  });

  const serving = await serve(app, command.host, command.port);
  const metrics =
    prometheus && command.metricsPort !== undefined
      ? await serveMetrics(command.host, command.metricsPort, prometheus.contentType, prometheus.text)
      : undefined;
  const host = command.host.includes(':') ? `[${command.host}]` : command.host;
  logger.info(
    { event: 'listening', host: command.host, port: serving.port, mock },
    `http://${host}:${serving.port}${command.proxy.basePath ?? '/dga'}`,
  );

  let ending = false;
  const end = (signal: NodeJS.Signals): void => {
    if (ending) process.exit(1);
    ending = true;
    logger.info({ event: 'stopping', signal }, 'Finishing the work in flight.');
    setTimeout(() => process.exit(0), LAST_MOMENT_MS).unref();
    // Ctrl-C is a person, who does not want to wait for a load balancer.
    void serving.stop(signal === 'SIGTERM' ? GRACE_MS : 0).then(async () => {
      metrics?.close();
      metrics?.closeAllConnections();
      redis?.close();
      logger.info({ event: 'stopped' }, 'Bye.');
      await logger.flush();
      process.exit(0);
    });
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);

  await prove(app, logger);
}

/** Asks for the first token until one is there. The token source itself decides whether the API is asked each time. */
async function prove(app: ProxyApp, logger: ProxyLogger): Promise<void> {
  for (;;) {
    try {
      await app.warmUp();
      logger.info({ event: 'ready' }, 'Ready.');
      return;
    } catch {
      // The proxy has logged why.
      await sleep(PROOF_PAUSE_MS, undefined, { ref: false });
    }
  }
}

try {
  const { flags, files } = readArguments();
  if (flags.help) process.stdout.write(HELP);
  else if (flags.version) process.stdout.write(`${DEFAULT_USER_AGENT.split('/')[1]}\n`);
  else if (files.length > 0) {
    const { writePreparedList } = await import('./prepare-list.ts');
    process.stdout.write(await writePreparedList(files, flags.out));
  } else {
    const command = flags.mock ? readVariables(withoutRealApi(process.env), await mockOptions()) : readVariables(process.env);
    if (flags['check-config']) {
      process.stdout.write(`${printableConfig(command)}\n`);
      for (const warning of command.warnings) say(`warning: ${warning}`);
    } else {
      await run(command, flags.mock);
    }
  }
} catch (error) {
  if (error instanceof ProxyConfigError) say(error.message);
  else say(`dga-address-proxy: ${error instanceof Error ? `${error.name}: ${error.message}` : 'failed'}`);
  process.exit(1);
}
