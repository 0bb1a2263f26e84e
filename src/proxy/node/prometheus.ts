import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ProxyMetrics } from '../observe/metrics.ts';

/**
 * The proxy's counts as Prometheus text. The default metrics of prom-client are left out, because they are more series than
 * ours; the two that operators look at, memory and the event loop, are counted here.
 */
export function createPrometheus(): { readonly metrics: ProxyMetrics; readonly text: () => Promise<string>; readonly contentType: string } {
  const registry = new Registry();
  const registers = [registry];
  const answers = new Counter({
    name: 'dga_answers_total',
    help: 'Answers by route and status.',
    labelNames: ['route', 'status'],
    registers,
  });
  const answerSeconds = new Histogram({
    name: 'dga_answer_seconds',
    help: 'Seconds from a request to its answer.',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6],
    registers,
  });
  const upstream = new Counter({
    name: 'dga_upstream_total',
    help: 'Searches at the API by operation and outcome.',
    labelNames: ['operation', 'outcome'],
    registers,
  });
  const upstreamSeconds = new Histogram({
    name: 'dga_upstream_seconds',
    help: 'Seconds of a search at the API.',
    labelNames: ['operation'],
    buckets: [0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const tokenCalls = new Counter({ name: 'dga_token_calls_total', help: 'Token calls by outcome.', labelNames: ['outcome'], registers });
  const cache = new Counter({ name: 'dga_cache_total', help: 'Lookups of ZIP Codes in memory.', labelNames: ['result'], registers });
  const refused = new Counter({
    name: 'dga_refused_total',
    help: 'Requests refused by the proxy itself.',
    labelNames: ['reason'],
    registers,
  });
  const budgetUsed = new Gauge({
    name: 'dga_miss_budget_used_ratio',
    help: "Part of the deployment's budget of Digital Address misses that is used.",
    registers,
  });
  const budgetAlarms = new Counter({
    name: 'dga_miss_budget_alarms_total',
    help: 'Alarms of that budget.',
    labelNames: ['percent'],
    registers,
  });
  const breaker = new Gauge({ name: 'dga_breaker_open', help: '1 while calls to the API are held back.', registers });
  const store = new Gauge({ name: 'dga_store_up', help: '1 while the shared store answers.', registers });
  store.set(1);
  const storeSeconds = new Histogram({
    name: 'dga_store_seconds',
    help: 'Seconds until the shared store answered a command.',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5],
    registers,
  });
  const storeFailures = new Counter({
    name: 'dga_store_failures_total',
    help: 'Commands that the shared store did not answer while it seemed to be there.',
    registers,
  });
  const substitutes = new Counter({
    name: 'dga_substitutes_total',
    help: 'Answers that did not come from the API: from the public ZIP list, or kept from before an outage.',
    labelNames: ['source'],
    registers,
  });
  const pauses = new Counter({
    name: 'dga_upstream_pauses_total',
    help: 'Pauses that the API asked for with Retry-After.',
    labelNames: ['reason'],
    registers,
  });
  const joined = new Counter({ name: 'dga_joined_total', help: 'Searches that shared a call with an equal one.', registers });
  // Series that exist from the start, so that the first event is an increase.
  for (const source of ['list', 'stale']) substitutes.inc({ source }, 0);
  for (const reason of ['rate-limited', 'unavailable']) pauses.inc({ reason }, 0);
  const started = new Gauge({ name: 'process_start_time_seconds', help: 'Start of the process since 1970.', registers });
  started.set(Math.round(Date.now() / 1000 - process.uptime()));
  void new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  void new Gauge({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the process.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.set((user + system) / 1e6);
    },
  });

  // Children are looked up once: prom-client hashes labels on every call.
  const children = new Map<string, () => void>();
  const count = (key: string, find: () => { inc(): void }): void => {
    let inc = children.get(key);
    if (!inc) {
      const child = find();
      children.set(key, (inc = () => child.inc()));
    }
    inc();
  };
  const answerSecondsOf = { searchcode: answerSeconds.labels('searchcode'), addresszip: answerSeconds.labels('addresszip') };
  const upstreamSecondsOf = { searchcode: upstreamSeconds.labels('searchcode'), addresszip: upstreamSeconds.labels('addresszip') };
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    metrics: {
      answered(route, status, seconds) {
        count(`answers ${route} ${status}`, () => answers.labels(route, String(status)));
        if (route === 'searchcode' || route === 'addresszip') answerSecondsOf[route].observe(seconds);
      },
      upstream(operation, outcome, seconds) {
        count(`upstream ${operation} ${outcome}`, () => upstream.labels(operation, outcome));
        upstreamSecondsOf[operation].observe(seconds);
      },
      tokenCall: (outcome) => tokenCalls.inc({ outcome }),
      cache: (hit) => cache.inc({ result: hit ? 'hit' : 'miss' }),
      refused: (reason) => refused.inc({ reason }),
      budgetUsed: (part) => budgetUsed.set(part),
      budgetAlarm: (percent) => budgetAlarms.inc({ percent: String(percent) }),
      breaker: (open) => breaker.set(open ? 1 : 0),
      store: (up) => store.set(up ? 1 : 0),
      storeSeconds: (seconds) => storeSeconds.observe(seconds),
      storeFailed: () => storeFailures.inc(),
      answeredFrom: (source) => substitutes.inc({ source }),
      paused: (reason) => pauses.inc({ reason }),
      joined: () => joined.inc(),
    },
  };
}
