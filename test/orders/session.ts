// One session: the page of a shop, a shopper, and the judgment of the order.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import type { Browser as Firefox } from 'puppeteer-core';
import { CHROMIUM_ARGS, find, WITHOUT_OPTIMIZER } from '../../scripts/engines.mjs';
import { createMockFetch } from '../../src/mock/mock-fetch.ts';
import { FORMS, type ShopField, type ShopForm } from './forms.ts';
import { withInputMethod } from './chromium.ts';
import { launchFirefox, openFirefoxPage } from './firefox.ts';
import { Hand, type ShopperPage } from './hand.ts';
import { judge, type Judgment, pieces } from './judge.ts';
import { installShop, type WorkedFields } from './page-side.ts';
import { DATA } from './places.ts';
import type { Plan } from './plan.ts';
import { Shopper } from './shopper.ts';

export interface Result extends Judgment {
  readonly plan: Plan;
  /** The incidents of the session. */
  readonly log: readonly string[];
  /** The final messages of the elements. */
  readonly message: string;
  /** Fields with another question that changed. */
  readonly touched: readonly number[];
}

export interface Options {
  /** `false`: the same shop without the element. */
  readonly hasElement: boolean;
  readonly isRealTime: boolean;
  /** Default: Chromium. */
  readonly isFirefox?: boolean;
  /** The folder of the built files. */
  readonly dist?: string | undefined;
}

const SCRIPT = 'dga-address-lookup.js';
/** On the page's clock chunks take no time: the machine would take more of it than a network. */
const CHUNKS = ['interaction', 'address-checks', 'lookahead'].map((name) => `import "/dga-address-lookup.${name}.js";`).join('');
const STYLE = `body{margin:16px;font:16px/1.6 sans-serif}input,select,textarea,button{font:inherit;min-height:40px;box-sizing:border-box}
  input:not([type=radio],[type=checkbox]),select{max-width:100%}`;

function formOf(plan: Plan): ShopForm {
  const form = FORMS.find(({ id }) => id === plan.form);
  if (!form) throw new Error(`There is no form ${plan.form}.`);
  return form;
}

/** The page of the shop, with the saved address in its fields. */
function drawPage(plan: Plan, { hasElement, isRealTime }: Options): string {
  const form = formOf(plan);
  let count = 0;
  let markup = form.markup.replaceAll('<i></i>', () => {
    const isWanted = hasElement && (plan.elements === 'each' || count === 0);
    count += 1;
    return isWanted ? `<dga-address-lookup endpoint="/dga" ${plan.attributes}></dga-address-lookup>` : '';
  });
  // Shoppers open what is closed, and other questions need no answer here.
  markup = markup
    .replaceAll('<details>', '<details open>')
    .replaceAll(' required', '')
    .replace(/<button>[^<]*<\/button>(?!.*<button>)/s, '<button id="order">注文する</button>');
  if (!markup.includes('id="order"')) markup = markup.replace('</form>', '<button id="order">注文する</button></form>');
  if (plan.saved && !plan.savedBy) for (const field of form.addresses[0] ?? []) markup = preset(markup, field.n, savedText(plan, field.n));
  return `<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop</title>
    <style>${STYLE}</style>${markup}<p style="height:300px"></p>
    ${hasElement ? `<script type="module">${isRealTime ? '' : CHUNKS}import "/${SCRIPT}"</script>` : ''}</html>`;
}

function savedText(plan: Plan, n: number): string {
  const saved = plan.saved;
  const field = formOf(plan).addresses[0]?.find((one) => one.n === n);
  if (!saved || !field) return '';
  if (field.parts.length === 0) {
    const { zip } = saved.place;
    return field.box === 'first' ? zip.slice(0, 3) : field.box === 'second' ? zip.slice(3) : zip;
  }
  const all = pieces(saved);
  return field.parts.map((part) => all[part]).join('');
}

/** The code fields and the text fields of an address, for the page's own script. */
function worked(fields: readonly ShopField[]): WorkedFields {
  const numbers = (isWanted: (field: ShopField) => boolean): number[] => fields.filter(isWanted).map(({ n }) => n);
  return {
    codes: numbers(({ parts }) => parts.length === 0),
    lines: numbers(({ parts }) => parts.some((part) => part !== 'prefecture')),
  };
}

function preset(markup: string, n: number, text: string): string {
  const control = new RegExp(`<(input|textarea|select)([^>]*data-n="${n}"[^>]*)>(.*?)(?=<(?:/select|/textarea)|$)`, 's').exec(markup);
  const [whole = '', tag, attributes, inside = ''] = control ?? [];
  if (tag === 'input') return markup.replace(`<input${attributes}>`, `<input${attributes?.replace(/ value="[^"]*"/, '')} value="${text}">`);
  if (tag === 'textarea') return markup.replace(`<textarea${attributes}>${inside}`, `<textarea${attributes}>${text}`);
  if (tag === 'select')
    return markup.replace(
      whole,
      whole.replace(
        inside,
        inside.replaceAll(' selected', '').replace(new RegExp(`<option([^>]*)>${text}</option>`), `<option$1 selected>${text}</option>`),
      ),
    );
  return markup;
}

/** The shop's server: pages, the built element, and the proxy's routes. */
class ShopServer {
  readonly #server: Server;
  readonly #answer = createMockFetch({ latency: 0, data: DATA });
  #html = '';
  #answers: Plan['answers'] = [];
  #asked = 0;
  #dist = 'dist/cdn';
  #plan: Plan | undefined;
  address = '';

  constructor() {
    this.#server = createServer((request, response) => void this.#respond(request, response));
  }

