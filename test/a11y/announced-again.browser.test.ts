// Messages that a user's new action sets again, with the same text: a screen reader must say them again.
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type Checkout, checkout, openLine, STANDARD, typeText } from '../support/checkout.ts';
import { choose, pickerPage, until } from '../element/pickers/picker-page.ts';
import { listen, type Transcript } from './live-region.ts';

const UNFINISHED = '郵便番号は7桁です。';
const FILLED = '東京都千代田区飯田橋を入力しました。番地を入力してください。';
const CONTRADICTED = '郵便番号と住所が一致していません。';

interface Heard extends Checkout {
  readonly code: HTMLInputElement;
  readonly heard: Transcript;
  /** Waits until so many sentences are announced. */
  hears(count: number): Promise<void>;
}

async function open(attributes = ''): Promise<Heard> {
  const page = await checkout(STANDARD, attributes);
  await openLine(page, page.field('zip'));
  const heard = listen(page);
  const hears = (count: number): Promise<void> => waitUntil(() => heard.said.length === count, `heard: ${heard.said.join(' | ')}`);
  return { ...page, code: page.field('zip'), heard, hears };
}

/** Empties the code field, one key after the other. */
async function empty({ code, element }: Heard): Promise<void> {
  while (code.value !== '') await sendKeys({ press: 'Backspace' });
  await element.updateComplete;
}

