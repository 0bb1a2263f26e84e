import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { readCode } from '../../../src/address/read-code.ts';
import type { AddressRecord } from '../../../src/address/record.ts';
import { type Checkout, checkout, RECORDS } from '../../support/checkout.ts';
import { nextTask } from '../../support/next-task.ts';

const ALL = Object.values(RECORDS).flat();
const FIELDS = ['pref', 'city', 'line1', 'line2', 'org'] as const;
const nameOf = ({ pref_name, city_name, town_name, other_name, biz_name }: AddressRecord): string[] =>
  [pref_name, city_name, town_name, other_name, biz_name].filter((name): name is string => Boolean(name));
const WORDS = [...new Set(ALL.flatMap(nameOf))];

/** The user's actions. Texts that no record contains, because the user's own text stays. */
interface Step {
  readonly name: string;
  run(page: Checkout): void;
}

function type(page: Checkout, id: string, text: string): void {
  const field = page.field(id);
  field.focus();
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { inputType: 'insertText', data: text, bubbles: true, composed: true }));
}

const step = (name: string, run: Step['run']): Step => ({ name, run });
const textField = fc.constantFrom('city', 'line1', 'line2', 'org');
const STEPS: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(...Object.keys(RECORDS), '102-0072', '100-0005', '9999999', '10200', '')
      .map((code) => step(`type code ${code}`, (page) => type(page, 'zip', code))),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(textField, fc.constantFrom('2-1', ' 101', '１'))
      .map(([id, text]) => step(`append ${text} in ${id}`, (page) => type(page, id, page.field(id).value + text))),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(textField, fc.constantFrom('', '自宅', '2-1'))
      .map(([id, text]) => step(`type ${text} in ${id}`, (page) => type(page, id, text))),
  },
  {
    weight: 1,
    arbitrary: textField.map((id) => step(`delete in ${id}`, (page) => type(page, id, page.field(id).value.slice(0, -1)))),
  },
  {
    weight: 2,
    arbitrary: fc
      .nat(2)
      .map((n) =>
        step(`choose option ${n}`, ({ element }) => element.renderRoot.querySelectorAll<HTMLElement>('[part~="option"]')[n]?.click()),
      ),
  },
  { weight: 2, arbitrary: fc.constant(step('undo', ({ element }) => element.undo())) },
  {
    weight: 1,
    arbitrary: textField.map((id) =>
      step(`redraw ${id}`, (page) => {
        const old = page.field(id);
        const fresh = old.cloneNode() as HTMLInputElement;
        fresh.value = old.value;
        old.replaceWith(fresh);
      }),
    ),
  },
);

/** Fields with words of an address that does not belong to the code in the form; nothing while the code is incomplete. */
function disagreements(page: Checkout): string[] {
  const typed = readCode(page.field('zip').value);
  if (typed.state !== 'complete') return [];
  const meant = ALL.filter(({ zip_code, dgacode }) => zip_code === typed.code || dgacode === typed.code).flatMap(nameOf);
  const foreign = WORDS.filter((word) => !meant.some((name) => name.includes(word)));
  return FIELDS.map((id) => page.field(id))
    .filter(({ value }) => foreign.some((word) => value.includes(word)))
    .map(({ id, value }) => `${id}: ${value}`);
}

async function settle(page: Checkout): Promise<void> {
  for (let turns = 0; turns < 3; turns += 1) await nextTask();
  while (page.element.status === 'busy') await nextTask();
  await page.element.updateComplete;
}

/** After any sequence of codes, edits, choices and undone fills, ZIP Code and address agree or the element shows a message. */
export async function neverDisagreeSilently(numRuns: number): Promise<void> {
  const property = fc.asyncProperty(
    fc.constantFrom('own', 'empty', 'ask'),
    fc.array(STEPS, { minLength: 2, maxLength: 10 }),
    async (policy, steps) => {
      const page = await checkout(undefined, `overwrite="${policy}"`);
      const story = [`overwrite="${policy}"`];
      for (const { name, run } of steps) {
        story.push(name);
        run(page);
        await settle(page);
        const wrong = disagreements(page);
        if (wrong.length > 0 && page.message() === '') expect.fail(`${wrong.join(', ')} and no message after ${story.join(', ')}`);
      }
      (page.form.parentElement as HTMLElement).replaceChildren();
    },
  );
  const { failed, errorInstance, seed, counterexamplePath } = await fc.check(property, { numRuns });
  if (!failed) return;
  const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  throw new Error(`${message} (seed ${seed}, path ${counterexamplePath})`, { cause: errorInstance });
}
