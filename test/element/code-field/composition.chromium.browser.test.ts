import { expect } from '@open-wc/testing';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import { checkout, typeText } from '../../support/checkout.ts';
import { commit, compose } from './compose.ts';

describe('an input method', () => {
  it('starts no lookup while it composes, and one when the composition ends', async () => {
    const page = await checkout();
    page.field('zip').focus();
    for (const text of ['１', '１０２', '１０２ー０', '１０２ー００７', '１０２ー００７２']) await compose(text);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(page.field('zip').value).to.equal('１０２ー００７２');
    expect(page.client.asked).to.have.length(0);
    await commit('１０２ー００７２');
    await page.settled('incomplete');
    expect(page.client.asked.map(({ code }) => code)).to.deep.equal(['1020072']);
    expect(page.values()).to.include({ zip: '１０２ー００７２', city: '千代田区' });
  });

  it('changes nothing when the composition is canceled', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '102');
    await compose('００７２');
    await compose('');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(page.client.asked).to.have.length(0);
  });

  it('may compose in the block field: unconverted text does not count as a block', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    page.field('line1').focus();
    await sendKeys({ press: 'End' });
    await compose('さん');
    await commit('３丁目');
    await page.settled('filled');
    expect(page.values()).to.include({ line1: '飯田橋３丁目' });
  });
});

describe('input devices', () => {
  it('that type fast and press Enter, such as barcode readers, do not submit the form before it is filled', async () => {
    const page = await checkout();
    let answer!: () => void;
    page.client.gate = new Promise((resolve) => (answer = resolve));
    page.field('zip').focus();
    await executeServerCommand('cdp', { method: 'Input.insertText', params: { text: '1020072' } });
    await sendKeys({ press: 'Enter' });
    expect(page.events.map(({ type }) => type)).not.to.include('submit');
    answer();
    await page.settled('incomplete');
    expect(page.values()).to.include({ line1: '飯田橋' });
    expect(page.client.asked).to.have.length(1);
  });

  it('that dictate の instead of the hyphen enter a ZIP Code', async () => {
    const page = await checkout();
    page.field('zip').focus();
    await commit('102の0072');
    await page.settled('incomplete');
    expect(page.values()).to.include({ city: '千代田区' });
  });
});
