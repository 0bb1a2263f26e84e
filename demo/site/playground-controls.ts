import { MOCK_SCENARIOS } from '../../src/mock/options.ts';
import { inLanguage } from './page-language.ts';
import { cellContent, codeWords, referenceTable } from './reference-tables.ts';

export const STAGES = ['address', 'option-codes', 'boxes', 'one-line', 'kana', 'two-addresses', 'own-input', 'order'] as const;
export type Stage = (typeof STAGES)[number];

/** The values of the controls. */
export interface Settings {
  readonly stage: Stage;
  readonly scenario: string;
  readonly latency: string;
  /** Attributes that differ from their defaults. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** The playground answers by the mock, so these two are fixed. */
const FIXED = ['endpoint', 'api-base'];
/** In the reference, the value of an attribute that needs none. */
const BOOLEAN = 'boolean';
/** Attributes with more values than the reference can list. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  accept: ['', 'postal-code', 'digital-address', 'postal-code digital-address freeword'],
  pickers: ['', 'prefecture city town', 'prefecture city', 'prefecture'],
  lang: ['', 'ja', 'en', 'zh', 'zh-Hant', 'ko', 'ja-x-easy'],
};
/** Values with a visible effect, offered while the user types. */
const SUGGESTIONS: Readonly<Record<string, readonly string[]>> = {
  for: ['play-zip', 'play-shipping-zip'],
  form: ['stage'],
  section: ['shipping', 'billing'],
  fill: ['prefecture city', 'prefecture city town'],
  name: ['zip'],
  value: ['102-0072'],
  label: ['〒', 'ZIP'],
  placeholder: ['102-0072'],
  hint: ['7桁の数字または英数字'],
  compat: ['h-adr'],
};
/** The form on which an attribute has an effect, if the address form shows none. */
const FORM_WITH_EFFECT: Readonly<Record<string, Stage>> = {
  section: 'two-addresses',
  kana: 'kana',
  'require-block': 'order',
  ...Object.fromEntries(['name', 'value', 'label', 'placeholder', 'hint', 'required'].map((name) => [name, 'own-input'])),
};

/** The attributes by topic; those of no topic are in the last group. */
const TOPICS: readonly (readonly [title: readonly [ja: string, en: string], names: readonly string[]])[] = [
  [
    ['検索', 'Lookup'],
    ['accept', 'trigger', 'lookahead', 'for', 'form', 'section', 'standalone', 'searchtype', 'choikitype'],
  ],
  [
    ['入力', 'Fill'],
    ['overwrite', 'fill', 'zip-format', 'kana', 'width'],
  ],
  [
    ['確認', 'Checks'],
    ['require-block', 'find-zip', 'verify'],
  ],
  [
    ['表示', 'Appearance'],
    ['lang', 'pickers', 'label', 'hint', 'placeholder'],
  ],
  [['フォームへの参加とその他', 'Form participation and others'], []],
];

/** A sentence in the language of the page. */
export const sentence = (ja: string, en: string): readonly Node[] => [document.createTextNode(inLanguage(ja, en))];

/** A link to an address relative to the API reference; nothing on a site without documentation. */
function details(name: string, to: string): readonly Node[] {
  const reference = document.querySelector<HTMLAnchorElement>('#reference')?.href ?? '';
  if (!reference.includes('/docs/')) return [];
  const link = document.createElement('a');
  link.href = new URL(to, reference).href;
  link.textContent = inLanguage('詳細', 'Details');
  link.ariaLabel = `${link.textContent}: ${name}`;
  return [document.createTextNode(' '), link];
}

/** A control with its label, a sentence about it, and a link to its documentation. Without `text`, the name is the label. */
export function labelled(name: string, control: HTMLElement, text: string | null, about: readonly Node[], to = `#${name}`): HTMLElement {
  const isSwitch = control instanceof HTMLInputElement && control.type === 'checkbox';
  const box = document.createElement('div');
  box.className = 'control';
  const label = document.createElement('label');
  if (isSwitch) label.className = 'switch';
  const words = document.createElement('span');
  words.textContent = text ?? name;
  if (text === null) words.translate = false;
  control.setAttribute('name', name);
  label.append(...(isSwitch ? [control, ' ', words] : [words, control]));
  const hint = document.createElement('span');
  hint.id = `about-${name}`;
  hint.append(...about);
  const line = document.createElement('p');
  line.className = 'about';
  line.append(hint, ...details(text ?? name, to));
  const warning = document.createElement('p');
  warning.className = 'warning';
  warning.id = `warning-${name}`;
  control.setAttribute('aria-describedby', `${hint.id} ${warning.id}`);
  box.append(label, line, warning);
  return box;
}

function select(words: readonly string[]): HTMLSelectElement {
  const element = document.createElement('select');
  element.append(...words.map((word) => new Option(word === '' ? '—' : word, word)));
  return element;
}

function input(type: string): HTMLInputElement {
  const element = document.createElement('input');
  element.type = type;
  return element;
}

/** A group of controls that the visitor can fold. */
export function group(title: string, controls: readonly Node[], isOpen: boolean): HTMLDetailsElement {
  const element = document.createElement('details');
  element.open = isOpen;
  const summary = document.createElement('summary');
  summary.textContent = title;
  const fields = document.createElement('fieldset');
  fields.ariaLabel = title;
  fields.append(...controls);
  element.append(summary, fields);
  return element;
}

/** A search field that leaves the controls whose name or sentence contains the words, and the number of them, which is announced. */
function searchField(form: HTMLFormElement): readonly HTMLElement[] {
  const control = input('search');
  control.placeholder = inLanguage('設定を検索', 'Search settings');
  control.ariaLabel = control.placeholder;
  const result = document.createElement('p');
  result.className = 'found';
  result.role = 'status';
  /** The groups that were open before the search. */
  let opened: ReadonlySet<Element> | undefined;
  control.addEventListener('input', (event) => {
    // The settings of the page do not change.
    event.stopPropagation();
    const words = control.value.trim().toLowerCase();
    let found = 0;
    for (const box of form.querySelectorAll<HTMLElement>('.control')) {
      box.hidden = !`${box.querySelector('[name]')?.getAttribute('name') ?? ''} ${box.textContent}`.toLowerCase().includes(words);
      if (!box.hidden) found++;
    }
    opened ??= new Set(form.querySelectorAll('details[open]'));
    for (const folded of form.querySelectorAll('details')) {
      folded.hidden = folded.querySelector('.control:not([hidden])') === null;
      folded.open = words === '' ? opened.has(folded) : !folded.hidden;
    }
    if (words === '') opened = undefined;
    result.textContent =
      words === ''
        ? ''
        : found === 0
          ? inLanguage('該当する設定はありません。', 'No setting matches.')
          : inLanguage(`${found}件の設定`, `${found} ${found === 1 ? 'setting' : 'settings'}`);
  });
  control.addEventListener('change', (event) => event.stopPropagation());
  return [control, result];
}

/** One control for each attribute of the reference, with its sentence. */
function attributeControls(): readonly HTMLElement[] {
  return referenceTable('attributes')
    .filter(([name = '']) => !FIXED.includes(codeWords(name)[0] ?? ''))
    .map(([nameCell = '', valuesCell = '', meaning = '']) => {
      const name = codeWords(nameCell)[0] ?? '';
      const values = codeWords(valuesCell);
      const about = cellContent(meaning);
      const listed = values.length > 1 && !values.includes('string') ? values : undefined;
      // A boolean that also has values is absent by default.
      const choices = CHOICES[name] ?? (listed?.[0] === BOOLEAN ? ['', ...listed] : listed);
      if (choices) {
        const control = select(choices);
        for (const option of control.options) if (option.value === BOOLEAN) option.text = name;
        // The default is not written into the markup.
        control.value = choices[0] ?? '';
        control.dataset['default'] = control.value;
        return labelled(name, control, null, about);
      }
      if (values[0] === BOOLEAN) return labelled(name, input('checkbox'), null, about);
      const control = input('text');
      const list = document.createElement('datalist');
      list.id = `suggestions-${name}`;
      list.append(...(SUGGESTIONS[name] ?? []).map((value) => new Option(value, value)));
      control.setAttribute('list', list.id);
      const box = labelled(name, control, null, about);
      box.append(list);
      return box;
    });
}

/** Draws the controls into a form. */
export function drawControls(form: HTMLFormElement): void {
  const latency = input('number');
  Object.assign(latency, { min: '0', max: '10000', step: '50', value: '50' });
  const attributes = attributeControls();
  const nameOf = (box: HTMLElement): string => box.querySelector('[name]')?.getAttribute('name') ?? '';
  const topicOf = (box: HTMLElement): number => {
    const found = TOPICS.findIndex(([, names]) => names.includes(nameOf(box)));
    return found < 0 ? TOPICS.length - 1 : found;
  };
  const conditions = [
    labelled(
      'stage',
      select(STAGES),
      inLanguage('フォーム', 'Form'),
      sentence('要素が欄を探すフォーム。', 'The form in which the element finds its fields.'),
      'fields.html',
    ),
    labelled(
      'scenario',
      select(MOCK_SCENARIOS),
      inLanguage('モックのシナリオ', 'Scenario of the mock'),
      sentence('モックの応答の種類。', 'How the mock answers.'),
      '#ok',
    ),
    labelled(
      'latency',
      latency,
      inLanguage('遅延（ミリ秒）', 'Latency (ms)'),
      sentence('モックが応答するまでの時間。', 'The time until the mock answers.'),
      '#slow',
    ),
  ];
  // On a phone, all groups but the first are folded.
  const isWide = matchMedia('(min-width: 48em)').matches;
  form.append(
    ...searchField(form),
    group(inLanguage('条件', 'Conditions'), conditions, true),
    ...TOPICS.map(([[ja, en]], at) =>
      group(
        inLanguage(ja, en),
        attributes.filter((box) => topicOf(box) === at),
        isWide && at < 2,
      ),
    ),
  );
  // An attribute without effect on the address form brings the form on which it has one.
  form.addEventListener('input', ({ target }) => {
    const wanted = FORM_WITH_EFFECT[(target as HTMLInputElement).name];
    const stage = form.elements.namedItem('stage') as HTMLSelectElement;
    if (wanted && stage.value === 'address') stage.value = wanted;
  });
}

/** Reads the controls. */
export function readControls(form: HTMLFormElement): Settings {
  const attributes = new Map<string, string>();
  const named = (name: string): HTMLInputElement => form.elements.namedItem(name) as HTMLInputElement;
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    const { name, value } = control;
    // The controls of the design are read by the theme panel.
    if (['stage', 'scenario', 'latency', ''].includes(name) || /^(?:theme-|--dga-)/.test(name)) continue;
    if (control.type === 'checkbox') {
      if (control.checked) attributes.set(name, '');
    } else if (value !== (control.dataset['default'] ?? '')) attributes.set(name, value === BOOLEAN ? '' : value);
  }
  return {
    stage: STAGES.find((one) => one === named('stage').value) ?? 'address',
    scenario: named('scenario').value,
    latency: /^\d{1,5}$/.test(named('latency').value) ? named('latency').value : '50',
    attributes,
  };
}

