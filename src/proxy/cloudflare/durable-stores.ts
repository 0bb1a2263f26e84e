import type { IssuedToken, ShareToken } from '../../client/transport/token-source.ts';
import type { CreateCounters, WindowState } from '../limits/counters.ts';
import { ProxyConfigError } from '../config-error.ts';
import { missingCredentials } from '../missing-credentials.ts';
import type { ProxyStores, SharedAnswers } from '../options.ts';
import { type Commands, LEASE_MS, type StoredToken, type StoredWindow } from './durable-store.ts';
import { createSeal } from './seal.ts';

/** The binding of a Worker to its Durable Objects of the class `DgaStore`. */
export interface DurableNamespace {
  idFromName(name: string): unknown;
  get(id: unknown): { fetch(url: string, init: RequestInit): Promise<Response> };
}

/** Where the objects are, and what makes the token and the answers in them unreadable for others. */
export interface DurableStoresOptions {
  readonly namespace: DurableNamespace;
  /** Those of the proxy. */
  readonly clientId: string;
  readonly secretKey: string;
}

/** The stores of a proxy on Cloudflare Workers. */
export interface DurableStores extends ProxyStores {
  readonly counters: CreateCounters;
  readonly shareToken: ShareToken;
  readonly answers: SharedAnswers;
}

/** An object may be on another continent. */
const COMMAND_TIMEOUT_MS = 1000;
const LOOK_AGAIN_MS = 100;
/** After the API has issued the same token again, no isolate asks for this long. */
const SAME_TOKEN_PAUSE_MS = 10_000;

function checkOptions(options: Partial<DurableStoresOptions> | null | undefined): void {
  const problems = [...missingCredentials(options, 'the key of the stored token is')];
  if (typeof options?.namespace?.idFromName !== 'function')
    problems.push('namespace is not a binding of Durable Objects: add one of the class DgaStore to wrangler.toml (docs/deploy.md).');
  if (problems.length > 0) throw new ProxyConfigError(problems);
}

/**
 * Stores token, limits and budgets in Durable Objects, one for each caller and limit. The token and answers are encrypted with a key derived
 * from your secret. Cloudflare keeps the names of the objects, in which callers and codes are keyed hashes.
 *
 * @throws {ProxyConfigError} one line per wrong option
 * @see https://developers.cloudflare.com/changelog/post/2026-03-15-durable-object-id-name/
 */
export function createDurableStores(options: DurableStoresOptions): DurableStores {
  checkOptions(options);
  const { namespace, clientId, secretKey } = options;
  const { seal, unseal, hashed, name: credentials } = createSeal(clientId, secretKey);

  async function send<K extends keyof Commands>(object: string, command: K, ask: Commands[K]['ask']): Promise<Commands[K]['answer']> {
    // A stub belongs to the request that made it.
    const response = await namespace.get(namespace.idFromName(object)).fetch('https://store/', {
      method: 'POST',
      body: JSON.stringify([command, ask]),
      signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The Durable Object answered ${response.status}.`);
    return ((await response.json()) as { answer: Commands[K]['answer'] }).answer;
  }

  const counters: CreateCounters = (name, rates) => {
    const limits = rates.map(({ limit }) => limit);
    const lengths = rates.map(({ windowMs }) => windowMs);
    const statesOf = (windows: readonly StoredWindow[]): WindowState[] =>
      rates.map((rate, i) => ({ rate, ...(windows[i] ?? { used: Number.NaN, resetMs: rate.windowMs, id: '' }) }));
    // The deployment's budget belongs to no caller, and outlives every change of client id and secret.
    const objectOf = async (key: string): Promise<string> => `${name} ${name === 'deployment-misses' ? key : await hashed(key)}`;
    return {
      async take(key) {
        const { allowed, windows } = await send(await objectOf(key), 'take', { limits, lengths });
        return { allowed, windows: statesOf(windows) };
      },
      async giveBack(key, { windows }) {
        await send(await objectOf(key), 'giveBack', { ids: windows.map(({ id }) => String(id)) });
      },
      async reserve(key, id) {
        const { allowed, isBusy, windows } = await send(await objectOf(key), 'reserve', { limits, lengths, id });
        return { allowed, isBusy, windows: statesOf(windows) };
      },
      async settle(key, id, counts) {
        await send(await objectOf(key), 'settle', { lengths, id, counts });
      },
    };
  };

  async function open({ sealed, leftMs }: StoredToken): Promise<IssuedToken | undefined> {
    const text = await unseal(sealed);
    return text === undefined ? undefined : { token: JSON.parse(text) as IssuedToken['token'], expiresAtMs: Date.now() + leftMs };
  }

  const shareToken: ShareToken = async (ask, unwanted) => {
    const object = `token ${await credentials()}`;
    const id = crypto.randomUUID();
    // The lease expires if this fails.
    const release = (): Promise<unknown> => send(object, 'release', { id }).catch(() => undefined);
    const giveUpAtMs = Date.now() + LEASE_MS;
    let before: StoredToken | undefined;
    try {
      for (let isMine = false; !isMine && Date.now() < giveUpAtMs;) {
        const seen = before?.version;
        ({ isMine, token: before } = await send(object, 'lease', { id, unwanted: seen }));
        const opened = before && !isMine ? await open(before) : undefined;
        const isRepeated = before?.isSame === true && before.sinceMs < SAME_TOKEN_PAUSE_MS;
        if (opened && (opened.token.token !== unwanted || isRepeated)) return opened;
        // Another isolate asks the API.
        if (!isMine && before?.version === seen) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      }
    } catch {
      // Without the store, every isolate asks for itself.
      return ask();
    }
    try {
      const issued = await ask();
      const lifeMs = Math.max(1000, Math.round(issued.expiresAtMs - Date.now()));
      const isSame = issued.token.token === unwanted;
      await send(object, 'storeToken', { id, sealed: await seal(JSON.stringify(issued.token)), lifeMs, isSame }).catch(() => undefined);
      return issued;
    } finally {
      await release();
    }
  };

  const answerOf = async (key: string): Promise<string> => `answer ${await hashed(key)}`;
  return {
    counters,
    shareToken,
    answers: {
      async get(key) {
        const text = await send(await answerOf(key), 'read', {});
        return text === undefined ? undefined : unseal(text);
      },
      async set(key, body, lifeMs) {
        await send(await answerOf(key), 'write', { text: await seal(body), lifeMs });
      },
    },
  };
}
