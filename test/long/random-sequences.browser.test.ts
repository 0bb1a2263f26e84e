import { lastCodeWins, loseNothing } from '../element/lookup/random-sequences.ts';

describe('many random sequences', () => {
  it('keeps every character that the user typed, in 1,000 sequences', async () => {
    await loseNothing(1000);
  });

  it('ends with the last code, in 500 orders of responses', async () => {
    await lastCodeWins(500);
  });
});
