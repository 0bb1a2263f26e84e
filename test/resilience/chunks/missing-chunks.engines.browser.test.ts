import { expect, waitUntil } from '@open-wc/testing';
import { CHUNKS, expectFill, openWithout, UNTOUCHED, USES_CHUNKS } from './missing-chunk.ts';
import { closeFrames } from '../page-frame.ts';

afterEach(closeFrames);

describe('a deployment that lost a chunk', () => {
  it('has chunks for what many pages never use, and none for a lookup', () => {
    expect(CHUNKS).to.include.members(['freeword', 'h-adr-block', 'ja-easy', 'ko', 'pickers', 'token-mode', 'zh', 'zh-hant']);
    for (const mainJob of ['choices', 'built-in-input', 'readers', 'lookup', 'ja', 'en']) expect(CHUNKS).not.to.include(mainJob);
  });

  // Each chunk by itself: test/long.
  it('all of them: a ZIP Code fills the form, although the page asks for everything that has a chunk', async () => {
    const page = await openWithout('without', 'all');
    for (const [name, value] of Object.entries(USES_CHUNKS)) page.element.setAttribute(name, value);
    await expectFill(page);
  });

  it('freeword: a search that the user asked for fails with a message', async () => {
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

  it('token-mode: a lookup fails with a message and changes nothing', async () => {
    const page = await openWithout('without', 'token-mode');
    page.element.setAttribute('api-base', '/hostile/dga/ok');
    await page.type(page.field('zip'), '1020072');
    await page.settledBare('error');
    await waitUntil(() => page.message() !== '', 'no message');
    expect(page.values()).to.deep.equal(UNTOUCHED);
  });

  it('ko: the element speaks Japanese', async () => {
    const page = await openWithout('without', 'ko');
    page.element.lang = 'ko';
    await expectFill(page);
    await waitUntil(() => page.message().includes('番地'), page.message());
  });
});
