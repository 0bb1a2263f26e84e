import { race } from './races.ts';
import '../support/same-inputs.ts';

describe('responses, listeners and user input in any order', () => {
  it('lets no late response win, loses no typed text and leaves no state busy, in 40 orders', async () => {
    await race(40);
  });
});
