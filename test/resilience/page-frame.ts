import { aTimeout, fixtureCleanup, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { DgaAddressLookup } from '../../src/element/dga-address-lookup.ts';

/** The observations of `watch-page.js` in a page. */
export interface Seen {
  readonly violations: readonly string[];
  readonly reports: readonly string[];
  readonly errors: readonly string[];
  readonly executed: number;
  readonly submits: number;
}

/** A page of test/fixtures in a frame, with real response headers and the built files. */
export interface PageFrame {
  readonly frame: HTMLIFrameElement;
  readonly window: Window & { readonly seen: Seen };
  readonly document: Document;
  readonly element: DgaAddressLookup;
  readonly seen: Seen;
  field(id: string): HTMLInputElement;
  /** The values of the page's fields by id, without empty ones. */
  values(): Record<string, string>;
  message(): string;
  part(name: string): HTMLElement | null;
  type(field: HTMLElement, text: string): Promise<void>;
  settled(status: string): Promise<void>;
  /** The same for pages whose view may never render. */
  settledBare(status: string): Promise<void>;
}

export const CDN = '/dist/cdn/dga-address-lookup.js';
export const CDN_WITH_MOCK = '/dist/cdn/dga-address-lookup.mock.js';

export interface FrameOptions {
  readonly page?: string;
  readonly csp?: string;
  readonly scripts?: readonly string[];
  /** A hash that differs from the published one. */
  readonly integrity?: string;
  /** Whether to wait until the element is defined; default true. */
  readonly upgraded?: boolean;
}

const frames = new Set<HTMLIFrameElement>();

/** Waits until a frame requests nothing more: WebKitGTK hangs if a frame goes while it imports a chunk. */
async function untilLoaded({ contentWindow }: HTMLIFrameElement): Promise<void> {
  const countLoaded = (): number => contentWindow?.performance.getEntriesByType('resource').length ?? 0;
  let before = -1;
  for (let now = countLoaded(); now !== before; now = countLoaded()) {
    before = now;
    await aTimeout(100);
  }
}

/** Closes the frames that a test opened. */
export async function closeFrames(): Promise<void> {
  await Promise.all([...frames].map((frame) => untilLoaded(frame).catch(() => undefined)));
  for (const frame of frames) frame.remove();
  frames.clear();
  fixtureCleanup();
}

export function addressOf({ page = 'policy.html', csp, integrity, scripts = [CDN] }: FrameOptions = {}): string {
  const query = new URLSearchParams({
    ...(csp === undefined ? {} : { csp }),
    ...(integrity === undefined ? {} : { integrity }),
    scripts: scripts.join(' '),
  });
  return new URL(`../fixtures/${page}?${query}`, import.meta.url).href;
}

async function reaches(element: DgaAddressLookup, status: string): Promise<void> {
  await waitUntil(() => element.status === status, `${status} is never reached`);
}

export async function openPage(options: FrameOptions = {}): Promise<PageFrame> {
  const frame = document.createElement('iframe');
  frame.width = '780';
  frame.height = '500';
  frame.src = addressOf(options);
  frames.add(frame);
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const inner = frame.contentWindow as PageFrame['window'];
  const page = inner.document;
  const element = page.querySelector('dga-address-lookup') as DgaAddressLookup;
  if (options.upgraded !== false) {
    await waitUntil(() => inner.customElements.get('dga-address-lookup') !== undefined, 'the element never came');
    await element.updateComplete;
  }
  return {
    frame,
    window: inner,
    document: page,
    element,
    get seen() {
      return inner.seen;
    },
    field: (id) => page.querySelector(`#${id}`) as HTMLInputElement,
    values: () =>
      Object.fromEntries([...page.querySelectorAll('input')].filter(({ value }) => value !== '').map(({ id, value }) => [id, value])),
    message: () => element.shadowRoot?.querySelector('[role="status"]')?.textContent?.trim() ?? '',
    part: (name) => element.shadowRoot?.querySelector(`[part~="${name}"]`) ?? null,
    type: async (field, text) => {
      // On a busy machine the frame may not have the focus yet, and the first keys are lost.
      const input = field as Partial<HTMLInputElement> & HTMLElement;
      const before = input.value;
      const lost = (): boolean =>
        input.value === before || (before === '' && text.length > (input.value?.length ?? 0) && text.endsWith(input.value ?? ''));
      for (let tries = 0; tries < 3 && lost(); tries++) {
        inner.focus();
        field.focus();
        // Select everything, so that typing again replaces what arrived.
        if (before === '') input.select?.();
        await sendKeys({ type: text });
      }
    },
    settled: async (status) => {
      await reaches(element, status);
      await element.updateComplete;
    },
    settledBare: (status) => reaches(element, status),
  };
}
