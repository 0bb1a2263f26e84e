import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { checkout, typeText } from '../support/checkout.ts';
import { FakeClock } from './fake-clock.ts';
import { ANSWER, type Answerer, FAULTS, json } from './faults.ts';

const MOCK = Symbol.for('dga-address-lookup.mock');
const holder = globalThis as { [MOCK]?: typeof fetch };

const clock = new FakeClock();
let asked = 0;

/** The scripted network behind `endpoint="mock:"`. */
function script(answer: Answerer): void {
  asked = 0;
  holder[MOCK] = async (_, init) => answer({ n: ++asked, signal: init?.signal as AbortSignal, clock });
}

const OWN = { line1: '飯田橋1-2-3', line2: 'わたしの家' };
/** A retry cannot fix these errors; the message says what to do instead. */
const NO_RETRY: readonly string[] = ['invalid-code', 'not-found', 'configuration', 'unauthorized'];

afterEach(() => {
  clock.uninstall();
  delete holder[MOCK];
});

before(async () => {
  // Load the chunks once: the fake clock does not speed up the real network.
  const page = await checkout(undefined, 'endpoint="mock:"');
  script(() => new Response(''));
  await typeText(page.field('zip'), '1020072');
  await waitUntil(() => page.part('retry') !== null);
});

