import type { Token } from '../protocol/answer.ts';

/** Seconds that the API was seen to give. */
const LIFE_S = 600;

interface Issued {
  readonly version: 'v1' | 'v2';
  readonly expiresAtMs: number;
}

function base64url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** A text in the form of a JSON Web Token, as the API issues. The signature is made up and proves nothing. */
function jwtOf(claims: Readonly<Record<string, string | number>>): string {
  return [JSON.stringify({ alg: 'RS256', typ: 'JWT' }), JSON.stringify(claims), 'signed by the mock'].map(base64url).join('.');
}

/** The tokens that the mock's API has given out. A newer one does not end an older one. */
export class Tokens {
  readonly #now: () => number;
  readonly #issued = new Map<string, Issued>();
  #bornDead = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  issue(version: 'v1' | 'v2'): Token {
    const nowMs = this.#now();
    for (const [token, { expiresAtMs }] of this.#issued) if (expiresAtMs + LIFE_S * 1000 < nowMs) this.#issued.delete(token);
    const random = crypto.getRandomValues(new Uint32Array(4));
    const iat = Math.floor(nowMs / 1000);
    const jti = Array.from(random, (word) => word.toString(36)).join('');
    const token = jwtOf({ sub: 'mock', scope: 'J1', version, jti, iat, nbf: iat, exp: iat + LIFE_S });
    this.#issued.set(token, { version, expiresAtMs: nowMs + (this.#bornDead > 0 ? 0 : LIFE_S * 1000) });
    this.#bornDead = Math.max(0, this.#bornDead - 1);
    return { token, token_type: 'jwt', expires_in: LIFE_S, scope: 'J1' };
  }

  /** `expired` also where `refuseFirst` was called and the token was the first given after it. */
  check(token: string, version: 'v1' | 'v2'): 'valid' | 'expired' | 'unknown' | 'other-version' {
    const known = this.#issued.get(token);
    if (!known) return 'unknown';
    if (known.version !== version) return 'other-version';
    return this.#now() < known.expiresAtMs ? 'valid' : 'expired';
  }

  /** Lets every token that was issued so far expire, and the next one too. */
  refuseFirst(): void {
    for (const [token, known] of this.#issued) this.#issued.set(token, { ...known, expiresAtMs: 0 });
    this.#bornDead = 1;
  }
}
