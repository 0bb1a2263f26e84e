// Which form, which address of it and which ZIP Code field are meant; and why the others are not.
import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { explain } from '../../../src/form/discovery/explain.ts';
import { findForm, type FormSettings } from '../../../src/form/discovery/find-form.ts';
import { READERS } from '../../../src/form/discovery/evidence/weigh.ts';
import { describeFound, resolve, SETTINGS } from './shapes.ts';

/** A page with a place for the element in it: `<i>`. */
async function page(markup: string): Promise<HTMLElement> {
  // One page at a time: ids are looked for in all of the document.
  fixtureCleanup();
  const host = await fixture<HTMLElement>(html`<div></div>`);
  host.innerHTML = markup;
  return host.querySelector('i') as HTMLElement;
}
const input = (name: string, more = ''): string => `<input name="${name}" id="${name}" ${more}>`;
const found = async (markup: string, settings: Partial<FormSettings> = {}): Promise<string> =>
  describeFound(resolve(await page(markup), settings));
/** Where the code is typed. */
const code = async (markup: string, settings: Partial<FormSettings> = {}): Promise<string> =>
  findForm(await page(markup), { ...SETTINGS, ...settings }, READERS)
    .codeFields.map(({ id }) => id)
    .join(' ');
/** `name part: refusal` of every field that looked right and was left alone. */
const refused = async (markup: string, settings: Partial<FormSettings> = {}): Promise<string[]> =>
  explain(resolve(await page(markup), settings))
    .filter(({ taken }) => !taken)
    .map(({ field, part, refusal }) => `${field?.id} ${part}: ${refusal}`);

describe('the form of an element', () => {
  it('is the one around the element, together with controls outside that name it', async () => {
    expect(await found(`<form id="f"><i></i>${input('zip')}</form>${input('city', 'form="f"')}${input('town')}`)).to.equal(
      'zip=postal-code city=city',
    );
  });

  it('is the form that the attribute names, wherever the element is', async () => {
    const markup = `<form>${input('zip')}<i></i></form><form id="other">${input('zip2')}${input('city')}</form>`;
    expect(await found(markup, { formId: 'other' })).to.equal('zip2=postal-code city=city');
    expect(await found(markup, { formId: 'nobody' })).to.equal('zip=postal-code');
    expect(await found(markup, { formId: 'zip2' }), 'no form').to.equal('zip=postal-code');
  });

  it('is the form of the code field that `for` names', async () => {
    const markup = `<form>${input('zip')}<i></i></form><form>${input('code')}${input('city')}</form>`;
    expect(await found(markup, { for: 'code' })).to.equal('code=postal-code city=city');
  });

  it('is the one in the nearest section', async () => {
    expect(await found(`<section><i></i><form>${input('zip')}${input('city')}</form></section><form>${input('zip2')}</form>`)).to.equal(
      'zip=postal-code city=city',
    );
    expect(await found(`<p><i></i></p><form>${input('q')}</form><form>${input('zip')}${input('city')}</form>`)).to.equal(
      'zip=postal-code city=city',
    );
  });

  it('does not exist if two forms are at the same distance', async () => {
    const two = `<p><i></i></p><form>${input('zip')}</form><form>${input('zip2')}</form>`;
    expect(await found(two)).to.equal('');
    expect(await code(two)).to.equal('');
  });

  it('is the only form with address fields if no form has a ZIP Code field', async () => {
    expect(await found(`<section><i></i><form>${input('pref')}${input('city')}</form><form>${input('q')}</form></section>`)).to.equal(
      'pref=prefecture city=city',
    );
    expect(await found(`<section><i></i><form>${input('pref')}</form><form>${input('city')}</form></section>`)).to.equal('');
  });

  it('may be controls around the element that belong to no form', async () => {
    expect(await found(`<div><i></i>${input('zip')}<form>${input('q')}</form>${input('city')}</div>`)).to.equal(
      'zip=postal-code city=city',
    );
  });

  it('is the form with the ZIP Code field if several have address fields', async () => {
    expect(await found(`<p><i></i></p><form>${input('city2')}</form><form>${input('zip')}${input('city')}</form>`)).to.equal(
      'zip=postal-code city=city',
    );
    expect(await found(`<section><i></i><form>${input('city')}</form></section><form>${input('zip')}</form>`)).to.equal('zip=postal-code');
  });

  it('does not exist for an element outside the document', () => {
    expect(describeFound(resolve(document.createElement('i'), { for: 'zip' }))).to.equal('');
  });

  it("may differ from the code field's form if the page names both", async () => {
    const markup = `<form>${input('q')}<i></i></form><form id="other">${input('city')}</form>`;
    expect(await found(markup, { formId: 'other', for: 'q' })).to.equal('city=city q=postal-code');
  });

  it("is searched in the element's shadow root", async () => {
    const host = await page('<div><i></i></div>');
    const root = (host.parentElement as HTMLElement).attachShadow({ mode: 'open' });
    root.innerHTML = `<b></b>${input('zip')}${input('city')}`;
    expect(describeFound(resolve(root.querySelector('b') as HTMLElement))).to.equal('zip=postal-code city=city');
  });

  it("does not contain the element's built-in controls", async () => {
    expect(await found(`<form><i>${input('zip')}</i>${input('zip2')}${input('city')}</form>`)).to.equal('zip2=postal-code city=city');
  });
});

