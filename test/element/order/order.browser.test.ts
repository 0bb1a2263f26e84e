// From the fill to the submission: which parts the element restores, asks for and names.
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { BeforeFillEvent } from '../../../src/element/events.ts';
import { checkout, STANDARD, typeText } from '../../support/checkout.ts';
import { press, until } from '../pickers/picker-page.ts';
import { filled, fillOf, LISTS, ONE_LINE, README, retype, SEPARATE, tabTo } from './order-page.ts';

describe('a part that was lost', () => {
  it('is asked for, without a control that cannot restore it, if `fill` excludes it', async () => {
    const page = await filled('1020072', STANDARD, 'fill="prefecture city"');
    await typeText(page.field('line1'), '2-1');
    await press('Tab');
    await until(() => page.message().includes('町名を入力してください。'));
    await page.element.updateComplete;
    expect([page.values()['line1'], page.element.status, page.part('bring-back')]).to.deep.equal(['2-1', 'incomplete', null]);
  });

  it('is restored in front of a lone block that replaced the town of another address', async () => {
    const page = await checkout(STANDARD);
    for (const [id, text] of Object.entries({ pref: '東京都', city: '千代田区', line1: '岩本町' })) page.field(id).value = text;
    await typeText(page.field('zip'), '1020072');
    await until(() => page.part('replace'));
    await retype(page.field('line1'), '1-2-3');
    await press('Tab');
    await until(() => page.values()['line1'] === '飯田橋1-2-3');
  });

  for (const [text, line] of [
    ['2丁目1-2', '霞が関２丁目１－２'],
    ['9-8', '霞が関２丁目１－２ 9-8'],
  ] as const)
    it(`is restored with the block of the record only by its control, and keeps another block: ${text}`, async () => {
      const page = await filled('1008926');
      await retype(page.field('line1'), text);
      await press('Tab');
      await until(() => page.part('bring-back'));
      expect(page.values()['line1']).to.equal(text);
      page.part('bring-back')?.click();
      await until(() => page.values()['line1'] === line);
      await page.settled('filled');
    });

  for (const text of ['2-1Tower3F', '2-1第一ビル', '２丁目１番花荘'])
    it(`is restored by its control in front of a block and a building without a space: ${text}`, async () => {
      const page = await filled();
      await retype(page.field('line1'), text);
      await press('Tab');
      await until(() => page.part('bring-back'));
      page.part('bring-back')?.click();
      await until(() => page.values()['line1'] === `飯田橋${text}`);
      await page.settled('filled');
    });

  it('is not reported as filled if the next code has several towns, and the block stays', async () => {
    const page = await filled('5300001');
    await tabTo(page, 'line1');
    await sendKeys({ type: '1-1' });
    await retype(page.field('zip'), '9800000');
    await page.settled('choosing');
    expect(page.values()['line1']).to.equal('1-1');
    expect(fillOf(page).filled).to.deep.equal(['prefecture', 'city']);
    expect(page.message()).to.not.contain('町名');
  });

  it('is written in front of the block that the user typed for an earlier code, once it is chosen', async () => {
    const page = await filled('5300001');
    await tabTo(page, 'line1');
    await sendKeys({ type: '1-1' });
    await retype(page.field('zip'), '9800000');
    await page.settled('choosing');
    await press('ArrowDown');
    await press('Enter');
    await until(() => /^\p{L}+1-1$/u.test(page.values()['line1'] ?? ''), page.values()['line1']);
  });

  it('is written in front of a block alone after a fill that replaced the town of an earlier code', async () => {
    const page = await filled('5300001');
    await tabTo(page, 'line1');
    await sendKeys({ type: '1-1' });
    await retype(page.field('zip'), '1020072');
    await until(() => page.values()['line1'] === '飯田橋1-1');
    await retype(page.field('line1'), '5-7');
    await press('Tab');
    await until(() => page.values()['line1'] === '飯田橋5-7');
  });

  it('is not offered for an address that the user keeps', async () => {
    const page = await checkout(STANDARD);
    for (const [id, text] of Object.entries({ pref: '東京都', city: '品川区' })) page.field(id).value = text;
    await typeText(page.field('zip'), '5300001');
    await until(() => page.part('keep'));
    page.part('keep')?.click();
    await typeText(page.field('line1'), '2-1');
    await press('Tab');
    await until(() => page.message().includes('町名を入力してください。'), page.message());
    expect(page.part('bring-back')).to.equal(null);
  });

  for (const [id, text] of Object.entries({ line1: '丸の内', line2: '' }))
    it(`is brought back by its control if it was the block or the building of the record: ${id}`, async () => {
      const page = await filled('A7E2FK2');
      await page.settled('filled');
      const whole = page.values()[id];
      page.field(id).select();
      page.field(id).focus();
      await sendKeys(text === '' ? { press: 'Delete' } : { type: text });
      await press('Tab');
      await until(() => page.part('bring-back'));
      expect(page.element.status).to.equal('incomplete');
      page.part('bring-back')?.click();
      await until(() => page.values()[id] === whole);
      await page.settled('filled');
    });

  it('is not written in front of the block of another address before the user has chosen', async () => {
    const page = await checkout(STANDARD);
    const saved = { pref: '大阪府', city: '大阪市北区梅田', line1: '1-1' };
    for (const [id, text] of Object.entries(saved)) page.field(id).value = text;
    await typeText(page.field('zip'), '1020072');
    await until(() => page.part('replace'));
    await tabTo(page, 'line1');
    await press('Tab');
    // A completion would come in a microtask, and its events with it.
    await page.settled('incomplete');
    expect(page.values()).to.deep.equal({ zip: '1020072', ...saved });
    expect([page.part('keep') !== null, page.part('bring-back')]).to.deep.equal([true, null]);
  });

  it('is named, and the block stays, if the user types the block over the city', async () => {
    const page = await filled();
    await retype(page.field('city') as HTMLInputElement, '2-1');
    await press('Tab');
    await waitUntil(() => page.message().includes('市区町村'), 'names the city');
    expect(page.field('city').value).to.equal('2-1');
    expect(page.element.status).to.equal('incomplete');
  });

  it('is named if the user types the block alone after an undo', async () => {
    const page = await filled();
    page.element.undo();
    await typeText(page.field('line1'), '1-2-3');
    await press('Tab');
    await until(() => page.part('bring-back'));
    expect(page.values()['line1']).to.equal('1-2-3');
    page.part('bring-back')?.click();
    await until(() => page.values()['line1'] === '飯田橋1-2-3');
  });

  it('is named after an undo if no field asks for it but that of the city', async () => {
    const page = await filled('1020072', STANDARD.replace('町名・番地', '番地').replace('address-line1', 'off'));
    expect(page.values()).to.include({ city: '千代田区飯田橋' });
    page.element.undo();
    page.field<HTMLSelectElement>('pref').value = '東京都';
    await typeText(page.field('city'), '千代田区');
    await typeText(page.field('line1'), '1-2-3');
    await press('Tab');
    await until(() => page.message().includes('町名を入力してください。'), page.message());
    await retype(page.field('city'), '千代田区飯田橋');
    await press('Tab');
    await until(() => !page.message().includes('してください'));
  });

  it('is reported each time that a further part is lost, and its control leaves the others as they are', async () => {
    const page = await filled();
    await retype(page.field('city'), ' ');
    await page.settled('incomplete');
    const missing = page.events.filter(({ type }) => type === 'dga-incomplete').map(({ detail }) => detail);
    expect(missing).to.deep.equal([{ missing: ['block'] }, { missing: ['city', 'block'] }]);
    await retype(page.field('line1'), '飯田橋1-2');
    await until(() => page.part('bring-back'));
    page.part('bring-back')?.click();
    await until(() => page.values()['city'] === '千代田区');
    expect(fillOf(page)).to.deep.include({ filled: ['city', 'prefecture'], kept: ['town'], missing: [] });
    expect(fillOf(page).unfilled).not.to.include('town');
  });

  it('is named after an undo if the user cannot type it', async () => {
    const page = await filled(
      '1020072',
      `<div class="h-adr"><span class="p-country-name" hidden>Japan</span><label>〒 <input id="zip" class="p-postal-code"></label>
        <label>都道府県 <input id="pref" class="p-region" readonly></label><label>市区町村 <input id="city" class="p-locality" readonly></label>
        <label>町名・番地 <input id="line1" class="p-street-address p-extended-address"></label></div>`,
    );
    expect(page.values()).to.include({ pref: '東京都', city: '千代田区' });
    page.element.undo();
    await until(() => page.part('bring-back'));
    expect(page.message()).to.contain('都道府県');
    page.part('bring-back')?.click();
    await until(() => page.values()['pref'] === '東京都' && page.values()['city'] === '千代田区');
  });

  for (const policy of ['ask', 'empty'])
    it(`is restored in front of a lone block with overwrite="${policy}" only by its control`, async () => {
      const page = await filled('1020072', STANDARD, `overwrite="${policy}"`);
      await retype(page.field('line1'), '2-1-1');
      await press('Tab');
      await until(() => page.part('bring-back'));
      expect(page.values()['line1']).to.equal('2-1-1');
      expect(page.part('replace'), 'one control for it').to.equal(null);
      const said = page.element.renderRoot.querySelector('#said')?.textContent;
      expect(said, 'filled, and asked for').not.to.match(/飯田橋を入力しました.*町名.*を入力してください/);
      page.part('bring-back')?.click();
      await until(() => page.values()['line1'] === '飯田橋2-1-1');
    });

  it('is restored even if the address is older than the code', async () => {
    const page = await checkout(ONE_LINE);
    page.field('line').value = '東京都千代田区飯田橋';
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await retype(page.field('line'), '2-1 Tower 3F');
    await press('Tab');
    await until(() => page.values()['line'] === '東京都千代田区飯田橋2-1 Tower 3F');
  });

  it('stays the user’s if it was replaced by another place, which is reported as a contradiction', async () => {
    const page = await filled();
    await typeText(page.field('line1'), '2-1');
    await retype(page.field('city'), '新宿区');
    expect(page.part('replace'), 'not while the user is typing').to.equal(null);
    expect(page.element.status).to.equal('incomplete');
    await press('Tab');
    await until(() => page.part('replace'));
    await retype(page.field('city'), '千代田区');
    await until(() => page.part('replace') === null);
    expect(page.element.status).to.equal('filled');
  });
});

