// The lines of the documents for PHP under nginx and Apache, started for real with PHP-FPM, in front of a fake API.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { find } from '../../scripts/engines.mjs';
import { codeBlocks } from '../docs/code-blocks.ts';
import { until } from '../proxy/ask.ts';
import { CLIENT_ID, SECRET_KEY, Upstream } from '../proxy/upstream.ts';
import { freePort } from '../support/free-port.ts';
import { replaced, SHOP } from './shipped-nginx.ts';
import { assertServed, lookUpFrom } from './shoppers.ts';
import { isMissing, startWebServer } from './web-server.ts';

const FILE = 'dist/php/dga-address-proxy.php';
const skip = find('fpm') === undefined ? 'PHP-FPM is not installed' : existsSync(FILE) ? false : 'dist/php is not built';
const lines = (language: string): string => codeBlocks('docs/php.md').find((block) => block.language === language)?.code ?? assert.fail();

describe('the PHP proxy in PHP-FPM', { skip }, () => {
  // Apache's workers are another user.
  const folder = mkdtempSync(join(tmpdir(), 'dga-fpm-'));
  const [root, socket] = [join(folder, 'www'), join(folder, 'sock')];
  let upstream: Upstream;
  let fpm: ChildProcess;
  before(async () => {
    chmodSync(folder, 0o755);
    mkdirSync(join(root, 'dga'), { recursive: true });
    for (const place of [root, join(root, 'dga')]) copyFileSync(FILE, join(place, 'dga-address-proxy.php'));
    writeFileSync(join(root, 'dga/.htaccess'), lines('apache'));
    writeFileSync(join(folder, 'prepend.php'), '<?php $prepended = true;');
    upstream = await Upstream.start();
    const settings = { DGA_CLIENT_ID: CLIENT_ID, DGA_SECRET_KEY: SECRET_KEY, DGA_API_BASE: upstream.url };
    writeFileSync(
      join(folder, 'dga-address-proxy-config.php'),
      `<?php return [${Object.entries({ ...settings, DGA_STATE_DIR: join(folder, 'state') })
        .map(([name, value]) => `'${name}' => '${value}'`)
        .join(', ')}];`,
    );
    const pool = [
      '[www]',
      `listen = ${socket}`,
      'listen.mode = 0666',
      'pm = static',
      'pm.max_children = 2',
      ...(process.getuid?.() === 0 ? ['user = root', 'group = root'] : []),
    ];
    // Hosting companies load their own file before every script.
    pool.push(`php_admin_value[auto_prepend_file] = ${folder}/prepend.php`);
    writeFileSync(join(folder, 'fpm.conf'), ['[global]', `error_log = ${folder}/error.log`, ...pool, ''].join('\n'));
    fpm = spawn(find('fpm') ?? '', ['-F', '-R', '-y', join(folder, 'fpm.conf')], { stdio: 'ignore' });
    await until(() => existsSync(socket));
  });
  after(async () => {
    const ended = once(fpm, 'exit');
    fpm.kill('SIGTERM');
    await ended;
    await upstream.stop();
    rmSync(folder, { recursive: true });
  }); // oxfmt-ignore

  const forgetLimits = (): void => rmSync(join(folder, 'state'), { recursive: true, force: true });

  it('answers pages of the shop behind the lines for nginx', { skip: isMissing('nginx') }, async (t) => {
    forgetLimits();
    const port = await freePort();
    const location = replaced(replaced(lines('nginx'), '/run/php/php-fpm.sock', socket), 'include fastcgi_params', 'include /etc/nginx/fastcgi_params');
    const nginx = await startWebServer('nginx', port, `server { listen 127.0.0.1:${port}; server_name ${SHOP}; root ${root};\n${location} }`);
    t.after(() => nginx.stop());
    await assertServed((address, asked) => lookUpFrom(address, port, { ...asked, path: '/dga-address-proxy.php/searchcode' }));
  }); // oxfmt-ignore

  it('answers pages of the shop behind Apache, in a folder with the lines for .htaccess', { skip: isMissing('apache') }, async (t) => {
    const port = await freePort();
    const handler = `<FilesMatch "\\.php$">\nSetHandler "proxy:unix:${socket}|fcgi://localhost/"\n</FilesMatch>`;
    const site = `Listen 127.0.0.1:${port}\nDocumentRoot ${root}\n<Directory ${root}>\nAllowOverride All\nRequire all granted\n</Directory>\n${handler}`;
    const apache = await startWebServer('apache', port, site);
    t.after(() => apache.stop());
    for (const path of ['/dga/searchcode', '/dga-address-proxy.php/searchcode']) {
      forgetLimits();
      await assertServed((address, asked) => lookUpFrom(address, port, { ...asked, path }));
    }
  });
});
