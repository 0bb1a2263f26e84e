// The PHP proxy and the WordPress plugin on a real PHP 7.4, which EC-CUBE 4.0 and 4.1 run on and Debian no longer has: a WebAssembly build.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { before, beforeEach, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { homeOf, prepareConsumers } from './consumer-folder.ts';

interface Php {
  mkdirTree(path: string): void;
  writeFile(path: string, content: string | Uint8Array): void;
  run(request: object): Promise<{ readonly httpStatusCode: number; readonly text: string; readonly errors: string; readonly headers: Record<string, readonly string[]> }>;
} // oxfmt-ignore

const HOME = homeOf('php74');

describe('PHP 7.4', () => {
  let start: (version?: '7-3' | '7-4') => Promise<Php>;
  let php: Php;
  before(async () => {
    await prepareConsumers('php74');
    const { resolve } = createRequire(join(HOME, 'package.json'));
    const load = async (name: string): Promise<Record<string, (...given: unknown[]) => Promise<unknown>>> =>
      (await import(pathToFileURL(resolve(name)).href)) as Record<string, (...given: unknown[]) => Promise<unknown>>;
    const { loadPHPRuntime, PHP } = await load('@php-wasm/universal');
    assert.ok(loadPHPRuntime && PHP);
    const Runtime = PHP as unknown as new (runtime: unknown) => Php;
    start = async (version = '7-4') => {
      const { getPHPLoaderModule } = await load(`@php-wasm/node-${version}`);
      assert.ok(getPHPLoaderModule);
      return new Runtime(await loadPHPRuntime(await getPHPLoaderModule(), {}));
    };
  });
  beforeEach(async () => {
    php = await start();
    for (const folder of ['/www', '/tmp']) php.mkdirTree(folder);
    php.writeFile('/www/proxy.php', readFileSync('dist/php/dga-address-proxy.php'));
  });

  test('parses the proxy and every file of the plugins', async () => {
    assert.match((await php.run({ code: '<?php echo PHP_VERSION;' })).text, /^7\.4\./);
    const files = [...globSync('integrations/{wordpress,eccube4}/**/*.php'), 'dist/php/dga-address-proxy.php'];
    assert.ok(files.length > 8);
    for (const file of files) {
      php.writeFile('/file.php', readFileSync(file));
      // PHP 7.4 takes the names of later types for classes, and fails when the function returns.
      assert.doesNotMatch(
        readFileSync(file, 'utf8'),
        /\b(?:function\s+\w+|function|fn)\s*\((?:[^;{=]|=(?!>))*\)\s*:\s*\??(?:mixed|static|never|null|false|true)\b|[(,]\s*mixed \$/,
        file,
      );
      const { text } = await php.run({ code: "<?php try { token_get_all(file_get_contents('/file.php'), TOKEN_PARSE); } catch (ParseError $error) { echo $error->getMessage(), ' in line ', $error->getLine(); }" }); // oxfmt-ignore
      assert.equal(text, '', file);
    }
  });

  test("adds the WordPress plugin's link to those of the list of plugins, which have names", async () => {
    for (const file of globSync('integrations/wordpress/dga-address-lookup/{*.php,includes/*.php}')) {
      php.mkdirTree('/plugin/includes');
      php.writeFile(file.replace('integrations/wordpress/dga-address-lookup', '/plugin'), readFileSync(file));
    }
    const { text, errors } = await php.run({
      code: `<?php
        define('ABSPATH', '/');
        $hooks = [];
        function add_filter($name, $callback) { $GLOBALS['hooks'][$name] = $callback; }
        function add_action($name, $callback) {}
        function add_shortcode($name, $callback) {}
        function plugin_basename($file) { return 'plugin'; }
        function admin_url($path) { return "/$path"; }
        function esc_url($url) { return $url; }
        function esc_html__($text, $domain) { return $text; }
        require '/plugin/dga-address-lookup.php';
        echo json_encode(array_keys($hooks['plugin_action_links_plugin'](['deactivate' => 'Deactivate'])));`,
    });
    assert.deepEqual([text, errors], ['[0,"deactivate"]', '']);
  });

  test('names the PHP that it needs in the parse error of an older one', async () => {
    const older = await start('7-3');
    assert.match((await older.run({ code: '<?php echo PHP_VERSION;' })).text, /^7\.3\./);
    older.writeFile('/proxy.php', readFileSync('dist/php/dga-address-proxy.php'));
    await assert.rejects(
      older.run({ scriptPath: '/proxy.php' }),
      /PHP Parse error: {2}syntax error, unexpected 'THIS_NEEDS_PHP_7_4_OR_LATER' .* in \/proxy\.php on line \d+/,
    );
  });

  /** Asks the proxy, without a warning of PHP. */
  async function ask(route: string, body: string): Promise<{ status: number; json: Record<string, unknown> }> {
    const headers = { 'content-type': 'application/json', host: 'shop.example', origin: 'http://shop.example', 'content-length': String(Buffer.byteLength(body)) };
    const answer = await php.run({ scriptPath: '/www/proxy.php', relativeUri: `/proxy.php/${route}`, method: 'POST', headers, body: Buffer.from(body), $_SERVER: { REMOTE_ADDR: '127.0.0.1', DOCUMENT_ROOT: '/www', SCRIPT_NAME: '/proxy.php' } });
    // The log of the proxy is all that PHP may write.
    assert.equal(answer.errors.replace(/^dga-address-proxy .*\n?/gm, ''), '');
    return { status: answer.httpStatusCode, json: JSON.parse(answer.text) as Record<string, unknown> };
  } // oxfmt-ignore

  test('answers searches from the test data, and refuses what cannot be read', async () => {
    php.writeFile('/dga-address-proxy-config.php', "<?php return ['DGA_MOCK' => true, 'DGA_RATE_DGA_MISSES' => '1/min'];");
    const first = ({ addresses }: Record<string, unknown>): Record<string, unknown> | undefined =>
      (addresses as Record<string, unknown>[])[0];
    for (const [route, body, zip_code] of [
      ['searchcode', '{"search_code":"１００－０００４"}', '1000004'],
      ['searchcode', '{"search_code":"a7e-2fk2"}', '1000005'],
      ['addresszip', '{"pref_kana":"とうきょうと","limit":1}', undefined],
      ['addresszip', '{"freeword":"千代田区"}', undefined],
    ] as const) {
      const { status, json } = await ask(route, body);
      assert.equal(status, 200, body);
      if (zip_code) assert.equal(first(json)?.['zip_code'], zip_code);
    }
    for (const [body, status, code] of [
      ['{"search_code":"9999999"}', 404, 'not-found'],
      ['{"search_code":"B7E2FK2"}', 404, 'not-found'],
      ['{"search_code":"B7E2FK3"}', 429, 'rate-limited'],
      ['{"search_code":"x"}', 400, 'invalid-code'],
      ['[]', 400, 'invalid-request'],
    ] as const) {
      const answer = await ask('searchcode', body);
      assert.deepEqual([answer.status, answer.json['code']], [status, code], body);
    }
  });

  test('answers with problem details if secrets are missing', async () => {
    const { status, json } = await ask('searchcode', '{"search_code":"1000004"}');
    assert.deepEqual([status, json['code']], [500, 'configuration']);
  });

  test('keeps one encrypted token, and replaces a refused one', async () => {
    const { text, errors } = await php.run({
      $_SERVER: { DOCUMENT_ROOT: '/www' },
      code: `<?php
        require '/www/proxy.php';
        final class Fake implements DgaAddressLookup\\Api {
          public int $calls = 0;
          public function askToken(float $seconds, ?string $forwardedFor): array { return ['token' => 'tok-' . ++$this->calls, 'token_type' => 'jwt', 'expires_in' => 600, 'scope' => null]; }
          public function search(DgaAddressLookup\\Lookup $lookup, string $token, ?string $forwardedFor, float $seconds): array { return []; }
        }
        $config = new DgaAddressLookup\\Config(['DGA_CLIENT_ID' => 'cid-5c1f0e9b7a', 'DGA_SECRET_KEY' => 'sk-0d41b8e6f29a47c3']);
        $store = DgaAddressLookup\\FileStore::open('/state', 'here', 'sk');
        $tokens = new DgaAddressLookup\\TokenSource($config, $store, new Fake(), static fn (): float => microtime(true));
        $end = microtime(true) + 5;
        echo json_encode([$config->problems, $tokens->token($end)['token'], $tokens->token($end)['token'], $tokens->token($end, 'tok-1')['token'],
          strpos(implode(array_map('file_get_contents', glob('/state/*'))), 'tok-')]);`,
    });
    assert.equal(errors, '');
    assert.deepEqual(JSON.parse(text), [[], 'tok-1', 'tok-1', 'tok-2', false]);
  });
});
