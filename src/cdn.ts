/** Entry of `dist/cdn/dga-address-lookup.js`: registers the element, includes Lit. */
export * from './index.ts';
