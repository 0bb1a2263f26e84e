/**
 * The mock: plays the proxy and the API, with test data and scenarios of failure, and makes `endpoint="mock:"` work. It needs no other package.
 *
 * @module
 */
import { registerMockFetch } from './mock-fetch.ts';

registerMockFetch();

export { createMockFetch, mockFetch, registerMockFetch, setMockOptions } from './mock-fetch.ts';
export { MOCK_SCENARIOS, type MockBehaviour, type MockOptions, type MockScenario } from './options.ts';
export { MOCK_CLIENT_ID, MOCK_SECRET_KEY, type MockCode, type MockData, type MockRecord, testData } from './test-data.ts';
