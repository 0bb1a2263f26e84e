// The PHP proxy beyond single requests: one token for all requests, limits, secrets and the state folder.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'; // oxfmt-ignore
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { readCriteria } from '../../src/protocol/criteria.ts';
import {
  ask,
  hasPhp,
  PHP_MODES,
  type PhpServer,
  playInPhp,
  type PlayedProxy,
  type RawAnswer,
  startPhpForAny,
} from '../proxy/played-proxies.ts';
import { DEFAULT_RATES } from '../../src/proxy/limits/default-rates.ts';
import { until } from '../proxy/ask.ts';
import { apiError, CLIENT_ID, SECRET_KEY, Upstream } from '../proxy/upstream.ts';
import { freePort } from '../support/free-port.ts';

const FILE = 'dist/php/dga-address-proxy.php';
const skip = !hasPhp ? 'PHP is not installed' : existsSync(FILE) ? false : 'dist/php is not built';
const lookUp = (proxy: PlayedProxy, search_code: string): Promise<RawAnswer> => ask(proxy, { body: JSON.stringify({ search_code }) });
/** The header for rates such as `60/min,1000/h`. */
const policy = (rates: string, prefix = ''): string =>
  rates.replaceAll(/(\d+)\/(min|h),?/g, (_, q, unit) => `"${prefix}${unit}";q=${q};w=${unit === 'h' ? 3600 : 60}, `).slice(0, -2);
const statuses = (answers: readonly RawAnswer[]): number[] => answers.map(({ status }) => status).toSorted((a, b) => a - b);

