// Requests of every kind against an API with every kind of fault, and a search for secrets in answers and log.
import assert from 'node:assert/strict';
import type { ProxyOptions } from '../../../src/proxy/index.ts';
import { keepingLogger, post, proxyOver } from '../ask.ts';
import { apiError, CLIENT_ID, type Fault, HTML, type Operation, SECRET_KEY, type Upstream } from '../upstream.ts';

const SECURITY = [
  'cache-control',
  'content-security-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'x-request-id',
  'vary',
];
const FORBIDDEN = ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-credentials'];

function assertHeaders(response: Response, what: string): void {
  for (const name of SECURITY) assert.ok(response.headers.get(name), `${what}: ${name}`);
  for (const name of FORBIDDEN) assert.equal(response.headers.get(name), null, `${what}: ${name}`);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
}

/** Requests of every kind, good and bad. */
export const ROUND: readonly [string, unknown, Readonly<Record<string, string>>?][] = [
  ['searchcode', { search_code: '1000004' }],
  ['searchcode', { search_code: 'A7E2FK2' }],
  ['searchcode', { search_code: 'Z9Y8X7W' }],
  ['searchcode', { search_code: '9000004' }],
  ['searchcode', { search_code: 'A7E' }],
  ['searchcode', '{"search_code":"A7E2FK2"'],
  ['searchcode', { search_code: 'A7E2FK2' }, { origin: 'https://evil.example' }],
  ['searchcode', { search_code: 'A7E2FK2' }, { 'content-type': 'text/plain' }],
  ['searchcode', { search_code: 'A7E2FK2', pad: 'x'.repeat(4096) }],
  [
    'searchcode',
    { search_code: 'A7E2FK2' },
    { 'x-request-id': 'A7E2FK2-A7E2FK2', cookie: 'c=A7E2FK2', referer: 'http://shop.example/?A7E2FK2', 'user-agent': 'A7E2FK2' },
  ],
  ['searchcode?code=A7E2FK2', { search_code: 'A7E2FK2' }],
  ['searchcode/A7E2FK2', { search_code: 'A7E2FK2' }],
  ['addresszip', { freeword: '秘密町一丁目' }],
  ['addresszip', { pref_code: '13', town_name: '秘密町' }],
  ['addresszip', {}],
  ['token', {}],
  ['A7E2FK2', {}],
];
export const FAULTS: readonly [Operation, Fault | undefined][] = [
  ['searchcode', undefined],
  [
    'searchcode',
    {
      kind: 'status',
      status: 500,
      headers: { 'content-type': 'application/json', 'set-cookie': 'a=b', server: 'inside' },
      body: JSON.stringify({ request_id: 'A7E2FK2', error_code: 'A7E2FK2', message: `${SECRET_KEY} A7E2FK2` }),
    },
  ],
  ['searchcode', apiError('404-1029-0100')],
  ['searchcode', HTML],
  ['searchcode', { kind: 'cut' }],
  ['addresszip', apiError('403-1028-0001')],
  ['token', { kind: 'status', status: 400, body: JSON.stringify({ error_code: '400-1028-0001', message: `${CLIENT_ID} ${SECRET_KEY}` }) }],
];
export const SECRETS: readonly string[] = [CLIENT_ID, SECRET_KEY, 'tok-', 'Bearer'];
export const PERSONAL: readonly string[] = [
  'A7E2FK2',
  'A7E-2FK2',
  'Z9Y8X7W',
  '1000004',
  '9000004',
  '秘密',
  '198.51.100.7',
  '丸の内',
  '大手町',
];

/** Where else a secret could be found: a store or metrics that the proxies use. */
export interface SecretPlaces {
  readonly options: Partial<ProxyOptions>;
  /** The whole content of these places, after each round. */
  readonly content: () => Promise<string>;
}

/** Sends 119 requests in each round. No answer, no line of the log and no other place may have a secret, and each answer has its headers. */
export async function lookForSecrets(upstream: Upstream, rounds: number, places?: SecretPlaces): Promise<void> {
  const logger = keepingLogger();
  for (let round = 0; round < rounds; round++) {
    // A new proxy for each fault, so that a pause or a breaker of the last one does not answer instead.
    const [operation, fault] = FAULTS[round % FAULTS.length] ?? ['token', undefined];
    upstream.calm();
    upstream.play(operation, fault);
    const proxy = proxyOver(upstream, { logger, ...places?.options });
    for (let i = 0; i < 7; i++) {
      await Promise.all(
        ROUND.map(async ([route, body, headers = {}]) => {
          const response = await post(proxy, route, body, { headers });
          const text = JSON.stringify([...response.headers]) + (await response.text());
          for (const secret of SECRETS) assert.ok(!text.includes(secret), `${route}: ${secret}`);
          assertHeaders(response, route);
          assert.ok(!/inside|set-cookie/.test(text));
        }),
      );
    }
    const content = await places?.content();
    for (const word of [...SECRETS, ...PERSONAL]) assert.ok(!content?.includes(word), `${word} in a store or in the metrics`);
  }
  const log = JSON.stringify(logger.lines);
  for (const word of [...SECRETS, ...PERSONAL]) assert.ok(!log.includes(word), `${word} in the log`);
  assert.ok(logger.lines.length >= rounds * 7 * ROUND.length, 'a line for each answer');
}
