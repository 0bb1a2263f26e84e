import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { completeRecord } from '../../../src/address/record.ts';
import { LookupError } from '../../../src/address/lookup-error.ts';
import { RESPONSE_MS } from '../../../src/element/order/second-pass.ts';
import { type Checkout, checkout, STANDARD, typeText } from '../../support/checkout.ts';
import { nextTask } from '../../support/next-task.ts';
import { checksAreOver } from '../../support/checks-after-fill.ts';

/** Fills fields as browsers do: in one go, without keys. */
function autofill(page: Checkout, values: Record<string, string>): void {
  for (const [id, value] of Object.entries(values)) {
    const field = page.field(id);
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Inserts text as a paste does: over the selection, in one event of the user. */
async function insertText(field: HTMLInputElement, text: string): Promise<void> {
  field.focus();
  document.execCommand('insertText', false, text);
}

/** Everything that was under way has ended. */
async function quiet(page: Checkout): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 30));
  await waitUntil(() => page.element.status !== 'busy');
}

const typesOf = (page: Checkout): string[] => page.events.map(({ type }) => type);

describe('keys that change nothing', () => {
  it('change no field and start no lookup: copying, arrows, Shift, Tab, Home, the same character again', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await typeText(page.field('line1'), '1-2-3');
    await page.settled('filled');
    const before = page.values();
    const { length } = page.events;
    page.field('zip').focus();
    for (const press of ['a', 'c', 'Insert']) {
      await sendKeys({ down: 'Control' });
      await sendKeys({ press });
      await sendKeys({ up: 'Control' });
    }
    for (const press of ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Shift', 'Escape', 'Tab']) await sendKeys({ press });
    page.field('zip').focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ type: '2' });
    await quiet(page);
    expect(page.values()).to.deep.equal(before);
    expect(page.events).to.have.length(length);
    expect(page.client.asked).to.have.length(1);
  });
});

describe('another ZIP Code', () => {
  it("replaces the beginning of a line, keeps the user's addition, and asks for a check", async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await typeText(page.field('line1'), '1-2-3');
    await page.settled('filled');
    expect(page.message()).not.to.include('確認');
    page.field('zip').select();
    await sendKeys({ type: '1000004' });
    await waitUntil(() => page.field('line1').value !== '飯田橋1-2-3');
    expect(page.values()).to.include({ line1: '大手町1-2-3' });
    await waitUntil(() => page.message() === '町名を「大手町」に変更しました。番地「1-2-3」を確認してください。', page.message());
    expect(page.part('status')?.textContent).to.contain('番地を確認してください。');
    await typeText(page.field('line1'), '4');
    await waitUntil(() => page.message() === '');
  });

  it('names what changed, and shows the message about the block beside its field', async () => {
    const page = await checkout(
      STANDARD.replace('address-line1"></label>', 'address-level3"></label><label>番地 <input id="block"></label>'),
    );
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await typeText(page.field('block'), '2-1');
    await page.settled('filled');
    page.field('zip').select();
    await sendKeys({ type: '1000004' });
    await waitUntil(() => page.message() === '町名を「大手町」に変更しました。番地「2-1」を確認してください。', page.message());
    page.part('undo')?.click();
    await waitUntil(() => page.field('line1').value === '飯田橋');
    expect(page.message()).not.to.contain('変更しました');
  });

  it('asks for a check of the block that the user typed in a later step, which the page hides and shows again', async () => {
    const page = await checkout(
      STANDARD.replace('address-line1"></label>', 'address-level3"></label><div id="step"><label>番地 <input id="block"></label></div>'),
    );
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await typeText(page.field('block'), '2-1');
    await page.settled('filled');
    const step = document.querySelector('#step') as HTMLElement;
    step.hidden = true;
    page.field('zip').select();
    await sendKeys({ type: '1000004' });
    const check = '町名を「大手町」に変更しました。番地「2-1」を確認してください。';
    await waitUntil(() => page.message().startsWith(check), page.message());
    step.hidden = false;
    page.field('block').focus();
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => page.message() === check, page.message());
    await typeText(page.field('block'), '3');
    await waitUntil(() => !page.message().includes('確認'), page.message());
  });

  it('names what changed for screen readers only, before a block is typed', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    page.field('zip').select();
    await sendKeys({ type: '1000004' });
    await waitUntil(() => page.message() === '町名を「大手町」に変更しました。番地を入力してください。', page.message());
  });
});

