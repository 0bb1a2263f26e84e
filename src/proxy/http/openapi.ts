import { ADDRESS_RECORD_TEXT_KEYS, ADDRESS_ROW_KEYS } from '../../address/record.ts';
import { CRITERIA_KEYS } from '../../protocol/criteria.ts';
import { PROBLEM_TITLES } from '../../protocol/problem.ts';
import { type Route, routesOf } from './routes.ts';

type Json = { readonly [key: string]: unknown };

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const whole = (maximum: number, description: string): Json => ({ type: 'integer', minimum: 1, maximum, description });
const PAGING: Json = { page: whole(100_000, 'Page, from 1. Default 1.'), limit: whole(1000, 'Rows per page. Default 1000.') };
const texts = (keys: readonly string[]): Json => Object.fromEntries(keys.map((key) => [key, { type: ['string', 'null'] }]));

const envelope = (rows: string, more: Json): Json => ({
  type: 'object',
  required: ['page', 'limit', 'count', 'addresses', ...Object.keys(more)],
  properties: {
    page: { type: 'integer', minimum: 0 },
    limit: { type: 'integer', minimum: 0 },
    count: { type: 'integer', minimum: 0, description: 'As the API counts. A full page means that there may be another one.' },
    addresses: { type: 'array', maxItems: 1000, items: ref(rows) },
    ...more,
  },
});

/** A status of the search routes, with its codes and its meaning. The operator's guide lists the same rows. */
export interface ProblemRow {
  readonly status: number;
  readonly codes: readonly (keyof typeof PROBLEM_TITLES)[];
  readonly meaning: string;
}

export const PROBLEM_ROWS: readonly ProblemRow[] = [
  { status: 400, codes: ['invalid-code', 'invalid-request'], meaning: 'Not a code, nothing to search for, or a body that cannot be read.' },
  { status: 403, codes: ['origin-refused'], meaning: 'The page’s origin is not admitted.' },
  { status: 404, codes: ['not-found'], meaning: 'No address has this code, or there is no such route.' },
  { status: 405, codes: ['method-not-allowed'], meaning: 'Use POST, or GET for probes. `Allow` lists the methods.' },
  { status: 413, codes: ['payload-too-large'], meaning: 'The body has more than 4 KiB.' },
  { status: 414, codes: ['payload-too-large'], meaning: 'The URL has more than 2 KiB.' },
  { status: 415, codes: ['unsupported-media-type'], meaning: 'The body must be `application/json` in UTF-8, not compressed.' },
  { status: 429, codes: ['rate-limited'], meaning: 'A limit is reached; `Retry-After` says for how long.' },
  { status: 431, codes: ['payload-too-large'], meaning: 'The headers have more than 16 KiB.' },
  { status: 500, codes: ['configuration', 'unauthorized'], meaning: 'The proxy’s configuration towards the API; the log has the remedy.' },
  { status: 502, codes: ['network', 'unavailable'], meaning: 'The API failed or could not be reached.' },
  { status: 503, codes: ['unavailable'], meaning: 'Circuit breaker open, budget spent, Digital Addresses switched off, shutting down, or the API asked for a pause. With `Retry-After`.' },
  { status: 504, codes: ['timeout'], meaning: 'The API did not answer within five seconds.' },
]; // oxfmt-ignore

const HEADERS: Json = {
  'X-Request-Id': { description: 'Id of the request, also in the log.', schema: { type: 'string' } },
  RateLimit: { description: 'What is left of each limit (structured field list).', schema: { type: 'string' } },
  'RateLimit-Policy': { description: 'The limits of this route (structured field list).', schema: { type: 'string' } },
};

const problemResponses: Json = Object.fromEntries(
  PROBLEM_ROWS.map(({ status, codes, meaning }) => [
    String(status),
    {
      description: `${codes.join(', ')}: ${meaning}`,
      headers: {
        'X-Request-Id': HEADERS['X-Request-Id'],
        ...(status === 429 || status === 503
          ? { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 1 } } }
          : {}),
      },
      content: { 'application/problem+json': { schema: ref('Problem') } },
    },
  ]),
);

const json = (schema: string): Json => ({ 'application/json': { schema: ref(schema) } });

