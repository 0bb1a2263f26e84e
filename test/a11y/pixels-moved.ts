// Measures how far the fields of a page move during a lookup. The page is in a frame, so that its style sheets, its width and the upgrade of the
// element are real.
import { nextFrame, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { DgaAddressLookup } from '../../src/element/dga-address-lookup.ts';
import { testClient } from '../support/checkout.ts';

/** The largest distance that a field has moved after each step, in pixels. */
export interface Moves {
  readonly upgrade: number;
  readonly focus: number;
  readonly answer: number;
  /** Rows in which the parts of the line are. */
  readonly rows: number;
  /** Controls and texts of the page that the line covers. */
  readonly covered: string[];
}

export const STILL: Moves = { upgrade: 0, focus: 0, answer: 0, rows: 1, covered: [] };

const CONTROLS = 'input, select, textarea, button';
/** The upper, left and right edges of all controls of a page, from its top, in pixels. */
export const edgesIn = (page: Document): number[] =>
  [...page.querySelectorAll(CONTROLS)].flatMap((one) => {
    const { top, left, right } = one.getBoundingClientRect();
    return [top + (page.defaultView?.scrollY ?? 0), left, right];
  });
/** The largest distance from these edges. */
export const farthest = (before: readonly number[], page: Document): number =>
  Math.max(...edgesIn(page).map((edge, i) => Math.abs(edge - (before[i] ?? 0))));

let frame: HTMLIFrameElement | undefined;

/** Removes the page of the last measurement. */
export function closePage(): void {
  frame?.remove();
  frame = undefined;
}

/** Paints a page that does not have the script of the element yet. */
export async function openPage(html: string, width: number): Promise<Document> {
  closePage();
  frame = document.createElement('iframe');
  frame.style.cssText = `position: fixed; inset: 0 auto auto 0; inline-size: ${width}px; block-size: 700px; border: 0`;
  frame.srcdoc = html;
  const loaded = new Promise((resolve) => frame?.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  await nextFrame();
  return frame.contentDocument as Document;
}

/** Makes the page believe in a finger, on a machine with a mouse. */
export function useFinger(window: Window): void {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => (query === '(pointer: coarse)' ? ({ matches: true } as MediaQueryList) : matchMedia(query));
}

/** Loads these scripts into a page, and waits until its elements are drawn. */
export async function upgrade(page: Document, ...scripts: readonly string[]): Promise<void> {
  for (const src of [...scripts, '/src/index.ts']) {
    const script = page.createElement('script');
    script.type = 'module';
    script.src = src;
    const loaded = new Promise((resolve) => script.addEventListener('load', resolve, { once: true }));
    page.head.append(script);
    await loaded;
  }
  for (const element of page.querySelectorAll('dga-address-lookup')) await element.updateComplete;
}

/**
 * Looks up a ZIP Code with one town.
 *
 * @param html - the page, with an element that is not upgraded
 * @param code - selects the code field or its two boxes
 */
export async function measureMoves(
  html: string,
  { width, keypad = false, code = '#zip' }: { width: number; keypad?: boolean; code?: string },
): Promise<Moves> {
  const page = await openPage(html, width);
  const window = page.defaultView as Window & typeof globalThis;
  useFinger(window);
  const start = edgesIn(page);
  const moved = (): number => farthest(start, page);
  const element = page.querySelector('dga-address-lookup') as DgaAddressLookup;
  element.client = testClient();
  await upgrade(page);
  await nextFrame();
  const upgraded = moved();
  const boxes = [...page.querySelectorAll<HTMLInputElement>(code)];
  window.focus();
  boxes[0]?.focus();
  const part = (name: string): HTMLElement | null => element.renderRoot.querySelector(`[part="${name}"]`);
  await waitUntil(() => part('status')?.matches('.open, .free'), 'no room is made');
  await element.updateComplete;
  if (keypad) await waitUntil(() => part('keyboard'), 'no button for the keypad');
  const focus = moved();
  await sendKeys({ type: boxes[1] ? '102' : '1020072' });
  if (boxes[1]) {
    boxes[1].focus();
    await sendKeys({ type: '0072' });
  }
  await waitUntil(() => ['incomplete', 'filled'].includes(element.status) && part('undo'), 'no answer');
  await nextFrame();
  await nextFrame();
  const answer = moved();
  const shown = [part('enter-block'), part('undo')].flatMap((one) => one?.getBoundingClientRect() ?? []);
  const covered = [...page.querySelectorAll('input, select, textarea, label, button')].filter((one) => {
    const range = page.createRange();
    range.selectNodeContents(one);
    // A label around its field may contain the element, too.
    const inside = one.querySelector(CONTROLS);
    if (inside) range.setEndBefore(inside);
    // The lines of a label, whose box may be as wide as its row.
    const lines = one.matches('label') ? [...range.getClientRects()] : [one.getBoundingClientRect()];
    return shown.some(({ left, right, top, bottom }) =>
      lines.some((box) => box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1),
    );
  });
  return {
    upgrade: upgraded,
    focus,
    answer,
    rows: new Set(shown.map(({ top }) => Math.round(top))).size,
    covered: covered.map((one) => one.id || one.textContent || one.localName),
  };
}

/** The distance that the fields of the last page move if a page without the element has the same values. */
export async function measureValues(html: string, width: number): Promise<number> {
  const values = [...(frame?.contentDocument?.querySelectorAll<HTMLInputElement>(CONTROLS) ?? [])].map(({ value }) => value);
  const page = await openPage(html, width);
  const start = edgesIn(page);
  for (const [i, one] of [...page.querySelectorAll<HTMLInputElement>(CONTROLS)].entries()) one.value = values[i] ?? '';
  await nextFrame();
  return farthest(start, page);
}
