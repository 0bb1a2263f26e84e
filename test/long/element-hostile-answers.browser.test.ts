import { expect } from '@open-wc/testing';
import { feedAnswers } from '../resilience/hostile-data.ts';

describe('tens of thousands of hostile responses', () => {
  for (let part = 1; part <= 25; part++) {
    it(`responses ${(part - 1) * 1000 + 1} to ${part * 1000} run no script, throw nothing and take at most 200 ms each`, async () => {
      const { longestTaskMs, errors } = await feedAnswers(1000);
      console.log(`longest task ${longestTaskMs} ms`);
      expect(errors).to.deep.equal([]);
      expect(longestTaskMs, 'milliseconds').to.be.at.most(200);
    });
  }
});
