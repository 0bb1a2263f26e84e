/** Seconds that the API was seen to give. */
const LIFE_S = 600;

interface Issued {
  readonly version: 'v1' | 'v2';
  readonly expiresAtMs: number;
}

/** The answer of the token operation, as the API writes it. */
export interface TokenBody {
  readonly token: string;
  readonly token_type: 'jwt';
  readonly expires_in: number;
  readonly scope: 'J1';
}

/** The tokens that the mock's API has given out. A newer one does not end an older one. */
export interface Tokens {
  issue(version: 'v1' | 'v2'): TokenBody;
  /** `expired` also where `refuseFirst` was called and the token was the first given after it. */
  check(token: string, version: 'v1' | 'v2'): 'valid' | 'expired' | 'unknown' | 'other-version';
  /** Lets every token that was issued so far expire, and the next one too. */
  refuseFirst(): void;
}

function base64url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** A text in the form of a JSON Web Token, as the API issues. The signature is made up and proves nothing. */
function jwtOf(claims: Readonly<Record<string, string | number>>): string {
  return [JSON.stringify({ alg: 'RS256', typ: 'JWT' }), JSON.stringify(claims), 'signed by the mock'].map(base64url).join('.');
}

export function createTokens(now: () => number): Tokens {
  const issued = new Map<string, Issued>();
  let bornDead = 0;
  return {
    issue(version) {
      const nowMs = now();
      for (const [token, { expiresAtMs }] of issued) if (expiresAtMs + LIFE_S * 1000 < nowMs) issued.delete(token);
      const random = crypto.getRandomValues(new Uint32Array(4));
      const iat = Math.floor(nowMs / 1000);
      const jti = Array.from(random, (word) => word.toString(36)).join('');
      const token = jwtOf({ sub: 'mock', scope: 'J1', version, jti, iat, nbf: iat, exp: iat + LIFE_S });
      issued.set(token, { version, expiresAtMs: nowMs + (bornDead > 0 ? 0 : LIFE_S * 1000) });
      bornDead = Math.max(0, bornDead - 1);
      return { token, token_type: 'jwt', expires_in: LIFE_S, scope: 'J1' };
    },
    check(token, version) {
      const known = issued.get(token);
      if (!known) return 'unknown';
      if (known.version !== version) return 'other-version';
      return now() < known.expiresAtMs ? 'valid' : 'expired';
    },
    refuseFirst() {
      for (const [token, known] of issued) issued.set(token, { ...known, expiresAtMs: 0 });
      bornDead = 1;
    },
  };
}
