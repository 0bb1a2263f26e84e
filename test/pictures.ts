// npm run task pictures [page …]: every page of the demo and the states of the element, in light, dark and forced colours, on a phone and on a
// desk, for a look by eye. They go to .cache/pictures, which git ignores; docs/checkout.png is the one that the README shows.
import { globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';
import type { Browser, Page } from 'playwright-core';
import { launch, serveDemo, visit } from './journeys/served-demo.ts';
import { untilStatus } from './journeys/shop-form.ts';
import { type Frame, movingPicture } from './moving-picture.ts';

const FOLDER = '.cache/pictures';

/** A state of a page and the steps that lead to it. */
interface Scene {
  readonly page: string;
  readonly name: string;
  readonly play?: (page: Page) => Promise<void>;
}

const typed =
  (code: string, status: Parameters<typeof untilStatus>[1], scenario = 'ok') =>
  async (page: Page): Promise<void> => {
    await page.locator('#scenario').evaluate((select: HTMLSelectElement, value) => {
      select.value = value;
      select.dispatchEvent(new Event('change'));
    }, scenario);
    await page.locator('#zip').pressSequentially(code);
    await untilStatus(page, status);
    if (status === 'choosing') await page.getByRole('listbox').waitFor();
  };

const CHECKOUT: readonly Scene[] = ['checkout.html', 'checkout.en.html'].flatMap((page) => [
  { page, name: 'filled', play: typed('A7E-2FK2', 'filled') },
  { page, name: 'incomplete', play: typed('1020072', 'incomplete') },
  { page, name: 'corporate', play: typed('1008926', 'filled') },
  { page, name: 'not-found', play: typed('9999999', 'error') },
  { page, name: 'offline', play: typed('1020072', 'error', 'offline') },
  { page, name: 'rate-limited', play: typed('1020072', 'error', 'rate-limited') },
  { page, name: 'busy', play: typed('1020072', 'busy', 'slow') },
  { page, name: 'choosing', play: typed('1020072', 'choosing', 'many-towns') },
]);

const SCENES: readonly Scene[] = [
  ...globSync('dist-demo/*.html').map((path) => ({ page: basename(path), name: 'start' })),
  ...CHECKOUT,
  {
    page: 'pickers.html',
    name: 'chosen',
    play: async (page) => {
      const finder = page.locator('#finder');
      await finder.getByLabel('都道府県').selectOption({ label: '東京都' });
      await finder.getByLabel('市区町村').pressSequentially('みなと');
      await finder.getByRole('option', { name: '港区' }).waitFor();
    },
  },
  {
    page: 'themes.html',
    name: 'filled',
    play: async (page) => {
      await page.getByRole('button', { name: '確認へ進む' }).click();
      await page.locator('#admin-zip').pressSequentially('102-0072');
      await untilStatus(page, 'filled', '.admin');
      await page.keyboard.press('Tab');
    },
  },
  {
    page: 'playground.html',
    name: 'explained',
    play: async (page) => {
      await page.check('#overlay');
      await page.getByRole('button', { name: 'A7E-2FK2' }).click();
      await untilStatus(page, 'filled', '#stage');
    },
  },
  {
    page: 'cms.html',
    name: 'previewed',
    play: async (page) => {
      await page.locator('#cms-zip').pressSequentially('QN6-GQX1');
      await untilStatus(page, 'filled', '#catalogue');
      await page.locator('#preview').scrollIntoViewIfNeeded();
      const frame = page.frameLocator('#preview');
      await frame.locator('dga-address-lookup:defined').waitFor({ state: 'attached' });
      await frame.locator('input').first().pressSequentially('1008926');
      await frame.getByText('元に戻す').waitFor();
    },
  },
  {
    page: 'situations.html',
    name: 'played',
    play: async (page) => {
      for (const button of await page.locator('.situation > footer > .button:first-child').all()) await button.click();
      await page.waitForFunction(
        () => [...document.querySelectorAll('dga-address-lookup')].every((element) => element.status !== 'busy'),
        null,
        {
          timeout: 12_000,
        },
      );
    },
  },
];

const LOOKS = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none' },
  { name: 'forced', colorScheme: 'dark', forcedColors: 'active' },
] as const;
const SIZES = [
  { width: 320, height: 640 },
  { width: 1280, height: 900 },
] as const;

