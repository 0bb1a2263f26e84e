import type { SentCriteria } from '../../protocol/criteria.ts';

/** The options of a search that go over the wire, already checked. */
export interface SentCodeOptions {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly choikitype?: 1 | 2 | undefined;
  readonly searchtype?: 1 | 2 | undefined;
}

export interface TransportCall {
  readonly signal?: AbortSignal | undefined;
  /** `ec_uid` of the API: the operator's id of the end user. Only the direct transport sends it. */
  readonly ecUid?: string | undefined;
  /** `x-forwarded-for` of this call, where it is not the transport's own. Only the direct transport sends it. */
  readonly forwardedFor?: string | undefined;
}

/** One way to get a search answered: through the site's proxy, or at the API itself. Answers JSON, fails with `LookupError`. */
export interface Transport {
  searchCode(code: string, options: SentCodeOptions, call: TransportCall): Promise<unknown>;
  searchAddress(criteria: SentCriteria, call: TransportCall): Promise<unknown>;
}
