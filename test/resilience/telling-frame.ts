// A frame of another origin, or without one.
import { waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
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
export async function openFrame({
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
