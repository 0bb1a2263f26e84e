import { CHUNKS, expectFill, openWithout, USES_CHUNKS } from '../resilience/chunks/missing-chunk.ts';
import { closeFrames } from '../resilience/page-frame.ts';

afterEach(closeFrames);

describe('a chunk that never loads completely', () => {
  for (const chunk of CHUNKS) {
    it(`does not prevent a fill: ${chunk}`, async () => {
      const page = await openWithout('hanging', chunk);
      for (const [name, value] of Object.entries(USES_CHUNKS)) page.element.setAttribute(name, value);
      await expectFill(page);
    });
  }
});
