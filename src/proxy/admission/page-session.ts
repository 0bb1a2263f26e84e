import type { Context } from 'hono';
import { getSignedCookie } from 'hono/cookie';

/** The cookie that the shop sets on its pages: `ID.EXPIRES`, signed with HMAC-SHA256 as Hono's `setSignedCookie` does. */
const SESSION_COOKIE = 'dga_session';
/** A random id, and the end of its life in seconds since 1970. */
const VALUE = /^([\w-]{8,128})\.(\d{10})$/;

/** Returns the id of a page's session if its signature is right and its life has not ended. `nowMs`: since 1970. */
export async function readPageSession(c: Context, sessionKey: string, nowMs: number): Promise<string | undefined> {
  // Most callers without a session have no cookie at all.
  if (!c.req.raw.headers.has('cookie')) return undefined;
  const value = await getSignedCookie(c, sessionKey, SESSION_COOKIE);
  const [, id, expires] = VALUE.exec(value === false ? '' : (value ?? '')) ?? [];
  return id !== undefined && Number(expires) * 1000 > nowMs ? id : undefined;
}
