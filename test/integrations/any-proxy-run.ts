// Arbitrary settings, requests and answers of the API for a proxy.
import * as fc from 'fast-check';
import { apiError, type Fault } from '../proxy/upstream.ts';

export interface AnyRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface AnyRun {
  readonly settings: Readonly<Record<string, string>>;
  readonly requests: readonly AnyRequest[];
  /** The API's answer to each search. Default: the right one. */
  readonly search?: Fault | undefined;
  /** Its answer to the first token call. */
  readonly token?: Fault | undefined;
}

const textOf = (pieces: readonly string[], maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...pieces), { maxLength }).map((all) => all.join(''));
/** Mostly one value, sometimes another. */
const mostly = <T>(usual: T | fc.Arbitrary<T>, other: fc.Arbitrary<T>, weight = 6): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: usual instanceof fc.Arbitrary ? usual : fc.constant(usual) }, { weight: 1, arbitrary: other });

const DIGITS = [...'012345678９７０'];
const LETTERS = [...'AbOIZｄＣ'];
const ODD = [...'④𝟏๑٣一〇²ıßﬁⅫéKſ'];
const SIGNS = [...'-ー−－‐–—―〜~～ 　\t\n\r\u00a0\u200b\u200d\ufeff\u00ad_./〒:：のノ・,、。()「〶〠\u2028\u0000ｰ﹣₋⁻➖─゛\u0301', '郵便番号', 'デジタルアドレス', 'zip']; // oxfmt-ignore
const code = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('1000004', '102-0072', 'A7E2FK2', 'B7E2FK2', '9000004', '102', '90', '100000') },
  { weight: 3, arbitrary: fc.tuple(textOf([...DIGITS, ...LETTERS], 3), fc.constantFrom('', ...SIGNS), textOf(DIGITS, 4), fc.constantFrom('', ...SIGNS)).map((all) => all.join('')) },
  { weight: 2, arbitrary: textOf([...DIGITS, ...DIGITS, ...LETTERS, ...SIGNS, ...ODD], 11) },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 1, maxKeys: 2 }).map(String) },
); // oxfmt-ignore

