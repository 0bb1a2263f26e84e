/** Entry of `dist/cdn/dga-address-lookup.js`: registers the element, includes Lit's base class. */
export * from './index.ts';
