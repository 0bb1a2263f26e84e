/** The state of a Durable Object, as far as the store needs it. */
export interface DurableState {
  readonly storage: {
    get(key: string): Promise<unknown>;
    put(key: string, value: unknown): Promise<void>;
    deleteAll(): Promise<void>;
    setAlarm(atMs: number): Promise<void>;
  };
}

/** A window after a command: how often it was used, when it ends, and which one it is. */
export interface StoredWindow {
  readonly used: number;
  readonly resetMs: number;
  readonly id: string;
}

/** A token that isolates share. Its text is encrypted. */
export interface StoredToken {
  readonly version: string;
  readonly sealed: string;
  readonly leftMs: number;
  readonly sinceMs: number;
  /** The API issued the token that was stored before. */
  readonly isSame: boolean;
}

/** The calls that an isolate makes to one object, and their results. */
export interface Commands {
  take: { ask: { limits: readonly number[]; lengths: readonly number[] }; answer: { allowed: boolean; windows: StoredWindow[] } };
  giveBack: { ask: { ids: readonly string[] }; answer: null };
  reserve: {
    ask: { limits: readonly number[]; lengths: readonly number[]; id: string };
    answer: { allowed: boolean; isBusy: boolean; windows: StoredWindow[] };
  };
  settle: { ask: { lengths: readonly number[]; id: string; counts: boolean }; answer: null };
  /** Gives the lease to one isolate at a time, and only if the stored token is the one that it does not want. */
  lease: { ask: { id: string; unwanted: string | undefined }; answer: { isMine: boolean; token: StoredToken | undefined } };
  storeToken: { ask: { id: string; sealed: string; lifeMs: number; isSame: boolean }; answer: null };
  release: { ask: { id: string }; answer: null };
  read: { ask: object; answer: string | undefined };
  write: { ask: { text: string; lifeMs: number }; answer: null };
}

interface Window {
  used: number;
  endsAtMs: number;
  id: string;
}

interface Content {
  windows: Window[];
  /** The time at which each reservation expires. */
  reserved: Record<string, number>;
  token?: { version: string; sealed: string; askedAtMs: number; endsAtMs: number; isSame: boolean } | undefined;
  lease?: { id: string; endsAtMs: number } | undefined;
  text?: { text: string; endsAtMs: number } | undefined;
}

/** A search takes five seconds at most: a reservation that lives longer belongs to an isolate that has gone. */
const RESERVATION_MS = 10_000;
/** Longer than a token call takes, so that no other isolate calls in between. */
export const LEASE_MS = 7000;

/**
 * The Durable Object of the store. One object has the windows of one key, or the token, and its commands run one after the other. An object
 * without a running limit deletes its content.
 */
export class DgaStore {
  readonly #storage: DurableState['storage'];
  #content: Promise<Content> | undefined;

  constructor({ storage }: DurableState) {
    this.#storage = storage;
  }

  async fetch(request: Request): Promise<Response> {
    const [name, ask] = (await request.json()) as [keyof Commands, never];
    this.#content ??= this.#load();
    const content = await this.#content;
    const nowMs = Date.now();
    for (const [id, endsAtMs] of Object.entries(content.reserved)) if (endsAtMs <= nowMs) delete content.reserved[id];
    const answer = this.#commands[name](ask, content, nowMs);
    // Cloudflare charges for writes.
    if (name !== 'read') {
      await this.#storage.put('content', content);
      await this.#storage.setAlarm(endOf(content, nowMs));
    }
    return Response.json({ answer });
  }

