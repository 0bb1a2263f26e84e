import { expect } from '@open-wc/testing';
import { CHUNKS, expectFill, openWithout, USES_CHUNKS } from './missing-chunk.ts';
import { closeFrames } from '../page-frame.ts';

afterEach(closeFrames);

describe(`a deployment that lost one of its ${CHUNKS.length} chunks`, () => {
  it('has chunks for what many pages never use, and none for a lookup', () => {
    expect(CHUNKS).to.include.members(['freeword', 'h-adr-block', 'ja-easy', 'ko', 'pickers', 'token-mode', 'zh', 'zh-hant']);
    for (const mainJob of ['choices', 'built-in-input', 'readers', 'lookup', 'ja', 'en']) expect(CHUNKS).not.to.include(mainJob);
  });

  for (const chunk of CHUNKS) {
    it(`${chunk}: a ZIP Code fills the form, although the page asks for everything that has a chunk`, async () => {
      const page = await openWithout('without', chunk);
      for (const [name, value] of Object.entries(USES_CHUNKS)) page.element.setAttribute(name, value);
      await expectFill(page);
    });
  }
});
