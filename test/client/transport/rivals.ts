// Several processes that share nothing but the credentials, and an API whose new token ends the earlier one.
import { createDirect } from '../../../src/client/transport/direct.ts';
import { createTokenSource } from '../../../src/client/transport/token-source.ts';
import { json } from '../../support/scripted-fetch.ts';
import { chance, VirtualTime } from '../../support/virtual-time.ts';

export interface RivalSetting {
  readonly processes: number;
  /** How long each call of the API takes. */
  readonly latencyMs: number;
  /** They start within this time. */
  readonly startMs: number;
  readonly seed: number;
}

export interface RivalFigures {
  readonly sent: number;
  readonly lost: number;
  /** Of the first ten seconds. */
  readonly sentEarly: number;
  readonly lostEarly: number;
  /** Token calls besides the first of each process. */
  readonly calls: number;
}

const DEADLINE_MS = 5000;
const BETWEEN_SEARCHES_MS = 100;
const EARLY_MS = 10_000;

/** Plays some time with ten searches a second in each process. */
export async function playRivals({ processes, latencyMs, startMs, seed }: RivalSetting, lengthMs: number): Promise<RivalFigures> {
  const time = new VirtualTime(seed);
  try {
    const place = chance(-seed);
    const sentMs: number[] = [];
    const lostMs: number[] = [];
    let valid = '';
    let calls = 0;
    const fetch = async (url: string, { headers, signal }: RequestInit): Promise<Response> => {
      const isToken = url.endsWith('/j/token');
      if (isToken) calls++;
      if (latencyMs > 0)
        await new Promise<void>((done, fail) => {
          setTimeout(done, latencyMs);
          signal?.addEventListener('abort', () => fail(new Error('aborted')));
        });
      if (isToken) {
        valid = `t${calls}-${time.nowMs}`;
        return json({ token: valid, token_type: 'jwt', expires_in: 600, scope: 'J1' });
      }
      return new Headers(headers).get('authorization') === `Bearer ${valid}`
        ? json({ addresses: [] })
        : json({ error_code: '401-9001-0002' }, 401);
    };
    for (let process = 0; process < processes; process++) {
      const credentials = { apiBase: 'https://api.example', clientId: 'made-up-id', secretKey: 'made-up-secret' };
      const token = createTokenSource({ ...credentials, fetch, timeoutMs: DEADLINE_MS });
      // As the proxy does.
      const api = createDirect({ ...credentials, token, fetch, timeoutMs: DEADLINE_MS });
      const search = (): void => {
        const atMs = time.nowMs;
        if (atMs >= lengthMs) return;
        sentMs.push(atMs);
        api.searchCode('1000004', {}, {}).catch(() => lostMs.push(atMs));
        setTimeout(search, BETWEEN_SEARCHES_MS);
      };
      setTimeout(search, startMs * place());
    }
    await time.runUntil(lengthMs);
    const allCalls = calls;
    await time.runUntil(lengthMs + 2 * DEADLINE_MS);
    const early = (times: readonly number[]): number => times.filter((ms) => ms < EARLY_MS).length;
    return { sent: sentMs.length, lost: lostMs.length, sentEarly: early(sentMs), lostEarly: early(lostMs), calls: allCalls - processes };
  } finally {
    time.end();
  }
}
