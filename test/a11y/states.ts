// The states that REQUIREMENTS.md names, and how a person comes to each.
import { waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { LookupError } from '../../src/address/lookup-error.ts';
import { type Checkout, checkout, STANDARD, typeText } from '../support/checkout.ts';

export const PROMISED = [
  'untouched',
  'focused',
  'typing',
  'busy',
  'one hit',
  'list open',
  'active option',
  'filled',
  'incomplete',
  'not found',
  'error',
  'rate-limited',
] as const;
export type StateName = (typeof PROMISED)[number];

interface State {
  reach(page: Checkout, code: HTMLElement): Promise<void>;
  /** Whether the page is in it: a table of states that were never reached would be green too. */
  isReached(page: Checkout, code: HTMLElement): boolean;
}

const active = (page: Checkout): Element | null => page.element.renderRoot.querySelector('[role="option"][aria-selected="true"]');
const isFocused = (page: Checkout, code: HTMLElement): boolean =>
  document.activeElement === code || page.element.shadowRoot?.activeElement === code;

async function lookUp(page: Checkout, code: HTMLElement, text: string, status: string): Promise<void> {
  await typeText(code, text);
  await page.settled(status);
}

async function openList(page: Checkout, code: HTMLElement): Promise<void> {
  await lookUp(page, code, '9800000', 'choosing');
  await waitUntil(() => page.part('list'), 'no list');
}

export const STATES: { readonly [S in StateName]: State } = {
  untouched: { reach: () => Promise.resolve(), isReached: (page, code) => page.element.status === 'idle' && !isFocused(page, code) },
  focused: {
    reach: async (_page, code) => code.focus(),
    isReached: isFocused,
  },
  typing: {
    reach: (_page, code) => typeText(code, '102-0'),
    isReached: (page) => page.element.value === '102-0' && page.element.status === 'idle',
  },
  busy: {
    reach: async (page, code) => {
      page.client.gate = new Promise(() => undefined);
      await lookUp(page, code, '1020072', 'busy');
    },
    isReached: (page) => page.element.status === 'busy' && page.part('status')?.querySelector('.wait') !== null,
  },
  'one hit': { reach: (page, code) => lookUp(page, code, '1008926', 'filled'), isReached: (page) => page.values()['org'] === '総務省' },
  'list open': { reach: openList, isReached: (page) => page.part('list') !== null && active(page) === null },
  'active option': {
    reach: async (page, code) => {
      await openList(page, code);
      await sendKeys({ press: 'ArrowDown' });
      await sendKeys({ press: 'ArrowDown' });
      await waitUntil(() => active(page), 'no active option');
    },
    isReached: (page) => active(page)?.textContent.includes('一番町') === true,
  },
  filled: { reach: (page, code) => lookUp(page, code, 'A7E-2FK2', 'filled'), isReached: (page) => page.part('undo') !== null },
  incomplete: { reach: (page, code) => lookUp(page, code, '102-0072', 'incomplete'), isReached: (page) => page.message().includes('番地') },
  'not found': {
    reach: (page, code) => lookUp(page, code, '0000000', 'error'),
    isReached: (page) => page.part('retry') === null && page.message() !== '',
  },
  error: {
    reach: async (page, code) => {
      page.client.fail = new LookupError('network', 'down');
      await lookUp(page, code, '1020072', 'error');
    },
    isReached: (page) => page.part('retry') !== null,
  },
  'rate-limited': {
    reach: async (page, code) => {
      page.client.fail = new LookupError('rate-limited', 'slow down', { retryAfter: 30 });
      await lookUp(page, code, '1020072', 'error');
    },
    isReached: (page) => page.message().includes('30秒'),
  },
};

/** The page's field or the built-in input. */
export const MODES = ['the page’s field', 'the own input'] as const;
export type Mode = (typeof MODES)[number];

export const WITHOUT_ZIP: string = STANDARD.replace(/<label>郵便番号.*?<\/label>/, '');

export async function open(mode: Mode, attributes = ''): Promise<{ readonly page: Checkout; readonly code: HTMLElement }> {
  const page = await (mode === 'the own input'
    ? checkout(WITHOUT_ZIP, `name="code" required ${attributes}`)
    : checkout(STANDARD, attributes));
  const code = mode === 'the own input' ? page.part('input') : page.field('zip');
  if (!code) throw new Error('no code field');
  return { page, code };
}

/** Opens a page and brings it into a state. */
export async function reach(name: StateName, mode: Mode): Promise<Checkout> {
  const { page, code } = await open(mode);
  await STATES[name].reach(page, code);
  await page.element.updateComplete;
  await waitUntil(() => STATES[name].isReached(page, code), `not ${name}`);
  return page;
}

/** Grounds and texts of pages, as pages have them: `light` and `dark` say so, the others do not. */
export const LOOKS = {
  light: 'color-scheme: light; background: #fff; color: #1f1f1f',
  dark: 'color-scheme: dark; background: #121212; color: #e6e6e6',
  'dark, and nobody says so': 'background: #1d2733; color: #f2f2f2',
  'brown on cream': 'background: #fff4dd; color: #5a3a00',
} as const;
export type Look = keyof typeof LOOKS;

/** Paints the page around the element. */
export function paint(page: Checkout, look: Look): void {
  (page.form.parentElement as HTMLElement).style.cssText = `${LOOKS[look]}; padding: 8px`;
}

interface Axe {
  run(context: { readonly include: readonly Element[]; readonly exclude: readonly Element[] }, options: object): Promise<AxeResults>;
}
interface AxeResults {
  readonly violations: readonly AxeResult[];
  readonly incomplete: readonly AxeResult[];
}
interface AxeResult {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly {
    readonly html: string;
    readonly failureSummary?: string;
    readonly any: readonly { readonly message: string }[];
  }[];
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe. A contrast that axe could not compute fails too. `contrast` runs that rule alone: it takes a fraction of the time, and no other
 * rule depends on colors. `layout` adds the size of targets, the other rule that depends on widths. `enhanced contrast` wants 7:1 (WCAG AAA)
 * instead of 4.5:1.
 */
export async function expectNoViolation(
  inside: Element,
  rules: 'all' | 'layout' | 'contrast' | 'enhanced contrast' = 'all',
): Promise<void> {
  const contrast = rules === 'enhanced contrast' ? 'color-contrast-enhanced' : 'color-contrast';
  const { axe } = window as unknown as { readonly axe: Axe };
  // The system paints the page's own button, whatever the page's background is.
  const { violations, incomplete } = await axe.run(
    { include: [inside], exclude: [...inside.querySelectorAll('form > button')] },
    {
      runOnly:
        rules === 'all'
          ? { type: 'tag', values: TAGS }
          : { type: 'rule', values: rules === 'layout' ? [contrast, 'target-size'] : [contrast] },
      ...(rules === 'all' ? { rules: { 'target-size': { enabled: true } } } : {}),
      resultTypes: ['violations', 'incomplete'],
    },
  );
  // Firefox reports that the option below partially obscures a sticky heading; Chromium computes the same contrast.
  const isSticky = (message: string, markup: string): boolean => message.includes('partially obscured') && markup.includes('id="group-');
  const unclear = incomplete
    .filter(({ id }) => id === contrast)
    .map((result) => ({
      ...result,
      nodes: result.nodes.filter(({ html, any }) => !any.every(({ message }) => isSticky(message, html))),
    }));
  const told = [...violations, ...unclear].flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary, any }) => `${id}: ${failureSummary ?? any.map(({ message }) => message).join('; ')} ${html.slice(0, 160)}`,
    ),
  );
  if (told.length > 0) throw new Error(told.join('\n'));
}
