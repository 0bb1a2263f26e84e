// The files in deploy/: they parse, name variables and metrics that exist, and pass the tools that the machine has.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { createPrometheus } from '../../src/proxy/node/prometheus.ts';
import { printableConfig, readVariables } from '../../src/proxy/node/read-variables.ts';
import { CLIENT_ID, SECRET_KEY } from './upstream.ts';

/** The members of a Kubernetes manifest that the tests read. */
interface Manifest {
  readonly metadata: { readonly name: string; readonly labels?: Readonly<Record<string, string>> };
  readonly spec: {
    readonly replicas?: number;
    readonly minReplicas?: number;
    readonly minAvailable?: number;
    readonly scaleTargetRef?: { readonly name: string };
    readonly podSelector?: { readonly matchLabels: Readonly<Record<string, string>> };
    readonly ingress?: readonly Rule[];
    readonly egress?: readonly Rule[];
    readonly template?: { readonly spec: { readonly containers: readonly { readonly ports: readonly { readonly name: string }[] }[] } };
  };
}
interface Rule {
  readonly ports: readonly { readonly port: string | number }[];
}

const read = (file: string): string => readFileSync(`deploy/${file}`, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'dga-deploy-'));

/** Runs a tool; undefined if the machine does not have it. */
function run(
  tool: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): { status: number | null; text: string } | undefined {
  const { error, status, stdout, stderr } = spawnSync(tool, args, { env: { ...process.env, ...env }, encoding: 'utf8' });
  return error ? undefined : { status, text: stdout + stderr };
}

const variables = printableConfig(readVariables({ DGA_CLIENT_ID: CLIENT_ID, DGA_SECRET_KEY: SECRET_KEY }))
  .split('\n')
  .map((line) => line.split('=')[0]);
