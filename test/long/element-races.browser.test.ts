import { race } from '../resilience/races.ts';

describe('responses, listeners and user input in any order', () => {
  for (let part = 1; part <= 5; part++) {
    it(`let no late response win, lose no typed text and leave no state busy: orders ${(part - 1) * 200 + 1} to ${part * 200}`, () =>
      race(200));
  }
});
