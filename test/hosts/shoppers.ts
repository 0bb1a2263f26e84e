// The simulated shoppers of `test/orders` in the page of a running shop: in real time, and with the order as the shop's database has it.
import { setTimeout as pass } from 'node:timers/promises';
import type { Browser, Page, Request } from 'playwright-core';
import { FORMS, type ShopForm } from '../orders/forms.ts';
import { withInputMethod } from '../orders/chromium.ts';
import { Hand } from '../orders/hand.ts';
import { judge, type Judgment } from '../orders/judge.ts';
import { installShop, type Order, type Sight } from '../orders/page-side.ts';
import { createPlan, type Plan } from '../orders/plan.ts';
import { Shopper } from '../orders/shopper.ts';

/** The parts of a shop that the shoppers use. */
export interface ShopPage {
  /** The form of `test/orders` with the same questions. */
  readonly form: string;
  /** The selector of each field, by its number in that form. */
  readonly fields: Readonly<Record<number, string>>;
  readonly submit: string;
  /** The messages with which the shop refuses an order. */
  readonly refusal: string;
  /** The address of the page that confirms an order. */
  readonly sent: RegExp;
  /** The requests of the element. */
  readonly lookups: string;
  /** Answers them, if the shop does not. */
  readonly proxy?: typeof fetch;
  /** Opens the page, with everything but the address. */
  open(page: Page, plan: Plan): Promise<void>;
  /** The address of the order by the numbers of its fields, from the page that comes after the form. */
  stored(page: Page): Promise<Order['values']>;
}

export interface PlayedOrder extends Judgment {
  readonly plan: Plan;
  readonly log: readonly string[];
  readonly message: string;
}

/** Stories of shoppers with one address. Not among them: Turbo, and a page that comes from the browser's cache. */
const STORIES = [
  'code and block',
  'mistyped code, corrected',
  'address before the code',
  'several towns',
  'Digital Address or firm',
  'unknown code, corrected',
  'undo, and on by hand',
  'block before the answer',
];
/** Stories of customers who have an account as well. */
export const STORIES_WITH_ACCOUNT: readonly string[] = [...STORIES, 'saved address'];

/** How many play in each form. */
export const SHOPPERS = Number(process.env['DGA_HOSTS_SHOPPERS'] ?? 10);

/** Plans for a form: each story in turn, every second one with a building and every third one on a phone. `settings` are those of the shop. */
export function plansFor(form: string, count: number, stories: readonly string[] = STORIES, settings: readonly string[] = ['']): Plan[] {
  const plans: Plan[] = [];
  const inTurn = <T>(from: readonly T[]): T | undefined => from[plans.length % from.length];
  for (let seed = 1; plans.length < count; seed++) {
    const plan = createPlan(seed);
    const hasBuilding = plan.intentions[0]?.building !== '';
    if (plan.form !== form || plan.story !== inTurn(stories)) continue;
    if (plan.device === inTurn(['desktop', 'desktop', 'phone']) && hasBuilding === inTurn([true, false]))
      plans.push({ ...plan, attributes: inTurn(settings) ?? '' });
  }
  return plans;
}

