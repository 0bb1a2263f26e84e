import type { Taken, WindowState } from './counters.ts';

const seconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000));

/**
 * `RateLimit-Policy` (what is allowed) and `RateLimit` (what is left), as lists of items with integer parameters (RFC 9651):
 * `"min";q=10;w=60`, `"min";r=9;t=60`. https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ (draft 11)
 */
export function limitHeaders(windows: readonly WindowState[], prefix = ''): Record<string, string> {
  return {
    'ratelimit-policy': windows.map(({ rate }) => `"${prefix}${rate.name}";q=${rate.limit};w=${seconds(rate.windowMs)}`).join(', '),
    ratelimit: windows
      .map(
        ({ rate, used, resetMs }) =>
          `"${prefix}${rate.name}";r=${Math.max(0, rate.limit - used)};t=${seconds(Math.min(resetMs, rate.windowMs))}`,
      )
      .join(', '),
  };
}

/**
 * Milliseconds until a refused call would be allowed: until the last full window ends. Never more than that window has: its end is kept in
 * tenths of a second, and a minute that began between two of them would come out as 61 s.
 */
export function fullUntilMs({ windows }: Taken): number {
  return Math.max(
    0,
    ...windows.filter(({ rate, used }) => used >= rate.limit).map(({ rate, resetMs }) => Math.min(resetMs, rate.windowMs)),
  );
}
