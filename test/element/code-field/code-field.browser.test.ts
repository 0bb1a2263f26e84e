// The attributes, the boxes and the former codes of a code field.
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { LookupError } from '../../../src/address/lookup-error.ts';
import { SECOND_BOX_MS } from '../../../src/element/code-field/code-field.ts';
import { checkout, STANDARD, typeText } from '../../support/checkout.ts';
import { HeldTimers } from '../../support/held-timers.ts';
import { BOXES, NARROW, opened, paste, withZip } from './code-field-page.ts';

const ATTRIBUTES = ['type', 'inputmode', 'maxlength', 'pattern', 'autocomplete', 'name', 'required', 'class'];
const attributesOf = (field: Element): Record<string, string | null> =>
  Object.fromEntries(ATTRIBUTES.map((name) => [name, field.getAttribute(name)]));

describe('a code field whose attributes refuse letters', () => {
  it('gets back exactly its former attributes', async () => {
    for (const markup of [
      NARROW,
      '<input id="zip" type="number" autocomplete="postal-code">',
      '<input id="zip" inputmode="numeric" maxlength="7" autocomplete="postal-code">',
    ]) {
      const page = await checkout(withZip(markup));
      const before = attributesOf(new DOMParser().parseFromString(markup, 'text/html').querySelector('input') as Element);
      // A number field becomes a text field when the user comes to it.
      page.field('zip').focus();
      await waitUntil(() => JSON.stringify(attributesOf(page.field('zip'))) !== JSON.stringify(before));
      page.element.remove();
      expect(attributesOf(page.field('zip'))).to.deep.equal(before);
      page.form.append(page.element);
      await waitUntil(() => JSON.stringify(attributesOf(page.field('zip'))) !== JSON.stringify(before), 'opened again');
      page.element.remove();
      expect(attributesOf(page.field('zip'))).to.deep.equal(before);
    }
  });

  it('gets its attributes back when another field becomes the code field, except those that the page changed meanwhile', async () => {
    const page = await opened(`${NARROW}<input id="other" type="tel" maxlength="7">`);
    const before = attributesOf(page.field('other'));
    page.field('zip').setAttribute('maxlength', '9');
    page.element.for = 'other';
    await page.element.updateComplete;
    await waitUntil(() => page.field('other').maxLength === 8);
    expect(attributesOf(page.field('zip'))).to.include({ type: 'tel', inputmode: 'numeric', maxlength: '9', pattern: '[0-9]{7}' });
    page.element.for = 'zip';
    await page.element.updateComplete;
    expect(attributesOf(page.field('other'))).to.deep.equal(before);
  });

  it('does not change if only ZIP Codes are accepted', async () => {
    const page = await checkout(withZip(NARROW), 'accept="postal-code"');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(page.field('zip').getAttribute('type')).to.equal('tel');
    expect(page.field('zip').maxLength).to.equal(7);
  });

  it('gets no hyphen if its attributes leave no room for one, whether the code is found or not', async () => {
    const page = await opened(NARROW);
    await typeText(page.field('zip'), '102-0072');
    await page.settled('incomplete');
    expect(page.field('zip').value).to.equal('1020072');
    page.client.fail = new LookupError('network', 'down');
    page.field('zip').select();
    await typeText(page.field('zip'), '100-0004');
    await page.settled('error');
    await sendKeys({ press: 'Tab' });
    expect(page.field('zip').value).to.equal('1000004');
    expect(page.client.asked).to.have.length(2);
  });
});

