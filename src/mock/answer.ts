/** An answer before it is a `Response`. */
export interface Answer {
  readonly status: number;
  readonly type: 'application/json' | 'application/problem+json' | 'text/html' | 'text/plain';
  /** The body as text, or a value to serialize as JSON. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export function json(body: unknown): Answer {
  return { status: 200, type: 'application/json', body };
}

/** The API that an error code belongs to: 1028 token, 1029 unified search, 1018 address search, 9001 token check. */
type ApiNumber = '1028' | '1029' | '1018' | '9001';

/** `error_code` of the API: HTTP status, API number, serial. */
export type ApiErrorCode = `${number}-${ApiNumber}-${string}`;

/** Why a search has no answer, by the API's own number. The proxy's side makes its `code` of the status in it. */
export interface Refusal {
  readonly errorCode: ApiErrorCode;
}

export function statusOf({ errorCode }: Refusal): number {
  return Number(errorCode.slice(0, 3));
}