describe('the code field', () => {
  it('is the field that `for` names, whatever its label', async () => {
    expect(await code(`<form><i></i>${input('zip')}${input('q')}</form>`, { for: 'q' })).to.equal('q');
    expect(await found(`<form><i></i>${input('q')}${input('city')}</form>`, { for: 'q' })).to.equal('q=postal-code city=city');
    expect(await found(`<form><i></i>${input('city')}${input('town')}</form>`, { for: 'city' }), 'also of another name').to.equal(
      'city=postal-code town=town+block',
    );
    expect(await code(`<form><i></i>${input('zip')}</form>`, { for: 'nobody' })).to.equal('zip');
  });

  it('may be a named field that cannot be written to: its text is looked up', async () => {
    expect(await code(`<form><i></i>${input('q', 'disabled')}${input('city')}</form>`, { for: 'q' })).to.equal('q');
  });

  it('is the nearest of several by the smallest common ancestor, then by document order', async () => {
    const three = (where: number): string =>
      [input('zip'), input('city'), input('postal'), input('town'), input('postcode'), input('banchi')]
        .map((control, i) => (i === where ? `<i></i>${control}` : control))
        .join('');
    expect(await code(`<form>${three(0)}</form>`)).to.equal('zip');
    expect(await code(`<form>${three(3)}</form>`)).to.equal('postal');
    expect(await code(`<form>${three(4)}</form>`)).to.equal('postcode');
    expect(await code(`<form>${three(9)}<i></i></form>`)).to.equal('postcode');
    expect(await code(`<form>${input('zip')}<div><p>${input('zip_b')}</p><p><i></i></p></div>${input('zip_c')}</form>`)).to.equal('zip_b');
  });

  it('in two boxes is the nearest by the nearer of them', async () => {
    const pair = (name: string, at = ''): string =>
      `${input(`${name}1`, 'maxlength="3"')}-${input(`${name}2`, 'maxlength="4"')}${at}${input('q')}`;
    expect(await code(`<form>${pair('zip_a')}<i></i>${pair('zip_b')}</form>`)).to.equal('zip_b1 zip_b2');
    expect(await code(`<form>${pair('zip_a', '<i></i>')}${pair('zip_b')}</form>`)).to.equal('zip_a1 zip_a2');
  });

  it('is the one below the same heading, also if another is nearer', async () => {
    const address = (name: string, at: number): string =>
      ['', input(`zip_${name}`), input('city') + input('town') + input('q')]
        .map((part, i) => (i === at ? `<i></i>${part}` : part))
        .join('');
    const two = (first: number, second: number): string =>
      `<form><h2>ご注文者</h2>${address('a', first)}<h2>お届け先</h2>${input('name')}${input('mail')}${input('tel')}${address('b', second)}</form>`;
    expect(await code(two(0, -1)), 'behind the first heading').to.equal('zip_a');
    expect(await code(two(-1, 0)), 'in front of the second ZIP Code').to.equal('zip_b');
    const behind = two(-1, -1).replace('お届け先</h2>', 'お届け先</h2><i></i>');
    expect(await code(behind), 'behind the second heading').to.equal('zip_b');
    expect(await code(two(-1, -1).replace('<h2>お届け先', '<i></i><h2>お届け先')), 'in front of the second heading').to.equal('zip_a');
  });

  it('is the field of the requested section', async () => {
    const markup = `<form><i></i>${input('a', 'autocomplete="billing postal-code"')}${input('b', 'autocomplete="section-x shipping postal-code"')}
      ${input('c', 'autocomplete="section-y shipping postal-code"')}</form>`;
    for (const [section, id] of [
      ['shipping', 'b'],
      ['section-y', 'c'],
      ['y shipping', 'c'],
      ['section-x  shipping', 'b'],
      ['billing', 'a'],
      ['z', ''],
    ] as const)
      expect(await code(markup, { section }), section).to.equal(id);
  });

  it('is a pair of boxes if they are adjacent and their lengths or names belong together', async () => {
    const boxes = async (first: string, second: string, between = ''): Promise<string> =>
      code(`<form><i></i>${first}${between}${second}</form>`);
    const [three, four] = ['maxlength="3"', 'maxlength="4"'];
    expect(await boxes(input('zip', three), input('postcode', four))).to.equal('zip postcode');
    expect(await boxes(input('zip', three), input('postcode'))).to.equal('zip postcode');
    expect(await boxes(input('zip'), input('postcode', 'size="4"'))).to.equal('zip postcode');
    expect(await boxes(input('post'), input('code')), 'one name in two').to.equal('post code');
    expect(await boxes(input('zip1'), input('zip2'))).to.equal('zip1 zip2');
    expect(await boxes(input('zip_01'), input('zip_02'))).to.equal('zip_01 zip_02');
    expect(await boxes('<input id="zip1" name="zip[0]">', '<input id="zip2" name="zip[1]">')).to.equal('zip1 zip2');
    expect(await boxes(input('zip', 'maxlength="3" size="8"'), input('postcode')), 'maxlength before size').to.equal('zip postcode');
    expect(await boxes('<input id="zip1">', '<input id="zip2">'), 'by ids').to.equal('zip1 zip2');
    const digits = (count: number): string => `<input id="zip0${count}_iv" placeholder="郵便番号（${count}ケタ）">`;
    expect(await boxes(digits(3), digits(4)), 'labels with lengths').to.equal('zip03_iv zip04_iv');
    const cells = (below: string): string =>
      `<form><i></i><table><tr><th>郵便番号</th><td><input id="pc_1"></td><td><input id="pc_2"></td></tr><tr><th>市区町村</th>${below}</tr></table></form>`;
    expect(await code(cells('<td><input></td>')), 'two cells of a row').to.equal('pc_1 pc_2');
    expect(await code(cells('<td><input></td><td><input></td>')), 'two columns').to.equal('pc_1');
    const rows = ['郵便番号1', '郵便番号2'].map((label, n) => `<tr><th>${label}</th><td><input id="zip${n}"></td></tr>`).join('');
    expect(await code(`<form><i></i><table>${rows}</table></form>`), 'two rows').to.equal('zip0 zip1');
    for (const [first, second] of [
      [input('zip'), '<textarea id="postcode" autocomplete="postal-code" maxlength="4"></textarea>'],
      [input('zip1x', 'autocomplete="postal-code"'), input('zip2y', 'autocomplete="postal-code"')],
      ['<input id="1" autocomplete="postal-code">', '<input id="2" autocomplete="postal-code">'],
      [input('zip'), input('postcode')],
      ['<input id="q1" aria-label="郵便番号">', '<input id="q2">'],
      [input('zip1', 'maxlength="7"'), input('zip2')],
      [input('zip1'), input('zip2', 'size="8"')],
      [input('billing_zip1'), input('shipping_zip2')],
    ] as const)
      expect(await boxes(first, second)).to.equal(/id="(\w+)"/.exec(first)?.[1]);
    expect(await boxes(input('zip1', three), input('zip2', four), input('city')), 'another field between').to.equal('zip1');
    expect(await code(`<form><i></i>${input('zip1', three)}${input('zip2', four)}${input('zip3', four)}</form>`), 'a third').to.equal(
      'zip1 zip2',
    );
  });

  it('is joined with the next field by a hyphen, but not by text with a long mark', async () => {
    const joined = (between: string): Promise<string> => code(`<form><i></i><p>郵便番号</p><input id="a">${between}<input id="b"></form>`);
    for (const hyphen of ['-', ' － ', 'ー', ') - (', '〜']) expect(await joined(hyphen), hyphen).to.equal('a b');
    for (const word of ['フリー', '(コード)', '入力ー']) expect(await joined(`<a href="#">${word}</a>`), word).to.equal('a');
  });

  it('is recognized by label, name, class and autocomplete', async () => {
    const reasons = async (markup: string, settings: Partial<FormSettings> = {}): Promise<string[]> =>
      explain(resolve(await page(markup), settings)).map(({ part, source, reason }) => `${part} ${source}: ${reason}`);
    expect(await reasons(`<form><i></i>${input('q')}</form>`, { for: 'q' })).to.deep.equal(['postal-code for: for']);
    expect(
      await reasons(`<form><i></i>${input('a', 'autocomplete="postal-code" maxlength="3"')}${input('b', 'maxlength="4"')}</form>`),
    ).to.deep.equal([
      'postal-code autocomplete: autocomplete="postal-code"',
      'postal-code autocomplete: autocomplete="postal-code", second box',
    ]);
    const mapped = `<form><i></i>${input('q')}${input('r')}</form>`;
    expect(await reasons(mapped, { fields: { city: '#q', town: '#q', block: () => undefined, building: null } })).to.deep.equal([
      'city fields: fields.city, town',
      'town fields: fields.city, town',
      'block fields: fields.block',
    ]);
  });

  it('is the element in `fields`; there, a function replaces a field, and other values are ignored', async () => {
    const markup = `<form><i></i>${input('zip')}${input('pref')}${input('city')}</form>`;
    const fields = { prefecture: () => undefined, 'postal-code': () => undefined };
    expect(await found(markup, { fields })).to.equal('zip=postal-code city=city');
    expect(await refused(markup, { fields })).to.deep.equal(['pref prefecture: taken']);
    expect(await found(markup, { fields: { city: 5 as never } })).to.equal('zip=postal-code pref=prefecture city=city');
  });

  it('may have a second box without label or name', async () => {
    const zip = `autocomplete="postal-code" maxlength="3"`;
    expect(await code(`<form><i></i>${input('a', zip)}${input('b', 'maxlength="4"')}</form>`)).to.equal('a b');
    expect(await code(`<form><i></i>${input('a', zip)}${input('b', 'maxlength="5"')}</form>`)).to.equal('a');
    expect(
      await code(`<form><i></i>${input('a', 'autocomplete="postal-code" maxlength="7"')}${input('b', 'maxlength="4"')}</form>`),
    ).to.equal('a');
    expect(
      await code(`<form><i></i>${input('a', 'autocomplete="address-level2" maxlength="3"')}${input('b', 'maxlength="4"')}</form>`),
    ).to.equal('');
  });
});

