import { expect } from '@open-wc/testing';
import { feedAnswers, feedAttributes } from '../resilience/hostile-data.ts';

// 50,000 inputs together with element-hostile-answers. Split because the runner limits the time of a file.
describe('tens of thousands of hostile responses and attributes', () => {
  for (let part = 1; part <= 20; part++) {
    it(`responses ${(part - 1) * 1000 + 1} to ${part * 1000} run no script, throw nothing and take at most 200 ms each`, async () => {
      const { longestTaskMs, errors } = await feedAnswers(1000);
      console.log(`longest task ${longestTaskMs} ms`);
      expect(errors).to.deep.equal([]);
      expect(longestTaskMs, 'milliseconds').to.be.at.most(200);
    });
  }

  for (let part = 1; part <= 5; part++) {
    it(`attributes and texts ${(part - 1) * 1000 + 1} to ${part * 1000} run no script, throw nothing and take at most 200 ms each`, async () => {
      const { longestTaskMs, errors } = await feedAttributes(1000);
      console.log(`longest task ${longestTaskMs} ms`);
      expect(errors).to.deep.equal([]);
      expect(longestTaskMs, 'milliseconds').to.be.at.most(200);
    });
  }
});
