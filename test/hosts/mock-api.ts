import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMockFetch, MOCK_CLIENT_ID, MOCK_SECRET_KEY } from '../../src/mock/index.ts';
import type { MockData } from '../../src/mock/test-data.ts';

export { MOCK_CLIENT_ID, MOCK_SECRET_KEY };

/** The package's mock of Japan Post's API, on loopback. */
export interface MockApi {
  /** Base URL with the version. */
  readonly url: string;
  /** Paths of the searches so far. */
  readonly searches: string[];
  /** Answers with these records from now on; without them, with the mock's own. */
  use(data?: Partial<MockData>): void;
  close(): void;
}

export async function serveMockApi(): Promise<MockApi> {
  let answer = createMockFetch({ latency: 20 });
  const use = (data?: Partial<MockData>): void => void (answer = createMockFetch({ latency: 20, ...(data ? { data } : {}) }));
  const searches: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { pathname } = new URL(request.url ?? '/', 'http://api');
      if (!pathname.endsWith('/token')) searches.push(pathname.replace('/api/v2', ''));
      const { status, headers, body } = await answer(`http://api.invalid${request.url ?? '/'}`, {
        method: request.method ?? 'GET',
        headers: Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      });
      response.writeHead(status, Object.fromEntries(headers)).end(body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`, searches, use, close: () => server.close() };
}