describe('the fields of one address', () => {
  it('are the fields in the box of its ZIP Code, in any order', async () => {
    const markup = (first = '', second = ''): string =>
      `<form><p>${first}${input('zip')}${input('city')}</p><p>${second}${input('company')}${input('zip_b')}${input('city_b')}</p></form>`;
    expect(await found(markup('<i></i>'))).to.equal('zip=postal-code city=city');
    expect(await found(markup('', '<i></i>'))).to.equal('company=organization zip_b=postal-code city_b=city');
  });

  it('end before the next field of the same kind on a page without boxes', async () => {
    const boxes = (...names: readonly string[]): string =>
      names.map((name, i) => input(name, `autocomplete="postal-code" maxlength="${3 + i}"`)).join('');
    const markup = (first = '', second = ''): string =>
      `<form>${first}${boxes('a1', 'a2')}${input('pref')}${input('city')}${second}${boxes('b1', 'b2')}${input('pref_b')}${input('city_b')}</form>`;
    expect(await found(markup('<i></i>'))).to.equal('a1=postal-code/first a2=postal-code/second pref=prefecture city=city');
    expect(await found(markup('', '<i></i>'))).to.equal('b1=postal-code/first b2=postal-code/second pref_b=prefecture city_b=city');
    const mixed = `${input('zip')}${input('city')}${input('both', 'data-dga-field="prefecture city"')}${input('zip_b')}${input('town_b')}`;
    expect(await found(`<form><i></i>${mixed}</form>`)).to.equal('zip=postal-code city=city');
  });

  it('follow the first of two ZIP Code fields', async () => {
    expect(await found(`<form><i></i>${input('zip')}${input('zip_b')}${input('city')}</form>`)).to.equal('zip=postal-code city=city');
    const zip = 'autocomplete="shipping postal-code"';
    expect(
      await found(`<form><i></i>${input('a', zip)}${input('b', zip)}${input('c', 'autocomplete="shipping address-level2"')}</form>`),
    ).to.equal('a=postal-code c=city');
  });

  it('are those of the only group if the ZIP Code has none, and of none if there are two groups', async () => {
    const shipping = input('s1', 'autocomplete="shipping address-level1"') + input('s2', 'autocomplete="shipping address-level2"');
    expect(await found(`<form><i></i>${input('zip')}${shipping}</form>`)).to.equal('zip=postal-code s1=prefecture s2=city');
    expect(await found(`<form><i></i>${input('zip')}${shipping}${input('b', 'autocomplete="billing address-level2"')}</form>`)).to.equal(
      'zip=postal-code',
    );
    expect(await found(`<form><i></i>${input('zip')}${shipping}${input('town')}</form>`)).to.equal('zip=postal-code town=town+block');
  });

  it('are told apart from others by the beginning of their names', async () => {
    const names = ['bill_zip', 'bill_city', 'deliv_zip', 'deliv_city', 'sender[zip]', 'sender[city]'].map((name) => input(name)).join('');
    for (const [section, takes] of [
      ['billing', 'bill_zip=postal-code bill_city=city'],
      ['shipping', 'deliv_zip=postal-code deliv_city=city'],
      ['sender', 'sender[zip]=postal-code sender[city]=city'],
    ] as const)
      expect(await found(`<form><i></i>${names}</form>`, { section }), section).to.equal(takes);
    const ids = '<input id="ship-zip"><input id="ship-city"><input id="bill-city">';
    expect(await found(`<form><i></i>${ids}</form>`)).to.equal('ship-zip=postal-code ship-city=city');
    expect(await found(`<form><i></i>${input('zip')}${input('membership_city')}${input('town')}</form>`), 'a ship within a word').to.equal(
      'zip=postal-code membership_city=city town=town+block',
    );
  });
});

