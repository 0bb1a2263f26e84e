// From the fill to the submission: how a part that was lost, a block after a lookup, and an address that was kept are settled.
import { expect } from '@open-wc/testing';
import { checkout, STANDARD, typeText } from '../../support/checkout.ts';
import { press, until } from '../pickers/picker-page.ts';
import { filled, retype, typedFirst } from './order-page.ts';

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
});

describe('a Digital Address that the page keeps in its ZIP field', () => {
  it('leaves the order incomplete until the ZIP Code is there', async () => {
    const page = await checkout();
    const zip = page.field('zip');
    let text = '';
    const keep = (): void => {
      if (/[A-Z]/.test(zip.value)) text = zip.value;
      else if (text !== '') zip.value = text;
    };
    zip.addEventListener('input', keep);
    await typeText(zip, 'A7E2FK2');
    await page.settled('incomplete');
    expect(page.values()).to.include({ zip: 'A7E2FK2', line1: '丸の内２丁目７−２' });
    expect(page.message()).to.contain('郵便番号を入力してください。');
    zip.removeEventListener('input', keep);
    await retype(zip, '1000005');
    await page.settled('filled');
    expect(page.client.asked).to.have.length(1);
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
