import { completeClient, type Client } from '../../src/client/complete-client.ts';
import { clientOver } from '../../src/client/client.ts';
import { createRelay } from '../../src/client/transport/relay.ts';
import { createMockFetch } from '../../src/mock/mock-fetch.ts';

/** A client of the mock that counts its requests and keeps nothing of other clients. */
export function countedClient(): { readonly client: Client; requests(): number } {
  const mock = createMockFetch({ latency: 0 });
  let requests = 0;
  const fetch: typeof globalThis.fetch = (...args) => {
    requests += 1;
    return mock(...args);
  };
  return { client: completeClient(clientOver(createRelay({ endpoint: 'http://mock.invalid/dga', fetch }))), requests: () => requests };
}
