/** An answer before it is a `Response`. */
export interface Answer {
  readonly status: number;
  readonly type: 'application/json' | 'application/problem+json' | 'text/html' | 'text/plain';
  /** The body as text, or a value to serialize as JSON. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer that found something. */
export function json(body: unknown): Answer {
  return { status: 200, type: 'application/json', body };
}