it('the element asks for the town, without requiring it, in an area whose towns are not listed', async () => {
  const page = await checkout(STANDARD, 'require-block');
  page.client.records['1000000'] = [
    completeRecord({
      zip_code: '1000000',
      pref_code: '13',
      pref_name: '東京都',
      city_code: '13101',
      city_name: '千代田区',
      town_name: '以下に掲載がない場合',
    }),
  ];
  await typeText(page.field('zip'), '1000000');
  await page.settled('incomplete');
  await waitUntil(() => page.message().includes('町名、番地を入力してください。'), page.message());
  await typeText(page.field('line1'), '1-2');
  await page.settled('filled');
  expect(page.form.checkValidity()).to.equal(true);
  await waitUntil(() => page.message().includes('町名を入力してください。'), 'a block alone');
  page.field('line1').select();
  await typeText(page.field('line1'), 'みどり1-2');
  await waitUntil(() => !page.message().includes('町名'), 'a town');
});

describe('answers without a record', () => {
  it('change no field: incomplete, unknown and failed codes', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    const { zip: _, ...address } = page.values();
    await sendKeys({ press: 'Backspace' });
    await quiet(page);
    expect(page.values()).to.include(address);
    await sendKeys({ type: '9' });
    await page.settled('error');
    expect(page.values()).to.include(address);
    page.client.fail = new LookupError('unavailable', 'down');
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ type: '8' });
    await page.settled('error');
    expect(page.values()).to.include(address);
  });
});

describe('the message of a fill', () => {
  it('disappears when the code changes, and reappears with the same code without a request', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(page.message()).to.contain('飯田橋を入力しました。');
    await sendKeys({ press: 'Backspace' });
    await page.element.updateComplete;
    expect(page.message()).to.equal('');
    expect(page.part('enter-block') === null, 'button for the block').to.equal(true);
    expect(page.part('undo') === null, 'undo').to.equal(false);
    await sendKeys({ type: '2' });
    await page.element.updateComplete;
    expect(page.message()).to.contain('飯田橋を入力しました。');
    expect(page.client.asked.length).to.equal(1);
    page.field('zip').select();
    await sendKeys({ press: 'Delete' });
    await page.element.updateComplete;
    expect(page.message()).to.equal('');
  });

  it('stays when the ZIP Code of a Digital Address is typed', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), 'A7E2FK2');
    await page.settled('filled');
    page.field('zip').select();
    await sendKeys({ type: '1000005' });
    await page.element.updateComplete;
    expect(page.message()).to.contain('を入力しました。');
  });

  it('still lets a typed block make the form valid while the code is incomplete', async () => {
    const page = await checkout(undefined, 'require-block');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await sendKeys({ press: 'Backspace' });
    await typeText(page.field('line1'), '1-2-3');
    await page.settled('filled');
    expect(page.form.checkValidity()).to.equal(true);
    expect(page.message()).to.equal('郵便番号は7桁です。');
  });
});

