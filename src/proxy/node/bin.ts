#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { ProxyConfigError } from '../config-error.ts';
import { DEFAULT_USER_AGENT } from '../config.ts';
import type { ProxyOptions } from '../options.ts';
import { checkHealth } from './check-health.ts';
import { explainAdmission } from './explain-admission.ts';
import { explainStartError } from './explain-node-error.ts';
import { manageBudgets } from './manage-budgets.ts';
import { printableConfig, readVariables } from './read-variables.ts';
import { runCommand } from './run-command.ts';

const HELP = `dga-address-proxy: the server between a shop's pages and Japan Post's address API, which keeps the secret.

  dga-address-proxy                  runs with the DGA_… variables of the environment (docs/proxy-reference.md)
  dga-address-proxy --mock           runs with a mock of the API in the same process; needs no variables
  dga-address-proxy --check-config [PAGE…]
                                     prints the configuration, secrets masked, and what pages get, such as
                                     https://shop.example/cart; exits with 1 if a page would be refused
  dga-address-proxy --health         exits with 0 if a proxy with the same variables answers on this machine
  dga-address-proxy --budgets [--client ADDRESS]
                                     shows the budgets of Digital Address misses in Redis, of the deployment or a client
  dga-address-proxy --reset-budgets [--client ADDRESS]
  dga-address-proxy --raise-budgets 200 [--client ADDRESS]
                                     allows so many more, until the windows that run now end
  dga-address-proxy --prepare-list utf_ken_all.zip jigyosyo.zip --out zip
                                     turns Japan Post's public ZIP lists into the folder zip, for DGA_FALLBACK_LIST
                                     and endpoint="list:/zip/"
  dga-address-proxy --version
`;

interface Arguments {
  readonly flags: {
    readonly mock: boolean;
    readonly 'check-config': boolean;
    readonly health: boolean;
    readonly budgets: boolean;
    readonly 'reset-budgets': boolean;
    readonly 'raise-budgets': string | undefined;
    readonly client: string | undefined;
    readonly 'prepare-list': string | undefined;
    readonly out: string;
    readonly help: boolean;
    readonly version: boolean;
  };
  /** More files for --prepare-list. */
  readonly files: readonly string[];
  /** Pages for --check-config. */
  readonly pages: readonly string[];
}

function readArguments(): Arguments {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    options: {
      mock: flag,
      'check-config': flag,
      health: flag,
      budgets: flag,
      'reset-budgets': flag,
      'raise-budgets': { type: 'string' },
      client: { type: 'string' },
      'prepare-list': { type: 'string' },
      out: { type: 'string', default: 'zip' },
      help: { ...flag, short: 'h' },
      version: { ...flag, short: 'v' },
    },
    allowPositionals: true,
  });
  const list = values['prepare-list'];
  if (list === undefined && !values['check-config'] && positionals.length > 0)
    throw new Error(`Unknown argument ${positionals[0]}: run dga-address-proxy --help for the list of options.`);
  const { client, 'raise-budgets': raise } = values;
  if (raise !== undefined && !/^[1-9]\d{0,6}$/.test(raise)) throw new Error('--raise-budgets needs a number, such as 200.');
  return {
    flags: { ...values, client, 'raise-budgets': raise, 'prepare-list': list },
    files: list === undefined ? [] : [list, ...positionals],
    pages: list === undefined ? positionals : [],
  };
}

/** Variables of the real API. The mock has its own credentials and would refuse those of a shop. */
const OF_THE_REAL_API =
  /^DGA_(?:CLIENT_ID|SECRET_KEY|API_BASE|(?:TOKEN|SEARCHCODE|ADDRESSZIP)_PATH|AUTH_SCHEME|EXPIRES_IN_UNIT)(?:_FILE)?$/;

function withoutRealApi(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !OF_THE_REAL_API.test(name)));
}

/** Options that answer with the mock of the API, for demos and development. */
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
    // A developer reloads pages more often than a shopper.
    rateLookups: '600/min',
    rateLists: '600/min',
    rateDgaMisses: '600/min',
    budgetDgaMisses: '600/min',
  };
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

try {
  const { flags, files, pages } = readArguments();
  if (flags.help) process.stdout.write(HELP);
  else if (flags.version) process.stdout.write(`${DEFAULT_USER_AGENT.split('/')[1]}\n`);
  else if (flags.health) process.exitCode = (await checkHealth(process.env)) ? 0 : 1;
  else if (files.length > 0) {
    const { writePreparedList } = await import('./prepare-list.ts');
    process.stdout.write(await writePreparedList(files, flags.out));
  } else {
    const command = flags.mock ? readVariables(withoutRealApi(process.env), await mockOptions()) : readVariables(process.env);
    const raise = flags['raise-budgets'];
    if (flags.budgets || flags['reset-budgets'] || raise !== undefined) {
      const raiseBy = raise === undefined ? undefined : Number(raise);
      process.stdout.write(await manageBudgets(command, { reset: flags['reset-budgets'], raiseBy, client: flags.client }));
    } else if (flags['check-config']) {
      process.stdout.write(`${printableConfig(command)}\n`);
      for (const warning of command.warnings) say(`warning: ${warning}`);
      for (const { text, isServed } of explainAdmission(command.config, pages)) {
        say(text);
        if (!isServed) process.exitCode = 1;
      }
    } else {
      await runCommand(command, { mock: flags.mock, readAgain: () => readVariables(process.env) });
    }
  }
} catch (error) {
  if (error instanceof ProxyConfigError) say(error.message);
  else say(`dga-address-proxy: ${explainStartError(error)}`);
  process.exit(1);
}