describe('an address that the user typed after an undo', () => {
  it('is complete for require-block', async () => {
    const page = await filled('1020072', ONE_LINE, 'require-block');
    await tabTo(page, 'line');
    await sendKeys({ type: '5-6 コーポ花101' });
    page.element.undo();
    await retype(page.field('zip'), '5300001');
    await until(() => page.values()['line']?.includes('梅田'));
    await tabTo(page, 'line');
    await sendKeys({ type: '大阪府大阪市北区梅田5-6' });
    await press('Tab');
    expect(page.values()['line']).to.equal('大阪府大阪市北区梅田5-6');
    await page.settled('filled');
    expect(page.form.checkValidity(), page.field('line').validationMessage).to.equal(true);
  });
});

it('a repeated town is named at once, because Enter may send the form, until the field has it once', async () => {
  const page = await filled();
  const line = page.field('line1');
  await retype(line, '飯田橋飯田橋2-1');
  await until(() => page.message().endsWith('町名を確認してください。'));
  expect(document.activeElement).to.equal(line);
  await retype(line, '飯田橋2-1');
  await until(() => !page.message().includes('確認'));
});

it('a city and a town that the user has swapped are named', async () => {
  const page = await filled('1020072', SEPARATE);
  await retype(page.field('city'), '飯田橋');
  await retype(page.field('town'), '千代田区');
  await typeText(page.field('block'), '2-1');
  page.field('block').blur();
  await until(() => page.message().includes('市区町村、町名を確認してください。'), page.message());
});

