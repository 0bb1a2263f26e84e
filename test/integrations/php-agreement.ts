// The proxy on Node and the one in PHP are written twice: any requests, settings and answers of the API end alike in both.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import * as fc from 'fast-check';
import { createProxy, type ProxyApp, ProxyConfigError } from '../../src/proxy/index.ts';
import { readIpAddress } from '../../src/proxy/http/ip-address.ts';
import { readVariables } from '../../src/proxy/node/read-variables.ts';
import { serve } from '../../src/proxy/node/serve.ts';
import { GENEROUS, keepingLogger } from '../proxy/ask.ts';
import { ask, hasPhp, PHP_MODES, type PlayedProxy, type RawAnswer, startPhpForAny } from '../proxy/played-proxies.ts';
import { type Call, CLIENT_ID, SECRET_KEY, Upstream } from '../proxy/upstream.ts';
import { type AnyRun, anyRun, anySettings } from './any-proxy-run.ts';

const FILE = 'dist/php/dga-address-proxy.php';
const skip = !hasPhp ? 'PHP is not installed' : existsSync(FILE) ? false : 'dist/php is not built';

/** Deliberate differences between the two proxies. Runs of these kinds are not compared. */
const DELIBERATE: readonly (readonly [string, (run: AnyRun) => boolean])[] = [
  [
    'a refused token: instances on Node take turns to replace it, several times; PHP replaces it once',
    ({ search }) => search?.kind === 'status' && search.status === 401 && !/40[01]-1028-000[12]/.test(search.body ?? ''),
  ],
  [
    'a limited call without Retry-After: Node repeats the search once after a moment; PHP would hold a worker for that long',
    ({ search, token = search }) =>
      token?.kind === 'status' && token.status === 429 && !/^(?:\d+|[A-Z].*)$/.test(token.headers?.['retry-after'] ?? ''),
  ],
  [
    'numbers with an exponent or in hexadecimal, which each language writes and reads in its own way',
    (run) => /\d[eE][+-]?\d|0x/.test(JSON.stringify(run)),
  ],
  [
    'an empty list instead of a row, or an empty object instead of the list: PHP cannot tell them apart',
    ({ search }) => search?.kind === 'status' && /"addresses":(?:\{\}|\[.*\[\])/.test(search.body ?? ''),
  ],
];

/** Settings that only one of the two has, or reads in another way. */
const DELIBERATE_SETTINGS: readonly (readonly [string, RegExp])[] = [
  ['PHP caches in APCu, which belongs to one server, so there is nothing to share', /"DGA_CACHE":"shared"/],
  [
    'Node lets the URL parser judge hosts: it takes quotes and * for letters, 1 for 0.0.0.1',
    /"DGA_OWN_HOSTS":"(?:\d+"|[^"]*[^\w.:,[\]/"-])|"DGA_API_BASE":"https?:\/\/(?:\*|\w+_|127\.1\b(?!\.))/,
  ],
];

/** Without the intl extension PHP normalizes full-width ASCII only. */
function needsIntl({ requests }: AnyRun): boolean {
  const rest = requests.map(({ body }) => body.replaceAll(/[！-～\u3000]/g, '')).join('');
  return rest !== rest.normalize('NFKC');
}

/** The answer of a proxy to a request, and its calls of the API. */
interface Outcome {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly calls: readonly unknown[];
}

const READY = { method: 'GET', path: '/dga/readyz', headers: {}, body: '' };

type Play = (run: AnyRun) => Promise<readonly Outcome[]>;

const COMPARED_HEADERS = [
  'content-type', 'allow', 'vary', 'retry-after', 'ratelimit', 'ratelimit-policy', 'cache-control', 'access-control-allow-origin', 'access-control-allow-methods',
  'access-control-allow-headers', 'access-control-max-age', 'access-control-expose-headers', 'content-security-policy', 'referrer-policy', 'x-content-type-options', 'x-frame-options', 'cross-origin-resource-policy',
]; // oxfmt-ignore

function callOf({ method, url, headers, body }: Call): unknown {
  const { accept, authorization, 'content-type': type, 'user-agent': agent, 'x-forwarded-for': forwardedFor } = headers;
  return {
    method,
    url,
    body: body === '' ? null : JSON.parse(body),
    accept,
    scheme: authorization?.split(' ')[0],
    type,
    agent,
    forwardedFor: readIpAddress(String(forwardedFor)),
  };
}

