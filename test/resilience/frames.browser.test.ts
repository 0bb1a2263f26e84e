import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { openFrame } from './telling-frame.ts';

describe('in a frame', () => {
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
