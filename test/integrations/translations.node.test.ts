// The texts of the WordPress plugin and of its proxy in the languages of the plugin.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { hasPhp } from '../proxy/played-proxies.ts';

const PLUGIN = 'integrations/wordpress/dga-address-lookup';
const PROXY = 'dist/php/dga-address-proxy.php';
const skip = !hasPhp ? 'PHP is not installed' : existsSync(PROXY) ? false : 'dist/php is not built';

/** The texts of a .po or .pot file with their translations. Its entries are on one line each. */
const read = (file: string): Map<string, string> =>
  new Map(
    [...readFileSync(file, 'utf8').matchAll(/^msgid (".+")\nmsgstr (".*")$/gm)].map(([, id = '', text = '']) => [
      JSON.parse(id) as string,
      JSON.parse(text) as string,
    ]),
  );
const sources = (pattern: string): string => globSync(pattern).map((file) => readFileSync(file, 'utf8')).join('\n'); // oxfmt-ignore
/** String literals of PHP that follow a pattern. */
const literals = (code: string, before: string): string[] =>
  [...code.matchAll(new RegExp(`${before}'((?:[^'\\\\]|\\\\.)*)'`, 'g'))].map(([, text = '']) => text.replaceAll(/\\(['\\])/g, '$1'));

/** What the proxy says about settings that are all wrong, or all missing, as formats. */
function textsOfSettings(): string[] {
  const code = `require '${PROXY}'; use DgaAddressLookup\\Config;
    $seen = []; $note = function (string $text) use (&$seen): string { $seen[] = $text; return $text; };
    new Config(array_fill_keys(Config::names(), '"ä?"'), [], $note); new Config([], [], $note); new Config(['DGA_CLIENT_ID' => 'your-client-id'], [], $note);
    echo json_encode($seen);`;
  const { stdout, stderr } = spawnSync('php', ['-r', code], { encoding: 'utf8' });
  assert.equal(stderr, '');
  return JSON.parse(stdout) as string[];
}

describe('the texts of the WordPress plugin', { skip }, () => {
  const template = read(`${PLUGIN}/languages/dga-address-lookup.pot`);
  const ofPlugin = literals(sources(`${PLUGIN}/**/*.php`), String.raw`\b(?:esc_html_|esc_attr_|_)_?e?\(\s*`);
  const ofHeader = [/^ \* Description: (.*)$/m.exec(readFileSync(`${PLUGIN}/dga-address-lookup.php`, 'utf8'))?.[1] ?? assert.fail()];
  const ofStores = literals(
    sources('integrations/php/src/store/*.php') + sources(`${PLUGIN}/includes/*.php`),
    String.raw`new StoreError\(\s*`,
  );
  const used = new Set([...ofPlugin, ...ofHeader, ...ofStores, ...textsOfSettings()]);

  it('are all in the template, with those that its proxy writes about settings and storage', () => {
    assert.ok(ofPlugin.length > 60 && ofStores.length > 5 && textsOfSettings().length > 20);
    assert.deepEqual([...used].filter((text) => !template.has(text)), []); // oxfmt-ignore
  });

  it('are in the template only while they are used, except those for extensions that PHP has here', () =>
    assert.deepEqual([...template.keys()].filter((text) => !used.has(text) && !text.startsWith('PHP has neither ')), [])); // oxfmt-ignore

  for (const file of globSync(`${PLUGIN}/languages/*.po`))
    it(`are all translated in ${file.slice(PLUGIN.length + 11)}, with the same values`, () => {
      const translated = read(file);
      assert.deepEqual([...translated.keys()], [...template.keys()]);
      const values = (text: string): string => (text.match(/%(?:\d\$)?[sd]/g) ?? []).toSorted().join();
      for (const [text, translation] of translated) assert.ok(translation !== '' && values(text) === values(translation), text);
    });
});