describe('a message with the text of the last one', () => {
  it('is announced for each unfinished code that the user leaves, and on return to it', async () => {
    const page = await open();
    await typeText(page.code, '102');
    page.field('line2').focus();
    await page.hears(1);
    page.code.focus();
    await page.hears(2);
    await empty(page);
    await typeText(page.code, '103');
    page.field('line2').focus();
    await page.hears(3);
    expect(page.heard.said).to.deep.equal([UNFINISHED, UNFINISHED, UNFINISHED]);
  });

  it('is announced on return to an unfinished code in the built-in input', async () => {
    const page = await open('standalone');
    const input = page.part('input') as HTMLInputElement;
    await typeText(input, '102');
    page.field('line2').focus();
    await page.hears(1);
    input.focus();
    await page.hears(2);
    expect(page.heard.said).to.deep.equal([UNFINISHED, UNFINISHED]);
  });

  it('is announced for each Enter on an unfinished code', async () => {
    const page = await open();
    await typeText(page.code, '102');
    await sendKeys({ press: 'Enter' });
    await page.hears(1);
    await sendKeys({ press: 'Enter' });
    await page.hears(2);
    await sendKeys({ press: 'Enter' });
    await page.hears(3);
    expect(page.heard.said).to.deep.equal([UNFINISHED, UNFINISHED, UNFINISHED]);
  });

  it('is announced if the user types the same unknown code again', async () => {
    const page = await open();
    await typeText(page.code, '9999999');
    await page.hears(1);
    await empty(page);
    await typeText(page.code, '9999999');
    await page.hears(2);
    expect(page.heard.said[1]).to.equal(page.heard.said[0]);
  });

  it('is announced once more if Tab cuts a failure off, and not if a newer message came', async () => {
    const page = await open();
    await typeText(page.code, '9999999');
    await page.hears(1);
    await sendKeys({ press: 'Tab' });
    await page.hears(2);
    expect(page.heard.said[1]).to.equal(page.heard.said[0]);
    page.code.select();
    await typeText(page.code, '9999998');
    await page.hears(3);
    await sendKeys({ press: 'Tab' });
    page.code.select();
    await typeText(page.code, '1020072');
    await page.hears(4);
    // The time of the pause, by a second failure that is repeated.
    page.code.select();
    await typeText(page.code, '9999999');
    await page.hears(5);
    await sendKeys({ press: 'Tab' });
    await page.hears(6);
    expect(page.heard.said.slice(3)).to.deep.equal([FILLED, page.heard.said[5], page.heard.said[5]]);
  });

  it('is announced once more if Tab cuts a fill off, and no further time', async () => {
    const page = await open();
    await typeText(page.code, '1020072');
    await page.hears(1);
    await sendKeys({ press: 'Tab' });
    await page.hears(2);
    page.field('line1').focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ type: '2-1' });
    await sendKeys({ press: 'Tab' });
    page.code.select();
    await typeText(page.code, '9999999');
    await page.hears(3);
    expect(page.heard.said.slice(0, 2)).to.deep.equal([FILLED, FILLED]);
    expect(page.heard.said[2]).to.include('見つかりません');
  });

  it('is announced without the block if the user types that right behind the Tab', async () => {
    const page = await open();
    await typeText(page.code, '1020072');
    await page.hears(1);
    await sendKeys({ press: 'Tab' });
    page.field('line1').focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ type: '2-1' });
    await page.hears(2);
    expect(page.heard.said[1]).to.equal('東京都千代田区飯田橋を入力しました。');
  });

  it('is announced if the user fills the form from the same code again', async () => {
    const page = await open();
    await typeText(page.code, '1020072');
    await page.hears(1);
    await empty(page);
    await typeText(page.code, '1020072');
    await page.hears(2);
    expect(page.heard.said).to.deep.equal([FILLED, FILLED]);
  });

  it('is announced for each press of a button that looks up a text that is no code', async () => {
    const page = await open('trigger="button"');
    await typeText(page.code, '12%');
    await sendKeys({ press: 'Enter' });
    await page.hears(1);
    await sendKeys({ press: 'Enter' });
    await page.hears(2);
    expect(page.heard.said[1]).to.equal(page.heard.said[0]);
  });

  it('is announced if the page selects another address for the user', async () => {
    const page = await open();
    await typeText(page.code, '1020072');
    await page.hears(1);
    await page.element.select(page.client.records['9800000']?.[0] ?? (page.element.record as never));
    await page.element.select(page.client.records['9800000']?.[1] ?? (page.element.record as never));
    await page.settled('incomplete');
    expect(page.heard.said.length).to.equal(3);
    page.heard.stop();
  });

  it('is announced for each choice in a picker', async () => {
    const page = await pickerPage();
    const heard = listen(page);
    await choose(page.picker('prefecture'), '東京都');
    await until(() => heard.said.length === 1);
    await choose(page.picker('prefecture'), '北海道');
    await until(() => heard.said.length === 2, heard.said.join(' | '));
    await choose(page.picker('prefecture'), '東京都');
    await until(() => heard.said.length === 3, heard.said.join(' | '));
    expect(heard.said[2]).to.equal(heard.said[0]);
  });

  it('is not announced by a redraw of the same state', async () => {
    const page = await open();
    await typeText(page.code, '1020072');
    await page.hears(1);
    page.element.requestUpdate();
    await page.element.updateComplete;
    page.code.focus();
    page.field('line2').focus();
    await typeText(page.field('line2'), 'abc');
    await page.element.updateComplete;
    expect(page.heard.said).to.deep.equal([FILLED]);
  });

  it('is announced if a shop compares ZIP Code and address again, and they still differ', async () => {
    const page = await open('verify="warn"');
    page.code.value = '1020072';
    page.field<HTMLSelectElement>('pref').value = '東京都';
    page.field('city').value = '港区';
    page.field('line1').value = '飯田橋';
    await page.element.check();
    await page.hears(1);
    await page.element.check();
    await page.hears(2);
    expect(page.heard.said[1]).to.equal(page.heard.said[0]);
  });
});

describe('a contradiction beside an open list', () => {
  it('is announced when the user leaves the field, and once more when the list closes', async () => {
    const page = await open();
    await typeText(page.code, '9800000');
    await page.settled('choosing');
    await waitUntil(() => page.part('list'));
    await page.hears(1);
    const city = page.field('city');
    city.focus();
    city.select();
    await sendKeys({ type: '千代田区' });
    await page.element.updateComplete;
    expect(page.heard.said.length).to.equal(1);
    page.field('line2').focus();
    await page.hears(2);
    expect(page.heard.said[1]).to.contain(CONTRADICTED);
    page.code.focus();
    await sendKeys({ press: 'Escape' });
    await page.hears(3);
    expect(page.heard.said[2]).to.contain(CONTRADICTED);
  });
});
