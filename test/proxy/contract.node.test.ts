// The real proxy, in front of the mock's API, keeps the promises that the mock makes for it.
import { createMockFetch, MOCK_CLIENT_ID, MOCK_SECRET_KEY } from '../../src/mock/index.ts';
import { createProxy } from '../../src/proxy/index.ts';
import { runApiContract } from '../mock/contract-suite.ts';
import { GENEROUS, keepingLogger } from './ask.ts';

runApiContract('createProxy before the mock’s API', async (scenario) => {
  const proxy = createProxy({
    clientId: MOCK_CLIENT_ID,
    secretKey: MOCK_SECRET_KEY,
    fetch: createMockFetch({ scenario, latency: 0 }),
    logger: keepingLogger(),
    ...GENEROUS,
  });
  // In some scenarios there is no token to be had.
  await proxy.warmUp().catch(() => undefined);
  return async (route, init) => proxy.fetch(new Request(`https://shop.example/dga${route}`, init));
});
