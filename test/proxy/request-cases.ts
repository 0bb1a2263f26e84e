// Requests and what becomes of them: one table for every server that plays the proxy, on Node and in PHP.
import { apiError, type Fault, HTML } from './upstream.ts';

/** One request to a proxy with the origin http://shop.example, and what the proxy must do with it. */
export interface RequestCase {
  readonly rule: string;
  /** Variables of the proxy (`DGA_…`) that differ from the defaults. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly method?: string;
  /** Default `/dga/searchcode`. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: a lookup of 1000004. A string or bytes are sent as they are. */
  readonly body?: unknown;
  /** The API's failure. Default: it answers. */
  readonly fault?: Fault;
  readonly status: number;
  readonly code?: string;
  /** Headers of the answer; null for one that must be missing. */
  readonly answers?: Readonly<Record<string, RegExp | null>>;
  /** The URLs of the API that are called, except token calls. Default: none. */
  readonly asks?: readonly string[];
}

const SHOP = 'https://shop.example';
const LISTED = { DGA_ALLOWED_ORIGINS: `${SHOP},https://cms.example:8443` };
const BEHIND_PROXY = { DGA_TRUSTED_PROXIES: '127.0.0.0/8' };
const OWN_HOSTS = { DGA_OWN_HOSTS: 'shop.example,shop.example:8443' };
const PREFLIGHT = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
const lookUp = (search_code: unknown): object => ({ search_code });
const nested = (levels: number): string => `{"search_code":"1000004","x":${'['.repeat(levels)}${']'.repeat(levels)}}`;
const padded = (bytes: number): string => `{"search_code":"1000004"${' '.repeat(bytes - 25)}}`;
const found = (code: string): readonly string[] => [`/api/v2/searchcode/${code}`];

const SPELLINGS: readonly RequestCase[] = [
  ...['1000004', '100-0004', '〒100-0004', '１００−０００４', '100ー0004', ' 100 0004 ', '郵便番号：100-0004', '100の0004', '100、0004', '100-0004。', '100の0004.', '〒１００－０００４'].map((code) => ({
    rule: `reads ${JSON.stringify(code)} as the ZIP Code 1000004`, body: lookUp(code), status: 200, asks: found('1000004'),
  })),
  ...['A7E2FK2', 'a7e-2fk2', 'ａ7e-2fk２'].map((code) => ({ rule: `reads ${code} as the Digital Address A7E2FK2`, body: lookUp(code), status: 200, asks: found('A7E2FK2') })),
  ...['', '12', '10000044', '../j/token', '．．／j', '100000①x', '1000004?x', 'ABC', '100-000O4', '1000、004', '100、', 'ıııııııı'].map((code) => ({
    rule: `refuses ${JSON.stringify(code)}, which is not a code`, body: lookUp(code), status: 400, code: 'invalid-code',
  })),
  { rule: 'answers 404 for a ZIP Code without an address', body: lookUp('9000004'), status: 404, code: 'not-found', asks: found('9000004') },
  ...['102', '1020', '１０２−００', '10200', '102-007'].map((code) => {
    const digits = code.normalize('NFKC').replace(/[^0-9]/g, '');
    return { rule: `searches for every ZIP Code that begins with ${code}`, body: lookUp(code), status: 200, asks: found(digits) };
  }),
  { rule: 'answers 404 for a Digital Address that does not exist', body: lookUp('B7E2FK2'), status: 404, code: 'not-found', asks: found('B7E2FK2') },
]; // oxfmt-ignore

