// Where the text that names a field is looked for: whatever a person would read beside it.
import { expect, fixtureCleanup, fixtureSync, html } from '@open-wc/testing';
import fc from 'fast-check';
import { explain } from '../../../src/form/discovery/explain.ts';
import { describeFound, resolve } from './shapes.ts';

/** What is seen beside the field called `q`: `parts: text`, or nothing. */
function seen(markup: string): string {
  fixtureCleanup();
  const host = fixtureSync<HTMLElement>(html`<div></div>`);
  host.innerHTML = `<form><i></i>${markup}</form>`;
  const found = explain(resolve(host.querySelector('i') as HTMLElement)).filter(({ field }) => field?.getAttribute('name') === 'q');
  return found.length === 0 ? '' : `${found.map(({ part }) => part).join('+')}: ${found[0]?.reason}`;
}
const q = '<input name="q">';
const is = (markup: string, expected: string): void => void expect(seen(markup), markup).to.equal(expected);

describe('the text beside a field', () => {
  it('is its label, wherever it is, without the controls in it', () => {
    is(`<label>市区町村 ${q}</label>`, 'city: 市区町村');
    is('<label for="x">市区町村</label><p>町名</p><input name="q" id="x">', 'city: 市区町村');
    is(
      `<label>市区町村${q}<select><option>番地<option>建物</select><button>町名</button><textarea>番地</textarea></label>`,
      'city: 市区町村',
    );
    is('<label for="x">※</label><label for="x">市区町村\n   名</label><input name="q" id="x">', 'city: 市区町村 名');
  });

  it('is less important than its accessible name', () => {
    is('<label>町名<input name="q" aria-label="市区町村"></label>', 'city: 市区町村');
    is(
      '<b id="one">お届け先の</b><b id="two">\n市区町村 </b><label>町名<input name="q" aria-labelledby="one  two"></label>',
      'city: お届け先の 市区町村',
    );
    is('<label>町名<input name="q" aria-labelledby="nobody" aria-label="" title="市区町村"></label>', 'town+block: 町名');
  });

  it('is less important than its placeholder or title', () => {
    is('<b>町名</b><input name="q" placeholder="市区町村">', 'city: 市区町村');
    is('<b>町名</b><input name="q" title="市区町村">', 'city: 市区町村');
    is('<input name="q" placeholder="市区町村" title="町名">', 'city: 市区町村');
  });

  it('is more important than an `aria-label` in English that another input has, too, but no label of a question', () => {
    const twice = (text: string, own: string): string => `<p>市区町村</p>${own}<p>氏名</p><input name="r" aria-label="${text}">`;
    is(twice('default input example', '<input name="q" aria-label="default input example">'), 'city: 市区町村');
    is(twice('整理記号', '<input name="q" aria-label="整理記号">'), '');
    is(twice('整理記号', '<label>整理記号<input name="q" placeholder="整理記号"></label>'), '');
    is(twice('Ref', '<label>Ref<input name="q" placeholder="Ref"></label>'), '');
  });

  it('is the nearest text before it, back to the previous control', () => {
    is(`番地 <b>市区町村</b> ${q}`, 'city: 市区町村');
    is(`市区町村 <input name="r"> ${q}`, '');
    is(`市区町村 <textarea name="r"></textarea> ${q}`, '');
    is(`市区町村 <input type="hidden" name="r"><input type="submit"><input type="button"><input type="image"> ${q}`, 'city: 市区町村');
    is(
      `市区町村 <button>番地</button><a href="#">町名</a><script>"町名"</script><style>/*町名*/</style><noscript>町名</noscript> ${q}`,
      'city: 市区町村',
    );
    is(`市区町村 <p>必須</p><p>※全角</p><p>例）千代田区</p><p>建物名は次の欄にご記入ください。</p>${q}`, 'city: 市区町村');
    is(`市区町村 <p>宛名</p>${q}`, '');
    // Remarks without a full stop.
    for (const remark of ['半角数字のみ', 'ハイフン不要', 'ハイフンなしで入力', '郵便番号を入力すると住所が表示される'])
      is(`市区町村 <p>${remark}</p>${q}`, 'city: 市区町村');
    is(`<label for="r">市区町村</label> ${q} <input id="r" disabled>`, '');
  });

  it('may have the fixed prefecture of a local shop, or a long note, between itself and the field', () => {
    is(`<b>市区町村</b> <p>東京都</p>${q}`, 'city: 市区町村');
    is(`<b>市区町村</b> <p>${'当店の配達区域は下の地図の通り、'.repeat(5)}区域外の方はお電話</p>${q}`, 'city: 市区町村');
  });

  it('is not taken from another form', () => {
    fixtureCleanup();
    const host = fixtureSync<HTMLElement>(html`<div></div>`);
    host.innerHTML = `市区町村<form><i></i>${q}</form>`;
    expect(resolve(host.querySelector('i') as HTMLElement).found.length).to.equal(0);
  });

  it('is the header of its row or its term in a description list', () => {
    const far = '<input name="r">';
    is(`<table><tr><th>市区町村<td>${q}</table>`, 'city: 市区町村');
    is(`<table><tr><th>市区町村<td>※<td>${q}</table>`, 'city: 市区町村');
    is(`<table><tr><td>町名<td>市区町村<td>${q}</table>`, 'city: 市区町村');
    is(`<table><tr><th>町名<td>${far}<th>市区町村<td>${q}</table>`, 'city: 市区町村');
    is(`<dl><dt>市区町村<dd>※<dd>${q}</dl>`, 'city: 市区町村');
    is(`<dl><dt>町名<dt>市区町村<dd>${q}</dl>`, 'city: 市区町村');
    // Of several fields in a row it is the first one's.
    is(`<table><tr><th>市区町村<td>${far}${q}</table>`, '');
    is(`<dl><dd>${far}${q}</dl>`, '');
  });

  it('is the legend of a group only if the field is alone in it', () => {
    const far = '<input name="r">';
    is(`<fieldset><legend>市区町村</legend>${q}</fieldset>`, 'city: 市区町村');
    is(`<fieldset><legend>お届け先住所</legend>${q}${far}</fieldset>`, '');
    is(`<fieldset><legend>市区町村</legend>${far}${q}</fieldset>`, '');
    is(`<div role="group" aria-label="市区町村">${far}${q}</div>`, '');
    is(`市区町村<fieldset>${q}</fieldset>`, '');
  });

  it('is found in the box around it if no other control is in between', () => {
    is(`<div><div><label>市区町村</label></div><div><span>${q}</span></div></div>`, 'city: 市区町村');
    is(`<div>市区町村</div><div><div>${q}</div></div>`, 'city: 市区町村');
    is(`<div>市区町村</div><div><input name="r"></div><div>${q}</div>`, '');
    is(`<input name="r"> 市区町村名（例：千代田区）<br>${q}`, '');
    is(`<input name="r"><br>市区町村 ${q}`, 'city: 市区町村');
  });

  it('is the nearest one that names a part, rather than only 住所', () => {
    is(`<b>番地</b><label>住所${q}</label>`, 'block: 番地');
    is(`<label>住所<input name="q" placeholder="市区町村・番地"></label>`, 'city+town+block: 市区町村・番地');
    // A name or a ZIP Code further up belongs to another field.
    is(`<b>氏名</b><label>住所${q}</label>`, 'prefecture+city+town+block+building: 住所');
    is(`<b>郵便番号</b><label>住所${q}</label>`, 'prefecture+city+town+block+building: 住所');
    is(`<b>住所</b><label>氏名${q}</label>`, '');
    is(`<label>住所<input name="q" placeholder="お届け先住所"></label>`, 'prefecture+city+town+block+building: 住所');
  });

  it('is not needed for a select that offers prefectures', () => {
    const select = (...texts: readonly string[]): string =>
      `<label>町名<select name="q"><option>${texts.join('<option>')}</select></label>`;
    is(select('-', '東京都', ' 大阪府 '), 'prefecture: options');
    is(select('東京', '大阪'), 'prefecture: options');
    is(select('東京都', '京都府'), 'town: 町名');
    is(select('京都府', '大阪府'), 'town: 町名');
    is(select('東京都港区', '大阪市北区'), 'town: 町名');
  });
});

