// A proxy for test pages, at /hostile/dga/NAME: by the name of one of the mock's scenarios, or of a fault that only a real connection has.
import { createMockFetch } from '../../src/mock/mock-fetch.ts';

const HTML = '<!doctype html><title>Welcome to our Wi-Fi</title><h1>Please log in</h1>';

/** Each gets Node's own request and response, and answers as no server should. */
const FAULTS = {
  reset: (request) => request.socket.destroy(),
  'reset-in-body': (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
    response.write('{"page":1,"addresses":[');
    setTimeout(() => request.socket.destroy(), 20);
  },
  cut: (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"page":1,"addresses":['),
  'no-http': (request) => request.socket.end('HTTP/9 what?\r\n\r\n'),
  redirect: (_, response) => response.writeHead(302, { location: '/hostile/dga/ok/searchcode' }).end(),
  'redirect-with-body': (_, response) => response.writeHead(307, { location: '/hostile/dga/ok/searchcode' }).end(),
  portal: (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(HTML),
  'html-502': (_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end(HTML),
  empty: (_, response) => response.writeHead(200).end(),
  'no-content': (_, response) => response.writeHead(204).end(),
  'not-gzip': (_, response) => response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end('{}'),
  'too-large': (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(`["${'x'.repeat(2_000_000)}"]`),
};

const bodyOf = async (request) => {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString();
};

/** Koa middleware of Web Test Runner. */
export const faultyServer = async (ctx, next) => {
  const [, scenario, path] = /^\/hostile\/dga\/([\w-]+)(\/.*)$/.exec(ctx.path) ?? [];
  if (scenario === undefined) return next();
  if (FAULTS[scenario]) {
    ctx.respond = false;
    FAULTS[scenario](ctx.req, ctx.res);
    return undefined;
  }
  const { method } = ctx;
  const mock = createMockFetch({ scenario, latency: 0, endpoint: '/dga' });
  const answer = await mock(`http://mock.invalid/dga${path}`, {
    method,
    headers: { 'content-type': ctx.get('content-type') },
    ...(method === 'POST' ? { body: await bodyOf(ctx.req) } : {}),
  });
  ctx.status = answer.status;
  answer.headers.forEach((value, key) => ctx.set(key, value));
  ctx.body = await answer.text();
  return undefined;
};
