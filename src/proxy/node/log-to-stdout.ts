import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import type { ProxyLogger } from '../observe/logger.ts';

const LAST_WRITE_MS = 1000;
/** Lines that wait for a stuck reader; further ones are dropped. */
const MOST_WAITING_BYTES = 4 << 20;

export const LOG_LEVELS: readonly string[] = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** The time as pino writes it, formatted once for all lines of a millisecond. */
function createIsoTime(): () => string {
  let lastMs = Number.NaN;
  let text = '';
  return () => {
    const nowMs = Date.now();
    if (nowMs !== lastMs) {
      lastMs = nowMs;
      text = `,"time":"${new Date(nowMs).toISOString()}"`;
    }
    return text;
  };
}

/** pino on standard output: one JSON object a line, times in UTC. `flush` writes what is still in memory. */
export function createStdoutLogger(level: string): ProxyLogger & { flush(): Promise<void> } {
  // Written in blocks, four times a second at least: a write for each line would cost a good part of the throughput.
  const destination = pino.destination({ fd: 1, sync: false, minLength: 8192, maxLength: MOST_WAITING_BYTES, periodicFlush: 250 });
  // A reader that went away (`| head`) must not take the proxy with it.
  destination.on('error', () => undefined);
  // pino calls this at exit, and sonic-boom retries for ever if the reader hangs or has gone: the process could
  // not be stopped. `flush` below writes what is left instead, for as long as that can be waited for.
  destination.flushSync = (): void => undefined;
  const write = (): Promise<void> => new Promise((resolve) => destination.flush(() => resolve()));
  const logger = pino({ level, base: null, timestamp: createIsoTime(), formatters: { level: (label) => ({ level: label }) } }, destination);
  return {
    debug: (fields, message) => logger.debug(fields, message),
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
    // Twice: while a block is being written, the first call waits for that block only.
    flush: () => Promise.race([write().then(write), sleep(LAST_WRITE_MS, undefined, { ref: false })]),
  };
}
