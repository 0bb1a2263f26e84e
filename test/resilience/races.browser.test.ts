import { race } from './races.ts';
import '../support/same-inputs.ts';

describe('responses, listeners and user input in any order', () => {
  it('let no late response win, lose no typed text and leave no state busy, in 20 orders', async () => {
    await race(20);
  });
});
