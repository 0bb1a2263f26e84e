// Whatever comes in – addresses, headers, bodies, variables – is read as what it is, or refused in the way that is meant for it.
import assert from 'node:assert/strict';
import { isIP } from 'node:net';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { readCaller } from '../../../src/proxy/http/client-address.ts';
import { ProxyConfigError } from '../../../src/proxy/index.ts';
import { ipText, isInRange, readIpAddress, readIpRange } from '../../../src/proxy/http/ip-address.ts';
import { readVariables } from '../../../src/proxy/node/read-variables.ts';
import { Problem } from '../../../src/protocol/problem.ts';
import { readSearchRequest } from '../../../src/protocol/search-request.ts';
import { CLIENT_ID, SECRET_KEY } from '../upstream.ts';
import { anyText } from '../../support/any-text.ts';

const word = (...words: readonly string[]): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...words), { maxLength: 9 }).map((all) => all.join(''));

describe('any address', () => {
  const address = fc.oneof(fc.ipV4(), fc.ipV6(), fc.ipV4Extended(), word(...'0123456789abf:.[]%/ ,', '::', '255', 'ffff'), fc.string());

  it('is read as Node reads it, or refused as Node refuses it', () => {
    fc.assert(
      fc.property(address, (text) => {
        const read = readIpAddress(text);
        // A zone may be anything for Node; here it is the name of an interface.
        if (isIP(text) !== 0 && !text.includes('%')) assert.ok(read, text);
        if (!read) return;
        assert.notEqual(isIP(ipText(read)), 0, text);
        assert.deepEqual(readIpAddress(ipText(read)), read);
        if (isIP(text) === 4) assert.equal(ipText(read), text);
        if (isIP(text) === 6 && !text.includes('%') && read.family === 6)
          assert.equal(new URL(`http://[${text}]/`).host, new URL(`http://[${ipText(read)}]/`).host);
        assert.ok(isInRange(read, { address: read, prefix: read.words.length * 16 }));
      }),
      { numRuns: 700 },
    );
  });

  it('with any prefix is a range that contains it, or none', () => {
    fc.assert(
      fc.property(address, fc.integer({ min: -1, max: 130 }), (text, prefix) => {
        const range = readIpRange(`${text}/${prefix}`);
        if (range) assert.ok(isInRange(range.address, range) && range.prefix >= 0 && range.prefix <= range.address.words.length * 16);
      }),
      { numRuns: 400 },
    );
  });

  it('in a header is ignored unless the connection comes from a trusted proxy', () => {
    const header = fc
      .oneof(
        address,
        fc.array(address, { maxLength: 4 }).map((all) => all.join(', ')),
      )
      .map((text) => text.replace(/[^\x20-\x7e]/g, ''));
    const trustedProxies = [readIpRange('10.0.0.0/8') ?? assert.fail()];
    fc.assert(
      fc.property(header, (text) => {
        const request = new Request('http://shop.example/', { headers: { 'x-forwarded-for': text, forwarded: text, 'x-real-ip': text } });
        const { key, trusted } = readCaller(request, undefined, { trustedProxies }, () => '203.0.113.9');
        assert.deepEqual([key, trusted], ['203.0.113.9', false]);
        // Through one of ours the key is still that of an address: it cannot grow, nor become another limit's.
        assert.notEqual(isIP(readCaller(request, undefined, { trustedProxies }, () => '10.0.0.1').key), 0);
      }),
      { numRuns: 400 },
    );
  });
});

describe('any body', () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('1000004', 'A7E2FK2', '13', 13, 1, 2, 0, true, -1, 1e9, '．．／', '\ud800', '\u0000'),
  );
  const keys = [
    'search_code',
    'page',
    'limit',
    'choikitype',
    'searchtype',
    'pref_code',
    'city_code',
    'pref_name',
    'town_name',
    'flg_getcity',
    'ec_uid',
    'x',
  ];
  const body = fc.oneof(
    fc.dictionary(fc.constantFrom(...keys), value).map((json) => JSON.stringify(json)),
    fc.json(),
    anyText(),
  );

  it('is read as a request with a normalized code, integers and known keys only, or refused as an error of the caller', async () => {
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom('searchcode' as const, 'addresszip' as const), async (text, operation) => {
        const request = new Request('http://x/', { method: 'POST', headers: { 'content-type': 'application/json' }, body: text });
        try {
          const lookup = await readSearchRequest(request, operation);
          assert.equal(lookup.operation, operation);
          if (lookup.operation === 'searchcode') {
            assert.match(lookup.code, lookup.kind === 'prefix' ? /^[0-9]{3,6}$/ : /^[0-9A-Z]{7}$/);
            assert.equal(lookup.kind === 'postal-code', /^[0-9]{7}$/.test(lookup.code));
            for (const [key, number] of Object.entries(lookup.options))
              assert.ok(keys.slice(1, 5).includes(key) && (number === undefined || (Number.isInteger(number) && number >= 1)), key);
          } else {
            const sent = JSON.stringify(lookup.criteria);
            assert.ok(!sent.includes('ec_uid') && !sent.includes('\ud800') && sent.length > 2, sent);
          }
        } catch (error) {
          assert.ok(error instanceof Problem, String(error));
          assert.ok(error.status === 400 || error.status === 413);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('any variables', () => {
  const names = [
    'API_BASE',
    'PORT',
    'METRICS_PORT',
    'RATE_LOOKUPS',
    'ALLOWED_ORIGINS',
    'TRUSTED_PROXIES',
    'CACHE',
    'TOKEN_MODE',
    'FORWARDED_FOR',
  ];
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '',
      ' ',
      'on',
      'off',
      '*',
      '8787',
      '70000',
      'https://shop.example',
      'http://shop.example',
      '10.0.0.0/8',
      '5/min',
      'memory',
      'client',
    ),
  );
  const given = fc.dictionary(fc.constantFrom(...names.map((name) => `DGA_${name}`)), text);

  it('are read as a configuration, or refused with errors that do not contain the secret', () => {
    fc.assert(
      fc.property(given, fc.string({ minLength: 8, maxLength: 40, unit: 'grapheme-ascii' }), (variables, secret) => {
        const all = { DGA_CLIENT_ID: CLIENT_ID, DGA_SECRET_KEY: `${SECRET_KEY}${secret}`, ...variables };
        try {
          const { port, host } = readVariables(all);
          assert.ok(Number.isInteger(port) && port >= 0 && port <= 65_535 && host !== '');
        } catch (error) {
          assert.ok(error instanceof ProxyConfigError, String(error));
          assert.ok(error.problems.length > 0);
          for (const line of error.problems) {
            assert.match(line, /^(?:DGA|NODE)_[A-Z_]+ /);
            assert.ok(!line.includes(SECRET_KEY));
          }
        }
      }),
      { numRuns: 400 },
    );
  });
});