async function paint(browser: Browser, address: string, { page: file, name, play }: Scene): Promise<void> {
  for (const size of SIZES) {
    const { page, close } = await visit(browser, address + file, { viewport: size });
    await play?.(page);
    // In a full-page picture the sticky bar would cover the middle.
    await page.addStyleTag({ content: '.dock { position: static !important }' });
    for (const { name: look, ...media } of LOOKS) {
      await page.emulateMedia(media);
      await page.screenshot({ path: `${FOLDER}/${file.replace('.html', '')}-${name}-${look}-${size.width}.png`, fullPage: true });
    }
    await close();
  }
}

/** The picture of the README: a Digital Address is typed into the checkout, and the form is filled. Three times, then it rests. */
async function paintReadme(browser: Browser, address: string): Promise<void> {
  const path = 'docs/checkout.png';
  const { page, close } = await visit(browser, `${address}checkout.html`, { viewport: { width: 1280, height: 940 }, colorScheme: 'light' });
  const whole = { x: 0, y: 63, width: 960, height: 826 };
  const frames: Frame[] = [];
  /** Crops the picture to the changed area between two elements of the form. */
  const shoot = async (ms: number, from: string, to: string): Promise<void> => {
    const [first, last] = await Promise.all([from, to].map((selector) => page.locator(selector).boundingBox()));
    if (!first || !last) throw new Error(`${from} or ${to} is not to be seen`);
    const x = Math.floor(first.x) - 8;
    const y = Math.floor(first.y) - 8;
    const bottom = Math.min(Math.ceil(last.y + last.height) + 8, whole.y + whole.height);
    const clip = { x, y, width: Math.ceil(Math.max(first.width, last.width)) + 16, height: bottom - y };
    frames.push({ png: await page.screenshot({ clip }), x: x - whole.x, y: y - whole.y, ms });
  };
  await page.locator('#scenario').selectOption('slow');
  await page.locator('#zip').focus();
  await shoot(900, '.address', '.address');
  for (const key of 'A7E-2FK2') {
    await page.keyboard.type(key);
    // The first key opens the space for messages.
    const changed = key === 'A' ? '.address' : '#zip';
    await shoot(160, changed, changed);
  }
  await page.getByText('検索しています').first().waitFor();
  await shoot(700, '#zip', 'main dga-address-lookup');
  await untilStatus(page, 'filled');
  await shoot(4000, '.address', '.address');
  const filled = { png: await page.screenshot({ clip: whole }), ms: 1500 };
  await close();
  mkdirSync('docs', { recursive: true });
  writeFileSync(path, movingPicture([filled, ...frames], 3));
  const bytes = statSync(path).size;
  if (bytes > 120_000) throw new Error(`${path} has ${bytes} bytes; 120,000 are the most`);
}

const wanted = process.argv.slice(2);
const scenes = SCENES.filter(({ page }) => wanted.length === 0 || wanted.some((word) => page.startsWith(word)));
if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
const site = await serveDemo();
const browser = await launch();
const queue = [...scenes];
await Promise.all(
  [1, 2].map(async () => {
    for (let scene = queue.shift(); scene; scene = queue.shift()) await paint(browser, site.address, scene);
  }),
);
if (wanted.length === 0 || wanted.includes('readme')) await paintReadme(browser, site.address);
await browser.close();
await site.close();
console.log(`${globSync(`${FOLDER}/*.png`).length} pictures in ${FOLDER}`);
