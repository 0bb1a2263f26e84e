import type { AddressRecord, AddressRow } from '../address/record.ts';

/** The API's largest page in rows, and its default. */
export const PAGE_LIMIT = 1000;

/** The kind of code that the unified search found: a string, unlike the numeric request option of the same name. Unknown kinds pass. */
export type FoundType = 'zipcode' | 'bizzipcode' | 'dgacode' | (string & {});

/** The envelope of the unified search. */
export interface CodeAnswer {
  /** Page of the answer, from 1. */
  readonly page: number;
  /** Maximum number of records per page. */
  readonly limit: number;
  /** The API's count: records in this answer or in all. Never use it to decide whether there is a next page. */
  readonly count: number;
  readonly searchtype: FoundType | null;
  readonly addresses: readonly AddressRecord[];
}

/** The records of the unified search and the kind of their code, without the rest of the envelope. */
export type FoundRecords = Pick<CodeAnswer, 'searchtype' | 'addresses'>;

/** The envelope of the address search. */
export interface AddressAnswer {
  readonly page: number;
  readonly limit: number;
  readonly count: number;
  /** The level that the criteria reached: 1 prefecture, 2 city, 3 town; later versions of the API may have others. */
  readonly level: number | null;
  readonly addresses: readonly AddressRow[];
}

/** The answer of the token operation, with `expires_in` in seconds; `null` if the API's value is unusable. */
export interface Token {
  readonly token: string;
  readonly token_type: string;
  readonly expires_in: number | null;
  readonly scope: string | null;
}

/** A token for a search. `isShared`: another process got it, so the API may have ended it since. */
export interface SearchToken extends Token {
  readonly isShared?: boolean | undefined;
}

export interface TokenRequest {
  /** The token that the API has just refused; the caller needs another one. */
  readonly rejected?: string | undefined;
  /** Whether the API accepted `rejected` before. Then it was revoked, and a new token will help. */
  readonly wasAccepted?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** `x-forwarded-for` of the token call, if this request causes one. */
  readonly forwardedFor?: string | undefined;
  /** Keeps the token call alive after the answer, on runtimes that end background work otherwise. */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined;
  /** Rejects instead of resolving with a token that the API has refused since. */
  readonly onlyAccepted?: boolean | undefined;
}

/** Returns a token for calls of the API: `createTokenSource` creates such a function, and a site may provide its own. */
export type GetToken = (request?: TokenRequest) => Promise<SearchToken>;
