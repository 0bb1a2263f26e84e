// The influence of other fields of a form on a field.
import { expect, fixtureCleanup, fixtureSync, html } from '@open-wc/testing';
import { explain } from '../../../src/form/discovery/explain.ts';
import { describeFound, resolve } from './shapes.ts';

/** The fields with their parts, and those that are left alone with the reason. */
function read(markup: string): { readonly found: string; readonly refused: string[] } {
  fixtureCleanup();
  const host = fixtureSync<HTMLElement>(html`<div></div>`);
  host.innerHTML = `<form>${markup}</form>`;
  const form = resolve(host.querySelector('i') as HTMLElement);
  const refused = explain(form).filter(({ taken }) => !taken);
  return { found: describeFound(form), refused: refused.map(({ field, part, refusal }) => `${field?.id} ${part}: ${refusal}`) };
}
const field = (label: string, id: string, more = ''): string => `<p>${label}</p><input id="${id}" ${more}>`;

describe('a field among others', () => {
  it('is one of several boxes for a number only if its neighbor names no other part', () => {
    const boxes = (next: string): string => `${field('郵便番号', 'zip')}<i></i><p>番地 <input id="b"> - <input id="c" ${next}></p>`;
    expect(read(boxes('')).found).to.equal('zip=postal-code');
    expect(read(boxes('placeholder="00"')).refused).to.include('b block: box');
    expect(read(boxes('placeholder="部屋番号"')).found).to.include('b=block c=building');
  });

  it('has its label in the paragraph in front of it, even if a line break is between them', () => {
    const line = (label: string, id: string): string => `<p>${label}</p><br><input id="${id}">`;
    const zip = '<p>郵便番号</p><br><div><div><input id="zip"></div><button type="button">自動入力</button></div><i></i>';
    const { found } = read(`${line('氏名', 'name')}${zip}${line('都道府県', 'a')}${line('市区町村', 'b')}${line('番地', 'c')}`);
    expect(found).to.equal('zip=postal-code a=prefecture b=city+town c=block');
  });

  it('is another address if it says 住所 in front of an address in parts', () => {
    const { found, refused } = read(
      `${field('住所', 'home')}${field('郵便番号', 'zip')}<i></i>${field('都道府県', 'a')}${field('市区町村', 'b')}${field('番地', 'c')}`,
    );
    expect(found).to.equal('zip=postal-code a=prefecture b=city+town c=block');
    expect(refused).to.deep.equal(['home address: taken']);
  });

  it('is the town and block in Western order: street, city, state, ZIP Code', () => {
    const lines = field('Street Address', 'a') + field('Street Address 2', 'b');
    const western = `${lines}${field('City', 'city')}${field('State/Province', 'state')}${field('Zip/Postal Code', 'zip')}<i></i>`;
    expect(read(western).found).to.equal('a=town+block b=building city=city state=prefecture zip=postal-code');
    const withoutState = `${lines}${field('City', 'city')}${field('Zip/Postal Code', 'zip')}<i></i>`;
    expect(read(withoutState).found).to.include('a=town+block b=building');
    const zipInFront = `${field('郵便番号', 'zip')}<i></i>${lines}${field('都市', 'city')}`;
    expect(read(zipInFront).found).to.equal('zip=postal-code a=town+block b=building city=city');
  });

  it('is the town and block between the ZIP Code and the city, with the prefecture in front', () => {
    const front = field('Postal Code', 'zip') + '<i></i>' + field('Prefecture', 'pref');
    const behind = field('Building', 'b') + field('City', 'city');
    expect(read(front + field('Address Line 1', 'a') + behind).found).to.equal(
      'zip=postal-code pref=prefecture a=town+block b=building city=city',
    );
    const other = read(
      field('住所', 'other') + field('郵便番号', 'zip') + '<i></i>' + field('都道府県', 'pref') + field('市区町村', 'city'),
    );
    expect(other.found, 'another address in front of the ZIP Code').to.equal('zip=postal-code pref=prefecture city=city');
  });

  it('is the town and block in Western order with the country between or the ZIP Code in front of the state', () => {
    const lines = field('Address 1', 'a') + field('Address 2', 'b');
    const country = '<p>Country</p><select id="country"><option>Japan</select>';
    const state = field('State', 'state');
    const zip = `${field('Zip', 'zip')}<i></i>`;
    expect(read(`${lines}${field('City', 'city')}${country}${state}${zip}`).found).to.equal(
      'a=town+block b=building city=city state=prefecture zip=postal-code',
    );
    expect(read(`${lines}${field('City', 'city')}${zip}${state}`).found).to.equal(
      'a=town+block b=building city=city zip=postal-code state=prefecture',
    );
  });

  it('is the town and block behind a ZIP Code with the city at the end, in English and Japanese', () => {
    const zip = `${field('ZIP Code', 'zip')}<i></i>`;
    const lines = field('Address 1', 'a') + field('Address 2', 'b');
    expect(read(`${zip}${lines}${field('City', 'city')}${field('State', 'state')}`).found).to.equal(
      'zip=postal-code a=town+block b=building city=city state=prefecture',
    );
    const japanese = field('住所1', 'a') + field('住所2', 'b') + field('市区町村', 'city') + field('都道府県', 'state');
    expect(read(`${japanese}${zip}`).found).to.equal('a=town+block b=building city=city state=prefecture zip=postal-code');
  });

  it('is the town and block in front of state, city and ZIP Code', () => {
    const form = `${field('Street', 'a')}${field('Province', 'state')}${field('City', 'city')}${field('Postcode', 'zip')}<i></i>`;
    expect(read(form).found).to.include('a=town+block').and.to.include('city=city');
  });

  it('is left alone in a table with a column for each address if no name tells whose it is', () => {
    const row = (name: string): string => `<tr><th>${name}</th>`;
    const cell = (id: string, beside = ''): string => `<td><input id="${id}">${beside}</td>`;
    const lines = `${row('住所')}${cell('p_addr')}${cell('q_addr')}</tr>`;
    const table = `<table>${row('郵便番号')}${cell('o_zip', '<i></i>')}${cell('d_zip')}</tr>${lines}</table>`;
    expect(read(table).refused).to.include.members(['p_addr address: ambiguous', 'q_addr address: ambiguous']);
  });

  it('belongs to the ZIP Code whose name begins alike if two addresses alternate', () => {
    for (const [one, other] of [
      ['o_', 'd_'],
      ['your-', 'your-different-'],
      ['', 'deliv_x_'],
      ['home', 'office'],
      ['user[', 'user[second_'],
    ] as const) {
      const zip = one === 'home' ? 'Zip' : 'zip';
      const line = one === 'home' ? 'Addr' : 'addr';
      const markup = `${field('郵便番号', `${one}${zip}`)}<i></i>${field('郵便番号', `${other}${zip}`)}${field('住所', `${other}${line}`)}${field('住所', `${one}${line}`)}`;
      expect(read(markup).found).to.equal(`${one}${zip}=postal-code ${one}${line}=prefecture+city+town+block+building`);
    }
  });

  it('takes no part that another one names if it only offers prefectures', () => {
    const { found } = read(
      `${field('郵便番号', 'zip')}<i></i><select id="x"><option>東京都<option>大阪府<option>奈良県</select>${field('都道府県', 'a')}`,
    );
    expect(found).to.equal('zip=postal-code a=prefecture');
  });

  it('takes the prefecture between ZIP Code and city if it is a list of prefectures with an unknown word, but not 出身地', () => {
    const list = (label: string): string =>
      `<p>${label}</p><select id="list"><option>北海道<option>東京都<option>大阪府<option>沖縄県</select>`;
    const rest = field('市区', 'city') + field('町村', 'town');
    expect(read(`${field('郵便番号', 'zip')}<i></i>${list('地域')}${rest}`).found).to.include('list=prefecture');
    expect(read(`${field('郵便番号', 'zip')}<i></i>${list('出身地')}${rest}`).found).not.to.include('list');
    expect(read(`${list('地域')}${field('郵便番号', 'zip')}<i></i>${rest}`).found).not.to.include('list');
    expect(read(`${field('郵便番号', 'zip')}<i></i>${list('地域')}${field('電話番号', 'tel')}${rest}`).found).not.to.include('list');
  });

  it('belongs to the two boxes in front of it, in a flat form with a company and a ZIP Code for each of two addresses', () => {
    const address = (end: string): string =>
      `${field('会社名', `company${end}`)}${field('郵便番号', `zip01${end}`, 'maxlength="3"')}<input id="zip02${end}" maxlength="4">` +
      field('都道府県', `pref${end}`);
    const { found } = read(`${address('')}<i></i><hr>${address('_iv')}`);
    expect(found).to.equal('company=organization zip01=postal-code/first zip02=postal-code/second pref=prefecture');
  });

  it('is reported as ambiguous with its rival and the evidence of equal weight', () => {
    fixtureCleanup();
    const host = fixtureSync<HTMLElement>(html`<div></div>`);
    host.innerHTML = `<form>${field('郵便番号', 'zip')}<i></i>${field('市区町村', 'a')}<input id="city"></form>`;
    const doubts = explain(resolve(host.querySelector('i') as HTMLElement)).filter(({ refusal }) => refusal !== null);
    expect(doubts.map((one) => [one.field?.id, one.refusal, one.rival?.id, one.rules.join()])).to.deep.equal([
      ['a', 'taken', 'city', 'label,name-alone'],
    ]);
    host.innerHTML = `<form>${field('郵便番号', 'zip')}<i></i>${field('市区町村', 'a')}${field('市区町村', 'b')}</form>`;
    const equal = explain(resolve(host.querySelector('i') as HTMLElement)).filter(({ refusal }) => refusal === 'ambiguous');
    expect(equal.map((one) => [one.field?.id, one.rival?.id, one.rules.join()])).to.deep.equal([
      ['a', 'b', 'label,label'],
      ['b', 'a', 'label,label'],
    ]);
  });

  it('is another address if it asks again for what an earlier field asks', () => {
    const own = `${field('郵便番号', 'zip')}<i></i>${field('住所', 'addr')}`;
    const { found, refused } = read(`${own}<h2>連帯保証人</h2>${field('氏名', 'g_name')}${field('住所', 'g_addr')}`);
    expect(found).to.equal('zip=postal-code addr=prefecture+city+town+block+building');
    expect(refused).to.deep.equal(['g_addr address: group']);
    expect(read(`${own}${field('住所2', 'addr2')}`).found).to.equal('zip=postal-code addr=prefecture+city+town+block addr2=building');
  });

  it('is another address if its label repeats, whatever its name counts', () => {
    const { found, refused } = read(`${field('郵便番号', 'zip')}<i></i>${field('住所', 'address1')}${field('住所', 'address2')}`);
    expect(found).to.equal('zip=postal-code address1=prefecture+city+town+block+building');
    expect(refused).to.deep.equal(['address2 address: ambiguous']);
  });

  it('leaves the prefecture to a button that opens a list of prefectures', () => {
    for (const kind of ['role="combobox"', 'aria-haspopup="listbox"']) {
      const list = `<label for="list">都道府県</label><button id="list" type="button" ${kind}>選択</button>`;
      const { found, refused } = read(`${field('郵便番号', 'zip')}<i></i>${list}${field('住所', 'addr')}`);
      expect(found, kind).to.equal('zip=postal-code addr=city+town+block+building');
      expect(refused, kind).to.deep.equal(['list prefecture: combobox']);
    }
  });

  it('continues the address in front of it if it has no name and no word but 住所', () => {
    const rows = `<div>${field('郵便番号', 'zip')}</div><i></i><div><p>所在地</p><div><input></div><div><input></div></div>`;
    expect(read(`${rows}${field('備考', 'note')}`).found).to.equal('zip=postal-code =prefecture+city+town+block =building');
    const named = rows.replaceAll('<input>', '<input name="q">');
    expect(read(named).found).to.equal('zip=postal-code');
    const cells = '<th>郵便番号<th>住所<th>電話<tr><td><input id="zip" name="zip"><i></i><td><input><td><input>';
    expect(read(`<table><tr>${cells}</table>`).found).to.equal('zip=postal-code');
  });

  it('leaves the block to the next one if both follow the prefecture without a name or a label', () => {
    const lines = (count: number): string =>
      `${field('郵便番号', 'zip')}<i></i><div><select name="pref"><option>東京都<option>大阪府</select>${'<input>'.repeat(count)}</div>`;
    expect(read(lines(2)).found).to.equal('zip=postal-code pref=prefecture =city+town =block+building');
    expect(read(lines(3)).found).to.equal('zip=postal-code pref=prefecture =city+town =block =building');
  });

  it('takes no building behind the block unless it is numbered', () => {
    const own = `${field('郵便番号', 'zip')}<i></i>${field('市区町村', 'city')}${field('番地', 'block')}`;
    expect(read(`${own}<h2>お勤め先</h2>${field('所在地', 'w_addr')}`).found).to.equal('zip=postal-code city=city+town block=block');
    expect(read(`${own}${field('住所2', 'addr2')}`).found).to.include('addr2=building');
  });

  it('belongs to another address if it is in front of the ZIP Code and names another owner', () => {
    const { found } = read(`${field('圃場所在地', 'a')}${field('郵便番号', 'zip')}<i></i>${field('住所', 'b')}${field('階', 'floor')}`);
    expect(found).to.equal('zip=postal-code b=prefecture+city+town+block+building');
  });

  it('belongs to another address if the ZIP Code is followed by 住所 and other questions are in between', () => {
    const { found } = read(`${field('所在地', 'a')}${field('担当者名', 'n')}${field('郵便番号', 'zip')}<i></i>${field('住所', 'b')}`);
    expect(found).to.equal('zip=postal-code b=prefecture+city+town+block+building');
  });

  it('uses a label behind ※ unless that begins a note', () => {
    const rows = (label: string): string => `${field('※郵便番号', 'zip')}<i></i>${field('建物名', 'a')}<p>番地</p>${field(label, 'b')}`;
    expect(read(rows('※都道府県')).found).to.equal('zip=postal-code a=building b=prefecture');
    expect(read(rows('※部屋番号まで入力')).found).to.include('b=prefecture+city+town+block');
  });

  it('takes the town that its example leaves out: 千代田区1-1-1', () => {
    const example = 'placeholder="東京都千代田区1-1-1"';
    const { found } = read(`${field('郵便番号', 'zip')}<i></i>${field('住所・番地', 'a', example)}${field('建物名', 'b')}`);
    expect(found).to.equal('zip=postal-code a=prefecture+city+town+block b=building');
  });

  it('uses a label whose mark or condition is in a separate element', () => {
    const { found } = read(
      `<table><tr><td><span>※</span>郵便番号</td><td><input id="zip"><i></i></td></tr>
       <tr><td><span>※</span>市区町村</td><td><input id="a"></td></tr>
       <tr><td>丁目番地、建物名など<span>郵送の場合必須</span></td><td><input id="b"></td></tr></table>`,
    );
    expect(found).to.equal('zip=postal-code a=city+town b=block+building');
  });

  it('takes no part if its name is that of a person, and a reading instead of a line if its name is that of one', () => {
    const { found } = read(
      `${field('カナ', 'address[lastname_kana]')}${field('郵便番号', 'zip')}<i></i>` +
        `${field('ふりがな', 'address_furigana', 'autocomplete="address-line1"')}${field('住所', 'b')}`,
    );
    expect(found).to.equal('zip=postal-code address_furigana=prefecture-kana+city-kana+town-kana b=prefecture+city+town+block+building');
  });

  it('belongs to this address if it is the first one behind the ZIP Code', () => {
    const own = `${field('郵便番号', 'zip')}<i></i>${field('都道府県', 'pref')}${field('市区町村', 'city')}`;
    const born = `${field('都道府県', 'pref2')}${field('市区町村', 'city2')}`;
    const { found, refused } = read(`${own}${field('年齢', 'age')}<h2>ご出身</h2>${born}`);
    expect(found).to.equal('zip=postal-code pref=prefecture city=city');
    expect(refused).to.deep.equal(['pref2 prefecture: group', 'city2 city: group']);
    expect(read(`${own}<h2>ご出身</h2>${born}`).found, 'with nothing between').to.equal('zip=postal-code pref=prefecture city=city');
    const western = `${field('都道府県', 'pref')}${field('市区町村', 'city')}${field('郵便番号', 'zip')}<i></i>`;
    expect(read(`${western}${field('年齢', 'age')}${born}`).found).to.equal('pref=prefecture city=city zip=postal-code');
    expect(read(`${western}${born}`).found, 'nothing tells which').to.equal('zip=postal-code');
  });

  it('belongs to another address behind several other questions if the fields behind the ZIP Code ask for its part', () => {
    const own = `${field('郵便番号', 'zip')}<i></i>${field('住所1', 'a1')}${field('住所2', 'a2')}`;
    const others = `${field('電話番号', 'tel')}${field('メールアドレス', 'mail')}${field('年齢', 'age')}`;
    const { found, refused } = read(`${own}${others}<h2>ご出身</h2>${field('町名・番地', 'b')}`);
    expect(found).to.equal('zip=postal-code a1=prefecture+city+town+block a2=building');
    expect(refused).to.include('b town: group');
    const cityAlone = `${field('郵便番号', 'zip')}<i></i>${field('都道府県', 'pref')}${field('市区町村', 'city')}${others}`;
    expect(read(`${cityAlone}${field('勤務先住所', 'b')}`).found, 'and says whose it is').to.equal(
      'zip=postal-code pref=prefecture city=city',
    );
    expect(read(`${others}<i></i>${field('お届け先住所', 'b')}`).found, 'not without a ZIP Code').to.equal(
      'b=prefecture+city+town+block+building',
    );
  });

  it('takes what its example, behind it or below its label, shows', () => {
    const zip = `${field('郵便番号', 'zip')}<i></i>`;
    const lines = (one: string, two: string): string =>
      read(`${zip}${field('都道府県', 'pref')}<div>住所1 <input id="a">${one}</div><div>住所2 <input id="b">${two}</div>`).found.slice(32);
    expect(lines('', '')).to.equal('a=city+town+block b=building');
    expect(lines('<p>例）神戸市中央区磯上通</p>', '<p>例）7-1-5</p>')).to.equal('a=city+town b=block+building');
    expect(lines('記入例：港区西麻布', '（入力例：1丁目14番2号疋田ビル302号）')).to.equal('a=city+town b=block+building');
    expect(lines('<small>Ex. 渋谷区</small>', '')).to.equal('a=city b=town+block+building');
    expect(lines('<br>市区町村を入れてください。', ''), 'a sentence').to.equal('a=city b=town+block+building');
    expect(lines('', '<p>※建物名も 例）メゾン101</p>'), 'a note').to.equal('a=city+town+block b=building');
    const bare = `${zip}<select id="pref"><option>東京都<option>大阪府</select><input id="a" name="addr1"><p>例：港区西麻布</p><input id="b" name="addr2"><p>例：1-14-2</p>`;
    expect(read(bare).found).to.equal('zip=postal-code pref=prefecture addr1=city+town addr2=block+building');
    expect(lines('', '<p>例）1丁目14番地</p>')).to.equal('a=city+town b=block+building');
    const below = `${zip}<p>住所1</p><p>例）港区西麻布</p><input id="a"><p>住所2</p><p>例）1-14-2</p><input id="b">`;
    expect(read(below).found).to.equal('zip=postal-code a=prefecture+city+town b=block+building');
    const named = `${zip}${field('市区町村', 'a')}${field('番地1', 'b')}<p>(例：番地、丁目)</p>`;
    expect(read(named).found, 'names parts').to.equal('zip=postal-code a=city+town b=block');
  });

  it('continues a readonly line, in which the page writes everything down to the town', () => {
    const lines = (first: string): string =>
      read(`${field('郵便番号', 'zip')}<i></i>${field('住所', 'a', first)}${field('住所（続き）', 'b')}`).found;
    expect(lines('readonly')).to.equal('zip=postal-code b=block+building');
    expect(lines('')).to.equal('zip=postal-code a=prefecture+city+town+block b=building');
    const own = `${field('郵便番号', 'zip')}<i></i>${field('住所', 'a')}`;
    expect(read(`${own}${field('備考', 'n')}${field('請求先住所', 'b', 'readonly')}`).found, 'another address').to.equal(
      'zip=postal-code a=prefecture+city+town+block+building',
    );
    const parts = `${field('郵便番号', 'zip')}<i></i>${field('市区町村', 'a')}${field('番地', 'b')}`;
    expect(read(`${parts}${field('住所', 'c', 'readonly')}`).found, 'a preview').to.equal('zip=postal-code a=city+town b=block');
  });

  it('is not a second box if it asks for the ZIP Code again', () => {
    const { found } = read(`${field('郵便番号', 'zip')}<i></i>${field('郵便番号（確認）', 'zip2')}${field('住所', 'a')}`);
    expect(found).to.equal('zip=postal-code a=prefecture+city+town+block+building');
  });

  it('is recognized by a label that begins with a mark', () => {
    const { found } = read(
      `${field('*郵便番号', 'zip')}<i></i>${field('（必須）都道府県', 'pref')}${field('*住所（市区町村）', 'city')}${field('＊住所（町名番地）', 'addr')}`,
    );
    expect(found).to.equal('zip=postal-code pref=prefecture city=city addr=town+block');
  });

  it('may ask for the prefecture again in front of another address', () => {
    const own = `${field('郵便番号', 'zip')}<i></i>${field('都道府県', 'pref')}${field('住所（番地まで）', 'addr')}`;
    expect(read(`${own}${field('お届け先郵便番号', 'zip2')}${field('お届け先住所', 'addr2')}`).found).to.equal(
      'zip=postal-code pref=prefecture addr=city+town+block',
    );
  });

  it('is the second box of a ZIP Code if its label names it', () => {
    for (const [first, second] of [
      ['郵便番号（前3桁）', '郵便番号（後4桁）'],
      ['郵便番号 上3桁', '郵便番号 下4桁'],
      ['郵便番号（前半）', '郵便番号（後半）'],
      ['郵便番号1', '郵便番号2'],
    ] as const)
      expect(read(`${field(first, 'a')}${field(second, 'b')}<i></i>${field('住所', 'c')}`).found, first).to.match(
        /^a=postal-code\S* b=postal-code/,
      );
  });

  it('is not a second box if another field is between the two', () => {
    const { found } = read(`${field('郵便番号', 'zip1')}<i></i><input id="q">${field('郵便番号', 'zip2')}${field('お届け先の住所', 'd')}`);
    expect(found).to.equal('zip1=postal-code');
  });

  it('is not a second box if the labels name two owners, and only the first address is used', () => {
    for (const [one, two] of [
      ['自宅郵便番号|自宅住所', '勤務先郵便番号|勤務先住所'],
      ['郵便番号|住所', 'お届け先郵便番号|お届け先住所'],
      ['旧郵便番号|旧住所', '新郵便番号|新住所'],
      ['郵便番号（会社）|住所（会社）', '郵便番号（自宅）|住所（自宅）'],
    ] as const) {
      const [zip1, address1] = one.split('|') as [string, string];
      const [zip2, address2] = two.split('|') as [string, string];
      const { found } = read(
        `${field(zip1, 'zip1')}<i></i>${field(zip2, 'zip2')}${field(address1, 'address1')}${field(address2, 'address2')}`,
      );
      expect(found, two).to.equal('zip1=postal-code address1=prefecture+city+town+block+building');
    }
  });

  it('is the second box of a ZIP Code if the names end in a and b', () => {
    const boxes = '<p>郵便番号</p><input id="postcode_a"><input id="postcode_b"><i></i>';
    expect(read(`${boxes}${field('住所', 'c')}`).found).to.match(
      /^postcode_a=postal-code\/first postcode_b=postal-code\/second c=prefecture/,
    );
  });

  it('is a box of the ZIP Code below the label of the whole address', () => {
    const row = (label: string): string =>
      `<label for="zip1">${label}</label>〒<input id="zip1" maxlength="3">-<input id="zip2" maxlength="4"><i></i><input id="address1">`;
    for (const label of ['住所', '自宅住所'])
      expect(read(row(label)).found, label).to.equal(
        'zip1=postal-code/first zip2=postal-code/second address1=prefecture+city+town+block+building',
      );
  });

  it('is one of four numbered lines: prefecture, city, town with block, building', () => {
    const lines = ['住所1', '住所2', '住所3', '住所4'].map((label, index) => field(label, `l${index}`)).join('');
    expect(read(`${field('郵便番号', 'zip')}<i></i>${lines}`).found).to.equal(
      'zip=postal-code l0=prefecture l1=city l2=town+block l3=building',
    );
    expect(read(`${field('郵便番号', 'zip')}<i></i>${field('都道府県', 'p')}${lines}`).found).to.equal(
      'zip=postal-code p=prefecture l0=city l1=town l2=block l3=building',
    );
  });

  it('is recognized by the label in front of it if the page uses one id for several fields', () => {
    const row = (label: string): string => `<div><label for="x">${label}</label><input id="x" name="${label}"></div>`;
    const labels = ['フリガナ', '郵便番号', '都道府県', '市区町村', '番地', '電話番号'];
    expect(read(`${labels.map(row).join('')}<i></i>`).found).to.equal(
      '郵便番号=postal-code 都道府県=prefecture 市区町村=city+town 番地=block',
    );
  });

  it('does not take the building in front of the block', () => {
    const { found } = read(`${field('郵便番号', 'zip')}<i></i>${field('住所', 'a')}${field('番地', 'b')}`);
    expect(found).to.equal('zip=postal-code a=prefecture+city+town b=block');
  });

  it('is not the company of the address if its label names a person of whom no other field speaks', () => {
    const company = (label: string): string =>
      read(`${field('郵便番号', 'zip')}<i></i>${field('住所', 'addr')}${field(label, 'company', 'name="company"')}`).found;
    for (const label of [
      'ご紹介者の会社名',
      '紹介者会社名',
      '保証人の会社名',
      'ご家族の会社名',
      '緊急連絡先会社名',
      '保護者勤務先',
      '取引先の会社名',
    ])
      expect(company(label), label).not.to.include('organization');
    for (const label of ['会社名', '貴社名', '勤務先名', '運営会社名', '請求先の会社名', '送付先会社名'])
      expect(company(label), label).to.include('company=organization');
    const applicant = read(`${field('申込者会社名', 'company')}${field('郵便番号', 'zip')}<i></i>${field('申込者住所', 'addr')}`);
    expect(applicant.found).to.equal('company=organization zip=postal-code addr=prefecture+city+town+block+building');
  });

  it('is of the same address behind one other question if its last part is new, in two boxes for the code or with classes of YubinBango', () => {
    const boxes = `${field('郵便番号', 'a', 'maxlength="3"')}-<input id="b" maxlength="4"><i></i>${field('都道府県', 'pref')}`;
    expect(read(`${boxes}${field('氏名', 'name')}${field('市区町村', 'city')}${field('番地まで', 'rest')}`).found).to.equal(
      'a=postal-code/first b=postal-code/second pref=prefecture city=city rest=town+block',
    );
    const own = `${field('郵便番号', 'zip', 'class="p-postal-code"')}<i></i>${field('市区町村', 'city', 'class="p-locality p-street-address"')}`;
    const rest = field('番地', 'rest', 'class="p-street-address p-extended-address"');
    expect(read(`<div class="h-adr">${own}${field('氏名', 'name')}${rest}</div>`).found).to.include('rest=');
  });

  it('is the company of a form that asks for nothing else of an address, or only for its prefecture', () => {
    expect(read(`${field('会社名', 'company')}<i></i>`).found).to.equal('company=organization');
    expect(read(`<i></i>${field('都道府県', 'pref')}${field('氏名', 'name')}${field('会社名', 'company')}`).found).to.equal(
      'pref=prefecture company=organization',
    );
  });

  it('belongs to the next address if it asks for a company behind an address', () => {
    const home = field('郵便番号', 'zip1') + field('住所', 'home');
    const work = field('会社名', 'company') + field('郵便番号', 'zip2') + field('住所', 'work');
    expect(read(`<i></i>${home}${work}`).found).to.equal('zip1=postal-code home=prefecture+city+town+block+building');
    expect(read(`${home}${work}<i></i>`).found).to.equal('company=organization zip2=postal-code work=prefecture+city+town+block+building');
  });

  it('leaves the building to a field for its name if it asks only for the room', () => {
    const { found, refused } = read(`${field('郵便番号', 'zip')}<i></i>${field('建物名', 'a')}${field('部屋番号', 'b')}`);
    expect(found).to.equal('zip=postal-code a=building');
    expect(refused).to.deep.equal(['b building: taken']);
    expect(read(`${field('郵便番号', 'zip')}<i></i>${field('部屋番号', 'b')}`).found).to.equal('zip=postal-code b=building');
    const romaji = field('建物名', 'a', 'name="tatemonomei"') + field('部屋番号', 'b', 'name="heyabangou"');
    expect(read(`${field('郵便番号', 'zip')}<i></i>${romaji}`).found).to.equal('zip=postal-code tatemonomei=building');
  });

  it('belongs to the ZIP Code before it on a page that has two addresses and no form', () => {
    const address = (name: string): string =>
      `<div>${field('郵便番号', `zip-${name}`)}<b class="${name}"></b></div><div>${field('住所1', `a-${name}`)}</div><div>${field('住所2', `b-${name}`)}</div>`;
    for (const name of ['home', 'work']) {
      fixtureCleanup();
      const host = fixtureSync<HTMLElement>(html`<div></div>`);
      host.innerHTML = address('home') + address('work');
      host.querySelector(`.${name}`)?.replaceWith(document.createElement('i'));
      expect(describeFound(resolve(host.querySelector('i') as HTMLElement))).to.equal(
        `zip-${name}=postal-code a-${name}=prefecture+city+town+block b-${name}=building`,
      );
    }
  });

  it('belongs to the owner in its label if two addresses alternate', () => {
    const form = (one: string, two: string): string =>
      `${field('郵便番号', 'zip')}<i></i>${field(`住所1（${one}）`, 'a1')}${field(`郵便番号(${two})`, 'zip2')}` +
      `${field(`住所2（${one}）`, 'a2')}${field(`住所1(${two})`, 'b1')}${field(`住所2(${two})`, 'b2')}`;
    for (const [one, two] of [
      ['会社', '自宅'],
      ['自宅', '帰省先'],
    ] as const)
      expect(read(form(one, two)).found).to.equal('zip=postal-code a1=prefecture+city+town+block a2=building');
  });

  it('is the town if its label is 区町村 beside 市 or 市・区', () => {
    for (const city of ['市', '市・区', '市区'])
      expect(
        read(`${field('郵便番号', 'zip')}<i></i>${field(city, 'a')}${field('区町村', 'b')}${field('番地', 'c')}`).found,
        city,
      ).to.equal('zip=postal-code a=city b=town c=block');
  });

  it('takes no part of a readonly field behind the ZIP Code, which the page fills in', () => {
    const shown = field('都道府県', 'a', 'readonly') + field('市区町村', 'b', 'readonly');
    expect(read(`${field('郵便番号', 'zip')}<i></i>${shown}${field('それ以降の住所', 'c')}`).found).to.equal(
      'zip=postal-code c=town+block+building',
    );
    // In front of the ZIP Code it belongs to another address.
    expect(read(`${shown}${field('郵便番号', 'zip')}<i></i>${field('住所', 'c')}`).found).to.equal(
      'zip=postal-code c=prefecture+city+town+block+building',
    );
  });

  it('is the number of a parcel if its label is 地番 beside 住所', () => {
    const form = `${field('地番', 'a', 'placeholder="神南1-1-1"')}${field('郵便番号', 'zip')}<i></i>${field('住所', 'b')}`;
    expect(read(form).found).to.equal('zip=postal-code b=prefecture+city+town+block+building');
  });

  it('does not use the label of a custom select in front of it', () => {
    for (const kind of ['role="combobox"', 'aria-haspopup="listbox"']) {
      const widget = `<div><label>都道府県</label><button type="button" ${kind}>選択</button></div>`;
      const labeled = read(`${field('郵便番号', 'zip')}<i></i>${widget}<div><label for="b">住所</label><input id="b"></div>`);
      expect(labeled.found, kind).to.equal('zip=postal-code b=city+town+block+building');
      expect(read(`${field('郵便番号', 'zip')}<i></i>${widget}<div><input id="b"></div>`).found, kind).to.equal('zip=postal-code');
    }
    // A box with the role around an input is not a second control.
    const box = '<p>住所</p><div><div role="combobox"><input id="b" name="b"></div></div>';
    expect(read(`${field('郵便番号', 'zip')}<i></i>${box}`).found).to.include('b=prefecture+city');
  });

  it('takes no additional part if it is a select', () => {
    const { found } = read(
      `${field('郵便番号', 'zip')}<i></i><p>市区町村</p><select id="a"><option>千代田区<option>港区</select>${field('番地', 'b')}`,
    );
    expect(found).to.equal('zip=postal-code a=city b=town+block');
  });
});

