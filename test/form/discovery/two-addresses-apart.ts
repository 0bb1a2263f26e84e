// The property of forms with two addresses, for a few of them in `npm test` and many in the long tests.
import { expect, fixtureCleanup, fixtureSync, html } from '@open-wc/testing';
import fc from 'fast-check';
import { resolve } from './shapes.ts';
import { type TwoAddresses, twoAddresses } from './two-addresses.ts';

function read({ markup }: TwoAddresses): ReturnType<typeof resolve>[] {
  fixtureCleanup();
  const host = fixtureSync<HTMLElement>(html`<div></div>`);
  host.innerHTML = markup;
  const element = host.appendChild(document.createElement('i'));
  return ['zip-0', 'zip-1'].map((id) => resolve(element, { for: id }));
}

/** Asserts that two addresses share no field, and that both are found completely unless they are columns of a table. */
export function areFoundApart(numRuns: number): void {
  const property = fc.property(twoAddresses, (form) => {
    const asked = form.fields.filter((one) => one !== 'name' && one !== 'tel');
    for (const [of, { found }] of read(form).entries()) {
      for (const { field } of found) void expect(field.dataset['of'], `${of}: ${form.markup}`).to.equal(String(of));
      if (form.layout !== 'columns') void expect(found.length, form.markup).to.equal(asked.length);
    }
  });
  fc.assert(property, { numRuns });
}