describe('the parts that a field takes', () => {
  const of = (...names: readonly string[]): Promise<string> =>
    found(`<form><i></i>${input('zip')}${names.map((name) => input(name)).join('')}</form>`);
  const take = async (expected: string, ...names: readonly string[]): Promise<void> =>
    void expect(await of(...names)).to.equal(`zip=postal-code ${expected}`);

  it('depend on the number of lines: the last takes the building, the one before it the block', async () => {
    await take('address=prefecture+city+town+block+building', 'address');
    await take('address1=prefecture+city+town+block address2=building', 'address1', 'address2');
    await take('address1=prefecture+city+town address2=block address3=building', 'address1', 'address2', 'address3');
    await take('address1=prefecture address2=city address3=town+block address4=building', 'address1', 'address2', 'address3', 'address4');
    await take(
      'pref=prefecture city=city town=town banchi=block address1=building',
      'pref',
      'city',
      'town',
      'banchi',
      'address1',
      'address2',
    );
  });

  it('do not include the prefecture beside a separate city field, but include names whose code has a field', async () => {
    await take('city=city address=town+block+building', 'city', 'address');
    await take('pref_code=prefecture-code address=prefecture+city+town+block+building', 'pref_code', 'address');
    await take('city_code=city-code address=prefecture+city+town+block+building', 'city_code', 'address');
  });

  it('add the town to the city and the block to the town if these have no field, unless the page marks the field', async () => {
    await take('city=city+town banchi=block', 'city', 'banchi');
    await take('city=city town=town+block', 'city', 'town');
    const token = input('c', 'autocomplete="address-level2"');
    expect(await found(`<form><i></i>${token}${input('banchi')}</form>`)).to.equal('c=city+town banchi=block');
    for (const part of ['city', 'town'])
      expect(
        await found(`<form><i></i>${input('m', `data-dga-field="${part}"`)}${part === 'city' ? input('banchi') : ''}</form>`),
      ).to.equal(part === 'city' ? 'm=city banchi=block' : 'm=town');
  });

  it('depend on the strongest evidence: mapping, mark, token, class, name, label', async () => {
    const fields = [
      input('m'),
      input('d', 'data-dga-field="city"'),
      input('a', 'autocomplete="address-level2"'),
      '<span class="h-adr"><input id="h" class="p-locality"></span>',
      input('city'),
      '<label>市区町村<input id="l"></label>',
    ];
    const names = ['m', 'd', 'a', 'h', 'city', 'l'];
    for (let from = 0; from < fields.length; from++) {
      const markup = fields.slice(from).toReversed().join('');
      const settings = from === 0 ? { fields: { city: '#m' } } : {};
      expect(await found(`<form><i></i>${markup}</form>`, settings), names[from]).to.equal(`${names[from]}=city`);
    }
  });

  it('do not exist for an address line that is a select, and for two equal first lines', async () => {
    expect(await found(`<form><i></i>${input('zip')}<select name="address"><option>自宅<option>会社</select></form>`)).to.equal(
      'zip=postal-code',
    );
    const line = 'autocomplete="address-line1"';
    expect(await refused(`<form><i></i>${input('zip')}${input('a', line)}${input('b', line)}</form>`)).to.deep.equal(
      ['a', 'b'].flatMap((id) => ['prefecture', 'city', 'town', 'block'].map((part) => `${id} ${part}: ambiguous`)),
    );
  });
});

