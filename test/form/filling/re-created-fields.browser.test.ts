// Pages that replace fields while the element fills them.
import { expect, fixtureCleanup, fixtureSync, html } from '@open-wc/testing';
import { partValues } from '../../../src/address/part-values.ts';
import { type AddressRecord, completeRecord } from '../../../src/address/record.ts';
import { FormFiller, type Outcome } from '../../../src/form/filling/fill-and-undo.ts';
import { TextOwnership } from '../../../src/form/filling/text-ownership.ts';
import { resolve } from '../discovery/shapes.ts';
import '../../support/rare-forms.ts';

const RECORD = completeRecord({
  zip_code: '1000005',
  pref_code: '13',
  pref_name: '東京都',
  city_code: '13101',
  city_name: '千代田区',
  town_name: '丸の内',
  block_name: '２丁目７−２',
  other_name: 'サンプル',
});
const OTHER = completeRecord({ zip_code: '5300001', pref_code: '27', pref_name: '大阪府', city_name: '大阪市北区', town_name: '梅田' });

function page(): { readonly host: HTMLElement; fill(record: AddressRecord): Outcome; filler: FormFiller } {
  fixtureCleanup();
  const host = fixtureSync<HTMLElement>(html`<div></div>`);
  host.innerHTML =
    '<form><i></i><input name="zip"><input name="pref"><input name="city"><input name="town"><input name="banchi"><input name="building"></form>';
  const filler = new FormFiller(TextOwnership.of(document));
  return {
    host,
    filler,
    fill: (record) => {
      const resolved = resolve(host.querySelector('i') as HTMLElement);
      const values = partValues(record, { kana: 'katakana', width: 'keep' });
      const plan = filler.plan(resolved, { record, values, policy: 'own', zipFormat: 'keep', code: null, fill: null });
      return filler.write(plan.changes, record);
    },
  };
}
const field = (host: HTMLElement, name: string): HTMLInputElement => host.querySelector(`[name="${name}"]`) as HTMLInputElement;
/** Draws a field again, with its text or another. */
function redraw(host: HTMLElement, name: string, text = field(host, name).value): void {
  const fresh = field(host, name).cloneNode() as HTMLInputElement;
  fresh.value = text;
  field(host, name).replaceWith(fresh);
}
const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done, 5));

describe('a field that the page re-creates in response to a fill', () => {
  it('is not reported as filled if it does not hold the text', async () => {
    const { host, fill } = page();
    field(host, 'pref').addEventListener('change', () => redraw(host, 'city', ''));
    const { filled, failed } = fill(RECORD);
    expect(filled).to.include('prefecture');
    expect(filled).not.to.include('city');
    expect(failed).to.include('city');
    await settled();
  });

  it('is not reported as filled if a later write took it away', async () => {
    const { host, fill } = page();
    field(host, 'building').addEventListener('change', () => redraw(host, 'city', ''));
    expect(fill(RECORD).failed).to.deep.equal(['city']);
    await settled();
  });

  it('belongs to the element if the page sets its text from its state: the next address replaces it and undo restores it', async () => {
    const { host, fill, filler } = page();
    field(host, 'building').addEventListener('change', () => queueMicrotask(() => redraw(host, 'building')));
    fill(RECORD);
    await settled();
    expect(field(host, 'building').value).to.equal('サンプル');
    fill(OTHER);
    expect(field(host, 'building').value).to.equal('');

    fill(RECORD);
    await settled();
    filler.undo(RECORD);
    expect(field(host, 'building').value).to.equal('');
  });

  it('belongs to the element if the page re-creates it at another time, and to the user if the text differs', async () => {
    const { host, fill, filler } = page();
    fill(RECORD);
    await settled();
    redraw(host, 'building');
    fill(OTHER);
    expect(field(host, 'building').value).to.equal('');
    fill(RECORD);
    await settled();
    redraw(host, 'building');
    filler.undo(RECORD);
    expect(field(host, 'building').value).to.equal('');
    fill(RECORD);
    await settled();
    redraw(host, 'building', 'ほかのビル');
    fill(OTHER);
    expect(field(host, 'building').value).to.equal('ほかのビル');
  });

  it('belongs to the element if it has the same name and another `id`, as after a new `useId`', async () => {
    const { host, fill } = page();
    for (const { name } of host.querySelectorAll('input')) field(host, name).id = `:r1:${name}`;
    fill(RECORD);
    await settled();
    const fresh = field(host, 'building').cloneNode() as HTMLInputElement;
    fresh.id = ':r2:building';
    fresh.value = 'サンプル';
    field(host, 'building').replaceWith(fresh);
    // A field that only has the same text.
    host.insertAdjacentHTML('beforeend', '<input id=":r3:note" name="note">');
    field(host, 'note').value = 'サンプル';
    fill(OTHER);
    expect([field(host, 'building').value, field(host, 'note').value]).to.deep.equal(['', 'サンプル']);
  });

  it('belongs to the element as far as the user continued its text: the next address replaces the beginning', async () => {
    const { host, fill } = page();
    fill({ ...RECORD, block_name: null, town_name: '飯田橋' });
    await settled();
    field(host, 'town').value = '飯田橋2-1';
    field(host, 'town').dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    redraw(host, 'town');
    fill({ ...RECORD, block_name: null, town_name: '岩本町' });
    await settled();
    expect(field(host, 'town').value).to.equal('岩本町2-1');
  });

  it('leaves nothing to undo if the page empties it together with the others', () => {
    const { host, fill, filler } = page();
    fill(OTHER);
    expect(filler.canUndo).to.equal(true);
    for (const { name } of host.querySelectorAll('input')) redraw(host, name, '');
    expect(filler.canUndo).to.equal(false);
  });

  it('is undone together with restored parts, and without parts that the user has changed since', () => {
    const { host, fill, filler } = page();
    fill(RECORD);
    field(host, 'city').value = '港区';
    field(host, 'town').value = '';
    field(host, 'pref').replaceWith();
    const { restored, kept } = filler.undo(RECORD);
    expect(kept).to.deep.equal(['city']);
    expect(restored).to.deep.equal(['postal-code', 'block', 'building']);
  });
});
