// The order that the page stores at submit, and the message then, where the engine has a part in it: the pointer, the caret, pasted text, masks,
// number fields, what opens a form, resets and the validity.
import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { checkout, RECORDS, typeText } from '../../support/checkout.ts';
import { pause } from '../../support/checks-after-fill.ts';
import { until } from '../pickers/picker-page.ts';
import { retype } from './order-page.ts';
import {
  ADDRESS,
  answered,
  append,
  BLOCK,
  CONTRADICTION,
  enter,
  expectOrder,
  holdAnswers,
  IIDABASHI,
  nextCode,
  SEND,
  UMEDA,
  WHOLE,
  ZIP,
} from './stored-order.ts';

describe('the stored order of a shopper who uses keys and the pointer', () => {
  it('has the block in one piece if the page moves the focus into the line during the request', async () => {
    const page = await checkout(ZIP + ADDRESS + SEND);
    page.field('zip').addEventListener('input', () => page.field('zip').value.length === 7 && page.field('line1').focus());
    const answer = holdAnswers(page);
    await typeText(page.field('zip'), '1020072');
    await until(() => document.activeElement === page.field('line1'));
    await sendKeys({ type: '2-' });
    answer();
    await page.settled();
    await sendKeys({ type: '1' });
    await expectOrder(page, { stored: WHOLE, status: 'filled' });
  });

  it('has the town in front of a block alone if the pointer presses the button', async () => {
    const page = await answered();
    await retype(page.field('line1'), '2-1');
    const { left, top, width, height } = (page.form.querySelector('button') as HTMLElement).getBoundingClientRect();
    let line: unknown;
    page.form.addEventListener('submit', () => (line = new FormData(page.form).get('line1')), { capture: true });
    await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
    await until(() => line !== undefined);
    expect(line).to.equal('飯田橋2-1');
  });

  for (const type of ['pointerdown', 'mousedown'])
    it(`shows a contradiction at a click whose ${type} the page cancels, although the focus stays`, async () => {
      const page = await answered(`${ZIP}${ADDRESS}${SEND}<button type="button" id="other">確認</button>`);
      await append(page.field('line1'), '2-1');
      const other = page.field('other');
      other.addEventListener(type, (event) => event.preventDefault());
      await retype(page.field('city'), '港区');
      expect(page.message()).not.to.contain(CONTRADICTION);
      const { left, top, width, height } = other.getBoundingClientRect();
      await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
      await until(() => page.message().startsWith(CONTRADICTION));
      await expectOrder(page, { stored: { ...WHOLE, city: '港区' }, status: 'incomplete', says: CONTRADICTION });
    });

  it('names the line into which the whole address is pasted over a fill', async () => {
    const page = await answered();
    page.field('line1').focus();
    page.field('line1').select();
    document.execCommand('insertText', false, '東京都千代田区飯田橋2-1');
    await expectOrder(page, {
      stored: { ...IIDABASHI, line1: '東京都千代田区飯田橋2-1' },
      status: 'filled',
      says: '町名、番地を確認してください。',
    });
  });

  it('is sent with require-block only with a block', async () => {
    const page = await answered(undefined, undefined, 'require-block');
    await expectOrder(page, { stored: IIDABASHI, status: 'incomplete', says: BLOCK, isRefused: true });
    await append(page.field('line1'), '番地なし');
    await expectOrder(page, { stored: { ...IIDABASHI, line1: '飯田橋番地なし' }, status: 'filled' });
  });
});

