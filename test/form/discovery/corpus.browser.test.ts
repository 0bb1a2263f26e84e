// Forms that other people wrote, with nothing but one element beside their ZIP Code field.
import { expect, fixtureCleanup, fixtureSync, html } from '@open-wc/testing';
import { CORPUS } from '../corpus/index.ts';
import { serializeForms, type SerializedForm } from '../corpus/serialize.ts';
import { resolve } from './shapes.ts';

async function load<T>(name: string): Promise<T> {
  return (await (await fetch(new URL(`../corpus/${name}.json`, import.meta.url))).json()) as T;
}

describe('the corpus', () => {
  // test/form/discovery/corpus.alone.node.test.ts reads all of them.
  const isSample = (_: unknown, index: number): boolean => index % 80 === 0;

  it('is read in a browser as in Node, in every eightieth form', async () => {
    const gaps = await load<Record<string, Record<string, string>>>('known-gaps');
    const wrong: string[] = [];
    for (const { source, markup, takes } of CORPUS.filter(isSample)) {
      fixtureCleanup();
      const host = fixtureSync<HTMLElement>(html`<div></div>`);
      host.innerHTML = markup;
      const got = takes.map(() => '');
      for (const { field, parts, box } of resolve(host.querySelector('i') as HTMLElement).found)
        got[Number(field.dataset['n'])] = parts.join('+') + (box ? `/${box}` : '');
      for (const [index, parts] of takes.entries())
        if (got[index] !== (gaps[source]?.[index] ?? parts)) wrong.push(`${source} ${index}: ${got[index]}`);
    }
    expect(wrong).to.deep.equal([]);
  });

  it('is parsed as browsers parse it, in every eightieth form', async () => {
    const { forms } = await load<{ readonly forms: readonly SerializedForm[] }>('corpus');
    const withoutOptions = ({ source, tree }: SerializedForm): string => `${source} ${JSON.stringify(tree).replace(/"options":\d+/g, '')}`;
    expect(serializeForms(CORPUS.filter(isSample)).forms.map(withoutOptions)).to.deep.equal(forms.filter(isSample).map(withoutOptions));
  });
});

/** Labels of other questions. */
const OTHERS = [
  '宛名',
  '備考',
  'ご担当者',
  'Phone',
  'ニックネーム',
  'ご希望の時間帯',
  '最寄り駅',
  'ご職業',
  'クーポンコード',
  '当店を知ったきっかけ',
  '出身地',
  '商品名',
  '町会名',
  '建物の構造',
  '住所変更の理由',
];
/** An address above a field of another question; the field is the last control. */
const ABOVE: Readonly<Record<string, (label: string, control: string) => string>> = {
  'a heading': (label, control) => `<h3>お届け先住所</h3><div><label>${label}</label>${control}</div>`,
  'a legend': (label, control) => `<fieldset><legend>住所（番地・建物名）</legend><label>${label}${control}</label></fieldset>`,
  'a note': (label, control) => `<p>住所は番地、建物名までご記入ください。</p><span>${label}</span> ${control}`,
  'a row of a table': (label, control) =>
    `<table><tr><th colspan="2">ご住所</th></tr><tr><td>${label}</td><td>${control}</td></tr></table>`,
  'the address line before': (label, control) =>
    `<p>市区町村・番地</p><input name="line"><p>マンション名など</p><input name="line2"><p>${label}</p>${control}`,
};

describe('a field of another question', () => {
  for (const [above, draw] of Object.entries(ABOVE)) {
    for (const label of OTHERS) {
      it(`is left alone below ${above}: ${label}`, () => {
        for (const control of [
          '<input name="q">',
          '<textarea name="q"></textarea>',
          '<input name="address2">',
          '<input name="building">',
        ]) {
          fixtureCleanup();
          const host = fixtureSync<HTMLElement>(html`<div></div>`);
          host.innerHTML = `<form><label>郵便番号<input name="zip"></label><i></i>${draw(label, control)}</form>`;
          const last = [...host.querySelectorAll('input, textarea')].at(-1);
          const { found } = resolve(host.querySelector('i') as HTMLElement);
          expect(found.find(({ field }) => field === last)?.parts, `${label} ${control}`).to.equal(undefined);
        }
      });
    }
  }
});

