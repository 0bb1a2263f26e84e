// npm run test:pictures [name …]: compares the states of the element with the reviewed pictures in test/pictures/references.
// npm run test:pictures -- --update [name …]: writes those that differ. Look at them before you commit them.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';
import type { Browser } from 'playwright-core';
import { launch, serveDemo, serveFiles, type Site } from '../journeys/served-demo.ts';
import { movingPicture } from '../moving-picture.ts';
import { compare } from './compare.ts';
import { RULER, type Scene, SCENES } from './scenes.ts';

const REFERENCES = 'test/pictures/references';
/** The pictures that differ. Not in git. */
const DIFFERENCES = '.cache/pictures-that-differ';

const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;
const LOOKS = ['light', 'dark'] as const;
/** Width of a picture: beside the form there is nothing on a desktop. */
const WIDTH_PX = { phone: 360, desktop: 640 } as const;

/** The page of a shop without special styles: fields that fill their column, in light and dark. */
const pageOf = ({ body = '', language = 'ja' }: Scene): string => `<!doctype html><html lang="${language}"><meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <style>
    :root { color-scheme: light dark }
    body { margin: 0; font: 16px/1.5 'Noto Sans CJK JP', sans-serif; background: light-dark(#fff, #17191c); color: light-dark(#1f2328, #e6e8eb) }
    form { max-inline-size: 560px; padding: 12px 16px 16px }
    label { display: block; margin-block-start: 12px }
    input, select { box-sizing: border-box; display: block; inline-size: 100%; min-block-size: 44px; padding-inline: 10px; font: inherit; color: inherit;
      background: light-dark(#fff, #22252a); border: 1px solid light-dark(#8b949e, #7d858f); border-radius: 4px }
  </style>
  <form onsubmit="return false">${body}</form></html>`;

interface Sites {
  /** The files of the CDN. */
  readonly files: Site;
  /** The built demo. */
  readonly demo: Site;
}

/** Paints a scene on one kind of screen, in light and dark. */
async function paint(browser: Browser, { files, demo }: Sites, scene: Scene, size: keyof typeof SIZES): Promise<Map<string, Buffer>> {
  const context = await browser.newContext({ locale: 'ja-JP', reducedMotion: 'reduce', deviceScaleFactor: 1, ...SIZES[size] });
  // A busy machine paints late.
  context.setDefaultTimeout(0);
  try {
    const page = await context.newPage();
    if (scene.page) await page.goto(demo.address + scene.page);
    else {
      await page.route('**/page.html', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: pageOf(scene) }));
      await page.goto(`${files.address}page.html`);
      await page.addScriptTag({ type: 'module', url: `${files.address}dga-address-lookup.mock.js` });
    }
    await page.waitForFunction(() => document.querySelector('dga-address-lookup:not(:defined)') === null);
    await scene.play?.(page);
    // Not over a button that the page has moved under the pointer.
    await page.mouse.move(1, 1);
    const pictures = new Map<string, Buffer>();
    for (const colorScheme of LOOKS) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))));
      // An open list of a picker covers more than the form.
      const bottom = await page.evaluate(() => {
        const lists = [...document.querySelectorAll('dga-address-lookup')].map((one) =>
          one.shadowRoot?.querySelector('[part="picker-list"]'),
        );
        return Math.max(...[document.querySelector('form'), ...lists].map((one) => (one?.getBoundingClientRect().bottom ?? 0) + scrollY));
      });
      const clip = { x: 0, y: 0, width: WIDTH_PX[size], height: Math.ceil(bottom) };
      const png = await page.screenshot({ clip, fullPage: true, animations: 'disabled' });
      pictures.set(`${scene.name}-${size}-${colorScheme}`, png);
    }
    return pictures;
  } catch (cause) {
    throw new Error(`${scene.name}, ${size}: ${(cause as Error).message}`, { cause });
  } finally {
    await context.close();
  }
}

const pathOf = (name: string): string => `${REFERENCES}/${name}.png`;

const [isUpdate, wanted] = [process.argv.includes('--update'), process.argv.slice(2).filter((word) => !word.startsWith('--'))];
const scenes = SCENES.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)));
rmSync(DIFFERENCES, { recursive: true, force: true });
mkdirSync(DIFFERENCES, { recursive: true });
mkdirSync(REFERENCES, { recursive: true });

const [files, demo, browser] = await Promise.all([serveFiles('dist/cdn'), serveDemo(), launch()]);
const sites: Sites = { files, demo };
const failures: string[] = [];
let written = 0;
let compared = 0;

/** A picture in 256 colors, as the references are: a third of the bytes. Of equal pictures the colors are equal. */
const reduced = (png: Buffer): Buffer => movingPicture([{ png, ms: 0 }], 1);

/** Compares a picture with its reference, or makes it the reference. */
function judge(name: string, painted: Buffer, hasSameFonts: boolean): boolean {
  const path = pathOf(name);
  const png = reduced(painted);
  const found = existsSync(path) ? compare(png, readFileSync(path), hasSameFonts) : undefined;
  compared += 1;
  if (found && !found.isTooMuch) return true;
  if (isUpdate) {
    writeFileSync(path, png);
    written += 1;
    return true;
  }
  writeFileSync(`${DIFFERENCES}/${name}.png`, png);
  if (found?.drawn) writeFileSync(`${DIFFERENCES}/${name}.difference.png`, found.drawn);
  failures.push(`${name}: ${found ? (found.pixels === Infinity ? 'another size' : `${found.pixels} pixels differ`) : 'no reference'}`);
  return false;
}

try {
  const ruler = (await paint(browser, sites, RULER, 'phone')).get(`${RULER.name}-phone-light`) as Buffer;
  const isKnown = existsSync(pathOf(RULER.name));
  const hasSameFonts = isUpdate || (isKnown && !compare(reduced(ruler), readFileSync(pathOf(RULER.name)), true).isTooMuch);
  if (isUpdate) judge(RULER.name, ruler, true);
  else if (!hasSameFonts) console.log('The fonts of this machine are not those of the references: text is compared with more tolerance.');
  const queue = scenes.flatMap((scene) => (['phone', 'desktop'] as const).map((size) => ({ scene, size })));
  await Promise.all(
    [1, 2].map(async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const painted = await paint(browser, sites, next.scene, next.size);
        for (const [name, png] of painted) judge(name, png, hasSameFonts);
      }
    }),
  );
} finally {
  await browser.close();
  await Promise.all([files.close(), demo.close()]);
}

const names = new Set([
  RULER.name,
  ...SCENES.flatMap(({ name }) => Object.keys(SIZES).flatMap((size) => LOOKS.map((look) => `${name}-${size}-${look}`))),
]);
for (const file of globSync(`${REFERENCES}/*.png`).filter((one) => !names.has(basename(one, '.png')))) {
  if (isUpdate) rmSync(file);
  else failures.push(`${file}: no such state`);
}
const kB = Math.round(globSync(`${REFERENCES}/*.png`).reduce((sum, file) => sum + statSync(file).size, 0) / 1000);
console.log(`${compared} pictures, ${isUpdate ? `${written} written` : `${failures.length} differ`}; references ${kB} kB`);
for (const failure of failures) console.log(`  ${failure}`);
if (failures.length > 0) {
  console.log(`Compare ${DIFFERENCES} with ${REFERENCES}; npm run test:pictures -- --update makes them the references.`);
  process.exitCode = 1;
}