const BODIES: readonly RequestCase[] = [
  ...([
    ['accepts ten levels of nesting', 200, nested(9)],
    ['refuses eleven levels of nesting', 400, nested(10)],
    ['refuses a thousand levels of nesting', 400, nested(1000)],
    ['accepts a byte order mark before the body', 200, '\u{feff}{"search_code":"1000004"}'],
    ['drops unknown keys', 200, '{"search_code":"1000004","host":"evil.example","ec_uid":"x","x_forwarded_for":"1.2.3.4"}'],
    ['refuses a key twice', 400, '{"search_code":"1000004","search_code":"1000005"}'],
    ['refuses a key twice, once with a space behind it', 400, '{"search_code" :"1000004","search_code":"1000005"}'],
    ['refuses a key twice, once escaped', 400, '{"search_code":"1000004","search\\u005fcode":"1000005"}'],
    ['refuses a key twice inside an unknown value', 400, '{"search_code":"1000004","x":{"a":1,"a":2}}'],
    ['accepts the same key at two levels', 200, '{"search_code":"1000004","x":{"search_code":1}}'],
    ['does not take the text of a string for a key', 200, '{"search_code":"1000004","x":"\\"search_code\\":1,{[","y":"}"}'],
    ['refuses the key __proto__', 400, '{"search_code":"1000004","__proto__":{"page":2}}'],
    ['refuses the key __proto__ if it is escaped', 400, '{"search_code":"1000004","__pr\\u006fto__":1}'],
    ['refuses the key __proto__ at any level', 400, '{"search_code":"1000004","x":[{"__proto__":1}]}'],
    ['accepts __proto__ as a value', 200, '{"search_code":"1000004","x":"__proto__"}'],
    ['refuses an array', 400, '[{"search_code":"1000004"}]'],
    ['refuses null', 400, 'null'],
    ['refuses an empty body', 400, ''],
    ['refuses half a JSON', 400, '{"search_code":"1000004"'],
    ['refuses single quotes', 400, "{'search_code':'1000004'}"],
    ['refuses a number as a code', 400, '{"search_code":1000004}'],
    ['refuses a list of codes', 400, '{"search_code":["1000004"]}'],
    ['refuses a body without a code', 400, '{}'],
    ['refuses page 0', 400, '{"search_code":"1000004","page":0}'],
    ['refuses page 1.5', 400, '{"search_code":"1000004","page":1.5}'],
    ['refuses a page as text', 400, '{"search_code":"1000004","page":"1"}'],
    ['refuses limit 1001', 400, '{"search_code":"1000004","limit":1001}'],
    ['refuses choikitype 3', 400, '{"search_code":"1000004","choikitype":3}'],
    ['accepts null for an option', 200, '{"search_code":"1000004","page":null}'],
    ['accepts a body of 4 KiB', 200, padded(4096)],
  ] as const).map(([rule, status, body]) => ({
    rule, body, status, ...(status === 200 ? { asks: found('1000004') } : { code: 'invalid-request' }),
  })),
  { rule: 'refuses a body of more than 4 KiB', body: padded(4097), status: 413, code: 'payload-too-large' },
  { rule: 'refuses bytes that are not UTF-8', path: '/dga/addresszip', body: Uint8Array.from([...new TextEncoder().encode('{"freeword":"'), 0xff, 0xfe, 0x22, 0x7d]), status: 400, code: 'invalid-request' },
  { rule: 'sends the options of a code search in the query', body: { search_code: '1000004', page: 2, limit: 10, choikitype: 2, searchtype: 1 }, status: 200, asks: ['/api/v2/searchcode/1000004?page=2&limit=10&choikitype=2&searchtype=1'] },
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp', 'application/json-seq', 'text/json', 'application/json; charset=shift_jis', 'application/json, text/plain', ''].map((type) => ({
    rule: `refuses a body of the type ${type}`, headers: { 'content-type': type }, status: 415, code: 'unsupported-media-type',
  })),
  ...['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"', 'application/json; charset=utf8', 'application/json; charset="UTF8";'].map((type) => ({ rule: `accepts a body of the type ${type}`, headers: { 'content-type': type }, status: 200, asks: found('1000004') })),
  { rule: 'refuses a compressed body', headers: { 'content-encoding': 'gzip' }, status: 415, code: 'unsupported-media-type' },
  { rule: 'refuses a URL of more than 2 KiB', path: `/dga/searchcode?${'x'.repeat(2048)}`, status: 414, code: 'payload-too-large' },
]; // oxfmt-ignore