function outcomeOf({ status, headers, text }: RawAnswer, calls: readonly Call[]): Outcome {
  // The fake API numbers its tokens.
  const json: unknown = text === '' ? null : JSON.parse(text.replace(/"tok-\d+/, '"tok'));
  // Seconds that a busy machine may count differently.
  const seconds = (name: string): unknown => String(headers[name]).replaceAll(/\d+(?=$|,)/g, (number) => String(Math.ceil(Number(number) / 5))); // oxfmt-ignore
  return {
    status,
    headers: Object.fromEntries(
      COMPARED_HEADERS.map((name) => [name, name === 'retry-after' || name === 'ratelimit' ? seconds(name) : headers[name]]),
    ),
    body:
      typeof json === 'object' && json !== null && 'request_id' in json
        ? { ...json, request_id: json.request_id === headers['x-request-id'] }
        : json,
    calls: calls.map(callOf),
  };
}

/** Describes what the proxies have in common, with so many runs from a seed. */
export function describeAgreement(seed: number, numRuns: number): void {
  describe(`the proxies on Node and in PHP (seed ${seed})`, { skip }, () => {
    let upstream: Upstream;
    const ends: (() => Promise<void> | void)[] = [];
    let inPhp: readonly Play[];
    before(async () => {
      upstream = await Upstream.start();
      inPhp = await Promise.all(Object.values(PHP_MODES).map(playPhp));
    });
    after(async () => {
      for (const end of ends.toReversed()) await end();
      await upstream.stop();
    });

    const variablesOf = (run: AnyRun): Readonly<Record<string, string>> => ({
      DGA_CLIENT_ID: CLIENT_ID,
      DGA_SECRET_KEY: SECRET_KEY,
      DGA_API_BASE: upstream.url,
      DGA_CACHE: 'off',
      DGA_RATE_LOOKUPS: GENEROUS.rateLookups,
      DGA_RATE_LISTS: GENEROUS.rateLists,
      ...run.settings,
    });

    const perform = async (run: AnyRun, proxy: Pick<PlayedProxy, 'port' | 'headers'>): Promise<readonly Outcome[]> => {
      upstream.calm();
      upstream.valid.clear();
      if (run.search) for (const operation of ['searchcode', 'addresszip'] as const) upstream.play(operation, run.search);
      if (run.token) upstream.play('token', run.token, 1);
      const outcomes: Outcome[] = [];
      for (const request of run.requests) {
        upstream.calls.length = 0;
        const { method, path, body } = request;
        const answer = await ask(proxy, {
          method,
          path,
          headers: request.headers,
          ...(method === 'POST' || method === 'PUT' ? { body } : {}),
        });
        outcomes.push(outcomeOf(answer, upstream.calls));
      }
      return outcomes;
    };

    /** Plays the proxy on Node: a new one for each run, behind the same server. */
    async function playNode(): Promise<Play> {
      const appOf = (run: AnyRun): ProxyApp => createProxy({ ...readVariables(variablesOf(run)).proxy, logger: keepingLogger() });
      let app = appOf({ settings: {}, requests: [] });
      const serving = await serve({ ...app, fetch: (request, env) => app.fetch(request, env) } as ProxyApp, '127.0.0.1', 0);
      ends.push(() => serving.stop(0));
      return (run) => {
        app = appOf(run);
        return perform(run, serving);
      };
    }

    /** Plays the proxy in PHP, with a new state folder for each run. */
    async function playPhp(options: readonly string[]): Promise<Play> {
      const server = await startPhpForAny(options);
      ends.push(() => server.end());
      return async (run) => {
        const proxy = server.play(variablesOf(run));
        const outcomes = await perform(run, proxy);
        await proxy.stop();
        return outcomes;
      };
    }

    it('answer any requests alike, and call the API alike', async () => {
      const node = await playNode();
      await fc.assert(
        fc.asyncProperty(anyRun, async (run) => {
          fc.pre(!DELIBERATE.some(([, applies]) => applies(run)));
          const expected = await node(run);
          for (const [i, php] of inPhp.entries()) if (i === 0 || !needsIntl(run)) assert.deepEqual(await php(run), expected);
        }),
        { seed, numRuns },
      );
    });

    it('accept and refuse the same settings', async () => {
      const [php = assert.fail()] = inPhp;
      await fc.assert(
        fc.asyncProperty(anySettings, async (settings) => {
          fc.pre(!DELIBERATE_SETTINGS.some(([, pattern]) => pattern.test(JSON.stringify(settings))));
          let isRefused = false;
          try {
            readVariables(variablesOf({ settings, requests: [] }));
          } catch (error) {
            assert.ok(error instanceof ProxyConfigError);
            isRefused = true;
          }
          // Neither asks the API.
          const [answer] = await php({ settings, requests: [READY] });
          assert.equal(answer?.status === 500, isRefused);
        }),
        { seed, numRuns },
      );
    });
  });
}
