import type { DgaAddressLookup } from '../src/index.ts';
import { copyButtons } from './site/copy.ts';
import { demoFetch, registerDemoMock } from './site/lazy-mock.ts';
import { tellKnownCodes } from './site/known-codes.ts';
import { showEvents } from './site/event-log.ts';
import { drawExplanations, explainFully } from './site/explain-overlay.ts';
import { drawControls, queryOf, readControls, restoreControls, type Settings, warn } from './site/playground-controls.ts';
import { SNIPPETS } from './site/playground-snippets.ts';
import { ThemePanel } from './site/playground-theme.ts';
import { codeWords } from './site/reference-tables.ts';
import reference from '../docs/reference.md?raw';
import { FORMS } from './site/situation-forms.ts';
import { tabs } from './site/tabs.ts';
import { typeAsPerson } from './site/type-as-person.ts';
import { painted } from './site/when-painted.ts';

tellKnownCodes();
const PARTS = codeWords(/<!-- table: parts -->(.*?)<!-- \/table -->/s.exec(reference)?.[1] ?? '');

/** Lets the browser paint and answer the user between two steps. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function get<E extends HTMLElement>(id: string): E {
  const element = document.querySelector<E>(`#${id}`);
  if (!element) throw new Error(`playground.html has lost #${id}`);
  return element;
}
const controls = get<HTMLFormElement>('controls');
const stage = get<HTMLFormElement>('stage');
const overlay = get<HTMLInputElement>('overlay');
const explained = get('explained');

// Lists the requests to the mock.
const requests = get<HTMLOListElement>('requests');
registerDemoMock(async (input, init) => {
  const entry = document.createElement('li');
  const line = document.createElement('p');
  const address = (input instanceof Request ? input.url : input.toString()).replace(/\?[^/]*/, '');
  line.textContent = `${init?.method ?? 'GET'} ${address.replace('mock:', '/dga')} ${typeof init?.body === 'string' ? init.body : ''}`;
  const outcome = document.createElement('span');
  outcome.textContent = '…';
  entry.append(line, outcome);
  requests.prepend(entry);
  const startedMs = performance.now();
  const took = (): string => `${Math.round(performance.now() - startedMs)} ms`;
  try {
    const response = await demoFetch(input, init);
    outcome.textContent = `${response.status} · ${took()}`;
    return response;
  } catch (error) {
    outcome.textContent = `${error instanceof Error ? error.name : 'Error'} · ${took()}`;
    throw error;
  }
});

let element: DgaAddressLookup | null = null;
let settings: Settings | undefined;
let platform = 'HTML';

/** Shows the result of `explain()`: as a list, and over the fields. */
async function explain(): Promise<void> {
  await nextTask();
  const all = element ? await explainFully(element) : [];
  get('explain').replaceChildren(
    ...all.map(({ part, reason, taken, refusal, field }) => {
      const entry = document.createElement('li');
      entry.dataset['type'] = taken ? 'dga-fill' : 'dga-error';
      const line = document.createElement('p');
      line.textContent = `${part} ${taken ? '→' : '✗'} ${field ? `#${field.id}` : '()'}`;
      const why = document.createElement('span');
      why.textContent = taken ? reason : `${reason} (${refusal})`;
      entry.append(line, why);
      return entry;
    }),
  );
  drawExplanations(overlay.checked ? all : [], explained);
}

/** Applies the controls to the form, the code and the address of the page. */
function draw(): void {
  const next = readControls(controls);
  const endpoint = `mock:?scenario=${next.scenario}&latency=${next.latency}`;
  if (next.stage !== settings?.stage) {
    const template = document.createElement('template');
    template.innerHTML = FORMS[next.stage].replaceAll('CARD', 'play');
    element = template.content.querySelector('dga-address-lookup');
    for (const [name, value] of next.attributes) element?.setAttribute(name, value);
    element?.setAttribute('endpoint', endpoint);
    stage.replaceChildren(template.content);
    element = stage.querySelector('dga-address-lookup');
  } else {
    for (const name of settings.attributes.keys()) if (!next.attributes.has(name)) element?.removeAttribute(name);
    for (const [name, value] of next.attributes) if (element?.getAttribute(name) !== value) element?.setAttribute(name, value);
    if (element?.endpoint !== endpoint) element?.setAttribute('endpoint', endpoint);
  }
  settings = next;
  theme.apply(stage);
  warn(controls, stage, next, PARTS);
  drawCode();
  const query = queryOf(next);
  for (const [name, value] of theme.query) query.set(name, value);
  history.replaceState(null, '', `${location.pathname}${query.size > 0 ? `#${query.toString()}` : ''}`);
  void explain();
}

function drawCode(): void {
  get('markup').textContent = SNIPPETS[platform]?.(settings?.attributes ?? new Map()) ?? '';
  get('theme-css').textContent = theme.css;
  get('theme-snippet').hidden = theme.css === '';
}

await painted;
// Loads while the controls are drawn.
const defined = import('../src/index.ts');
drawControls(controls);
await nextTask();
const theme = new ThemePanel(controls);
restoreControls(controls, new URLSearchParams(location.hash.slice(1)));
for (const name of Object.keys(SNIPPETS)) {
  const tab = document.createElement('button');
  Object.assign(tab, { type: 'button', role: 'tab', id: `tab-${name}`, textContent: name, ariaSelected: String(name === platform) });
  tab.tabIndex = name === platform ? 0 : -1;
  tab.setAttribute('aria-controls', 'snippet');
  // `tabs()` selects by click and by arrow keys, and either focuses the tab.
  tab.addEventListener('focus', () => {
    platform = name;
    get('snippet').setAttribute('aria-labelledby', tab.id);
    drawCode();
  });
  get('snippets').append(tab);
}
get('snippet').setAttribute('aria-labelledby', `tab-${platform}`);
tabs(get('snippets'));
copyButtons(document);
controls.addEventListener('input', draw);
controls.addEventListener('submit', (event) => event.preventDefault());
stage.addEventListener('submit', (event) => event.preventDefault());
overlay.addEventListener('change', () => void explain());
new ResizeObserver(() => void explain()).observe(stage);
showEvents(get<HTMLOListElement>('events'), stage);
await defined;
await nextTask();
draw();

function boxes(): readonly HTMLInputElement[] {
  const own = element?.renderRoot.querySelector<HTMLInputElement>('[part~="input"]');
  if (own) return [own];
  const two = [...stage.querySelectorAll<HTMLInputElement>('.boxes input')];
  return two.length > 0 ? two : [...stage.querySelectorAll('input')].slice(0, 1);
}
for (const code of ['A7E-2FK2', '１０２－００７２', '100-8926', '999-9999']) {
  const chip = document.createElement('button');
  chip.type = 'button';
  chip.className = 'code-chip';
  chip.textContent = code;
  chip.addEventListener('click', () => void typeAsPerson(boxes(), code));
  get('codes').append(chip);
}
get('main').ariaBusy = 'false';