describe('require-block', () => {
  it('is satisfied by a whole block behind the town, although the form has a field for the block', async () => {
    const apart = STANDARD.replace('町名・番地', '町名').replace(
      'line1"></label>',
      'line3"></label><label>番地 <input id="block"></label>',
    );
    const page = await filled('1020072', apart, 'require-block');
    expect(page.form.checkValidity()).to.equal(false);
    await typeText(page.field('line1'), '2丁目');
    await page.element.updateComplete;
    expect(page.form.checkValidity(), 'a part of it').to.equal(false);
    await typeText(page.field('line1'), '1');
    await page.element.updateComplete;
    expect(page.form.checkValidity(), page.field('block').validationMessage).to.equal(true);
  });

  it('is satisfied by town and block in the field of the building, and a town that both fields have is named', async () => {
    const lines =
      '<label>郵便番号 <input id="zip"></label><label>都道府県 <input id="pref"></label><label>市区町村・番地 <input id="city"></label><label>建物名 <input id="line1"></label>';
    const page = await filled('1020072', lines, 'require-block');
    expect(page.values()['city']).to.equal('千代田区飯田橋');
    await typeText(page.field('line1'), '1-101');
    expect(page.form.checkValidity(), 'a room').to.equal(false);
    await retype(page.field('line1'), '飯田橋2-1');
    await until(() => page.form.checkValidity(), page.message());
    expect(page.message()).to.include('町名を確認してください。');
    await retype(page.field('city'), '千代田区');
    await until(() => !page.message().includes('確認'), page.message());
    expect(page.form.checkValidity(), page.message()).to.equal(true);
  });

  it('is satisfied by a town in front of its block if the code has several towns', async () => {
    const lines =
      '<label>郵便番号 <input id="zip"></label><label>都道府県・市区町村・町名 <input id="city"></label><label>番地 <input id="line1"></label>';
    const page = await filled('9800000', lines, 'require-block');
    page.part('undo')?.click();
    await typeText(page.field('city'), '宮城県仙台市青葉区');
    await typeText(page.field('line1'), '12-3');
    expect(page.form.checkValidity(), 'without the town').to.equal(false);
    await retype(page.field('line1'), '中央12-3');
    await until(() => page.form.checkValidity(), page.message());
  });

  it('holds no form that the user has emptied together with the code', async () => {
    const page = await filled('1020072', README, 'require-block');
    expect(page.form.checkValidity()).to.equal(false);
    page.field('pref').value = '';
    page.field('pref').dispatchEvent(new Event('change', { bubbles: true }));
    for (const id of ['city', 'line1', 'zip']) {
      page.field(id).select();
      page.field(id).focus();
      await press('Delete');
    }
    await until(() => page.form.checkValidity());
    await page.settled('idle');
    expect(page.part('bring-back')).to.equal(null);
  });

  it('is satisfied by a block that the user types after an undo', async () => {
    const page = await filled('1020072', STANDARD, 'require-block');
    page.element.undo();
    await retype(page.field('city'), '千代田区');
    await page.element.updateComplete;
    expect(page.form.checkValidity()).to.equal(false);
    await retype(page.field('line1'), '飯田橋2-1');
    await page.element.updateComplete;
    expect(page.form.checkValidity(), page.field('line1').validationMessage).to.equal(true);
  });

  it('is satisfied by a block that the user types while the list of addresses is open', async () => {
    const page = await filled('9800000', STANDARD, 'require-block');
    expect(page.element.status).to.equal('choosing');
    expect(page.form.checkValidity()).to.equal(false);
    await typeText(page.field('line1'), '中央2-1');
    await page.element.updateComplete;
    expect(page.form.checkValidity(), page.field('line1').validationMessage).to.equal(true);
    expect(page.element.status).to.equal('choosing');
  });
});