describe('a label with more words than the names of parts', () => {
  it('overrules a class of YubinBango that was copied to another question', () => {
    const name = '<p>氏名</p><input id="name" class="p-extended-address">';
    const block = `<div class="h-adr">${field('郵便番号', 'zip', 'class="p-postal-code"')}<i></i>${name}</div>`;
    expect(read(block).found).to.equal('zip=postal-code');
  });

  it('is found although an old address is between label and field', () => {
    const row = '<div><b>市区町村～番地</b></div><div>川崎市高津区上作延1-2-3</div><div><input id="a"></div>';
    expect(read(`${field('郵便番号', 'zip')}<i></i>${row}`).found).to.equal('zip=postal-code a=city+town+block');
  });

  it('overrules a token that names only the first part of the example beside it', () => {
    const more = 'autocomplete="address-level1" placeholder="例：東京都港区芝2-32-1"';
    expect(read(`${field('郵便番号', 'zip')}<i></i>${field('ご住所', 'a', more)}`).found).to.equal(
      'zip=postal-code a=prefecture+city+town+block+building',
    );
  });

  it('overrules a token of another question, even if the name repeats the label', () => {
    const copied = (label: string, name: string): string => field(label, name, `name="${name}" autocomplete="username"`);
    expect(read(`${copied('郵便番号', 'zip')}<i></i>${copied('都道府県', 'prefecture')}${copied('市区町村', 'city')}`).found).to.equal(
      'zip=postal-code prefecture=prefecture city=city',
    );
    const unlabeled = '<input id="city" name="city" autocomplete="username">';
    expect(read(`${field('郵便番号', 'zip')}<i></i>${unlabeled}`).found, 'a name alone').to.equal('zip=postal-code');
  });

  it('overrules a token of another part, even if the name repeats the label', () => {
    const level3 = (id: string): string => `id="${id}" autocomplete="address-level3"`;
    for (const [town, building] of [
      ['town', 'buildingName'],
      ['a', 'b'],
    ] as const)
      expect(
        read(
          `${field('郵便番号', 'zip')}<i></i><input placeholder="町名・番地" ${level3(town)}><input placeholder="建物名・部屋番号" ${level3(building)}>`,
        ).found,
      ).to.equal(`zip=postal-code ${town}=town+block ${building}=building`);
  });

  it('is not an example of a building: 船場大西ビル', () => {
    const building = field('マンション・建物名', 'b', 'placeholder="船場大西ビル"');
    expect(read(`${field('郵便番号', 'zip')}<i></i>${field('住所', 'a')}${building}`).found).to.equal(
      'zip=postal-code a=prefecture+city+town+block b=building',
    );
  });

  it('continues the line before it: 住所詳細, 住所（続き）, 住所（それ以降）', () => {
    for (const label of ['住所詳細', '住所（続き）', '住所（それ以降）', '詳細な住所'])
      expect(read(`${field('郵便番号', 'zip')}<i></i>${field('住所', 'a')}${field(label, 'b')}`).found, label).to.equal(
        'zip=postal-code a=prefecture+city+town+block b=building',
      );
  });

  it('may have a colon behind its brackets', () => {
    for (const [one, two] of [
      ['住所1（必須）：', '住所2（任意）：'],
      ['Streetline 1:', 'Streetline 2 (optional):'],
    ] as const)
      expect(read(`${field('郵便番号', 'zip')}<i></i>${field('市区町村', 'c')}${field(one, 'a')}${field(two, 'b')}`).found, two).to.equal(
        'zip=postal-code c=city a=town+block b=building',
      );
  });

  it('overrules a name that only counts lines', () => {
    const rest = field('それ以降の住所', 'addr02');
    expect(read(`${field('郵便番号', 'zip')}<i></i>${field('市区町村', 'addr01')}${rest}`).found).to.equal(
      'zip=postal-code addr01=city addr02=town+block+building',
    );
  });

  it('may be the placeholder 郵便番号 below the label 住所 of a row', () => {
    const row = '<label for="a">住所</label><input id="a" placeholder="〒 郵便番号"><i></i><input placeholder="都道府県" id="b">';
    expect(read(row).found).to.equal('a=postal-code b=prefecture');
  });
});
