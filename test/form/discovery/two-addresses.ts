// Forms with two addresses as shops and offices write them: whose addresses, names, labels and markup in any combination.
import fc from 'fast-check';

/** Whose addresses: two labels and two names. */
const OWNERS = [
  { labels: ['ご注文者', 'お届け先'], names: ['customer', 'delivery'] },
  { labels: ['請求先', '配送先'], names: ['billing', 'shipping'] },
  { labels: ['差出人', '受取人'], names: ['sender', 'receiver'] },
  { labels: ['自宅', '勤務先'], names: ['home', 'office'] },
  { labels: ['旧住所', '新住所'], names: ['old', 'new'] },
  { labels: ['本人', '保護者'], names: ['student', 'guardian'] },
  { labels: ['契約者', '設置場所'], names: ['contract', 'install'] },
  { labels: ['会社', '担当者'], names: ['company', 'staff'] },
  { labels: ['本社', '支店'], names: ['honsha', 'shiten'] },
  { labels: ['住民票', '居住地'], names: ['resident', 'living'] },
] as const;

type Asked = 'zip' | 'pref' | 'city' | 'line' | 'building' | 'name' | 'tel';
const NAMES: readonly Record<Asked, string>[] = [
  { zip: 'zip', pref: 'pref', city: 'city', line: 'address1', building: 'address2', name: 'name', tel: 'tel' },
  { zip: 'postal_code', pref: 'prefecture', city: 'city', line: 'street', building: 'building', name: 'fullname', tel: 'phone' },
  { zip: 'yubin', pref: 'todofuken', city: 'shikuchoson', line: 'banchi', building: 'tatemono', name: 'simei', tel: 'denwa' },
];
/** How a name says whose address it is. `q12`: it does not. */
const SCHEMES: readonly ((owner: string, name: string, index: number, at: number) => string)[] = [
  (owner, name) => `${owner}_${name}`,
  (owner, name) => `${name}_${owner}`,
  (owner, name) => `${owner}[${name}]`,
  (owner, name) => owner + name.charAt(0).toUpperCase() + name.slice(1),
  (owner, name, index) => (index === 0 ? name : `${owner}_${name}`),
  (_owner, name, index) => name + (index + 1),
  (_owner, name, index) => `addresses[${index}][${name}]`,
  (_owner, _name, index, at) => `q${index * 10 + at}`,
];
const LABELS: Readonly<Record<Asked, readonly string[]>> = {
  zip: ['郵便番号', '郵便番号 必須'],
  pref: ['都道府県'],
  city: ['市区町村', '市区郡町村'],
  line: ['番地', '町名・番地'],
  building: ['建物名', '建物名・部屋番号', 'マンション名・号室'],
  name: ['氏名'],
  tel: ['電話番号'],
};
const LAYOUTS = ['fieldset', 'headings', 'table', 'rowspan', 'labels', 'columns'] as const;

/** A form with two addresses. Each control has `data-of="0"` or `"1"`, and the ZIP Codes the ids `zip-0` and `zip-1`. */
export interface TwoAddresses {
  readonly markup: string;
  readonly layout: (typeof LAYOUTS)[number];
  /** The parts of each address, and whether labels say what all its fields are. */
  readonly fields: readonly Asked[];
}

export const twoAddresses: fc.Arbitrary<TwoAddresses> = fc
  .record({
    owners: fc.constantFrom(...OWNERS),
    names: fc.constantFrom(...NAMES),
    scheme: fc.constantFrom(...SCHEMES),
    layout: fc.constantFrom(...LAYOUTS),
    fields: fc.constantFrom<readonly Asked[]>(
      ['zip', 'pref', 'city', 'line', 'building'],
      ['name', 'zip', 'pref', 'city', 'line', 'building', 'tel'],
      ['zip', 'pref', 'line', 'building'],
      ['name', 'tel', 'zip', 'pref', 'city', 'line'],
    ),
    label: fc.nat(11),
    isPrefixed: fc.boolean(),
  })
  .map(({ owners, names, scheme, layout, fields, label, isPrefixed }) => {
    const text = (asked: Asked, of: 0 | 1): string => {
      const isRest = asked === 'line' && !fields.includes('city');
      const own = isRest ? ['市区町村以下の住所', '市区町村・番地'][label % 2] : LABELS[asked][label % LABELS[asked].length];
      const owner = layout === 'labels' || (isPrefixed && layout !== 'columns') ? owners.labels[of] : '';
      return `${owner}${own}`;
    };
    const control = (asked: Asked, of: 0 | 1): string =>
      `<input data-of="${of}" name="${scheme(owners.names[of], names[asked], of, fields.indexOf(asked) + 1)}"${asked === 'zip' ? ` id="zip-${of}"` : ''}>`;
    const rows = (of: 0 | 1): string => fields.map((asked) => `<p><span>${text(asked, of)}</span> ${control(asked, of)}</p>`).join('');
    const both = (block: (of: 0 | 1) => string): string => block(0) + block(1);
    const markup = {
      fieldset: () => both((of) => `<fieldset><legend>${owners.labels[of]}</legend>${rows(of)}</fieldset>`),
      headings: () => both((of) => `<h3>${owners.labels[of]}</h3>${rows(of)}`),
      labels: () => both(rows),
      table: () =>
        both(
          (of) =>
            `<h3>${owners.labels[of]}</h3><table>${fields.map((asked) => `<tr><th>${text(asked, of)}</th><td>${control(asked, of)}</td></tr>`).join('')}</table>`,
        ),
      rowspan: () => {
        const head = (of: 0 | 1, at: number): string => (at === 0 ? `<th rowspan="${fields.length}">${owners.labels[of]}</th>` : '');
        const row = (asked: Asked, of: 0 | 1, at: number): string =>
          `<tr>${head(of, at)}<th>${text(asked, of)}</th><td>${control(asked, of)}</td></tr>`;
        return `<table>${both((of) => fields.map((asked, at) => row(asked, of, at)).join(''))}</table>`;
      },
      columns: () => {
        const row = (asked: Asked): string => `<tr><th>${text(asked, 0)}</th>${both((of) => `<td>${control(asked, of)}</td>`)}</tr>`;
        return `<table><tr><th></th><th>${owners.labels[0]}</th><th>${owners.labels[1]}</th></tr>${fields.map(row).join('')}</table>`;
      },
    }[layout]();
    return { markup: `<form>${markup}</form>`, layout, fields };
  });
