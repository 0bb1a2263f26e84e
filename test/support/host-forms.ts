// Forms in the designs for which the package has a theme, each with a postal code field of the page.

interface HostForm {
  /** Style sheets of the host, then the theme; from the root of the repository. */
  readonly sheets: readonly string[];
  readonly css: string;
  /** A row of the form: a label, and a control that is an input with these attributes. */
  row(label: string, attributes: string): string;
}

const BODY = 'body { margin: 0 } form { box-sizing: border-box; max-inline-size: 640px; padding: 16px }';

const FIELDS: readonly (readonly [label: string, attributes: string])[] = [
  ['郵便番号', 'id="zip" autocomplete="postal-code" KEYPAD'],
  ['都道府県', 'id="prefecture" autocomplete="address-level1"'],
  ['市区町村', 'id="city" autocomplete="address-level2"'],
  ['町名・番地', 'id="line1" autocomplete="address-line1"'],
  ['建物名', 'id="line2" autocomplete="address-line2"'],
];

const row =
  (box: string, label: string, input: string): HostForm['row'] =>
  (text, attributes) =>
    `<div class="${box}"><label class="${label}" for="${/id="(\w+)"/.exec(attributes)?.[1] ?? ''}">${text}</label><input class="${input}" placeholder=" " ${attributes}></div>`;

/** The host with a theme of this name. */
export const HOST_FORMS: Readonly<Record<string, HostForm>> = {
  bootstrap: {
    sheets: ['node_modules/bootstrap/dist/css/bootstrap.css', 'src/themes/bootstrap.css'],
    css: '',
    row: row('mb-3', 'form-label', 'form-control'),
  },
  tailwind: {
    sheets: ['src/themes/tailwind.css'],
    // The compiled form of its example.
    css: `*, ::before { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid } html { line-height: 1.5; font-family: ui-sans-serif, system-ui, sans-serif }
      .row { margin-block-end: 1.5rem } .label { display: block; font: 500 0.875rem/1.5rem ui-sans-serif, sans-serif }
      .input { display: block; inline-size: 100%; margin-block-start: 0.5rem; font: inherit; border-radius: 0.375rem; padding: 0.375rem 0.75rem; outline: 1px solid #d1d5dc }`,
    row: row('row', 'label', 'input'),
  },
  material: {
    sheets: ['demo/themes/material.css', 'src/themes/material.css'],
    // The measures of an outlined text field.
    css: `.row { position: relative; margin-block-end: 16px } .label { position: absolute; inset: -8px auto auto 12px; padding: 0 4px; font: 0.75rem/16px sans-serif; background: var(--md-sys-color-surface) }
      .input { box-sizing: border-box; inline-size: 100%; block-size: 56px; padding: 16px; font: 1rem/1.5 sans-serif; border: 1px solid; border-radius: 4px; background: none }`,
    row: row('row', 'label', 'input'),
  },
  dads: {
    sheets: ['node_modules/@digital-go-jp/design-tokens/dist/tokens.css', 'demo/themes/dads.css', 'src/themes/dads.css'],
    css: '',
    row: row('field', '', ''),
  },
  wordpress: {
    sheets: ['demo/themes/wordpress.css', 'src/themes/wordpress.css'],
    css: '',
    row: (label, attributes) => row('text-input', '', '')(label, attributes).replace(/(<label.*<\/label>)(<input.*>)(<\/div>)/, '$2$1$3'),
  },
  eccube: {
    sheets: ['demo/themes/eccube.css', 'src/themes/eccube.css'],
    css: '#zip { inline-size: 50% }',
    row: (label, attributes) => `<dl><dt><label>${label}</label></dt><dd><input ${attributes}>ELEMENT</dd></dl>`,
  },
  dawn: {
    sheets: ['demo/themes/dawn.css', 'src/themes/dawn.css'],
    css: '',
    row: (label, attributes) => row('text-field', '', '')(label, attributes).replace(/(<label.*<\/label>)(<input.*>)(<\/div>)/, '$2$1$3'),
  },
};

/** A page in the design of a host, with the element behind the row of its postal code field. `root`: the address of the repository. */
export function hostPage(
  name: string,
  root: string,
  { keypad = false, css = '', theme = true, script }: { keypad?: boolean; css?: string; theme?: boolean; script: string },
): string {
  const host = HOST_FORMS[name];
  if (!host) throw new Error(`there is no host ${name}`);
  const element = '<dga-address-lookup></dga-address-lookup>';
  const [zip = '', ...others] = FIELDS.map(([label, attributes]) =>
    host.row(label, attributes.replace('KEYPAD', keypad ? 'inputmode="numeric"' : '')),
  );
  const rows = [
    zip.includes('ELEMENT') ? zip.replace('ELEMENT', element) : zip + element,
    ...others.map((each) => each.replace('ELEMENT', '')),
  ];
  const sheets = host.sheets.filter((sheet) => theme || !sheet.startsWith('src/'));
  return `<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>
    <style>${BODY} ${host.css}</style>${sheets.map((sheet) => `<link rel="stylesheet" href="${root}${sheet}">`).join('')}<style>${css}</style>
    <form onsubmit="return false">${rows.join('')}<button>注文する</button></form>${script}</html>`;
}
