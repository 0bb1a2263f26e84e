// What the element knows about the form may be out of date when the answer comes, or when a script of the page starts a lookup.
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { checksAreOver, pause } from '../../support/checks-after-fill.ts';
import { type Checkout, checkout, STANDARD, typeText } from '../../support/checkout.ts';
import { pointAt, press, until } from '../pickers/picker-page.ts';
import { filled } from './order-page.ts';

const FIELDS = `<label>郵便番号<input id="zip"></label><label>都道府県<input id="pref"></label><label id="row">市区町村<input id="city"></label>
  <label>町名<input id="town"></label>`;

/** Changes a style sheet, which no observer of the DOM reports. */
function setStyle(page: Checkout, rule: string): void {
  const { sheet } = page.form.querySelector('style') as HTMLStyleElement;
  sheet?.deleteRule(0);
  sheet?.insertRule(rule);
}

/** Changes between the last key and the answer, and whether the city is filled then. */
const CHANGES: Readonly<Record<string, readonly [change: (page: Checkout) => void, isFilled: boolean]>> = {
  'hides a field by a style sheet': [(page) => setStyle(page, '#row { display: none }'), false],
  'collapses the row of a field by a style sheet': [
    (page) => setStyle(page, '#row { display: block; height: 0; overflow: hidden }'),
    false,
  ],
  'disables a field': [(page) => (page.field('city').disabled = true), false],
  'makes a field readonly': [(page) => (page.field('city').readOnly = true), false],
  'gives a field another label': [(page) => page.field('row').firstChild?.replaceWith('ご担当者名'), false],
  'turns a field into a password': [(page) => (page.field('city').type = 'password'), false],
  'replaces a field': [(page) => page.field('city').replaceWith(page.field('city').cloneNode()), true],
  'replaces the row of a field': [(page) => page.field('row').replaceWith(page.field('row').cloneNode(true)), true],
};

describe('a page that changes between the last key and the answer', () => {
  for (const [name, [change, isFilled]] of Object.entries(CHANGES))
    it(`is read again before a write: it ${name}`, async () => {
      const page = await checkout(`<style>i {}</style>${FIELDS}`);
      let open: (() => void) | undefined;
      page.client.gate = new Promise((done) => (open = done));
      await typeText(page.field('zip'), '1020072');
      await waitUntil(() => page.client.asked.length === 1);
      change(page);
      open?.();
      await waitUntil(() => page.field('town').value === '飯田橋');
      expect(page.field('city').value).to.equal(isFilled ? '千代田区' : '');
    });

  it('is read again before a write: it shows a field by a style sheet', async () => {
    const page = await checkout(`<style>#row { opacity: 0 }</style>${FIELDS}`);
    let open: (() => void) | undefined;
    page.client.gate = new Promise((done) => (open = done));
    await typeText(page.field('zip'), '1020072');
    await waitUntil(() => page.client.asked.length === 1);
    setStyle(page, 'i {}');
    open?.();
    await waitUntil(() => page.field('city').value === '千代田区');
  });
});

describe('a script that changes the page and calls lookup() at once', () => {
  const COUNTRY = '<label>国<select id="country"><option>日本<option>アメリカ</select></label>';

  it('gets no request for an address that it has moved to another country', async () => {
    const page = await checkout(COUNTRY + FIELDS);
    page.field<HTMLSelectElement>('country').selectedIndex = 1;
    expect(await page.element.lookup('1020072')).to.deep.equal([]);
    page.field<HTMLSelectElement>('country').selectedIndex = 0;
    expect(await page.element.lookup('1020072')).to.have.length(1);
    expect(page.client.asked).to.have.length(1);
    expect(page.field('city').value).to.equal('千代田区');
  });

  it('gets no request for fields that it has inserted with those of another country', async () => {
    const page = await checkout(COUNTRY + FIELDS);
    const rows = [...page.form.children].filter(({ localName }) => localName === 'label');
    for (const row of rows) row.remove();
    page.form.insertAdjacentHTML('beforeend', COUNTRY.replace('<option>アメリカ', '<option selected>アメリカ') + FIELDS);
    expect(await page.element.lookup('1020072')).to.deep.equal([]);
    expect(page.client.asked).to.have.length(0);
  });

  it('finds the code field that it has shown by a style sheet, and keeps its code when it clears the form', async () => {
    const page = await checkout(`<style>label { opacity: 0 }</style>${FIELDS}`);
    page.field('zip').value = '1020072';
    setStyle(page, 'i {}');
    await page.element.lookup('1020072');
    page.element.clear();
    expect(page.values()).to.deep.equal({ zip: page.field('zip').value });
    expect(page.field('zip').value).to.not.equal('');
  });
});

