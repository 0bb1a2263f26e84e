import { CHUNKS, expectFill, openWithout, USES_CHUNKS } from '../resilience/chunks/missing-chunk.ts';
import { closeFrames } from '../resilience/page-frame.ts';

afterEach(closeFrames);

describe(`a deployment that lost one of its ${CHUNKS.length} chunks`, () => {
  for (const chunk of CHUNKS) {
    it(`fills a form without ${chunk}, although the page uses every feature that has a chunk`, async () => {
      const page = await openWithout('without', chunk);
      for (const [name, value] of Object.entries(USES_CHUNKS)) page.element.setAttribute(name, value);
      await expectFill(page);
    });
  }
});
