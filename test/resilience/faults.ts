import type { LookupErrorCode } from '../../src/address/lookup-error.ts';
import type { FakeClock } from './fake-clock.ts';

/** The behavior of a scripted network at the n-th request, counted from 1. */
export type Answerer = (call: {
  readonly n: number;
  readonly signal: AbortSignal;
  readonly clock: FakeClock;
}) => Promise<Response> | Response;

export interface Fault {
  readonly name: string;
  readonly code: LookupErrorCode;
  readonly answer: Answerer;
  /** Maximum number of requests that the element may send; default 1. */
  readonly requests?: number;
}

const never = (): Promise<never> => new Promise(() => undefined);

const obeying = ({ signal }: { readonly signal: AbortSignal }): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

export const ANSWER = {
  page: 1,
  limit: 1000,
  count: 1,
  searchtype: 'zipcode',
  addresses: [
    { zip_code: '1020072', pref_code: '13', pref_name: '東京都', city_code: '13101', city_name: '千代田区', town_name: '飯田橋' },
  ],
};

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

const html = (status: number): Response =>
  new Response('<!doctype html><title>Log in to our Wi-Fi</title>', { status, headers: { 'content-type': 'text/html' } });

const problem = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  json({ type: 'about:blank', title: 'x', status, code, request_id: 'r1' }, status, headers);

const broken = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

const bytes = new TextEncoder().encode(JSON.stringify(ANSWER));

const streamed = (pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void | Promise<void>): Response =>
  new Response(new ReadableStream<Uint8Array>({ pull }), { headers: { 'content-type': 'application/json' } });

/** Sends one byte, pauses, and sends another one. */
const dripping =
  (pauseMs: number, what: Uint8Array): Answerer =>
  () => {
    let at = 0;
    return streamed(
      (controller) =>
        new Promise((resolve) => {
          setTimeout(() => {
            controller.enqueue(what.slice(at, ++at));
            if (at === what.length) controller.close();
            resolve();
          }, pauseMs);
        }),
    );
  };

const cutAfter = (count: number): Response => {
  let sent = false;
  return streamed((controller) => {
    if (sent) controller.error(new TypeError('network error'));
    else controller.enqueue(bytes.slice(0, count));
    sent = true;
  });
};

