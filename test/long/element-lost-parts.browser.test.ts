import { expectAllOrNothing, openWithout, PARTS } from '../resilience/missing-chunk.ts';
import { closeFrames } from '../resilience/page-frame.ts';

afterEach(closeFrames);

describe('a chunk that never loads completely', () => {
  for (const part of PARTS) {
    for (const answer of ['ok', 'many-towns']) {
      it(`${part}, ${answer}: the element waits at most 8 s`, async () => {
        await expectAllOrNothing(await openWithout('hanging', part, `/hostile/dga/${answer}`), 9000);
      });
    }
  }
});
