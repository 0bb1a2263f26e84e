/**
 * Reads and draws the forms of the corpus.
 *
 * Each form describes one that was studied in a public project: its controls, their names, ids and short labels, and how a label relates to its
 * field. Nothing else of its markup is kept. One block of text is one form:
 *
 * `= SOURCE LAYOUT FLAG…` names the source (repository and path, or the number under which a public code index holds the file; `#2` the same
 * form for its second address), how rows are drawn (`LAYOUTS`), and flags (`noform`: no form element; `h-adr`: YubinBango's block). Each further line is a row, `LABEL | CONTROLS`. In a label, `{…}` is
 * a badge such as 必須 and `^…^` a label element that is tied to nothing. A leading `@` ties the label to the first control, `~LAYOUT` draws
 * this row in another way.
 *
 * A control is `KIND:NAME<ATTRIBUTE;…>=PARTS`. KIND: see `KINDS`; `s` is a select with the options `o=` (`optionsOf`), `a` a textarea, `b` a button.
 * ATTRIBUTE: a name, or short as in `ATTRIBUTES`. `"…"` is text, with elements where no layout fits (`"<label for=a>住所</label>"`), `'…'` a
 * paragraph, `^…^` a label that is tied to nothing, `/` a line break. PARTS is what the field takes: `z` ZIP Code (`z1`, `z2`: its boxes),
 * `p` prefecture, `c` city, `t` town, `b` block, `m` building, `o` organization, several as `ctb`, with `k` for kana and `r` for roma; `cn` the
 * code of a city. A control without parts must stay untouched. The element's place is behind the row of the ZIP Code, or where a text has `<i></i>`.
 */
import type { Part } from '../../../src/address/parts.ts';

export interface CorpusControl {
  readonly markup: string;
  readonly id: string;
  /** The part that the field takes: `postal-code/first`, `city+town`; empty for other questions. */
  readonly takes: string;
}

export interface CorpusForm {
  readonly source: string;
  /** The form, with `<i></i>` in place of the element, right after the row of the ZIP Code. */
  readonly markup: string;
  /** The part of each control, by the number in `data-n`. */
  readonly takes: readonly string[];
}

const KINDS: { readonly [letter: string]: string } = {
  t: 'text',
  n: 'number',
  e: 'email',
  T: 'tel',
  d: 'date',
  p: 'password',
  h: 'hidden',
  f: 'file',
  r: 'radio',
  c: 'checkbox',
};
const PARTS: { readonly [letter: string]: Part } = {
  p: 'prefecture',
  c: 'city',
  t: 'town',
  b: 'block',
  m: 'building',
  o: 'organization',
  kp: 'prefecture-kana',
  kc: 'city-kana',
  kt: 'town-kana',
  ko: 'organization-kana',
  rp: 'prefecture-roma',
  rc: 'city-roma',
  rt: 'town-roma',
  ro: 'organization-roma',
  cn: 'city-code',
};
const PREFECTURES =
  '北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県'.split(
    ' ',
  );

function partsOf(takes: string): string {
  if (takes === '') return '';
  if (takes.startsWith('z')) return { z: 'postal-code', z1: 'postal-code/first', z2: 'postal-code/second' }[takes] ?? takes;
  return (takes.match(/[kr]?[pctbmo]n?/g) ?? []).map((letter) => PARTS[letter]).join('+');
}

/** Options by kind: `pref`, with `-id` as numbers and with `-none` without a first option that asks to choose; or the texts themselves. */
function optionsOf(kind: string): string {
  const [what = '', first] = kind.split('/');
  const option = (value: string, text = value): string => `<option value="${value}">${text}</option>`;
  const asks = first === undefined ? (what.includes('none') ? '' : option('', '選択してください')) : option('', first);
  if (what.startsWith('pref')) {
    const list = what.includes('few') ? ['東京都', '大阪府', '奈良県'] : PREFECTURES;
    const numbers = what.includes('-id');
    const abroad = what.includes('abroad') ? option('海外') : '';
    return asks + list.map((name, index) => (numbers ? option(String(index + 1), name) : option(name))).join('') + abroad;
  }
  if (what === 'city') return asks + ['千代田区', '中央区', '港区', '新宿区'].map((name) => option(name)).join('');
  if (what === 'years') return asks + ['1990', '1991', '1992'].map((year) => option(year)).join('');
  if (what === 'months') return asks + ['1', '2', '3'].map((month) => option(month)).join('');
  return (
    (first === undefined ? '' : asks) +
    what
      .split(',')
      .map((text) => option(text))
      .join('')
  );
}

