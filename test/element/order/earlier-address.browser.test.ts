// An address that is in the form before the lookup: it is replaced or kept, and what is left of it is named.
import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { checkout, STANDARD, typeText } from '../../support/checkout.ts';
import { checksAreOver } from '../../support/checks-after-fill.ts';
import { press, until } from '../pickers/picker-page.ts';
import { ONE_LINE, retype, SEPARATE, typedFirst } from './order-page.ts';

describe('an address that was in the form before the lookup', () => {
  const FIRST = { pref: '大阪府', city: '大阪市北区', line1: '梅田1-1', line2: '梅田ビル5F' };

  for (const attributes of ['', 'overwrite="empty"', 'overwrite="ask"'])
    it(`is replaced as a whole or kept, and nothing is written until the user chooses ${attributes}`, async () => {
      const page = await typedFirst(attributes);
      await until(() => page.part('replace'));
      expect(page.values()).to.deep.equal({ zip: '1020072', ...FIRST });
      expect(page.element.status).not.to.equal('filled');
      page.part('replace')?.click();
      await until(() => page.values()['city'] === '千代田区');
      expect(page.values()).to.deep.equal({ zip: '1020072', pref: '東京都', city: '千代田区', line1: '飯田橋' });
      await until(() => page.message().includes('建物名'));
      page.element.undo();
      expect(page.values()).to.deep.equal({ zip: '1020072', ...FIRST });
    });

  for (const attributes of ['', 'overwrite="always"'])
    it(`is replaced with a block that is alone in its line ${attributes}`, async () => {
      const page = await checkout(STANDARD, attributes);
      const saved = { pref: '大阪府', city: '大阪市北区梅田', line1: '9-8-7' };
      for (const [id, text] of Object.entries(saved)) page.field(id).value = text;
      await typeText(page.field('zip'), '1020072');
      await page.settled();
      if (!attributes) await until(() => page.part('replace'));
      page.part('replace')?.click();
      await until(() => page.values()['city'] === '千代田区');
      expect(page.values()).to.deep.equal({ zip: '1020072', pref: '東京都', city: '千代田区', line1: '飯田橋' });
      await until(() => page.message().includes('番地'));
      await page.settled('incomplete');
    });

  it('includes the town that the user has typed behind the city of a code with several towns', async () => {
    const page = await checkout(ONE_LINE);
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    await typeText(page.field('line'), '一番町1-2');
    await press('Tab');
    await page.settled('filled');
    await retype(page.field('zip'), '1020072');
    await until(() => page.part('replace'));
    expect(page.values()['line']).to.equal('宮城県仙台市青葉区一番町1-2');
    page.part('replace')?.click();
    await until(() => page.values()['line'] === '東京都千代田区飯田橋');
  });

  it('can still be replaced when the page has loaded a list meanwhile', async () => {
    const page = await typedFirst();
    await until(() => page.part('replace'));
    page.field('pref').append(new Option('その他'));
    await checksAreOver();
    // Without a focus that moves, nothing is planned again.
    page.field('line2').dispatchEvent(new InputEvent('input', { bubbles: true }));
    await until(() => page.message().includes('一致していません'));
    await nextFrame();
    await nextFrame();
    expect(page.part('replace'), page.message()).not.to.equal(null);
    expect(page.part('keep')).not.to.equal(null);
  });

  it('stays after one press, and the choice is not offered again', async () => {
    const page = await typedFirst();
    await until(() => page.part('keep'));
    page.part('keep')?.click();
    await until(() => page.part('keep') === null);
    expect(page.values()).to.deep.equal({ zip: '1020072', ...FIRST });
    page.field('line2').focus();
    await press('Tab');
    expect(page.part('replace')).to.equal(null);
  });

  for (const attributes of ['', 'verify="block"', 'overwrite="ask"'])
    it(`stays kept while the user changes its block, until its place changes: ${attributes || 'without attributes'}`, async () => {
      const page = await typedFirst(attributes);
      await until(() => page.part('keep'));
      page.part('keep')?.click();
      await until(() => page.part('keep') === null);
      page.field('line1').focus();
      await press('End');
      await sendKeys({ type: '-3 第2ビル' });
      for (let field = 0; field < 2; field++) await press('Tab');
      await page.element.updateComplete;
      expect(page.form.checkValidity()).to.equal(true);
      expect(page.part('replace'), page.message()).to.equal(null);
      await retype(page.field('city'), '港区');
      await press('Tab');
      await until(() => page.part('replace'));
      expect(page.message()).to.contain('一致していません');
    });

  it('has its empty fields named once the user has corrected the place by hand', async () => {
    const page = await checkout(STANDARD);
    await typeText(page.field('line1'), '梅田2-1');
    await typeText(page.field('zip'), '1020072');
    await until(() => page.part('replace'));
    await retype(page.field('line1'), '飯田橋2-1');
    await press('Tab');
    await until(() => page.message().includes('都道府県、市区町村を入力してください。'));
    await page.settled('incomplete');
    page.field('pref').value = '東京都';
    await typeText(page.field('city'), '千代田区');
    await page.settled('filled');
  });

  it('has its replaced parts named until the user has edited each of them', async () => {
    const page = await checkout(SEPARATE);
    page.field('pref').value = '大阪府';
    page.field('pref').dispatchEvent(new Event('change', { bubbles: true }));
    for (const [id, text] of Object.entries({ city: '大阪市北区', town: '梅田', block: '1-1', line2: '旧ビル' }))
      await typeText(page.field(id), text);
    await typeText(page.field('zip'), '1020072');
    await until(() => page.part('replace'));
    page.part('replace')?.click();
    await until(() => page.message().includes('以前の番地、建物名を消去しました。'));
    await typeText(page.field('block'), '1-1');
    await until(() => page.message().includes('以前の建物名を消去しました。'));
    await typeText(page.field('line2'), '旧ビル');
    await until(() => !page.message().includes('消去しました。'));
    expect(page.element.status).to.equal('filled');
  });

  for (const [form, named, text] of [
    [STANDARD, '番地', '梅田1-1'],
    [STANDARD, '番地、建物名', '梅田１丁目１番 梅田ビル5F'],
    [ONE_LINE, '番地、建物名', '大阪府大阪市北区梅田1-1 梅田ビル5F'],
  ] as const)
    it(`has named what stood behind its town until the line is edited: ${text}`, async () => {
      const page = await checkout(form);
      const line = page.field(form === ONE_LINE ? 'line' : 'line1');
      if (form === STANDARD) page.field('city').value = '大阪市北区';
      await typeText(line, text);
      await typeText(page.field('zip'), '1020072');
      await until(() => page.part('replace'));
      page.part('replace')?.click();
      await until(() => page.message().includes(`以前の${named}を消去しました。`), page.message());
      line.focus();
      await press('End');
      await sendKeys({ type: '1-1' });
      await press('Tab');
      await until(() => !page.message().includes('番地'));
    });

  it('had no block if only its codes, its building or its company have numbers', async () => {
    const page = await checkout(`<input id="code" data-dga-field="prefecture-code">${SEPARATE}`);
    page.client.records['A7E2FK2'] = page.client.records['A7E2FK2']?.map((record) => ({ ...record, biz_name: '総務省' })) ?? [];
    for (const [id, text] of Object.entries({ code: '27', city: '大阪市北区', town: '梅田', line2: '梅田ビル5F', org: '3M大阪' }))
      await typeText(page.field(id), text);
    await typeText(page.field('zip'), 'A7E2FK2');
    await until(() => page.part('replace'));
    page.part('replace')?.click();
    await until(() => page.message().includes('入力しました。'));
    expect(page.values()).to.include({ zip: '100-0005', code: '13', block: '２丁目７−２', line2: '部屋番号：サンプル１', org: '総務省' });
    expect(page.message()).not.to.contain('消去しました。');
  });

  it('that was kept can be emptied, and the same code fills the form', async () => {
    const page = await typedFirst();
    await until(() => page.part('keep'));
    page.part('keep')?.click();
    page.field('pref').value = '';
    for (const id of ['city', 'line1']) {
      page.field(id).select();
      page.field(id).focus();
      await press('Delete');
    }
    await retype(page.field('zip'), '1020072');
    await until(() => page.field('line1').value === '飯田橋');
    expect(page.values()).to.deep.equal({ zip: '1020072', pref: '東京都', city: '千代田区', line1: '飯田橋', line2: '梅田ビル5F' });
  });

  it('is confirmed by a message when the user keeps it', async () => {
    const page = await typedFirst();
    await until(() => page.part('keep'));
    page.part('keep')?.click();
    await until(() => page.message() === '住所は変更していません。');
  });

  it('is replaced as a whole even if only what the page preselected contradicts the code', async () => {
    const page = await checkout(
      STANDARD.replace('<option>大阪府', '<option selected>大阪府').replace(/id="(city|line1|line2)"/g, 'id="$1" value="旧"'),
    );
    await typeText(page.field('zip'), '1020072');
    await until(() => page.part('keep'));
    await retype(page.field('city'), '千代田区');
    await retype(page.field('line1'), '飯田橋3-4');
    await press('Tab');
    page.part('replace')?.click();
    await until(() => page.values()['pref'] === '東京都');
    expect(page.values()).to.deep.equal({ zip: '1020072', pref: '東京都', city: '千代田区', line1: '飯田橋3-4' });
    await until(() => page.message().includes('建物名'));
  });

  it('has its old building named if the user corrects the place by hand, until the building is changed', async () => {
    const page = await typedFirst();
    await until(() => page.part('replace'));
    await retype(page.field('line1'), '飯田橋3-4');
    await retype(page.field('city'), '千代田区');
    page.field<HTMLSelectElement>('pref').value = '東京都';
    page.field('pref').dispatchEvent(new Event('change', { bubbles: true }));
    page.field('pref').focus();
    await press('Tab');
    await until(() => page.part('replace') === null);
    await until(() => page.message() === '建物名を確認してください。');
    await retype(page.field('line2'), '飯田橋ビル2F');
    await until(() => !page.message().includes('確認'));
  });

  it('has its old building named if the browser filled it in over that of another code', async () => {
    const page = await checkout(STANDARD);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    const saved = { zip: '1000004', pref: '東京都', city: '千代田区', line1: '大手町1-1', line2: '大手町ビル5F' };
    for (const [id, text] of Object.entries(saved)) {
      page.field(id).value = text;
      for (const type of ['input', 'change']) page.field(id).dispatchEvent(new Event(type, { bubbles: true }));
    }
    await until(() => page.element.record?.town_name === '大手町');
    await retype(page.field('zip'), '1020072');
    await until(() => page.part('replace'));
    await retype(page.field('line1'), '飯田橋3-4');
    page.field('pref').focus();
    await until(() => page.message().includes('建物名を確認してください。'));
    await retype(page.field('line2'), '飯田橋ビル2F');
    await until(() => !page.message().includes('確認'));
  });

  it('has its old building named if the user corrects the place before the answer comes', async () => {
    const page = await checkout(STANDARD);
    for (const [id, text] of Object.entries({ city: '大阪市北区', line1: '梅田1-1', line2: '梅田ビル5F' }))
      await typeText(page.field(id), text);
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    page.client.gate = promise;
    await typeText(page.field('zip'), '1020072');
    await retype(page.field('city'), '千代田区');
    await retype(page.field('line1'), '飯田橋3-4');
    answer();
    await until(() => page.message().includes('建物名を確認してください。'));
    await retype(page.field('line2'), '飯田橋ビル2F');
    await until(() => !page.message().includes('確認'));
  });

  it('has its old town named if the user corrects the city by hand, and the code has no town', async () => {
    const page = await checkout(STANDARD);
    const [record] = page.client.records['1020072'] ?? [];
    if (record) page.client.records['1000000'] = [{ ...record, zip_code: '1000000', town_name: null, town_kana: null, town_roma: null }];
    page.field<HTMLSelectElement>('pref').value = '東京都';
    page.field('pref').dispatchEvent(new Event('change', { bubbles: true }));
    for (const [id, text] of Object.entries({ city: '港区', line1: '六本木6-10-1' })) await typeText(page.field(id), text);
    await typeText(page.field('zip'), '1000000');
    await until(() => page.part('replace'));
    await retype(page.field('city'), '千代田区');
    await press('Tab');
    await until(() => page.message() === '町名、番地を確認してください。');
    await retype(page.field('line1'), '神田6-10-1');
    await until(() => !page.message().includes('確認'));
  });

  it('is no earlier address if it is a prefecture alone, which the page may have chosen', async () => {
    const page = await checkout(STANDARD.replace('<option value="">選択してください</option>', ''));
    await typeText(page.field('line2'), 'サンプルビル5F');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    page.field('line2').focus();
    await press('Tab');
    expect(page.message()).not.to.contain('建物名');
  });

  it('has its old building named even if the user kept the address first', async () => {
    const page = await typedFirst();
    await until(() => page.part('keep'));
    page.part('keep')?.click();
    await retype(page.field('line1'), '飯田橋3-4');
    await press('Tab');
    expect(page.message(), 'still another place').not.to.contain('建物名');
    await retype(page.field('city'), '千代田区');
    page.field<HTMLSelectElement>('pref').value = '東京都';
    page.field('pref').dispatchEvent(new Event('change', { bubbles: true }));
    page.field('pref').focus();
    await press('Tab');
    await until(() => page.message() === '建物名を確認してください。');
    await retype(page.field('line2'), '飯田橋ビル2F');
    await until(() => !page.message().includes('確認'));
  });

  it('gives way without a question with overwrite="always"', async () => {
    const page = await typedFirst('overwrite="always"');
    expect(page.values()).to.deep.equal({ zip: '1020072', pref: '東京都', city: '千代田区', line1: '飯田橋' });
  });

  it('needs no message if it agrees', async () => {
    const page = await checkout(STANDARD);
    page.field<HTMLSelectElement>('pref').value = '東京都';
    page.field('pref').dispatchEvent(new Event('change', { bubbles: true }));
    await typeText(page.field('city'), '千代田区');
    await typeText(page.field('line1'), '飯田橋1-1');
    await typeText(page.field('zip'), '1020072');
    await page.settled('filled');
    expect(page.message()).to.equal('');
  });
});
