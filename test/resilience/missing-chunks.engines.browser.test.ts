import { expect, waitUntil } from '@open-wc/testing';
import { expectAllOrNothing, openWithout, PARTS, UNTOUCHED } from './missing-chunk.ts';
import { closeFrames } from './page-frame.ts';

afterEach(closeFrames);

describe(`a deployment without one of its ${PARTS.length} further files`, () => {
  it('has some', () => {
    expect(PARTS).to.include.members(['late-flow', 'ja', 'choices', 'built-in-input', 'late-readers']);
  });

  // The others are of other languages, or of what this page does not ask for.
  for (const part of PARTS.filter((name) => !/^(en|ko|zh|zh-hant|ja-easy|pickers|picker-options|freeword)$/.test(name))) {
    it(`${part}: a code fills the form, or nothing and says so`, async () => {
      await expectAllOrNothing(await openWithout('without', part));
    });
  }

  it('choices: where a list is needed, the lookup fails with a message', async () => {
    const page = await openWithout('without', 'choices', '/hostile/dga/many-towns');
    await page.type(page.field('zip'), '1020072');
    await page.settledBare('error');
    await waitUntil(() => page.message() !== '', 'no message');
    expect(page.values()).to.deep.equal(UNTOUCHED);
  });

  it('late-flow: the person is told, though the words and the line for them are in it', async () => {
    const page = await openWithout('without', 'late-flow');
    const errors: unknown[] = [];
    page.element.addEventListener('dga-error', ({ detail }) => errors.push(detail.code));
    await page.type(page.field('zip'), '1020072');
    await page.settledBare('error');
    expect(errors).to.deep.equal(['network']);
    await waitUntil(() => page.message() !== '', 'no message');
  });
});
