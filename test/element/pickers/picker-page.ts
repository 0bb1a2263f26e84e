import { waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { type Client, createClient } from '../../../src/client/create-client.ts';
import { createMockFetch } from '../../../src/mock/mock-fetch.ts';
import { type Checkout, checkout, typeText } from '../../support/checkout.ts';

/** Waits for something that a chunk of the mock's lists may hold up. */
export function until(holds: () => unknown, message?: string): Promise<void> {
  return waitUntil(() => Boolean(holds()), message);
}

/** A client of the mock's proxy that writes down what it is asked; `answer` can answer, or take its time, first. */
export interface CountedClient extends Client {
  readonly asked: Record<string, unknown>[];
  answer: ((body: Record<string, unknown>) => Promise<Response | undefined>) | undefined;
}

export function countedClient(): CountedClient {
  const mock = createMockFetch({ latency: 0 });
  const asked: Record<string, unknown>[] = [];
  const client: CountedClient = {
    asked,
    answer: undefined,
    ...createClient({
      endpoint: '/dga',
      fetch: async (input, init) => {
        const body = JSON.parse(init?.body as string) as Record<string, unknown>;
        asked.push(body);
        return (await client.answer?.(body)) ?? mock(input, init);
      },
    }),
  };
  return client;
}

export interface PickerPage extends Omit<Checkout, 'client'> {
  readonly client: CountedClient;
  picker<E extends HTMLElement = HTMLInputElement>(level: string): E;
  /** The names in a picker's open list, as far as they are drawn. */
  options(): string[];
  /** The option that Enter would choose, by way of `aria-activedescendant`. */
  active(level: string): string | undefined;
  list(): HTMLElement | null;
  /** The options of a native list, once it has more than the one that asks to choose. */
  filled(select: () => HTMLSelectElement | null): Promise<HTMLSelectElement>;
}

/** A form with pickers, over the mock. */
export async function pickerPage(markup?: string, attributes = 'pickers'): Promise<PickerPage> {
  const page = await checkout(markup, attributes);
  const client = countedClient();
  page.element.client = client;
  await page.element.updateComplete;
  const root = page.element.renderRoot;
  const picker = <E extends HTMLElement>(level: string): E => root.querySelector(`#picker-${level}`) as E;
  return {
    ...page,
    client,
    picker,
    list: () => root.querySelector('[part="picker-list"]'),
    options: () => [...root.querySelectorAll('[part="option"]')].map((option) => option.textContent?.trim() ?? ''),
    active: (level) => root.querySelector(`#${picker(level).getAttribute('aria-activedescendant')}`)?.textContent?.trim(),
    filled: async (select) => {
      await until(() => (select()?.options.length ?? 0) > 1, 'the list has come');
      return select() as HTMLSelectElement;
    },
  };
}

/** Chooses in a native select, as a person does: with the arrow keys or by opening it, which no test can see; the events are the same. */
export async function choose(select: HTMLSelectElement, name: string): Promise<void> {
  select.focus();
  await until(() => [...select.options].some(({ text }) => text.trim() === name), `there is no ${name}`);
  select.selectedIndex = [...select.options].findIndex(({ text }) => text.trim() === name);
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key });
}

export async function pointAt(target: Element): Promise<void> {
  const { left, top, width, height } = target.getBoundingClientRect();
  await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
}

/** Chooses a prefecture, and a city and a town if they are named. */
export async function walk(page: PickerPage, prefecture: string, city?: string, town?: string): Promise<void> {
  await choose(page.picker('prefecture'), prefecture);
  for (const [level, name] of [
    ['city', city],
    ['town', town],
  ] as const) {
    if (name === undefined) return;
    await until(() => !page.picker(level).disabled);
    await typeText(page.picker(level), name);
    await press('Enter');
    await until(() => page.picker(level).value === name && page.list() === null, `${level} ${name}`);
  }
}
