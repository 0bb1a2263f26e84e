import { race } from '../resilience/races.ts';

describe('responses, listeners and user input in any order', () => {
  for (let part = 1; part <= 5; part++) {
    it(`orders ${(part - 1) * 200 + 1} to ${part * 200}: no late response wins, no typed text is lost, no state stays busy`, () =>
      race(200));
  }
});
