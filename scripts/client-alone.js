// What a page carries that imports createClient and nothing else of the client's entry; measured by check-size.mjs.
export { createClient } from '../src/client/index.ts';
