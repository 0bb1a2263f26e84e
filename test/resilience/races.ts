import { expect, nextFrame } from '@open-wc/testing';
import * as fc from 'fast-check';
import { completeRecord } from '../../src/address/record.ts';
import type { CodeAnswer } from '../../src/protocol/answer.ts';
import { LookupError } from '../../src/address/lookup-error.ts';
import { type Checkout, checkout } from '../support/checkout.ts';

/** Events that may happen on a page while requests are pending. */
const STEPS = [
  'type',
  'type',
  'type',
  'call',
  'call',
  'undo',
  'clear',
  'move',
  'remove',
  'attributes',
  'redraw',
  'edit',
  'choose',
  'pagehide',
] as const;

/** Codes to type. Each one's town contains the code in its name. */
const CODES = ['1020072', '1000004', '1010032', '9800000'] as const;

function answerTo(code: string): CodeAnswer {
  const towns = code === '9800000' ? [`町${code}い`, `町${code}ろ`] : [`町${code}`];
  const addresses = towns.map((town_name) =>
    completeRecord({ zip_code: code, pref_code: '13', pref_name: '東京都', city_code: '13101', city_name: `市${code}`, town_name }),
  );
  return { page: 1, limit: 1000, count: addresses.length, searchtype: 'zipcode', addresses };
}

/** Dispatches the events of typing; a thousand orders with real keys would take hours. */
function type(page: Checkout, text: string): void {
  const zip = page.field('zip');
  zip.value = text;
  zip.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }));
}

const MINE = 'わたしの建物';

interface Race {
  readonly steps: readonly { readonly step: (typeof STEPS)[number]; readonly code: (typeof CODES)[number] }[];
  readonly scheduler: fc.Scheduler;
}

/** Runs one order of events and responses, and checks the final state. */
async function play({ steps, scheduler }: Race): Promise<void> {
  const page = await checkout();
  const { element, form } = page;
  const answers = { asked: 0, settled: 0 };
  element.client = {
    searchCode: (code, options) => {
      answers.asked += 1;
      const fails = answers.asked % 5 === 0;
      return scheduler.schedule(Promise.resolve(), `answer to ${code}`).then(() => {
        answers.settled += 1;
        // Every second client ignores its signal and responds anyway.
        if (answers.asked % 2 === 0) options?.signal?.throwIfAborted();
        if (fails) throw new LookupError('network', 'lost');
        return answerTo(code);
      });
    },
  };
  element.addEventListener('dga-before-fill', (event) => {
    if (answers.asked % 3 === 0) event.waitUntil(scheduler.schedule(Promise.resolve(), 'a listener who takes time'));
  });
  page.field('line2').value = MINE;
  let lastTyped = '';

  const doing = scheduler.scheduleSequence(
    steps.map(({ step, code }) => ({
      label: `${step} ${code}`,
      builder: async () => {
        if (step === 'type') type(page, (lastTyped = code));
        else if (step === 'call') {
          // A page that sets the code and calls lookup().
          page.field('zip').value = lastTyped = code;
          void element.lookup(code).catch(() => undefined);
        } else if (step === 'undo') element.undo();
        else if (step === 'clear') element.clear();
        else if (step === 'move') form.append(element);
        else if (step === 'remove') {
          element.remove();
          await Promise.resolve();
          form.prepend(element);
        } else if (step === 'attributes') {
          element.setAttribute('overwrite', 'own');
          element.setAttribute('zip-format', 'hyphen');
        } else if (step === 'redraw') {
          const old = page.field('city');
          const anew = old.cloneNode() as HTMLInputElement;
          anew.value = old.value;
          old.replaceWith(anew);
        } else if (step === 'edit') {
          const line = page.field('line1');
          line.value = 'わたしの町';
          line.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
        } else if (step === 'choose') {
          const [record] = element.records;
          if (record && element.status === 'choosing') void element.select(record).catch(() => undefined);
        } else window.dispatchEvent(new PageTransitionEvent('pagehide'));
      },
    })),
  );
  await scheduler.waitFor(doing.task);
  // Wait for the effects and for their own effects.
  for (let quiet = 0, frames = 0; quiet < 6 && frames < 200; frames++) {
    // On a busy machine frames may pass before a message does, so wait for the request.
    const isDue = lastTyped !== '' && answers.asked === 0 && frames < 60;
    quiet = scheduler.count() === 0 && element.status !== 'busy' && !isDue ? quiet + 1 : 0;
    await scheduler.waitAll();
    await element.updateComplete;
    await nextFrame();
  }
  await element.updateComplete;

  const values = page.values();
  expect(element.status, 'it is done').not.to.equal('busy');
  expect(values['line2'], 'a person’s text').to.equal(MINE);
  if (lastTyped === '') {
    expect(answers.asked).to.equal(0);
    return;
  }
  expect(values['zip']?.replace('-', ''), 'the code').to.equal(lastTyped);
  // No response to an earlier code may be shown as the address of this one.
  if (['filled', 'incomplete', 'choosing'].includes(element.status)) {
    const { record, records } = element;
    for (const each of record ? [record, ...records] : records) expect(each.zip_code, 'the record').to.equal(lastTyped);
    const last = page.events.findLast((event) => event.type === 'dga-fill')?.detail as { record: { zip_code: string | null } } | undefined;
    expect(last?.record.zip_code ?? lastTyped, 'the last fill').to.equal(lastTyped);
    const has = (wanted: string): boolean => steps.some(({ step }) => step === wanted);
    // An address that contradicts the record stays, and is shown, until the user decides.
    const isShown = has('edit') && element.status === 'incomplete';
    if (!has('redraw') && !isShown && element.status !== 'choosing') expect(values['city']).to.equal(`市${lastTyped}`);
  }
  form.parentElement?.remove();
}

/** Generates random orders of user, page and network events. */
export async function race(numRuns: number, seed?: number): Promise<void> {
  const errors: unknown[] = [];
  const hear = (event: ErrorEvent | PromiseRejectionEvent): void => void errors.push('reason' in event ? event.reason : event.message);
  window.addEventListener('error', hear);
  window.addEventListener('unhandledrejection', hear);
  const steps = fc.array(fc.record({ step: fc.constantFrom(...STEPS), code: fc.constantFrom(...CODES) }), { minLength: 2, maxLength: 8 });
  // Load the chunks once.
  const first = await checkout();
  await first.element.lookup('9800000');
  await first.element.updateComplete;
  try {
    await fc.assert(fc.asyncProperty(fc.record({ steps, scheduler: fc.scheduler() }), play), {
      numRuns,
      includeErrorInReport: true,
      ...(seed === undefined ? {} : { seed }),
    });
    await nextFrame();
    expect(errors, 'errors that nobody caught').to.deep.equal([]);
  } finally {
    window.removeEventListener('error', hear);
    window.removeEventListener('unhandledrejection', hear);
  }
}