for (const [name, options] of Object.entries(PHP_MODES)) {
  describe(`the proxy on ${name}`, { skip }, () => {
    let upstream: Upstream;
    let server: PhpServer;
    let proxy: PlayedProxy | undefined;
    let state: string;
    before(async () => {
      [upstream, server] = await Promise.all([Upstream.start(), startPhpForAny(options)]);
    });
    after(async () => {
      await server.end();
      await upstream.stop();
    });
    afterEach(async () => {
      await proxy?.stop();
      proxy = undefined;
      upstream.calm();
    });
    const play = (variables: Readonly<Record<string, string>> = {}): PlayedProxy => {
      state = mkdtempSync(join(tmpdir(), 'dga-state-'));
      proxy = server.play({ DGA_CLIENT_ID: CLIENT_ID, DGA_SECRET_KEY: SECRET_KEY, DGA_API_BASE: upstream.url, ...variables }, state);
      return proxy;
    };
    const stored = (): string => readdirSync(state).map((file) => `${file}\n${readFileSync(join(state, file), 'utf8')}`).join('\n'); // oxfmt-ignore

    /** Moves everything that the proxy has noted to a later time, or to an earlier one, as if the rest of that time had passed. */
    const moveNotes = (seconds: number): void => {
      for (const file of readdirSync(state)) {
        const path = join(state, file);
        const text = readFileSync(path, 'utf8');
        writeFileSync(
          path,
          text.replaceAll(/\b1[789]\d{8}(?:\.\d+)?\b/g, (time) => String(Number(time) + seconds)),
        );
      }
    };

    it('requests one token for all waiting requests, and keeps it for later ones', async () => {
      const played = play();
      upstream.play('token', { kind: 'late', ms: 300 });
      const answers = await Promise.all(Array.from({ length: 6 }, () => lookUp(played, '1000004')));
      assert.deepEqual(statuses(answers), [200, 200, 200, 200, 200, 200]);
      await lookUp(played, '1020072');
      assert.equal(upstream.count('token'), 1);
    });

    it('replaces a refused token once', async () => {
      const played = play();
      await lookUp(played, '1000004');
      upstream.valid.clear();
      assert.equal((await lookUp(played, '1000004')).status, 200);
      assert.equal(upstream.count('token'), 2);
    });

    it('continues with its valid token when a renewal fails, and retries when that token ends', async () => {
      const played = play();
      upstream.tokenPlan.expiresIn = 600;
      await lookUp(played, '1000004');
      // The last minute of such a life is time to renew.
      moveNotes(-550);
      upstream.play('token', apiError('401-1028-0001'), 1);
      assert.equal((await lookUp(played, '1000004')).status, 200);
      assert.equal((await lookUp(played, '1000004')).status, 200);
      assert.equal(upstream.count('token'), 2, 'the failure is not repeated while the token is valid');
      moveNotes(-60);
      assert.equal((await lookUp(played, '1000004')).status, 200);
      assert.equal(upstream.count('token'), 3);
    });

    for (const status of [400, 403, 404, 405, 500])
      it(`retries soon after a gateway's page with status ${status} instead of the first token`, async () => {
        const played = play();
        upstream.play('token', { kind: 'status', status, headers: { 'content-type': 'text/html' }, body: '<h1>gateway</h1>' }, 1);
        assert.notEqual((await lookUp(played, '1000004')).status, 200);
        moveNotes(-2);
        assert.equal((await lookUp(played, '1000004')).status, 200);
      });

    it('answers a preflight without Content-Type, because it has no content', async () => {
      const { status, headers } = await ask(play(), { method: 'OPTIONS' });
      assert.deepEqual([status, headers['content-type']], [204, undefined]);
    });

    it('sends the scope of the configuration in the token call', async () => {
      const played = play({ DGA_TOKEN_SCOPE: 'search' });
      await lookUp(played, '1000004');
      const [call] = upstream.calls.filter(({ operation }) => operation === 'token');
      assert.equal((JSON.parse(call?.body ?? '') as { scope?: string }).scope, 'search');
    });

    it('recovers at once when the clock of the server is set back', async () => {
      const played = play({ DGA_RATE_LOOKUPS: '2/min' });
      await lookUp(played, '1000004');
      upstream.play('token', apiError('401-1028-0001'), 1);
      upstream.valid.clear();
      assert.equal((await lookUp(played, '1000004')).status, 500);
      moveNotes(86_400);
      const refused = await lookUp(played, '1000004');
      assert.deepEqual([refused.status, Number(refused.headers['retry-after']) <= 60], [429, true], 'a window never gets longer');
      rmSync(join(state, readdirSync(state).find((file) => file.startsWith('lookups')) ?? ''));
      assert.equal((await lookUp(played, '1000004')).status, 200, 'neither the pause nor the old token lasts a day');
    });

    it('pauses calls to an API that refuses the credentials', async () => {
      const played = play({ DGA_SECRET_KEY: 'sk-that-is-wrong' });
      for (let i = 0; i < 3; i++) assert.equal((await lookUp(played, '1000004')).status, 500);
      assert.equal(upstream.count('token'), 1);
      assert.match(played.log(), /check both, and that they belong to the environment/);
    });

    it('asks in its log whether a host is the API that answers token calls with another status', async () => {
      const played = play();
      upstream.play('token', { kind: 'status', status: 501, headers: { 'content-type': 'text/html' }, body: '<h1>A shop</h1>' });
      assert.equal((await lookUp(played, '1000004')).status, 502);
      assert.match(played.log(), /"upstream_status":501,.*"advice":"The host in DGA_API_BASE does not answer as the API does: is it/);
    });

    it('is not ready before the first token', async () => {
      const played = play();
      const ready = async (): Promise<number> => (await ask(played, { method: 'GET', path: '/dga/readyz' })).status;
      assert.equal(await ready(), 503);
      await lookUp(played, '1000004');
      assert.equal(await ready(), 200);
    });

    it('stores neither token nor secret nor codes in clear, in a folder that no other user can read', async () => {
      const played = play();
      await lookUp(played, 'A7E2FK2');
      await lookUp(played, 'B7E2FK2');
      await lookUp(played, '1000004');
      upstream.play('searchcode', apiError('500-1029-0001'));
      await lookUp(played, 'A7E2FK2');
      // PHP's own development server logs every connection.
      const text = stored() + played.log().replaceAll(/^.* (?:Accepted|Closing|started)$/gm, '');
      for (const secret of ['A7E2FK2', 'B7E2FK2', '1000004', SECRET_KEY, CLIENT_ID, 'tok-', '127.0.0.1', '丸の内'])
        assert.ok(!text.includes(secret), `${secret} is in ${text}`);
      assert.equal(statSync(state).mode & 0o077, 0);
    });

    it('reads the criteria of an address search as the proxy on Node does', async () => {
      const played = play();
      for (const criteria of [
        { pref_code: '0', city_code: 1101 },
        { pref_roma: 'ＴＯＫＹＯ', city_roma: ' chiyoda-ku ' },
        { pref_kana: 'ﾄｳｷｮｳﾄ', city_kana: 'ちよだく', town_name: '北１条西' },
        { freeword: '0', page: 2 },
      ]) {
        await ask(played, { path: '/dga/addresszip', body: JSON.stringify(criteria) });
        assert.deepEqual(JSON.parse(upstream.calls.at(-1)?.body ?? ''), readCriteria(criteria));
      }
    });

    it('drops rows beyond the limit of the request', async () => {
      const played = play();
      const addresses = Array.from({ length: 1500 }, () => ({ zip_code: '1000004' }));
      const body = JSON.stringify({ page: 1, limit: 10, count: 1500, addresses });
      for (const operation of ['searchcode', 'addresszip'] as const) {
        upstream.play(operation, { kind: 'status', status: 200, body });
        for (const limit of [10, undefined]) {
          const { text } = await ask(played, {
            path: `/dga/${operation}`,
            body: JSON.stringify({ ...(operation === 'searchcode' ? { search_code: '1000004' } : { freeword: '大手町' }), limit }),
          });
          assert.equal((JSON.parse(text) as { addresses: unknown[] }).addresses.length, limit ?? 1000);
        }
      }
    });

    it('counts lookups and lists separately, and sends Retry-After when a limit is reached', async () => {
      const played = play({ DGA_RATE_LOOKUPS: '2/min', DGA_RATE_LISTS: '1/min' });
      const answers = [];
      for (let i = 0; i < 3; i++) answers.push(await lookUp(played, '1000004'));
      assert.deepEqual(statuses(answers), [200, 200, 429]);
      const refused = answers.at(-1);
      assert.match(String(refused?.headers['retry-after']), /^(?:[1-9]|[1-5]\d|60)$/);
      assert.match(String(refused?.headers['ratelimit']), /^"min";r=0;t=\d+$/);
      const list = (): Promise<RawAnswer> => ask(played, { path: '/dga/addresszip', body: '{"pref_code":"13"}' });
      assert.deepEqual([(await list()).status, (await list()).status], [200, 429]);
    });

    it('allows a client as many lookups and lists by default as the proxy on Node', async () => {
      const played = play();
      const lookup = await lookUp(played, '1000004');
      assert.equal(lookup.headers['ratelimit-policy'], policy(DEFAULT_RATES.rateLookups));
      const list = await ask(played, { path: '/dga/addresszip', body: '{"pref_code":"13"}' });
      assert.equal(list.headers['ratelimit-policy'], policy(DEFAULT_RATES.rateLists, 'lists-'));
    });

    it('counts misses of Digital Addresses only, and lets no parallel guess exceed the budget', async () => {
      const played = play({ DGA_RATE_DGA_MISSES: '3/5min', DGA_RATE_LOOKUPS: '1000/min' });
      for (let i = 0; i < 5; i++) assert.equal((await lookUp(played, 'A7E2FK2')).status, 200);
      const guesses = await Promise.all(Array.from({ length: 8 }, (_, i) => lookUp(played, `B7E2FK${i}`)));
      assert.deepEqual(statuses(guesses), [404, 404, 404, 429, 429, 429, 429, 429]);
      assert.equal((await lookUp(played, 'A7E2FK2')).status, 429);
      assert.equal((await lookUp(played, '1000004')).status, 200);
    });

    it('refuses all Digital Addresses when the budget of the deployment is spent', async () => {
      const played = play({ DGA_BUDGET_DGA_MISSES: '1/h' });
      assert.deepEqual([(await lookUp(played, 'B7E2FK2')).status, (await lookUp(played, 'B7E2FK3')).status], [404, 503]);
    });

    it('logs once when 50, 90 and 100 % of the budget of the deployment are used, and counts no hit', async () => {
      const played = play({ DGA_BUDGET_DGA_MISSES: '10/h,100/day', DGA_RATE_DGA_MISSES: '100/min' });
      const alarms = (): string[] =>
        [...played.log().matchAll(/"event":"budget-alarm","percent":(\d+)/g)].map(([, percent = '']) => percent);
      const miss = async (from: number, count: number): Promise<void> => {
        await Promise.all(Array.from({ length: count }, (_, i) => lookUp(played, `B7E2F${from + i}`)));
        await lookUp(played, 'A7E2FK2');
      };
      await miss(10, 4);
      assert.deepEqual(alarms(), []);
      await miss(20, 4);
      assert.deepEqual(alarms(), ['50']);
      await miss(30, 1);
      assert.deepEqual(alarms(), ['50', '90']);
      await miss(40, 3);
      assert.deepEqual(alarms(), ['50', '90', '100']);
    });

    it('opens the circuit breaker after five failures in ten calls', async () => {
      const played = play();
      for (let i = 0; i < 5; i++) await lookUp(played, '1000004');
      upstream.play('searchcode', apiError('500-1029-0001'));
      for (let i = 0; i < 5; i++) assert.equal((await lookUp(played, '1000004')).status, 502);
      upstream.calls.length = 0;
      const refused = await lookUp(played, '1000004');
      assert.equal(refused.status, 503);
      assert.match(String(refused.headers['retry-after']), /^[1-5]$/);
      assert.equal(upstream.calls.length, 0);
    });

    it('obeys a Retry-After of the API for at most five minutes', async () => {
      const played = play();
      await lookUp(played, '1000004');
      upstream.play('searchcode', { kind: 'status', status: 503, headers: { 'retry-after': '99999' }, body: '' }, 1);
      for (let i = 0; i < 2; i++) {
        const { status, headers } = await lookUp(played, '1000004');
        assert.deepEqual([status, headers['retry-after']], [503, '300']);
      }
      moveNotes(-301);
      assert.equal((await lookUp(played, '1000004')).status, 200);
    });

    it('sends one fixed x-forwarded-for and User-Agent, and no data of the caller', async () => {
      const played = play({ DGA_FORWARDED_FOR: '203.0.113.77' });
      await ask(played, { headers: { 'x-forwarded-for': '1.1.1.1', cookie: 'marker=1', authorization: 'Bearer marker', 'user-agent': 'marker', 'x-marker': 'marker' }, body: '{"search_code":"1000004"}' }); // oxfmt-ignore
      assert.ok(!JSON.stringify(upstream.calls).includes('marker'));
      for (const { headers } of upstream.calls) {
        assert.equal(headers['x-forwarded-for'], '203.0.113.77');
        assert.match(String(headers['user-agent']), /^dga-address-lookup\//);
      }
    });

    it('ignores empty entries of X-Forwarded-For', async () => {
      const played = play({ DGA_TRUSTED_PROXIES: '127.0.0.1', DGA_RATE_LOOKUPS: '1/min' });
      const via = async (forwardedFor: string): Promise<number> =>
        (await ask(played, { headers: { 'x-forwarded-for': forwardedFor }, body: '{"search_code":"1000004"}' })).status;
      assert.equal(await via('203.0.113.1, , 127.0.0.1,'), 200);
      assert.equal(await via('203.0.113.1'), 429, 'the same caller');
      assert.equal(await via('203.0.113.2, '), 200);
    });

    it('answers from its test data without credentials and without a request', async () => {
      const played = play({ DGA_MOCK: 'on', DGA_CLIENT_ID: '', DGA_SECRET_KEY: '' });
      const { addresses } = JSON.parse((await lookUp(played, 'a7e-2fk2')).text) as { addresses: Record<string, unknown>[] };
      assert.deepEqual([addresses[0]?.['zip_code'], addresses[0]?.['block_name']], ['1000005', '２丁目７−２']);
      assert.equal((await lookUp(played, '5300001')).status, 404);
      assert.equal(upstream.calls.length, 0);
    });

    const empty = join(mkdtempSync(join(tmpdir(), 'dga-secret-')), 'empty');
    writeFileSync(empty, '');
    for (const [what, variables, line] of [
      ['no secrets', { DGA_CLIENT_ID: '', DGA_SECRET_KEY: '' }, /DGA_CLIENT_ID is missing.* DGA_SECRET_KEY is missing/],
      ['an empty secret file', { DGA_SECRET_KEY_FILE: empty }, /DGA_SECRET_KEY_FILE names a file that is missing, empty or not readable/],
      ['a missing secret file', { DGA_SECRET_KEY_FILE: '/none/such' }, /DGA_SECRET_KEY_FILE names a file that is missing, empty or/],
    ] as const)
      it(`answers 500 with a problem, and logs one clear line, with ${what}`, async () => {
        const { DGA_SECRET_KEY: _, ...others }: Record<string, string> = { DGA_CLIENT_ID: CLIENT_ID, DGA_SECRET_KEY: SECRET_KEY };
        const known = 'DGA_SECRET_KEY_FILE' in variables ? others : {};
        const played = (proxy = server.play({ DGA_API_BASE: upstream.url, ...known, ...variables }));
        const refused = await lookUp(played, '1000004');
        assert.deepEqual([refused.status, refused.headers['content-type']], [500, 'application/problem+json']);
        assert.equal((JSON.parse(refused.text) as { code: string }).code, 'configuration');
        assert.equal(played.log().match(/dga-address-proxy \{/g)?.length, 1);
        assert.match(played.log(), line);
        assert.doesNotMatch(played.log(), /Fatal|Warning|Stack trace/);
      });

    it('reports every wrong setting in the log, and answers 500 without details', async () => {
      const played = play({ DGA_API_BASE: 'http://api.example/v2', DGA_RATE_LOOKUPS: 'many', DGA_ALLOWED_ORIGINS: '*' });
      const refused = await lookUp(played, '1000004');
      assert.equal(refused.status, 500);
      assert.equal((JSON.parse(refused.text) as { code: string }).code, 'configuration');
      for (const setting of ['DGA_API_BASE', 'DGA_RATE_LOOKUPS', 'DGA_ALLOWED_ORIGINS']) assert.match(played.log(), new RegExp(setting));
      assert.doesNotMatch(refused.text, /DGA_/);
    });
  });
}

describe('the PHP proxy on a host that others share', { skip }, () => {
  const variables = { DGA_CLIENT_ID: CLIENT_ID, DGA_SECRET_KEY: SECRET_KEY, DGA_MOCK: 'on', DGA_STATE_DIR: '' };
  let shared: string;
  before(() => void (shared = mkdtempSync(join(tmpdir(), 'dga-shared-'))));
  afterEach(() => {
    for (const name of readdirSync(shared)) rmSync(join(shared, name), { recursive: true });
  });
  after(() => rmSync(shared, { recursive: true }));
  /** Looks a ZIP Code up. Returns the folders of the state. */
  const play = async (more: Readonly<Record<string, string>> = {}): Promise<string[]> => {
    const proxy = await playInPhp({ ...variables, TMPDIR: shared, ...more });
    const { text } = await lookUp(proxy, '1000004');
    await proxy.stop();
    assert.match(text, /"zip_code":"1000004"/);
    return readdirSync(shared).filter((name) => name.startsWith('dga-address-proxy-'));
  };

  it('keeps its state in a folder whose name cannot be guessed without the secret', async () => {
    const upstream = await Upstream.start();
    const real = { DGA_MOCK: 'off', DGA_API_BASE: upstream.url };
    const [first, ...others] = await play(real);
    assert.deepEqual(others, []);
    assert.match(String(first), /^dga-address-proxy-[0-9a-f]{32}$/);
    upstream.secretKey = `${SECRET_KEY}-2`;
    assert.equal((await play({ ...real, DGA_SECRET_KEY: upstream.secretKey })).length, 2, 'another secret has another folder');
    await upstream.stop();
  });

  it('leaves the permissions of a folder that DGA_STATE_DIR names, and closes a folder in it', async () => {
    const home = join(shared, 'home');
    const own = join(home, 'dga-address-proxy');
    for (const mode of [0o755, 0o700]) {
      mkdirSync(home);
      chmodSync(home, mode);
      assert.deepEqual(await play({ DGA_STATE_DIR: home }), []);
      assert.equal(statSync(home).mode & 0o777, mode);
      assert.equal(existsSync(own), mode === 0o755);
      if (existsSync(own)) assert.equal(statSync(own).mode & 0o777, 0o700);
      assert.equal(readdirSync(mode === 0o755 ? own : home).filter((file) => file.endsWith('.json')).length > 0, true);
      rmSync(home, { recursive: true });
    }
  });

  it(
    'continues if another user has created its folder or placed a link there',
    { skip: process.getuid?.() === 0 ? false : 'needs root' },
    async () => {
      const [name = ''] = await play();
      rmSync(join(shared, name), { recursive: true });
      mkdirSync(join(shared, name));
      chownSync(join(shared, name), 12_345, 12_345);
      const [second = ''] = (await play()).filter((one) => one !== name);
      assert.notEqual(second, '');
      rmSync(join(shared, second), { recursive: true });
      symlinkSync(tmpdir(), join(shared, second));
      const mode = statSync(tmpdir()).mode;
      assert.equal((await play()).length, 3);
      assert.equal(statSync(tmpdir()).mode, mode);
    },
  );
});

describe('the state of the PHP proxy', { skip }, () => {
  it('is not taken as written if the disk has no room for its end', { skip: process.platform === 'win32' }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'dga-full-'));
    const script = `require '${FILE}';
      $store = DgaAddressLookup\\FileStore::open('${folder}', '', '');
      foreach ([10, 2000, 10] as $length) {
        try { echo $store->update('entry', fn (array $entry): array => [['text' => str_repeat('x', $length)], 'written ']); }
        catch (DgaAddressLookup\\StoreError $error) { echo $error->getMessage(), ' '; }
      }
      echo strlen($store->read('entry')['text']);`;
    // A limit of two blocks of 512 bytes for each file.
    const { stdout } = spawnSync('sh', ['-c', `trap '' XFSZ; ulimit -f 2; exec php -r "$1"`, 'sh', script], { encoding: 'utf8' });
    assert.equal(stdout, 'written DGA_STATE_DIR cannot be written: is the disk full? written 10');
    rmSync(folder, { recursive: true });
  });
});