const NAMES = ['東京都', '千代田区', '飯田橋', 'ﾄｳｷｮｳﾄ', 'とうきょうと', 'ｶﾞｷﾞ', 'TOKYO', 'ＴＯＫＹＯ', '㈱', '①', '\u{1f600}', 'ヴ', 'ゔ', 'ゝ', 'ヽ', 'か\u3099', 'é', '葛\u{e0100}', '髙', '北１条西', '13', '１３', '13101', '0', ...SIGNS]; // oxfmt-ignore
const place = fc.oneof(
  { weight: 8, arbitrary: textOf(NAMES, 4) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('あ', 'ｶﾞ', '㍍', '\u{1f600}', ' '), fc.constantFrom(133, 199, 200, 201, 399, 400, 401)).map(([one, count]) => one.repeat(count)) },
); // oxfmt-ignore
const scalar = fc.constantFrom<unknown>(null, true, false, 0, 1, 2, -1, 1.5, 10, 13, 1101, 1000, 1001, 100_000, 100_001, 1e21, '', '1', [], {}, 'x', -0); // oxfmt-ignore
const whole = mostly<unknown>(fc.constantFrom<unknown>(1, 2, 3, 10, 1000, undefined), scalar, 3);
const CODES = ['pref_code', 'city_code'];
const TEXTS = [
  'pref_name',
  'pref_kana',
  'pref_roma',
  'city_name',
  'city_kana',
  'city_roma',
  'town_name',
  'town_kana',
  'town_roma',
  'freeword',
];
const digits = fc.oneof(
  fc.constantFrom<unknown>('13', '1', 13, 1, '13101', 1101, '０１', ' 13 ', '①', '1-3', '013', '00', '\u200b13'),
  scalar,
);
const criteria = fc.record(
  {
    ...Object.fromEntries(CODES.map((key) => [key, digits])),
    ...Object.fromEntries(TEXTS.map((key) => [key, mostly<unknown>(place, scalar, 12)])),
    flg_getcity: fc.constantFrom<unknown>(0, 1, true, false, null, 2, '1', 1.5),
    flg_getpref: fc.constantFrom<unknown>(0, 1, true, false, null, 2, '1'),
    page: whole,
    limit: whole,
  },
  { requiredKeys: [] },
);
/** A few keys: each more makes a refusal likelier. */
const fewCriteria = fc.tuple(criteria, fc.nat(3)).map(([all, count]) => Object.fromEntries(Object.entries(all).slice(0, count + 1)));
const lookup = fc.record(
  {
    search_code: mostly<unknown>(code, scalar, 12),
    page: whole,
    limit: whole,
    choikitype: whole,
    searchtype: whole,
    ec_uid: fc.constant('x'),
  },
  { requiredKeys: ['search_code'] },
);
const oddBody = fc.oneof(
  fc.json({ maxDepth: 2 }),
  textOf(['{', '}', '[', ']', '"search_code"', '"1000004"', ':', ',', '"\\u005f_proto__"', '"__proto__"', '1', 'null', ' ', '\u{feff}', '"\\ud800"', "'"], 9),
  fc.constantFrom('', `{"search_code":"1000004"${' '.repeat(4071)}}`, `{"search_code":"1000004"${' '.repeat(4072)}}`),
); // oxfmt-ignore
const bodyOf = (json: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  mostly(
    json.map((value) => JSON.stringify(value)),
    oddBody,
    12,
  );

const SHOP = 'shop.example';
const header = (values: readonly string[]): fc.Arbitrary<string | undefined> => fc.constantFrom(...values);
const headers = fc
  .record(
    {
      'content-type': mostly<string>('application/json', fc.constantFrom('text/plain', 'application/json; charset=utf-8', 'application/json;charset=utf-16', ' APPLICATION/JSON ;', ''), 8),
      'content-encoding': header(['identity', 'gzip', ' Identity ', 'br', '']),
      host: header([SHOP, SHOP, `${SHOP}:8443`, 'SHOP.example', `${SHOP}:80`, '[::1]:8080']),
      origin: header([`https://${SHOP}`, `http://${SHOP}`, `https://${SHOP}:8443`, 'https://evil.example', 'null', `https://${SHOP}/`, `http://${SHOP}:80`, 'https://SHOP.example', 'http://[::1]:8080', '', `https://user@${SHOP}`, 'https://日本.example']),
      'sec-fetch-site': header(['same-origin', 'same-origin', 'same-site', 'cross-site', 'none', '', 'x']),
      'x-forwarded-for': header(['203.0.113.9', '203.0.113.9, 127.0.0.1', '::ffff:203.0.113.9', '2001:db8::1', '[2001:db8::1]:443', 'unknown', ', 203.0.113.9,', '203.0.113.9:80', '203.0.113.09', '']),
      'x-forwarded-proto': header(['https', 'http', 'HTTPS', 'wss', 'https,http']),
      'x-forwarded-host': header([SHOP, `${SHOP}:443`, 'Shop.Example', 'evil.example/x', 'a.example, b.example']),
      'x-request-id': header(['f3a1c0de-0000-4000-8000-00000000beef', '1000004', 'A7E-2FK2', 'abcdefgh', 'a b', '']),
      'access-control-request-method': header(['POST', 'GET', '']),
    },
    { requiredKeys: [] },
  )
  .chain((all) => fc.subarray(Object.entries(all)).map((some) => Object.fromEntries(some.map(([key, value]) => [key, (value ?? '').replace(/[^\x20-\x7e]/g, 'x')])))); // oxfmt-ignore

const request: fc.Arbitrary<AnyRequest> = fc
  .constantFrom('searchcode' as const, 'searchcode' as const, 'addresszip' as const)
  .chain((route) =>
    fc.record({
      method: mostly<string>('POST', fc.constantFrom('GET', 'OPTIONS', 'PUT', 'HEAD', 'DELETE'), 15),
      path: mostly<string>(`/dga/${route}`, fc.constantFrom('/dga/livez', '/dga/readyz', '/dga/token', '/dga/', '/dga', '/', `/dga/${route}/`, `/dga/${route}?x=1`, `/dga/${route}?${'x'.repeat(2100)}`, `/DGA/${route}`), 15),
      headers: mostly<Readonly<Record<string, string>>>({}, headers, 1),
      body: bodyOf(route === 'searchcode' ? lookup : fewCriteria),
    }),
  ); // oxfmt-ignore

const settings = fc
  .record(
    {
      DGA_ALLOWED_ORIGINS: fc.constantFrom(`https://${SHOP}`, `https://${SHOP},https://a.example`),
      DGA_OWN_HOSTS: fc.constantFrom(SHOP, `${SHOP}:8443,${SHOP}`, '[::1]:8080'),
      DGA_TRUSTED_PROXIES: fc.constantFrom('127.0.0.0/8', '127.0.0.1', '203.0.113.0/24,127.0.0.1'),
      DGA_FORWARDED_FOR: fc.constantFrom('client', '203.0.113.7', '2001:DB8::7'),
      DGA_EC_UID: fc.constantFrom('shop-7', 'a&b=c d'.replace(' ', '+')),
      DGA_TOKEN_MODE: fc.constantFrom('on', 'off'),
      DGA_TOKEN_SCOPE: fc.constant('J1'),
      DGA_COORDINATES: fc.constantFrom('on', 'true', 'off'),
      DGA_DIGITAL_ADDRESS: fc.constantFrom('off', 'on'),
      DGA_RATE_LOOKUPS: fc.constantFrom('1/min', '2/min,3/h'),
      DGA_RATE_LISTS: fc.constantFrom('1/min', '1/5min'),
      DGA_RATE_DGA_MISSES: fc.constantFrom('1/5min', '2/day'),
      DGA_BUDGET_DGA_MISSES: fc.constantFrom('1/h', '2/day'),
      DGA_BASE_PATH: fc.constantFrom('/dga', '/dga/'),
      DGA_SEARCHCODE_PATH: fc.constantFrom('/searchcode', '/other'),
      DGA_USER_AGENT: fc.constant('shop/1.0 (x)'),
    },
    { requiredKeys: [] },
  )
  .chain((all) => fc.subarray(Object.entries(all), { maxLength: 4 }).map((some): Record<string, string> => Object.fromEntries(some)));

const VALUES: readonly unknown[] = [null, '', ' ', 'x', '東京都', ' 東京都 ', '　東京　', 5, 0, -1, 1.5, true, false, [], {}, ['a'], '13', 13, '013', '１３', '1020072', 1020072, '102-0072', '１０２−００７２', '102ー0072', '0', 101, '13101', 'あ'.repeat(2000), 'あ'.repeat(2001), 'a'.repeat(2000), 'a'.repeat(2001), '\u{1f600}'.repeat(1001), 'a\u0000b', '\n', '139.7', '1e3', 'abc', '0x10', '.5', '5.', '-0', ' 139 ', '1_000', 'NaN', 'Infinity', '1e400', '+5', '1,5', 1e21, 1e16, 0.1, 1e-7, -0, '\u00a0x\u3000', '\u0000', '\ufeffx', 12345678901234567890]; // oxfmt-ignore
const value = fc.constantFrom(...VALUES);
const RECORD = { dgacode: null, zip_code: '1000004', pref_code: '13', pref_name: '東京都', city_code: '13101', city_name: '千代田区', town_name: '大手町', biz_name: null, block_name: null, address: null, longitude: 139.7645, latitude: '35.6863' }; // oxfmt-ignore
const row = mostly<unknown>(
  fc.dictionary(fc.constantFrom(...Object.keys(RECORD), 'other_name', 'foo', '__proto__'), value, { maxKeys: 3 }).map((some) => ({ ...RECORD, ...some })),
  fc.oneof(
    fc.dictionary(fc.constantFrom(...Object.keys(RECORD), 'foo'), value, { maxKeys: 3 }),
    fc.constantFrom<unknown>(null, 1, 'x', [], {}, [RECORD], [[RECORD]], [RECORD, RECORD], true),
  ),
  3,
); // oxfmt-ignore
const envelopeValue = fc.constantFrom<unknown>(null, '1', 0, -1, 1.5, 'x', '2', 3, '3', 4, [], {}, 'dgacode', 'bizzipcode', 'other-kind', 'two words', true, '1e2', ' 3 ', 1e21, undefined); // oxfmt-ignore
const envelope = fc
  .tuple(
    fc.array(row, { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('page', 'limit', 'count', 'searchtype', 'level', 'addresses'), envelopeValue, { maxKeys: 2 }),
    fc.boolean(),
  )
  .map(([addresses, some, isChanged]) => ({
    page: 1,
    limit: 1000,
    count: 1,
    searchtype: 'zipcode',
    level: 3,
    addresses,
    ...(isChanged ? some : {}),
  }));
const found = mostly<unknown>(envelope, fc.constantFrom<unknown>(null, [], 5, 'x', {}, [{ addresses: [] }]), 15).map((json): Fault => ({
  kind: 'status', status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(json),
})); // oxfmt-ignore

const errorCode = fc.constantFrom<unknown>('404-1029-0001', '404-1029-0002', '404-1018-0005', '404-1029-0100', '404-1018-0100', '404-1029-0003', '404-9999-0001', '400-1029-0001', '400-1029-0002', '400-1018-0001', '400-1028-0001', '400-1028-0002', '401-1028-0001', '401-9001-0001', '403-1028-0001', '500-1029-0001', '429-1029-0001', 'x', 5, null, '404', '', undefined); // oxfmt-ignore
const pause = fc.constantFrom(
  undefined,
  undefined,
  '3',
  '0',
  '-1',
  'x',
  '99999999',
  '1.5',
  'Fri, 01 Jan 2021 00:00:00 GMT',
  'Wed, 01 Jan 2121 00:00:00 GMT',
  '',
);
const failed = (statuses: readonly number[]): fc.Arbitrary<Fault> =>
  fc
    .tuple(
      fc.constantFrom(...statuses),
      pause,
      fc.oneof(
        errorCode.map((error_code) => JSON.stringify({ request_id: 'r', error_code, message: 'm' })),
        errorCode.map((error_code) => JSON.stringify({ error_code })),
        fc.constantFrom('', '<html>', '{}', '[]', 'null', '{"message":"Not Found"}', '{"addresses":[]}'),
      ),
    )
    .map(([status, retryAfter, body]) => ({
      kind: 'status', status, body, headers: { 'content-type': 'application/json', ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }) },
    })); // oxfmt-ignore