const TOKEN = /"([^"]*)"|'([^']*)'|\^([^^]*)\^|(\/)(?=\s|$)|(\w):([^<=\s]*)(?:<([^>]*)>)?(?:=(\w+))?/g;
const ATTRIBUTES: { readonly [name: string]: string } = { ph: 'placeholder', max: 'maxlength', ac: 'autocomplete', mode: 'inputmode' };

class Drawing {
  readonly takes: string[] = [];
  readonly #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** The controls of a row, and the id of the first, made up where the form gives none and a label needs one. */
  controls(text: string, needsId: boolean): { readonly html: string; readonly id: string; readonly hasZip: boolean } {
    let firstId = '';
    let hasZip = false;
    const html = text.replace(TOKEN, (token, words, paragraph, label, line, kind, name, attributes = '', takes = '') => {
      if (words !== undefined) return words;
      if (paragraph !== undefined) return `<p>${paragraph}</p>`;
      if (label !== undefined) return `<label class="example">${label}</label>`;
      if (line) return '<br>';
      if (kind === 'b') return `<button type="button">${name}</button>`;
      const given = new Map<string, string>(
        attributes
          .split(';')
          .filter(Boolean)
          .map((each: string) => [each.split('=')[0] ?? '', each.slice((each.split('=')[0] ?? '').length + 1)]),
      );
      const number = this.takes.push(partsOf(takes)) - 1;
      if (takes === 'z' || takes === 'z1') hasZip = true;
      if (!given.has('id') && needsId && firstId === '') given.set('id', name || `${this.#prefix}-${number}`);
      firstId ||= given.get('id') ?? '';
      const options = given.get('o');
      given.delete('o');
      const all = [...given].map(([key, value]) => ` ${ATTRIBUTES[key] ?? key}${value === '' ? '' : `="${value}"`}`).join('');
      const rest = `${name === '' ? '' : ` name="${name}"`}${all} data-n="${number}"`;
      if (kind === 's') return `<select${rest}>${optionsOf(options ?? '')}</select>`;
      if (kind === 'a') return `<textarea${rest}></textarea>`;
      if (kind === 'r' || kind === 'c') {
        return (options ?? '')
          .split(',')
          .map((each) => `<label><input type="${KINDS[kind]}"${rest} value="${each}">${each}</label>`)
          .join('');
      }
      if (!(kind in KINDS)) throw new Error(`${this.#prefix}: no such kind of control: ${token}`);
      return `<input type="${KINDS[kind]}"${rest}>`;
    });
    return { html, id: firstId, hasZip };
  }
}