/** The known failures of networks, servers and intermediaries. */
export const FAULTS: readonly Fault[] = [
  // No response
  { name: 'no answer, and deaf to being aborted', code: 'timeout', answer: never },
  { name: 'no answer until it is aborted', code: 'timeout', answer: obeying },
  { name: 'a head without a body', code: 'timeout', answer: () => streamed(never) },
  { name: 'a body that stops in the middle', code: 'timeout', answer: () => streamed((to) => (to.enqueue(bytes.slice(0, 40)), never())) },
  { name: 'a byte every second', code: 'timeout', answer: dripping(1000, bytes) },
  { name: 'an endless body of spaces', code: 'timeout', answer: dripping(400, new TextEncoder().encode(' '.repeat(100_000))) },
  { name: 'a break, then no answer', code: 'timeout', requests: 2, answer: ({ n }) => (n === 1 ? broken() : never()) },
  {
    name: 'a break after seven seconds, then no answer',
    code: 'timeout',
    requests: 2,
    answer: ({ n }) => (n > 1 ? never() : new Promise((_, reject) => setTimeout(() => reject(new TypeError('late')), 7000))),
  },
  {
    name: 'an answer after nine seconds',
    code: 'timeout',
    answer: () => new Promise((resolve) => setTimeout(() => resolve(json(ANSWER)), 9000)),
  },
  { name: 'a frozen tab, and no answer', code: 'timeout', answer: ({ clock }) => (clock.freeze(3_600_000), never()) },
  {
    name: 'a wall clock that jumps ahead by a day, and no answer',
    code: 'timeout',
    answer: ({ clock }) => ((clock.wallJumpMs = 86_400_000), never()),
  },
  {
    name: 'a wall clock that jumps back by a day, and no answer',
    code: 'timeout',
    answer: ({ clock }) => ((clock.wallJumpMs = -86_400_000), never()),
  },
  // Interrupted responses
  { name: 'no connection', code: 'network', requests: 2, answer: broken },
  {
    name: 'a fetch that throws at once',
    code: 'network',
    requests: 2,
    answer: () => {
      throw new TypeError('blocked by an extension');
    },
  },
  { name: 'a fetch that rejects with nothing', code: 'network', requests: 2, answer: () => Promise.reject(undefined) },
  { name: 'a reset before the first byte', code: 'network', requests: 2, answer: () => cutAfter(0) },
  { name: 'a reset in the body', code: 'network', requests: 2, answer: () => cutAfter(40) },
  {
    name: 'a foreign abort (a service worker gave up)',
    code: 'network',
    requests: 2,
    answer: () => Promise.reject(new DOMException('aborted', 'AbortError')),
  },
  // Responses of something else
  { name: 'no Response at all', code: 'network', requests: 2, answer: () => undefined as unknown as Response },
  {
    name: 'a Response of somebody’s own making',
    code: 'unavailable',
    answer: () => ({ ok: true, json: () => ANSWER }) as unknown as Response,
  },
  { name: 'an empty body', code: 'unavailable', answer: () => new Response('') },
  { name: '204', code: 'unavailable', answer: () => new Response(null, { status: 204 }) },
  { name: '206 of something', code: 'unavailable', answer: () => json(ANSWER, 206) },
  { name: 'half a JSON', code: 'unavailable', answer: () => new Response(bytes.slice(0, 60)) },
  { name: 'two JSONs', code: 'unavailable', answer: () => new Response(JSON.stringify(ANSWER).repeat(2)) },
  { name: 'bytes that are no UTF-8', code: 'unavailable', answer: () => new Response(new Uint8Array([0xff, 0xfe, 0x00, 0xd8, 0x7b])) },
  { name: 'a captive portal', code: 'unavailable', answer: () => html(200) },
  { name: 'JSON null', code: 'unavailable', answer: () => json(null) },
  { name: 'a JSON of another service', code: 'unavailable', answer: () => json({ results: [{ address1: '東京都' }] }) },
  { name: 'an envelope with rows that say nothing', code: 'unavailable', answer: () => json({ ...ANSWER, addresses: [{}, null, 'x', 7] }) },
  { name: 'an answer of two megabytes', code: 'unavailable', answer: () => json({ ...ANSWER, padding: 'x'.repeat(2_000_000) }) },
  { name: 'a redirect', code: 'unavailable', answer: () => Response.redirect('https://elsewhere.example/', 302) },
  // Refusals
  { name: '400', code: 'invalid-code', answer: () => problem(400, 'invalid-code') },
  { name: '401', code: 'unauthorized', answer: () => problem(401, 'unauthorized') },
  { name: '403 of a firewall', code: 'unauthorized', answer: () => html(403) },
  { name: '404, no hit', code: 'not-found', answer: () => problem(404, 'not-found') },
  { name: '404 of a page', code: 'configuration', answer: () => html(404) },
  { name: '405', code: 'configuration', answer: () => html(405) },
  { name: '407 of a company’s proxy', code: 'unavailable', answer: () => html(407) },
  { name: '418 without a body', code: 'unavailable', answer: () => new Response(null, { status: 418 }) },
  { name: 'no rows', code: 'not-found', answer: () => json({ ...ANSWER, count: 0, addresses: [] }) },
  { name: '429 with seconds', code: 'rate-limited', answer: () => problem(429, 'rate-limited', { 'retry-after': '30' }) },
  {
    name: '429 with a date',
    code: 'rate-limited',
    answer: () => problem(429, 'rate-limited', { 'retry-after': new Date(Date.now() + 60_000).toUTCString() }),
  },
  {
    name: '429 with nonsense',
    code: 'rate-limited',
    answer: () => new Response('slow down', { status: 429, headers: { 'retry-after': '-1e9; <b>' } }),
  },
  // Temporary failures
  { name: '500 of ours towards the API', code: 'unauthorized', answer: () => problem(500, 'unauthorized') },
  { name: '500 with a stack', code: 'unavailable', answer: () => new Response('Error: at main.js:1', { status: 500 }) },
  { name: '502 of HTML, twice', code: 'unavailable', requests: 2, answer: () => html(502) },
  { name: '503 with Retry-After', code: 'unavailable', answer: () => problem(503, 'unavailable', { 'retry-after': '5' }) },
  { name: '503, twice', code: 'unavailable', requests: 2, answer: () => problem(503, 'unavailable') },
  { name: '504', code: 'timeout', answer: () => problem(504, 'timeout') },
  { name: '599', code: 'unavailable', requests: 2, answer: () => html(599) },
];