/** Sets the controls of a form from a query, such as one that `queryOf` wrote. */
export function restoreControls(form: HTMLFormElement, query: URLSearchParams): void {
  for (const [name, value] of query) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (value === '' && control instanceof HTMLSelectElement && [...control.options].some((option) => option.value === BOOLEAN))
      control.value = BOOLEAN;
    else if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.value = value;
  }
}

/** The settings as a query. */
export function queryOf({ stage, scenario, latency, attributes }: Settings): URLSearchParams {
  const query = new URLSearchParams();
  if (stage !== 'address') query.set('stage', stage);
  if (scenario !== 'ok') query.set('scenario', scenario);
  if (latency !== '50') query.set('latency', latency);
  for (const [name, value] of attributes) query.set(name, value);
  return query;
}

/** Writes a warning below each control whose value names nothing on the form. */
export function warn(form: HTMLFormElement, stage: HTMLElement, { attributes }: Settings, parts: readonly string[]): void {
  const problems = new Map<string, string>();
  for (const name of ['for', 'form']) {
    const id = attributes.get(name);
    if (id !== undefined && !document.getElementById(id)) problems.set(name, inLanguage(`IDが「${id}」の要素はありません。`, `No element has the id “${id}”.`)); // oxfmt-ignore
  }
  const section = attributes.get('section');
  if (section !== undefined && !stage.querySelector(`[autocomplete~="${CSS.escape(section)}"]`))
    problems.set('section', inLanguage(`「${section}」の欄はこのフォームにありません。`, `This form has no field of “${section}”.`));
  const unknown = (attributes.get('fill') ?? '').split(' ').filter((part) => part !== '' && !parts.includes(part));
  if (unknown.length > 0) problems.set('fill', inLanguage(`住所の部分ではありません：${unknown.join(' ')}`, `Not a part of an address: ${unknown.join(' ')}`)); // oxfmt-ignore
  const compat = attributes.get('compat');
  if (compat !== undefined && compat !== 'h-adr') problems.set('compat', inLanguage('使える値は h-adr です。', 'The value must be h-adr.'));
  for (const warning of form.querySelectorAll<HTMLElement>('.warning'))
    warning.textContent = problems.get(warning.id.slice('warning-'.length)) ?? '';
}