describe("the browser's autofill", () => {
  const MINE = { zip: '1020072', pref: '東京都', city: '千代田区', line1: '飯田橋1-2-3', line2: 'メゾン101' };

  it('is kept if it fills code and address at once', async () => {
    const page = await checkout();
    autofill(page, MINE);
    await quiet(page);
    expect(page.values()).to.deep.equal(MINE);
    expect(page.message()).to.equal('');
    expect(page.part('undo') === null, 'undo').to.equal(true);
  });

  it('has its empty fields filled, in any order, and undo empties them', async () => {
    const page = await checkout();
    autofill(page, { city: '千代田区', zip: '1020072' });
    await page.settled('incomplete');
    expect(page.values()).to.deep.equal({ zip: '1020072', pref: '東京都', city: '千代田区', line1: '飯田橋' });
    page.part('undo')?.click();
    expect(page.values()).to.deep.equal({ zip: '1020072', city: '千代田区' });
  });

  it('gets the ZIP Code of its Digital Address, which the page requires', async () => {
    const page = await checkout();
    autofill(page, { zip: 'A7E2FK2', city: '千代田区', line1: '丸の内2-7-2' });
    await page.settled();
    expect(page.values()).to.include({ zip: '100-0005', line1: '丸の内2-7-2' });
  });

  it('names its town among those of its code, so that no list is needed', async () => {
    const page = await checkout();
    autofill(page, { zip: '9800000', pref: '宮城県', city: '仙台市青葉区', line1: '一番町3-1' });
    await page.settled('filled');
    expect(page.message()).to.equal('');
  });

  it('gets the list of the towns of its code if it names none', async () => {
    const page = await checkout();
    autofill(page, { zip: '9800000', pref: '宮城県', city: '仙台市青葉区' });
    await page.settled('choosing');
    expect(page.values()).to.deep.equal({ zip: '9800000', pref: '宮城県', city: '仙台市青葉区' });
  });

  it('is replaced as a whole or kept if it does not match the code', async () => {
    const page = await checkout();
    const other = { ...MINE, pref: '大阪府', city: '大阪市北区', line1: '天神橋3-2' };
    autofill(page, other);
    await page.settled('incomplete');
    expect(page.values()).to.deep.equal(other);
    expect(page.message()).to.equal(
      '郵便番号と住所が一致していません。郵便番号の住所は東京都千代田区飯田橋です。置き換えるか、このままにするかを選択してください。',
    );
    expect(page.part('keep') === null, 'keep').to.equal(false);
    page.part('replace')?.click();
    await waitUntil(() => page.part('undo'), 'drawn');
    expect(page.values()).to.deep.equal({ zip: '1020072', pref: '東京都', city: '千代田区', line1: '飯田橋' });
    await waitUntil(() => page.message().includes('以前の番地、建物名を消去しました。'), 'names the old block and building');
    page.part('undo')?.click();
    expect(page.values()).to.deep.equal(other);
  });

  it('is completed by a lookup if it fills only the code', async () => {
    const page = await checkout();
    autofill(page, { zip: '1020072' });
    await page.settled('incomplete');
    expect(page.values()).to.deep.equal({ zip: '1020072', pref: '東京都', city: '千代田区', line1: '飯田橋' });
  });

  it('is distinguished from a script that fills the fields one by one, whose text belongs to the user', async () => {
    const page = await checkout();
    autofill(page, { city: 'わたしの市' });
    await new Promise((resolve) => setTimeout(resolve));
    autofill(page, { zip: '1020072' });
    await page.settled('incomplete');
    expect(page.values()).to.deep.equal({ zip: '1020072', city: 'わたしの市' });
  });
});

