import type { AddressRecord, AddressRow } from '../address/record.ts';

/** Which of the three codes the unified search found. A string; not the numeric request option of the same name. */
export type FoundType = 'zipcode' | 'bizzipcode' | 'dgacode';

/** The envelope of the unified search. */
export interface CodeAnswer {
  /** Page of the answer, from 1. */
  readonly page: number;
  /** Most records a page holds. */
  readonly limit: number;
  /** As the API says it: records in this answer or in all. Never decide by it whether there is a next page. */
  readonly count: number;
  readonly searchtype: FoundType | null;
  readonly addresses: readonly AddressRecord[];
}

/** The envelope of the address search. */
export interface AddressAnswer {
  readonly page: number;
  readonly limit: number;
  readonly count: number;
  /** What the criteria reached: 1 prefecture, 2 city, 3 town. */
  readonly level: 1 | 2 | 3 | null;
  readonly addresses: readonly AddressRow[];
}

/** The answer of the token operation, with `expires_in` in seconds; `null` where the API said nothing usable. */
export interface Token {
  readonly token: string;
  readonly token_type: string;
  readonly expires_in: number | null;
  readonly scope: string | null;
}

/** Why a token is asked for. */
export interface TokenRequest {
  /** The token that the API has just refused; another one is wanted. */
  readonly rejected?: string;
  readonly signal?: AbortSignal | undefined;
}

/** Gives a token to call the API with. `createTokenSource` makes one; so may any function of the site's own. */
export type GetToken = (request?: TokenRequest) => Promise<Token>;