describe('two boxes', () => {
  it('keep no message of the old code while the user types another one into the first', async () => {
    const page = await checkout(withZip(BOXES));
    await typeText(page.field('zip1'), '999');
    await typeText(page.field('zip2'), '9999');
    await page.settled('error');
    page.field('zip1').select();
    await typeText(page.field('zip1'), '10');
    expect(page.element.status).to.equal('idle');
    expect(page.message()).to.equal('');
    page.field('zip1').select();
    await typeText(page.field('zip1'), '999');
    page.field('city').focus();
    await page.settled('error');
    expect(page.message(), 'the old code again').to.contain('999-9999');
    expect(page.client.asked).to.have.length(1);
  });

  it('stop the lookup of the old code once the user types another one into the first', async () => {
    const page = await checkout(withZip(BOXES));
    let answer!: () => void;
    page.client.gate = new Promise((resolve) => (answer = resolve));
    await typeText(page.field('zip1'), '100');
    await typeText(page.field('zip2'), '0004');
    await page.settled('busy');
    page.field('zip1').select();
    await typeText(page.field('zip1'), '102');
    answer();
    await page.settled('idle');
    expect(page.values()).to.not.have.property('city');
    page.field('zip2').select();
    await typeText(page.field('zip2'), '0072');
    await page.settled('incomplete');
    expect(page.values()).to.include({ zip1: '102', zip2: '0072', line1: '飯田橋' });
  });

  it('look the code up if the user changes the first one and does not go on to the second', async () => {
    const timers = new HeldTimers((ms) => ms === SECOND_BOX_MS);
    const page = await checkout(withZip(BOXES));
    await typeText(page.field('zip1'), '100');
    await typeText(page.field('zip2'), '0004');
    await page.settled('incomplete');
    page.field('zip1').select();
    await typeText(page.field('zip1'), '999');
    expect(page.client.asked).to.have.length(1);
    timers.run(SECOND_BOX_MS);
    timers.release();
    await page.settled('error');
    expect(page.message()).to.contain('999-0004');
  });

  it('split a value that a script sets', async () => {
    const page = await opened(BOXES);
    for (const [text, boxes] of [
      ['１００－０００４', { zip1: '100', zip2: '0004' }],
      ['A7E2FK2', { zip1: 'A7E', zip2: '2FK2' }],
      ['10', { zip1: '10' }],
    ] as const) {
      page.element.value = text;
      expect(page.values()).to.deep.equal(boxes);
    }
    expect(page.element.value).to.equal('10');
    expect(page.client.asked).to.have.length(0);
  });

  it('leave other pastes to the browser', async () => {
    const page = await opened(BOXES);
    paste(page.field('zip1'), '102');
    expect(page.values()).to.include({ zip1: '102' });
    expect(page.field('zip2').value).to.equal('');
  });
});

describe('a code field', () => {
  it('takes any value that a script without types sets, as an input does', async () => {
    for (const page of [await checkout(STANDARD), await checkout(withZip(BOXES)), await checkout(STANDARD, 'standalone name="code"')])
      for (const [value, text] of [
        [1_020_072, '1020072'],
        [null, ''],
        [undefined, ''],
        [['1000004'], '1000004'],
      ]) {
        Reflect.set(page.element, 'value', value);
        expect(page.element.value).to.equal(text);
        expect(page.element.checkValidity()).to.equal(true);
      }
  });

  it('is looked up if a script cancels each key and writes the digits itself, without an event', async () => {
    const page = await checkout();
    const zip = page.field('zip');
    zip.addEventListener('keydown', (event) => {
      if (!/^\d$/.test(event.key)) return;
      event.preventDefault();
      const digits = (zip.selectionStart === 0 ? '' : zip.value).replace('-', '') + event.key;
      zip.value = digits.replace(/^(\d{3})(?=\d)/, '$1-');
    });
    for (const [code, town] of [
      ['1000004', '大手町'],
      ['1020072', '飯田橋'],
    ] as const) {
      zip.focus();
      zip.select();
      for (const key of code) await sendKeys({ press: key });
      await page.settled('incomplete');
      expect(page.values()).to.include({ city: '千代田区', line1: town });
    }
    expect(page.client.asked).to.have.length(2);
  });

  it('is looked up if a script cancels a paste and writes the text itself, without an event', async () => {
    const page = await checkout();
    const zip = page.field('zip');
    zip.addEventListener('paste', (event) => {
      event.preventDefault();
      zip.value = '100-0004';
    });
    paste(zip, '1000004');
    await page.settled('incomplete');
    expect(page.values()).to.include({ zip: '100-0004', city: '千代田区', line1: '大手町' });
  });

  it('looks the same code up again after a reset, with the element beside the form', async () => {
    const page = await checkout(`${STANDARD}</form><dga-address-lookup for="zip"></dga-address-lookup>`);
    const insert = async (): Promise<void> => {
      page.field('zip').focus();
      document.execCommand('insertText', false, '1000004');
      await page.settled('incomplete');
    };
    await insert();
    page.form.reset();
    await page.settled('idle');
    expect(page.element.record).to.equal(null);
    await insert();
    expect(page.values()).to.include({ city: '千代田区', line1: '大手町' });
    expect(page.client.asked).to.have.length(2);
  });
});