/** Addresses of others than the one of the form. */
const OWNERS = [
  '実家住所',
  '保証人の住所',
  '勤務先住所',
  '旧住所',
  '転居先住所',
  '本社所在地',
  '緊急連絡先住所',
  '帰省先のご住所',
  '会場住所',
  '京都市内住所',
  '本籍地の住所',
  '請求先住所',
  '保護者住所',
  '実家の市区町村',
  '保証人の都道府県',
  '勤務先の番地',
  '緊急連絡先の丁目番地',
  '勤務地（都道府県）',
  '会場（市区町村）',
  '保証人（住所）',
  '実家（番地・建物名）',
];
/** Names that say a part of an address themselves. */
const OWNER_NAMES = ['q', 'address2', 'addr02', 'building', 'banchi', 'city', 'family_address'];
/** The labels of the form's own address, and the parts of its fields: with and without a field for each part. */
const OWN: readonly (readonly [labels: readonly string[], takes: readonly string[]])[] = [
  [
    ['都道府県', '市区町村', '番地', '建物名'],
    ['prefecture', 'city+town', 'block', 'building'],
  ],
  [
    ['都道府県', '市区町村', '番地'],
    ['prefecture', 'city+town', 'block'],
  ],
  [
    ['都道府県', '市区町村・番地'],
    ['prefecture', 'city+town+block'],
  ],
  [['住所'], ['prefecture+city+town+block+building']],
  [
    ['都道府県', '住所'],
    ['prefecture', 'city+town+block+building'],
  ],
  [
    ['住所1', '住所2'],
    ['prefecture+city+town+block', 'building'],
  ],
];

describe("another person's address behind the form's own", () => {
  for (const [form, [labels, takes]] of OWN.entries()) {
    it(`is not used, and changes nothing in ${labels.join(', ')}`, () => {
      for (const [turn, owner] of OWNERS.entries()) {
        // Two names in each form: all of them beside each owner, and beside each form.
        for (const name of OWNER_NAMES.filter((_, at) => (at + turn + 2 * form) % OWNER_NAMES.length < 2)) {
          fixtureCleanup();
          const host = fixtureSync<HTMLElement>(html`<div></div>`);
          const row = (label: string, control: string): string => `<div><label>${label}</label><input name="${control}"></div>`;
          const own = labels.map((label, index) => row(label, `f${index}`)).join('');
          host.innerHTML = `<form>${row('郵便番号', 'zip')}<i></i>${own}${row('電話番号', 'tel')}${row(owner, name)}</form>`;
          const { found } = resolve(host.querySelector('i') as HTMLElement);
          expect(
            found.slice(1).map(({ parts }) => parts.join('+')),
            `${owner} ${name}`,
          ).to.deep.equal(takes);
        }
      }
    });
  }

  it('is used instead if the only ZIP Code belongs to it', () => {
    for (const name of ['q', 'address', 'building']) {
      fixtureCleanup();
      const host = fixtureSync<HTMLElement>(html`<div></div>`);
      const row = (label: string, control: string): string => `<div><label>${label}</label><input name="${control}"></div>`;
      host.innerHTML = `<form>${row('現在の住所', name)}${row('実家の郵便番号', 'zip')}<i></i>${row('実家の住所', name)}</form>`;
      const { found } = resolve(host.querySelector('i') as HTMLElement);
      expect(found.map(({ field }) => field.parentElement?.textContent)).to.deep.equal(['実家の郵便番号', '実家の住所']);
    }
  });

  it('is not assumed for lines that continue an address: 詳細住所, お届け先住所1 and 2', () => {
    for (const [first, second] of [
      ['住所', '詳細住所'],
      ['お届け先住所1', 'お届け先住所2'],
      ['実家住所', '住所2'],
    ] as const) {
      fixtureCleanup();
      const host = fixtureSync<HTMLElement>(html`<div></div>`);
      host.innerHTML = `<form><label>郵便番号<input></label><i></i><label>${first}<input></label><label>${second}<input></label></form>`;
      const { found } = resolve(host.querySelector('i') as HTMLElement);
      expect(
        found.map(({ parts }) => parts.join('+')),
        second,
      ).to.deep.equal(['postal-code', 'prefecture+city+town+block', 'building']);
    }
  });
});

