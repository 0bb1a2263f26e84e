import { existsSync } from 'node:fs';
import { type Candidate, describeRequestCases } from './check-requests.ts';
import { hasPhp, PHP_MODES, playInPhp, playOnNode } from './played-proxies.ts';

const skipPhp = !hasPhp ? 'PHP is not installed' : existsSync('dist/php/dga-address-proxy.php') ? false : 'dist/php is not built';

const CANDIDATES: readonly Candidate[] = [
  { name: 'Node', play: playOnNode, skip: false, repeatsBroken: true },
  ...Object.entries(PHP_MODES).map(([name, options]): Candidate => ({
    name,
    play: (variables) => playInPhp(variables, options),
    skip: skipPhp,
  })),
];

for (const candidate of CANDIDATES) describeRequestCases(candidate, 6);