describe('overwrite', () => {
  const typed = async (policy: string): Promise<Checkout> => {
    const page = await checkout(undefined, `overwrite="${policy}"`);
    await typeText(page.field('city'), 'わたしの市');
    await typeText(page.field('line1'), '飯田橋3-10');
    await typeText(page.field('zip'), '1020072');
    await page.settled();
    return page;
  };

  it('own: keeps a saved address of another place until the user chooses', async () => {
    const page = await typed('own');
    expect(page.values()).to.deep.equal({ zip: '1020072', city: 'わたしの市', line1: '飯田橋3-10' });
  });

  it("empty: keeps even the element's earlier text", async () => {
    const page = await checkout(undefined, 'overwrite="empty"');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    page.field('zip').select();
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    expect(page.values()).to.include({ pref: '東京都', city: '千代田区', line1: '飯田橋' });
    page.field('zip').select();
    await typeText(page.field('zip'), '1000004');
    await page.settled('incomplete');
    expect(page.values(), 'the town of the first code').to.include({ line1: '飯田橋' });
    expect(page.message(), 'which contradicts the code').to.equal(
      '郵便番号と住所が一致していません。郵便番号の住所は東京都千代田区大手町です。',
    );
    expect(page.part('replace'), 'the replacement').not.to.equal(null);
    expect(page.events.at(-1), 'the town of another code is not a block').to.deep.equal({
      type: 'dga-incomplete',
      detail: { missing: ['block'] },
    });
  });

  it('ask: offers to replace the text, in one step that can be undone', async () => {
    const page = await typed('ask');
    expect(page.values()).to.include({ city: 'わたしの市' });
    await waitUntil(() => page.part('replace') !== null);
    page.part('replace')?.click();
    await waitUntil(() => page.part('replace') === null, 'drawn');
    expect(page.values()).to.include({ city: '千代田区', line1: '飯田橋3-10' });
    page.part('undo')?.click();
    expect(page.values()).to.deep.equal({ zip: '1020072', city: 'わたしの市', line1: '飯田橋3-10' });
  });

  it('always: replaces text, except text that contains the new part and more', async () => {
    const page = await typed('always');
    expect(page.values()).to.include({ city: '千代田区', line1: '飯田橋3-10' });
    page.part('undo')?.click();
    expect(page.values()).to.include({ city: 'わたしの市', line1: '飯田橋3-10' });
  });
});

describe('a form that was emptied', () => {
  it('is filled again by the same code after the user, the page or the element emptied it', async () => {
    const page = await checkout();
    const fields = page.form.querySelectorAll<HTMLInputElement>('input, select');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    const filled = page.values();
    // A script of the page, without an event.
    for (const field of fields) field.value = '';
    await typeText(page.field('zip'), '1020072');
    await waitUntil(() => page.client.asked.length === 2);
    await waitUntil(() => page.values()['line1']);
    expect(page.values()).to.deep.equal(filled);
    for (const field of fields) {
      field.value = '';
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContentBackward' }));
    }
    await typeText(page.field('zip'), '1020072');
    await waitUntil(() => page.values()['line1']);
    expect(page.values()).to.deep.equal(filled);
    expect(page.client.asked.length).to.equal(3);
  });

  for (const [how, enter] of [
    ['typed', (field: HTMLInputElement) => typeText(field, '1020072')],
    ['inserted at once', (field: HTMLInputElement) => insertText(field, '1020072')],
  ] as const)
    it(`is filled by the code although the user had typed the address: ${how}`, async () => {
      const page = await checkout();
      page.field('pref').value = '東京都';
      page.field('pref').dispatchEvent(new Event('change', { bubbles: true }));
      await typeText(page.field('city'), '千代田区');
      await typeText(page.field('line1'), '飯田橋');
      await typeText(page.field('zip'), '1020072');
      await page.settled('incomplete');
      for (const id of ['city', 'line1']) {
        page.field(id).select();
        page.field(id).focus();
        await sendKeys({ press: 'Delete' });
      }
      page.field('zip').select();
      await enter(page.field('zip'));
      await waitUntil(() => page.values()['line1'] === '飯田橋', 'filled');
      expect(page.values()).to.deep.equal({ zip: '1020072', pref: '東京都', city: '千代田区', line1: '飯田橋' });
    });

  it('is not filled by the code once the user has typed another address into it', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    for (const [id, text] of [
      ['city', ''],
      ['line1', '岩本町'],
    ] as const) {
      page.field(id).select();
      page.field(id).focus();
      await sendKeys(text === '' ? { press: 'Delete' } : { type: text });
    }
    page.field('zip').select();
    await typeText(page.field('zip'), '1020072');
    await quiet(page);
    expect(page.values()).to.deep.equal({ zip: '1020072', pref: '東京都', line1: '岩本町' });
  });

  it('keeps its remaining fields if only some were emptied', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    // Before that, a field that is emptied counts as the page's response to the fill, and is filled again.
    await checksAreOver(RESPONSE_MS);
    page.field('line1').value = '';
    page.field('zip').value = '';
    await typeText(page.field('zip'), '1020072');
    await page.element.updateComplete;
    expect(page.client.asked.length).to.equal(1);
    expect(page.values()).not.to.have.property('line1');
  });
});