  async open(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    this.address = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Shows the page of a plan from now on. */
  show(plan: Plan, options: Options): void {
    this.#html = drawPage(plan, options);
    this.#plan = plan;
    this.#dist = options.dist ?? 'dist/cdn';
    this.#answers = plan.answers;
    this.#asked = 0;
  }

  /** Draws the page with the values of a refused order. */
  #redraw(values: Readonly<Record<number, string>>): void {
    for (const { n } of this.#plan ? formOf(this.#plan).addresses.flat() : []) this.#html = preset(this.#html, n, values[n] ?? '');
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.address);
    if (pathname.endsWith('.js')) {
      const file = join(this.#dist, basename(pathname));
      // The page keeps its code, as a shop's pages do.
      const headers = { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' };
      return void (existsSync(file) ? response.writeHead(200, headers).end(readFileSync(file)) : response.writeHead(404).end());
    }
    const html = { 'content-type': 'text/html; charset=utf-8' };
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (pathname === '/refused') this.#redraw(JSON.parse(String(Buffer.concat(chunks))) as Record<number, string>);
    if (!pathname.startsWith('/dga/')) return void response.writeHead(200, html).end(pathname === '/' ? this.#html : '<p>ご利用規約</p>');
    const answer = this.#answers[Math.min(this.#asked, this.#answers.length - 1)];
    this.#asked += 1;
    const headers = { 'content-type': 'application/json' };
    const found = await this.#answer(`${this.address}${pathname.slice(1)}`, { method: 'POST', headers, body: Buffer.concat(chunks) });
    response
      .writeHead(found.status, {
        'content-type': found.headers.get('content-type') ?? 'application/json',
        'x-delay': String(answer?.ms ?? 0),
        ...(answer?.fails ? { 'x-fails': '1' } : {}),
      })
      .end(await found.text());
  }
}

const DEVICES = {
  desktop: { viewport: { width: 1100, height: 800 }, hasTouch: false },
  phone: { viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true },
} as const;
/** A longer session is a fault in itself. */
const SESSION_MS = 120_000;

/** A browser in which one session runs after the other. */
export class Stage {
  readonly #options: Options;
  readonly #server = new ShopServer();
  #browser: Browser | undefined;
  #firefox: Firefox | undefined;
  readonly #pages = new Map<Plan['device'], ShopperPage>();

  constructor(options: Options) {
    this.#options = options;
  }

  async open(): Promise<this> {
    const executablePath = find('headless') ?? find('chromium');
    await this.#server.open();
    if (this.#options.isFirefox) {
      this.#firefox = await launchFirefox();
      return this;
    }
    this.#browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [...CHROMIUM_ARGS, WITHOUT_OPTIMIZER],
      // Shoppers go back to pages that the browser kept.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    return this;
  }

  async close(): Promise<void> {
    await (this.#browser ?? this.#firefox)?.close();
    this.#server.close();
  }

  async #page(device: Plan['device']): Promise<ShopperPage> {
    const open = this.#pages.get(device) ?? (await this.#openPage(device));
    this.#pages.set(device, open);
    return open;
  }

  async #openPage(device: Plan['device']): Promise<ShopperPage> {
    const { isRealTime } = this.#options;
    if (this.#firefox) return openFirefoxPage(this.#firefox, installShop, isRealTime);
    const context = await (this.#browser as Browser).newContext({ locale: 'ja-JP', reducedMotion: 'reduce', ...DEVICES[device] });
    context.setDefaultTimeout(20_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addInitScript(installShop, isRealTime);
    const page = await context.newPage();
    return withInputMethod(page, await context.newCDPSession(page));
  }

  /** Plays a plan. */
  async play(plan: Plan): Promise<Result> {
    const page = await this.#page(plan.device);
    this.#server.show(plan, this.#options);
    const form = formOf(plan);
    await page.goto(this.#server.address);
    if (plan.advances)
      await page.evaluate(
        (boxes) => shop.advance(boxes),
        form.addresses.map((fields) => fields.flatMap(({ n, box }) => (box ? [n] : []))),
      );
    if (plan.habit)
      await page.evaluate(([habit, addresses]) => shop.work(habit, addresses), [plan.habit, form.addresses.map(worked)] as const);
    await page.waitForFunction(() => document.querySelector('dga-address-lookup:not(:defined)') === null);
    const shopper = new Shopper(new Hand(page, plan.device === 'phone'), plan, form);
    await shopper.stage('code');
    const before = await shopper.see();
    const play = async (): Promise<void> => {
      for (const step of plan.steps) await shopper.perform(step);
    };
    let timer: NodeJS.Timeout | undefined;
    try {
      await Promise.race([
        play(),
        new Promise((_, reject) => (timer = setTimeout(() => reject(new Error(`seed ${plan.seed} hangs`)), SESSION_MS))),
      ]);
    } finally {
      clearTimeout(timer);
    }
    const order = await shopper.order();
    const sight = await shopper.see();
    const message = sight.elements.map(({ text, controls }) => [text, ...controls.map((one) => `[${one.text}]`)].join(' ')).join(' | ');
    const touched = form.others.filter((n) => before.values[n] !== sight.values[n]);
    const judgment: Judgment = order
      ? judge(
          form.addresses,
          order,
          plan.intentions,
          shopper.codes,
          plan.attributes.includes('always') ? new Map() : shopper.typed,
          plan.saved,
        )
      : { verdict: 'stuck', wrong: [], stored: JSON.stringify(sight.values), lost: 0 };
    return { ...judgment, plan, log: shopper.log, message, touched };
  }
}
