// P4: a set-up that is not safe does not start.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createDurableStores } from '../../src/proxy/cloudflare/index.ts';
import { createProxy, ProxyConfigError, type ProxyOptions } from '../../src/proxy/index.ts';
import { LookupError } from '../../src/address/lookup-error.ts';
import { DEFAULT_USER_AGENT } from '../../src/proxy/config.ts';
import { createProxy as createProxyOnNode } from '../../src/proxy/node/index.ts';
import { createRedisStores } from '../../src/proxy/node/redis/index.ts';
import { OPTION_NAMES } from '../../src/proxy/options.ts';
import { printableConfig, readVariables } from '../../src/proxy/node/read-variables.ts';
import { diagnose } from '../../src/proxy/observe/diagnose.ts';
import { keepingLogger, runBin } from './ask.ts';
import { CLIENT_ID, SECRET_KEY } from './upstream.ts';
import packageJson from '../../package.json' with { type: 'json' };

const GOOD: ProxyOptions = { clientId: CLIENT_ID, secretKey: SECRET_KEY };

function problemsOf(options: unknown): readonly string[] {
  try {
    createProxy(options as ProxyOptions);
    return [];
  } catch (error) {
    assert.ok(error instanceof ProxyConfigError, String(error));
    return error.problems;
  }
}

/** The output of the command before it exits; empty if it would start. */
function problemsOfVariables(variables: Readonly<Record<string, string>>): string {
  try {
    readVariables(variables);
    return '';
  } catch (error) {
    assert.ok(error instanceof ProxyConfigError, String(error));
    return error.message;
  }
}

