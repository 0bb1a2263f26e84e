import { expect, fixture, html } from '@open-wc/testing';
import { forgetReadings, remember } from '../../../src/element/page/remember-readings.ts';
import type { FieldReader, FieldReading } from '../../../src/form/discovery/reading.ts';

/** A field in a label, and a reader that counts how often it is asked. */
async function page(): Promise<{
  readonly label: HTMLElement;
  readonly read: () => FieldReading | undefined;
  readonly reads: () => number;
}> {
  const label = await fixture<HTMLElement>(html`<label>郵便番号 <input /></label>`);
  let reads = 0;
  const reader: FieldReader = (field) => {
    reads += 1;
    return { source: 'label', parts: [], reason: field.parentElement?.textContent?.trim() ?? '' };
  };
  const remembering = remember(reader);
  const field = label.querySelector('input') as HTMLInputElement;
  return { label, read: () => remembering(field), reads: () => reads };
}

describe('a reader that remembers', () => {
  it('reads a field once as long as the page does not change', async () => {
    const { read, reads } = await page();
    expect(read()).to.equal(read());
    await Promise.resolve();
    expect(read()?.reason).to.equal('郵便番号');
    expect(reads()).to.equal(1);
  });

  const changes: Record<string, (label: HTMLElement) => void> = {
    'a changed text': (label) => ((label.firstChild as Text).data = '住所'),
    'a new element': () => document.body.append(document.createElement('p')),
    'a changed attribute, such as a class that shows a text': (label) => label.classList.toggle('open'),
    'an arrival of the user': (label) => forgetReadings(label.getRootNode()),
  };
  for (const [name, change] of Object.entries(changes))
    it(`reads a field again after ${name}, in the same turn and in a later one`, async () => {
      const { label, read, reads } = await page();
      read();
      change(label);
      read();
      expect(reads(), 'the same turn').to.equal(2);
      change(label);
      await Promise.resolve();
      read();
      expect(reads(), 'a later turn').to.equal(3);
      read();
      expect(reads()).to.equal(3);
    });
});
