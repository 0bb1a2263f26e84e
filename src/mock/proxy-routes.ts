import type { LookupErrorCode } from '../address/lookup-error.ts';
import { readCode } from '../address/read-code.ts';
import type { AddressAnswer, CodeAnswer } from '../protocol/answer.ts';
import { CRITERIA_KEYS, sentCriteria } from '../protocol/criteria.ts';
import { PAGE_LIMIT } from '../protocol/paging.ts';
import { type Answer, json } from './answer.ts';
import { type Refusal, statusOf } from './refusal.ts';
import { searchAddress } from './search-address.ts';
import { searchCode } from './search-code.ts';
import type { MockData } from './test-data.ts';

type ProblemCode = LookupErrorCode | 'method-not-allowed' | 'unsupported-media-type' | 'payload-too-large' | 'invalid-request';

const TITLE: { readonly [C in ProblemCode]: string } = {
  'invalid-code': 'The code or the criteria cannot be right',
  'not-found': 'Nothing was found',
  network: 'The address service could not be reached',
  timeout: 'The address service did not answer in time',
  'rate-limited': 'Too many requests',
  unauthorized: 'The address service is not available to this proxy',
  unavailable: 'The address service is not available',
  configuration: 'The address service is not set up',
  'method-not-allowed': 'This method is not allowed here',
  'unsupported-media-type': 'The body must be application/json in UTF-8',
  'payload-too-large': 'The request is too large',
  'invalid-request': 'The request cannot be read',
};

/** A failure as the proxy tells it (RFC 9457). The id is put in where the answer is made. */
export function problem(status: number, code: ProblemCode, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, type: 'application/problem+json', body: { type: 'about:blank', title: TITLE[code], status, code }, headers };
}

const MOST_BODY_BYTES = 4096;
const MOST_PAGES = 100_000;

type Json = Readonly<Record<string, unknown>>;

function own(body: Json, key: string): unknown {
  return Object.hasOwn(body, key) ? (body[key] ?? undefined) : undefined;
}

/** `null` where the value is no whole number in range. */
function readWhole(body: Json, key: string, most: number): number | undefined | null {
  const value = own(body, key);
  if (value === undefined) return undefined;
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most ? value : null;
}

/** Reads the JSON object of a request. @returns the refusal where there is none */
async function readBody(request: Request): Promise<{ readonly body: Json } | { readonly refused: Answer }> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?;?$/i.test(type.trim()))
    return { refused: problem(415, 'unsupported-media-type') };
  const coding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (coding !== 'identity') return { refused: problem(415, 'unsupported-media-type') };
  let body: unknown;
  try {
    const bytes = await request.arrayBuffer();
    if (bytes.byteLength > MOST_BODY_BYTES) return { refused: problem(413, 'payload-too-large') };
    body = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // No JSON, or a body that was read before or broke off.
    return { refused: problem(400, 'invalid-request') };
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body) || Object.hasOwn(body, '__proto__')) {
    return { refused: problem(400, 'invalid-request') };
  }
  return { body: body as Json };
}

function told(answer: CodeAnswer | AddressAnswer | Refusal): Answer {
  if (!('errorCode' in answer)) return json(answer);
  return statusOf(answer) === 404 ? problem(404, 'not-found') : problem(400, 'invalid-code');
}

/** `POST /searchcode`. */
export async function proxySearchCode(request: Request, data: MockData, withManyTowns: boolean): Promise<Answer> {
  const read = await readBody(request);
  if ('refused' in read) return read.refused;
  const { body } = read;
  const text = own(body, 'search_code');
  if (typeof text !== 'string') return problem(400, 'invalid-request');
  const code = readCode(text);
  if (code.state !== 'complete') return problem(400, 'invalid-code');
  const page = readWhole(body, 'page', MOST_PAGES);
  const limit = readWhole(body, 'limit', PAGE_LIMIT);
  const choikitype = readWhole(body, 'choikitype', 2) as 1 | 2 | undefined | null;
  const searchtype = readWhole(body, 'searchtype', 2) as 1 | 2 | undefined | null;
  if (page === null || limit === null || choikitype === null || searchtype === null) return problem(400, 'invalid-request');
  const query = { code: code.code, page: page ?? 1, limit: limit ?? PAGE_LIMIT, choikitype: choikitype ?? 1, searchtype: searchtype ?? 1 };
  return told(await searchCode(query, data, withManyTowns));
}

/** U+FFFD is what bytes that are no UTF-8 become; control characters and halves of surrogate pairs stand in no address. */
const NO_TEXT = /[\p{Cc}\p{Cs}\ufffd]/u;

function isCriterion(key: string, value: unknown): boolean {
  if (typeof value === 'string') return !NO_TEXT.test(value);
  return key.endsWith('_code') && typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

/** `POST /addresszip`. */
export async function proxySearchAddress(request: Request): Promise<Answer> {
  const read = await readBody(request);
  if ('refused' in read) return read.refused;
  const { body } = read;
  const given: Record<string, unknown> = {};
  for (const key of CRITERIA_KEYS) {
    const value = own(body, key);
    if (value === undefined) continue;
    if (!isCriterion(key, value)) return problem(400, 'invalid-request');
    given[key] = value;
  }
  for (const key of ['flg_getcity', 'flg_getpref']) {
    const value = own(body, key);
    if (value !== undefined && value !== 0 && value !== 1 && typeof value !== 'boolean') return problem(400, 'invalid-request');
    given[key] = value;
  }
  const page = readWhole(body, 'page', MOST_PAGES);
  const limit = readWhole(body, 'limit', PAGE_LIMIT);
  if (page === null || limit === null) return problem(400, 'invalid-request');
  const criteria = sentCriteria({ ...given, page, limit });
  return criteria ? told(await searchAddress(criteria)) : problem(400, 'invalid-code');
}
