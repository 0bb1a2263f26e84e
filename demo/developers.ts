// First, so that the element finds the page in its language.
import './site/language-switch.ts';
import '../src/index.ts';
import { watchFunnel, type FunnelEvent } from '../src/analytics/index.ts';
import type { DgaAddressLookup } from '../src/index.ts';
import frameworks from '../docs/frameworks.md?raw';
import testing from '../docs/testing.md?raw';
import { registerDemoMock } from './site/demo-data.ts';
import { showEvents } from './site/event-log.ts';
import { drawExplanations, explainFully } from './site/explain-overlay.ts';
import { typeAsPerson } from './site/type-as-person.ts';

registerDemoMock();

function get<E extends HTMLElement>(id: string): E {
  const element = document.querySelector<E>(`#${id}`);
  if (!element) throw new Error(`developers.html has lost #${id}`);
  return element;
}

// What it sees, and what it says
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
// Also at once, when it first sees the form.
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

/** Only what says something. */
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

// Code: as a user of the package would write it, and as the documents have it
const [headless = ''] = Object.values(import.meta.glob<string>('./headless-client.ts', { query: '?raw', import: 'default', eager: true }));
get('headless-code').textContent = headless
  .replace('../src/client/index.ts', 'dga-address-lookup/client')
  .replace("'mock:'", "'/dga'")
  .trim();

const blocks = [...frameworks.matchAll(/^## (\w+)$|^```\w+ ([\w.-]+)\n(.*?)^```$/gms)];
let heading = '';
for (const [, title, file, code = ''] of blocks) {
  if (title) heading = title;
  if (!file || file === 'vite.config.ts') continue;
  const details = document.createElement('details');
  details.className = 'card';
  const summary = document.createElement('summary');
  summary.textContent = file === 'react-tag.tsx' ? 'React 19, <dga-address-lookup>' : heading;
  const pre = document.createElement('pre');
  pre.className = 'code';
  pre.tabIndex = 0;
  pre.append(Object.assign(document.createElement('code'), { textContent: code.trim() }));
  details.append(summary, pre);
  get('frameworks').append(details);
}
get('frameworks').querySelector('details')?.setAttribute('open', '');
get('mock-code').textContent = /^```js\n([^`]*?msw\/node.*?)^```$/ms.exec(testing)?.[1]?.trim() ?? '';

// After the mock is there.
await import('./headless-client.ts');
