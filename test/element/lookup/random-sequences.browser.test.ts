import { lastCodeWins, loseNothing } from './random-sequences.ts';
import '../../support/same-inputs.ts';

// A thousand of the first kind and five hundred of the second: test/long.
describe('random sequences', () => {
  it('no character that the user typed is lost', async () => {
    await loseNothing(40);
  });

  it('answers in any order: the last code wins', async () => {
    await lastCodeWins(30);
  });
});
