// A code with several addresses: the shared part is filled, the rest is offered, and the user enters what is still missing.
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { type AddressRecord, completeRecord } from '../../../src/address/record.ts';
import { type Checkout, checkout, RECORDS, STANDARD, typeText } from '../../support/checkout.ts';

const CHIYODA = { zip_code: '1008916', pref_code: '13', pref_name: '東京都', city_code: '13101', city_name: '千代田区' };
const KASUMIGASEKI = ['１丁目１－１', '１丁目２－２'].map((block_name) => completeRecord({ ...CHIYODA, town_name: '霞が関', block_name }));

/** A checkout whose one code leads to these records. */
async function leadingTo(records: readonly AddressRecord[], markup = STANDARD, attributes = ''): Promise<Checkout> {
  const page = await checkout(markup, attributes);
  page.element.client = {
    ...page.client,
    searchCode: async (code) => {
      page.client.asked.push({ code, options: undefined });
      return { page: 1, limit: 1000, count: records.length, searchtype: 'zipcode', addresses: records };
    },
  };
  return page;
}

const options = (page: Checkout): string[] =>
  [...page.element.renderRoot.querySelectorAll('[part~="option"]')].map((option) => option.textContent?.trim() ?? '');

describe('several addresses', () => {
  it('fill in the town that they share, and are listed by their differences', async () => {
    const page = await leadingTo(KASUMIGASEKI);
    await typeText(page.field('zip'), '1008916');
    await page.settled('choosing');
    expect(page.values()).to.deep.equal({ zip: '1008916', pref: '東京都', city: '千代田区', line1: '霞が関' });
    await waitUntil(() => options(page).length === 2);
    expect(options(page).map((text) => /１丁目.－./.exec(text)?.[0])).to.deep.equal(['１丁目１－１', '１丁目２－２']);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await page.settled('filled');
    expect(page.values()).to.include({ line1: '霞が関１丁目１－１' });
  });

  it('fill in nothing below the level at which they differ, even if names are equal', async () => {
    const page = await leadingTo(
      ['北区', '西区'].map((city_name) => completeRecord({ zip_code: '0000001', pref_name: '大阪府', city_name, town_name: '本町' })),
    );
    await typeText(page.field('zip'), '0000001');
    await page.settled('choosing');
    expect(page.values()).to.deep.equal({ zip: '0000001', pref: '大阪府' });
  });

  it('are not reported as filled in a list that an earlier fill chose from and that they empty', async () => {
    const page = await leadingTo(
      ['東京都', '大阪府'].map((pref_name) => completeRecord({ zip_code: '4980000', pref_name, city_name: '中央市' })),
    );
    const { client } = page.element;
    page.element.client = page.client;
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    page.element.client = client;
    page.field('zip').select();
    await typeText(page.field('zip'), '4980000');
    await page.settled('choosing');
    expect(page.values()).to.deep.equal({ zip: '4980000' });
    expect(page.message()).to.equal('2件の候補があります。一覧から選択してください。');
  });

  it('are satisfied by a town in which they differ only in a number, whichever of them it is', async () => {
    const HIRAKASA = ['平笠第１地割', '平笠第２地割'].map((town_name) =>
      completeRecord({ zip_code: '0287401', pref_name: '宮城県', city_name: '八幡平市', town_name }),
    );
    const page = await leadingTo(HIRAKASA);
    await typeText(page.field('zip'), '0287401');
    await page.settled('choosing');
    await typeText(page.field('line1'), '平笠第２地割3番地');
    await page.element.select(HIRAKASA[1] ?? completeRecord({}));
    await page.settled('filled');
    expect(page.part('bring-back')).to.equal(null);
  });
});

describe('the custom states', () => {
  const shown = ({ element }: Checkout): string[] =>
    ['idle', 'busy', 'choosing', 'filled', 'incomplete', 'error'].filter((name) => element.matches(`:state(${name})`));

  it('contain the status of the element and no other, and nothing while it is idle', async () => {
    const page = await leadingTo(KASUMIGASEKI);
    expect(shown(page)).to.deep.equal([]);
    await typeText(page.field('zip'), '1008916');
    await page.settled('choosing');
    expect(shown(page)).to.deep.equal(['choosing']);
    await page.element.select(KASUMIGASEKI[0] ?? completeRecord({}));
    expect(shown(page)).to.deep.equal(['filled']);
    page.element.undo();
    expect(shown(page)).to.deep.equal([]);
  });
});

