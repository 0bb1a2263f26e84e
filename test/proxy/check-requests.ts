// Runs the table of request cases against a server that plays the proxy.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { GENEROUS } from './ask.ts';
import { stopwatch } from '../support/stopwatch.ts';
import { ask, type PlayedProxy } from './played-proxies.ts';
import { REQUEST_CASES, type RequestCase } from './request-cases.ts';
import { CLIENT_ID, SECRET_KEY, Upstream } from './upstream.ts';

const DEFAULTS = {
  DGA_CLIENT_ID: CLIENT_ID,
  DGA_SECRET_KEY: SECRET_KEY,
  DGA_CACHE: 'off',
  DGA_RATE_LOOKUPS: GENEROUS.rateLookups,
  DGA_RATE_LISTS: GENEROUS.rateLookups,
  DGA_RATE_DGA_MISSES: GENEROUS.rateDgaMisses,
  DGA_BUDGET_DGA_MISSES: GENEROUS.budgetDgaMisses,
};
/** A server that can play the proxy. */
export interface Candidate {
  readonly name: string;
  readonly play: (variables: Readonly<Record<string, string>>) => Promise<PlayedProxy>;
  /** Why it cannot play here. */
  readonly skip: string | false;
  /** It asks again after a connection that broke, and some runtimes do so beneath it. */
  readonly repeatsBroken?: boolean;
}

/** Describes every request case for one server. `concurrency`: groups of cases with different variables at a time. */
export function describeRequestCases({ name, play, skip, repeatsBroken = false }: Candidate, concurrency: number): void {
  describe(`the proxy on ${name}`, { skip, concurrency }, () => {
    for (const [settings, cases] of Map.groupBy(REQUEST_CASES, (one) => JSON.stringify(one.settings ?? {}))) {
      describe(settings === '{}' ? 'with its defaults' : `with ${settings}`, { concurrency: 1 }, () => {
        let upstream: Upstream;
        let proxy: PlayedProxy;
        before(async () => {
          upstream = await Upstream.start();
          proxy = await play({ ...DEFAULTS, DGA_API_BASE: upstream.url, ...(JSON.parse(settings) as Record<string, string>) });
          // The first token, so that cases count searches alone. On a busy machine a call may reach the API after its time limit.
          const first = { body: '{"search_code":"1000004"}' };
          for (let turn = 0; turn < 5 && (await ask(proxy, first)).status === 504; turn++);
        });
        after(async () => {
          await proxy.stop();
          await upstream.stop();
        });
        for (const one of cases) it(one.rule, () => check(one, proxy, upstream, repeatsBroken));
      });
    }
  });
}

async function check({ rule, method = 'POST', path, headers = {}, body, fault, status, code, answers = {}, asks }: RequestCase, proxy: PlayedProxy, upstream: Upstream, repeatsBroken: boolean): Promise<void> {
  const sent = body === undefined ? '{"search_code":"1000004"}' : typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  const attempt = async (): Promise<{ readonly answer: Awaited<ReturnType<typeof ask>>; readonly elapsedMs: number }> => {
    upstream.calm();
    if (fault) upstream.play('searchcode', fault);
    const clock = stopwatch();
    const answer = await ask(proxy, { method, headers, body: sent, ...(path === undefined ? {} : { path }) });
    return { answer, elapsedMs: clock() };
  };
  let { answer, elapsedMs } = await attempt();
  // A busy machine may need longer than the five seconds that the API has. Cases that test the limit expect 504.
  const turns = status === 504 ? 1 : 5;
  for (let turn = 1; answer.status === 504 && turn < turns; turn++) ({ answer, elapsedMs } = await attempt());
  assert.ok(elapsedMs < 8000, 'took longer than 8 s, the element\'s own deadline');
  assert.equal(answer.status, status, answer.text);
  assert.ok(answer.headers['x-request-id'], 'has no X-Request-Id');
  if (code !== undefined) {
    assert.equal(answer.headers['content-type'], 'application/problem+json');
    const problem = JSON.parse(answer.text) as Record<string, unknown>;
    assert.deepEqual(Object.keys(problem), ['type', 'title', 'status', 'code', 'request_id']);
    assert.deepEqual([problem['code'], problem['status'], problem['request_id']], [code, status, answer.headers['x-request-id']]);
    // A random id may contain any digits.
    assert.doesNotMatch(answer.text.replace(/"request_id":"[^"]*"/, ''), /127\.0\.0\.1|api\/v2|1029|1028|内部|srv|<h1>|Stack|\.php/i);
  } else if (status === 200) assert.equal(answer.headers['content-type'], 'application/json');
  for (const [header, expected] of Object.entries(answers)) {
    const value = answer.headers[header];
    if (expected === null) assert.equal(value, undefined, `${rule}: ${header}`);
    else assert.match(String(value), expected, header);
  }
  const urls = upstream.calls.filter(({ operation }) => operation !== 'token').map(({ url }) => url);
  assert.deepEqual(repeatsBroken && (fault?.kind === 'reset' || fault?.kind === 'cut') ? [...new Set(urls)] : urls, asks ?? []);
} // oxfmt-ignore
