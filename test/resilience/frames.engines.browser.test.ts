import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { openFrame } from './telling-frame.ts';

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
});
