import type { ProxyLogger } from './observe/logger.ts';
import { NO_METRICS } from './observe/metrics.ts';
import type { ProxyOptions, ProxyStores } from './options.ts';

/** Reports a wrong option: its name, its value and the remedy. */
export type ReportWrong = (option: string, value: unknown, advice: string) => void;

const LOGGER_METHODS = ['debug', 'info', 'warn', 'error'] as const satisfies readonly (keyof ProxyLogger)[];
const isFunction = (value: unknown): boolean => typeof value === 'function';
const STORE_MEMBERS: readonly (readonly [keyof ProxyStores, (value: unknown) => boolean])[] = [
  ['counters', isFunction],
  ['shareToken', isFunction],
  ['answers', (value) => hasMethods(value, ['get', 'set'])],
];

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function hasMethods(value: unknown, names: readonly string[]): boolean {
  return isObject(value) && names.every((name) => typeof value[name] === 'function');
}

/** Checks the functions and objects that a runtime, an application or a test provides. */
export function checkProvided(options: ProxyOptions, wrong: ReportWrong): void {
  for (const option of ['fetch', 'now', 'clientAddress'] as const) {
    if (options[option] !== undefined && typeof options[option] !== 'function') wrong(option, typeof options[option], 'use a function.');
  }
  if (!hasMethods(options.logger ?? console, LOGGER_METHODS))
    wrong(
      'logger',
      typeof options.logger,
      `use an object with the methods ${LOGGER_METHODS.join(', ')}, such as console or a pino logger.`,
    );
  const countingMethods = Object.keys(NO_METRICS);
  if (!hasMethods(options.metrics ?? NO_METRICS, countingMethods))
    wrong('metrics', typeof options.metrics, `use an object with the methods ${countingMethods.join(', ')}.`);
  const stores: object = options.stores ?? {};
  if (!isObject(stores) || !STORE_MEMBERS.every(([member, isUsable]) => stores[member] === undefined || isUsable(stores[member])))
    wrong('stores', typeof options.stores, 'use createRedisStores(), or an object with counters, shareToken and answers.');
  const { openTelemetry } = options;
  // The default export of the module has no ROOT_CONTEXT.
  if (
    openTelemetry !== undefined &&
    !(typeof openTelemetry?.trace?.getTracer === 'function' && typeof openTelemetry.ROOT_CONTEXT === 'object')
  )
    wrong('openTelemetry', typeof openTelemetry, "pass the module: import * as openTelemetry from '@opentelemetry/api'.");
}
