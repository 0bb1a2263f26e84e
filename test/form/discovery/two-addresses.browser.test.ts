// An element beside each of two addresses: no part of one is ever found in the other.
import { expect, fixtureCleanup, fixtureSync, html } from '@open-wc/testing';
import fc from 'fast-check';
import { describeFound, resolve } from './shapes.ts';
import '../../support/same-inputs.ts';
import { type TwoAddresses, twoAddresses } from './two-addresses.ts';

function read({ markup }: TwoAddresses): ReturnType<typeof resolve>[] {
  fixtureCleanup();
  const host = fixtureSync<HTMLElement>(html`<div></div>`);
  host.innerHTML = markup;
  const element = host.appendChild(document.createElement('i'));
  return ['zip-0', 'zip-1'].map((id) => resolve(element, { for: id }));
}

describe('two addresses in one form', () => {
  it('never share a field, whatever their names, labels and markup', () => {
    const property = fc.property(twoAddresses, (form) => {
      for (const [of, { found }] of read(form).entries())
        for (const { field } of found) expect(field.dataset['of'], `${of}: ${form.markup}`).to.equal(String(of));
    });
    fc.assert(property, { numRuns: 400 });
  });

  it('are both found completely unless they are columns of a table', () => {
    const property = fc.property(
      twoAddresses.filter(({ layout }) => layout !== 'columns'),
      (form) => {
        const asked = form.fields.filter((one) => one !== 'name' && one !== 'tel');
        for (const { found } of read(form)) expect(found.length, form.markup).to.equal(asked.length);
      },
    );
    fc.assert(property, { numRuns: 400 });
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
