import { createMockFetch } from '../../src/mock/index.ts';
import { runApiContract } from './contract-suite.ts';

runApiContract('the mock’s fetch, under an endpoint', (scenario) => {
  const mockFetch = createMockFetch({ scenario, latency: 0, endpoint: 'https://shop.example/dga' });
  return (route, init) => mockFetch(`https://shop.example/dga${route}`, init);
});

runApiContract('the mock’s fetch, as mock:', (scenario) => {
  const mockFetch = createMockFetch({ latency: 0 });
  return (route, init) => mockFetch(`mock:?scenario=${scenario}${route}`, init);
});
