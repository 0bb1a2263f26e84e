// Sites whose pages a server renders, and sites that swap parts of a page: a code, its correction and undo, before and after the user has gone
// to another page and come back without a reload.
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { prepareConsumers, runTool, writeApp } from './consumer-folder.ts';
import { click, FIELDS, STATE, type, UNDO, until, type Values } from './form-user.ts';
import { ENGINES, type Person, personAt } from './people.ts';
import { serveShop, type ShopSite } from './shop-site.ts';
import { type Site, SITES } from './sites.ts';

const OTEMACHI = { zip: '1000004', pref: '東京都', city: '千代田区', line1: '大手町' };
const IIDABASHI = { zip: '1020072', pref: '東京都', city: '千代田区', line1: '飯田橋' };
const OSAKA = { zip: '530-0001', pref: '大阪府', city: '大阪市北区', line1: '梅田３丁目２−２', line2: '部屋番号：サンプル２' };
const READY = `document.querySelector('dga-address-lookup')?.status === 'idle' && document.querySelector('output').dataset.ready === 'true'`;

/** Lets pages change without a transition: WebKitGTK crashes in one, also on a page without the element. */
const WITHOUT_TRANSITION = `Boolean(document.startViewTransition = (change) => {
  const done = Promise.resolve().then(change.update ?? change);
  return { ready: done, finished: done, updateCallbackDone: done, skipTransition() {} };
})`;

async function holds(person: Person, values: Values): Promise<void> {
  await until(person, FIELDS, values);
  await until(person, STATE, values);
}

/** Waits until a pointer reaches an element. While a view transition runs, a picture of the page covers it. */
async function untilReachable(person: Person, selector: string): Promise<void> {
  const isAtPoint = `(({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2) === found)(found.getBoundingClientRect())`;
  await until(person, `((found) => found !== null && ${isAtPoint})(document.querySelector('${selector}'))`, true);
}

async function fillCorrectAndUndo(person: Person, first: Values & { readonly zip: string }): Promise<void> {
  await until(person, READY, true);
  // Turbo shows its copy of a page until the page has arrived.
  await untilReachable(person, ':root:not([data-turbo-preview]) [name="zip"]');
  await type(person, 'zip', first.zip);
  await holds(person, first);
  await type(person, 'zip', 'JN4LKS2');
  await holds(person, OSAKA);
  await click(person, UNDO);
  await holds(person, first);
}

async function follow(person: Person, link: string): Promise<void> {
  await untilReachable(person, link);
  await click(person, `document.querySelector('${link}')`);
}

describe('sites', () => {
  const served = new Map<string, ShopSite>();
  /** Builds a site when the first test visits it. */
  async function serve(name: string, { list = 'sites', files, build, output }: Site): Promise<ShopSite> {
    await prepareConsumers(list);
    const folder = writeApp(name, files, list);
    for (const [tool, ...args] of build) runTool(tool, args, folder);
    const site = await serveShop(join(folder, output));
    served.set(name, site);
    return site;
  }
  after(() => served.forEach((site) => site.close()));

  for (const engine of ENGINES) {
    describe(engine, () => {
      let person: Person;
      before(async () => void (person = await personAt(engine)));
      after(() => person.leave());

      for (const [name, site] of Object.entries(SITES)) {
        const { morphs, transitions, isOnePage } = site;
        test(`${name} fills, corrects and undoes${isOnePage ? '' : ', even after the user has come back from another page'}`, async () => {
          await person.open((served.get(name) ?? (await serve(name, site))).origin);
          await person.see('(window.isSamePage = true)');
          if (transitions && engine === 'webkit') await person.see(WITHOUT_TRANSITION);
          await fillCorrectAndUndo(person, OTEMACHI);
          if (morphs) {
            await click(person, `document.querySelector('#morph')`);
            await until(person, 'window.isMorphed', true);
            await fillCorrectAndUndo(person, IIDABASHI);
          }
          if (!isOnePage) {
            await follow(person, '#leave');
            await follow(person, '#back');
            await fillCorrectAndUndo(person, OTEMACHI);
          }
          await until(person, 'window.isSamePage', true);
        });
      }
    });
  }
});
