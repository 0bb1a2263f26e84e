import { type AddressAnswer, type CodeAnswer, PAGE_LIMIT } from '../protocol/answer.ts';
import { CRITERIA_KEYS, type SentCriteria } from '../protocol/criteria.ts';
import { own } from '../protocol/read-answer.ts';
import type { JsonObject } from '../protocol/read-json.ts';
import { type Answer, type ApiErrorCode, json, type Refusal, statusOf } from './answer.ts';
import { type MockSource, searchAddress, searchCode } from './searches.ts';
import { MOCK_CLIENT_ID, MOCK_SECRET_KEY } from './test-data.ts';
import type { Tokens } from './tokens.ts';

const MESSAGE: { readonly [status: number]: string } = {
  400: 'リクエストに誤りがあります',
  401: '認証に失敗しました',
  403: 'アクセスが許可されていません',
  404: '該当する情報がありません',
  405: '許可されていないメソッドです',
  415: 'サポートされていない形式です',
  500: 'システムエラーが発生しました',
};
const NO_SUCH_API = '対応するAPIがありません';

/** A failure as the API tells it. The id is put in where the answer is made. */
export function apiError(errorCode: ApiErrorCode, headers: Readonly<Record<string, string>> = {}): Answer {
  const status = statusOf({ errorCode });
  const message = status === 404 && errorCode.endsWith('-0100') ? NO_SUCH_API : MESSAGE[status];
  return { status, type: 'application/json', body: { error_code: errorCode, message }, headers };
}

function told(answer: CodeAnswer | AddressAnswer | Refusal): Answer {
  return 'errorCode' in answer ? apiError(answer.errorCode) : json(answer);
}

function isJsonRequest(request: Request): boolean {
  return /^application\/json\s*(;|$)/i.test(request.headers.get('content-type')?.trim() ?? '');
}

async function readObject(request: Request): Promise<JsonObject | undefined> {
  try {
    const body: unknown = await request.json();
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as JsonObject) : undefined;
  } catch {
    // No JSON, or a body that broke off.
    return undefined;
  }
}

/** Checks the headers that the API requires, as far as a `Request` shows them. @returns the refusal, or `undefined` if they are complete */
export function refusedHeaders(request: Request, isToken: boolean): Answer | undefined {
  // The gateway before the API answers this one, with a page.
  if (request.headers.get('user-agent') === '') {
    return { status: 403, type: 'text/html', body: '<!doctype html><title>403 Forbidden</title><h1>403 Forbidden</h1>' };
  }
  const forwardedFor = request.headers.get('x-forwarded-for')?.trim() ?? null;
  const missing = forwardedFor === null ? isToken : !/^[0-9a-f:.]+(\s*,\s*[0-9a-f:.]+)*$/i.test(forwardedFor);
  return missing ? apiError('403-1028-0001') : undefined;
}

/** `POST /j/token`. */
export async function apiToken(request: Request, version: 'v1' | 'v2', tokens: Tokens): Promise<Answer> {
  if (!isJsonRequest(request)) return apiError('415-1028-0001');
  const body = await readObject(request);
  if (!body) return apiError('400-1028-0001');
  if (body['grant_type'] !== 'client_credentials') return apiError('400-1028-0002');
  if (body['client_id'] !== MOCK_CLIENT_ID || body['secret_key'] !== MOCK_SECRET_KEY) return apiError('400-1028-0001');
  return json(tokens.issue(version));
}

/** Checks the token of a search. @returns the refusal, or `undefined` for a valid token */
export function refusedToken(request: Request, version: 'v1' | 'v2', api: '1029' | '1018', tokens: Tokens): Answer | undefined {
  const header = request.headers.get('authorization');
  if (header === null) return apiError('401-9001-0001');
  const token = /^Bearer ([\x21-\x7e]+)$/i.exec(header)?.[1];
  const state = token === undefined ? 'unknown' : tokens.check(token, version);
  if (state === 'other-version') return apiError(`404-${api}-0100`);
  return state === 'valid' ? undefined : apiError(state === 'expired' ? '401-9001-0003' : '401-9001-0002');
}

/** Reads a whole number in range from a query or a body. @returns the fallback if it is missing, `null` for any other value */
function readWhole(value: unknown, fallback: number, most: number): number | null {
  if (value === undefined || value === null) return fallback;
  const number = typeof value === 'string' && /^[0-9]{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= most ? number : null;
}

/** `GET /searchcode/{search_code}`. */
export async function apiSearchCode(request: Request, code: string, source: MockSource): Promise<Answer> {
  const query = new URL(request.url).searchParams;
  const page = readWhole(query.get('page'), 1, Number.MAX_SAFE_INTEGER);
  const limit = readWhole(query.get('limit'), PAGE_LIMIT, PAGE_LIMIT);
  const choikitype = readWhole(query.get('choikitype'), 1, 2) as 1 | 2 | null;
  const searchtype = readWhole(query.get('searchtype'), 1, 2) as 1 | 2 | null;
  if (page === null || limit === null || choikitype === null || searchtype === null) return apiError('400-1029-0001');
  if (!/^(?:[0-9]{3,7}|[0-9A-Z]{7})$/.test(code)) return apiError(/^[0-9]*$/.test(code) ? '400-1029-0001' : '400-1029-0002');
  return told(await searchCode({ code, page, limit, choikitype, searchtype }, source));
}

const CODE_FORM: { readonly [key: string]: RegExp } = { pref_code: /^[0-9]{2}$/, city_code: /^[0-9]{5}$/ };

/** `POST /addresszip`. */
export async function apiSearchAddress(request: Request, source: MockSource): Promise<Answer> {
  if (!isJsonRequest(request)) return apiError('415-1018-0001');
  const body = await readObject(request);
  if (!body) return apiError('400-1018-0001');
  const criteria: SentCriteria = {};
  for (const key of CRITERIA_KEYS) {
    const value = own(body, key);
    if (value === undefined || value === null || value === '') continue;
    if (typeof value !== 'string' || CODE_FORM[key]?.test(value) === false) return apiError('400-1018-0001');
    criteria[key] = value;
  }
  if (Number(body['flg_getcity']) === 1) criteria.flg_getcity = 1;
  if (Number(body['flg_getpref']) === 1) criteria.flg_getpref = 1;
  const page = readWhole(body['page'], 1, Number.MAX_SAFE_INTEGER);
  const limit = readWhole(body['limit'], PAGE_LIMIT, PAGE_LIMIT);
  if (page === null || limit === null) return apiError('400-1018-0001');
  return told(await searchAddress({ ...criteria, page, limit }, source));
}
