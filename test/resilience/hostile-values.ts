import * as fc from 'fast-check';
import { ADDRESS_RECORD_TEXT_KEYS } from '../../src/address/record.ts';
import { anyText } from '../support/any-text.ts';

/** Text that would run if it were treated as HTML, script or a template. */
const MARKUP = [
  '<img src=x onerror="seenExecuted++">',
  '"><script>seenExecuted++</script>',
  "'-seenExecuted++-'",
  '${seenExecuted++}',
  '{{constructor.constructor("seenExecuted++")()}}',
  '<!--?lit$123456789$-->',
  '</textarea><svg onload=seenExecuted++>',
  'javascript:seenExecuted++',
  '&lt;b&gt;',
] as const;

/** Text that looks like other text or breaks code that counts characters. */
const STRANGE = [
  '\ud800',
  'a\udc00b',
  '\u202e区田代千\u202c',
  '\u2066千代田区\u2069\u200f',
  '\u0000',
  '千\n代\r\n田',
  '\ufeff千代田区',
  'e\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301',
  '𠮷野家😀👨‍👩‍👧',
  ' '.repeat(40),
  '__proto__',
  'constructor',
  'null',
  '以下に掲載がない場合',
  '-1e309',
] as const;

const long: fc.Arbitrary<string> = fc.constantFrom(1, 40, 1999, 2001, 100_000).map((length) => '長'.repeat(length));

/** Any text that a server could send for a field. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...MARKUP) },
  { weight: 40, arbitrary: fc.constantFrom(...STRANGE) },
  { weight: 30, arbitrary: anyText(30) },
  { weight: 30, arbitrary: fc.constantFrom('東京都', '千代田区', '飯田橋', '1020072', '13', '13101', 'チヨダク', '１－１') },
  // Rare, because each response has a hundred texts and most responses would otherwise exceed the size limit.
  { weight: 1, arbitrary: long },
);

/** Any JSON value instead of a string. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 1e308, 13, true, false, [], {}, [['a']], { toString: 1 }, { __proto__: null }) },
);

const row: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record(
      Object.fromEntries([...ADDRESS_RECORD_TEXT_KEYS, 'longitude', 'latitude', 'unknown_key'].map((key) => [key, hostileValue])),
      {
        requiredKeys: [],
      },
    ),
  },
  { weight: 1, arbitrary: hostileValue },
);

/** Any body of a 200 response: an envelope with any content, or any other value. */
export const hostileAnswer: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      page: hostileValue,
      limit: hostileValue,
      count: hostileValue,
      searchtype: fc.oneof(fc.constantFrom('zipcode', 'bizzipcode', 'dgacode'), hostileValue),
      addresses: fc.oneof(
        { weight: 6, arbitrary: fc.array(row, { maxLength: 6 }) },
        { weight: 1, arbitrary: fc.array(fc.array(row, { maxLength: 2 })) },
      ),
    }),
  },
  { weight: 1, arbitrary: hostileValue },
);

/** Any response: status, headers, and body as text. */
export const hostileResponse: fc.Arbitrary<{
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}> = fc.record({
  status: fc.oneof(
    { weight: 6, arbitrary: fc.constant(200) },
    { weight: 3, arbitrary: fc.constantFrom(400, 401, 403, 404, 429, 500, 502, 503, 504) },
  ),
  headers: fc.constantFrom<Record<string, string>[]>(
    { 'content-type': 'application/json' },
    { 'content-type': 'text/html' },
    { 'retry-after': '<b>9</b>', 'x-request-id': '<script>seenExecuted++</script>' },
    { 'retry-after': '99999999999999999999' },
    {},
  ),
  body: fc.oneof(
    { weight: 8, arbitrary: hostileAnswer.map((answer) => JSON.stringify(answer) ?? '') },
    {
      weight: 2,
      arbitrary: fc
        .record({ code: hostileValue, title: hostileValue, message: hostileValue, error_code: hostileValue, request_id: hostileValue })
        .map((body) => JSON.stringify(body)),
    },
    { weight: 1, arbitrary: hostileText },
    {
      weight: 1,
      arbitrary: fc.constantFrom('['.repeat(100_000), '{"a":'.repeat(5000), '{"__proto__":{"addresses":[]}}', '\ufeff{}', '"\\ud800"'),
    },
  ),
});
