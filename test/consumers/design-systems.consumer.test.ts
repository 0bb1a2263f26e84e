// Forms of real design systems, installed from npm: a code that a user types fills their fields and selects, as a user would.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { join } from 'node:path';
import { prepareConsumers, runTool, writeApp } from './consumer-folder.ts';
import { clickMiddle, ENGINES, type Person, personAt, untilSeen } from './people.ts';
import { serveShop, type ShopSite } from './shop-site.ts';

/** Prefectures with the values that the shop gives them. */
const PREFECTURES = [
  ['12', '千葉県'],
  ['13', '東京都'],
  ['27', '大阪府'],
] as const;

interface System {
  readonly imports: readonly string[];
  /** A text field. `mark` is the attribute for the element. */
  readonly text: (name: string, label: string, mark: string) => string;
  readonly select: (name: string, label: string, mark: string) => string;
  /** Events that the system names after itself, besides `input` and `change`. */
  readonly events?: readonly string[];
  /** The text that the select shows: an expression with the select in `select`. */
  readonly shown: string;
}

const options = (draw: (value: string, text: string) => string): string => PREFECTURES.map(([value, text]) => draw(value, text)).join('');

const SYSTEMS: Readonly<Record<string, System>> = {
  Shoelace: {
    imports: [
      '@shoelace-style/shoelace/dist/themes/light.css',
      ...['input', 'select', 'option'].map((one) => `@shoelace-style/shoelace/dist/components/${one}/${one}.js`),
    ],
    text: (name, label, mark) => `<sl-input name="${name}" label="${label}" ${mark}></sl-input>`,
    select: (name, label, mark) =>
      `<sl-select name="${name}" label="${label}" ${mark}>${options((value, text) => `<sl-option value="${value}">${text}</sl-option>`)}</sl-select>`,
    events: ['sl-input', 'sl-change'],
    shown: 'select.displayInput.value',
  },
  'Web Awesome': {
    imports: [
      '@awesome.me/webawesome/dist/styles/webawesome.css',
      ...['input', 'select', 'option'].map((one) => `@awesome.me/webawesome/dist/components/${one}/${one}.js`),
    ],
    text: (name, label, mark) => `<wa-input name="${name}" label="${label}" ${mark}></wa-input>`,
    select: (name, label, mark) =>
      `<wa-select name="${name}" label="${label}" ${mark}>${options((value, text) => `<wa-option value="${value}">${text}</wa-option>`)}</wa-select>`,
    shown: 'select.displayInput.value',
  },
  Ionic: {
    imports: ['@ionic/core/css/core.css'],
    text: (name, label, mark) => `<ion-input name="${name}" label="${label}" label-placement="stacked" ${mark}></ion-input>`,
    select: (name, label, mark) =>
      `<ion-select name="${name}" label="${label}" label-placement="stacked" ${mark}>${options((value, text) => `<ion-select-option value="${value}">${text}</ion-select-option>`)}</ion-select>`,
    events: ['ionInput', 'ionChange'],
    shown: `select.shadowRoot.querySelector('.select-text').textContent`,
  },
  'Material Web': {
    imports: [
      '@material/web/textfield/outlined-text-field.js',
      '@material/web/select/outlined-select.js',
      '@material/web/select/select-option.js',
    ],
    text: (name, label, mark) => `<md-outlined-text-field name="${name}" label="${label}" ${mark}></md-outlined-text-field>`,
    select: (name, label, mark) =>
      `<md-outlined-select name="${name}" label="${label}" ${mark}><md-select-option aria-label="未選択" value=""></md-select-option>${options((value, text) => `<md-select-option value="${value}"><div slot="headline">${text}</div></md-select-option>`)}</md-outlined-select>`,
    shown: 'select.displayText',
  },
};

