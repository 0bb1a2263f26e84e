import { race } from '../resilience/races.ts';

describe('answers, listeners and people in any order', () => {
  for (let part = 1; part <= 5; part++) {
    it(`orders ${(part - 1) * 200 + 1} to ${part * 200}: no late answer wins, nothing a person typed is lost, nothing stays busy`, () =>
      race(200));
  }
});
