// Typing, pasting, validity and line breaks in a code field; code-field.browser.test.ts has what the element decides itself.
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { checkout, typeText } from '../../support/checkout.ts';
import { BOXES, NARROW, opened, paste, withZip } from './code-field-page.ts';

describe('a code field whose attributes refuse letters', () => {
  it('accepts a Digital Address while the element watches it, and submits the ZIP Code that the page requires', async () => {
    const page = await opened(NARROW);
    const zip = page.field('zip');
    let answer!: () => void;
    page.client.gate = new Promise((resolve) => (answer = resolve));
    await typeText(zip, 'A7E-2FK2');
    expect(zip.value).to.equal('A7E-2FK2');
    expect(zip.validity.valid, 'no complaint while it is typed').to.equal(true);
    answer();
    await page.settled('filled');
    expect(new FormData(page.form).get('zip')).to.equal('1000005');
    expect(zip.checkValidity()).to.equal(true);
    page.part('undo')?.click();
    expect(zip.value).to.equal('A7E-2FK2');
  });

  it("still validates ZIP Codes by the page's attributes", async () => {
    const page = await opened(NARROW);
    const zip = page.field('zip');
    for (const wrong of ['100', '100000', '10000045', 'A7E2FK', 'ABCDEFG!']) {
      zip.value = wrong;
      expect(zip.validity.valid, wrong).to.equal(false);
    }
    for (const right of ['1000004', 'A7E2FK2', 'a7e-2fk2', 'Ａ７Ｅ２ＦＫ２']) {
      zip.value = right;
      expect(zip.validity.valid, right).to.equal(true);
    }
  });
});

describe('two boxes', () => {
  it('take a ZIP Code and a Digital Address typed one after the other', async () => {
    const page = await opened(BOXES);
    await typeText(page.field('zip1'), '102');
    await typeText(page.field('zip2'), '0072');
    await page.settled('incomplete');
    expect(page.values()).to.include({ zip1: '102', zip2: '0072', city: '千代田区', line1: '飯田橋' });
    page.field('zip1').select();
    await typeText(page.field('zip1'), 'A7E');
    page.field('zip2').select();
    await typeText(page.field('zip2'), '2FK2');
    await page.settled('filled');
    expect(page.values()).to.include({ zip1: '100', zip2: '0005', line1: '丸の内２丁目７−２' });
    expect(page.client.asked.map(({ code }) => code)).to.deep.equal(['1020072', 'A7E2FK2']);
    page.part('undo')?.click();
    expect(page.values()).to.include({ zip1: '102', zip2: '0072', city: '千代田区', line1: '飯田橋' });
  });

  for (const text of ['102-0072', '〒１０２－００７２', '1020072']) {
    it(`split ${text} that is pasted into the first`, async () => {
      const page = await opened(BOXES);
      paste(page.field('zip1'), text);
      await page.settled('incomplete');
      expect(page.values()).to.include({ zip1: '102', zip2: '0072' });
      expect(page.client.asked).to.have.length(1);
    });
  }

  it('split a Digital Address that is pasted into either', async () => {
    const page = await opened(BOXES);
    paste(page.field('zip2'), 'a7e-2fk2');
    await page.settled('filled');
    expect(page.values()).to.include({ zip1: '100', zip2: '0005', line1: '丸の内２丁目７−２' });
  });
});

describe('a code field', () => {
  it('accepts a whole pasted code that maxlength would cut off', async () => {
    const page = await opened(NARROW);
    paste(page.field('zip'), '〒１０２－００７２ ');
    await page.settled('incomplete');
    expect(page.field('zip').value).to.equal('1020072');
  });
});

describe('a textarea as the code field', () => {
  it('fills the address when its text becomes a ZIP Code, and undo empties it again', async () => {
    const page = await checkout(withZip('<label>郵便番号<textarea id="zip" name="zip"></textarea></label>'));
    const zip = page.field('zip');
    await typeText(zip, '100-0004');
    await page.settled('incomplete');
    expect(page.values()).to.include({ zip: '100-0004', pref: '東京都', city: '千代田区' });
    page.part('undo')?.click();
    expect(page.values()).to.deep.equal({ zip: '100-0004' });
  });

  it('is not filled twice by an Enter, which breaks the line', async () => {
    const page = await checkout(withZip('<label>郵便番号<textarea id="zip" name="zip"></textarea></label>'));
    const zip = page.field('zip');
    await typeText(zip, '1000004');
    await page.settled('incomplete');
    const asked = page.client.asked.length;
    zip.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => zip.value === '1000004\n', 'the browser breaks the line');
    expect(page.client.asked.length).to.equal(asked);
    expect(page.element.status).to.equal('incomplete');
  });
});
