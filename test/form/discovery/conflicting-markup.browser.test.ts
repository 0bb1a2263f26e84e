// Pages that make discovery hard without meaning to: traps in names, wrong tokens, other countries, fields that overrule each other.
import { expect, fixtureCleanup, fixtureSync, html } from '@open-wc/testing';
import { isAbroad } from '../../../src/form/discovery/country.ts';
import { explain } from '../../../src/form/discovery/explain.ts';
import type { FormSettings } from '../../../src/form/discovery/find-form.ts';
import { describeFound, resolve } from './shapes.ts';

function page(markup: string): HTMLElement {
  fixtureCleanup();
  const host = fixtureSync<HTMLElement>(html`<div></div>`);
  host.innerHTML = markup;
  return host.querySelector('i') as HTMLElement;
}
const found = (markup: string, settings: Partial<FormSettings> = {}): string => describeFound(resolve(page(markup), settings));

const ADDRESS =
  '<label>都道府県<input name="q1"></label><label>市区町村<input name="q2"></label><label>町名・番地<input name="q3"></label><label>建物名<input name="q4"></label>';
const TAKEN = 'q1=prefecture q2=city q3=town+block q4=building';

describe('a wrong autocomplete token', () => {
  for (const token of ['off', 'nope', 'address', 'postal', 'zip_code', 'new-password', 'tel', 'name', 'shipping off']) {
    it(`does not hide a field that its label names: ${token}`, () => {
      expect(found(`<form><i></i><label>郵便番号<input name="z" autocomplete="${token}"></label>${ADDRESS}</form>`)).to.equal(
        `z=postal-code ${TAKEN}`,
      );
    });
  }

  it('still excludes passwords, one-time codes and cards', () => {
    for (const attributes of [
      'type="password"',
      'autocomplete="one-time-code"',
      'autocomplete="cc-csc"',
      'autocomplete="current-password"',
    ])
      expect(found(`<form><i></i><label>郵便番号<input name="zip" ${attributes}></label></form>`), attributes).to.equal('');
    for (const token of ['new-password', 'current-password'])
      expect(found(`<form><i></i><input name="z" data-dga-field="city" autocomplete="${token}"></form>`), token).to.equal('');
  });

  it('is overruled by the label of another question', () => {
    expect(found('<form><i></i><input name="zip"><label>Phone<input name="p" autocomplete="address-level1"></label></form>')).to.equal(
      'zip=postal-code',
    );
  });

  it('that only counts lines is overruled by a label that names the line', () => {
    const line = (label: string, token: string): string =>
      found(`<form><i></i><input name="zip"><input name="city"><label>${label}<input name="q" autocomplete="${token}"></label></form>`);
    expect(line('番地・建物名', 'address-line2')).to.equal('zip=postal-code city=city+town q=block+building');
    expect(line('町域', 'address-line1')).to.equal('zip=postal-code city=city q=town+block');
    expect(line('住所1', 'address-line1')).to.equal('zip=postal-code city=city q=town+block+building');
  });
});

describe('`for`', () => {
  it('names a code field beside the ZIP field of the form, and both belong to one address', () => {
    const markup = `<form><label>郵便番号・デジタルアドレスで検索<input id="code" name="code"></label><i></i><label>郵便番号<input name="zip"></label>${ADDRESS}</form>`;
    expect(found(markup, { for: 'code' })).to.equal(`code=postal-code zip=postal-code ${TAKEN}`);
    expect(resolve(page(markup), { for: 'code' }).codeFields.map(({ id }) => id)).to.deep.equal(['code']);
  });

  it('names a code field outside of the form that `form` names', () => {
    const markup = `<input id="code"><i></i><form id="f">〒<input name="zip1" maxlength="3">-<input name="zip2" maxlength="4">${ADDRESS}</form>`;
    expect(found(markup, { for: 'code', formId: 'f' })).to.equal(
      `zip1=postal-code/first zip2=postal-code/second ${TAKEN} code=postal-code`,
    );
    expect(found(`<i></i><form id="f"><label>〒<input name="z"></label>${ADDRESS}</form>`, { formId: 'f' })).to.equal(
      `z=postal-code ${TAKEN}`,
    );
  });
});

