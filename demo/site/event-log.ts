import type { DgaEventMap } from '../../src/index.ts';

const TYPES: readonly (keyof DgaEventMap)[] = [
  'dga-lookup',
  'dga-results',
  'dga-before-fill',
  'dga-fill',
  'dga-incomplete',
  'dga-undo',
  'dga-clear',
  'dga-pick',
  'dga-error',
];
const MOST_ENTRIES = 60;

interface Shown {
  readonly [key: string]: unknown;
}

function listOf(value: unknown): string {
  return Array.isArray(value) && value.length > 0 ? value.join(', ') : '–';
}

/** Summarizes an event in a few words. */
function summaryOf(type: string, detail: Shown): string {
  switch (type) {
    case 'dga-lookup':
      return `${String(detail['code'])} (${String(detail['kind'])})`;
    case 'dga-results':
      return `${(detail['records'] as readonly unknown[]).length} × ${String(detail['searchtype'])}`;
    case 'dga-before-fill':
      return `${(detail['changes'] as readonly unknown[]).length} changes`;
    case 'dga-fill':
      return `filled ${listOf(detail['filled'])}`;
    case 'dga-incomplete':
      return `missing ${listOf(detail['missing'])}`;
    case 'dga-undo':
    case 'dga-clear':
      return `restored ${listOf(detail['restored'])}`;
    case 'dga-error':
      return [detail['code'], detail['status']].flatMap((one) => (one === null ? [] : [one as string])).join(', ');
    default:
      return '';
  }
}

/** The detail as JSON: fields by their id, records without empty keys. */
function asText(detail: unknown): string {
  const seen = (key: string, value: unknown): unknown => {
    if (value instanceof Element) return `<${value.localName} id="${value.id}">`;
    return value === null && /_|^(dgacode|address|longitude|latitude)/.test(key) ? undefined : value;
  };
  return JSON.stringify(detail, seen, 2);
}

/** Shows every event of the elements below `root`, the newest first. `latest` has the name of the last one only. */
export function showEvents(list: HTMLOListElement, root: EventTarget = document, latest: Element | null = null): void {
  for (const type of TYPES) {
    root.addEventListener(type, (event) => {
      const detail = (event as CustomEvent<Shown>).detail;
      const entry = document.createElement('li');
      entry.dataset['type'] = type;
      const more = document.createElement('details');
      const line = document.createElement('summary');
      const name = document.createElement('b');
      name.textContent = type;
      const what = document.createElement('span');
      what.textContent = summaryOf(type, detail);
      const time = document.createElement('time');
      time.textContent = new Date().toLocaleTimeString('ja', { hour12: false });
      const json = document.createElement('pre');
      json.tabIndex = 0;
      json.textContent = asText(detail);
      line.append(name, time, what);
      more.append(line, json);
      entry.append(more);
      list.prepend(entry);
      while (list.childElementCount > MOST_ENTRIES) list.lastElementChild?.remove();
      if (latest) latest.textContent = type;
    });
  }
}
