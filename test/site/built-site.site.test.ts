// The built site as a visitor finds it, below a path that its build does not know. `npm run test:site` builds it first.
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { MOVED } from '../../docs/.vitepress/pages.mjs';
import { equalAccessViolations } from '../support/equal-access.ts';
import { openInBrowser, serveFiles } from '../journeys/served-demo.ts';

const ROOT = 'dist-site';
const REDIRECTS = Object.keys(MOVED).flatMap((name) => [`docs/${name}.html`, `docs/ja/${name}.html`]);
const PAGES = globSync('**/*.html', { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.startsWith('themes/') && !path.endsWith('404.html') && !REDIRECTS.includes(path))
  .toSorted();
const htmlOf = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

const opened = openInBrowser(async () => {
  if (!existsSync(join(ROOT, 'docs/index.html'))) throw new Error('dist-site is not built: npm run task build:site');
  return serveFiles(ROOT, '/any/sub-path/');
});

test('every page exists in Japanese and in English, with a link to the other language', () => {
  assert.ok(PAGES.length > 60, `${PAGES.length} pages`);
  for (const page of PAGES) {
    const isDocs = page.startsWith('docs/');
    const inJapanese = isDocs ? page.startsWith('docs/ja/') : !page.endsWith('.en.html');
    const toJapanese = isDocs ? page.replace('docs/', 'docs/ja/') : page.replace('.en.html', '.html');
    const toEnglish = isDocs ? page.replace('docs/ja/', 'docs/') : page.replace('.html', '.en.html');
    const twin = inJapanese ? toEnglish : toJapanese;
    assert.ok(PAGES.includes(twin), `${page} has no ${twin}`);
    const html = htmlOf(page);
    assert.ok(html.includes(`<html lang="${inJapanese ? 'ja' : 'en'}"`), page);
    assert.match(html, new RegExp(`<link rel="alternate" hreflang="${inJapanese ? 'en' : 'ja'}"`), page);
  }
});

test('every earlier address leads to the page that has its content now', () => {
  for (const path of REDIRECTS) {
    const [, target = '', , heading] = /url=([\w-]+\.html)(#([^"]+))?/.exec(htmlOf(path)) ?? [];
    const page = join(dirname(path), target);
    assert.ok(PAGES.includes(page), `${path} leads to ${target}`);
    assert.ok(heading === undefined || htmlOf(page).includes(` id="${heading}"`), `${path} leads to ${heading}`);
  }
});

test('the color scheme that is chosen on one page holds on all others, also in the documents', async (running) => {
  const context = await opened.browser.newContext({ colorScheme: 'light', viewport: { width: 1280, height: 900 } });
  running.after(() => context.close());
  const tab = await context.newPage();
  const isDark = (): Promise<boolean> =>
    tab.evaluate(() => {
      const own = getComputedStyle(document.body).backgroundColor;
      const color = own === 'rgba(0, 0, 0, 0)' ? getComputedStyle(document.documentElement).backgroundColor : own;
      return Number(/\d+/.exec(color)?.[0]) < 60;
    });
  await tab.goto(`${opened.site.address}index.html`);
  assert.equal(await isDark(), false);
  await tab.locator('[data-scheme-switch]').click();
  for (const page of PAGES) {
    await tab.goto(opened.site.address + page);
    assert.equal(await isDark(), true, page);
  }
  await tab.locator('.VPSwitchAppearance:visible, [data-scheme-switch]').first().click();
  for (const page of ['docs/index.html', 'docs/ja/start.html', 'checkout.html', 'index.en.html']) {
    await tab.goto(opened.site.address + page);
    assert.equal(await isDark(), false, page);
  }
});

test('the page for unknown addresses is in both languages, leads to pages of each, and keeps the chosen color scheme', async (context) => {
  // Its links are absolute: SITE_URL names a host without a path.
  const root = await serveFiles(ROOT);
  const tab = await opened.browser.newPage({ colorScheme: 'light', viewport: { width: 320, height: 640 } });
  context.after(() => Promise.all([tab.close(), root.close()]));
  await tab.goto(`${root.address}index.html`);
  await tab.locator('[data-scheme-switch]').click();
  await tab.goto(`${root.address}404.html`);
  assert.deepEqual(await tab.locator('section').evaluateAll((all) => all.map((one) => one.getAttribute('lang'))), ['ja', 'en']);
  const links = await tab.locator('a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (const link of links) assert.equal((await tab.request.get(link)).status(), 200, link);
  assert.ok(links.length >= 5);
  assert.equal(await tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor), 'rgb(20, 23, 27)');
  assert.ok(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  assert.deepEqual(await equalAccessViolations(tab), []);
});

test('every page has a description, a preview picture of its language and an entry in the sitemap; every picture exists', () => {
  const sitemap = readFileSync(join(ROOT, 'sitemap.xml'), 'utf8');
  for (const page of PAGES) {
    const html = htmlOf(page);
    assert.match(html, /<meta\s+name="description"\s+content="[^"]{20,}/, page);
    const picture = /<meta property="og:image" content="https?:\/\/[^/]+\/(og\.(?:ja|en)\.png)"/.exec(html)?.[1];
    assert.equal(picture, `og.${html.includes('<html lang="ja"') ? 'ja' : 'en'}.png`, page);
    assert.ok(existsSync(join(ROOT, picture)));
    assert.ok(sitemap.includes(`/${page.replace(/(^|\/)index\.html$/, '$1')}</loc>`), `${page} is not in the sitemap`);
    for (const [, file = ''] of html.matchAll(/<(?:img|source)\b[^>]*?\s(?:src|srcset)="(?!data:)([^"]+)"/g))
      assert.ok(existsSync(join(ROOT, dirname(page), file)), `${page} shows ${file}`);
  }
  assert.match(readFileSync(join(ROOT, 'robots.txt'), 'utf8'), /^Sitemap: https?:\/\//m);
});

for (const page of PAGES) {
  test(`${page} requests nothing from others, reports no error, and has no violation of IBM Equal Access`, async () => {
    const tab = await opened.browser.newPage();
    const foreign: string[] = [];
    const complaints: string[] = [];
    tab.on('request', (request) => {
      if (!request.url().startsWith(opened.site.address) && !/^(?:data|blob):/.test(request.url())) foreign.push(request.url());
    });
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    tab.on('pageerror', (error) => complaints.push(error.message));
    tab.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
    });
    await tab.goto(opened.site.address + page, { waitUntil: 'networkidle' });
    // The generator's switches get their accessible name once the page is mounted.
    await tab.waitForFunction(() => [...document.querySelectorAll<HTMLElement>('.VPSwitch')].every(({ title }) => title !== ''));
    // The start page is checked while its demo plays.
    if (/^index(?:\.en)?\.html$/.test(page)) await tab.locator('#picture[role=img]').waitFor();
    // The generator's own frame, and forms of examples: without a name they are not landmarks.
    const isOurs = (violation: string): boolean => !/VPSidebar|DocSearch|^aria_(?:form_label|landmark_name)_unique: <form/.test(violation);
    const violations = htmlOf(page).includes('http-equiv="refresh"') ? [] : (await equalAccessViolations(tab)).filter(isOurs);
    await tab.close();
    assert.deepEqual(violations, []);
    assert.deepEqual(foreign, []);
    assert.deepEqual(complaints, []);
  });
}

for (const [page, words, heading] of [
  ['docs/index.html', 'two addresses', 'Two addresses in one form'],
  ['docs/ja/index.html', '番地のない', '番地のない注文を受け付けない'],
] as const)
  test(`${page}: the search finds “${words}” without a server, and its result opens the section`, async () => {
    const context = await opened.browser.newContext({ viewport: { width: 1280, height: 900 } });
    const tab = await context.newPage();
    await tab.goto(opened.site.address + page);
    await tab.locator('.DocSearch-Button').first().click();
    await tab.locator('.VPLocalSearchBox input').fill(words.slice(0, 2));
    await tab.locator('.VPLocalSearchBox .result').first().waitFor();
    await context.setOffline(true);
    await tab.locator('.VPLocalSearchBox input').fill(words);
    await tab.locator('.VPLocalSearchBox .result', { hasText: heading }).first().waitFor();
    await context.setOffline(false);
    await tab.locator('.VPLocalSearchBox .result', { hasText: heading }).first().click();
    await tab.locator('h1, h2', { hasText: heading }).first().waitFor();
    await context.close();
  });

test('the code of a document is highlighted and copied, and its example runs', async () => {
  const context = await opened.browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`${opened.site.address}docs/ja/start.html`);
  const block = page.locator('.vp-doc div[class*="language-"]').first();
  assert.ok((await block.locator('span[style*="--shiki"]').count()) > 5);
  await block.hover();
  await block.locator('button.copy').click();
  await page.waitForFunction(
    async (code) => (await navigator.clipboard.readText()).trim() === code?.trim(),
    await block.locator('code').textContent(),
  );
  const example = page.locator('.live-example').first();
  await example.locator('input').first().pressSequentially('1020072');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.live-example [name=city]')?.value === '千代田区');
  await context.close();
});