const CRITERIA: readonly RequestCase[] = (
  [
    [200, { pref_code: '13' }],
    [200, { pref_code: 13, flg_getcity: 1 }],
    [200, { freeword: '千代田区丸の内' }],
    [200, { flg_getpref: true }],
    [400, { pref_name: 13 }, 'invalid-request'],
    [400, { pref_code: ['13'] }, 'invalid-request'],
    [400, { pref_code: -1 }, 'invalid-request'],
    [400, { flg_getcity: 2, pref_code: '13' }, 'invalid-request'],
    [400, { flg_getcity: '1', pref_code: '13' }, 'invalid-request'],
    [400, { freeword: 'a\u0000b' }, 'invalid-request'],
    [400, { freeword: 'a\nb' }, 'invalid-request'],
    [400, '{"freeword":"\\ud800"}', 'invalid-request'],
    [400, {}, 'invalid-code'],
    [400, { page: 2 }, 'invalid-code'],
    [400, { freeword: '   ' }, 'invalid-code'],
    [400, { freeword: 'a'.repeat(401) }, 'invalid-code'],
    [400, { pref_code: '13x' }, 'invalid-code'],
  ] as const
).map(([status, body, code]) => ({
  rule: `answers ${status} to an address search for ${JSON.stringify(body).slice(0, 50)}`,
  path: '/dga/addresszip',
  body,
  status,
  ...(code ? { code } : { asks: ['/api/v2/addresszip'] }),
}));

const ROUTES: readonly RequestCase[] = [
  ...['/', '/dga', '/dga/', '/dga/searchcode/', '/dga/searchcode/1000004', '/dga/token', '/dga/metrics', '/metrics', '/searchcode', '/dga//searchcode', '/dga/%73earchcode/x'].map((path) => ({
    rule: `answers 404 to ${path}`, path, status: 404, code: 'not-found',
  })),
  ...['GET', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ rule: `answers 405 to ${method}`, method, body: '', status: 405, code: 'method-not-allowed', answers: { allow: /\bPOST\b/ } })),
  { rule: 'answers 405 to a POST to /livez', path: '/dga/livez', status: 405, code: 'method-not-allowed', answers: { allow: /^GET, HEAD$/ } },
  { rule: 'answers /livez without asking the API', method: 'GET', path: '/dga/livez', body: '', status: 200 },
  { rule: 'is ready after the first token', method: 'GET', path: '/dga/readyz', body: '', status: 200 },
  { rule: 'gives out a token in token mode', settings: { DGA_TOKEN_MODE: 'on' }, path: '/dga/token', body: {}, status: 200 },
  { rule: 'refuses Digital Addresses while they are switched off', settings: { DGA_DIGITAL_ADDRESS: 'off' }, body: lookUp('A7E2FK2'), status: 503, code: 'unavailable', answers: { 'retry-after': /^[1-9]\d*$/ } },
  { rule: 'refuses Digital Addresses that are switched off with 0', settings: { DGA_DIGITAL_ADDRESS: '0' }, body: lookUp('A7E2FK2'), status: 503, code: 'unavailable' },
  { rule: 'answers ZIP Codes while Digital Addresses are switched off', settings: { DGA_DIGITAL_ADDRESS: 'off' }, status: 200, asks: found('1000004') },
  { rule: 'searches by prefix while Digital Addresses are switched off', settings: { DGA_DIGITAL_ADDRESS: 'off' }, body: lookUp('1020'), status: 200, asks: found('1020') },
  { rule: 'answers lists while Digital Addresses are switched off', settings: { DGA_DIGITAL_ADDRESS: 'off' }, path: '/dga/addresszip', body: { pref_code: '13' }, status: 200, asks: ['/api/v2/addresszip'] },
  { rule: 'counts a prefix search as a lookup', body: lookUp('102'), status: 200, asks: found('102'), answers: { ratelimit: /^"min";r=\d+;t=\d+/ } },
  { rule: 'drops rows with a Digital Address from the answer to a prefix', body: lookUp('102'), fault: { kind: 'status', status: 200, body: '{"addresses":[{"dgacode":"A7E2FK2","zip_code":"1020072"}]}' }, status: 404, code: 'not-found', asks: found('102') },
  { rule: 'names the limits of lists apart from those of lookups', path: '/dga/addresszip', body: { pref_code: '13' }, status: 200, asks: ['/api/v2/addresszip'], answers: { ratelimit: /^"lists-min";r=\d+;t=\d+/ } },
  { rule: 'adds the operator’s ec_uid and drops the browser’s', settings: { DGA_EC_UID: 'shop-7' }, body: { search_code: '1000004', ec_uid: 'mine' }, status: 200, asks: ['/api/v2/searchcode/1000004?ec_uid=shop-7'] },
  { rule: 'adds the operator’s ec_uid to an address search', settings: { DGA_EC_UID: 'shop-7' }, path: '/dga/addresszip', body: { pref_code: '13' }, status: 200, asks: ['/api/v2/addresszip?ec_uid=shop-7'] },
  {
    rule: 'marks every answer as private, and names its request', status: 200, asks: found('1000004'),
    answers: { 'cache-control': /no-store/, 'x-content-type-options': /nosniff/, 'referrer-policy': /no-referrer/, 'x-request-id': /^[0-9a-f-]{36}$/, 'access-control-allow-origin': null, 'set-cookie': null, 'x-powered-by': null, vary: /Origin/, ratelimit: /^"min";r=\d+;t=\d+/, 'ratelimit-policy': /^"min";q=\d+;w=60/ },
  },
]; // oxfmt-ignore

