/** Entry of `dist/cdn/dga-address-lookup.mock.js`: the same with the mock inside, for `endpoint="mock:"`. */
import './mock/mock-fetch.ts';

export * from './index.ts';