describe('a lookup of a code while the form contains the address of another one', () => {
  it('shows its progress immediately, so that the order is not sent meanwhile', async () => {
    const page = await checkout(STANDARD);
    const waitText = (): HTMLElement | null => page.element.renderRoot.querySelector('.wait');
    const gate = Promise.withResolvers<void>();
    page.client.gate = gate.promise;
    await typeText(page.field('zip'), '5300001');
    await until(waitText);
    expect(getComputedStyle(waitText() as HTMLElement).animationName, 'an empty form').to.equal('appear');
    gate.resolve();
    await page.settled();
    page.client.gate = new Promise(() => undefined);
    await retype(page.field('zip'), '1020072');
    await until(waitText);
    expect(getComputedStyle(waitText() as HTMLElement).animationName, 'another address').to.equal('none');
  });

  it('shows its progress immediately even if the user typed the address', async () => {
    const page = await checkout(STANDARD);
    page.client.gate = new Promise(() => undefined);
    await typeText(page.field('city'), '千代田区');
    await typeText(page.field('zip'), '5300001');
    await until(() => page.element.renderRoot.querySelector('.wait'));
    expect(getComputedStyle(page.element.renderRoot.querySelector('.wait') as HTMLElement).animationName).to.equal('none');
  });

  it('shows its progress as soon as the user types the address meanwhile', async () => {
    const page = await checkout(STANDARD);
    const appears = (): string => getComputedStyle(page.element.renderRoot.querySelector('.wait') as HTMLElement).animationName;
    page.client.gate = new Promise(() => undefined);
    await typeText(page.field('zip'), '5300001');
    await until(() => page.element.renderRoot.querySelector('.wait'));
    expect(appears()).to.equal('appear');
    await typeText(page.field('line1'), '1');
    await page.element.updateComplete;
    expect(appears()).to.equal('none');
  });
});

describe('a block that was typed before the answer', () => {
  for (const [name, markup, id, value] of [
    ['a line for town and block', STANDARD, 'line1', '飯田橋2-1'],
    [
      'a prefecture and one line',
      STANDARD.replace(/<label>市区町村.*?<\/label>/, '').replace('町名・番地', '住所'),
      'line1',
      '千代田区飯田橋2-1',
    ],
  ] as const)
    it(`gets the town in front: ${name}`, async () => {
      const page = await checkout(markup);
      const gate = Promise.withResolvers<void>();
      page.client.gate = gate.promise;
      await typeText(page.field('zip'), '1020072');
      await typeText(page.field(id), '2-1');
      gate.resolve();
      await page.settled();
      expect(page.values()[id], 'not while the field has the focus').to.equal('2-1');
      expect(page.element.status).to.equal('incomplete');
      await press('Tab');
      await until(() => page.values()[id] === value);
      await page.settled('filled');
    });

  it('is followed by a message about the missing town if the field has no room for it', async () => {
    const page = await checkout(STANDARD.replace('id="line1"', 'id="line1" maxlength="5"'));
    const gate = Promise.withResolvers<void>();
    page.client.gate = gate.promise;
    await typeText(page.field('zip'), '1020072');
    await typeText(page.field('line1'), '2-1-3');
    await press('Tab');
    gate.resolve();
    await page.settled('incomplete');
    expect(page.values()['line1']).to.equal('2-1-3');
    expect(page.message()).to.contain('町名');
  });
});