describe('a record that the page made', () => {
  it('fills strings, and ignores values of other types', async () => {
    const page = await checkout();
    await page.element.select({
      zip_code: 1020072,
      pref_name: { toString: () => '東京都' },
      city_name: ['千代田区'],
      town_name: '飯田橋',
      block_name: true,
    } as never);
    expect(page.values()).to.deep.equal({ zip: '102-0072', line1: '飯田橋' });
    expect(page.element.status).to.equal('incomplete');
  });
});

describe('undo', () => {
  it('restores the values and the code from before the last fill', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    page.field('zip').select();
    await typeText(page.field('zip'), 'A7E2FK2');
    await page.settled('filled');
    page.part('undo')?.click();
    expect(page.values()).to.deep.equal({ zip: '1020072', pref: '東京都', city: '千代田区', line1: '飯田橋' });
    expect(page.events.at(-1)).to.deep.include({ type: 'dga-undo' });
  });

  it('keeps fields that changed after the fill', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await typeText(page.field('line1'), '1-2-3');
    page.element.undo();
    expect(page.values()).to.deep.equal({ zip: '1020072', line1: '飯田橋1-2-3' });
    expect(page.events.at(-1)?.detail).to.deep.equal({ restored: ['prefecture', 'city'] });
  });
});

describe('text that the element wrote', () => {
  it('belongs to the user after they type there, even the same text, and after the browser fills it', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), 'A7E2FK2');
    await page.settled('filled');
    await typeText(page.field('line2'), 'x');
    await sendKeys({ press: 'Backspace' });
    autofill(page, { city: '千代田区' });
    page.element.clear();
    expect(page.values()).to.deep.equal({ zip: '100-0005', city: '千代田区', line2: '部屋番号：サンプル１' });
  });
});