/** Labels and the part that a field takes by each of them. */
const LABELS = { 都道府県: 'prefecture', 市区町村: 'city', 町名: 'town', 番地: 'block', 建物名: 'building' } as const;
type LabelText = keyof typeof LABELS;
const labelTexts = fc.subarray(Object.keys(LABELS) as LabelText[], { minLength: 1 });
/** How a field is drawn, and the text beside it. */
const box = fc.constantFrom(
  (text: string): string => text,
  (text: string): string => `<span>${text}</span>`,
  (text: string): string => `<div><div>${text}</div></div>`,
);

/** Draws a form with a ZIP Code and unnamed fields, and returns the parts that each of these takes. */
function partsIn(markup: string): string[][] {
  fixtureCleanup();
  const host = fixtureSync<HTMLElement>(html`<div></div>`);
  host.innerHTML = `<form><p><label>郵便番号<input name="zip"></label><i></i></p>${markup}</form>`;
  const { found } = resolve(host.querySelector('i') as HTMLElement);
  return Array.from(host.querySelectorAll('input:not([name])'), (field) => [...(found.find((one) => one.field === field)?.parts ?? [])]);
}

describe('unnamed fields in one line', () => {
  const LINES: Readonly<Record<string, (line: string) => string>> = {
    alone: (line) => `<div>${line}</div>`,
    'below a heading': (line) => `<h3>住所</h3><div>${line}</div>`,
    'in a row of a table': (line) => `<table><tr><th>住所<td>${line}</table>`,
    'with line breaks': (line) => `<div>ご住所<br>${line}<br></div>`,
  };
  for (const [where, line] of Object.entries(LINES))
    for (const side of ['behind', 'before'] as const)
      it(`take the parts that the labels ${side} them name, ${where}`, () => {
        fc.assert(
          fc.property(labelTexts, box, box, (texts, drawField, drawText) => {
            const pairs = texts.map((text) => {
              const pair = [drawField('<input>'), drawText(text)];
              return (side === 'behind' ? pair : pair.toReversed()).join(' ');
            });
            const parts = partsIn(line(pairs.join(' ')));
            const mine = texts.map((text) => LABELS[text]);
            // Parts that no field asks for go to a neighbor.
            const named = parts.map((each) => each.filter((part) => mine.some((one) => one === part)));
            expect(named).to.deep.equal(mine.map((part) => [part]));
          }),
          { numRuns: 40 },
        );
      });

  it('take no part from a note behind them that names none, or from a text behind another question', () => {
    for (const note of ['住所も', 'ご住所', '※建物名', '例）千代田区', '会社名でも可'])
      expect(partsIn(`<p><input> ${note}</p>`), note).to.deep.equal([[]]);
    expect(partsIn('<p>ご担当者 <input> 会社名</p>')).to.deep.equal([[]]);
    expect(partsIn('<table><tr><th>ご担当者<td><input> 会社名</table>')).to.deep.equal([[]]);
  });

  it('take the parts that the labels before them name on long pages without boxes, despite notes in between', () => {
    const notes = fc.array(fc.constantFrom('', '<p>※全角</p>', '<p>建物名</p>'), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(labelTexts, fc.nat(15), fc.nat(15), notes, (texts, before, behind, between) => {
        const others = (count: number): string[] => Array.from({ length: count }, () => '備考');
        const all = [...others(before), ...texts, ...others(behind)];
        // A note is never the nearest text before a field.
        const parts = partsIn(all.map((text, index) => `${between[index]}<p>${text}</p><input>`).join(''));
        const mine = texts.map((text) => LABELS[text]);
        const named = parts.slice(before, before + texts.length).map((each) => each.filter((part) => mine.some((one) => one === part)));
        expect(named).to.deep.equal(mine.map((part) => [part]));
        expect([...parts.slice(0, before), ...parts.slice(before + texts.length)].flat()).to.deep.equal([]);
      }),
      { numRuns: 60 },
    );
  });

  it('take no part from one label that names several', () => {
    fc.assert(
      fc.property(
        labelTexts.filter(({ length }) => length > 1),
        fc.integer({ min: 2, max: 4 }),
        box,
        (texts, count, draw) => {
          const line = `${draw(texts.join('・'))} ${'<input> '.repeat(count)}`;
          expect(partsIn(`<p>${line}</p>`).flat(), line).to.deep.equal([]);
        },
      ),
    );
  });
});

describe('a field without a label', () => {
  const found = (placeholder: string, more = ''): string => {
    fixtureCleanup();
    const host = fixtureSync<HTMLElement>(html`<div></div>`);
    host.innerHTML = `<form>${more}<input placeholder="${placeholder}" ${more ? 'name="account"' : ''}><i></i><p>住所</p><input name="q"></form>`;
    return describeFound(resolve(host.querySelector('i') as HTMLElement));
  };

  it('takes the ZIP Code if its placeholder shows one', () => {
    for (const example of ['100-0001', '〒100-0001', '例：1000001', '例) 100-0001', '例：１００－０００１'])
      expect(found(example), example).to.match(/^=?postal-code q=|=postal-code q=/);
  });

  it('takes nothing if its placeholder shows another number, or below another label', () => {
    for (const example of ['1234567', '03-1234-5678', '0312345678', '例：090-1234-5678', '100-0001-01', '2024-0001'])
      expect(found(example), example).not.to.include('postal-code');
    expect(found('100-0001', '<p>会員ID</p>')).not.to.include('postal-code');
  });
});
