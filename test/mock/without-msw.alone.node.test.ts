// MSW is optional: only createHandlers needs it.
import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { after, test } from 'node:test';

const asked: string[] = [];
let offline = false;
const hooks = registerHooks({
  resolve(specifier, context, next) {
    asked.push(specifier);
    if (/^(?:msw|@mswjs)(?:\/|$)/.test(specifier)) throw new Error(`Cannot find package '${specifier}'`);
    if (offline && specifier.includes('/data/')) throw new Error('no network');
    return next(specifier, context);
  },
});
after(() => hooks.deregister());

test('the entry never imports MSW', async () => {
  const { mockFetch } = await import('../../src/mock/index.ts');
  await mockFetch('mock:/livez');
  assert.deepEqual(
    asked.filter((specifier) => /msw/.test(specifier)),
    [],
  );
});

test('lists that fail to load break the connection, and are requested again', async () => {
  const { mockFetch, registerMockFetch } = await import('../../src/mock/mock-fetch.ts');
  registerMockFetch();
  const ask = (): Promise<Response> =>
    mockFetch('mock:/addresszip', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"city_code":"13101"}' });
  offline = true;
  await assert.rejects(ask(), TypeError);
  offline = false;
  assert.equal((await ask()).status, 200);
});

test('startMock replaces fetch without MSW, and restores it', async () => {
  const { startMock } = await import('../../src/mock/msw/start-mock.ts');
  const before = globalThis.fetch;
  const mock = await startMock({ latency: 0 });
  assert.equal(mock.through, 'fetch');
  assert.notEqual(globalThis.fetch, before);
  assert.equal((await fetch('/dga/livez')).status, 200);
  assert.equal(await (await fetch('data:text/plain,x')).text(), 'x');
  mock.use({ scenario: 'offline' });
  await assert.rejects(fetch('/dga/searchcode', { method: 'POST' }), TypeError);
  await mock.stop();
  await mock.stop();
  assert.equal(globalThis.fetch, before);
});

test('stopping the mock ends requests that still wait; until then, `through` is the way in which it answers', async () => {
  const { startMock } = await import('../../src/mock/msw/start-mock.ts');
  const mock = await startMock({ latency: 5, scenario: 'timeout', worker: false });
  const waiting = fetch('/dga/searchcode', { method: 'POST' });
  await mock.stop();
  await assert.rejects(waiting, TypeError);
});

test('a second startMock stops the first', async () => {
  const { startMock } = await import('../../src/mock/msw/start-mock.ts');
  const before = globalThis.fetch;
  const first = await startMock({ latency: 0, worker: false });
  const second = await startMock({ latency: 0, worker: false, endpoint: '/other' });
  assert.equal((await fetch('/other/livez')).status, 200);
  await first.stop();
  assert.equal((await fetch('/other/livez')).status, 200);
  await second.stop();
  assert.equal(globalThis.fetch, before);
});

test('a fetch that the page set after the mock stays, and reaches the network after the mock was stopped', async () => {
  const { startMock } = await import('../../src/mock/msw/start-mock.ts');
  const before = globalThis.fetch;
  const mock = await startMock({ latency: 0, worker: false });
  const mocked = globalThis.fetch;
  const theirs: typeof fetch = (...call) => mocked(...call);
  globalThis.fetch = theirs;
  assert.equal((await fetch('/dga/livez')).status, 200);
  await mock.stop();
  assert.equal(globalThis.fetch, theirs);
  await assert.rejects(fetch('/dga/livez'), TypeError);
  globalThis.fetch = before;
});