describe('undo', () => {
  it('of a correction asks for the block that the fill before lacks, until the user types it', async () => {
    const page = await filled('5300001');
    await retype(page.field('zip'), '1020072');
    await until(() => page.values()['line1'] === '飯田橋');
    page.element.undo();
    await until(() => page.message().includes('戻しました。') && page.message().includes('番地を入力してください。'));
    await retype(page.field('line1'), '梅田1-1');
    await until(() => !page.message().includes('番地'));
  });

  it('restores the code even if the block followed it in the same field', async () => {
    const page = await filled('5300001', ONE_LINE);
    await tabTo(page, 'line');
    await sendKeys({ type: '1-1' });
    await retype(page.field('zip'), '1020072');
    await until(() => page.values()['line']?.startsWith('東京都'));
    page.element.undo();
    expect(page.values()).to.deep.equal({ zip: '5300001', line: '大阪府大阪市北区梅田1-1' });
    await retype(page.field('line'), '東京都千代田区飯田橋1-1');
    await press('Tab');
    await until(() => page.part('replace'));
  });

  it('restores the block of the record that another code replaced, which is then not missing', async () => {
    const page = await filled('1008926', STANDARD, 'require-block');
    await retype(page.field('zip'), '1020072');
    await until(() => page.values()['line1'] === '飯田橋');
    page.part('undo')?.click();
    await until(() => page.values()['line1'] === '霞が関２丁目１－２');
    await page.settled('idle');
    expect(page.message()).not.to.contain('番地');
    expect([page.part('bring-back'), page.form.checkValidity()]).to.deep.equal([null, true]);
  });

  it('leaves nothing that the next code changes', async () => {
    const page = await filled('A7E2FK2');
    page.element.undo();
    await retype(page.field('zip'), '1020072');
    await until(() => page.values()['line1'] === '飯田橋');
    expect(page.message()).not.to.contain('変更しました');
  });

  it('offers no list of the undone code beside the code that it restores', async () => {
    const page = await filled('5300001');
    await retype(page.field('zip'), '9800000');
    await page.settled('choosing');
    page.part('undo')?.click();
    await until(() => page.values()['zip'] === '5300001');
    await page.settled('idle');
    expect(page.part('reopen')).to.equal(null);
  });

  it('names what it has restored, also if it leaves a block alone', async () => {
    const page = await filled();
    await retype(page.field('line1'), '1-2-3');
    await press('Tab');
    await until(() => page.values()['line1'] === '飯田橋1-2-3');
    page.part('undo')?.click();
    await until(() => page.values()['line1'] === '1-2-3');
    await page.settled('idle');
    expect(page.message()).to.contain('都道府県、市区町村、町名を入力前の状態に戻しました').and.to.contain('町名を入力してください');
  });

  it('is possible after a code without an address, and the message names the ZIP Code of the restored address', async () => {
    const page = await filled();
    await retype(page.field('zip'), '9999999');
    await page.settled('error');
    expect(page.element.renderRoot.textContent).to.contain('102-0072');
    page.part('undo')?.click();
    await until(() => !page.values()['city']);
    expect(page.values()).to.deep.equal({ zip: '9999999' });
  });

  it('is over once the user has typed behind the only line, whose ZIP Code is named until the user enters another place', async () => {
    const page = await filled('1020072', ONE_LINE);
    await tabTo(page, 'line');
    await sendKeys({ type: '2-1' });
    await retype(page.field('zip'), '9999999');
    await page.settled('error');
    expect(page.part('undo')).to.equal(null);
    expect(page.element.renderRoot.textContent).to.contain('102-0072');
    await retype(page.field('line'), '大阪府大阪市北区梅田1-1');
    await until(() => !page.element.renderRoot.textContent?.includes('102-0072'));
  });

  it('calls a function of `fields` with its former text', async () => {
    const page = await checkout(STANDARD);
    const texts: string[] = [];
    page.element.fields = { city: (text: string) => texts.push(text) };
    await typeText(page.field('zip'), '5300001');
    await page.settled();
    await retype(page.field('zip'), '1020072');
    await until(() => texts.length === 2);
    page.element.undo();
    expect(texts).to.deep.equal(['大阪市北区', '千代田区', '大阪市北区']);
  });
});

