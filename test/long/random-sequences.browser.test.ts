import { neverDisagreeSilently } from '../element/lookup/random-agreement.ts';
import { lastCodeWins, loseNothing } from '../element/lookup/random-sequences.ts';

describe('many random sequences', () => {
  it('keep every character that the user typed, in 1,000 sequences', async function () {
    this.timeout(1_200_000);
    await loseNothing(1000);
  });

  it('end with the last code, in 500 orders of responses', async function () {
    this.timeout(1_200_000);
    await lastCodeWins(500);
  });

  it('never let ZIP Code and address disagree without a message, in 1,000 sequences', async function () {
    this.timeout(1_200_000);
    await neverDisagreeSilently(1000);
  });
});
