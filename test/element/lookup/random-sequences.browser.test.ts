import { lastCodeWins, loseNothing } from './random-sequences.ts';

// A thousand of the first kind and five hundred of the second: test/long.
describe('random sequences', () => {
  it('no character of a person is lost', async function () {
    this.timeout(60_000);
    await loseNothing(40);
  });

  it('answers in any order: the last code wins', async function () {
    this.timeout(60_000);
    await lastCodeWins(30);
  });
});