describe('the options of createProxy', () => {
  it('include only two required ones, the credentials', () => assert.deepEqual(problemsOf(GOOD), []));

  it('tell the API the version of the package', () => assert.equal(DEFAULT_USER_AGENT, `${packageJson.name}/${packageJson.version}`));

  const refused: readonly [string, object][] = [
    ['clientId', { clientId: undefined }],
    ['secretKey', { secretKey: '' }],
    ['secretKey', { secretKey: 'two words' }],
    ['secretKey', { secretKey: '"9f8a7b6c"' }],
    ['clientId', { clientId: "'9f8a7b6c'" }],
    ['apiBase', { apiBase: 'http://api.example/api/v2' }],
    ['apiBase', { apiBase: 'http://127.0.0.1.example/api/v2' }],
    ['apiBase', { apiBase: 'http://127.1.evil.example/' }],
    ['apiBase', { apiBase: 'ftp://api.example/' }],
    ['apiBase', { apiBase: 'https://user:word@api.example/api/v2' }],
    ['apiBase', { apiBase: 'https://api.example/api/v2?x=1' }],
    ['apiBase', { apiBase: 'not a url' }],
    ['tokenPath', { tokenPath: '/j/../token' }],
    ['searchcodePath', { searchcodePath: 'searchcode' }],
    ['addresszipPath', { addresszipPath: '//evil.example/x' }],
    ['allowedOrigins', { allowedOrigins: ['*'] }],
    ['allowedOrigins', { allowedOrigins: ['null'] }],
    ['allowedOrigins', { allowedOrigins: ['https://shop.example/'] }],
    ['allowedOrigins', { allowedOrigins: ['shop.example'] }],
    ['allowedOrigins', { allowedOrigins: ['https://*.shop.example'] }],
    ['allowedOrigins', { allowedOrigins: 'https://shop.example' }],
    ['trustedProxies', { trustedProxies: ['0.0.0.0/0'] }],
    ['trustedProxies', { trustedProxies: ['::/0'] }],
    ['trustedProxies', { trustedProxies: ['0.0.0.0/1', '128.0.0.0/1'] }],
    ['trustedProxies', { trustedProxies: ['::ffff:0:0/96'] }],
    ['trustedProxies', { trustedProxies: ['all'] }],
    ['trustedProxies', { trustedProxies: ['*'] }],
    ['forwardedFor', { forwardedFor: '203.0.113.9, 10.0.0.1' }],
    ['forwardedFor', { forwardedFor: '203.0.113.9:80' }],
    ['forwardedFor', { forwardedFor: 'Client' }],
    ['userAgent', { userAgent: ' ' }],
    ['userAgent', { userAgent: 'a\r\nx-evil: 1' }],
    ['ecUid', { ecUid: 'a b' }],
    ['basePath', { basePath: 'dga' }],
    ['rateLookups', { rateLookups: 'off' }],
    ['rateLookups', { rateLookups: '' }],
    ['rateLookups', { rateLookups: '0/min' }],
    ['rateDgaMisses', { rateDgaMisses: 'none' }],
    ['budgetDgaMisses', { budgetDgaMisses: '999999999999/min' }],
    ['budgetDgaMisses', { budgetDgaMisses: Number.POSITIVE_INFINITY }],
    ['cache', { cache: 'redis' }],
    ['tokenMode', { tokenMode: 'on' }],
    ['expiresInUnit', { expiresInUnit: 'minutes' }],
    ['fetch', { fetch: 'fetch' }],
    ['allowedOrigins', { allowedOrigins: 5 }],
    ['allowedOrigins', { allowedOrigins: {} }],
    ['logger', { logger: 'info' }],
    ['logger', { logger: {} }],
    ['logger', { logger: { info: () => undefined } }],
    ['metrics', { metrics: { answered: 5 } }],
    ['fallbackList', { fallbackList: 'http://lists.example/zip' }],
    ['fallbackList', { fallbackList: 'https://user:hunter2@lists.example/zip' }],
    ['fallbackList', { fallbackList: 'https://lists.example/zip?sig=hunter2' }],
    ['stores', { stores: 'redis://127.0.0.1:6379' }],
    ['stores', { stores: { counters: {} } }],
    ['stores', { stores: { shareToken: 'token' } }],
    ['stores', { stores: { answers: { get: 5 } } }],
  ];
  for (const [option, wrong] of refused) {
    it(`refuse ${JSON.stringify(wrong)}`, () => {
      const problems = problemsOf({ ...GOOD, ...wrong });
      assert.ok(problems.length > 0 && problems.every((problem) => problem.startsWith(option)), problems.join('\n'));
      assert.match(problems[0] ?? '', /: .{10,}\.$/, 'says what to do');
    });
  }

  const unknown: readonly (readonly [string, RegExp])[] = [
    ['allowedOrigin', /did you mean allowedOrigins\?$/],
    ['rateLookup', /did you mean rateLookups\?$/],
    ['clientID', /did you mean clientId\?$/],
    ['digitaladdress', /did you mean digitalAddress\?$/],
    ['redisUrl', /see docs\/proxy-reference\.md/],
    ['constructor', /see docs\/proxy-reference\.md/],
  ];
  for (const [option, advice] of unknown)
    it(`refuse the unknown option ${option} with the closest name`, () => {
      const [problem = '', ...more] = problemsOf({ ...GOOD, [option]: 'hunter2' });
      assert.deepEqual(more, []);
      assert.ok(problem.startsWith(`${option} is not an option`) && !problem.includes('hunter2'), problem);
      assert.match(problem, advice);
    });

  it('may be anything without another error than ProxyConfigError', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const values = [null, 5, 5n, 'x', [], {}, () => 1, Symbol('s'), circle, Number.NaN, true, new Date(), Object.create(null)];
    for (const create of [createProxy, createProxyOnNode] as readonly ((options: never) => unknown)[])
      for (const options of [undefined, ...values]) assert.throws(() => create(options as never), ProxyConfigError, typeof options);
    for (const option of OPTION_NAMES) for (const value of values) problemsOf({ ...GOOD, logger: keepingLogger(), [option]: value });
  });

  it('of the shared stores are checked as well', () => {
    for (const options of [
      undefined,
      null,
      {},
      { ...GOOD },
      { ...GOOD, url: 'http://127.0.0.1:6379' },
      { ...GOOD, url: 'redis://h:99999' },
      { url: 'redis://127.0.0.1:6379' },
    ])
      assert.throws(() => createRedisStores(options as never), ProxyConfigError, JSON.stringify(options));
    for (const options of [undefined, null, {}, { ...GOOD }, { ...GOOD, namespace: {} }, { namespace: { idFromName() {}, get() {} } }])
      assert.throws(() => createDurableStores(options as never), ProxyConfigError, JSON.stringify(options));
  });

  for (const word of [
    'your-client-id',
    'your_client_id',
    'YOUR_SECRET_KEY',
    'changeme',
    'change-me',
    'xxxxxxxx',
    'secret',
    '<client-id>',
    '${DGA_CLIENT_ID}',
    '{{ secret }}',
    '…',
    'placeholder',
    'example',
    'client_id',
    'secret-key',
    'TODO',
    '********',
    'replace-me',
    'insert-your-key-here',
    'my-secret-key',
    'dummy',
    '[SECRET]',
    '$SECRET',
    'client_secret',
    'DGA_SECRET_KEY',
    'secret_key_here',
    'FIXME',
    '...',
    'dummy-secret',
    'test-secret-key',
    'example_secret_key',
    'sample-client-id',
    'secret123',
    'password1',
  ]) {
    // oxfmt-ignore
    it(`refuse ${word} as a placeholder`, () => {
      for (const option of ['clientId', 'secretKey'])
        assert.match(problemsOf({ ...GOOD, [option]: word }).join(' and '), new RegExp(`^${option} is a placeholder: [^:]+$`));
    });
  }

  for (const word of ['a1b2c3', 'biz_0a9f3c', 'kYd8-secretly-9', 'clientele-77', '7f3c1e0a9b', 'mock-client-id', 'test-9f3a']) {
    it(`accept ${word} as a credential`, () => assert.deepEqual(problemsOf({ clientId: word, secretKey: word }), []));
  }

  it('report all errors at once, and never the secret', () => {
    const problems = problemsOf({ clientId: 'a', secretKey: 'hunter2 hunter2', apiBase: 'http://x', allowedOrigins: ['*'] });
    assert.equal(problems.length, 3);
    assert.ok(!problems.join().includes('hunter2'));
  });

  it('appear in messages without the password of a URL', () => {
    for (const apiBase of [
      'https://user:hunter2@api.example/api/v2',
      'http://user:hunter2@api.example/',
      'https://user:hunter2/@api.example:x/',
      'user:hunter2@api.example',
      'https://api.example/api/v2?key=hunter2',
      'https://api.example/#hunter2',
    ]) {
      const problems = problemsOf({ ...GOOD, apiBase, allowedOrigins: [apiBase] });
      assert.equal(problems.length, 2);
      assert.ok(!problems.join().includes('hunter2'), problems.join('\n'));
    }
  });

  it('refuse a ZIP list over plain http, except from loopback', () => {
    const listAt = (fallbackList: string): readonly string[] => problemsOf({ ...GOOD, fallbackList });
    for (const address of ['https://lists.example/zip', 'http://127.0.0.1:9/zip']) assert.deepEqual(listAt(address), []);
    assert.match(listAt('http://lists.example/zip').join(), /^fallbackList is "http:\/\/lists.example\/zip": use .*https/);
  });

  it('allow http on loopback, in any spelling', () => {
    for (const apiBase of ['http://127.0.0.1:9/api', 'http://localhost/api', 'http://[::1]:9/api'])
      assert.deepEqual(problemsOf({ ...GOOD, apiBase }), []);
  });
});

