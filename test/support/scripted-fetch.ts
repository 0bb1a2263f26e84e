// A fetch that responds from a list and records its calls, the error that a call ends with, and a clock that a test advances.
import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import type { TestContext } from 'node:test';
import { LookupError } from '../../src/address/lookup-error.ts';

export interface Asked {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Headers;
  readonly body: unknown;
  readonly atMs: number;
}

/** The result of one call: a response, an error to reject with, or nothing until the call is aborted. */
export type Scripted = Response | Error | 'silence' | ((asked: Asked) => Response | Promise<Response>);

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** Returns the responses in turn and repeats the last one. */
export function scriptedFetch(...script: readonly Scripted[]): { readonly fetch: typeof fetch; readonly asked: Asked[] } {
  const asked: Asked[] = [];
  return {
    asked,
    fetch: async (input, init = {}) => {
      const call: Asked = {
        url: input as string,
        init,
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        atMs: Date.now(),
      };
      asked.push(call);
      const next = script[Math.min(asked.length, script.length) - 1];
      if (next instanceof Error) throw next;
      if (next instanceof Response) return next.clone();
      if (typeof next === 'function') return next(call);
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    },
  };
}

/** The error that a call ends with. */
export async function failure(call: Promise<unknown>): Promise<LookupError> {
  const error: unknown = await call.then(
    () => assert.fail('no error'),
    (thrown: unknown) => thrown,
  );
  assert.equal(error instanceof LookupError, true, String(error));
  return error as LookupError;
}

/** Runs everything that needs no time. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setImmediate(done));
}

export interface FakeTime {
  readonly passMs: (ms: number) => Promise<void>;
}

/** Stops the clocks; only `passMs` advances them. */
export function fakeTime(t: TestContext): FakeTime {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_800_000_000_000 });
  t.mock.method(performance, 'now', () => Date.now() - 1_800_000_000_000);
  return {
    async passMs(ms) {
      await settle();
      t.mock.timers.tick(ms);
      await settle();
    },
  };
}

/** The number of listeners on the signal. */
export const listenersOf = (signal: AbortSignal): number => getEventListeners(signal, 'abort').length;
