import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of loopback for a program that cannot choose one itself. It is below those that systems give to connections: one of theirs was at
 * times taken again before the program listened.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(() => true, () => false); // oxfmt-ignore
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