async function click(button: HTMLElement): Promise<void> {
  await pointAt(button);
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'up' });
}

describe('a script that empties fields without an event while none has the focus', () => {
  it('does not get the form submitted without its block', async () => {
    const page = await filled('1020072', undefined, 'require-block');
    await typeText(page.field('line1'), '2-1');
    await press('Tab');
    await page.settled('filled');
    (document.activeElement as HTMLElement).blur();
    page.field('line1').value = '';
    await click(page.form.querySelector('button') as HTMLElement);
    await page.settled('incomplete');
    expect(page.events.some(({ type }) => type === 'submit')).to.equal(false);
    await until(() => page.message().includes('番地'));
  });

  it('leaves no message about what they contained once the user goes on', async () => {
    const page = await filled();
    const button = document.createElement('button');
    button.type = 'button';
    button.addEventListener('click', () => {
      for (const field of page.form.querySelectorAll<HTMLInputElement>('input, select')) field.value = '';
    });
    page.form.append(button);
    (document.activeElement as HTMLElement).blur();
    await click(button);
    await page.settled('idle');
    expect(page.message()).to.equal('');
  });

  const SHOWN: Readonly<Record<string, (page: Checkout) => void>> = {
    'adds a text': (page) => page.form.append('送信しました。'),
    'changes a text': (page) => void ((page.field('city').previousSibling as Text).data = '市区'),
    'changes the attribute `value`, as React does': (page) => page.field('city').setAttribute('value', ''),
  };
  for (const [name, show] of Object.entries(SHOWN))
    it(`leaves no message about what they contained if it ${name}`, async () => {
      const page = await filled();
      (document.activeElement as HTMLElement).blur();
      await checksAreOver();
      for (const field of page.form.querySelectorAll<HTMLInputElement>('input, select')) field.value = '';
      show(page);
      await page.settled('idle');
      expect(page.message()).to.equal('');
    });
});

it('a form that the page closes directly after the fill, and opens again empty, is filled by the same code', async () => {
  const page = await filled('1020072', `<div id="box">${FIELDS}</div>`);
  page.field('box').hidden = true;
  await checksAreOver();
  expect(page.message()).to.contain('飯田橋');
  for (const field of page.form.querySelectorAll('input')) field.value = '';
  page.field('box').hidden = false;
  // Pasted at once: the element has had no time to look at the form since it was opened.
  page.field('zip').focus();
  document.execCommand('insertText', false, '1020072');
  await until(() => page.field('town').value === '飯田橋');
});

it('the error of a text that the page corrects when the user leaves the code field disappears', async () => {
  const page = await checkout();
  const zip = page.field('zip');
  zip.addEventListener('blur', () => (zip.value = zip.value.replace(/^〒?(\d{3}-\d{4}).*/, '$1')));
  zip.focus();
  document.execCommand('insertText', false, '〒102-0072 東京都千代田区飯田橋');
  await page.settled('error');
  page.field('city').focus();
  await page.settled('idle');
  expect([page.message(), zip.value]).to.deep.equal(['', '102-0072']);
});

describe('a page that clicks and edits fields after the fill', () => {
  it('gets its fields read again only if a field has opened, closed or gone', async () => {
    const page = await filled('1020072', `${STANDARD}<label>備考<input id="note"></label><button type="button" id="next">次へ</button>`);
    await checksAreOver();
    let readings = 0;
    page.field('note').getAttribute = () => String(readings++);
    const goOn = async (): Promise<void> => {
      page.field('next').click();
      page.field('city').dispatchEvent(new Event('input', { bubbles: true }));
      await pause(20);
    };
    // It looks at a field of which it hears for the first time.
    await goOn();
    readings = 0;
    await goOn();
    expect(readings).to.equal(0);
    page.field('line2').style.display = 'none';
    await goOn();
    expect(readings).to.be.greaterThan(0);
  });

  it('gets a city that it enables late, and no message about what the field contained', async () => {
    const page = await filled();
    await typeText(page.field('line1'), '2-1');
    page.field('city').disabled = true;
    page.field('zip').select();
    await typeText(page.field('zip'), '5300001');
    await page.settled('incomplete');
    page.field('city').disabled = false;
    page.field('city').focus();
    await waitUntil(() => page.field('city').value === '大阪市北区');
    await nextFrame();
    await pause(0);
    expect(page.message()).not.to.contain('一致していません');
    await page.settled('filled');
  });
});