const refusedOrigins = ['null', 'https://evil.example', 'http://shop.example:8080', 'https://SHOP.example', 'https://shop.example.', 'https://a.shop.example', 'https://shop.example.evil.example', 'https://user@shop.example', 'https://shop.example,https://evil.example', '//shop.example', 'https://shop.example/', 'file://', '*', 'chrome-extension://shop.example']; // oxfmt-ignore
const ORIGINS: readonly RequestCase[] = [
  ...refusedOrigins.map((origin) => ({ rule: `refuses the origin ${origin}`, headers: { origin }, status: 403, code: 'origin-refused', answers: { 'access-control-allow-origin': null, vary: /Origin/ } })),
  ...refusedOrigins.map((origin) => ({ rule: `refuses the origin ${origin} if others are listed`, settings: LISTED, headers: { origin, 'sec-fetch-site': 'cross-site' }, status: 403, code: 'origin-refused' })),
  ...([
    ['serves a server, which sends neither Origin nor Sec-Fetch-Site', 200, {}],
    ['serves what a person did by hand', 200, { 'sec-fetch-site': 'none' }],
    ['refuses cross-site without Origin', 403, { 'sec-fetch-site': 'cross-site' }],
    ['refuses same-site without Origin', 403, { 'sec-fetch-site': 'same-site' }],
    ['refuses an unknown Sec-Fetch-Site', 403, { 'sec-fetch-site': 'friendly' }],
    ['serves its own origin', 200, { origin: 'http://shop.example' }],
    ['serves its own origin as browsers send it', 200, { origin: 'http://shop.example', 'sec-fetch-site': 'same-origin' }],
    ['refuses its own origin if the browser says cross-site', 403, { origin: 'http://shop.example', 'sec-fetch-site': 'cross-site' }],
    ['refuses its own origin if the browser says same-site', 403, { origin: 'http://shop.example', 'sec-fetch-site': 'same-site' }],
    ['refuses its own host over https if nobody vouches for it', 403, { origin: SHOP }],
    ['serves its own host over https if the browser vouches for it', 200, { origin: SHOP, 'sec-fetch-site': 'same-origin' }],
    ['serves another host and port if the browser says same-origin, because a web server may replace Host', 200, { origin: `${SHOP}:8443`, 'sec-fetch-site': 'same-origin' }],
    ['does not believe X-Forwarded-Proto of a stranger', 403, { origin: SHOP, 'x-forwarded-proto': 'https' }],
    ['does not believe X-Forwarded-Host of a stranger', 403, { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' }],
    ['believes X-Forwarded-Proto of a trusted proxy', 200, { origin: SHOP, 'x-forwarded-proto': 'https' }, BEHIND_PROXY],
    ['believes X-Forwarded-Host of a trusted proxy', 200, { origin: 'https://www.example', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.example' }, BEHIND_PROXY],
    ['refuses http if a trusted proxy says https', 403, { origin: 'http://shop.example', 'x-forwarded-proto': 'https' }, BEHIND_PROXY],
    ['ignores a scheme of a trusted proxy that is neither http nor https', 200, { origin: 'http://shop.example', 'x-forwarded-proto': 'ftp' }, BEHIND_PROXY],
    ['serves https if the browser says same-origin and a trusted proxy says http', 200, { origin: SHOP, 'sec-fetch-site': 'same-origin', 'x-forwarded-proto': 'http' }, BEHIND_PROXY],
    ['serves same-origin without Origin', 200, { 'sec-fetch-site': 'same-origin' }],
    ['refuses its own origin if the list leaves it out', 403, { origin: 'http://shop.example' }, LISTED],
    ['serves a page of an own host', 200, { origin: SHOP, 'sec-fetch-site': 'same-origin' }, OWN_HOSTS],
    ['serves a page of an own host with its port', 200, { origin: `${SHOP}:8443`, 'sec-fetch-site': 'same-origin' }, OWN_HOSTS],
    ['serves a page of an own host whose browser sends no Sec-Fetch-Site', 200, { origin: `${SHOP}:8443` }, OWN_HOSTS],
    ['refuses a foreign name that leads to the server', 403, { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, OWN_HOSTS],
    ['refuses a foreign name whose browser sends no Sec-Fetch-Site', 403, { origin: 'https://evil.example', host: 'evil.example' }, OWN_HOSTS],
    ['refuses a foreign name without Origin', 403, { host: 'evil.example', 'sec-fetch-site': 'same-origin' }, OWN_HOSTS],
    ['serves an own host without Origin', 200, { 'sec-fetch-site': 'same-origin' }, OWN_HOSTS],
    ['refuses same-origin without Origin if there is a list', 403, { 'sec-fetch-site': 'same-origin' }, LISTED],
  ] as const).map(([rule, status, headers, settings]) => ({
    rule, headers, status, ...(settings ? { settings } : {}), ...(status === 200 ? { asks: found('1000004') } : { code: 'origin-refused' }),
  })),
  ...[SHOP, 'https://cms.example:8443'].map((origin) => ({
    rule: `lets a page of ${origin} read the answer, without credentials`, settings: LISTED, headers: { origin, 'sec-fetch-site': 'cross-site' }, status: 200, asks: found('1000004'),
    answers: { 'access-control-allow-origin': new RegExp(`^${origin}$`), 'access-control-allow-credentials': null, 'access-control-expose-headers': /Retry-After.*X-Request-Id/, vary: /Origin/ },
  })),
  { rule: 'lets a page of a listed origin read an error', settings: LISTED, headers: { origin: SHOP }, body: lookUp('x'), status: 400, code: 'invalid-code', answers: { 'access-control-allow-origin': /^https:\/\/shop\.example$/ } },
  {
    rule: 'answers the preflight of a listed origin', settings: LISTED, method: 'OPTIONS', headers: { origin: SHOP, ...PREFLIGHT }, body: '', status: 204,
    answers: { 'access-control-allow-origin': /^https:\/\/shop\.example$/, 'access-control-allow-methods': /^POST$/, 'access-control-allow-headers': /content-type/i, 'access-control-max-age': /^86400$/, 'access-control-allow-credentials': null },
  },
  { rule: 'refuses the preflight of any other origin', settings: LISTED, method: 'OPTIONS', headers: { origin: 'https://evil.example', ...PREFLIGHT }, body: '', status: 403, code: 'origin-refused', answers: { 'access-control-allow-methods': null } },
  { rule: 'checks the origin before method, media type and body', method: 'PUT', headers: { origin: 'https://evil.example', 'content-type': 'text/plain' }, body: '{', status: 403, code: 'origin-refused' },
]; // oxfmt-ignore

/** Failures of the API, and the status and code of the proxy's answer. */
export const API_FAULTS: readonly (readonly [name: string, fault: Fault, status: number, code: string])[] = [
  ['a connection that is cut', { kind: 'cut' }, 502, 'network'],
  ['a connection that is reset', { kind: 'reset' }, 502, 'network'],
  ['a gzip bomb', { kind: 'bomb' }, 502, 'unavailable'],
  ['silence', { kind: 'silent' }, 504, 'timeout'],
  ['a byte from time to time', { kind: 'drip' }, 504, 'timeout'],
  ['HTML with status 200', HTML, 502, 'unavailable'],
  ['half a JSON', { kind: 'status', status: 200, headers: { 'content-type': 'application/json' }, body: '{"page":1,"addresses":[{' }, 502, 'unavailable'],
  ['JSON of another shape', { kind: 'status', status: 200, body: '[]' }, 502, 'unavailable'],
  ['an empty 200', { kind: 'status', status: 200, body: '' }, 502, 'unavailable'],
  ['an empty 204', { kind: 'status', status: 204 }, 502, 'unavailable'],
  ['an unknown coding', { kind: 'status', status: 200, headers: { 'content-encoding': 'zstd-77' }, body: 'x' }, 502, 'unavailable'],
  ['HTML with status 502', { ...HTML, status: 502 } as Fault, 502, 'unavailable'],
  ['a redirect', { kind: 'status', status: 307, headers: { location: 'http://127.0.0.1:9/' } }, 502, 'unavailable'],
  ['500', apiError('500-1029-0001'), 502, 'unavailable'],
  ['503', { kind: 'status', status: 503, body: 'no' }, 502, 'unavailable'],
  ['504', { kind: 'status', status: 504, body: 'no' }, 504, 'timeout'],
  ['403', apiError('403-1028-0001'), 500, 'unauthorized'],
  ['a page with status 403', { kind: 'status', status: 403, headers: { 'content-type': 'text/html' }, body: '<h1>no</h1>' }, 500, 'unauthorized'],
  ['a page with status 404', { kind: 'status', status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>no</h1>' }, 500, 'configuration'],
  ['a version that does not match', apiError('404-1029-0100'), 500, 'configuration'],
  ['400', apiError('400-1029-0002'), 400, 'invalid-code'],
  ['404', apiError('404-1029-0002'), 404, 'not-found'],
  ['429', { kind: 'status', status: 429, headers: { 'retry-after': '30' }, body: 'slow down' }, 429, 'rate-limited'],
]; // oxfmt-ignore

const FAULTS: readonly RequestCase[] = API_FAULTS.map(([name, fault, status, code]) => ({
  rule: `answers ${status} ${code} if the API answers with ${name}`,
  // Each in its own deployment: failures add up to an open circuit breaker.
  settings: { DGA_EC_UID: name.replaceAll(' ', '-') },
  fault,
  status,
  code,
  asks: [`/api/v2/searchcode/1000004?ec_uid=${name.replaceAll(' ', '-')}`],
  ...(status === 429 ? { answers: { 'retry-after': /^[1-9]\d*$/ } } : {}),
})); // oxfmt-ignore

export const REQUEST_CASES: readonly RequestCase[] = [...SPELLINGS, ...BODIES, ...CRITERIA, ...ROUTES, ...ORIGINS, ...FAULTS];