/** The fields of the form: name, label, part. Those without a part are not part of the address. */
const FIELDS = [
  ['zip', '郵便番号', 'postal-code'],
  ['pref', '都道府県', 'prefecture'],
  ['city', '市区町村', 'city'],
  ['line1', '町名・番地', 'town block'],
  ['line2', '建物名', 'building'],
  ['name', 'お名前', ''],
  ['memo', '配達のご要望', ''],
] as const;

function pageOf({ text, select }: System): string {
  const fields = FIELDS.map(([name, label, part]) => (name === 'pref' ? select : text)(name, label, part && `data-dga-field="${part}"`));
  const password = `<input type="password" name="password" aria-label="パスワード"><input type="hidden" name="token" value="secret">`;
  return `<form style="inline-size: 20rem">${fields.join('\n')}${password}<dga-address-lookup endpoint="/dga"></dga-address-lookup></form>`;
}

const HEAD = '<!doctype html><html lang="ja"><meta charset="utf-8"><title>Shop</title>';

/** Notes every event with the name of its field. */
const WATCH = `window.heard = [];
for (const type of ['input', 'change', 'sl-input', 'sl-change', 'ionInput', 'ionChange'])
  document.addEventListener(type, ({ target }) => {
    const field = target.closest('[name]:not([class*=native])');
    if (field) heard.push(field.getAttribute('name') + ' ' + type);
  });`;

const SMARTHR = `import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FormControl, Input, IntlProvider, Select } from 'smarthr-ui';
import 'smarthr-ui/smarthr-ui.css';
import 'dga-address-lookup';
${WATCH}
const fields = ${JSON.stringify(FIELDS)};
const options = [{ value: '', label: '選択してください' }, ...${JSON.stringify(PREFECTURES)}.map(([value, label]) => ({ value, label }))];
function Shop() {
  const [state, setState] = useState({});
  const draw = ([name, label]) => {
    const control = { name, value: state[name] ?? '', onChange: ({ target }) => setState((old) => ({ ...old, [name]: target.value })) };
    return h(FormControl, { key: name, label }, name === 'pref' ? h(Select, { ...control, options }) : h(Input, control));
  };
  return h(IntlProvider, { locale: 'ja' },
    h('form', null, fields.map(draw), h('dga-address-lookup', { endpoint: '/dga' })), h('output', null, JSON.stringify(state)));
}
createRoot(document.querySelector('#app')).render(h(Shop));`;

/** Values of all fields by name, as pages read them. */
const VALUES = `Object.fromEntries([...document.querySelectorAll('form [name]:not([class*=native])')].filter(({ value }) => value).map((field) => [field.getAttribute('name'), field.value]))`;
const STATE = `Object.fromEntries(Object.entries(JSON.parse(document.querySelector('output').textContent)).filter(([, value]) => value !== ''))`;
const ELEMENT = `document.querySelector('dga-address-lookup')`;
const UNDO = `${ELEMENT}.renderRoot.querySelector('[part~="undo"]')`;

const until = (person: Person, expression: string, expected: unknown): Promise<void> => untilSeen(person, expression, expected, 60_000);

async function click(person: Person, expression: string): Promise<void> {
  await until(person, `(${expression})?.getBoundingClientRect().width > 0`, true);
  await person.see(`(${expression}).scrollIntoView({ block: 'center' })`);
  await clickMiddle(person, expression);
}

/** Waits until the system has drawn the code field, and types. */
async function typeInto(person: Person, name: string, text: string): Promise<void> {
  await click(person, `document.querySelector('[name="${name}"]')`);
  await until(person, `document.activeElement?.closest('[name="${name}"]') !== null`, true);
  await person.keys(text);
}

/** Types over the code, as a user does who corrects it. */
async function replaceCode(person: Person, code: string): Promise<void> {
  await click(person, `document.querySelector('[name="zip"]')`);
  await person.see(
    `(() => { let at = document.activeElement; while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement; at.select(); })()`,
  );
  await person.keys(code);
}