describe('a part without a field', () => {
  it('is written behind the block if it is a building', async () => {
    const page = await filled('A7E2FK2', README);
    expect(page.values()['line1']).to.equal('丸の内２丁目７−２ 部屋番号：サンプル１');
    expect(fillOf(page).filled).to.include('building');
    expect(fillOf(page).unfilled).not.to.include('building');
  });

  it('is named if the field has no room for it, or if it is a company', async () => {
    const page = await filled('A7E2FK2', README.replace('id="line1"', 'id="line1" maxlength="12"'));
    expect(page.values()['line1']).to.equal('丸の内２丁目７−２');
    expect(fillOf(page).unfilled).to.include('building');
    expect(page.message()).to.contain('部屋番号：サンプル１');
    const firm = await filled('1008926', README);
    expect(fillOf(firm).unfilled).to.include('organization');
    expect(firm.message()).to.contain('総務省');
  });

  it('is named until the user has entered it', async () => {
    const page = await filled('1008926', README);
    await typeText(page.field('line1'), ' 総務省');
    await press('Tab');
    await until(() => !page.message().includes('総務省'));
    await page.settled('filled');
  });

  it('is filled if the page shows a field for it later', async () => {
    const page = await checkout(STANDARD.replace('<label>市区町村', '<label hidden>市区町村'));
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await typeText(page.field('line1'), '2-1');
    await page.settled('filled');
    (page.field('city').parentElement as HTMLElement).hidden = false;
    await press('Tab');
    await until(() => page.values()['city'] === '千代田区');
    expect(page.values()['line1']).to.equal('飯田橋2-1');
    await page.settled('filled');
    page.field('city').focus();
    page.field('city').select();
    await press('Backspace');
    await press('Tab');
    await page.settled('incomplete');
    expect(page.message()).to.contain('市区町村を入力してください。');
  });

  it('leaves the line of the block if the page answers the fill with a field for the building', async () => {
    const page = await checkout(README);
    page
      .field('city')
      .addEventListener('input', () => page.form.insertAdjacentHTML('beforeend', '<label>建物名<input id="tower"></label>'), {
        once: true,
      });
    await typeText(page.field('zip'), 'A7E2FK2');
    await until(() => !!page.values()['tower']);
    await until(() => page.values()['line1'] === '丸の内２丁目７−２');
    page.element.undo();
    expect(page.values()).to.deep.equal({ zip: 'A7E2FK2' });
  });

  it('is in exactly one list of the event', async () => {
    for (const code of ['1020072', 'A7E2FK2', '1008926']) {
      const { filled: done, kept, unfilled, missing } = fillOf(await filled(code, README));
      const all = [...done, ...kept, ...unfilled, ...missing];
      expect(all, code).to.have.length(new Set(all).size);
      expect(all).to.include.members(['prefecture', 'city', 'town']);
    }
  });
});

describe('a Digital Address in the field that `for` names', () => {
  const OWN_FIELD = `<label>デジタルアドレス <input id="dga" data-dga-field="digital-address"></label>${STANDARD}`;

  it('stays in the field with data-dga-field="digital-address", while the ZIP Code is written to the ZIP field', async () => {
    const page = await checkout(OWN_FIELD, 'for="dga"');
    await typeText(page.field('dga'), 'A7E2FK2');
    await page.settled('filled');
    expect(page.values()).to.include({ dga: 'A7E2FK2', city: '千代田区', line1: '丸の内２丁目７−２' });
    expect(page.values()['zip']?.replace('-', '')).to.equal('1000005');
    page.element.undo();
    expect(page.values()).to.deep.equal({ dga: 'A7E2FK2' });
  });

  it('is replaced by the ZIP Code without the mark if the form has no other field for it', async () => {
    const page = await checkout(STANDARD, 'for="zip"');
    await typeText(page.field('zip'), 'A7E2FK2');
    await page.settled('filled');
    expect(page.values()['zip']?.replace('-', '')).to.equal('1000005');
  });
});

it('a Digital Address gives way to its ZIP Code, also if `fill` names the other parts only', async () => {
  const page = await filled('A7E2FK2', STANDARD, 'fill="prefecture city town block"');
  expect(page.values()).to.deep.equal({ zip: '100-0005', pref: '東京都', city: '千代田区', line1: '丸の内２丁目７−２' });
  page.element.undo();
  expect(page.values()).to.deep.equal({ zip: 'A7E2FK2' });
});

it('a Digital Address that the user types again gives way to its ZIP Code without a request', async () => {
  const page = await filled('A7E2FK2');
  await retype(page.field('zip'), 'A7E2FK2');
  await until(() => page.values()['zip'] === '100-0005');
  await page.settled('filled');
  expect(page.client.asked).to.have.length(1);
});

it('a code that does not exist is looked up once, also after an undo and if the page rewrites it', async () => {
  const page = await filled();
  page.element.undo();
  const zip = page.field('zip');
  zip.addEventListener('input', () => (zip.value = zip.value.replace(/^(\d{3})(\d{4})$/, '$1-$2')));
  await retype(zip, '9999999');
  await page.settled('error');
  await press('Tab');
  expect(zip.value).to.equal('999-9999');
  await page.element.updateComplete;
  expect(page.client.asked.map(({ code }) => code)).to.deep.equal(['1020072', '9999999']);
  expect(page.element.status).to.equal('error');
});