for (const [page, reference] of [
  ['playground.html', 'docs/ja/reference.html'],
  ['playground.en.html', 'docs/reference.html'],
] as const)
  test(`${page}: every attribute has a control with a sentence and a link to its row of the reference`, async () => {
    const tab = await opened.browser.newPage();
    await tab.goto(opened.site.address + page);
    await tab.locator('#main[aria-busy=false]').waitFor();
    const controls = await tab.locator('#controls .control').evaluateAll((all) =>
      all.map((control) => ({
        name: control.querySelector('[name]')?.getAttribute('name'),
        sentence: control.querySelector('.about span')?.textContent ?? '',
        link: control.querySelector<HTMLAnchorElement>('.about a')?.href ?? '',
      })),
    );
    await tab.close();
    const table = readFileSync('docs/reference.md', 'utf8').split('<!-- table: attributes -->')[1]?.split('<!-- /table -->')[0] ?? '';
    const attributes = Array.from(table.matchAll(/^\| `([\w-]+)`/gm), ([, name]) => name);
    assert.ok(attributes.length > 25);
    // The mock answers everything on this page.
    const without = attributes.filter((attribute) => !controls.some(({ name }) => name === attribute));
    assert.deepEqual(without, ['endpoint', 'api-base']);
    for (const { name, sentence, link } of controls) {
      assert.ok(sentence.length > 3, `${name}: ${sentence}`);
      const { pathname, hash } = new URL(link);
      const file = pathname.replace('/any/sub-path/', '');
      assert.ok(hash === '' ? existsSync(join(ROOT, file)) : file === reference, `${name}: ${link}`);
      if (hash !== '') assert.ok(htmlOf(reference).includes(`<tr id="${hash.slice(1)}"`), `${name}: ${link}`);
    }
  });

test('every card of the situations plays when it comes into view, without moving the focus', async () => {
  const context = await opened.browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.goto(`${opened.site.address}situations.html`);
  await page.locator('#situations[aria-busy=false]').waitFor();
  const ids = await page.locator('.situation').evaluateAll((cards) => cards.map(({ id }) => id));
  assert.ok(ids.length >= 30);
  for (const id of ids) {
    await page.locator(`#${id}`).evaluate((card) => card.scrollIntoView({ block: 'center' }));
    // An unfinished code is the one that reports nothing.
    if (id === 'unfinished')
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#unfinished-zip')?.value === '102-00');
    else
      await page.waitForFunction((one) => {
        const element = document.querySelector<HTMLElement & { status?: string }>(`#${one} dga-address-lookup`);
        return element?.status !== undefined && element.status !== 'idle';
      }, id);
  }
  // This card asks a question, and answers it after a while.
  await page.waitForFunction(
    () => document.querySelector<HTMLElement & { status?: string }>('#confirm dga-address-lookup')?.status === 'filled',
  );
  assert.equal(await page.evaluate(() => document.activeElement?.localName), 'body');
  await context.close();
});
