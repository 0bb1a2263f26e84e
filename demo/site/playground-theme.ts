import { inLanguage } from './page-language.ts';
import { group, labelled, sentence } from './playground-controls.ts';
import { cellContent, codeWords, referenceTable } from './reference-tables.ts';

const WIDEST_PX = 640;
const NARROWEST_PX = 280;

interface Control {
  readonly name: string;
  /** `null` if the name is the label. */
  readonly label: string | null;
  readonly about: readonly Node[];
  readonly element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
}

/** The panel of the playground that styles the element: custom properties, CSS for parts, light or dark, and the width of the form. */
export class ThemePanel {
  readonly #controls: readonly Control[];
  readonly #sheet = new CSSStyleSheet();

  constructor(form: HTMLFormElement) {
    const scheme = document.createElement('select');
    scheme.append(
      new Option(inLanguage('ページに合わせる', 'As the page'), ''),
      new Option(inLanguage('ライト', 'Light'), 'light'),
      new Option(inLanguage('ダーク', 'Dark'), 'dark'),
    );
    const width = document.createElement('input');
    Object.assign(width, { type: 'range', min: String(NARROWEST_PX), max: String(WIDEST_PX), step: '10', value: String(WIDEST_PX) });
    const css = document.createElement('textarea');
    Object.assign(css, { rows: 4, spellcheck: false, placeholder: '::part(status) { font-weight: bold }' });
    this.#controls = [
      {
        name: 'theme-scheme',
        label: inLanguage('表示モード', 'Color scheme'),
        about: sentence('フォームの配色。', 'The colors of the form.'),
        element: scheme,
      },
      {
        name: 'theme-width',
        label: inLanguage('幅', 'Width'),
        about: sentence('フォームの幅。', 'The width of the form.'),
        element: width,
      },
      ...referenceTable('css-properties').map(([nameCell = '', fallback = '', meaning = '']) => {
        const name = codeWords(nameCell)[0] ?? '';
        const element = document.createElement('input');
        element.placeholder = codeWords(fallback)[0] ?? '';
        element.setAttribute('list', `values-${name}`);
        return { name, label: null, about: cellContent(meaning), element };
      }),
      {
        name: 'theme-css',
        label: inLanguage('パーツのCSS', 'CSS for parts'),
        about: sentence('要素のパーツと状態の規則。', 'Rules for the parts and states of the element.'),
        element: css,
      },
    ];
    form.append(
      group(
        inLanguage('デザイン', 'Design'),
        this.#controls.map((control) => this.#draw(control)),
        false,
      ),
    );
    document.adoptedStyleSheets.push(this.#sheet);
  }

  #draw({ name, label, about, element }: Control): Node {
    const box = labelled(name, element, label, about, label === null ? undefined : 'styling.html');
    if (!name.startsWith('--dga-')) return box;
    const list = document.createElement('datalist');
    list.id = `values-${name}`;
    const values = /color|border$|background|error|focus|hover/.test(name) ? ['#0a6b4f', '#b3261e', 'light-dark(#0017c1, #9db7f9)'] : /font/.test(name) ? ['serif', 'monospace'] : ['0', '4px', '12px', '24px']; // oxfmt-ignore
    list.append(...values.map((value) => new Option(value, value)));
    box.append(list);
    return box;
  }

  /** The CSS that the controls describe; empty if nothing is set. */
  get css(): string {
    const properties = this.#controls.filter(({ name, element }) => name.startsWith('--dga-') && element.value !== '');
    const rule = properties.map(({ name, element }) => `  ${name}: ${element.value};\n`).join('');
    const parts = this.#valueOf('theme-css').replaceAll(/(^|[},]\s*)((?::state\([\w-]+\))?::part)/g, '$1dga-address-lookup$2');
    return [rule === '' ? '' : `dga-address-lookup {\n${rule}}`, parts].filter(Boolean).join('\n');
  }

  /** The settings that differ from the defaults, for the URL. */
  get query(): readonly (readonly [string, string])[] {
    return this.#controls
      .filter(({ name, element }) => element.value !== (name === 'theme-width' ? String(WIDEST_PX) : ''))
      .map(({ name, element }) => [name, element.value]);
  }

  /** Styles the form and the element in it. */
  apply(stage: HTMLElement): void {
    stage.style.maxInlineSize = `${this.#valueOf('theme-width')}px`;
    stage.style.colorScheme = this.#valueOf('theme-scheme');
    this.#sheet.replaceSync(this.css === '' ? '' : `#stage { ${this.css} }`);
  }

  #valueOf(name: string): string {
    return this.#controls.find((control) => control.name === name)?.element.value ?? '';
  }
}