describe('controls with the names of DOM properties', () => {
  const NAMES = [
    'parentElement',
    'parentNode',
    'contains',
    'matches',
    'closest',
    'querySelector',
    'querySelectorAll',
    'addEventListener',
    'removeEventListener',
    'getAttribute',
    'getElementsByTagName',
    'localName',
    'nodeType',
    'children',
    'childNodes',
    'previousSibling',
    'nextSibling',
    'textContent',
    'elements',
    'ownerDocument',
    'getRootNode',
    'isConnected',
    'compareDocumentPosition',
    'classList',
    'id',
  ];
  for (const name of NAMES) {
    it(`cause no error: ${name}`, () => {
      const trap = `<input name="${name}" type="text">`;
      const inside = `<i></i><label>郵便番号<input name="zip"></label>${ADDRESS}${trap}`;
      expect(found(`<form>${inside}</form>`)).to.equal(`zip=postal-code ${TAKEN}`);
      expect(found(`<form class="h-adr"><span class="p-country-name">Japan</span>${inside}</form>`)).to.equal(`zip=postal-code ${TAKEN}`);
      expect(found(`<form>${trap}<label>郵便番号<input name="zip"></label></form><i></i>`)).to.equal('zip=postal-code');
    });
  }

  it('cause no error together with extended prototypes', () => {
    const added = Object.prototype as { city?: unknown };
    added.city = ['prefecture'];
    try {
      expect(found(`<form><i></i><label>郵便番号<input name="zip" autocomplete="city"></label>${ADDRESS}</form>`)).to.equal(
        `zip=postal-code ${TAKEN}`,
      );
    } finally {
      delete added.city;
    }
  });
});

describe('another country', () => {
  const abroad = (country: string, after = ''): boolean =>
    isAbroad(resolve(page(`<form><i></i>${country}<label>郵便番号<input name="zip"></label>${ADDRESS}${after}</form>`)));
  const select = (attributes: string, ...options: readonly string[]): string => `<select ${attributes}>${options.join('')}</select>`;
  const option = (value: string, text: string, selected = false): string =>
    `<option value="${value}"${selected ? ' selected' : ''}>${text}</option>`;

  it('is read from the country field of the address, however the field is marked', () => {
    for (const attributes of [
      'autocomplete="country"',
      'autocomplete="billing country-name"',
      'name="country"',
      'name="country_id"',
      'id="billing-countryCode"',
    ])
      expect(abroad(select(attributes, option('GB', 'United Kingdom', true), option('JP', 'Japan'))), attributes).to.equal(true);
    for (const label of ['国', '国名', '国・地域', 'Country', 'Country / Region'])
      expect(abroad(`<label>${label}${select('name="q"', option('1', 'France'), option('2', '日本'))}</label>`), label).to.equal(true);
    expect(abroad('<label>国<input name="q" value="Ireland"></label>')).to.equal(true);
    expect(abroad('<input type="hidden" name="country" value="US">')).to.equal(true);
  });

  it('is not assumed for Japan in any usual spelling, nor for a field without a country', () => {
    for (const [value, text] of [
      ['JP', 'x'],
      ['jpn', 'x'],
      ['392', 'x'],
      ['7', 'Japan'],
      ['7', '日本'],
      ['7', '日本国'],
      ['', '国を選択'],
      ['0', '選択してください'],
    ] as const)
      expect(abroad(select('name="country_id"', option(value, text, true), option('GB', 'United Kingdom'))), `${value} ${text}`).to.equal(
        false,
      );
    expect(abroad('<label>国<input name="q" value=""></label>')).to.equal(false);
    expect(abroad('<input type="hidden" name="country_id" value="107">')).to.equal(false);
    expect(abroad(ADDRESS)).to.equal(false);
    expect(abroad('<label>国籍<input name="nationality" value="France"></label>')).to.equal(false);
  });

  it('is read from a country field of the same address only', () => {
    const markup = `<form><fieldset><select name="billing_country"><option>France</select><input name="billing_zip"><input name="billing_city"></fieldset>
      <fieldset><select name="shipping_country"><option>Japan</select><input name="shipping_zip"><input name="shipping_city"><i></i></fieldset></form>`;
    expect(isAbroad(resolve(page(markup)))).to.equal(false);
    expect(isAbroad(resolve(page(markup.replace('Japan', 'Chile').replace('France', 'Japan'))))).to.equal(true);
  });
});

describe('explain()', () => {
  const lines = (markup: string): string[] =>
    explain(resolve(page(`<form><i></i><input name="zip">${markup}</form>`)))
      .slice(1)
      .map(({ part, source, taken, refusal, overruled }) =>
        [part, source, taken || refusal, ...overruled.map((one) => `not ${one.source} ${one.parts.join('+')}`)].join(' '),
      );

  it('names the evidence that decided and the evidence that it overruled', () => {
    expect(lines('<label>番地<input name="city"></label>')).to.deep.equal(['block label true not name city']);
    expect(lines('<label>市区町村<input name="q" autocomplete="tel"></label>')).to.deep.equal(['city label true not autocomplete ']);
  });

  it("gives the reason why a field that has an address's name is not used", () => {
    expect(lines('<label>宛名<input name="address2"></label>')).to.deep.equal(['address label other-question not name ']);
    expect(lines('<label>Phone<input name="q" autocomplete="address-level1"></label>')).to.deep.equal([
      'prefecture label other-question not autocomplete prefecture',
    ]);
    expect(lines('<label>備考<textarea name="q"></textarea></label>')).to.deep.equal([]);
  });
});
