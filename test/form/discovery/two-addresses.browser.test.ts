// An element beside each of two addresses: no part of one is ever found in the other.
import { expect, fixtureCleanup, fixtureSync, html } from '@open-wc/testing';
import { describeFound, resolve } from './shapes.ts';
import type { FieldMapping } from '../../../src/form/discovery/mapping.ts';
import '../../support/same-inputs.ts';
import { areFoundApart } from './two-addresses-apart.ts';

describe('two addresses in one form', () => {
  it('never share a field, whatever their names, labels and markup, and are both found completely unless they are columns of a table', () => {
    areFoundApart(60);
  });
});

describe('a fieldset without a ZIP Code', () => {
  const readBoth = (own: string, other: string): string => {
    fixtureCleanup();
    const host = fixtureSync<HTMLElement>(html`<div></div>`);
    host.innerHTML = `<form><i></i><fieldset><legend>お客様情報</legend><p>郵便番号</p><input id="zip">${own}</fieldset><fieldset>${other}</fieldset></form>`;
    return describeFound(resolve(host.querySelector('i') as HTMLElement));
  };
  const shop = '<legend>受取店舗を探す</legend><p>都道府県</p><select id="a"><option><option>東京都</select><p>市区町村</p><input id="b">';

  it('is another address if the fieldset of the ZIP Code has a line for its own', () => {
    const line = 'zip=postal-code l=prefecture+city+town+block+building';
    expect(readBoth('<p>住所</p><input id="l">', shop)).to.equal(line);
    expect(readBoth('<p>住所</p><input id="l" autocomplete="street-address">', shop)).to.equal(line);
  });

  it('goes on with the address otherwise', () => {
    expect(readBoth('', shop)).to.equal('zip=postal-code a=prefecture b=city');
    expect(readBoth('<p>住所</p><input id="l">', '<p>建物名</p><input id="b">')).to.equal(
      'zip=postal-code l=prefecture+city+town+block b=building',
    );
  });
});

describe('a building in front of other questions', () => {
  it('is not that of the address behind them, unless no question is between them or the page marks it', () => {
    const found = (questions: string): string => {
      fixtureCleanup();
      const host = fixtureSync<HTMLElement>(html`<div></div>`);
      host.innerHTML = `<form>${questions}<p>郵便番号</p><input id="zip"><i></i><p>住所</p><input id="line"><p>電話番号</p><input id="tel"></form>`;
      return describeFound(resolve(host.querySelector('i') as HTMLElement));
    };
    const alone = 'zip=postal-code line=prefecture+city+town+block+building';
    const name = '<p>お名前</p><input id="name">';
    expect(found(`<p>マンション名</p><input id="b">${name}`)).to.equal(alone);
    expect(found(`<p>会社名</p><input id="o"><p>マンション名</p><input id="b">${name}`)).to.equal(`o=organization ${alone}`);
    expect(found(`<p>マンション名</p><input id="b" data-dga-field="building">${name}`)).to.contain('b=building');
    expect(found(`${name}<p>マンション名</p><input id="b">`)).to.contain('b=building');
  });
});

describe('two ZIP Codes in one row of a table', () => {
  it('are two, whatever their lengths, also above a row with one field', () => {
    fixtureCleanup();
    const host = fixtureSync<HTMLElement>(html`<div></div>`);
    const cell = (id: string): string => `<td>郵便番号<input id="${id}" size="10"></td>`;
    host.innerHTML = `<form><i></i><table><tr>${cell('a')}${cell('b')}</tr><tr><td colspan="2">住所<input id="line"></td></tr></table></form>`;
    expect(describeFound(resolve(host.querySelector('i') as HTMLElement)))
      .to.contain('a=postal-code')
      .and.not.to.contain('b=');
  });
});

