// Names, ids, marks and YubinBango's classes of a single field.
import { expect, fixtureCleanup, fixtureSync, html } from '@open-wc/testing';
import { describeFound, resolve } from './shapes.ts';

/** The parts that the fields beside a ZIP Code field take. */
function taken(markup: string): string {
  fixtureCleanup();
  const host = fixtureSync<HTMLElement>(html`<div></div>`);
  host.innerHTML = `<form><i></i><input name="zip">${markup}</form>`;
  return describeFound(resolve(host.querySelector('i') as HTMLElement)).replace(/^zip=postal-code ?/, '');
}
const named = (name: string): string => taken(`<input name="${name}">`);

describe('a name', () => {
  const NAMES: Readonly<Record<string, string>> = {
    customerCity: 'city',
    shipTo2City: 'city',
    order_delivery_detail_address_city: 'city',
    '  address [ city ]': 'city',
    ｃｉｔｙ: 'city',
    city_kana: 'city-kana',
    city_kana2: 'city-kana',
    cityFurigana: 'city-kana',
    city_hurigana: 'city-kana',
    city_yomi: 'city-kana',
    kana_city: 'city-kana',
    'furigana[pref]': 'prefecture-kana',
    roma_town: 'town-roma',
    kana_banchi: '',
    '市区町村（フリガナ）': 'city-kana',
    city_roma: 'city-roma',
    cityRomaji1: 'city-roma',
    city_english: 'city-roma',
    address_kana: 'prefecture-kana+city-kana+town-kana',
    address_roma: 'prefecture-roma+city-roma+town-roma',
    company_name_kana: 'organization-kana',
    // Readings of other things, such as names of people.
    banchi_kana: '',
    building_kana: '',
    kana: '',
    roma: '',
    name_kana: '',
    // Words that only begin or end as a known one does.
    citybank: '',
    capacity: '',
    townhall: '',
    prefix: '',
    statement: '',
    // Addresses of another kind.
    email_address: '',
    mailAddress2: '',
    'contact[e-mail][address]': '',
    ip_address: '',
    mailing_address: 'prefecture+city+town+block+building',
    banchiro: '',
  };
  for (const [name, parts] of Object.entries(NAMES)) {
    it(name, () => expect(named(name)).to.equal(parts && `${name}=${parts}`));
  }

  it('names the building as addr03, and the block in front of it as addr02', () => {
    const names = (...all: string[]): string => taken(all.map((name) => `<input name="${name}">`).join(''));
    expect(names('pref', 'addr01', 'addr02')).to.equal('pref=prefecture addr01=city+town addr02=block+building');
    expect(names('pref', 'addr01', 'addr02', 'addr03')).to.equal('pref=prefecture addr01=city+town addr02=block addr03=building');
  });

  it('is read from the id if the name has no known word', () => {
    expect(taken('<input name="field[7]" id="city">')).to.equal('field[7]=city');
    expect(taken('<input name="" id="city">')).to.equal('=city');
    expect(taken('<input name="town" id="city">')).to.equal('town=town+block');
  });

  it('of a ZIP Code is ignored on a control that cannot take one', () => {
    const field = (markup: string): string => {
      fixtureCleanup();
      const host = fixtureSync<HTMLElement>(html`<div></div>`);
      host.innerHTML = `<form><i></i>${markup}<input name="city"></form>`;
      return describeFound(resolve(host.querySelector('i') as HTMLElement));
    };
    expect(field('<select name="zip"><option>1<option>2</select>')).to.equal('city=city');
    expect(field('<textarea name="zip"></textarea>')).to.equal('city=city');
    expect(field('<input name="zip">')).to.equal('zip=postal-code city=city');
  });

  it("of a prefecture's code is the prefecture on a select", () => {
    expect(taken('<select name="pref_cd"><option>01<option>13</select>')).to.equal('pref_cd=prefecture');
    expect(taken('<input name="pref_cd">')).to.equal('pref_cd=prefecture-code');
  });

  it('for a code is overruled by a label for a name', () => {
    expect(taken('<label>都道府県<input name="pref_cd"></label>')).to.equal('pref_cd=prefecture');
    expect(taken('<label>都道府県コード<input name="pref_cd"></label>')).to.equal('pref_cd=prefecture-code');
  });

  it('decides if the label only repeats it', () => {
    const ofMember = (label: string): string => `<b>市区町村</b> <label>${label}<input name="member[xCode]" id="memberX"></label>`;
    for (const label of ['Code', 'X code', 'memberX', 'Member x']) expect(taken(ofMember(label)), label).to.equal('member[xCode]=city');
    const alone = (label: string, name: string): string => taken(`<label>${label}<input name="${name}"></label>`);
    expect(alone('Previous address', 'previous_address')).to.equal('');
    expect(alone('Departure city', 'departure_city')).to.equal('');
    expect(alone('Insurance company', 'insurance_company')).to.equal('');
    expect(taken('<label>Memo<input name="memo" placeholder="マンション名など"></label>')).to.equal('');
    for (const label of ['Codes', 'Voucher', 'My member x', '割引Code']) expect(taken(ofMember(label)), label).to.equal('');
  });

  it('tells two addresses apart by its beginning', () => {
    const table = (of: string, zip = ''): string =>
      `<table><tr><td>${zip}<tr><td><input name="data[Customer][${of}_pref]"><tr><td><input name="data[Customer][${of}_city]"></table>`;
    const zip = (of: string): string => `<input name="data[Customer][${of}_zip]">`;
    fixtureCleanup();
    const host = fixtureSync<HTMLElement>(html`<div></div>`);
    host.innerHTML = `<form><i></i>${table('grm', zip('grm'))}${table('brd', zip('brd'))}</form>`;
    const fields = describeFound(resolve(host.querySelector('i') as HTMLElement));
    expect(fields.replaceAll('data[Customer]', '')).to.equal('[grm_zip]=postal-code [grm_pref]=prefecture [grm_city]=city');
    const searched = '<p><input name="order_zip"></p><p><input name="order_zip_search"><input name="order_city"></p>';
    expect(taken(searched), 'a city with a ZIP Code of its own').to.equal('');
  });

  it('is not needed for a select that offers all or some prefectures', () => {
    const select = (...names: readonly string[]): string =>
      taken(`<select name="order1">${names.map((name) => `<option>${name}`).join('')}</select>`);
    expect(select('東京', '神奈川', '大阪')).to.equal('order1=prefecture');
    expect(select('選択してください', '茨城県', '埼玉県', '東京都')).to.equal('order1=prefecture');
    expect(select('愛知県', '岐阜県', '三重県')).to.equal('order1=prefecture');
    expect(select('選択してください', '茨城県', '関東')).to.equal('');
    expect(select('選択してください', '茨城県'), 'a single one').to.equal('');
    expect(select('参加会場', '東京都', '神奈川県')).to.equal('');
    const labelled = (label: string): string =>
      taken(`<label>${label}<select name="a"><option>東京都<option>大阪府<option>愛知県</select></label>`);
    for (const label of ['配送先', 'お届け先：', '']) expect(labelled(label), label).to.equal('a=prefecture');
    for (const label of ['開催地', 'ご希望の店舗', '担当', '出張先の地域', '引越し先', '旅行先'])
      expect(labelled(label), label).to.equal('');
  });

  it('is overruled by the label of the field if the two disagree', () => {
    const labelled = (label: string, name: string): string => taken(`<label>${label}<input name="${name}"></label>`);
    expect(labelled('市区町村・町名', 'city')).to.equal('city=city+town+block');
    expect(labelled('市区町村・番地・建物名', 'strt')).to.equal('strt=city+town+block+building');
    expect(labelled('町名', 'city')).to.equal('city=town+block');
    expect(labelled('住所', 'city')).to.equal('city=prefecture+city+town+block+building');
  });
});

