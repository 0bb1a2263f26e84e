import { CHECKS_MS } from '../../src/element/order/second-pass.ts';

export const pause = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

/**
 * Waits until the element has looked at the form for the last time after a fill, or for the last time within some milliseconds. The same
 * chain of timers, begun later, ends later on the slowest machine.
 */
export async function checksAreOver(withinMs = Infinity): Promise<void> {
  let waited = 0;
  for (const at of CHECKS_MS.filter((ms) => ms <= withinMs)) {
    await pause(at - waited);
    waited = at;
  }
}
