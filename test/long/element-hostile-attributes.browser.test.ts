import { expect } from '@open-wc/testing';
import { feedAnswers, feedAttributes } from '../resilience/hostile-data.ts';

// Together with those of element-hostile-answers 50,000; a file of its own, because the runner waits ten minutes for one.
describe('hostile answers and attributes, by the ten thousand', () => {
  for (let part = 1; part <= 20; part++) {
    it(`answers ${(part - 1) * 1000 + 1} to ${part * 1000}: nothing runs, nothing is thrown, nothing takes longer than 200 ms`, async () => {
      const { longestTaskMs, errors } = await feedAnswers(1000);
      console.log(`longest task ${longestTaskMs} ms`);
      expect(errors).to.deep.equal([]);
      expect(longestTaskMs, 'milliseconds').to.be.at.most(200);
    });
  }

  for (let part = 1; part <= 5; part++) {
    it(`attributes and texts ${(part - 1) * 1000 + 1} to ${part * 1000}: the same`, async () => {
      const { longestTaskMs, errors } = await feedAttributes(1000);
      console.log(`longest task ${longestTaskMs} ms`);
      expect(errors).to.deep.equal([]);
      expect(longestTaskMs, 'milliseconds').to.be.at.most(200);
    });
  }
});