describe('the settings of the PHP proxy', { skip }, () => {
  const check = (
    folder: string,
    variables: Readonly<Record<string, string>> = {},
    cwd?: string,
  ): { status: number | null; text: string } => {
    const { status, stdout, stderr } = spawnSync('php', [join(folder, 'www', 'proxy.php')], {
      ...(cwd === undefined ? {} : { cwd }),
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DGA_STATE_DIR: join(folder, 'state'), ...variables },
    });
    return { status, text: stdout + stderr };
  };
  const site = (config: string): string => {
    const folder = mkdtempSync(join(tmpdir(), 'dga-site-'));
    mkdirSync(join(folder, 'www'));
    writeFileSync(join(folder, 'www', 'proxy.php'), readFileSync(FILE));
    writeFileSync(join(folder, 'dga-address-proxy-config.php'), config);
    return folder;
  };

  it('are read from a file outside the web root, and the environment takes precedence', () => {
    const folder = site(`<?php return ['DGA_CLIENT_ID' => '${CLIENT_ID}', 'DGA_SECRET_KEY' => '${SECRET_KEY}', 'DGA_CACHE' => 'memory'];`);
    const { status, text } = check(folder, { DGA_CACHE: 'off' });
    assert.equal(status, 0, text);
    assert.match(text, /DGA_CLIENT_ID=\*{8}\nDGA_SECRET_KEY=\*{8}\n/);
    assert.match(text, /DGA_CACHE=off/);
    assert.ok(!text.includes(SECRET_KEY) && !text.includes(CLIENT_ID));
    rmSync(folder, { recursive: true });
  });

  it('are read from a file in the folder in which the command runs, too', () => {
    const folder = site(`<?php return ['DGA_CLIENT_ID' => '${CLIENT_ID}', 'DGA_SECRET_KEY' => '${SECRET_KEY}'];`);
    const { status, text } = check(folder, {}, folder);
    assert.equal(status, 0, text);
    rmSync(folder, { recursive: true });
  });

  for (const [what, config] of [
    ['has a mistake of syntax', "<?php return ['DGA_CLIENT_ID' => ;"],
    ['returns no array', '<?php $settings = [];'],
    ['fails', '<?php return no_such_function();'],
  ] as const)
    it(`are refused with one line if the file ${what}`, () => {
      const folder = site(config);
      const { status, text } = check(folder);
      assert.equal(status, 1);
      assert.equal(text.match(/dga-address-proxy-config\.php cannot be used/g)?.length, 1, text);
      assert.doesNotMatch(text, /Fatal|Warning|is missing/);
      rmSync(folder, { recursive: true });
    });

  it('leave the answers as they are if their file has a byte order mark or empty lines at its end, as does a file that PHP loads first', async () => {
    const folder = site(`\ufeff<?php return ['DGA_MOCK' => 'on', 'DGA_STATE_DIR' => '${tmpdir()}/dga-printed-${process.pid}'];\n?>\n\n`);
    const first = join(folder, 'first.php');
    writeFileSync(first, '\ufeff<?php trigger_error("old"); ?>hello');
    // Without a buffer of php.ini, status and headers of the answer are lost once the first file has printed something.
    for (const [options, isWhole] of [[['-n'], true], [['-n', '-d', 'output_buffering=4096', '-d', `auto_prepend_file=${first}`], true], [['-n', '-d', `auto_prepend_file=${first}`], false]] as const) {
      const port = await freePort();
      const server = spawn('php', [...options, '-d', 'log_errors=1', '-d', 'error_log=', '-S', `127.0.0.1:${port}`, '-t', join(folder, 'www')], { stdio: ['ignore', 'ignore', 'pipe'] });
      let log = '';
      server.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
      const post = (search_code: string): Promise<RawAnswer> => ask({ port }, { path: '/proxy.php/searchcode', body: JSON.stringify({ search_code }) });
      const found = await until(() => post('1000004').catch(() => undefined));
      const refused = await post('x');
      server.kill();
      if (isWhole) {
        assert.deepEqual([found.status, found.headers['content-type'], found.text.slice(0, 8)], [200, 'application/json', '{"page":']);
        assert.deepEqual([refused.status, refused.headers['content-type'], refused.text.at(0)], [400, 'application/problem+json', '{']);
      } else assert.match(log, /first\.php prints text in line 1, so answers have no status and no headers: remove the text/);
    }
    rmSync(folder, { recursive: true });
  }); // oxfmt-ignore

  it('do not matter if the host has switched curl_exec() off, and any other function is named in the log', async () => {
    const upstream = await Upstream.start();
    const folder = site(`<?php return ['DGA_CLIENT_ID' => '${CLIENT_ID}', 'DGA_SECRET_KEY' => '${SECRET_KEY}', 'DGA_API_BASE' => '${upstream.url}', 'DGA_STATE_DIR' => '${tmpdir()}/dga-off-${process.pid}'];`);
    for (const [name, expected] of [['curl_exec', 200], ['getenv', 500], ['hexdec', 500]] as const) {
      const port = await freePort();
      const server = spawn('php', ['-d', `disable_functions=${name}`, '-d', 'log_errors=1', '-d', 'error_log=', '-S', `127.0.0.1:${port}`, '-t', join(folder, 'www')], { stdio: ['ignore', 'ignore', 'pipe'] });
      let log = '';
      server.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
      const post = (): Promise<RawAnswer> => ask({ port }, { path: '/proxy.php/searchcode', body: '{"search_code":"1000004"}' });
      const { status, headers } = await until(() => post().catch(() => undefined));
      server.kill();
      assert.deepEqual([name, status, headers['content-type']], [name, expected, expected === 200 ? 'application/json' : 'application/problem+json']);
      assert.ok(headers['x-request-id'] && !headers['x-powered-by']);
      if (expected === 500) assert.match(log, new RegExp(`PHP has no function ${name}\\(\\): remove it from disable_functions`));
    }
    await upstream.stop();
    rmSync(folder, { recursive: true });
  }); // oxfmt-ignore

  it('are each refused with a hint how to correct them', () => {
    const folder = site(`<?php return ['DGA_CLIENT_ID' => 'your-client-id', 'DGA_SECRET_KEY' => '"${SECRET_KEY}"', 'DGA_CASH' => 'off'];`);
    const { status, text } = check(folder, { DGA_TRUSTED_PROXIES: '0.0.0.0/0' });
    assert.equal(status, 1);
    assert.match(text, /DGA_CLIENT_ID is a placeholder/);
    assert.match(text, /DGA_SECRET_KEY contains a space, a line break, quotes/);
    assert.match(text, /DGA_CASH is unknown: did you mean DGA_CACHE\?/);
    assert.match(text, /DGA_TRUSTED_PROXIES contains "0\.0\.0\.0\/0"/);
    assert.ok(!text.includes(SECRET_KEY));
    rmSync(folder, { recursive: true });
    // As the documents show it.
    const copied = site("<?php return ['DGA_CLIENT_ID' => '…', 'DGA_SECRET_KEY' => '…'];");
    assert.match(check(copied).text, /DGA_CLIENT_ID is a placeholder.*\nDGA_SECRET_KEY is a placeholder/);
    rmSync(copied, { recursive: true });
  });

  it('are named in a warning if a variable of the environment is unknown', () => {
    const folder = site(`<?php return ['DGA_CLIENT_ID' => '${CLIENT_ID}', 'DGA_SECRET_KEY' => '${SECRET_KEY}'];`);
    const { status, text } = check(folder, { DGA_ALLOWED_ORIGIN: 'https://shop.example', DGA_CLIENT_ID_FILE: '', DGA_PROXY_PORT: 'x' });
    assert.equal(status, 0, text);
    assert.match(text, /^warning: DGA_ALLOWED_ORIGIN is unknown: did you mean DGA_ALLOWED_ORIGINS\?$/m);
    assert.match(text, /^warning: DGA_PROXY_PORT is unknown: check its spelling\.$/m);
    assert.doesNotMatch(text, /DGA_CLIENT_ID_FILE/);
    rmSync(folder, { recursive: true });
  });
});