describe('an address without a ZIP Code below another address', () => {
  const LABELS = { n: 'お名前', z: '郵便番号', p: '都道府県', c: '市区町村', b: '番地', l: '住所', k: '建物名', o: '会社名' };
  type Asked = keyof typeof LABELS;
  type Block = (of: 'A' | 'B', owner: string, fields: readonly Asked[]) => string;
  const control = (of: string, asked: Asked): string => `<input id="${of}${asked}">`;
  const lines: Block = (of, _owner, fields) => fields.map((one) => `<p><span>${LABELS[one]}</span>${control(of, one)}</p>`).join('');
  const cells = (of: string, one: Asked): string => `<th>${LABELS[one]}</th><td>${control(of, one)}</td></tr>`;
  const LAYOUTS = {
    h3: (of, owner, fields) => `<h3>${owner}</h3>${lines(of, owner, fields)}`,
    'h3 with labels': (of, owner, fields) =>
      `<h3>${owner}</h3>${fields.map((one) => `<label>${LABELS[one]}${control(of, one)}</label>`).join('')}`,
    th: (of, owner, fields) =>
      `<table><tr><th colspan="2">${owner}</th></tr>${fields.map((one) => `<tr>${cells(of, one)}`).join('')}</table>`,
    'th with rowspan': (of, owner, fields) =>
      `<table>${fields.map((one, at) => `<tr>${at === 0 ? `<th rowspan="${fields.length}">${owner}</th>` : ''}${cells(of, one)}`).join('')}</table>`,
    dt: (of, owner, fields) => `<dl><dt>${owner}</dt><dd>${lines(of, owner, fields)}</dd></dl>`,
    'h2 and dl': (of, owner, fields) =>
      `<h2>${owner}</h2><dl>${fields.map((one) => `<dt>${LABELS[one]}</dt><dd>${control(of, one)}</dd>`).join('')}</dl>`,
    div: (of, owner, fields) => `<div>${owner}</div>${lines(of, owner, fields)}`,
    section: (of, owner, fields) => `<section><h3>${owner}</h3>${lines(of, owner, fields)}</section>`,
    fieldset: (of, owner, fields) => `<fieldset><legend>${owner}</legend>${lines(of, owner, fields)}</fieldset>`,
  } satisfies Readonly<Record<string, Block>>;
  const readOwn = (layout: Block, own: string, other: string, isBelow = true): string => {
    fixtureCleanup();
    const host = fixtureSync<HTMLElement>(html`<div></div>`);
    const blocks = [layout('A', 'ご注文者', [...own] as Asked[]), layout('B', 'お届け先', [...other] as Asked[])];
    host.innerHTML = `<form>${(isBelow ? blocks : blocks.toReversed()).join('')}</form>`;
    const element = document.createElement('i');
    host.querySelector('#Az')?.after(element);
    return describeFound(resolve(element));
  };

  for (const [name, layout] of Object.entries(LAYOUTS))
    it(`keeps its fields under its own ${name}`, () => {
      expect(readOwn(layout, 'nzpcb', 'npcbk')).to.equal('Az=postal-code Ap=prefecture Ac=city+town Ab=block');
      expect(readOwn(layout, 'zpcb', 'npcbko')).to.equal('Az=postal-code Ap=prefecture Ac=city+town Ab=block');
      expect(readOwn(layout, 'nzpcb', 'onlk')).to.equal('Az=postal-code Ap=prefecture Ac=city+town Ab=block');
      expect(readOwn(layout, 'zpcbk', 'onpcb')).to.equal('Az=postal-code Ap=prefecture Ac=city+town Ab=block Ak=building');
      expect(readOwn(layout, 'zl', 'npcb')).to.equal('Az=postal-code Al=prefecture+city+town+block+building');
      expect(readOwn(layout, 'zlk', 'npk')).to.equal('Az=postal-code Al=prefecture+city+town+block Ak=building');
      expect(readOwn(layout, 'zl', 'nlk')).to.equal('Az=postal-code Al=prefecture+city+town+block+building');
      expect(readOwn(layout, 'nzpcbk', 'npcbk', false)).to.equal('Az=postal-code Ap=prefecture Ac=city+town Ab=block Ak=building');
    });

  it('needs no other question in front of it in a section or fieldset of its own', () => {
    for (const layout of [LAYOUTS.section, LAYOUTS.fieldset])
      expect(readOwn(layout, 'zpcb', 'pcbko')).to.equal('Az=postal-code Ap=prefecture Ac=city+town Ab=block');
  });

  it('needs no other question in front of it if it begins with the prefecture', () => {
    for (const layout of Object.values(LAYOUTS))
      for (const other of ['pc', 'pcbk', 'plk'])
        expect(readOwn(layout, 'zpcb', other), other).to.equal('Az=postal-code Ap=prefecture Ac=city+town Ab=block');
  });

  it('is the same address if it asks for nothing again', () => {
    for (const layout of Object.values(LAYOUTS))
      expect(readOwn(layout, 'nz', 'pcbk')).to.equal('Az=postal-code Bp=prefecture Bc=city+town Bb=block Bk=building');
  });
});

