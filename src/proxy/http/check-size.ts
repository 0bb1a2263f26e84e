import type { Context } from 'hono';
import { Problem } from '../../protocol/problem.ts';
import type { ProxyEnv } from './visit.ts';

const MAX_URL_LENGTH = 2048;
const MAX_HEADER_BYTES = 16_384;

/** Whether the runtime limits headers itself: Node does, and iterating over them would cost every call there. */
function isNode(env: unknown): boolean {
  return typeof env === 'object' && env !== null && 'incoming' in env;
}

/** Refuses long URLs (414) and large headers (431). */
export function checkSize(c: Context<ProxyEnv>): void {
  const request = c.req.raw;
  if (request.url.length > MAX_URL_LENGTH) throw new Problem(414, 'payload-too-large', 'URL too long');
  if (!isNode(c.env)) {
    let bytes = 0;
    request.headers.forEach((value, name) => {
      bytes += name.length + value.length + 4;
    });
    if (bytes > MAX_HEADER_BYTES) throw new Problem(431, 'payload-too-large', 'headers too large');
  }
}
