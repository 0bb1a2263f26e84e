import { expect } from '@open-wc/testing';
import { createClient, LookupError } from '../../src/client/index.ts';
import { createMockFetch } from '../../src/mock/index.ts';
import { type RunningMock, startMock, type StartMockOptions } from '../../src/mock/msw/index.ts';

let mock: RunningMock | undefined;
const start = async (options: StartMockOptions): Promise<RunningMock> => {
  mock = await startMock({ latency: 0, ...options });
  return mock;
};
afterEach(async () => {
  await mock?.stop();
});

const codeOf = async (failing: Promise<unknown>): Promise<unknown> => {
  try {
    await failing;
  } catch (error) {
    return error instanceof LookupError ? error.code : error;
  }
  return 'no error';
};

for (const worker of [true, false]) {
  describe(worker ? 'startMock with a service worker' : 'startMock without one', () => {
    it('startMock answers the routes of the proxy and of the API', async () => {
      const { through } = await start({ worker });
      expect(through).to.equal(worker ? 'worker' : 'fetch');
      const client = createClient({ endpoint: '/dga' });
      expect((await client.searchCode('〒100-0004')).addresses[0]?.town_name).to.equal('大手町');
      expect((await client.searchAddress({ pref_code: 13, flg_getcity: 1 })).level).to.equal(2);
      let rows = 0;
      for await (const row of client.searchAddressAll({ city_code: '16201' })) rows += row.zip_code === null ? 0 : 1;
      expect(rows).to.equal(1147);
      expect((await fetch('https://api.da.pf.japanpost.jp/api/v2/searchcode/1000004')).status).to.equal(401);
    });

    it('startMock changes its scenario while it runs', async () => {
      const running = await start({ worker });
      const client = createClient({ endpoint: '/dga', timeoutMs: 20_000 });
      const hasty = createClient({ endpoint: '/dga', timeoutMs: 300 });
      const failures = [
        ['offline', 'network'],
        ['rate-limited', 'rate-limited'],
        ['unauthorized', 'unauthorized'],
        ['malformed', 'unavailable'],
        ['timeout', 'timeout'],
      ] as const;
      for (const [scenario, code] of failures) {
        running.use({ scenario });
        expect(await codeOf((code === 'timeout' ? hasty : client).searchCode('1000004')), scenario).to.equal(code);
      }
      running.use({ scenario: 'many-towns' });
      expect((await client.searchCode('1000004')).count).to.equal(66);
      running.use({ scenario: 'ok' });
      expect((await client.searchCode('1000004')).count).to.equal(1);
    });

    it('startMock does not intercept other addresses, and nothing after it was stopped', async () => {
      const running = await start({ worker, endpoint: '/elsewhere' });
      expect((await fetch('/elsewhere/livez')).status).to.equal(200);
      expect((await fetch('/elsewhere/nothing')).headers.get('content-type')).to.equal('application/problem+json');
      expect((await fetch('/package.json')).ok).to.equal(true);
      expect((await fetch('/dga/livez')).status).to.equal(404);
      await running.stop();
      expect((await fetch('/elsewhere/livez')).status).to.equal(404);
    });
  });
}

it('startMock replaces fetch if the worker is not available, and can start a worker later', async () => {
  const { through } = await start({ workerUrl: '/no-such-worker.js' });
  expect(through).to.equal('fetch');
  expect((await fetch('/dga/livez')).status).to.equal(200);
  expect((await start({})).through).to.equal('worker');
  expect((await fetch('/dga/livez')).status).to.equal(200);
});

it('startMock stops while a request still waits for its answer', async () => {
  for (const worker of [true, false]) {
    const running = await start({ worker, scenario: 'timeout' });
    // A request that has not reached the worker would go to the network.
    const reached = new Promise<void>((resolve) => {
      if (!worker) resolve();
      navigator.serviceWorker.addEventListener('message', ({ data }) => (data as { type?: unknown }).type === 'REQUEST' && resolve());
    });
    const waiting = fetch('/dga/searchcode', { method: 'POST' }).then(
      () => 'answered',
      (error: unknown) => error,
    );
    await reached;
    await running.stop();
    expect(await waiting).to.be.instanceOf(TypeError);
  }
});

it('a mock fetch does not need startMock, and accepts relative addresses', async () => {
  const client = createClient({ endpoint: '/dga', fetch: createMockFetch({ endpoint: '/dga', latency: 0 }) });
  expect((await client.searchCode('JN4LKS2')).addresses[0]?.town_name).to.equal('梅田');
});