describe('fields that scripts of the page control', () => {
  it('are filled and undone through an input mask', async () => {
    const page = await checkout();
    const zip = page.field('zip');
    zip.addEventListener('input', () => {
      zip.value = zip.value.replace(/^(\d{3})-?(\d{1,4})$/, '$1-$2');
    });
    page.field('line1').addEventListener('input', (event) => {
      const field = event.target as HTMLInputElement;
      const next = field.value.normalize('NFKC').replaceAll('−', '-');
      if (next === field.value) return;
      field.value = next;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    page.element.zipFormat = 'digits';
    await typeText(zip, 'A7E2FK2');
    await page.settled('filled');
    expect(page.values()).to.include({ zip: '100-0005', line1: '丸の内2丁目7-2' });
    zip.select();
    await typeText(zip, '1020072');
    await page.settled('incomplete');
    expect(page.values(), 'still ours, and replaced').to.include({ line1: '飯田橋' });
    expect(page.values()).not.to.have.property('line2');
  });

  it('keep a value if they refuse the new one, which the fill reports', async () => {
    const page = await checkout();
    const city = page.field('city');
    city.addEventListener('input', () => (city.value &&= 'x'));
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    const fill = page.events.find(({ type }) => type === 'dga-fill')?.detail as { unfilled: string[] };
    expect(fill.unfilled).to.include('city');
    expect(city.value).to.equal('');
    expect(page.message()).to.match(/入力しました。市区町村、番地を入力してください。$/);
  });

  it('are named in the message while they have no option for a part and the user has not chosen', async () => {
    const page = await checkout(`
      <input id="zip" autocomplete="postal-code">
      <select id="prefecture" autocomplete="address-level1"><option value="">選択してください<option>大阪府<option>京都府</select>
      <input id="city" autocomplete="address-level2">
      <input id="town" data-dga-field="town">`);
    const prefecture = page.field<HTMLSelectElement>('prefecture');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(prefecture.selectedIndex).to.equal(0);
    expect(page.message()).to.equal('千代田区飯田橋を入力しました。都道府県を入力してください。');
    expect(page.events.map(({ type }) => type)).not.to.include('dga-incomplete');
    prefecture.selectedIndex = 1;
    prefecture.dispatchEvent(new Event('change', { bubbles: true }));
    await waitUntil(() => !page.message().includes('都道府県'));
    expect(page.message()).to.equal('千代田区飯田橋を入力しました。');
  });

  it('are filled if the page replaces them during the lookup', async () => {
    const page = await checkout();
    let open!: () => void;
    page.client.gate = new Promise((resolve) => (open = resolve));
    await typeText(page.field('zip'), '1020072');
    page.field('city').replaceWith(Object.assign(page.field('city').cloneNode(), { id: 'city' }));
    page.field('line2').remove();
    open();
    await page.settled('incomplete');
    expect(page.values()).to.include({ city: '千代田区', line1: '飯田橋' });
  });

  it('that are selects without an empty option count as unset until the user touches them', async () => {
    const bare =
      '<input id="zip" autocomplete="postal-code"><select id="pref" autocomplete="address-level1"><option>北海道</option><option>東京都</option></select>';
    const untouched = await checkout(bare);
    await typeText(untouched.field('zip'), '1020072');
    await untouched.settled('filled');
    expect(untouched.values()).to.include({ pref: '東京都' });
    const touched = await checkout(bare);
    touched.field('pref').dispatchEvent(new Event('input', { bubbles: true }));
    await typeText(touched.field('zip'), '1020072');
    await touched.settled('incomplete');
    expect(touched.values()).to.include({ pref: '北海道' });
  });
});

describe('the list of several records', () => {
  it('closes with Escape, and reopens with a key or the button', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    await waitUntil(() => page.part('list'));
    await sendKeys({ press: 'Escape' });
    await page.settled('idle');
    expect(page.part('list') === null, 'list').to.equal(true);
    expect(document.activeElement?.id).to.equal('zip');
    await sendKeys({ press: 'ArrowDown' });
    await page.settled('choosing');
    await waitUntil(() => document.activeElement === page.element);
    await sendKeys({ press: 'Escape' });
    await page.settled('idle');
    page.part('reopen')?.click();
    await page.settled('choosing');
    await waitUntil(() => page.part('option'));
    page.element.renderRoot.querySelectorAll<HTMLElement>('[part~="option"]')[2]?.click();
    await page.settled('incomplete');
    expect(page.values()).to.include({ line1: '中央' });
    expect(page.client.asked).to.have.length(1);
  });
});

describe('require-block', () => {
  it('leads the user to the block field on submit, and updates while they type', async () => {
    const page = await checkout(undefined, 'require-block');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(page.element.checkValidity()).to.equal(false);
    page.form.requestSubmit();
    expect(typesOf(page)).not.to.include('submit');
    expect(document.activeElement?.id).to.equal('line1');
    await sendKeys({ press: 'End' });
    await sendKeys({ type: '3-10' });
    await page.settled('filled');
    expect(page.form.checkValidity()).to.equal(true);
    for (let i = 0; i < 4; i += 1) await sendKeys({ press: 'Backspace' });
    await page.settled('incomplete');
    expect(page.form.checkValidity()).to.equal(false);
    page.element.remove();
    await waitUntil(() => page.form.checkValidity(), 'given back');
  });
});

describe('an answer during a composition', () => {
  const compose = (field: HTMLElement, type: 'compositionstart' | 'compositionend'): boolean =>
    field.dispatchEvent(new CompositionEvent(type, { bubbles: true, composed: true }));

  /** A form in which the user composes a block behind the town of the last code when the next answer arrives. */
  async function composing(before?: (line: HTMLElement) => Promise<void>): Promise<Checkout> {
    const page = await checkout(STANDARD);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    let open = (): void => undefined;
    page.client.gate = new Promise<void>((done) => (open = done));
    page.field('zip').select();
    await typeText(page.field('zip'), '1000004');
    const line = page.field('line1');
    line.focus();
    await before?.(line);
    compose(line, 'compositionstart');
    line.value = '飯田橋１２－３';
    line.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true, inputType: 'insertCompositionText' }));
    open();
    await page.client.gate;
    return page;
  }

  it('is filled once the text is committed, so that nothing is inserted twice', async () => {
    const page = await composing();
    const line = page.field('line1');
    await new Promise((done) => setTimeout(done, 30));
    expect(line.value).to.equal('飯田橋１２－３');
    expect(page.element.status).to.equal('busy');
    compose(line, 'compositionend');
    await waitUntil(() => line.value === '大手町１２－３', line.value);
  });

  it('waits for the second of two compositions, even if the first one took the whole time', async () => {
    const { setTimeout: later } = window;
    const overdue: (() => void)[] = [];
    // The time limits of compositions end when the test says so.
    window.setTimeout = ((task: () => void, ms?: number) => (ms === 5000 ? overdue.push(task) : later(task, ms))) as typeof setTimeout;
    try {
      const page = await composing(async (line) => {
        compose(line, 'compositionstart');
        compose(line, 'compositionend');
        await nextTask();
        await nextTask();
      });
      const line = page.field('line1');
      expect(overdue).to.have.length.at.least(2);
      overdue[0]?.();
      await new Promise((done) => later(done, 30));
      expect(line.value).to.equal('飯田橋１２－３');
      compose(line, 'compositionend');
      await waitUntil(() => line.value === '大手町１２－３', line.value);
    } finally {
      window.setTimeout = later;
    }
  });
});