describe('fields with a matching name that are left alone', () => {
  it('are those of another group', async () => {
    expect(
      await refused(
        `<form><i></i>${input('a', 'autocomplete="shipping postal-code"')}${input('b', 'autocomplete="billing postal-code"')}${input('c', 'autocomplete="billing address-level2"')}</form>`,
      ),
    ).to.deep.equal(['b postal-code: group', 'c city: group']);
    expect(await refused(`<form><i></i>${input('order_zip')}${input('order_city')}${input('deliv_city')}</form>`)).to.deep.equal([
      'deliv_city city: group',
    ]);
  });

  it('are those of another address', async () => {
    expect(
      await refused(`<form><p><i></i>${input('zip')}${input('city')}</p><p>${input('zip_b')}${input('city_b')}</p></form>`),
    ).to.deep.equal(['zip_b postal-code: group', 'city_b city: group']);
  });

  it('include those for which another field has stronger evidence', async () => {
    expect(
      await refused(`<form><i></i>${input('zip')}${input('city')}${input('q', 'autocomplete="address-level2"')}</form>`),
    ).to.deep.equal(['city city: taken']);
    expect(await refused(`<form><i></i>${input('billing_zip')}${input('billing_city')}${input('city')}</form>`)).to.deep.equal([
      'city city: taken',
    ]);
  });

  it('include both of two equal fields, unless the page marks both', async () => {
    expect(await refused(`<form><i></i>${input('zip')}${input('city')}${input('city_name')}</form>`)).to.deep.equal([
      'city city: ambiguous',
      'city_name city: ambiguous',
    ]);
    const mark = 'data-dga-field="city"';
    expect(await found(`<form><i></i>${input('zip')}${input('a', mark)}${input('b', mark)}${input('city')}</form>`)).to.equal(
      'zip=postal-code a=city b=city',
    );
  });

  it('include secret, disabled, hidden and readonly fields, each with its reason', async () => {
    const markup = `<form><i></i>${input('zip')}${input('pref', 'disabled')}${input('city', 'readonly')}${input('town', 'type="hidden"')}
      ${input('banchi', 'type="password"')}${input('building', 'type="date"')}${input('company', 'style="display:none"')}</form>`;
    expect(await refused(markup)).to.deep.equal([
      'pref prefecture: disabled',
      'city city: readonly',
      'town town: hidden',
      'banchi block: secret',
      'building building: kind',
      'company organization: invisible',
    ]);
  });

  it('are reported with their evidence', async () => {
    const markup = `<form><i></i>${input('zip')}<select id="pref"><option>東京都<option>大阪府</select>${input('a', 'autocomplete="address-level2"')}
      ${input('b', 'data-dga-field="Town, colour block"')}<label>建物名<input id="c"></label><label>住所<input id="d"></label></form>`;
    expect(explain(resolve(await page(markup))).map(({ part, source, reason }) => `${part} ${source}: ${reason}`)).to.deep.equal([
      'postal-code name: name="zip"',
      'prefecture name: id="pref"',
      'city autocomplete: autocomplete="address-level2"',
      'town data-dga-field: data-dga-field="Town, colour block"',
      'block data-dga-field: data-dga-field="Town, colour block"',
      'building label: 建物名',
      'address label: 住所',
    ]);
  });

  it('do not prevent a fill of a named field', async () => {
    const markup = `<form><p><i></i>${input('zip')}</p><p>${input('zip_b')}${input('q')}</p></form>`;
    expect(await found(markup, { fields: { city: '#q' } })).to.equal('zip=postal-code q=city');
  });
});

it('the form of a ZIP Code field beside the element is meant, even if the field is outside it with form=', async () => {
  const forms = `<form id="own">${input('pref')}</form><p>${input('zip', 'form="own"')}<i></i></p><form>${input('postcode')}${input('city')}</form>`;
  expect(await found(forms)).to.equal('pref=prefecture zip=postal-code');
});