const STATUSES = [
  200, 201, 202, 204, 301, 307, 400, 401, 403, 404, 404, 404, 405, 408, 409, 410, 413, 415, 418, 422, 429, 500, 501, 502, 503, 504, 511,
];
const TOKENS: readonly unknown[] = [{ token: 'a b' }, { token: 5 }, {}, null, { access_token: 'x' }];
const token = fc.oneof(
  failed(STATUSES),
  fc.constantFrom(...TOKENS).map((json): Fault => ({ kind: 'status', status: 200, body: JSON.stringify(json) })),
  fc.constant(apiError('401-1028-0001')),
);
const life = fc.constantFrom<unknown>(
  600,
  '600',
  0,
  -1,
  1,
  1.4,
  59.6,
  600_000,
  '600000',
  '',
  ' 60 ',
  'x',
  null,
  true,
  [],
  86_400,
  86_401,
  1e12,
);
const anyToken = fc
  .record({ expires_in: life, token_type: value, scope: value }, { requiredKeys: [] })
  .map((some): Fault => ({ kind: 'status', status: 200, body: JSON.stringify({ token: 'tok', ...some }) }));

const post = (path: string, json: object): AnyRequest => ({ method: 'POST', path, headers: {}, body: JSON.stringify(json) });
const TOKEN_CALL = post('/dga/token', {});

