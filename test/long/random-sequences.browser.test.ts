import { lastCodeWins, loseNothing } from '../element/lookup/random-sequences.ts';

describe('random sequences, many', () => {
  it('no character of a person is lost in 1,000 of them', async () => {
    await loseNothing(1000);
  });

  it('500 orders of answers end with the last code', async () => {
    await lastCodeWins(500);
  });
});