/** Marks the fields as the shoppers know them. Runs before every script of the page. */
function adapt({ fields, submit, refusal }: Pick<ShopPage, 'fields' | 'submit' | 'refusal'>): void {
  const { see, aim, refusal: refusalOfBrowser } = globalThis.shop;
  const mark = (): void => {
    for (const [n, selector] of Object.entries(fields)) {
      const field = document.querySelector<HTMLElement>(selector);
      if (field && field.dataset['n'] !== n) field.dataset['n'] = n;
    }
  };
  // A select that a script has replaced by its own control.
  const isReplaced = (field: HTMLElement): boolean => field.nextElementSibling?.matches('.select2-container') ?? false;
  Object.assign(globalThis.shop, {
    see: (): Sight => {
      mark();
      const sight = see();
      const replaced = [...document.querySelectorAll<HTMLElement>('select[data-n]')].filter(isReplaced);
      const focused = replaced.find((field) => field.nextElementSibling?.contains(document.activeElement))?.dataset['n'];
      return {
        ...sight,
        usable: [...new Set([...sight.usable, ...replaced.map((field) => Number(field.dataset['n']))])],
        focused: focused === undefined ? sight.focused : Number(focused),
      };
    },
    aim: (n: number) => {
      mark();
      return aim(n);
    },
    refusal: () => {
      const notice = [...document.querySelectorAll<HTMLElement>(refusal)].find((one) => one.checkVisibility());
      const field = notice?.closest(':has([data-n])')?.querySelector<HTMLElement>('[data-n]')?.dataset['n'];
      return notice ? { text: notice.innerText, field: field === undefined ? null : Number(field) } : refusalOfBrowser();
    },
    aimAtSubmit: () => {
      const button = [...document.querySelectorAll<HTMLElement>(submit)].find((one) => one.checkVisibility());
      if (!button) return null;
      button.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = button.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
  });
}

/** Runs before the scripts of the page: orders go to the shop instead of the simulator. */
const initScript = (shop: ShopPage): string =>
  `addEventListener('submit', (event) => event.stopImmediatePropagation());
  (${installShop.toString()})(true);
  (${adapt.toString()})(${JSON.stringify({ fields: shop.fields, submit: shop.submit, refusal: shop.refusal })});`;

class HostHand extends Hand {
  override pass(ms: number): Promise<void> {
    return pass(ms);
  }

  override async choose(text: string): Promise<void> {
    const isReplaced = await this.page.evaluate(() => document.activeElement?.closest('.select2-container') !== null);
    if (!isReplaced) return super.choose(text);
    await this.press('Space');
    await this.type(text);
    await this.press('Enter');
  }
}

class HostShopper extends Shopper {
  readonly #page: Page;
  readonly #shop: ShopPage;
  #order: Order | null = null;
  #seen: Sight['elements'] = [];
  readonly #requests = new Set<Request>();

  constructor(hand: Hand, page: Page, plan: Plan, form: ShopForm, shop: ShopPage) {
    super(hand, plan, form);
    this.#page = page;
    this.#shop = shop;
    this.#page.on('request', (request) => this.#requests.add(request));
    for (const end of ['requestfinished', 'requestfailed'] as const)
      this.#page.on(end as 'requestfinished', (request) => this.#requests.delete(request));
  }

  override async see(): Promise<Sight> {
    const sight = await super.see();
    if (sight.elements.length > 0) this.#seen = sight.elements;
    return sight;
  }

  /** Waits until the shop has taken the order or refused it. */
  override async order(): Promise<Order | null> {
    if (this.#order) return this.#order;
    const refused = this.#page.locator(this.#shop.refusal).filter({ visible: true }).first();
    const isSent = (): boolean => this.#shop.sent.test(this.#page.url());
    // A shop may take long; one that says something or loads nothing has not taken the order.
    for (let quietMs = 0; !isSent() && quietMs < 8000; quietMs = this.#requests.size > 0 ? 0 : quietMs + 100) {
      if (quietMs >= 1000 && (await refused.count()) > 0) break;
      await pass(100);
    }
    if (isSent()) this.#order = { values: await this.#shop.stored(this.#page), elements: this.#seen };
    else this.log.push(`${new URL(this.#page.url()).pathname}: ${await refused.innerText({ timeout: 100 }).catch(() => '')}`);
    return this.#order;
  }

  get message(): string {
    return this.#seen.map(({ text, controls }) => [text, ...controls.map((one) => `[${one.text}]`)].join(' ')).join(' | ');
  }
}

/** Plays a plan in a shop, as a new visitor. */
export async function playIn(browser: Browser, shop: ShopPage, plan: Plan): Promise<PlayedOrder> {
  const form = FORMS.find(({ id }) => id === shop.form);
  if (!form) throw new Error(`There is no form ${shop.form}.`);
  const isPhone = plan.device === 'phone';
  const context = await browser.newContext({
    locale: 'ja-JP',
    reducedMotion: 'reduce',
    viewport: isPhone ? { width: 390, height: 740 } : { width: 1100, height: 800 },
    hasTouch: isPhone,
    isMobile: isPhone,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    await context.addInitScript(initScript(shop));
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    let asked = 0;
    await page.route(shop.lookups, async (route) => {
      const answer = plan.answers[Math.min(asked++, plan.answers.length - 1)];
      await pass(answer?.ms ?? 0);
      const found = answer?.fails
        ? new Response('{}', { status: 503 })
        : await shop.proxy?.(route.request().url(), { method: 'POST', body: route.request().postData() });
      const body = found && { status: found.status, contentType: 'application/json', body: await found.text() };
      await (body ? route.fulfill(body) : route.continue()).catch(() => undefined);
    });
    await shop.open(page, plan);
    await page.waitForFunction(() => document.querySelector('dga-address-lookup:defined') !== null);
    const shopper = new HostShopper(
      new HostHand(withInputMethod(page, await context.newCDPSession(page)), isPhone),
      page,
      plan,
      form,
      shop,
    );
    for (const step of plan.steps) await shopper.perform(step);
    const order = await shopper.order();
    const judgment: Judgment = order
      ? judge(form.addresses, order, plan.intentions, shopper.codes, shopper.typed)
      : { verdict: 'stuck', wrong: [], stored: JSON.stringify((await shopper.see()).values), lost: 0 };
    return { ...judgment, plan, log: shopper.log, message: shopper.message };
  } finally {
    await context.close();
  }
}

/** Whether the order is right, or the page says what is wrong, or the shopper knows no better. */
export const isGood = ({ verdict, lost }: PlayedOrder): boolean => verdict !== 'silent' && verdict !== 'stuck' && lost === 0;

/** A line for each order, and the steps of those that are not right. */
export function describePlayed({ plan, verdict, wrong, stored, message, log, lost }: PlayedOrder): string {
  const { place, block, building } = plan.intentions[0] as Plan['intentions'][number];
  const line = `${verdict}: seed ${plan.seed}, ${plan.story}, ${plan.care}: ${stored}`;
  if (verdict === 'right') return line;
  const wanted = `${place.zip} ${place.prefecture}${place.city}${place.town}${block}${building}${place.organization}`;
  return [line, `  wanted ${wanted}; wrong ${wrong.join()}; lost ${lost}`, `  message: ${message}`, `  steps: ${JSON.stringify(plan.steps)}`, `  log: ${log.join('; ')}`].join('\n'); // oxfmt-ignore
}
