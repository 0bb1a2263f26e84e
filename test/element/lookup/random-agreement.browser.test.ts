import { neverDisagreeSilently } from './random-agreement.ts';

// A thousand: test/long.
it('ZIP Code and address never disagree silently, in random sequences of codes, edits and undone fills', async function () {
  this.timeout(120_000);
  await neverDisagreeSilently(40);
});