describe('a company beside two addresses', () => {
  it('belongs to neither if its name says one address and its place the other', () => {
    fixtureCleanup();
    const host = fixtureSync<HTMLElement>(html`<div></div>`);
    const address = (of: string, company = ''): string =>
      `<fieldset>${company}<p>郵便番号</p><input id="${of}-zip" name="${of}-zip"><p>市区町村</p><input name="${of}-city"></fieldset>`;
    host.innerHTML = `<form><i></i>${address('home')}${address('work', '<p>会社名</p><input name="home-company">')}</form>`;
    for (const id of ['home-zip', 'work-zip'])
      expect(describeFound(resolve(host.querySelector('i') as HTMLElement, { for: id })), id).not.to.contain('organization');
  });

  it('belongs to neither if it is between them with another company', () => {
    fixtureCleanup();
    const host = fixtureSync<HTMLElement>(html`<div></div>`);
    const labels = ['郵便番号', '住所', '会社名', '会社名', '郵便番号', '住所'];
    host.innerHTML = `<form><i></i>${labels.map((label, at) => `<p>${label}</p><input id="f${at}">`).join('')}</form>`;
    for (const id of ['f0', 'f4'])
      expect(describeFound(resolve(host.querySelector('i') as HTMLElement, { for: id })), id).not.to.contain('organization');
  });
});

describe('a company that the page names', () => {
  it('belongs to the address, wherever it is', () => {
    fixtureCleanup();
    const host = fixtureSync<HTMLElement>(html`<div></div>`);
    const labels = ['郵便番号', '市区町村', '番地', '氏名', '会社名', '役職', '市区町村', '番地'];
    host.innerHTML = `<form><i></i>${labels.map((label, at) => `<p>${label}</p><input id="f${at}">`).join('')}</form>`;
    const found = (fields: FieldMapping | null): string => describeFound(resolve(host.querySelector('i') as HTMLElement, { fields }));
    expect(found(null)).not.to.contain('f4');
    expect(found({ organization: '#f4' })).to.contain('f4=organization');
    host.querySelector('#f4')?.setAttribute('data-dga-field', 'organization');
    expect(found(null)).to.contain('f4=organization');
  });
});

describe('a term that also names other questions', () => {
  const readBehindZip = (markup: string): string => {
    fixtureCleanup();
    const host = fixtureSync<HTMLElement>(html`<div></div>`);
    host.innerHTML = `<form><p>郵便番号</p><input id="zip"><i></i>${markup}</form>`;
    return describeFound(resolve(host.querySelector('i') as HTMLElement));
  };

  it('is the owner of an address only if the ZIP Code has the same owner', () => {
    expect(readBehindZip('<p>希望都道府県</p><input id="a">')).to.equal('zip=postal-code');
    expect(readBehindZip('<p>住所</p><input id="a"><p>本籍住所</p><input id="b">')).to.equal(
      'zip=postal-code a=prefecture+city+town+block+building',
    );
    const staff = '<p>担当者郵便番号</p><input id="zip2"><p>担当者住所</p><input id="c">';
    expect(readBehindZip(`<p>住所</p><input id="a">${staff}`)).to.equal('zip=postal-code a=prefecture+city+town+block+building');
  });
});