it('the first box of another code stays when the user leaves it, even with overwrite="always"', async () => {
  const page = await checkout(
    STANDARD.replace(/<label>郵便番号.*?<\/label>/, '<p>郵便番号 <input id="zip" maxlength="3"> - <input id="zip2" maxlength="4"></p>'),
    'overwrite="always"',
  );
  await typeText(page.field('zip'), '102');
  await typeText(page.field('zip2'), '0072');
  await page.settled('incomplete');
  page.field('zip').select();
  await typeText(page.field('zip'), '100');
  page.field('zip2').select();
  page.field('zip2').focus();
  await page.element.updateComplete;
  expect(page.field('zip').value).to.equal('100');
  await typeText(page.field('zip2'), '0004');
  await waitUntil(() => page.values()['line1'] === '大手町');
  expect(page.values()).to.include({ zip: '100', zip2: '0004' });
});

describe('an address that the browser fills together with its code', () => {
  const FORM = STANDARD.replace(
    /<label>町名・番地.*?<\/label>/,
    '<label>町名 <input id="town"></label><label>番地 <input id="block"></label>',
  );

  it('gets the town for which the browser has no text', async () => {
    const page = await checkout(FORM);
    autofill(page, { zip: '102-0072', pref: '東京都', city: '千代田区' });
    await page.settled('incomplete');
    expect(page.values()).to.deep.equal({ zip: '102-0072', pref: '東京都', city: '千代田区', town: '飯田橋' });
  });

  it('needs no message if it is complete', async () => {
    const page = await checkout(FORM);
    const texts = { zip: '102-0072', pref: '東京都', city: '千代田区', town: '飯田橋', block: '2-1' };
    autofill(page, texts);
    await page.settled('filled');
    expect([page.message(), page.values()]).to.deep.equal(['', texts]);
  });
});
