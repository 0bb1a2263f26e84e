// createProxy in an application on Node: how it calls the API.
import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { after, before, describe, it } from 'node:test';
import { createProxy } from '../../../src/proxy/node/index.ts';
import { keepingLogger, lookUp } from '../ask.ts';
import { CLIENT_ID, SECRET_KEY, Upstream } from '../upstream.ts';

describe('createProxy on Node', () => {
  let upstream: Upstream;
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());
  const create = (fetch?: typeof globalThis.fetch) =>
    createProxy({ clientId: CLIENT_ID, secretKey: SECRET_KEY, apiBase: upstream.url, logger: keepingLogger(), fetch });

  it("calls the API without Node's fetch, which takes more processor time", async () => {
    const urls: unknown[] = [];
    const note = (message: unknown): void => void urls.push(message);
    subscribe('undici:request:create', note);
    assert.equal((await lookUp(create(), '1000004')).status, 200);
    unsubscribe('undici:request:create', note);
    assert.deepEqual(urls, []);
    assert.equal(upstream.count('searchcode'), 1);
  });

  it('calls the API by the fetch of the options, or by one that the application has replaced', async () => {
    const urls: string[] = [];
    const recording: typeof globalThis.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : input.toString();
      urls.push(url);
      return upstream.fetch(url, init);
    };
    assert.equal((await lookUp(create(recording), '1000004')).status, 200);
    assert.equal(urls.length, 2);
    const proxy = create();
    const platformFetch = globalThis.fetch;
    globalThis.fetch = recording;
    try {
      assert.equal((await lookUp(proxy, '1000004')).status, 200);
    } finally {
      globalThis.fetch = platformFetch;
    }
    assert.equal(urls.length, 4);
  });
});