describe('a choice from a list', () => {
  it('is not made any more if the user has undone the fill, or the form was reset, before the list is gone', async () => {
    for (const goOn of ['undo', 'reset']) {
      const page = await checkout(STANDARD);
      await typeText(page.field('zip'), '9800000');
      await waitUntil(() => options(page).length === 3);
      page.part('option')?.click();
      if (goOn === 'undo') page.element.undo();
      else page.form.reset();
      for (let frames = 0; frames < 4; frames += 1) await nextFrame();
      expect(page.values()).not.to.have.property('line1');
    }
  });

  it('leaves, after an undo, the contradiction of a prefecture that the page chose', async () => {
    const page = await checkout(STANDARD.replace('<option value="">選択してください</option>', ''));
    await typeText(page.field('zip'), '9800000');
    await waitUntil(() => options(page).length === 3);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await page.settled('incomplete');
    page.element.undo();
    await typeText(page.field('line1'), '中央1-2');
    page.field('line2').focus();
    await page.element.updateComplete;
    await waitUntil(() => page.message().includes('郵便番号と住所が一致していません。'), page.message());
    (page.part('replace') as HTMLElement).click();
    await page.settled('filled');
    expect(page.values()).to.include({ pref: '宮城県', city: '仙台市青葉区', line1: '中央1-2' });
  });

  it('is not offered again after an undo, only what the addresses share', async () => {
    const page = await checkout(STANDARD.replace('<option value="">選択してください</option>', ''));
    await typeText(page.field('zip'), '9800000');
    await waitUntil(() => options(page).length === 3);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await page.settled('incomplete');
    page.element.undo();
    page.field('line2').focus();
    await waitUntil(() => page.part('replace'));
    page.part('replace')?.click();
    await waitUntil(() => page.values()['city'] === '仙台市青葉区');
    expect(page.values()).to.deep.equal({ zip: '9800000', pref: '宮城県', city: '仙台市青葉区' });
    await waitUntil(() => page.message().endsWith('を入力してください。'), page.message());
  });

  it('is missed, after an undo, beside a block alone if the addresses share no place', async () => {
    const page = await leadingTo(
      [
        completeRecord({ zip_code: '6180000', pref_name: '京都府', city_name: '乙訓郡大山崎町' }),
        completeRecord({ zip_code: '6180000', pref_name: '大阪府', city_name: '三島郡島本町' }),
      ],
      `<input id="zip" autocomplete="postal-code" /><label>住所 <input id="line1" /></label><input id="line2" />`,
    );
    await typeText(page.field('zip'), '6180000');
    await waitUntil(() => options(page).length === 2);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await page.settled('incomplete');
    page.element.undo();
    await typeText(page.field('line1'), '2-1');
    page.field('line2').focus();
    await waitUntil(() => page.message().includes('都道府県、市区町村を入力してください。'), page.message());
  });

  it('can be made again after an undo', async () => {
    const page = await leadingTo(KASUMIGASEKI);
    await typeText(page.field('zip'), '1008916');
    await waitUntil(() => options(page).length === 2);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await page.settled('filled');
    page.element.undo();
    await waitUntil(() => page.part('reopen'));
    expect(page.message()).to.contain('入力前の状態に戻しました');
    page.part('reopen')?.click();
    await waitUntil(() => options(page).length === 2);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await page.settled('filled');
    expect(page.values()).to.include({ pref: '東京都', line1: '霞が関１丁目２－２' });
  });
});