describe(`${FAULTS.length} network faults`, () => {
  for (const { name, code, answer, requests = 1 } of FAULTS) {
    it(`end within 8 s with a message and a next step, and leave the form unchanged: ${name}`, async () => {
      const page = await checkout(undefined, 'endpoint="mock:"');
      for (const [id, text] of Object.entries(OWN)) page.field(id).value = text;
      page.field('zip').value = '102007';
      page.field('zip').focus();
      script(answer);
      clock.install();
      await sendKeys({ type: '2' });
      const tookMs = await clock.until(() => asked > 0 && page.element.status !== 'busy', name.includes('frozen') ? 3_609_000 : 9000);
      // No timer runs in a frozen tab; the time counts from when it resumes.
      expect(tookMs, 'milliseconds').to.be.at.most(name.includes('frozen') ? 3_608_000 : 8000);
      await clock.until(() => page.message() !== '', 1000);
      expect(page.element.status).to.equal('error');
      expect(asked, 'requests').to.equal(requests);
      const error = page.events.at(-1);
      expect(error?.type).to.equal('dga-error');
      expect(error?.detail).to.include({ code });
      // The event does not name the code that the user reads: it may identify a home, and pages log events.
      if (code === 'not-found') expect(page.message()).to.match(/^102-0072の住所が見つかりません/);
      else expect(error?.detail).to.include({ message: page.message() });
      expect(page.values()).to.deep.equal({ zip: '1020072', ...OWN });
      expect(page.element.renderRoot.textContent).not.to.match(/<|undefined|null|NaN|\[object/);

      // The way forward: the retry button if a retry may help, otherwise another code.
      script(() => json(ANSWER));
      const hasRetry = !NO_RETRY.includes(code);
      await clock.until(() => (page.part('retry') !== null) === hasRetry, 1000);
      const retry = page.part('retry');
      if (retry) {
        retry.click();
      } else {
        page.field('zip').value = '100000';
        page.field('zip').focus();
        await sendKeys({ type: '4' });
      }
      await clock.until(() => page.element.status === 'filled' || page.element.status === 'incomplete', 1000);
      expect(page.values()).to.include({ pref: '東京都', city: '千代田区', ...OWN });
      expect(document.activeElement, 'the focus').to.equal(page.field('zip'));
    });
  }
});

/** Engines differ in how they report a malformed response. */
const EITHER = ['network', 'unavailable'];

/** The expected error for each real connection failure. */
const REAL: Readonly<Record<string, string | readonly string[]>> = {
  reset: 'network',
  'reset-in-body': 'network',
  cut: 'unavailable',
  'no-http': EITHER,
  redirect: 'network',
  'redirect-with-body': 'network',
  portal: 'unavailable',
  'html-502': 'unavailable',
  empty: 'unavailable',
  'no-content': 'unavailable',
  'not-gzip': EITHER,
  'too-large': 'unavailable',
};

describe('real connections that fail', () => {
  for (const [name, code] of Object.entries(REAL)) {
    it(`are reported as ${String(code)}: ${name}`, async () => {
      const page = await checkout(undefined, `endpoint="/hostile/dga/${name}"`);
      page.field('line1').value = OWN.line1;
      await typeText(page.field('zip'), '1020072');
      await waitUntil(() => page.element.status === 'error', 'it never failed');
      expect(code).to.include((page.events.at(-1)?.detail as { code: string } | undefined)?.code);
      expect(page.values()).to.deep.equal({ zip: '1020072', line1: OWN.line1 });
      page.element.endpoint = '/hostile/dga/ok';
      await waitUntil(() => page.part('retry') !== null);
      page.part('retry')?.click();
      await waitUntil(() => page.values()['city'] === '千代田区', 'the retry never filled');
      expect(page.values()).to.include({ line1: OWN.line1 });
    });
  }
});

describe('a page that the user leaves', () => {
  /** A lookup whose response waits until the test releases it. */
  async function busyPage(): Promise<{
    readonly page: Awaited<ReturnType<typeof checkout>>;
    readonly answer: () => void;
    readonly signal: () => AbortSignal | undefined;
  }> {
    const page = await checkout(undefined, 'endpoint="mock:"');
    let answer: (() => void) | undefined;
    let heard: AbortSignal | undefined;
    script(({ signal }) => {
      heard = signal;
      return new Promise((resolve) => {
        answer = () => resolve(json(ANSWER));
      });
    });
    await typeText(page.field('zip'), '1020072');
    await waitUntil(() => answer !== undefined);
    return { page, answer: () => answer?.(), signal: () => heard };
  }

  it('aborts its request, and fills nothing after it returns from the back/forward cache', async () => {
    const { page, answer, signal } = await busyPage();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(signal()?.aborted).to.equal(true);
    expect(page.element.status).to.equal('idle');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    answer();
    await expectNothingMore(page);
    // The same code can be looked up again immediately.
    script(() => json(ANSWER));
    await sendKeys({ press: 'Enter' });
    await page.settled('incomplete');
    expect(page.values()).to.include({ city: '千代田区' });
  });

  it('aborts the request when the element is removed', async () => {
    const { page, answer, signal } = await busyPage();
    page.element.remove();
    await waitUntil(() => signal()?.aborted);
    answer();
    await nextFrame();
    expect(page.values()).to.deep.equal({ zip: '1020072' });
    expect(page.events.map(({ type }) => type)).to.deep.equal(['dga-lookup']);
  });

  it('keeps the request when the element is only moved', async () => {
    const { page, answer, signal } = await busyPage();
    page.form.append(page.element);
    await page.element.updateComplete;
    expect(signal()?.aborted).to.equal(false);
    answer();
    await page.settled('incomplete');
    expect(page.values()).to.include({ city: '千代田区' });
  });

  it('aborts the request when the user continues typing', async () => {
    const { page, answer, signal } = await busyPage();
    await sendKeys({ press: 'Backspace' });
    expect(signal()?.aborted).to.equal(true);
    answer();
    await expectNothingMore(page);
  });

  async function expectNothingMore(page: Awaited<ReturnType<typeof checkout>>): Promise<void> {
    // Longer than a fill would take.
    await nextFrame();
    await nextFrame();
    await page.element.updateComplete;
    const { zip, ...others } = page.values();
    expect(zip).to.match(/^102007/);
    expect(others).to.deep.equal({});
    expect(page.events.map(({ type }) => type)).not.to.include('dga-fill');
    expect(page.element.status).to.equal('idle');
  }
});