describe('a label above several fields', () => {
  it('is not read as a company: 社名 in a list of employers', () => {
    fixtureCleanup();
    const host = fixtureSync<HTMLElement>(html`<div></div>`);
    host.innerHTML = `<form><p>郵便番号</p><input><i></i><p>社名</p><input name="job1"><br><input name="job2"></form>`;
    const { found } = resolve(host.querySelector('i') as HTMLElement);
    expect(found.length).to.equal(1);
  });
});

describe('labels that name several parts, or one part twice', () => {
  const CASES: readonly (readonly [name: string, labels: string, takes: string])[] = [
    [
      '都道府県以降 beside another address',
      '郵便番号|都道府県|都道府県以降の住所|帰省先の郵便番号|都道府県',
      'prefecture city+town+block+building',
    ],
    ['地番 is another number than 番地', '郵便番号|都道府県|市区町村|町名・番地|地番（登記簿）', 'prefecture city town+block'],
    [
      'the block follows 町名, not what stands in front of it',
      '郵便番号|都道府県|市区町村|町名|建物名',
      'prefecture city town+block building',
    ],
    ['町名 behind 住所', '郵便番号|都道府県|住所|町名|建物名', 'prefecture city town+block building'],
    ['地番 alone', '郵便番号|都道府県|市区町村|地番', 'prefecture city+town block'],
    ['the room beside 番地・建物名', '郵便番号|都道府県|市区町村|番地・建物名|部屋番号', 'prefecture city+town block+building'],
    [
      'お住まい（…）',
      'お住まい（郵便番号）|お住まい（都道府県）|お住まい（市区町村）|お住まい（番地・建物名）',
      'prefecture city+town block+building',
    ],
  ];
  for (const [name, labels, takes] of CASES) {
    it(name, () => {
      fixtureCleanup();
      const host = fixtureSync<HTMLElement>(html`<div></div>`);
      const rows = labels.split('|').map((label) => `<label>${label}</label><input><br>`);
      host.innerHTML = `<form>${rows[0]}<i></i>${rows.slice(1).join('')}</form>`;
      const { found } = resolve(host.querySelector('i') as HTMLElement);
      expect(found.map(({ parts }) => parts.join('+')).join(' ')).to.equal(`postal-code ${takes}`);
    });
  }

  it('the last line takes the building if its name is strt', () => {
    fixtureCleanup();
    const host = fixtureSync<HTMLElement>(html`<div></div>`);
    host.innerHTML = `<form><input name="zip21"><i></i><input name="pref21"><input name="addr21"><input name="strt21"></form>`;
    const { found } = resolve(host.querySelector('i') as HTMLElement);
    expect(found.map(({ parts }) => parts.join('+'))).to.deep.equal(['postal-code', 'prefecture', 'city', 'town+block+building']);
  });
});

describe('the two boxes of a ZIP Code', () => {
  it('are found in separate boxes on a page without a form', () => {
    fixtureCleanup();
    const host = fixtureSync<HTMLElement>(html`<div></div>`);
    host.innerHTML = `<div><label>郵便番号 (前)</label><input name="zip_first" maxlength="3"><i></i></div>
      <div><label>郵便番号 (後)</label><input name="zip_last" maxlength="4"></div><div><label>住所</label><input name="q"></div>`;
    const { found } = resolve(host.querySelector('i') as HTMLElement);
    expect(found.map(({ box, parts }) => box ?? parts.length)).to.deep.equal(['first', 'second', 5]);
  });
});