describe('a town that the user types', () => {
  it('is chosen from the open list once the user has left the field, and writes nothing over its text', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    await typeText(page.field('line1'), '中央1-2');
    expect(page.element.status).to.equal('choosing');
    page.field('line2').focus();
    await page.settled('filled');
    expect(page.element.record?.town_name).to.equal('中央');
    expect(page.values()).to.include({ city: '仙台市青葉区', line1: '中央1-2' });
    expect(page.part('list')).to.equal(null);
  });

  it('is chosen although it begins with the name of another one', async () => {
    const [aoba] = RECORDS['9800000'] as readonly [AddressRecord];
    const page = await leadingTo(['青葉', '青葉町'].map((town_name) => ({ ...aoba, town_name })));
    await typeText(page.field('zip'), '6180000');
    await page.settled('choosing');
    await typeText(page.field('line1'), '青葉町1-2');
    page.field('line2').focus();
    await page.settled('filled');
    expect(page.element.record?.town_name).to.equal('青葉町');
  });

  it('takes the place of another one that was chosen', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await page.settled('incomplete');
    expect(page.values()).to.include({ line1: '青葉' });
    page.field('line1').select();
    await typeText(page.field('line1'), '一番町3');
    page.field('line2').focus();
    await waitUntil(() => page.element.record?.town_name === '一番町');
    expect(page.message()).not.to.contain('青葉を入力しました');
  });
});

describe('a city that the user types', () => {
  const [KYOTO, OSAKA, NEIGHBOR] = [
    ['京都府', '乙訓郡大山崎町'],
    ['大阪府', '三島郡島本町', '以下に掲載がない場合'],
    ['大阪府', '三島郡島本町', '山崎'],
  ].map(([pref_name = '', city_name = '', town_name = null]) => completeRecord({ zip_code: '6180000', pref_name, city_name, town_name }));

  it('is chosen from the open list of a code for several cities once the user has left the field, although no town is listed', async () => {
    const page = await leadingTo([KYOTO, OSAKA] as AddressRecord[]);
    await typeText(page.field('zip'), '6180000');
    await page.settled('choosing');
    page.field<HTMLSelectElement>('pref').value = '大阪府';
    await typeText(page.field('city'), '島本町');
    await typeText(page.field('line1'), '江川2-1');
    page.field('line2').focus();
    await page.settled('filled');
    expect(page.values()).to.deep.equal({ zip: '6180000', pref: '大阪府', city: '島本町', line1: '江川2-1' });
  });

  it('is not chosen beside a town of the same city', async () => {
    const page = await leadingTo([KYOTO, OSAKA, NEIGHBOR] as AddressRecord[]);
    await typeText(page.field('zip'), '6180000');
    await page.settled('choosing');
    page.field<HTMLSelectElement>('pref').value = '大阪府';
    await typeText(page.field('city'), '三島郡島本町');
    page.field('line1').focus();
    await nextFrame();
    expect(page.element.status).to.equal('choosing');
  });
});