/** Any settings with any requests and any answers of the API, one of the three odder than the others. */
export const anyRun: fc.Arbitrary<AnyRun> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ settings: fc.constant({}), requests: fc.array(request, { minLength: 1, maxLength: 1 }) }) },
  { weight: 2, arbitrary: fc.record({ settings, requests: fc.array(request, { minLength: 1, maxLength: 3 }) }) },
  { weight: 3, arbitrary: fc.record({ settings: fc.constantFrom({}, { DGA_COORDINATES: 'on' }), requests: plain(), search: fc.oneof(found, found, failed(STATUSES)) }) },
  { weight: 1, arbitrary: fc.record({ settings: fc.constantFrom({}, { DGA_TOKEN_MODE: 'on' }), requests: plain(), token }) },
  { weight: 1, arbitrary: fc.record({ settings: fc.constant({ DGA_TOKEN_MODE: 'on' }), requests: fc.constant([TOKEN_CALL]), token: anyToken }) },
); // oxfmt-ignore

/** One or two requests that are right. */
function plain(): fc.Arbitrary<AnyRequest[]> {
  const one = fc.constantFrom(
    post('/dga/searchcode', { search_code: '1000004' }),
    post('/dga/searchcode', { search_code: '1000004', page: 2 }),
    post('/dga/searchcode', { search_code: 'A7E2FK2' }),
    post('/dga/searchcode', { search_code: '102' }),
    post('/dga/addresszip', { pref_code: '13' }),
    post('/dga/addresszip', { freeword: '大手町', limit: 2 }),
    TOKEN_CALL,
  );
  return fc.array(one, { minLength: 1, maxLength: 2 });
}

