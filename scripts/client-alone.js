// A page that imports only createClient from the client's entry; check-size.mjs measures it.
export { createClient } from '../src/client/index.ts';