describe('the mark data-dga-field', () => {
  it('is read in any case, with any spaces and commas around its words', () => {
    for (const mark of ['city town', ' City,  TOWN ', 'city\n\ttown', 'colour city, ,town'])
      expect(taken(`<input name="a" data-dga-field="${mark}">`), mark).to.equal('a=city+town');
  });

  it('belongs to the group of its autocomplete tokens', () => {
    const markup = (use: string): string =>
      `<input name="b" autocomplete="shipping address-level1"><input name="a" data-dga-field="city" autocomplete="${use} address-level2">`;
    expect(taken(markup('shipping'))).to.equal('b=prefecture a=city');
    expect(taken(markup('billing'))).to.equal('');
  });
});

describe('YubinBango’s classes', () => {
  const block = (inner: string, country = ''): string => taken(`<div class="h-adr">${country}${inner}</div>`);
  const city = '<input id="c" class="form-control p-locality wide">';

  it('are read in a block only', () => {
    expect(block(city)).to.equal('c=city');
    expect(taken(city)).to.equal('');
    expect(block('<input id="c" class="p-country-name p-note">')).to.equal('');
  });

  it('are read in a block for Japan, however and wherever the country is written', () => {
    for (const name of ['Japan', 'JAPAN', 'jp', 'JPN', '日本', '日本国', 'にほん', '\n  Japan  '])
      expect(block(city, `<span class="p-country-name">${name}</span>`), name).to.equal('c=city');
    expect(block(city, '<input type="hidden" class="p-country-name" value=" Japan ">')).to.equal('c=city');
    expect(block(city, '<select class="p-country-name"><option>France<option selected>Japan</select>')).to.equal('c=city');
    for (const name of ['France', 'Japanisch', 'New Japan', 'J', '日本以外', ''])
      expect(block(city, `<span class="p-country-name">${name}</span>`), name).to.equal('');
    expect(block(city, '<input type="hidden" class="p-country-name" value="France">')).to.equal('');
  });

  it('may be on several fields, which all take the part', () => {
    expect(block('<input id="c" class="p-locality"><input id="d" class="p-locality">')).to.equal('c=city d=city');
  });

  it("for the prefecture's number mean the number in a text field and the prefecture in a select", () => {
    expect(block('<input id="c" class="p-region-id">')).to.equal('c=prefecture-code');
    expect(block('<select id="c" class="p-region-id"><option>1<option>13</select>')).to.equal('c=prefecture');
  });

  it("for what follows the town mean what the page's text beside the field says", () => {
    const rest = (label: string): string =>
      block(`<input id="t" class="p-street-address"><label>${label}<input id="e" class="p-extended-address"></label>`);
    expect(rest('建物名')).to.equal('t=town+block e=building');
    expect(rest('番地')).to.equal('t=town e=block');
    expect(rest('町名・番地')).to.equal('t=town e=block');
    for (const label of ['以降の住所', '会社名', '']) expect(rest(label), label).to.equal('t=town e=block+building');
    expect(block('<label>建物名<input id="e" class="p-street-address p-extended-address"></label>')).to.equal('e=town+block+building');
  });

  it('for the town include the following parts if these have no field', () => {
    expect(block('<input id="t" class="p-street-address">')).to.equal('t=town+block+building');
    expect(block('<input id="t" class="p-street-address"><input name="tatemono">')).to.equal('t=town+block tatemono=building');
    expect(block('<input id="c" class="p-region p-locality">')).to.equal('c=prefecture+city');
  });
});
