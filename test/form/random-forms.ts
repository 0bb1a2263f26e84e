// Properties of filling on random forms: those of the corpus, with fields of other kinds and hostile names put into them.
import { expect, fixtureCleanup, fixtureSync, html } from '@open-wc/testing';
import fc from 'fast-check';
import { partValues } from '../../src/address/part-values.ts';
import { completeRecord } from '../../src/address/record.ts';
import { FormFiller } from '../../src/form/filling/fill-and-undo.ts';
import { TextOwnership } from '../../src/form/filling/text-ownership.ts';
import { CORPUS } from './corpus/index.ts';
import { resolve } from './discovery/shapes.ts';
import '../support/rare-forms.ts';

const RECORD = completeRecord({
  zip_code: '1000005',
  pref_code: '13',
  pref_name: '東京都',
  pref_kana: 'トウキョウト',
  city_code: '13101',
  city_name: '千代田区',
  city_kana: 'チヨダク',
  town_name: '丸の内',
  town_kana: 'マルノウチ',
  block_name: '２丁目７−２',
  other_name: 'サンプルビル',
  biz_name: 'サンプル商事',
});

/** Fields that must never be written to, with names of an address. */
const FOREIGN: readonly string[] = [
  '<input type="password" name="address">',
  '<input name="city" autocomplete="one-time-code">',
  '<input name="zip" autocomplete="cc-number">',
  '<input type="hidden" name="pref">',
  '<input type="hidden" name="town" value="1">',
  '<input type="file" name="address">',
  '<input name="building" disabled>',
  '<fieldset disabled><input name="city"></fieldset>',
  '<input name="address1" readonly>',
  '<div hidden><input name="city"></div>',
  '<div style="visibility:hidden"><input name="town"></div>',
  '<div style="position:absolute;left:-9999px"><input name="address"></div>',
  '<input name="building" style="width:1px;height:1px;border:0;padding:0">',
  '<div aria-hidden="true"><input name="address2"></div>',
  '<div inert><input name="city"></div>',
  '<p>備考</p><input name="address2">',
  '<label>宛名<input name="building"></label>',
  '<label>本籍<input name="domicile"></label>',
  '<label>ご希望の時間帯<select name="city"><option value="">-<option>千代田区</select></label>',
];

/** Names that hide properties of the form. */
const HOSTILE = [
  'parentElement',
  'contains',
  'matches',
  'querySelector',
  'querySelectorAll',
  'addEventListener',
  'elements',
  'children',
  'getRootNode',
  'closest',
  'id',
  'name',
  'submit',
  'nodeType',
  'ownerDocument',
  'textContent',
  'previousSibling',
  'checkVisibility',
  'isConnected',
];

/** How a page keeps fields closed, and how it opens them. */
const CLOSED: readonly (readonly [close: (box: HTMLElement) => void, open: (box: HTMLElement) => void])[] = [
  [(box) => (box.hidden = true), (box) => (box.hidden = false)],
  [(box) => (box.style.display = 'none'), (box) => (box.style.display = '')],
  [(box) => (box.style.visibility = 'hidden'), (box) => (box.style.visibility = '')],
  [(box) => (box.inert = true), (box) => (box.inert = false)],
  [(box) => box.setAttribute('aria-hidden', 'true'), (box) => box.removeAttribute('aria-hidden')],
  [(box) => (box.style.cssText = 'max-height:0;overflow:hidden'), (box) => (box.style.cssText = '')],
];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function draw(markup: string): HTMLElement {
  fixtureCleanup();
  const host = fixtureSync<HTMLElement>(html`<div></div>`);
  host.innerHTML = markup;
  return host;
}
const controls = (host: HTMLElement): Control[] => [...host.querySelectorAll<Control>('input, select, textarea')];
const state = (field: Control): string => (field.localName === 'select' ? `${(field as HTMLSelectElement).selectedIndex}` : field.value);

/** Fills the form, and returns the fields that changed. */
function fill(host: HTMLElement): Control[] {
  const before = new Map(controls(host).map((field) => [field, state(field)]));
  const filler = new FormFiller(TextOwnership.of(document));
  const values = partValues(RECORD, { kana: 'katakana', width: 'keep' });
  const request = { record: RECORD, values, policy: 'own', zipFormat: 'keep', code: null, fill: null } as const;
  filler.write(filler.plan(resolve(host.querySelector('i') as HTMLElement), request).changes, RECORD);
  return controls(host).filter((field) => state(field) !== before.get(field));
}

const form = fc.constantFrom(...CORPUS);

/** Protected, hidden, disabled and foreign fields stay as they are, whatever form they are in. */
export function writesNothingForeign(numRuns: number): void {
  fc.assert(
    fc.property(form, fc.array(fc.tuple(fc.constantFrom(...FOREIGN), fc.nat(30)), { minLength: 1, maxLength: 6 }), (one, foreign) => {
      const host = draw(one.markup);
      for (const [markup, at] of foreign) {
        const box = document.createElement('div');
        box.innerHTML = markup;
        for (const field of controls(box)) field.dataset['foreign'] = markup;
        // Beside the rows of the form, not within one, nor between a label and its field: text beside a field would label it too.
        const around = host.querySelector('form') ?? host.querySelector('.page') ?? host;
        // A form may have a field named `children`.
        const rows = [...host.querySelectorAll('*')].filter((row) => row.parentNode === around && !row.matches('input, select, textarea'));
        rows[at % rows.length]?.before(box);
      }
      const wrong = fill(host).filter(({ dataset }) => dataset['foreign'] ?? one.takes[Number(dataset['n'])] === '');
      void expect(
        wrong.map(({ outerHTML }) => outerHTML),
        one.source,
      ).to.deep.equal([]);
    }),
    { numRuns },
  );
}

/** Controls named like DOM properties change nothing about what is filled, and no error is thrown. */
export function withstandsNames(numRuns: number): void {
  fc.assert(
    fc.property(form, fc.uniqueArray(fc.constantFrom(...HOSTILE), { minLength: 1, maxLength: 8 }), (one, names) => {
      const filled = (host: HTMLElement): (string | undefined)[] => fill(host).map(({ dataset }) => dataset['n']);
      const usual = filled(draw(one.markup));
      const host = draw(one.markup);
      const place = host.querySelector('form') ?? host;
      for (const name of names) {
        const button = document.createElement('input');
        Object.assign(button, { type: 'radio', name });
        Node.prototype.appendChild.call(place, button);
      }
      void expect(filled(host), `${one.source} ${names.join()}`).to.deep.equal(usual);
    }),
    { numRuns },
  );
}

/** Nothing is written while the fields are closed, and everything that an open form gets once they are open. */
export function fillsWhenOpen(numRuns: number): void {
  fc.assert(
    fc.property(form, fc.constantFrom(...CLOSED), (one, [close, open]) => {
      const usual = fill(draw(one.markup)).map(({ dataset }) => dataset['n']);
      const box = draw(one.markup);
      close(box);
      const early = fill(box).filter(({ localName }) => localName !== 'select');
      void expect(
        early.map(({ outerHTML }) => outerHTML),
        one.source,
      ).to.deep.equal([]);
      const fresh = draw(one.markup);
      close(fresh);
      open(fresh);
      void expect(
        fill(fresh).map(({ dataset }) => dataset['n']),
        one.source,
      ).to.deep.equal(usual);
    }),
    { numRuns },
  );
}
