import { lastCodeWins, loseNothing } from './random-sequences.ts';
import '../../support/same-inputs.ts';

// A thousand of the first kind and five hundred of the second: test/long.
describe('random sequences', () => {
  it('lose no character that the user typed', async () => {
    await loseNothing(20);
  });

  it('end with the last code, in any order of the responses', async () => {
    await lastCodeWins(15);
  });
});
