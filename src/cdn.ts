/** Entry of `dist/cdn/dga-address-lookup.js`: Lit inside, registers the element. */
export * from './index.ts';
