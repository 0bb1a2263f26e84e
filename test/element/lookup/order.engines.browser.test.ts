// From the fill to the submission: what the form contains is what the element says. In three engines, because focus, caret, selection, validity
// and the submission are theirs; order.browser.test.ts and earlier-address.browser.test.ts have what the element decides itself.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { STANDARD, typeText } from '../../support/checkout.ts';
import { press, until } from '../pickers/picker-page.ts';
import { filled, ONE_LINE, retype, tabTo, typedFirst } from './order-page.ts';

describe('a filled line that the user reaches with Tab', () => {
  it('keeps the town in front of the block that the user types', async () => {
    const page = await filled();
    await tabTo(page, 'line1');
    await sendKeys({ type: '2-1' });
    expect(page.values()['line1']).to.equal('飯田橋2-1');
    await page.settled('filled');
  });

  it('keeps the whole address of a one-line form', async () => {
    const page = await filled('1020072', ONE_LINE);
    await tabTo(page, 'line');
    await sendKeys({ type: '2-1' });
    expect(page.values()['line']).to.equal('東京都千代田区飯田橋2-1');
  });

  it('is replaced as usual by a user who types the same text again', async () => {
    const page = await filled('1020072', ONE_LINE);
    await tabTo(page, 'line');
    await sendKeys({ type: '東京都千代田区飯田橋2-1' });
    expect(page.values()['line']).to.equal('東京都千代田区飯田橋2-1');
    await page.settled('filled');
    page.element.undo();
    expect(page.values(), 'the address is the user’s').to.include({ line: '東京都千代田区飯田橋2-1' });
  });

  it("is replaced at the user's second visit", async () => {
    const page = await filled();
    await tabTo(page, 'line1');
    await press('Tab');
    await sendKeys({ down: 'Shift' });
    await press('Tab');
    await sendKeys({ up: 'Shift' });
    await sendKeys({ type: '飯田橋3' });
    expect(page.values()['line1']).to.equal('飯田橋3');
  });

  it('is replaced if the page selected the text', async () => {
    const page = await filled();
    page.field('line1').addEventListener('focus', () => page.field('line1').select());
    await tabTo(page, 'line1');
    await sendKeys({ type: '九段北1' });
    expect(page.values()['line1']).to.equal('九段北1');
  });

  it('is not touched if it does not lack the block', async () => {
    const page = await filled('1008926');
    await tabTo(page, 'line1');
    const line = page.field('line1');
    expect([line.selectionStart, line.selectionEnd]).to.deep.equal([0, line.value.length]);
  });
});

describe('a part that was lost', () => {
  it('is restored in front of a lone block when the user leaves the field, and undo keeps the block', async () => {
    const page = await filled();
    await retype(page.field('line1'), '２丁目３番');
    expect(page.element.status).to.equal('incomplete');
    expect(page.values()['line1']).to.equal('２丁目３番');
    await press('Tab');
    await until(() => page.values()['line1'] === '飯田橋２丁目３番');
    await page.settled('filled');
    page.element.undo();
    expect(page.values()).to.deep.equal({ zip: '1020072', line1: '２丁目３番' });
    page.field('line1').focus();
    await press('Tab');
    expect(page.values()['line1'], 'not again after an undo').to.equal('２丁目３番');
  });

  it('makes the form incomplete and, with require-block, invalid until a button restores it', async () => {
    const page = await filled('1020072', STANDARD, 'require-block');
    await typeText(page.field('line1'), '2-1');
    await page.settled('filled');
    expect(page.form.checkValidity()).to.equal(true);
    await retype(page.field('city'), ' ');
    page.field('city').select();
    await press('Delete');
    expect(page.element.status).to.equal('incomplete');
    await page.element.updateComplete;
    expect(page.form.checkValidity()).to.equal(false);
    await press('Tab');
    await until(() => page.part('bring-back'));
    expect(page.message()).to.contain('市区町村');
    page.part('bring-back')?.click();
    await until(() => page.values()['city'] === '千代田区');
    await page.settled('filled');
    expect(page.form.checkValidity()).to.equal(true);
  });

  it('is named, and not restored, if the user submits with Enter from the field', async () => {
    const page = await filled('1020072', ONE_LINE);
    await retype(page.field('line'), '2-1');
    await press('Enter');
    expect(page.events.some(({ type }) => type === 'submit')).to.equal(true);
    expect(page.values()['line']).to.equal('2-1');
    expect(page.element.status).to.equal('incomplete');
    await until(() => page.part('bring-back'));
  });
});

describe('require-block', () => {
  it('is satisfied by a block that the user types after the field was disabled during a lookup', async () => {
    const page = await filled('1020072', STANDARD, 'require-block');
    expect(page.form.checkValidity()).to.equal(false);
    const line = page.field('line1');
    line.disabled = true;
    await retype(page.field('zip'), '5300001');
    await until(() => page.values()['city'] === '大阪市北区');
    await page.settled();
    line.disabled = false;
    await retype(line, '梅田2-1');
    await page.element.updateComplete;
    expect(page.form.checkValidity(), line.validationMessage).to.equal(true);
  });
});

describe('a block that was typed before the answer', () => {
  it('keeps the digits in front of which the answer arrives, also with overwrite="always"', async () => {
    const page = await filled('5300001', STANDARD, 'overwrite="always"');
    const gate = Promise.withResolvers<void>();
    page.client.gate = gate.promise;
    await retype(page.field('zip'), '1020072');
    page.field('line1').focus();
    page.field('line1').setSelectionRange(2, 2);
    await sendKeys({ type: '3' });
    gate.resolve();
    await page.settled();
    await sendKeys({ type: '-4-5' });
    expect(page.values()).to.include({ city: '千代田区', line1: '飯田橋3-4-5' });
    await press('Tab');
    await page.settled('filled');
  });
});

describe('an address that was in the form before the lookup', () => {
  it('is sent with Enter in the code field once the user has kept it, also with verify="block"', async () => {
    const page = await typedFirst('verify="block"');
    await until(() => page.part('keep'));
    page.part('keep')?.click();
    await until(() => page.part('keep') === null);
    let isSent = false;
    page.form.addEventListener('submit', (event) => {
      event.preventDefault();
      isSent = true;
    });
    page.field('zip').focus();
    await press('Enter');
    await until(() => isSent);
    expect(page.part('replace')).to.equal(null);
  });
});
