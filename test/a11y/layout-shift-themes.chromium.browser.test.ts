// Pixels that the fields of a page move from first paint to the end of a plain lookup, in the design of each host. Each case is a page of its
// own in a frame, so that its style sheets, its width and the upgrade of the element are real.
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { DgaAddressLookup } from '../../src/element/dga-address-lookup.ts';
import { testClient } from '../support/checkout.ts';
import { HOST_FORMS, hostPage } from '../support/host-forms.ts';

/** The rule of the documentation. */
const SNIPPET = 'dga-address-lookup { display: block; min-block-size: clamp(2em, (17em - 100vw) * 99, 4em) }';
const WIDTHS = [320, 390, 820, 1440];
/** Hosts whose forms have a free space beside the code field also without the rule and without the theme. */
const WITH_SPACE = ['bootstrap', 'tailwind', 'dads', 'eccube'];

interface Case {
  readonly host: string;
  readonly width: number;
  readonly keypad?: boolean;
  readonly css?: string;
  readonly theme?: boolean;
}

/** The largest distance that a field has moved after each step. */
interface Moves {
  readonly upgrade: number;
  readonly focus: number;
  readonly answer: number;
  /** Parts of the line that are not in the row of the first. */
  readonly rows: number;
  /** Controls and texts of the page that the line covers. */
  readonly covered: string[];
}

let frame: HTMLIFrameElement | undefined;
afterEach(() => {
  frame?.remove();
  frame = undefined;
});

async function open({ host, width, ...options }: Case): Promise<Document> {
  frame = document.createElement('iframe');
  frame.style.cssText = `position: fixed; inset: 0 auto auto 0; inline-size: ${width}px; block-size: 700px; border: 0`;
  // The script is added when the page has been painted.
  frame.srcdoc = hostPage(host, '/', { ...options, script: '' });
  const loaded = new Promise((resolve) => frame?.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  await nextFrame();
  return frame.contentDocument as Document;
}

async function lookUp(options: Case): Promise<Moves> {
  const page = await open(options);
  const window = page.defaultView as Window & typeof globalThis;
  // A finger, on a machine with a mouse.
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => (query === '(pointer: coarse)' ? ({ matches: true } as MediaQueryList) : matchMedia(query));
  const tops = (): number[] => [...page.querySelectorAll('input, button')].map((one) => one.getBoundingClientRect().top);
  const start = tops();
  const moved = (): number => Math.max(...tops().map((top, i) => Math.abs(top - (start[i] ?? 0))));
  const element = page.querySelector('dga-address-lookup') as DgaAddressLookup;
  const client = testClient();
  element.client = client;
  const script = page.createElement('script');
  script.type = 'module';
  script.src = '/src/index.ts';
  page.head.append(script);
  await window.customElements.whenDefined('dga-address-lookup');
  await element.updateComplete;
  await nextFrame();
  const upgrade = moved();
  const zip = page.querySelector<HTMLInputElement>('#zip') as HTMLInputElement;
  window.focus();
  zip.focus();
  const part = (name: string): HTMLElement | null => element.renderRoot.querySelector(`[part="${name}"]`);
  await waitUntil(() => part('status')?.matches('.open, .free'), 'no room is made');
  await element.updateComplete;
  if (options.keypad) await waitUntil(() => part('keyboard'), 'no button for the keypad');
  const focus = moved();
  await sendKeys({ type: '1020072' });
  await waitUntil(() => element.status === 'incomplete' && part('undo'), 'no answer');
  await nextFrame();
  await nextFrame();
  const answer = moved();
  const shown = [part('enter-block'), part('undo')].flatMap((one) => one?.getBoundingClientRect() ?? []);
  const covered = [...page.querySelectorAll('input, label, button')].filter((one) => {
    const range = page.createRange();
    range.selectNodeContents(one);
    // The text of a label, whose box may be as wide as its row.
    const box = one.matches('label') ? range.getBoundingClientRect() : one.getBoundingClientRect();
    return shown.some(
      ({ left, right, top, bottom }) => box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1,
    );
  });
  return {
    upgrade,
    focus,
    answer,
    rows: new Set(shown.map(({ top }) => Math.round(top))).size,
    covered: covered.map((one) => one.id || one.textContent),
  };
}

const STILL: Moves = { upgrade: 0, focus: 0, answer: 0, rows: 1, covered: [] };

for (const host of Object.keys(HOST_FORMS)) {
  describe(`a form of ${host}`, () => {
    for (const width of WIDTHS) {
      it(`does not move with the theme, at ${width} px, with and without a numeric keypad`, async () => {
        // Without a keypad less is shown: one width is enough.
        for (const keypad of width === 320 ? [false, true] : [true]) {
          expect(await lookUp({ host, width, keypad }), keypad ? 'numeric' : 'letters').to.deep.equal(STILL);
          frame?.remove();
        }
      });
    }

    it('does not move with the rule of the documentation instead of the theme', async () => {
      for (const width of [320, 1440]) {
        expect(await lookUp({ host, width, keypad: true, css: SNIPPET, theme: false }), `${width} px`).to.deep.equal(STILL);
        frame?.remove();
      }
    });

    it(
      WITH_SPACE.includes(host)
        ? 'does not move without any rule: the line is in a free space'
        : 'moves once without any rule, when the code field gets the focus',
      async () => {
        for (const width of [320, 1440]) {
          const { focus, ...others } = await lookUp({ host, width, keypad: true, theme: false });
          expect({ ...others, focus: focus > 0 }, `${width} px`).to.deep.equal({
            ...STILL,
            focus: !WITH_SPACE.includes(host),
            answer: focus,
          });
          frame?.remove();
        }
      },
    );
  });
}

describe('text twice as large', () => {
  it('has reserved space from the start, also at 320 px', async () => {
    for (const width of [320, 820]) {
      const { rows, ...moves } = await lookUp({ host: 'bootstrap', width, css: 'html { font-size: 200% }' });
      expect({ ...moves, rows: 1 }, `${width} px`).to.deep.equal(STILL);
      expect(rows).to.be.at.most(2);
      frame?.remove();
    }
  });
});
