import { expect, fixture, html } from '@open-wc/testing';
import { describeFound, NOTHING_HERE, resolve, SHAPES } from './shapes.ts';

/** A form with a place for the element in it. */
async function page(markup: string): Promise<HTMLElement> {
  const host = await fixture<HTMLElement>(html`<div></div>`);
  host.innerHTML = `<form><i></i>${markup}</form>`;
  return host.querySelector('i') as HTMLElement;
}

describe('the fields of real forms', () => {
  for (const { of, markup, takes, section } of SHAPES) {
    it(of, async () => {
      expect(describeFound(resolve(await page(markup), { section: section ?? null }))).to.equal(takes);
    });
  }
});

describe('pages without an address to fill', () => {
  for (const { of, markup } of NOTHING_HERE) {
    it(of, async () => {
      expect(describeFound(resolve(await page(markup)))).to.equal('');
    });
  }
});

it('a field that `fields` names, and that the page has removed, is no box beside a block', async () => {
  const at = await page(
    '<label>郵便番号<input id="zip"></label><label>市区町村<input id="city"></label><label>番地<input id="block"></label>',
  );
  expect(describeFound(resolve(at, { fields: { building: document.createElement('input') } }))).to.contain('block');
});

it('a form beside the element, and its list of prefectures, are found on a page whose library replaced Array.from', async () => {
  const host = await fixture<HTMLElement>(html`<div></div>`);
  host.innerHTML =
    '<i></i><form><label>郵便番号<input name="zip"></label><select name="area"><option>東京都<option>大阪府<option>愛知県</select></form>';
  const { from } = Array;
  // As Prototype 1.6: it knows lists with a length, no iterables and no second argument.
  Array.from = <T>(list: Iterable<T> | ArrayLike<T>): T[] => Array.prototype.slice.call(list) as T[];
  try {
    expect(describeFound(resolve(host.querySelector('i') as HTMLElement))).to.equal('zip=postal-code area=prefecture');
  } finally {
    Array.from = from;
  }
});
