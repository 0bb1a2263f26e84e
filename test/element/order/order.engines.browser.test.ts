// From the fill to the submission: what the form contains is what the element says. In three engines, because focus, caret, selection, validity
// and the submission are theirs; order.browser.test.ts and earlier-address.browser.test.ts have what the element decides itself.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { STANDARD } from '../../support/checkout.ts';
import { press, until } from '../pickers/picker-page.ts';
import { filled, ONE_LINE, retype, tabTo } from './order-page.ts';

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