const metricNames = async (): Promise<Set<string>> =>
  new Set(
    [...(await createPrometheus().text()).matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`] : [name],
    ),
  );

describe('the folder deploy', () => {
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('sets only variables that the command has', () => {
    for (const file of ['compose.yaml', 'kubernetes.yaml', 'dga-address-proxy@.service'])
      for (const [name] of read(file).matchAll(/\bDGA_[A-Z_]+\b/g))
        assert.ok(variables.includes(name.replace(/_FILE$/, '')), `${file}: ${name}`);
  });

  it('has Compose files with two proxies, Redis, nginx, Prometheus and Grafana, and every mounted file exists', () => {
    const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, { volumes?: readonly string[] }> };
    assert.deepEqual(Object.keys(services), ['proxy-1', 'proxy-2', 'redis', 'nginx', 'prometheus', 'grafana']);
    for (const { volumes = [] } of Object.values(services))
      for (const volume of volumes) assert.ok(existsSync(join('deploy', volume.split(':')[0] ?? '')), volume);
    const checked = run('docker', ['compose', '-f', 'deploy/compose.yaml', 'config', '--quiet'], {
      GRAFANA_PASSWORD: 'x',
      PROXY_USER: '1000:1000',
    });
    if (checked && !/is not a docker command|unknown/.test(checked.text)) assert.equal(checked.status, 0, checked.text);
  });

  it('has Kubernetes manifests with probes of existing routes and a grace period that covers a shutdown', () => {
    const documents = parseAllDocuments(read('kubernetes.yaml')).map((one) => {
      assert.deepEqual(one.errors, []);
      return one.toJS() as { kind: string };
    });
    assert.deepEqual(documents.map(({ kind }) => kind), ['Deployment', 'Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler', 'NetworkPolicy']); // oxfmt-ignore
    const text = JSON.stringify(documents[0]);
    for (const expected of ['"path":"/dga/livez"', '"path":"/dga/readyz"', '"terminationGracePeriodSeconds":15'])
      assert.ok(text.includes(expected), expected);
  });

  it('has an autoscaler and a network policy that fit the ports, labels and budget of the Deployment', () => {
    const documents = parseAllDocuments(read('kubernetes.yaml')).map((one) => one.toJS() as Manifest);
    const [deployment, , budget, scaler, policy] = documents;
    assert.ok(deployment && budget && scaler && policy);
    assert.equal(scaler.spec.scaleTargetRef?.name, deployment.metadata.name);
    assert.equal(deployment.spec.replicas, undefined, 'each kubectl apply would undo the autoscaler');
    // A node that is emptied must leave one replica.
    assert.ok((scaler.spec.minReplicas ?? 0) > (budget.spec.minAvailable ?? 0));
    assert.deepEqual(policy.spec.podSelector?.matchLabels, deployment.metadata.labels);
    const [container] = deployment.spec.template?.spec.containers ?? [];
    const names = container?.ports.map(({ name }) => name);
    assert.deepEqual(policy.spec.ingress?.flatMap(({ ports }) => ports.map(({ port }) => port)), names); // oxfmt-ignore
    assert.ok(policy.spec.egress?.some(({ ports }) => ports.some(({ port }) => port === 443)));
  });

  it('has alerts and panels over metrics that exist', async () => {
    const known = await metricNames();
    const { groups } = parse(read('alerts.yaml')) as {
      groups: { rules: { alert: string; expr: string; annotations: { action?: string } }[] }[];
    };
    const { panels } = JSON.parse(read('grafana/dashboard.json')) as { panels: { title: string; targets: { expr: string }[] }[] };
    const expressions = [
      ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)),
      ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
    ];
    assert.ok(expressions.length >= 20);
    for (const [name, expression] of expressions)
      for (const [metric] of expression.matchAll(/\b(?:dga|process)_[a-z_]+\b/g)) assert.ok(known.has(metric), `${name}: ${metric}`);
    const names = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    assert.deepEqual(names, [...new Set(names)]);
    for (const rule of groups.flatMap(({ rules }) => rules)) assert.ok(rule.annotations.action, `${rule.alert} says what to do`);
  });

  it('has alert rules and a configuration that Prometheus accepts', (t) => {
    for (const args of [
      ['check', 'rules', 'deploy/alerts.yaml'],
      ['check', 'config', 'deploy/prometheus.yaml'],
    ]) {
      const checked = run('promtool', args);
      if (!checked) return t.skip('promtool is not installed: apt-get install prometheus');
      assert.equal(checked.status, 0, checked.text);
    }
    return undefined;
  });

  it('has a systemd unit that listens where nginx and Prometheus look for both instances', () => {
    const unit = read('dga-address-proxy@.service');
    const metricsPort = /DGA_HOST=proxy-%i DGA_METRICS_PORT=(\d+)/.exec(unit)?.[1];
    for (const i of [1, 2]) {
      assert.ok(read('nginx.conf').includes(`server proxy-${i}:8787 `));
      assert.ok(read('prometheus.yaml').includes(`'proxy-${i}:${metricsPort}'`));
    }
  });

  it('has a systemd unit that systemd accepts', (t) => {
    // Under the name of an instance.
    const unit = join(folder, 'dga-address-proxy@1.service');
    writeFileSync(unit, read('dga-address-proxy@.service'));
    const checked = run('systemd-analyze', ['verify', '--man=no', unit]);
    if (!checked) return t.skip('systemd-analyze is not installed');
    assert.doesNotMatch(checked.text, /dga-address-proxy/);
    return undefined;
  });

  it('trusts the network of its containers, and no other', () => {
    const { networks, services } = parse(read('compose.yaml'), { merge: true }) as {
      networks: { default: { ipam: { config: { subnet: string }[] } } };
      services: Record<string, { environment: Record<string, string> }>;
    };
    assert.equal(services['proxy-1']?.environment['DGA_TRUSTED_PROXIES'], networks.default.ipam.config[0]?.subnet);
  });
});
