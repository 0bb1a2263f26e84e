// Forms of usual kinds with many fields of other questions: nothing of them is written to.
import { expect, fixtureCleanup, fixtureSync, html } from '@open-wc/testing';
import { explain } from '../../../src/form/discovery/explain.ts';
import { FORMS } from '../corpus/from-memory.ts';
import { resolve } from './shapes.ts';

/** What is wrong: `name: parts (expected parts)` of each field that takes something else than it should. */
function faults(markup: string): string[] {
  fixtureCleanup();
  const host = fixtureSync<HTMLElement>(html`<div></div>`);
  host.innerHTML = markup;
  const place = document.createElement('i');
  host.querySelector('[x^=postal]')?.after(place);
  const taken = explain(resolve(place)).filter(({ taken: is }) => is);
  return Array.from(host.querySelectorAll<HTMLInputElement>('input, select, textarea')).flatMap((field) => {
    const parts = taken.flatMap((one) => (one.field === field ? [one.part] : [])).join(' ');
    const expected = field.getAttribute('x') ?? '';
    return expected.split('|').includes(parts) ? [] : [`${field.name || field.id || field.placeholder}: ${parts || '–'} (${expected})`];
  });
}

describe('a form written down from memory', () => {
  for (const [name, markup] of Object.entries(FORMS)) it(name, () => expect(faults(markup)).to.deep.equal([]));
});