  async alarm(): Promise<void> {
    const nowMs = Date.now();
    const endsAtMs = endOf(await (this.#content ?? this.#load()), nowMs);
    if (endsAtMs > nowMs) return this.#storage.setAlarm(endsAtMs);
    this.#content = undefined;
    await this.#storage.deleteAll();
  }

  async #load(): Promise<Content> {
    return ((await this.#storage.get('content')) as Content | undefined) ?? { windows: [], reserved: {} };
  }

  readonly #commands: {
    readonly [K in keyof Commands]: (ask: Commands[K]['ask'], content: Content, nowMs: number) => Commands[K]['answer'];
  } = {
    take({ limits, lengths }, content, nowMs) {
      const windows = openWindows(content, lengths, nowMs);
      const allowed = windows.every(({ used }, i) => used < (limits[i] ?? 0));
      if (allowed) countIn(windows, lengths, nowMs);
      return { allowed, windows: shown(windows, lengths, nowMs) };
    },
    giveBack({ ids }, { windows }, nowMs) {
      windows.forEach((window, i) => {
        if (window.id === ids[i] && window.endsAtMs > nowMs) window.used = Math.max(0, window.used - 1);
      });
      return null;
    },
    reserve({ limits, lengths, id }, content, nowMs) {
      const windows = openWindows(content, lengths, nowMs);
      delete content.reserved[id];
      const held = Object.keys(content.reserved).length;
      const isSpent = windows.some(({ used }, i) => used >= (limits[i] ?? 0));
      const allowed = windows.every(({ used }, i) => used + held < (limits[i] ?? 0));
      if (allowed) content.reserved[id] = nowMs + RESERVATION_MS;
      return { allowed, isBusy: !allowed && !isSpent, windows: shown(windows, lengths, nowMs) };
    },
    settle({ lengths, id, counts }, content, nowMs) {
      const isOpen = id in content.reserved;
      delete content.reserved[id];
      if (isOpen && counts) countIn(openWindows(content, lengths, nowMs), lengths, nowMs);
      return null;
    },
    lease({ id, unwanted }, content, nowMs) {
      if (content.token && content.token.endsAtMs <= nowMs) content.token = undefined;
      const { token, lease } = content;
      // Without a token, whatever was unwanted has gone.
      const isMine = (token === undefined || token.version === unwanted) && (lease === undefined || lease.endsAtMs <= nowMs);
      if (isMine) content.lease = { id, endsAtMs: nowMs + LEASE_MS };
      return {
        isMine,
        token: token && {
          version: token.version,
          sealed: token.sealed,
          leftMs: token.endsAtMs - nowMs,
          sinceMs: nowMs - token.askedAtMs,
          isSame: token.isSame,
        },
      };
    },
    storeToken({ id, sealed, lifeMs, isSame }, content, nowMs) {
      content.token = { version: id, sealed, askedAtMs: nowMs, endsAtMs: nowMs + lifeMs, isSame };
      return null;
    },
    release({ id }, content) {
      if (content.lease?.id === id) content.lease = undefined;
      return null;
    },
    read: (_, { text }, nowMs) => (text && text.endsAtMs > nowMs ? text.text : undefined),
    write({ text, lifeMs }, content, nowMs) {
      content.text = { text, endsAtMs: nowMs + lifeMs };
      return null;
    },
  };
}

/** The windows of the rates. Those that have ended begin again. */
function openWindows(content: Content, lengths: readonly number[], nowMs: number): readonly Window[] {
  content.windows = lengths.map((_, i) => {
    const window = content.windows[i];
    return window && window.endsAtMs > nowMs ? window : { used: 0, endsAtMs: 0, id: '' };
  });
  return content.windows;
}

function countIn(windows: readonly Window[], lengths: readonly number[], nowMs: number): void {
  windows.forEach((window, i) => {
    if (window.endsAtMs <= nowMs) Object.assign(window, { endsAtMs: nowMs + (lengths[i] ?? 0), id: crypto.randomUUID() });
    window.used += 1;
  });
}

const shown = (windows: readonly Window[], lengths: readonly number[], nowMs: number): StoredWindow[] =>
  windows.map(({ used, endsAtMs, id }, i) => ({ used, id, resetMs: endsAtMs > nowMs ? endsAtMs - nowMs : (lengths[i] ?? 0) }));

/** When nothing of the content is needed any more. */
function endOf({ windows, reserved, token, lease, text }: Content, nowMs: number): number {
  const ends = [...windows.map(({ endsAtMs }) => endsAtMs), ...Object.values(reserved)];
  return Math.max(nowMs, ...ends, token?.endsAtMs ?? 0, lease?.endsAtMs ?? 0, text?.endsAtMs ?? 0);
}
