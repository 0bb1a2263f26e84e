import { existsSync } from 'node:fs';
import { after, before, describe } from 'node:test';
import { describeRequestCases } from './check-requests.ts';
import { hasPhp, PHP_MODES, type PhpServer, playOnNode, startPhpForAny } from './played-proxies.ts';

const skip = !hasPhp ? 'PHP is not installed' : existsSync('dist/php/dga-address-proxy.php') ? false : 'dist/php is not built';

// The cases wait for deadlines more than they compute.
describe('request cases', { concurrency: true }, () => {
  describeRequestCases({ name: 'Node', play: playOnNode, skip: false, repeatsBroken: true }, 6);
  for (const [name, options] of Object.entries(PHP_MODES))
    describe(`on a server of ${name}`, { skip }, () => {
      let server: PhpServer;
      before(async () => void (server = await startPhpForAny(options)));
      after(() => server.end());
      // One at a time: a worker that waits for the API makes others wait that have connected to it.
      describeRequestCases({ name, play: async (variables) => server.play(variables), skip }, 1);
    });
});