describe('the stored order of a code field whose text the page or the engine changes', () => {
  const hyphenate = (text: string): string => text.replace(/\D/g, '').replace(/^(\d{3})(?=\d)/, '$1-');
  const MASKS: Readonly<Record<string, (field: HTMLInputElement) => void>> = {
    'at each key': (field) => field.addEventListener('input', () => (field.value = hyphenate(field.value))),
    'after each key': (field) => field.addEventListener('input', () => setTimeout(() => (field.value = hyphenate(field.value)))),
    'with events': (field) =>
      field.addEventListener('input', () => {
        if (field.value !== hyphenate(field.value)) enter(field, hyphenate(field.value), 'input', 'change');
      }),
  };
  for (const [name, mask] of Object.entries(MASKS))
    it(`has the address of both codes in turn: ${name}`, async () => {
      const page = await checkout(ZIP + ADDRESS + SEND);
      mask(page.field('zip'));
      await typeText(page.field('zip'), '1020072');
      await page.settled('incomplete');
      await append(page.field('line1'), '2-1');
      await expectOrder(page, { stored: { ...WHOLE, zip: '102-0072' }, status: 'filled' });
      await nextCode(page, '5300001');
      await expectOrder(page, { stored: { ...UMEDA, zip: '530-0001', line1: '梅田2-1' }, status: 'filled', says: '「2-1」を確認' });
    });

  it('keeps the first zero of a number field', async () => {
    const page = await checkout(ZIP.replace('<input', '<input type="number"') + ADDRESS + SEND);
    page.client.records['0600001'] = (RECORDS['1020072'] ?? []).map((record) => ({ ...record, zip_code: '0600001' }));
    await typeText(page.field('zip'), '0600001');
    await page.settled('incomplete');
    await expectOrder(page, { stored: { ...IIDABASHI, zip: '0600001' }, status: 'incomplete', says: BLOCK });
  });
});

describe('the stored order of a form that the page opens, closes or resets', () => {
  const closed = (box: string): string => `${ZIP}${box.replace('>', ' id="box">')}${ADDRESS}</${box.slice(1, -1).split(' ')[0]}>${SEND}`;
  const WAYS: Readonly<Record<string, readonly [box: string, open: (box: HTMLElement) => void]>> = {
    'a fieldset that a script enables': ['<fieldset disabled>', (of) => of.removeAttribute('disabled')],
    'a box that a script shows': ['<div hidden>', (of) => (of.hidden = false)],
    'a style that a script removes': ['<div style="display: none">', (of) => of.removeAttribute('style')],
    'details that a script opens': ['<details>', (of) => of.setAttribute('open', '')],
    'a dialog that a script opens': ['<dialog>', (of) => (of as HTMLDialogElement).show()],
  };
  for (const [name, [box, open]] of Object.entries(WAYS))
    it(`has the address at once, without an event of the user: ${name}`, async () => {
      const page = await answered(closed(box));
      expect(page.values()).to.deep.equal({ zip: '1020072' });
      open(page.field('box'));
      await expectOrder(page, { stored: IIDABASHI, status: 'incomplete', says: BLOCK });
    });

  it('has the address of the next code after a dialog was closed and opened', async () => {
    const page = await checkout(`<dialog id="box">${ZIP}${ADDRESS}</dialog>${SEND}`);
    const dialog = page.field<HTMLElement>('box') as HTMLDialogElement;
    dialog.show();
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    dialog.close();
    dialog.show();
    await nextCode(page, '5300001');
    await expectOrder(page, { stored: UMEDA, status: 'incomplete', says: BLOCK });
  });

  it('has the address of the same code again after a reset', async () => {
    const page = await answered(`${ZIP}${ADDRESS}${SEND}<button type="reset" id="reset">リセット</button>`);
    page.field('reset').click();
    await page.settled('idle');
    await typeText(page.field('zip'), '1020072');
    await expectOrder(page, { stored: IIDABASHI, status: 'incomplete', says: BLOCK });
  });

  it('is empty after a reset during the request', async () => {
    const page = await checkout(`${ZIP}${ADDRESS}${SEND}<button type="reset" id="reset">リセット</button>`);
    const answer = holdAnswers(page);
    await typeText(page.field('zip'), '1020072');
    page.field('reset').click();
    answer();
    await pause(0);
    await expectOrder(page, { stored: {}, status: 'idle' });
  });
});
