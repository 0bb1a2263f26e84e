import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { addressOf, CDN_WITH_MOCK } from './page-frame.ts';
import type { Seen } from './page-frame.ts';

interface Told {
  readonly ready?: boolean;
  readonly values?: Readonly<Record<string, string>>;
  readonly status?: string;
  readonly message?: string;
  readonly seen?: Seen;
}

interface Frame {
  /** The last message of the frame. */
  readonly last: Told;
  close(): void;
}

/** A frame that reports by messages only, with the focus in its code field. */
async function openFrame({
  origin = location.origin,
  sandbox,
  endpoint,
}: {
  origin?: string;
  sandbox?: string;
  endpoint: string;
}): Promise<Frame> {
  const address = new URL(addressOf({ scripts: ['/test/fixtures/tell-parent.js', CDN_WITH_MOCK] }));
  address.searchParams.set('endpoint', endpoint);
  const frame = document.createElement('iframe');
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  frame.width = '700';
  frame.height = '400';
  frame.src = origin + address.pathname + address.search;
  let last: Told = {};
  const hear = ({ source, data }: MessageEvent): void => {
    if (source === frame.contentWindow) last = data as Told;
  };
  window.addEventListener('message', hear);
  document.body.prepend(frame);
  await waitUntil(() => last.ready, 'the frame never came');
  const { x, y } = frame.getBoundingClientRect();
  // The code field is the first thing in the frame, to the right of its label.
  await sendMouse({ type: 'click', position: [Math.round(x) + 150, Math.round(y) + 22] });
  return {
    get last() {
      return last;
    },
    close: () => {
      frame.remove();
      window.removeEventListener('message', hear);
    },
  };
}

const CROSS_ORIGIN = location.origin.replace('localhost', '127.0.0.1');

describe('in a frame', () => {
  for (const [name, where, endpoint] of [
    ['without an origin (sandbox without allow-same-origin)', { sandbox: 'allow-scripts allow-forms' }, 'mock:'],
    ['of another origin', { origin: CROSS_ORIGIN }, '/hostile/dga/ok'],
  ] as const) {
    it(`${name}, a code fills the form`, async () => {
      const frame = await openFrame({ ...where, endpoint });
      await sendKeys({ type: '1020072' });
      await waitUntil(() => frame.last.status === 'incomplete', 'never filled');
      expect(frame.last.values).to.include({ pref: '東京都', city: '千代田区', line1: '飯田橋' });
      expect(frame.last.seen?.errors).to.deep.equal([]);
      frame.close();
    });
  }

  it('the form stays unchanged and a message appears if the proxy refuses the opaque origin', async () => {
    const frame = await openFrame({ sandbox: 'allow-scripts', endpoint: '/hostile/dga/ok' });
    await sendKeys({ type: '1020072' });
    await waitUntil(() => frame.last.status === 'error', 'never failed');
    expect(frame.last.values).to.deep.equal({ zip: '1020072', pref: '', city: '', line1: '', line2: '' });
    expect(frame.last.message).to.contain('通信できませんでした');
    expect(frame.last.seen?.errors).to.deep.equal([]);
    frame.close();
  });
});