describe('a list whose options say more than the name', () => {
  it('agrees with the record by the option that the element chooses, also with verify="block"', async () => {
    const page = await checkout(LISTS, 'verify="block"');
    await typeText(page.field('zip'), '1020072');
    await page.settled();
    page.field('line1').focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ type: '1-1' });
    await press('Tab');
    expect(page.element.status).to.equal('filled');
    expect(page.form.checkValidity()).to.equal(true);
    expect(page.message()).to.equal('東京都千代田区飯田橋を入力しました。');
  });

  it('agrees with the record if the user chose the option first, and contradicts it with another option', async () => {
    const page = await checkout(LISTS);
    for (const [id, value] of Object.entries({ pref: '13', city: '13101' })) {
      page.field(id).value = value;
      page.field(id).dispatchEvent(new Event('change', { bubbles: true }));
    }
    await typeText(page.field('zip'), '1020072');
    await until(() => page.values()['line1'] === '飯田橋');
    page.field('city').value = '13103';
    page.field('city').dispatchEvent(new Event('change', { bubbles: true }));
    page.field('line1').focus();
    await press('Tab');
    await until(() => page.message().startsWith('郵便番号と住所が一致していません。'));
  });
});

it('a field for a part that `fields` calls null contradicts nothing, and its building is not named', async () => {
  const page = await checkout(SEPARATE);
  page.element.fields = { town: null, building: null };
  await typeText(page.field('zip'), '1020072');
  await page.settled('incomplete');
  expect(page.values()).to.deep.equal({ zip: '1020072', pref: '東京都', city: '千代田区' });
  await typeText(page.field('town'), '岩本町');
  await typeText(page.field('block'), '2-1');
  await press('Tab');
  await page.element.updateComplete;
  expect(page.element.status, page.message()).to.equal('filled');
  await retype(page.field('zip'), 'A7E2FK2');
  await until(() => page.values()['zip'] === '100-0005' || page.values()['zip'] === '1000005');
  expect(page.message()).not.to.contain('サンプル');
});

describe('a form that is closed when the answer comes', () => {
  it('gets the place of the new code when the user comes back to it', async () => {
    const page = await filled();
    page.field('line1').focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ type: '2-1' });
    const gate = Promise.withResolvers<void>();
    page.client.gate = gate.promise;
    await retype(page.field('zip'), '5300001');
    page.form.style.display = 'none';
    gate.resolve();
    await page.settled();
    page.form.style.display = '';
    expect(page.values()).to.include({ zip: '5300001', city: '千代田区' });
    page.field('line2').focus();
    await until(() => page.values()['city'] === '大阪市北区');
    expect(page.values()).to.include({ pref: '大阪府', line1: '梅田2-1' });
    await until(() => page.message().includes('確認してください。'));
  });
});

describe('a code that waits for the button', () => {
  it('is not that of the address that the form still contains, which the message says when the user leaves the field', async () => {
    const page = await checkout(STANDARD, 'trigger="button"');
    await typeText(page.field('zip'), '5300001');
    await press('Enter');
    await until(() => page.values()['city'] === '大阪市北区');
    await retype(page.field('zip'), '1020072');
    expect(page.message()).to.equal('');
    await press('Tab');
    await until(() => page.message() === '入力済みの住所の郵便番号は530-0001です。');
    page.part('button')?.click();
    await until(() => page.values()['city'] === '千代田区');
    await page.settled();
    expect(page.message()).not.to.contain('530-0001');
  });
});