describe('forms of design systems', () => {
  const sites = new Map<string, ShopSite>();
  before(async () => {
    await prepareConsumers('design-systems');
    const apps: Record<string, readonly [body: string, main: string]> = { 'SmartHR UI': ['<div id="app"></div>', SMARTHR] };
    for (const [name, system] of Object.entries(SYSTEMS)) {
      const imports = system.imports.map((one) => `import '${one}';`).join('\n');
      const ionic = `import { defineCustomElement as input } from '@ionic/core/components/ion-input.js';
import { defineCustomElement as select } from '@ionic/core/components/ion-select.js';
import { defineCustomElement as option } from '@ionic/core/components/ion-select-option.js';
import { initialize } from '@ionic/core/components';
initialize(); input(); select(); option();`;
      apps[name] = [pageOf(system), `${imports}\n${name === 'Ionic' ? ionic : ''}\nimport 'dga-address-lookup';\n${WATCH}`];
    }
    for (const [name, [body, main]] of Object.entries(apps)) {
      const files = { 'main.js': main, 'index.html': `${HEAD}${body}<script type="module" src="./main.js"></script></html>` };
      const folder = writeApp(name.replace(' ', '-').toLowerCase(), files, 'design-systems');
      runTool('vite/bin/vite.js', ['build', '--logLevel', 'error'], folder);
      sites.set(name, await serveShop(join(folder, 'dist')));
    }
  });
  after(() => sites.forEach((site) => site.close()));

  for (const engine of ENGINES) {
    describe(engine, () => {
      let person: Person;
      before(async () => void (person = await personAt(engine)));
      after(() => person.leave());

      for (const name of [...Object.keys(SYSTEMS), 'SmartHR UI']) {
        const system = SYSTEMS[name];
        const expectValues = async (values: Readonly<Record<string, string>>): Promise<void> => {
          await until(person, VALUES, { ...values, ...(system ? { token: 'secret' } : {}) });
          if (!system) await until(person, STATE, values);
        };

        test(`${name}: fills text fields and the select, no other field, corrects them, and undo takes each fill back`, async () => {
          await person.open((sites.get(name) as ShopSite).origin);
          await until(person, `${ELEMENT}?.status`, 'idle');
          await typeInto(person, 'memo', 'A');
          await typeInto(person, 'line2', 'B');
          await typeInto(person, 'zip', '1000004');
          const own = { memo: 'A', line2: 'B', zip: '1000004' };
          await expectValues({ ...own, pref: '13', city: '千代田区', line1: '大手町' });
          if (system)
            await until(person, `(() => { const select = document.querySelector('[name=pref]'); return ${system.shown}; })()`, '東京都');
          await click(person, UNDO);
          await expectValues(own);
          await replaceCode(person, '1020072');
          const first = { ...own, zip: '1020072', pref: '13', city: '千代田区', line1: '飯田橋' };
          await expectValues(first);
          await replaceCode(person, 'JN4LKS2');
          await expectValues({ ...own, zip: '530-0001', pref: '27', city: '大阪市北区', line1: '梅田３丁目２−２' });
          await click(person, UNDO);
          await expectValues(first);
        });

        test(`${name}: the fields dispatch the events of a user`, async () => {
          await person.open((sites.get(name) as ShopSite).origin);
          await until(person, `${ELEMENT}?.status`, 'idle');
          await typeInto(person, 'zip', '1020072');
          await until(person, `${ELEMENT}.status`, 'incomplete');
          const heard = await person.see<string[]>('heard');
          for (const field of ['city', 'line1', 'pref'] as const) {
            const types = heard.flatMap((one) => (one.startsWith(`${field} `) ? [one.slice(field.length + 1)] : []));
            for (const type of ['input', 'change', ...(system?.events ?? [])])
              assert.equal(types.filter((one) => one === type).length, 1, `${field} ${type}: ${heard.join(', ')}`);
          }
          assert.ok(!heard.some((one) => /^(name|memo|line2|password|token) /.test(one)), heard.join(', '));
        });
      }
    });
  }
});
