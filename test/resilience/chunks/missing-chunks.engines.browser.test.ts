import { expect, waitUntil } from '@open-wc/testing';
import { expectFill, openWithout, UNTOUCHED, USES_CHUNKS } from './missing-chunk.ts';
import { closeFrames } from '../page-frame.ts';

afterEach(closeFrames);

describe('a deployment that lost a chunk', () => {
  // Each chunk alone: test/long.
  it('fills the form without any chunk, although the page uses every feature that has one', async () => {
    const page = await openWithout('without', 'all');
    for (const [name, value] of Object.entries(USES_CHUNKS)) page.element.setAttribute(name, value);
    await expectFill(page);
  });

  it('shows a message if the chunk of a requested search by words is missing', async () => {
    const page = await openWithout('without', 'freeword');
    page.element.setAttribute('accept', 'postal-code freeword');
    const errors: unknown[] = [];
    page.element.addEventListener('dga-error', ({ detail }) => errors.push(detail.code));
    const failure = await page.element.lookup('飯田橋').catch((error: unknown) => error);
    expect(failure).to.have.property('code', 'network');
    expect(errors).to.deep.equal(['network']);
    await waitUntil(() => page.message() !== '', 'no message');
    expect(page.values()).to.deep.equal({});
  });

  it('fails a lookup in token mode with a message, and changes nothing', async () => {
    const page = await openWithout('without', 'token-mode');
    page.element.setAttribute('api-base', '/hostile/dga/ok');
    await page.type(page.field('zip'), '1020072');
    await page.settledBare('error');
    await waitUntil(() => page.message() !== '', 'no message');
    expect(page.values()).to.deep.equal(UNTOUCHED);
  });

  it('shows Japanese messages if the Korean ones are missing', async () => {
    const page = await openWithout('without', 'ko');
    page.element.lang = 'ko';
    await expectFill(page);
    await waitUntil(() => page.message().includes('番地'), page.message());
  });
});