/** How a row is drawn: the label and its controls in the markup of one way of writing forms. `for` is the attribute of a tied label, or nothing. */
const LAYOUTS: { readonly [name: string]: (label: string, controls: string, tie: string) => string } = {
  table: (label, controls) => `<tr><th>${label}</th><td>${controls}</td></tr>`,
  td: (label, controls) => `<tr><td>${label}</td><td>${controls}</td></tr>`,
  table4: (label, controls) => `<tr><th>${label}</th><td>${controls}</td></tr>`,
  row: (label, controls) => `<tr><td>${label}</td><td>${controls}</td></tr>`,
  dl: (label, controls) => `<dt>${label}</dt><dd>${controls}</dd>`,
  dls: (label, controls) => `<dl><dt>${label}</dt><dd>${controls}</dd></dl>`,
  bs: (label, controls, tie) => `<div class="form-group"><label${tie}>${label}</label><div class="col">${controls}</div></div>`,
  labels: (label, controls, tie) => `<label${tie}>${label}</label> ${controls}<br>`,
  wrongfor: (label, controls) => `<div class="form-group"><label for="nothing-here">${label}</label>${controls}</div>`,
  loose: (label, controls, tie) => `<div class="field"><label${tie}>${label}</label>${controls}</div>`,
  loose2: (label, controls) =>
    `<div class="row"><div class="col-3"><label>${label}</label></div><div class="col-8">${controls}</div></div>`,
  labelbox: (label, controls) => `<div><label style="font-size:.7rem">${label}</label>${controls}</div>`,
  div: (label, controls) =>
    `<div class="row"><div class="title"><span>${label}</span></div><div class="content"><div>${controls}</div></div></div>`,
  flat: (label, controls) => `<div class="key"><span>${label}</span></div><div class="value"><div>${controls}</div></div>`,
  p: (label, controls) => `<p>${label}</p>${controls}`,
  h: (label, controls) => `<div><h3>${label}</h3><div>${controls}</div></div>`,
  inline: (label, controls) => `${label} ${controls}<br>`,
  pin: (label, controls) => `<p>${label}${controls}</p>`,
  brl: (label, controls) => `<p>${label}<br><span class="wrap">${controls}</span></p>`,
  ul: (label, controls) => `<li><div>${label}${controls}</div></li>`,
  ulph: (_, controls) => `<li>${controls}</li>`,
  ph: (_, controls) => `<div>${controls}</div>`,
  wrap: (label, controls) => `<label>${label} ${controls}</label>`,
  wraps: (label, controls) => `<label><span>${label}</span>${controls}</label>`,
  after: (label, controls, tie) => `<div class="input-field">${controls}<label${tie}>${label}</label></div>`,
  heading: (label) => `<h3>${label}</h3>`,
  text: (label) => `<span>${label}</span>`,
};
const AROUND: { readonly [layout: string]: readonly [string, string] } = {
  table: ['<table><tbody>', '</tbody></table>'],
  td: ['<table><tbody>', '</tbody></table>'],
  table4: ['<table><tbody>', '</tbody></table>'],
  dl: ['<dl>', '</dl>'],
  ul: ['<ul>', '</ul>'],
  ulph: ['<ul>', '</ul>'],
};
const TIED = new Set(['bs', 'labels', 'after']);

/** Draws one form from its description. */
function draw(block: string): CorpusForm {
  const [head = '', ...lines] = block.trim().split('\n');
  const [source = '', layout = '', ...flags] = head.replace(/^= /, '').split(' ');
  const drawing = new Drawing(source.replace(/\W+/g, '-'));
  let rows = '';
  for (const line of lines) {
    const [, own, tied, label = '', controls = ''] = /^(?:~(\w+) )?(@?)([^|]*?)(?: ?\| (.*))?$/.exec(line) ?? [];
    const how = own ?? layout;
    const drawn = LAYOUTS[how];
    if (!drawn) throw new Error(`${source}: there is no layout ${how}. Use one of ${Object.keys(LAYOUTS).join(' ')}`);
    const { html, id, hasZip } = drawing.controls(controls, tied === '@' || TIED.has(how));
    const tie = (tied === '@' || TIED.has(how)) && id !== '' ? ` for="${id}"` : '';
    let named = label.replace(/\{([^}]*)\}/g, '<span class="badge">$1</span>').replace(/\^([^^]*)\^/g, '<label>$1</label>');
    if (tied === '@' && !['loose', 'bs', 'labels'].includes(how)) named = `<label${tie}>${named}</label>`;
    const inTable = layout in AROUND && !/^(?:table|td|table4|row|dl|ul|ulph)$/.test(how);
    const row = drawn(named, html + (hasZip && !html.includes('<i></i>') ? '<i></i>' : ''), tie);
    const [open, close] = AROUND[layout] ?? ['', ''];
    rows += inTable ? `${close}${row}${open}` : row;
  }
  const [open, close] = AROUND[layout] ?? ['', ''];
  const inside = `<h2>入力</h2>${open}${rows}${close}`;
  const adr = flags.includes('h-adr');
  const country = '<span class="p-country-name" style="display:none">Japan</span>';
  const body = adr ? country + inside : inside;
  const markup = flags.includes('noform')
    ? `<header><input type="search" placeholder="検索"></header><div class="page">${body}<div class="footer"><button>保存</button></div></div>`
    : `<form${adr ? ' class="h-adr"' : ''}>${body}<button>送信</button></form>`;
  return { source, markup, takes: drawing.takes };
}

/** All forms of a text in the corpus's notation. */
export function readForms(text: string): CorpusForm[] {
  return text
    .split(/^(?== )/m)
    .filter((block) => block.trim() !== '')
    .map(draw);
}
