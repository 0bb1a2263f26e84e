import { expect } from '@open-wc/testing';
import { feedAnswers } from '../resilience/hostile-data.ts';

describe('hostile answers, by the ten thousand', () => {
  for (let part = 1; part <= 25; part++) {
    it(`answers ${(part - 1) * 1000 + 1} to ${part * 1000}: nothing runs, nothing is thrown, nothing takes longer than 200 ms`, async () => {
      const { longestTaskMs, errors } = await feedAnswers(1000);
      console.log(`longest task ${longestTaskMs} ms`);
      expect(errors).to.deep.equal([]);
      expect(longestTaskMs, 'milliseconds').to.be.at.most(200);
    });
  }
});
