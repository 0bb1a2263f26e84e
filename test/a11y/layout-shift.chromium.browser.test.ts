// Nothing on the page moves without the user: Chromium counts shifts more than half a second after the last key.
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { type Checkout, checkout, STANDARD, typeText } from '../support/checkout.ts';
import { MODES, open } from './states.ts';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Half a second is how long a shift is forgiven after a key. */
const SLOW_MS = 700;

/** Counts from now on, old entries left out. */
async function countShifts(during: () => Promise<void>): Promise<number> {
  let sum = 0;
  const add = (entries: readonly PerformanceEntry[]): void => {
    for (const entry of entries as readonly Shift[]) if (!entry.hadRecentInput) sum += entry.value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  await during();
  for (let frame = 0; frame < 3; frame++) await nextFrame();
  add(observer.takeRecords());
  observer.disconnect();
  return sum;
}

/** The server takes its time. */
const answerLate = (page: Checkout): void => {
  page.client.gate = new Promise((resolve) => setTimeout(resolve, SLOW_MS));
};

async function lookUp(page: Checkout, code: HTMLElement): Promise<void> {
  await typeText(code, '1020072');
  await page.settled('incomplete');
}

afterEach(() => setViewport({ width: 800, height: 600 }));

for (const mode of MODES) {
  describe(`layout shift, ${mode}`, () => {
    for (const width of [320, 1280]) {
      // The line is the same in both; one width of the second will do.
      if (mode !== MODES[0] && width !== 320) continue;
      it(`does not happen if the address arrives after ${SLOW_MS} ms, at ${width} px`, async () => {
        await setViewport({ width, height: 700 });
        const { page, code } = await open(mode);
        answerLate(page);
        expect(await countShifts(() => lookUp(page, code))).to.equal(0);
      });
    }
  });
}

describe('the built-in input', () => {
  it('has reserved both rows of the message if the text is twice as large, at 320 px', async () => {
    await setViewport({ width: 320, height: 700 });
    const { page, code } = await open('the own input');
    page.form.style.fontSize = '200%';
    code.focus();
    await nextFrame();
    const top = (): number => page.field('city').getBoundingClientRect().top + scrollY;
    const before = top();
    await lookUp(page, code);
    await nextFrame();
    // Kanji move the baseline of an input without a line height.
    expect(top()).to.be.closeTo(before, 4);
  });
});

describe('layout shift on upgrade', () => {
  it("does not happen beside the page's field", async () => {
    let page: Checkout | undefined;
    expect(
      await countShifts(async () => {
        page = await checkout(STANDARD);
        await page.element.updateComplete;
      }),
    ).to.equal(0);
    // Inline and empty, so that it breaks no line of the page.
    expect(page?.element.clientHeight).to.equal(0);
  });

  it('is detected in a page that reserves no room', async () => {
    const { page } = await open('the page’s field');
    const started = performance.now();
    const moved = countShifts(async () => {
      await waitUntil(() => performance.now() - started > SLOW_MS);
      page.form.style.paddingBlockStart = '120px';
      await nextFrame();
      await nextFrame();
    });
    expect(await moved).to.be.above(0);
  });
});