describe('a ZIP Code that is not that of the address', () => {
  const enterBlock = async (page: Awaited<ReturnType<typeof checkout>>): Promise<void> => {
    await tabTo(page, 'line1');
    await sendKeys({ type: '2-1' });
    await press('Tab');
  };

  it('makes the order incomplete until the former code is back, even if the page starts the lookups', async () => {
    const page = await checkout(STANDARD, 'trigger="manual"');
    await typeText(page.field('zip'), '1020072');
    await page.element.lookup();
    await enterBlock(page);
    await page.settled('filled');
    await retype(page.field('zip'), '5300001');
    await press('Tab');
    await page.settled('incomplete');
    await until(() => page.message() === '入力済みの住所の郵便番号は102-0072です。');
    await retype(page.field('zip'), '1020072');
    await press('Tab');
    await page.settled('filled');
  });

  it('is contradicted at once if the user types it again beside a city that has changed since', async () => {
    const page = await filled();
    await retype(page.field('city'), '港区');
    await press('Tab');
    await until(() => page.part('replace'));
    page.field('zip').select();
    await sendKeys({ press: 'Delete' });
    await until(() => page.part('replace') === null);
    await typeText(page.field('zip'), '1020072');
    await until(() => page.part('replace'));
    expect(page.message()).to.contain('郵便番号と住所が一致していません。');
  });

  it('makes the order incomplete if a script has looked up another one', async () => {
    const page = await checkout(STANDARD);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await page.element.lookup('5300001');
    await enterBlock(page);
    expect(page.values()).to.include({ zip: '1020072', line1: '梅田2-1' });
    await page.settled('incomplete');
    await until(() => page.message().endsWith('入力済みの住所の郵便番号は530-0001です。'));
  });

  for (const [name, focus, leave] of [
    ['at once while the user is in no field', (field: HTMLElement) => field.blur(), async () => undefined],
    ['when the user leaves another field', (field: HTMLElement) => field.focus(), () => press('Tab')],
  ] as const)
    it(`is named if a script sets it, ${name}, until the former one is back`, async () => {
      const page = await filled();
      await enterBlock(page);
      await page.settled('filled');
      focus(page.field('line2'));
      page.element.value = '5300001';
      await leave();
      await page.settled('incomplete');
      await until(() => page.message().endsWith('入力済みの住所の郵便番号は102-0072です。'));
      await typeText(page.field('org'), '山田商店');
      expect(page.message()).to.contain('102-0072');
      page.element.value = '1020072';
      await page.settled('filled');
      await until(() => !page.message().includes('102-0072'));
      expect(page.client.asked).to.have.length(1);
    });

  it('is not named if a script copies another address together with its code', async () => {
    const page = await filled();
    await enterBlock(page);
    for (const [id, text] of Object.entries({ zip: '5300001', pref: '大阪府', city: '大阪市北区', line1: '梅田9-9' }))
      page.field(id).value = text;
    page.field('city').focus();
    await press('Tab');
    await page.settled('filled');
    expect(page.message()).not.to.contain('郵便番号').and.not.to.contain('飯田橋');
  });

  for (const [name, cancel] of [
    ['at once', (event: BeforeFillEvent) => event.preventDefault()],
    ['later', (event: BeforeFillEvent) => event.waitUntil(Promise.resolve(false))],
  ] as const)
    it(`is named if the page cancels its fill ${name}, until the page fills the address of the code itself`, async () => {
      const page = await filled();
      await enterBlock(page);
      page.element.addEventListener('dga-before-fill', cancel);
      await retype(page.field('zip'), '5300001');
      await until(() => page.message() === '入力済みの住所の郵便番号は102-0072です。');
      expect(page.element.status).to.equal('idle');
      for (const [id, text] of Object.entries({ pref: '大阪府', city: '大阪市北区', line1: '梅田2-1' })) page.field(id).value = text;
      await press('Tab');
      await until(() => page.message() === '');
    });

  it('is named if it is that of an undone fill, which a script sets again', async () => {
    const page = await filled();
    await retype(page.field('zip'), '5300001');
    await until(() => page.values()['city'] === '大阪市北区');
    page.element.undo();
    expect(page.values()).to.include({ zip: '1020072', city: '千代田区' });
    page.element.value = '5300001';
    await press('Tab');
    await until(() => page.message().endsWith('入力済みの住所の郵便番号は102-0072です。'));
  });

  it('makes the order incomplete if it is in a field beside the code field', async () => {
    const page = await checkout(`${STANDARD}<label>検索 <input id="search"></label>`, 'for="search"');
    await typeText(page.field('zip'), '1020072');
    await typeText(page.field('search'), '5300001');
    await page.settled('incomplete');
    await enterBlock(page);
    await page.settled('incomplete');
    await retype(page.field('zip'), '530-0001');
    await press('Tab');
    await page.settled('filled');
  });
});

it('an address of another place is named when a script submits the form while the user is in its field', async () => {
  const page = await filled();
  await retype(page.field('city'), '港区');
  page.form.requestSubmit();
  await until(() => page.message().includes('郵便番号と住所が一致していません。'));
});

it('Tab selects the text again on a second visit, although the page delays the next fill', async () => {
  const page = await filled();
  const line = page.field('line1');
  await tabTo(page, 'line1');
  expect(line.selectionStart).to.equal(3);
  const { promise, resolve: allow } = Promise.withResolvers<void>();
  let isHeld = false;
  page.element.addEventListener('dga-before-fill', (event) => {
    event.waitUntil(promise);
    isHeld = true;
  });
  await retype(page.field('zip'), '5300001');
  await until(() => isHeld);
  await tabTo(page, 'line1');
  expect([line.selectionStart, line.selectionEnd]).to.deep.equal([0, 3]);
  allow();
});
