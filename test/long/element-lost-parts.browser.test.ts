import { expectAllOrNothing, openWithout, PARTS } from '../resilience/missing-chunk.ts';
import { closeFrames } from '../resilience/page-frame.ts';

afterEach(closeFrames);

describe('a file of the CDN that is never whole', () => {
  for (const part of PARTS) {
    for (const answer of ['ok', 'many-towns']) {
      it(`${part}, ${answer}: nobody waits for it longer than 8 s`, async () => {
        await expectAllOrNothing(await openWithout('hanging', part, `/hostile/dga/${answer}`), 9000);
      });
    }
  }
});