/** The answers of routes for operators: `503` only tells a probe to wait. */
const operatorResponses = (answer: string): Json => ({
  '200': { description: answer === 'Health' ? 'Yes.' : 'The description.', content: json(answer) },
  ...(answer === 'Health' ? { '503': { description: 'No.', content: json(answer) } } : {}),
  '405': problemResponses['405'],
});

function describeRoute({ method, operationId, summary, request, answer, isFor }: Route): Json {
  return {
    [method.toLowerCase()]: {
      operationId,
      summary,
      ...(request === undefined ? {} : { requestBody: { required: true, content: json(request) } }),
      responses:
        isFor === 'operator'
          ? operatorResponses(answer)
          : { '200': { description: 'Found.', headers: HEADERS, content: json(answer) }, ...problemResponses },
    },
  };
}

/** The proxy's routes as OpenAPI 3.1. `basePath` is the prefix of the routes, `tokenMode` adds `POST /token`. */
export function openApi(basePath: string, tokenMode: boolean, version: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'dga-address-lookup proxy',
      version,
      summary: 'ZIP Codes and Digital Addresses of Japan, for the pages of one site.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: basePath === '' ? '/' : basePath }],
    paths: Object.fromEntries(routesOf(tokenMode).map((route) => [route.path, describeRoute(route)])),
    components: {
      schemas: {
        CodeSearch: {
          type: 'object',
          required: ['search_code'],
          properties: {
            search_code: { type: 'string', maxLength: 100, description: 'A code in any usual spelling, or 3 to 6 digits.' },
            ...PAGING,
            choikitype: whole(2, 'Town without (1, default) or with (2) brackets.'),
            searchtype: whole(2, '2 excludes unique corporate ZIP Codes.'),
          },
        },
        AddressSearch: {
          type: 'object',
          minProperties: 1,
          properties: {
            ...Object.fromEntries(
              CRITERIA_KEYS.map((key) => [key, { type: key.endsWith('_code') ? ['string', 'integer'] : 'string', maxLength: 400 }]),
            ),
            flg_getcity: { enum: [0, 1, true, false], description: '1 lists the cities of a prefecture.' },
            flg_getpref: { enum: [0, 1, true, false], description: '1 lists the prefectures.' },
            ...PAGING,
          },
        },
        CodeAnswer: envelope('Record', {
          searchtype: { type: ['string', 'null'], description: '`zipcode`, `bizzipcode`, `dgacode`, or a kind that is new.' },
        }),
        AddressAnswer: envelope('Row', { level: { enum: [1, 2, 3, null], description: '1 prefecture, 2 city, 3 town.' } }),
        Record: {
          type: 'object',
          required: [...ADDRESS_RECORD_TEXT_KEYS, 'longitude', 'latitude'],
          properties: {
            ...texts(ADDRESS_RECORD_TEXT_KEYS),
            longitude: { type: ['number', 'null'] },
            latitude: { type: ['number', 'null'] },
          },
          additionalProperties: false,
        },
        Row: { type: 'object', required: [...ADDRESS_ROW_KEYS], properties: texts(ADDRESS_ROW_KEYS), additionalProperties: false },
        Token: {
          type: 'object',
          required: ['token', 'token_type', 'expires_in', 'scope'],
          properties: {
            token: { type: 'string' },
            token_type: { type: 'string' },
            expires_in: { type: ['number', 'null'], description: 'Seconds that are left.' },
            scope: { type: ['string', 'null'] },
          },
        },
        Description: { type: 'object', required: ['openapi', 'info', 'paths'] },
        Health: { type: 'object', required: ['status'], properties: { status: { enum: ['ok', 'unavailable'] } } },
        Problem: {
          type: 'object',
          description: 'RFC 9457.',
          required: ['type', 'title', 'status', 'code', 'request_id'],
          properties: {
            type: { const: 'about:blank' },
            title: { enum: Object.values(PROBLEM_TITLES) },
            status: { type: 'integer' },
            code: { enum: Object.keys(PROBLEM_TITLES) },
            request_id: { type: 'string' },
          },
          additionalProperties: false,
        },
      },
    },
  };
}