/** Settings with right and wrong values. */
export const anySettings: fc.Arbitrary<Record<string, string>> = fc
  .dictionary(
    fc.constantFrom('CLIENT_ID', 'SECRET_KEY', 'API_BASE', 'TOKEN_PATH', 'SEARCHCODE_PATH', 'ADDRESSZIP_PATH', 'TOKEN_SCOPE', 'ALLOWED_ORIGINS', 'OWN_HOSTS', 'FORWARDED_FOR', 'USER_AGENT', 'TRUSTED_PROXIES', 'EC_UID', 'TOKEN_MODE', 'RATE_LOOKUPS', 'RATE_LISTS', 'RATE_DGA_MISSES', 'BUDGET_DGA_MISSES', 'CACHE', 'DIGITAL_ADDRESS', 'COORDINATES').map((name) => `DGA_${name}`),
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(
        '', ' ', 'on', 'OFF', 'yes', '1', '0', 'maybe', '*', 'x', '/x', 'x/', '/x/../y', '/x/y.z', '//x', '/x?y', '/日本', 'client', 'Client', 'test', 'your-client-id', 'FIXME', 'tbd', 'none', 'client_id', 'secret-key', '___', '${X}', '%X%', '"quoted"', 'two words', 'cid-5c1f0e9b7a', 'put-key-here', '日本',
        `https://${SHOP}`, `http://${SHOP}`, `https://${SHOP}/`, `https://${SHOP}:443`, `https://${SHOP}:8443,https://a.example`, 'https://SHOP.example', 'https://*.example', 'null', SHOP, `${SHOP}:8443`, `${SHOP}:443`, 'SHOP.example', '[::1]:8080', 'http://127.0.0.1:9/api', 'http://localhost/api', 'http://[::1]:9', 'http://127.1/api', 'ftp://a.example', 'https://a:b@c.example', 'https://a.example/api/v2/', 'https://a.example?x', 'https://a.example/#x', 'https://', 'https://a_b.example',
        '10.0.0.0/8', '10.0.0.0/7', '0.0.0.0/0', '::/0', '2001:db8::/32', '127.0.0.1', '127.0.0.1,::1', '203.0.113.9:80', '[2001:db8::1]', '2001:db8::1', '10.0.0.0/33', '10.0.0.1/8', '::ffff:10.0.0.0/104', '10.0.0.0/08', 'fe80::1%eth0',
        '60/min', '60/min,1000/h', '0/min', '5/5min', '1/0min', '1/32day', '1/31day', '1/s', '60 / min', 'off', '100000001/min', '1/min,1/min,1/min,1/min,1/min', '1/min,', 'memory', 'shared', 'Memory', 'J1', 'a b', 'a"b', 'x'.repeat(200), 'x'.repeat(201), 'x'.repeat(101),
      ) },
      { weight: 1, arbitrary: fc.string({ maxLength: 8 }).map((text) => text.replaceAll('\u0000', '')) },
    ),
    { maxKeys: 2 },
  ); // oxfmt-ignore
