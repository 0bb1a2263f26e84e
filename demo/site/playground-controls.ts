import { MOCK_SCENARIOS } from '../../src/mock/index.ts';
import { inLanguage } from './language-switch.ts';

/** A choice among words; the first is the default and is not written. */
interface Choice {
  readonly attribute: string;
  readonly words: readonly string[];
}

const CHOICES: readonly Choice[] = [
  { attribute: 'trigger', words: ['auto', 'button', 'manual'] },
  { attribute: 'overwrite', words: ['own', 'empty', 'ask', 'always'] },
  {
    attribute: 'accept',
    words: ['postal-code digital-address', 'postal-code', 'digital-address', 'postal-code digital-address freeword'],
  },
  { attribute: 'zip-format', words: ['keep', 'digits', 'hyphen'] },
  { attribute: 'kana', words: ['katakana', 'hiragana', 'half'] },
  { attribute: 'width', words: ['keep', 'full', 'half'] },
  { attribute: 'searchtype', words: ['1', '2'] },
  { attribute: 'choikitype', words: ['1', '2'] },
  { attribute: 'lang', words: ['', 'ja', 'en', 'zh', 'zh-Hant', 'ko', 'ja-x-easy'] },
];
const FLAGS = ['pickers', 'standalone', 'require-block', 'required', 'disabled'] as const;
const TEXTS = ['for', 'section', 'fill', 'name', 'value', 'label', 'placeholder'] as const;

export const STAGES = ['address', 'option-codes', 'boxes', 'one-line', 'kana', 'two-addresses', 'own-input', 'order'] as const;

/** What the controls say. */
export interface Settings {
  readonly stage: (typeof STAGES)[number];
  readonly scenario: string;
  readonly latency: string;
  /** Those that differ from the defaults. */
  readonly attributes: ReadonlyMap<string, string>;
}

function labelled(name: string, control: HTMLElement, text = name): HTMLElement {
  const label = document.createElement('label');
  label.className = control instanceof HTMLInputElement && control.type === 'checkbox' ? 'switch' : 'control';
  const words = document.createElement('span');
  words.textContent = text;
  if (text === name) words.translate = false;
  control.setAttribute('name', name);
  label.append(...(label.className === 'switch' ? [control, ' ', words] : [words, control]));
  return label;
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

function group(title: string, ...controls: readonly HTMLElement[]): HTMLFieldSetElement {
  const element = document.createElement('fieldset');
  const legend = document.createElement('legend');
  legend.textContent = title;
  element.append(legend, ...controls);
  return element;
}

/** Draws the controls into a form. */
export function drawControls(form: HTMLFormElement): void {
  const latency = input('number');
  Object.assign(latency, { min: '0', max: '10000', step: '50', value: '50' });
  form.append(
    group(
      inLanguage('場面', 'Scene'),
      labelled('stage', select(STAGES), inLanguage('フォーム', 'Form')),
      labelled('scenario', select(MOCK_SCENARIOS), inLanguage('模擬サーバー', 'Mock server')),
      labelled('latency', latency, inLanguage('遅れ（ミリ秒）', 'Latency (ms)')),
    ),
    group(
      inLanguage('属性', 'Attributes'),
      ...FLAGS.map((name) => labelled(name, input('checkbox'))),
      ...CHOICES.map(({ attribute, words }) => labelled(attribute, select(words))),
      ...TEXTS.map((name) => labelled(name, input('text'))),
    ),
  );
}

/** Reads them. */
export function readControls(form: HTMLFormElement): Settings {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const attributes = new Map<string, string>();
  for (const { attribute, words } of CHOICES) if (text(attribute) !== words[0]) attributes.set(attribute, text(attribute));
  for (const name of FLAGS) if (data.has(name)) attributes.set(name, '');
  for (const name of TEXTS) if (text(name) !== '') attributes.set(name, text(name));
  return {
    stage: STAGES.find((one) => one === text('stage')) ?? 'address',
    scenario: text('scenario'),
    latency: /^\d{1,5}$/.test(text('latency')) ? text('latency') : '50',
    attributes,
  };
}
