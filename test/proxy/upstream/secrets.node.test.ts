// Secrets, codes and addresses appear nowhere, and every response has its headers.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createConsoleLogger } from '../../../src/proxy/observe/logger.ts';
import { keepingLogger, lookUp, proxyOver } from '../ask.ts';
import { Upstream } from '../upstream.ts';
import { lookForSecrets } from './look-for-secrets.ts';

describe('secrets', () => {
  let upstream: Upstream;
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());

  it('appear in none of 800 answers, which have every security header', () => lookForSecrets(upstream, 7));

  it('a request id is kept only if it comes from a trusted proxy', async () => {
    const id = '4bf92f3577b34da6a3ce929d0e0e4736';
    assert.notEqual((await lookUp(proxyOver(upstream), '1000004', { headers: { 'x-request-id': id } })).headers.get('x-request-id'), id);
    const trusting = proxyOver(upstream, { trustedProxies: ['198.51.100.0/24'] });
    assert.equal((await lookUp(trusting, '1000004', { headers: { 'x-request-id': id } })).headers.get('x-request-id'), id);
    assert.notEqual((await lookUp(trusting, '1000004', { headers: { 'x-request-id': 'a b' } })).headers.get('x-request-id'), 'a b');
    for (const code of ['A7E-2FK2', 'a7e2fk2-', '100-0004'])
      assert.notEqual((await lookUp(trusting, '1000004', { headers: { 'x-request-id': code } })).headers.get('x-request-id'), code);
  });

  it('stay out of internal errors, which are a generic 502', async () => {
    const logger = keepingLogger();
    const proxy = proxyOver(upstream, {
      logger,
      clientAddress: () => {
        throw new RangeError('A7E2FK2 at /srv/secret');
      },
    });
    const response = await lookUp(proxy, '1000004');
    assert.equal(response.status, 502);
    assert.ok(!(await response.text()).includes('A7E2FK2'));
    assert.equal(logger.lines[0]?.fields['error'], 'RangeError');
    assert.ok(!JSON.stringify(logger.lines).includes('A7E2FK2'));
  });

  it('stay out of the log of other runtimes, which is one JSON object per line', (t) => {
    const said: string[] = [];
    t.mock.method(console, 'warn', (line: string) => said.push(line));
    createConsoleLogger(() => 0).warn({ a: 1 }, 'x');
    createConsoleLogger(() => 0).debug({ a: 1 }, 'x');
    assert.deepEqual(
      said.map((line) => JSON.parse(line) as unknown),
      [{ level: 'warn', time: '1970-01-01T00:00:00.000Z', a: 1, msg: 'x' }],
    );
  });
});