describe('a list that was closed without a choice', () => {
  for (const [lang, text, reopen] of [
    ['ja', '町名、番地を入力してください。', '候補の一覧を表示'],
    ['en', 'Enter the town and block number.', 'Show the addresses again'],
    ['zh', '请输入町名和门牌号（番地）。', '重新显示地址列表'],
    ['zh-Hant', '請輸入町名和門牌號碼（番地）。', '再次顯示地址清單'],
    ['ko', '지역명, 번지를 입력해 주세요.', '주소 목록 다시 보기'],
    ['ja-x-easy', '町（まち）の 名前、番地（ばんち）を 入れてください。', 'リストを もう 一度 見る'],
  ] as const) {
    it(`leaves the town to the user, with a message and a button that reopens the list: ${lang}`, async () => {
      const page = await checkout(STANDARD, `lang="${lang}"`);
      await typeText(page.field('zip'), '9800000');
      await page.settled('choosing');
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => page.message().endsWith(text), `says “${page.message()}”`);
      expect(page.element.status).to.equal('idle');
      expect(page.values()).to.deep.equal({ zip: '9800000', pref: '宮城県', city: '仙台市青葉区' });
      await typeText(page.field('line1'), '中央1-2');
      await waitUntil(() => !page.message().endsWith(text));
      // Gone again, missing again.
      page.field('line1').select();
      await sendKeys({ press: 'Delete' });
      await waitUntil(() => page.message().endsWith(text));
      expect(page.part('reopen')?.textContent.trim()).to.equal(reopen);
      page.part('reopen')?.click();
      await page.settled('choosing');
      expect(page.client.asked).to.have.length(1);
    });
  }

  it('still asks for the town if the user types the block alone behind the city', async () => {
    const line = '<label>市区町村・番地 <input id="line1" name="line1"></label>';
    const page = await checkout(STANDARD.replace(/<label>市区町村.*?<\/label>/, '').replace(/<label>町名・番地.*?<\/label>/, line));
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => page.message() === '町名、番地を入力してください。', `says “${page.message()}”`);
    page.field('line1').focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ type: '1-2 Tower 3F' });
    expect(page.values()).to.include({ line1: '仙台市青葉区1-2 Tower 3F' });
    await waitUntil(() => page.message() === '町名を入力してください。', `says “${page.message()}”`);
    page.field('line1').select();
    await typeText(page.field('line1'), '仙台市青葉区中央1-2');
    await waitUntil(() => !page.message().includes('ください'), `says “${page.message()}”`);
  });

  it('still contradicts a prefecture that none of its addresses has', async () => {
    const page = await leadingTo(
      [
        { zip_code: '6180000', pref_name: '京都府', city_name: '大山崎町' },
        { zip_code: '6180000', pref_name: '大阪府', city_name: '島本町' },
      ].map(completeRecord),
      STANDARD.replace('<option value="">選択してください</option>', ''),
    );
    await typeText(page.field('zip'), '6180000');
    await page.settled('choosing');
    await sendKeys({ press: 'Escape' });
    await typeText(page.field('city'), '大山崎町');
    page.field('line2').focus();
    await waitUntil(() => page.message() === '郵便番号と住所が一致していません。', `says “${page.message()}”`);
    expect(page.part('reopen'), 'the way forward').not.to.equal(null);
    const pref = page.field<HTMLSelectElement>('pref');
    pref.append(new Option('京都府'));
    pref.value = '京都府';
    pref.dispatchEvent(new Event('change', { bubbles: true }));
    await waitUntil(() => page.message() === '町名、番地を入力してください。', `says “${page.message()}”`);
  });

  it('is followed by a request for the town if the chosen address has none and the field keeps the block alone', async () => {
    const [aoba, ...others] = RECORDS['9800000'] as AddressRecord[];
    const page = await leadingTo([completeRecord({ ...aoba, town_name: null }), ...others]);
    await typeText(page.field('line1'), '2-1');
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    (page.part('option') as HTMLElement).click();
    await waitUntil(() => page.message().endsWith('町名を入力してください。'), 'asks for the town');
    expect(page.values()['line1']).to.equal('2-1');
  });

  it('leaves only the block to the user if the town is known', async () => {
    const page = await leadingTo(KASUMIGASEKI);
    await typeText(page.field('zip'), '1008916');
    await page.settled('choosing');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => page.message() === '番地を入力してください。', `says “${page.message()}”`);
  });

  it('does not ask for a town if the form has no field for it', async () => {
    const page = await checkout(STANDARD.replace(/<label>町名・番地.*?<\/label>/, ''));
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    await sendKeys({ press: 'Escape' });
    await page.settled('idle');
    await waitUntil(() => page.part('reopen'));
    expect(page.message()).to.equal('');
  });

  it('says nothing about an address that was there first while the user types another code', async () => {
    const page = await checkout(STANDARD);
    await typeText(page.field('city'), '大阪市北区');
    await typeText(page.field('line1'), '梅田1-1');
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    await sendKeys({ press: 'Backspace' });
    await page.settled('idle');
    expect(page.message()).to.equal('');
  });

  it('leaves Escape to the page while the page hides the element', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    page.element.style.display = 'none';
    let isConsumed: boolean | undefined;
    page.form.addEventListener('keydown', (event) => (isConsumed = event.defaultPrevented));
    await sendKeys({ press: 'Escape' });
    expect(isConsumed).to.equal(false);
    expect(page.element.status).to.equal('choosing');
  });

  it('is not offered again for its code once the user has entered the address', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    await sendKeys({ press: 'Escape' });
    await typeText(page.field('line1'), '中央1-2');
    await typeText(page.field('zip'), 'x');
    page.field('zip').select();
    await typeText(page.field('zip'), '9800000');
    await page.settled('filled');
    expect(page.element.record?.town_name).to.equal('中央');
    expect(page.client.asked).to.have.length(1);
  });

  it('hides its message for another code, and shows it again for its code', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => page.message() !== '');
    await sendKeys({ press: 'Backspace' });
    await waitUntil(() => page.message() === '');
    expect(page.part('reopen')).to.equal(null);
    await typeText(page.field('zip'), '0');
    await page.settled('choosing');
    expect(page.client.asked).to.have.length(1);
  });
});
