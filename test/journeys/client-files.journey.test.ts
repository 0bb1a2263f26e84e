// The client's files as a CDN serves them: separate modules, without a bundler.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { launch, serveFiles, visit } from './served-demo.ts';

test('check() brings its part from beside the client, with the first call only', async () => {
  const [browser, files] = await Promise.all([launch(), serveFiles('dist', '/npm/')]);
  try {
    const { page, requests } = await visit(browser, `${files.address}cdn/`);
    await page.route('**/dga/searchcode', (route) =>
      route.fulfill({ json: { addresses: [{ zip_code: '1020072', pref_name: '東京都', city_name: '千代田区' }], searchtype: 'zipcode' } }),
    );
    const part = (): number => requests.filter((request) => request.url().endsWith('/client/check-address.js')).length;
    await page.evaluate(async (at) => {
      const { createClient } = (await import(at)) as typeof import('../../src/client/index.ts');
      Object.assign(globalThis, { client: createClient({ endpoint: '/dga' }) });
    }, `${files.address}client/create-client.js`);
    assert.equal(part(), 0);
    const checked = await page.evaluate(async () => {
      const { client } = globalThis as unknown as { client: import('../../src/client/index.ts').Client };
      const claims = [
        { zip: '1020072', city: '港区' },
        { zip: '102-0072', prefecture: '東京', city: '東京都千代田区' },
      ];
      return Promise.all(claims.map(async (claim) => (await client.check(claim)).differs.join()));
    });
    assert.deepEqual(checked, ['city', '']);
    assert.equal(part(), 1);
  } finally {
    await Promise.all([browser.close(), files.close()]);
  }
});
