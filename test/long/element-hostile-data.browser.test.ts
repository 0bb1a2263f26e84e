import { expect } from '@open-wc/testing';
import { feedAnswers, feedAttributes } from '../hostile/hostile-data.ts';

describe('hostile data, by the ten thousand', () => {
  for (let part = 1; part <= 9; part++) {
    it(`answers ${(part - 1) * 5000 + 1} to ${part * 5000}: nothing runs, nothing is thrown, nothing takes longer than 200 ms`, async () => {
      const { inputs, longestTaskMs, errors } = await feedAnswers(5000);
      console.log(`${inputs} answers, longest task ${longestTaskMs} ms`);
      expect(errors).to.deep.equal([]);
      expect(longestTaskMs, 'milliseconds').to.be.at.most(200);
    });
  }

  it('5,000 attributes and texts: the same', async () => {
    const { inputs, longestTaskMs, errors } = await feedAttributes(5000);
    console.log(`${inputs} attributes, longest task ${longestTaskMs} ms`);
    expect(errors).to.deep.equal([]);
    expect(longestTaskMs, 'milliseconds').to.be.at.most(200);
  });
});
