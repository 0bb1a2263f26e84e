import { createPlan } from './plan.ts';
import { type Options, type Result, Stage } from './session.ts';

/**
 * Plays the plans of some seeds, in two browsers.
 * @param failed - called if a session could not be played to its end
 * @returns in the order of the seeds
 */
export async function playAll(
  seeds: readonly number[],
  options: Options,
  failed: (seed: number, error: unknown) => void,
  browsers = 2,
): Promise<Result[]> {
  const waiting = [...seeds];
  const results: Result[] = [];
  const work = async (): Promise<void> => {
    let stage = await new Stage(options).open();
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      try {
        results.push(await stage.play(createPlan(seed)));
      } catch (error) {
        failed(seed, error);
        await stage.close();
        stage = await new Stage(options).open();
      }
    }
    await stage.close();
  };
  await Promise.all(Array.from({ length: browsers }, work));
  return results.toSorted((a, b) => a.plan.seed - b.plan.seed);
}
