/** The fields of a log line. Never a code, an address, a free text, a token or a secret. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** Receives the proxy's log lines. A pino logger fits. */
export interface ProxyLogger {
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
}

/** One JSON object a line, times in UTC, through `console`: for runtimes that collect its output. */
export function createConsoleLogger(now: () => number): ProxyLogger {
  const write =
    (level: 'info' | 'warn' | 'error') =>
    (fields: LogFields, message: string): void =>
      console[level](JSON.stringify({ level, time: new Date(now()).toISOString(), ...fields, msg: message }));
  return { debug: () => undefined, info: write('info'), warn: write('warn'), error: write('error') };
}
