import { expect, fixture, html } from '@open-wc/testing';
import type { DgaAddressLookup } from '../../../src/element/index.ts';
import '../../../src/index.ts';
import { PageForm } from '../../../src/element/page/page-form.ts';
import { forgetReadings, remember, rememberForm } from '../../../src/element/page/remember-readings.ts';
import type { FieldReader, FieldReading } from '../../../src/form/discovery/reading.ts';

const HIDES_CITY = new CSSStyleSheet();
HIDES_CITY.replaceSync('#city { display: none }');

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

describe('the form of a running lookup', () => {
  async function form(status: 'busy' | 'idle' = 'busy'): Promise<{ readonly element: DgaAddressLookup; readonly pageForm: PageForm }> {
    const around = await fixture<HTMLElement>(
      html`<form>
        <label>郵便番号 <input id="zip" /></label><label>市区町村 <input id="city" /></label><dga-address-lookup></dga-address-lookup>
      </form>`,
    );
    const element = around.querySelector('dga-address-lookup') as DgaAddressLookup;
    await element.updateComplete;
    const pageForm = new PageForm(element);
    rememberForm(element, { page: pageForm, state: { status } });
    // The first form makes the element render again.
    pageForm.find();
    await element.updateComplete;
    return { element, pageForm };
  }
  const fieldOf = ({ form: around }: DgaAddressLookup, id: string): HTMLInputElement => around?.querySelector(`#${id}`) as HTMLInputElement;

  it('is not read again as long as nothing changes', async () => {
    const { element, pageForm } = await form();
    const found = pageForm.find();
    fieldOf(element, 'zip').value = '1020072';
    expect(pageForm.find()).to.equal(found);
    await Promise.resolve();
    expect(pageForm.find()).to.equal(found);
  });

  it('is read each time if no lookup is running', async () => {
    const { pageForm } = await form('idle');
    expect(pageForm.find()).to.not.equal(pageForm.find());
  });

  const changes: Record<string, (element: DgaAddressLookup, pageForm: PageForm) => void> = {
    'a changed label': (element) => (fieldOf(element, 'city').labels as NodeListOf<HTMLElement>)[0]?.prepend('ご担当者名'),
    'a style sheet that hides a field': () => document.adoptedStyleSheets.push(HIDES_CITY),
    'an arrival of the user': (element) => forgetReadings(element.getRootNode()),
    'a property of the element': (element) => (element.fields = { city: null }),
    'another reader': (_, pageForm) => (pageForm.readers = [() => undefined, ...pageForm.readers]),
  };
  for (const [name, change] of Object.entries(changes))
    it(`is read again after ${name}`, async () => {
      const { element, pageForm } = await form();
      const found = pageForm.find();
      change(element, pageForm);
      expect(pageForm.find()).to.not.equal(found);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== HIDES_CITY);
    });
});
