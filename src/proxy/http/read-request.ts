import { readCode } from '../../address/read-code.ts';
import { CRITERIA_KEYS, type SentCriteria, sentCriteria } from '../../protocol/criteria.ts';
import { PAGE_LIMIT } from '../../protocol/paging.ts';
import { Problem } from './problem.ts';
import { readJsonObject } from './read-json.ts';

/** What is asked, checked and in the form that the API takes. */
export type Lookup =
  | {
      readonly operation: 'searchcode';
      readonly kind: 'postal-code' | 'digital-address';
      readonly code: string;
      readonly options: { readonly page?: number; readonly limit?: number; readonly choikitype?: 1 | 2; readonly searchtype?: 1 | 2 };
    }
  | { readonly operation: 'addresszip'; readonly criteria: SentCriteria };

/** The longest body is an address search with all criteria; 4 KiB hold it several times. */
const MOST_BODY_BYTES = 4096;
const MOST_URL_LENGTH = 2048;
const MOST_HEADER_BYTES = 16_384;
const MOST_PAGES = 100_000;

/** Refuses what is too large before anything of it is read. */
export function checkSize(request: Request, headersAreBounded: boolean): void {
  if (request.url.length > MOST_URL_LENGTH) throw new Problem(414, 'payload-too-large', 'URL too long');
  // Node counts header bytes by itself (16 KiB), and walking them would cost every call there.
  if (headersAreBounded) return;
  let bytes = 0;
  request.headers.forEach((value, name) => {
    bytes += name.length + value.length + 4;
  });
  if (bytes > MOST_HEADER_BYTES) throw new Problem(431, 'payload-too-large', 'headers too large');
}

/** `application/json`, with no other charset than UTF-8, and not compressed: 4 KiB could unpack to anything. */
function checkMediaType(headers: Headers): void {
  const type = headers.get('content-type') ?? '';
  if (type !== 'application/json' && !/^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?;?$/i.test(type.trim()))
    throw new Problem(415, 'unsupported-media-type', 'not JSON');
  const coding = headers.get('content-encoding');
  if (coding !== null && coding.trim().toLowerCase() !== 'identity') throw new Problem(415, 'unsupported-media-type', 'compressed body');
}

/** Reads the body, never more than 4 KiB of it. */
async function readBody(request: Request): Promise<string> {
  const length = request.headers.get('content-length');
  if (length !== null) {
    if (!/^\d+$/.test(length) || Number(length) > MOST_BODY_BYTES)
      throw new Problem(413, 'payload-too-large', 'body too large', { connection: 'close' });
    // The runtime reads no more than the length says.
    const text = await request.text();
    if (text.length > MOST_BODY_BYTES) throw new Problem(413, 'payload-too-large', 'body too large');
    return text;
  }
  const reader = request.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MOST_BODY_BYTES) {
      // Not awaited: a body that never ends may never finish cancelling either.
      void reader.cancel().catch(() => undefined);
      throw new Problem(413, 'payload-too-large', 'body too large', { connection: 'close' });
    }
    text += decoder.decode(value, { stream: true });
  }
}

const invalid = (message: string): Problem => new Problem(400, 'invalid-request', message);

type Json = Readonly<Record<string, unknown>>;

function own(json: Json, key: string): unknown {
  return Object.hasOwn(json, key) ? (json[key] ?? undefined) : undefined;
}

function readWhole(json: Json, key: string, most: number): number | undefined {
  const value = own(json, key);
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > most)
    throw invalid(`${key} is no whole number in range`);
  return value;
}

/** U+FFFD is what bytes that are no UTF-8 become; control characters and halves of surrogate pairs stand in no address. */
const NO_TEXT = /[\p{Cc}\p{Cs}\ufffd]/u;

function readCodeLookup(json: Json): Lookup {
  const text = own(json, 'search_code');
  if (typeof text !== 'string') throw invalid('search_code is no text');
  const read = readCode(text);
  if (read.state !== 'complete') throw new Problem(400, 'invalid-code', `search_code is ${read.state}`);
  const page = readWhole(json, 'page', MOST_PAGES);
  const limit = readWhole(json, 'limit', PAGE_LIMIT);
  const choikitype = readWhole(json, 'choikitype', 2) as 1 | 2 | undefined;
  const searchtype = readWhole(json, 'searchtype', 2) as 1 | 2 | undefined;
  return {
    operation: 'searchcode',
    kind: read.kind,
    code: read.code,
    options: {
      ...(page === undefined ? {} : { page }),
      ...(limit === undefined ? {} : { limit }),
      ...(choikitype === undefined ? {} : { choikitype }),
      ...(searchtype === undefined ? {} : { searchtype }),
    },
  };
}

function readCriteria(json: Json): Lookup {
  const given: Record<string, string | number> = {};
  for (const key of CRITERIA_KEYS) {
    const value = own(json, key);
    if (value === undefined) continue;
    const isCode = key.endsWith('_code');
    if (typeof value === 'string' ? NO_TEXT.test(value) : !(isCode && typeof value === 'number' && Number.isInteger(value) && value >= 0)) {
      throw invalid(`${key} is no text`);
    }
    given[key] = value as string | number;
  }
  const flags: { flg_getcity?: 0 | 1 | boolean; flg_getpref?: 0 | 1 | boolean } = {};
  for (const key of ['flg_getcity', 'flg_getpref'] as const) {
    const value = own(json, key);
    if (value === undefined) continue;
    if (value !== 0 && value !== 1 && typeof value !== 'boolean') throw invalid(`${key} is neither 0 nor 1`);
    flags[key] = value;
  }
  const page = readWhole(json, 'page', MOST_PAGES);
  const limit = readWhole(json, 'limit', PAGE_LIMIT);
  const criteria = sentCriteria({ ...given, ...flags, page, limit });
  if (!criteria) throw new Problem(400, 'invalid-code', 'criteria hold nothing to search for, or a code that is none');
  return { operation: 'addresszip', criteria };
}

async function readText(request: Request): Promise<string> {
  try {
    return await readBody(request);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw invalid('the body broke off');
  }
}

/**
 * Reads the body of a request that asks for nothing in particular: it may be missing, but one that is there is small and JSON, as every other.
 *
 * @throws {Problem} 400, 413 or 415
 */
export async function readNothing(request: Request): Promise<void> {
  if (request.headers.has('content-type')) checkMediaType(request.headers);
  if ((await readText(request)) !== '') checkMediaType(request.headers);
}

/**
 * Reads what is asked: media type, size, JSON, and the known keys with their types; others are dropped.
 *
 * @throws {Problem} 400, 413 or 415
 */
export async function readLookup(request: Request, operation: Lookup['operation']): Promise<Lookup> {
  checkMediaType(request.headers);
  const json = readJsonObject(await readText(request));
  if (!json) throw invalid('no plain JSON object');
  return operation === 'searchcode' ? readCodeLookup(json) : readCriteria(json);
}
