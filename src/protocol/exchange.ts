/** The response of a server, read to its end. `json` is `undefined` if the body is not JSON. */
export interface Exchange {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  readonly json: unknown;
}
