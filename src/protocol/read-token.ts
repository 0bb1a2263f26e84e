import type { Token } from './answer.ts';
import { DAY_S, own, readNumber, readText } from './read-answer.ts';

/** Unit of the API's `expires_in`. The specification does not say; 600 was seen, so seconds. */
export type ExpiresInUnit = 'seconds' | 'milliseconds';

/** Reads the answer of the token operation. The key is `token`, not `access_token`. @returns `undefined` if there is no usable token */
export function readToken(json: unknown, unit: ExpiresInUnit = 'seconds'): Token | undefined {
  const token = own(json, 'token');
  // Visible ASCII only: otherwise fetch() throws with the token in its message.
  if (typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token)) return undefined;
  // A number above a day in seconds is taken for milliseconds.
  const life = readNumber(own(json, 'expires_in')) ?? 0;
  const lifeS = unit === 'milliseconds' || life > DAY_S ? life / 1000 : life;
  return {
    token,
    token_type: readText(own(json, 'token_type')) ?? 'jwt',
    // Compared after the division, because a tiny life can become 0.
    expires_in: lifeS > 0 ? Math.min(lifeS, DAY_S) : null,
    scope: readText(own(json, 'scope')),
  };
}