describe('dga-address-proxy', () => {
  const variables = { DGA_CLIENT_ID: CLIENT_ID, DGA_SECRET_KEY: SECRET_KEY };
  const refused: readonly Readonly<Record<string, string>>[] = [
    { DGA_CLIENT_ID: '' },
    { DGA_SECRET_KEY: 'your-secret-key' },
    { DGA_ALLOWED_ORIGINS: '*' },
    { DGA_ALLOWED_ORIGINS: 'https://shop.example,*' },
    { DGA_TRUSTED_PROXIES: '0.0.0.0/0' },
    { DGA_API_BASE: 'http://api.example/api/v2' },
    { DGA_RATE_LOOKUPS: 'off' },
    { DGA_BUDGET_DGA_MISSES: '0/h' },
    { DGA_TOKEN_MODE: 'maybe' },
    { DGA_PORT: '99999' },
    { DGA_METRICS_PORT: '8787' },
    { DGA_REDIS_URL: 'https://:redis-word@cache.example' },
    { DGA_REDIS_URL: 'redis://:redis-word@cache.example:99999' },
    { DGA_REDIS_URL: 'redis://:redis-word%zz@cache.example' },
    { DGA_API_BASE: 'https://user:redis-word@api.example/api/v2' },
    { DGA_LOG_LEVEL: 'loud' },
    { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    { DGA_SECRET_KEY_FILE: '/nowhere/secret', DGA_SECRET_KEY: '' },
  ];
  // Read in this process, as the command does first: a process for each case would take most of the time of these tests.
  for (const wrong of refused) {
    it(`does not start with ${JSON.stringify(wrong)}`, () => {
      const problems = problemsOfVariables({ ...variables, ...wrong });
      assert.ok(!problems.includes(SECRET_KEY) && !problems.includes('redis-word'), problems);
      assert.match(problems, new RegExp(Object.keys(wrong)[0] ?? ''));
    });
  }

  it('prints what is wrong and exits with 1, also with --check-config', async () => {
    for (const args of [[], ['--check-config']]) {
      const { status, text } = await runBin({ ...variables, DGA_ALLOWED_ORIGINS: '*' }, args);
      assert.equal(status, 1);
      assert.ok(!text.includes(SECRET_KEY), text);
      assert.match(text, /DGA_ALLOWED_ORIGINS/);
    }
  });

  it('--check-config prints everything but the secrets', async () => {
    const { status, text } = await runBin(
      { ...variables, DGA_REDIS_URL: 'redis://user:redis-word@cache.example', DGA_ALLOWED_ORIGIN: 'typo' },
      ['--check-config'],
    );
    assert.equal(status, 0);
    for (const secret of [CLIENT_ID, SECRET_KEY, 'redis-word']) assert.ok(!text.includes(secret), text);
    assert.match(text, /^DGA_SECRET_KEY=\*{8}$/m);
    assert.match(text, /^DGA_RATE_LOOKUPS=60\/min,1000\/h$/m);
    assert.match(text, /warning: DGA_ALLOWED_ORIGIN is not a variable of this command: did you mean DGA_ALLOWED_ORIGINS\?/);
  });

  it('starts with unknown variables, because others set them too, and warns of those that no orchestrator sets', () => {
    const warningsOf = (more: Readonly<Record<string, string>>): readonly string[] => readVariables({ ...variables, ...more }).warnings;
    const ofKubernetes = {
      DGA_PROXY_SERVICE_HOST: '10.0.0.9',
      DGA_PROXY_SERVICE_PORT: '8787',
      DGA_PROXY_SERVICE_PORT_HTTP: '8787',
      DGA_PROXY_PORT: 'tcp://10.0.0.9:8787',
      DGA_PROXY_PORT_8787_TCP: 'tcp://10.0.0.9:8787',
      DGA_PROXY_PORT_8787_TCP_PROTO: 'tcp',
      DGA_PROXY_PORT_8787_TCP_PORT: '8787',
      DGA_PROXY_PORT_8787_TCP_ADDR: '10.0.0.9',
      DGA_SERVICE_HOST: '10.0.0.9',
    };
    assert.deepEqual(warningsOf(ofKubernetes), []);
    assert.match(warningsOf({ DGA_DIGITAL_ADRESS: 'off' }).join(), /^DGA_DIGITAL_ADRESS .* DGA_DIGITAL_ADDRESS\?$/);
    assert.match(warningsOf({ DGA_CLIENT_ID_FIEL: '/x' }).join(), /^DGA_CLIENT_ID_FIEL .* DGA_CLIENT_ID_FILE\?$/);
    assert.match(warningsOf({ DGA_MERTICS_PORT: '9090' }).join(), /^DGA_MERTICS_PORT .* DGA_METRICS_PORT\?$/);
    assert.match(warningsOf({ DGA_SOMETHING_ELSE_ENTIRELY: '1' }).join(), /see docs\/proxy-reference\.md/);
  });

  it('says how to keep a Kubernetes service named dga from setting DGA_PORT', () =>
    assert.match(problemsOfVariables({ ...variables, DGA_PORT: 'tcp://10.0.0.9:8787' }), /DGA_PORT .*enableServiceLinks: false/));

  it('reads secrets from files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dga-'));
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const [id, key, empty] = [file('id', `${CLIENT_ID}\n`), file('key', `${SECRET_KEY}\n`), file('empty', '\n')];
    const { proxy } = readVariables({ DGA_CLIENT_ID_FILE: id, DGA_SECRET_KEY_FILE: key });
    assert.deepEqual([proxy.clientId, proxy.secretKey], [CLIENT_ID, SECRET_KEY]);
    assert.match(problemsOfVariables({ DGA_CLIENT_ID_FILE: id, DGA_SECRET_KEY_FILE: empty }), /DGA_SECRET_KEY_FILE names an empty file/);
    assert.match(problemsOfVariables({ ...variables, DGA_CLIENT_ID_FILE: id }), /both set/);
    rmSync(folder, { recursive: true });
  });

  it('answers --help and --version', async () => {
    assert.match((await runBin({}, ['--help'])).text, /--check-config/);
    assert.equal((await runBin({}, ['--version'])).text.trim(), packageJson.version);
  });

  const verdicts: readonly (readonly [Readonly<Record<string, string>>, string, RegExp, number])[] = [
    [
      {},
      'https://shop.example/cart',
      /^https:\/\/shop\.example: served; 403 for browsers without Sec-Fetch-Site .* DGA_OWN_HOSTS=shop\.example/m,
      0,
    ],
    [{ DGA_OWN_HOSTS: 'shop.example' }, 'https://shop.example/', /^https:\/\/shop\.example: served\.$/m, 0],
    [{ DGA_OWN_HOSTS: 'shop.example' }, 'https://evil.example/', /^https:\/\/evil\.example: 403 .* DGA_OWN_HOSTS/m, 1],
    [{ DGA_ALLOWED_ORIGINS: 'https://a.example' }, 'https://shop.example', /^https:\/\/shop\.example: 403 .* DGA_ALLOWED_ORIGINS/m, 1],
    [{}, 'http://shop.example/', /served; 403 for every browser if your web server replaces Host/, 0],
    [{}, 'shop.example', /is not the address of a page/, 1],
    [{}, '', /set DGA_OWN_HOSTS to the names of your shop/, 0],
    [
      { DGA_CACHE: 'shared', DGA_REDIS_URL: 'redis://127.0.0.1:9', DGA_OWN_HOSTS: 'shop.example' },
      'https://shop.example/',
      /^https:\/\/shop\.example: served\.$/m,
      0,
    ],
  ];
  for (const [more, page, says, status] of verdicts)
    it(`--check-config ${page} reports what is refused with ${JSON.stringify(more)}`, async () => {
      const run = await runBin({ ...variables, ...more }, ['--check-config', ...(page === '' ? [] : [page])]);
      assert.match(run.text, says);
      assert.equal(run.status, status);
    });

  it('DGA_EC_UIDS sets the ec_uid of each shop by the origin of its pages', () => {
    const read = (pairs: string, usual?: string) =>
      readVariables({ ...variables, DGA_EC_UIDS: pairs, ...(usual === undefined ? {} : { DGA_EC_UID: usual }) }).proxy.ecUid;
    const ask = (ecUid: unknown, origin?: string): unknown =>
      (ecUid as (request: Request) => unknown)(new Request('http://x/', { headers: origin === undefined ? {} : { origin } }));
    const ecUid = read('https://a.example=uid-a,https://b.example:8443=uid=b', 'usual');
    assert.deepEqual(
      ['https://a.example', 'https://b.example:8443', 'https://c.example', undefined].map((origin) => ask(ecUid, origin)),
      ['uid-a', 'uid=b', 'usual', 'usual'],
    );
    for (const wrong of ['uid', 'https://a.example', 'https://a.example/=x', 'shop.example=x', 'https://a.example=日本'])
      assert.throws(() => read(wrong), /DGA_EC_UIDS has/, wrong);
  });

  for (const [name, value] of [
    ['DGA_CACHE', 'shared'],
    ['DGA_STALE', '8day'],
    ['DGA_STALE', 'soon'],
    ['DGA_SESSION_KEY', 'too-short'],
    ['DGA_SESSION_KEY', 'change-me-change-me-change-me-change-me'],
    ['DGA_OWN_HOSTS', 'https://shop.example'],
  ] as const)
    it(`${name}=${value} is refused with its name`, () =>
      assert.throws(() => readVariables({ ...variables, [name]: value }), new RegExp(name)));

  it('--mock requires no variable', async () => assert.equal((await runBin({}, ['--mock', '--check-config'])).status, 0));
});

describe("the operator's reference", () => {
  const guide = readFileSync(new URL('../../docs/proxy-reference.md', import.meta.url), 'utf8');

  it('names every variable, and its default', () => {
    const text = printableConfig(readVariables({ DGA_CLIENT_ID: CLIENT_ID, DGA_SECRET_KEY: SECRET_KEY }));
    for (const line of text.trim().split('\n')) {
      const [name = '', value = ''] = line.split(/=(.*)/s);
      const row = guide.split('\n').find((one) => one.startsWith('|') && one.includes(`\`${name}\``));
      assert.ok(row, name);
      if (!/^\*+$|^\(|^dga-address-lookup\/|^off$/.test(value)) assert.ok(row.includes(`\`${value}\``), `${name}=${value}`);
    }
  });

  it('contains every message that the log has for operators', () => {
    for (const [status, errorCode] of [
      [401, '401-1028-0001'],
      [400, '400-1028-0001'],
      [403, null],
      [404, '404-1029-0100'],
    ] as const) {
      const advice = diagnose(new LookupError('unauthorized', 'x', { status, errorCode }), 'api.example') ?? '';
      assert.ok(guide.includes(`| ${advice.slice(0, 30)}`), advice);
    }
  });
});
