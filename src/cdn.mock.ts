/** Entry of `dist/cdn/dga-address-lookup.mock.js`: the element with the mock, for `endpoint="mock:"`. */
import { registerMockFetch } from './mock/mock-fetch.ts';

// Called, not left to the import: bundlers drop an import that only has effects, unless package.json names its file.
registerMockFetch();

export * from './index.ts';
export { setMockOptions } from './mock/mock-fetch.ts';
