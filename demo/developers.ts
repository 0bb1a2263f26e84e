import { inLanguage } from './site/page-language.ts';
import '../src/index.ts';
import { watchFunnel, type FunnelEvent } from '../src/analytics/index.ts';
import type { DgaAddressLookup } from '../src/index.ts';
import frameworks from '../docs/frameworks.md?raw';
import testing from '../docs/testing.md?raw';
import { copyButtons } from './site/copy.ts';
import { registerDemoMock } from './site/lazy-mock.ts';
import { switchModes } from './site/modes.ts';
import { bothWays, highlight } from './site/snippets.mjs';
import { tellKnownCodes } from './site/known-codes.ts';
import { showEvents } from './site/event-log.ts';
import { drawExplanations, explainFully } from './site/explain-overlay.ts';
import { cellContent, tableWithHead } from './site/reference-tables.ts';
import { tabs } from './site/tabs.ts';
import { typeAsPerson } from './site/type-as-person.ts';

registerDemoMock();
tellKnownCodes();

function get<E extends HTMLElement>(id: string): E {
  const element = document.querySelector<E>(`#${id}`);
  if (!element) throw new Error(`developers.html has no #${id}`);
  return element;
}

// Recognized fields and events
const form = get<HTMLFormElement>('watched');
const element = form.querySelector<DgaAddressLookup>('dga-address-lookup');
const zip = get<HTMLInputElement>('w-zip');
const overlay = get<HTMLInputElement>('overlay');

async function explain(): Promise<void> {
  const all = element ? await explainFully(element) : [];
  drawExplanations(overlay.checked ? all : [], get('explained'));
  get('reasons').replaceChildren(
    ...all.map(({ part, field, reason, refusal }) => {
      const row = document.createElement('tr');
      if (refusal) row.className = 'refused';
      for (const text of [part, field ? `#${field.id}` : '', refusal ? `${reason} (${refusal})` : reason])
        row.insertCell().textContent = text;
      return row;
    }),
  );
}
overlay.addEventListener('change', () => void explain());
// The observer also calls at once.
new ResizeObserver(() => void explain()).observe(form);
form.addEventListener('submit', (event) => event.preventDefault());

for (const code of ['A7E-2FK2', '１０２－００７２', '999-9999']) {
  const chip = document.createElement('button');
  chip.type = 'button';
  chip.className = 'code-chip';
  chip.textContent = code;
  chip.addEventListener('click', () => void typeAsPerson([zip], code));
  get('codes').append(chip);
}

showEvents(get<HTMLOListElement>('events'), form);

/** The members with a value. */
function textOf({ step, ...rest }: FunnelEvent): string {
  const said = Object.entries(rest).filter(
    ([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
  );
  return `${step} ${said.map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`).join(' · ')}`;
}
watchFunnel(form, (event) => {
  const entry = document.createElement('li');
  entry.dataset['step'] = event.step;
  entry.textContent = textOf(event);
  get('funnel').prepend(entry);
});

// Code as a user of the package writes it
const [headless = ''] = Object.values(import.meta.glob<string>('./headless-client.ts', { query: '?raw', import: 'default', eager: true }));
get('headless-code').innerHTML = highlight(
  headless.replace('../src/client/index.ts', 'dga-address-lookup/client').replace("'mock:'", "'/dga'").trim(),
);

/** Adds one tab for each name to a list whose tabs share a panel. */
function addTabs(list: HTMLElement, panel: string, names: readonly string[], show: (name: string) => void): void {
  for (const [at, name] of names.entries()) {
    const tab = document.createElement('button');
    Object.assign(tab, { type: 'button', role: 'tab', id: `${list.id}-${at}`, textContent: name, ariaSelected: String(at === 0) });
    tab.tabIndex = at === 0 ? 0 : -1;
    tab.setAttribute('aria-controls', panel);
    // `tabs()` focuses the selected tab.
    tab.addEventListener('focus', () => {
      get(panel).setAttribute('aria-labelledby', tab.id);
      show(name);
    });
    list.append(tab);
  }
  get(panel).setAttribute('aria-labelledby', `${list.id}-0`);
  show(names[0] ?? '');
  tabs(list);
}

const TABLES: Readonly<Record<string, string>> = {
  [inLanguage('属性', 'Attributes')]: 'attributes',
  [inLanguage('イベント', 'Events')]: 'events',
  [inLanguage('メソッド', 'Methods')]: 'methods',
  [inLanguage('CSSパーツ', 'CSS parts')]: 'css-parts',
  [inLanguage('CSSプロパティ', 'CSS properties')]: 'css-properties',
};
addTabs(get('reference-tabs'), 'reference-panel', Object.keys(TABLES), (name) => {
  const [head = [], ...rows] = tableWithHead(TABLES[name] ?? '');
  const table = get<HTMLTableElement>('reference-table');
  table.replaceChildren();
  const headRow = table.createTHead().insertRow();
  for (const text of head)
    headRow.append(Object.assign(document.createElement('th'), { scope: 'col', textContent: text.replaceAll('`', '') }));
  const body = table.createTBody();
  for (const cells of rows) {
    const row = body.insertRow();
    for (const cell of cells) row.insertCell().append(...cellContent(cell));
  }
});

const examples = new Map<string, string>();
let heading = '';
for (const [, title, file, code = ''] of frameworks.matchAll(/^## (\w+)$|^```\w+ ([\w.-]+)\n(.*?)^```$/gms)) {
  if (title) heading = title;
  if (!file) continue;
  const name = file === 'react-tag.tsx' ? 'React 19' : heading;
  // The component is first; settings of its compiler follow.
  if (!examples.has(name)) examples.set(name, code.trim());
}
let shown = '';
let mode: 'mock' | 'proxy' = 'mock';
function showExample(name: string): void {
  shown = name;
  const code = examples.get(name) ?? '';
  get('framework-code').innerHTML = highlight(bothWays(code)?.[mode] ?? code);
}
addTabs(get('frameworks'), 'framework', [...examples.keys()], showExample);
switchModes(document, (chosen) => {
  mode = chosen === 'proxy' ? 'proxy' : 'mock';
  showExample(shown);
});
copyButtons(document);
get('mock-code').innerHTML = highlight(/^```js\n([^`]*?msw\/node.*?)^```$/ms.exec(testing)?.[1]?.trim() ?? '');

// After the mock is registered.
await import('./headless-client.ts');
