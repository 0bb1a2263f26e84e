// Makes the plan of a wrong order shorter, as long as the order stays wrong in the same way.
import type { Plan } from './plan.ts';
import { type Options, type Result, Stage } from './session.ts';

/** Wrong orders with the same cause look alike: which parts are wrong, and how the shopper got there. */
function kindOf({ verdict, wrong, plan }: Result): string {
  return [verdict, [...new Set(wrong)].join('+'), plan.steps.map((step) => step.do).join(' ')].join(': ');
}

/** Whether an order must not happen. */
export const isFailure = ({ verdict, lost, touched }: Result): boolean => verdict === 'silent' || lost > 0 || touched.length > 0;

/** Simpler plans, the simplest first. */
function* simpler(plan: Plan): Generator<Plan> {
  const lastCode = plan.steps.findLastIndex((step) => step.do === 'code');
  for (const at of plan.steps.keys())
    if (plan.steps[at]?.do !== 'submit' && at !== lastCode) yield { ...plan, steps: plan.steps.toSpliced(at, 1) };
  if (plan.habit) {
    const { habit: _, ...rest } = plan;
    yield rest;
  }
  if (plan.attributes !== '') yield { ...plan, attributes: '' };
  if (plan.form !== 'town-and-block' && plan.intentions.length === 1) yield { ...plan, form: 'town-and-block' };
  if (plan.device === 'phone' && !plan.steps.some((step) => 'way' in step && step.way === 'touch')) yield { ...plan, device: 'desktop' };
  if (plan.answers.length > 1 || (plan.answers[0]?.ms ?? 0) > 0) yield { ...plan, answers: [{ ms: 0 }] };
  if (plan.intentions.some(({ building }) => building !== ''))
    yield { ...plan, intentions: plan.intentions.map((one) => (one.place.building === '' ? { ...one, building: '' } : one)) };
  for (const [at, step] of plan.steps.entries()) {
    if (step.do === 'code' && (step.writing !== 'keys' || step.slip)) {
      const { slip: _, ...rest } = step;
      yield { ...plan, steps: plan.steps.with(at, { ...rest, writing: 'keys' }) };
    }
  }
}

async function shrinkOne(stage: Stage, result: Result): Promise<Result> {
  let best = result;
  const isAlike = (one: Result): boolean => one.verdict === best.verdict && one.wrong.every((part) => best.wrong.includes(part));
  for (let found = true; found;) {
    found = false;
    for (const plan of simpler(best.plan)) {
      const shorter = await stage.play(plan).catch(() => undefined);
      if (!shorter || !isAlike(shorter) || JSON.stringify(plan) === JSON.stringify(best.plan)) continue;
      best = shorter;
      found = true;
      break;
    }
  }
  return best;
}

/** Prints one shrunk plan for each kind of wrong order. */
export async function shrink(results: readonly Result[], most: number, options: Omit<Options, 'hasElement'>): Promise<void> {
  const failures = results.filter(isFailure);
  if (failures.length === 0 || most === 0) return;
  const stage = await new Stage({ ...options, hasElement: true }).open();
  const kinds = Map.groupBy(failures, kindOf);
  const shrunk = new Map<string, { readonly result: Result; readonly seeds: number[] }>();
  for (const group of [...kinds.values()].toSorted((a, b) => b.length - a.length).slice(0, most)) {
    const result = await shrinkOne(stage, group[0] as Result);
    const seeds = group.map(({ plan }) => plan.seed);
    const kind = kindOf(result);
    shrunk.set(kind, { result: shrunk.get(kind)?.result ?? result, seeds: [...(shrunk.get(kind)?.seeds ?? []), ...seeds] });
  }
  await stage.close();
  for (const { result, seeds } of [...shrunk.values()].toSorted((a, b) => b.seeds.length - a.seeds.length))
    console.log(`\n${describe(result)}\nseeds ${seeds.join(' ')}`);
}

/** A plan and its end in words. */
export function describe({ plan, verdict, wrong, stored, message, log, lost, touched }: Result): string {
  const intended = plan.intentions.map(({ place, block, building }) =>
    `${place.code} ${place.prefecture}${place.city}${place.town}${block} ${building}`.trim(),
  );
  return [
    `${verdict} (${[...new Set(wrong)].join(', ')}${lost > 0 ? `; ${lost} characters lost` : ''}${touched.length > 0 ? `; touched ${touched.join()}` : ''}): ${plan.story}, form ${plan.form} ${plan.attributes}${plan.habit ? ` (the page: ${plan.habit})` : ''}, ${plan.care}, ${plan.device}, answers ${plan.answers.map(({ ms, fails }) => `${ms} ms${fails ? ' fails' : ''}`).join(', ')}`,
    `  intended: ${intended.join(' | ')}`,
    ...(plan.saved
      ? [
          `  saved: ${plan.saved.place.code} ${plan.saved.place.prefecture}${plan.saved.place.city}${plan.saved.place.town}${plan.saved.block} ${plan.saved.building}`,
        ]
      : []),
    `  steps: ${plan.steps
      .map((step) =>
        Object.entries(step)
          .filter(([key, value]) => key !== 'at' || value !== 0)
          .map(([key, value]) => (key === 'do' ? value : `${key}=${value}`))
          .join(' '),
      )
      .join(' → ')}`,
    `  stored:   ${stored}`,
    `  message:  ${message}`,
    ...(log.length > 0 ? [`  on the way: ${log.join('; ')}`] : []),
  ].join('\n');
}
