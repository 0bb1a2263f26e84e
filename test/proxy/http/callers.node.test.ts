// P9, P10: whose address counts, and which one the API gets to see.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { connectionAddress, readCaller } from '../../../src/proxy/http/client-address.ts';
import { ipText, isInRange, readIpAddress, readIpRange, truncateIp } from '../../../src/proxy/http/ip-address.ts';
import { createProxy, type ProxyOptions } from '../../../src/proxy/index.ts';
import { GENEROUS, keepingLogger, lookUp, post, proxyOver } from '../ask.ts';
import { CLIENT_ID, SECRET_KEY, Upstream } from '../upstream.ts';

function keyOf(peer: string, headers: Readonly<Record<string, string>>, trusted: readonly string[]): string {
  const trustedProxies = trusted.map((text) => readIpRange(text)).filter((range) => range !== undefined);
  return readCaller(new Request('http://shop.example/dga/searchcode', { headers }), undefined, { trustedProxies }, () => peer).key;
}

describe('the address that limits count by', () => {
  const LB = ['10.0.0.0/8', 'fd00::/8'];
  const cases: readonly [string, string, Readonly<Record<string, string>>, readonly string[]][] = [
    ['203.0.113.9', '203.0.113.9', {}, []],
    // 30 ways to pretend to be another client, none of them through a trusted proxy.
    ['203.0.113.9', '203.0.113.9', { 'x-forwarded-for': '1.1.1.1' }, []],
    ['203.0.113.9', '203.0.113.9', { 'x-forwarded-for': '1.1.1.1' }, LB],
    ['203.0.113.9', '203.0.113.9', { 'x-forwarded-for': '10.0.0.1' }, LB],
    ['203.0.113.9', '203.0.113.9', { forwarded: 'for=1.1.1.1' }, LB],
    ['203.0.113.9', '203.0.113.9', { 'x-real-ip': '1.1.1.1' }, LB],
    ['203.0.113.9', '203.0.113.9', { 'x-client-ip': '1.1.1.1' }, LB],
    ['203.0.113.9', '203.0.113.9', { 'true-client-ip': '1.1.1.1' }, LB],
    ['203.0.113.9', '203.0.113.9', { 'cf-connecting-ip': '1.1.1.1' }, LB],
    ['203.0.113.9', '203.0.113.9', { 'fastly-client-ip': '1.1.1.1' }, LB],
    ['203.0.113.9', '203.0.113.9', { 'x-cluster-client-ip': '1.1.1.1' }, LB],
    ['203.0.113.9', '203.0.113.9', { 'x-forwarded': 'for=1.1.1.1' }, LB],
    ['203.0.113.9', '203.0.113.9', { 'x_forwarded_for': '1.1.1.1' }, LB],
    ['203.0.113.9', '203.0.113.9', { via: '1.1 1.1.1.1' }, LB],
    // Through one, and with more written in front.
    ['203.0.113.9', '10.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, LB],
    ['203.0.113.9', '10.0.0.1', { 'x-forwarded-for': '1.1.1.1, 203.0.113.9' }, LB],
    ['203.0.113.9', '10.0.0.1', { 'x-forwarded-for': '1.1.1.1,203.0.113.9,10.9.9.9' }, LB],
    ['203.0.113.9', '10.0.0.1', { 'x-forwarded-for': '10.1.1.1, 203.0.113.9, 10.9.9.9' }, LB],
    ['203.0.113.9', '::ffff:10.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, LB],
    ['203.0.113.9', '10.0.0.1', { 'x-forwarded-for': '::ffff:203.0.113.9' }, LB],
    ['203.0.113.9', '10.0.0.1', { 'x-forwarded-for': '::FFFF:cb00:7109' }, LB],
    ['203.0.113.9', '10.0.0.1', { 'x-forwarded-for': '203.0.113.9:4711' }, LB],
    ['203.0.113.9', '10.0.0.1', { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '1.1.1.1' }, LB],
    ['10.0.0.1', '10.0.0.1', {}, LB],
    ['10.0.0.1', '10.0.0.1', { 'x-forwarded-for': '' }, LB],
    ['10.0.0.1', '10.0.0.1', { 'x-forwarded-for': 'unknown' }, LB],
    ['10.0.0.1', '10.0.0.1', { 'x-forwarded-for': '1.1.1.1, unknown' }, LB],
    ['10.0.0.1', '10.0.0.1', { 'x-forwarded-for': '1.1.1.1, 256.0.0.1' }, LB],
    ['10.0.0.1', '10.0.0.1', { 'x-forwarded-for': '1.1.1.1, 010.0.0.9' }, LB],
    ['10.0.0.1', '10.0.0.1', { 'x-forwarded-for': '1.1.1.1, 0x7f.1' }, LB],
    ['10.0.0.1', '10.0.0.1', { 'x-forwarded-for': '1.1.1.1, 2130706433' }, LB],
    ['10.0.0.1', '10.0.0.1', { 'x-forwarded-for': '1.1.1.1; 203.0.113.9' }, LB],
    ['10.0.0.1', '10.0.0.1', { 'x-forwarded-for': `1.1.1.1, ${'a'.repeat(5000)}` }, LB],
    // Only twenty entries are read: three hundred proxies are not a real chain.
    ['10.2.0.20', '10.0.0.1', { 'x-forwarded-for': Array.from({ length: 200 }, (_, i) => `10.2.0.${200 - i}`).join(', ') }, LB],
    // IPv6 by /56.
    ['2001:db8:1:200:0:0:0:0', '2001:db8:1:2ff::1', {}, []],
    ['2001:db8:1:200:0:0:0:0', '2001:db8:1:201:aaaa:bbbb:cccc:dddd', {}, []],
    ['2001:db8:1:300:0:0:0:0', '2001:db8:1:3ff::1', {}, []],
    ['2001:db8:1:200:0:0:0:0', 'fd00::1', { 'x-forwarded-for': '[2001:db8:1:2ff::1]:443' }, LB],
    ['fe80:0:0:0:0:0:0:0', 'fe80::1%eth0', {}, []],
    ['unknown', '', { 'x-forwarded-for': '1.1.1.1' }, LB],
  ]; // oxfmt-ignore
  for (const [expected, peer, headers, trusted] of cases) {
    it(`is ${expected} for ${peer || 'an unknown peer'} with ${JSON.stringify(headers).slice(0, 70)}${trusted.length > 0 ? ' and trust' : ''}`, () =>
      assert.equal(keyOf(peer, headers, trusted), expected));
  }

  it('is read from the connection in Node, Deno and Bun', () => {
    const request = new Request('http://x/');
    assert.equal(connectionAddress(request, { incoming: { socket: { remoteAddress: '192.0.2.1' } } }), '192.0.2.1');
    assert.equal(connectionAddress(request, { remoteAddr: { transport: 'tcp', hostname: '192.0.2.2', port: 9 } }), '192.0.2.2');
    assert.equal(connectionAddress(request, { requestIP: () => ({ address: '192.0.2.3', port: 9, family: 'IPv4' }) }), '192.0.2.3');
    assert.equal(connectionAddress(request, { requestIP: () => null }), undefined);
    assert.equal(connectionAddress(request, undefined), undefined);
    assert.equal(connectionAddress(request, { SECRET: 'binding' }), undefined);
  });
});

describe('IP addresses', () => {
  const read: readonly [string, string | undefined][] = [
    ['0.0.0.0', '0.0.0.0'], ['255.255.255.255', '255.255.255.255'], ['1.2.3', undefined], ['1.2.3.4.5', undefined], ['1.2.3.256', undefined], ['01.2.3.4', undefined],
    ['::', '0:0:0:0:0:0:0:0'], ['::1', '0:0:0:0:0:0:0:1'], ['1::', '1:0:0:0:0:0:0:0'], ['2001:DB8::8:800:200C:417A', '2001:db8:0:0:8:800:200c:417a'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8'], ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:0'], ['1:2:3:4:5:6:7', undefined], ['1:2:3:4:5:6:7:8:9', undefined], ['1::2::3', undefined],
    ['::ffff:1.2.3.4', '1.2.3.4'], ['64:ff9b::1.2.3.4', '64:ff9b:0:0:0:0:102:304'], ['1.2.3.4::', undefined], ['::12345', undefined], [':1', undefined], ['', undefined],
    ['[::1]', '0:0:0:0:0:0:0:1'], ['[::1', undefined], ['1:2:3:4:5:6:7:8::', undefined], ['::g', undefined],
  ]; // oxfmt-ignore
  for (const [text, expected] of read) it(`${text || 'an empty text'} is read as ${expected}`, () => {
      const address = readIpAddress(text);
      assert.equal(address && ipText(address), expected);
    }); // oxfmt-ignore

  it('an address is in a range or not', () => {
    const inside = (address: string, block: string): boolean => {
      const [ip, range] = [readIpAddress(address), readIpRange(block)];
      assert.ok(ip && range);
      return isInRange(ip, range);
    };
    assert.ok(inside('10.255.0.1', '10.0.0.0/8') && !inside('11.0.0.1', '10.0.0.0/8'));
    assert.ok(inside('192.168.5.127', '192.168.5.0/25') && !inside('192.168.5.128', '192.168.5.0/25'));
    assert.ok(inside('2001:db8:ffff::1', '2001:db8::/32') && !inside('2001:db9::1', '2001:db8::/32'));
    assert.ok(inside('192.0.2.1', '192.0.2.1') && !inside('192.0.2.2', '192.0.2.1') && !inside('::1', '0.0.0.0/8'));
    assert.ok(inside('10.1.2.3', '::ffff:10.0.0.0/104'));
    for (const wrong of ['10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::/129', '[::1]/128', '10.0.0.0/-1', '::ffff:10.0.0.0/90'])
      assert.equal(readIpRange(wrong), undefined, wrong);
    assert.equal(ipText(truncateIp({ family: 4, words: [0xcb00, 0x7109] }, 24)), '203.0.113.0');
  });
});

describe("the caller's data that the API receives", () => {
  let upstream: Upstream;
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());

  const forwarded = (): string[] =>
    upstream.calls.flatMap(({ rawHeaders }) =>
      rawHeaders.filter((_, i) => i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === 'x-forwarded-for'),
    );

  it('is one address and one User-Agent in every call, including the token call', async () => {
    for (const options of [
      {},
      { forwardedFor: '203.0.113.77' },
      { forwardedFor: 'client' },
      { forwardedFor: '2001:db8::7', userAgent: 'Shop/1.0 (ops@shop.example)' },
    ]) {
      upstream.calm();
      const proxy = proxyOver(upstream, { ...options, fetch });
      const headers = { 'x-forwarded-for': '1.1.1.1', x_forwarded_for: '1.1.1.1', 'user-agent': 'evil' };
      const { status } = await lookUp(proxy, '1000004', { headers });
      // A busy machine may need longer than the five seconds that the API has.
      if (status === 504) await lookUp(proxy, '1000004', { headers });
      await post(proxy, 'addresszip', { pref_code: '13' }, { headers: { forwarded: 'for=1.1.1.1' } });
      assert.deepEqual(new Set(upstream.calls.map(({ operation }) => operation)), new Set(['token', 'searchcode', 'addresszip']));
      assert.equal(forwarded().length, upstream.calls.length, 'one each');
      for (const { rawHeaders } of upstream.calls) {
        const agents = rawHeaders.filter((_, i) => i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === 'user-agent');
        assert.equal(agents.length, 1);
        assert.match(agents[0] ?? '', options.userAgent ? /^Shop\/1\.0 \(ops@shop\.example\)$/ : /^dga-address-lookup\//);
      }
      const expected =
        options.forwardedFor === undefined
          ? '127.0.0.1'
          : options.forwardedFor === '2001:db8::7'
            ? '2001:db8:0:0:0:0:0:7'
            : options.forwardedFor;
      if (expected === 'client') assert.deepEqual(new Set(forwarded()), new Set(['198.51.100.7']));
      else assert.deepEqual(new Set(forwarded()), new Set([expected]));
    }
  });

  it('is the fixed address for an unknown caller', async () => {
    upstream.calm();
    const proxy = createProxy({
      clientId: CLIENT_ID,
      secretKey: SECRET_KEY,
      apiBase: upstream.url,
      forwardedFor: 'client',
      logger: keepingLogger(),
      ...GENEROUS,
    });
    await proxy.request('/dga/searchcode', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"search_code":"1000004"}',
    });
    assert.deepEqual(forwarded(), ['127.0.0.1', '127.0.0.1']);
  });

  it('contains no cookie, authorization, hop-by-hop header or similar header', async () => {
    upstream.calm();
    const proxy = proxyOver(upstream, { fetch });
    await lookUp(proxy, '1000004', {
      headers: {
        cookie: 'marker=1',
        authorization: 'Bearer marker',
        te: 'marker',
        'x-marker': 'marker',
        'accept-language': 'marker',
        referer: 'http://marker/',
        'x-request-id': 'marker-marker',
      },
    });
    assert.ok(!JSON.stringify(upstream.calls).includes('marker'));
  });

  it('excludes an ignored X-Forwarded-For, about which the log warns unless clientAddress reads it', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.5, 127.0.0.1' };
    const warnings = async (options: Partial<ProxyOptions>): Promise<number> => {
      const logger = keepingLogger();
      await lookUp(proxyOver(upstream, { logger, ...options }), '1000004', { headers, address: '10.0.0.9' });
      return logger.lines.filter(({ message }) => message.includes('is ignored')).length;
    };
    assert.equal(await warnings({}), 1);
    assert.equal(await warnings({ clientAddress: (request) => request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() }), 0);
  });

  it('lacks an address if the runtime gives none, and the log warns once that all shoppers share one limit', async () => {
    const logger = keepingLogger();
    const proxy = proxyOver(upstream, { logger, clientAddress: () => undefined });
    for (let i = 0; i < 3; i++) await lookUp(proxy, '1000004');
    const warnings = logger.lines.filter(({ level }) => level === 'warn');
    assert.equal(warnings.length, 1);
    assert.match(warnings[0]?.message ?? '', /all shoppers share the limits of one client: set the option clientAddress/);
  });
});
