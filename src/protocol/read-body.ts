import { Problem } from './problem.ts';
import { type JsonObject, readJsonObject } from './read-json.ts';

/** An address search with every criterion fits into a quarter of this. */
const MAX_BODY_BYTES = 4096;

const tooLarge = (headers: Readonly<Record<string, string>> = {}): Problem =>
  new Problem(413, 'payload-too-large', `the body has more than ${MAX_BODY_BYTES} bytes`, headers);

/** Accepts `application/json` in UTF-8 (or `utf8`, as many clients call it) only, and no compression: 4 KiB could expand to any size. */
function checkMediaType(headers: Headers): void {
  const type = headers.get('content-type') ?? '';
  if (type !== 'application/json' && !/^application\/json\s*(?:;\s*charset="?utf-?8"?\s*)?;?$/i.test(type.trim()))
    throw new Problem(415, 'unsupported-media-type', 'Content-Type must be application/json');
  const coding = headers.get('content-encoding');
  if (coding !== null && coding.trim().toLowerCase() !== 'identity')
    throw new Problem(415, 'unsupported-media-type', 'the body must not be compressed');
}

/** Reads the body, but never more than 4 KiB. Hono's `bodyLimit` wraps the request in a second one, which costs more than the check. */
async function readText(request: Request): Promise<string> {
  const length = request.headers.get('content-length');
  if (length !== null && (!/^\d+$/.test(length) || Number(length) > MAX_BODY_BYTES)) throw tooLarge({ connection: 'close' });
  // The runtime reads no more bytes than the header promises. Firefox has no `Request.body`, and runs the mock only.
  if (length !== null || request.body === undefined) {
    const text = await request.text();
    if (text.length > MAX_BODY_BYTES) throw tooLarge();
    // workerd keeps a byte order mark before the compatibility date 2026-01-13.
    return text.replace(/^\ufeff/, '');
  }
  const reader = request.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_BODY_BYTES) {
      // Not awaited: canceling a body that never ends may never finish.
      void reader.cancel().catch(() => undefined);
      throw tooLarge({ connection: 'close' });
    }
    text += decoder.decode(value, { stream: true });
  }
}

function refuseBroken(error: unknown): never {
  throw error instanceof Problem ? error : new Problem(400, 'invalid-request', 'the body broke off');
}

/** Reads a request body that must be a JSON object. @throws {Problem} 400, 413 or 415 */
export async function readJsonBody(request: Request): Promise<JsonObject> {
  checkMediaType(request.headers);
  const json = readJsonObject(await readText(request).catch(refuseBroken));
  if (!json) throw new Problem(400, 'invalid-request', 'the body must be one JSON object without duplicate keys');
  return json;
}

/** Reads a body without meaning, as that of `POST /token`. It may be missing; otherwise size and type count. @throws {Problem} 400, 413 or 415 */
export async function skipBody(request: Request): Promise<void> {
  if (request.headers.has('content-type')) checkMediaType(request.headers);
  if ((await readText(request).catch(refuseBroken)) !== '') checkMediaType(request.headers);
}
