// Faults of a deployment: the API, Redis, the instances. Each fault begins, and ends when its promise does.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Running } from '../proxy/ask.ts';
import type { RedisServer } from '../proxy/node/redis-server.ts';
import { apiError, type Fault as ApiFault, HTML, type Operation, type Upstream } from '../proxy/upstream.ts';

/** The parts of a deployment that a fault can break. */
export interface Deployment {
  readonly upstream: Upstream;
  readonly redis: RedisServer;
  readonly instances: Running[];
  /** Starts an instance again on its port. */
  restart(index: number): Promise<void>;
}

export interface DeploymentFault {
  readonly name: string;
  /** Answers from the API are impossible meanwhile: `api` all that is not in the public list, `store` Digital Addresses. */
  readonly stops?: 'api' | 'store';
  act(deployment: Deployment, lastsMs: number): Promise<void>;
}

const ALL: readonly Operation[] = ['token', 'searchcode', 'addresszip'];
const SEARCHES: readonly Operation[] = ['searchcode', 'addresszip'];

function api(name: string, fault: ApiFault, { operations = ALL, times = Number.POSITIVE_INFINITY, stops = true } = {}): DeploymentFault {
  return {
    name: `API: ${name}`,
    ...(stops ? { stops: 'api' } : {}),
    async act({ upstream }, lastsMs) {
      for (const operation of operations) upstream.play(operation, fault, times);
      await sleep(lastsMs);
      for (const operation of operations) upstream.play(operation, undefined);
    },
  };
}

/** One odd answer to a renewal, while the token is still valid. */
const oddRenewal = (name: string, fault: ApiFault): DeploymentFault => ({
  name: `renewal: ${name}`,
  async act({ upstream }, lastsMs) {
    upstream.play('token', fault, 1);
    await sleep(lastsMs);
    upstream.play('token', undefined);
  },
});

function redisSays(name: string, spoil: readonly string[], repair: readonly string[]): DeploymentFault {
  return {
    name: `Redis: ${name}`,
    stops: 'store',
    async act({ redis }, lastsMs) {
      await redis.ask(...spoil);
      await sleep(lastsMs);
      await redis.ask(...repair);
    },
  };
}

const signal = (name: NodeJS.Signals, says: string = name): DeploymentFault => ({
  name: says,
  act: async ({ instances }, lastsMs) => {
    for (const { child } of instances) child.kill(name);
    await sleep(lastsMs);
  },
});

/** Ends an instance and starts it again, as a supervisor does. */
const restarted = (name: 'SIGKILL' | 'SIGTERM'): DeploymentFault => ({
  name: `${name} and restart`,
  async act({ instances, restart }) {
    const index = name === 'SIGKILL' ? 0 : 1;
    const leaving = instances[index];
    leaving?.child.kill(name);
    await leaving?.exited;
    await restart(index);
  },
});

/** In this order, so that what one fault leaves behind meets the next. */
export const FAULTS: readonly DeploymentFault[] = [
  { name: 'none', act: (_, lastsMs) => sleep(lastsMs) },
  api('answers after 700 ms', { kind: 'late', ms: 700 }, { stops: false }),
  restarted('SIGKILL'),
  api('breaks bodies off', { kind: 'cut' }, { operations: SEARCHES }),
  signal('SIGHUP'),
  api('closes connections', { kind: 'reset' }),
  { name: 'API: 401 for all tokens', act: async ({ upstream }, lastsMs) => { upstream.valid.clear(); await sleep(lastsMs); } },
  redisSays('full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '64mb']),
  oddRenewal('403 page', { kind: 'status', status: 403, body: '<h1>no</h1>' }),
  api('500', apiError('500-1029-0001')),
  signal('SIGUSR2', 'clock jumps'),
  api('one 429', { kind: 'status', status: 429 }, { operations: SEARCHES, times: 1, stops: false }),
  restarted('SIGTERM'),
  api('429 with Retry-After', { kind: 'status', status: 429, headers: { 'retry-after': '2' } }),
  {
    name: 'Redis: hung',
    stops: 'store',
    async act({ redis }, lastsMs) {
      redis.signal('SIGSTOP');
      await sleep(lastsMs);
      redis.signal('SIGCONT');
    },
  },
  oddRenewal('400-1028-0001', apiError('400-1028-0001')),
  api('silent', { kind: 'silent' }),
  {
    name: 'Redis: killed',
    stops: 'store',
    async act({ redis }, lastsMs) {
      await redis.stop();
      await sleep(lastsMs);
      await redis.start();
    },
  },
  oddRenewal('HTML', HTML),
  redisSays('read-only', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']),
]; // oxfmt-ignore
