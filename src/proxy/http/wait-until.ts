import type { Context } from 'hono';

/**
 * The execution context of runtimes that pass none, such as Node. With it, Hono does not throw: an error with its stack for every search
 * would cost 5 % of the throughput.
 */
export const NO_CONTEXT: object = {};

/**
 * The runtime's way to keep work alive after the answer (`ctx.waitUntil` on Workers and Deno Deploy).
 *
 * @returns `undefined` on runtimes that never end background work, such as Node
 */
export function waitUntilOf(c: Context): ((work: Promise<unknown>) => void) | undefined {
  let context: { readonly waitUntil?: unknown };
  try {
    context = c.executionCtx;
  } catch {
    // Hono throws if the proxy is mounted in another app, whose runtime passed no context.
    return undefined;
  }
  return typeof context.waitUntil === 'function' ? (work) => (context.waitUntil as (work: Promise<unknown>) => void)(work) : undefined;
}
