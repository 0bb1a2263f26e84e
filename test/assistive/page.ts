// Serves a checkout page with the built element, and the mock's answers as a proxy on the same origin.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { createMockFetch } from '../../src/mock/mock-fetch.ts';
import type { MockScenario } from '../../src/mock/options.ts';

/** The markup and script that a task requires. */
export interface PageOptions {
  /** Attributes of the element besides `endpoint`. */
  readonly attributes?: string;
  readonly lang?: string;
  readonly scenario?: MockScenario;
  /** Milliseconds until each answer. */
  readonly latency?: number;
  /** The markup of another form than the usual one, with `<i></i>` in place of the element. */
  readonly markup?: string;
}

/** The text that the page showed last. */
export interface Report {
  readonly page: number;
  readonly focused: boolean;
  /** Values by the id or name of the field, without empty ones; `code` is that of the code field. */
  readonly values: Readonly<Record<string, string>>;
  readonly submits: number;
  /** The id of the focused field, or the CSS part of the element that has the focus. */
  readonly focus: string;
  /** The visible text of the status line, with its buttons. */
  readonly message: string;
  /** Names of the element's events, in their order. */
  readonly events: readonly string[];
}

const EVENTS = ['dga-lookup', 'dga-results', 'dga-fill', 'dga-incomplete', 'dga-undo', 'dga-clear', 'dga-pick', 'dga-error'];

const SCRIPT = `
  const events = [];
  let submits = 0;
  const report = () => {
    const values = {};
    for (const { id, name, value } of document.querySelectorAll('form :is(input, select, textarea)')) if ((id || name) && value) values[id || name] = value;
    const root = document.querySelector('dga-address-lookup')?.shadowRoot;
    const own = root?.querySelector('#code');
    const code = document.querySelector('#code')?.value ?? own?.value;
    const focus = root?.activeElement?.getAttribute('part') ?? document.activeElement?.id ?? '';
    const line = root?.querySelector('.line')?.cloneNode(true);
    line?.querySelectorAll('.heard, .wait').forEach((one) => one.remove());
    const message = line?.textContent.trim() ?? '';
    const told = { page: PAGE, focused: document.hasFocus(), values: { ...values, ...(code === undefined ? {} : { code }) }, submits, focus, message, events };
    navigator.sendBeacon('/report', JSON.stringify(told));
  };
  for (const name of ${JSON.stringify(EVENTS)}) document.addEventListener(name, () => events.push(name));
  document.addEventListener('submit', (event) => { event.preventDefault(); submits += 1; });
  new EventSource('/commands').onmessage = ({ data }) => { if (data === 'report') report(); else location.href = data; };
  window.addEventListener('load', () => setTimeout(report, 500));
`;

const CODE_FIELD = {
  ja: '<p><label for="code">郵便番号またはデジタルアドレス</label> <input id="code" name="zip" autocomplete="postal-code"></p>',
  en: '<p><label for="code">ZIP Code or Digital Address</label> <input id="code" name="zip" autocomplete="postal-code"></p>',
};
const LABELS = {
  ja: ['都道府県', '市区町村', '町名', '番地', '建物名', '注文する', 'お届け先'],
  en: ['Prefecture', 'City', 'Town', 'Block', 'Building', 'Order', 'Shipping address'],
};

/** The form of most tasks: a field for each part of an address. */
function usualForm(language: 'ja' | 'en', isStandalone: boolean): string {
  const [prefecture, city, town, block, building, order] = LABELS[language];
  const field = (id: string, name: string, label = ''): string => `<p><label for="${id}">${label}</label> <input id="${id}" ${name}></p>`;
  return `<form>
${isStandalone ? '' : CODE_FIELD[language]}
<i></i>
${field('prefecture', 'name="pref" autocomplete="address-level1"', prefecture)}
${field('city', 'name="city" autocomplete="address-level2"', city)}
${field('town', 'name="town" data-dga-field="town"', town)}
${field('block', 'name="block" data-dga-field="block"', block)}
${field('building', 'name="building" data-dga-field="building"', building)}
<p><button>${order}</button></p></form>`;
}

function html(page: number, { attributes = '', lang = 'ja', markup }: PageOptions): string {
  const language = lang === 'en' ? 'en' : 'ja';
  const title = LABELS[language].at(-1);
  const form = markup ?? usualForm(language, /\bstandalone\b/.test(attributes));
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${title}</title>
<script>${SCRIPT.replace('PAGE', String(page))}</script>
<script type="module" src="/cdn/dga-address-lookup.js"></script>
<h1>${title}</h1>
${form.replace('<i></i>', `<dga-address-lookup endpoint="/dga" ${attributes}></dga-address-lookup>`)}</html>`;
}

/** A server for one browser, which shows one page at a time. */
export interface PageServer {
  readonly address: string;
  /** Searches that the page requested since it was opened, as path and query. */
  readonly requests: readonly string[];
  /** The time of the last answer, or now while a request waits for one. */
  lastAnswerMs(): number;
  /** Sends the browser to a new page and resolves when it has the focus. */
  open(options: PageOptions): Promise<void>;
  report(): Promise<Report>;
  close(): void;
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Starts the server on a free port of this machine. */
export async function servePage(): Promise<PageServer> {
  let options: PageOptions = {};
  let page = 0;
  let answer = createMockFetch({ endpoint: '/dga' });
  const requests: string[] = [];
  let unanswered = 0;
  let answeredAt = 0;
  const listeners = new Set<ServerResponse>();
  const waiting = new Set<(report: Report) => void>();

  const relay = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const body = await read(request);
    requests.push(`${url.pathname}${url.search}`);
    const headers = { 'content-type': request.headers['content-type'] ?? 'text/plain' };
    const method = request.method ?? 'GET';
    try {
      const answered = await answer(url.href, { method, headers, ...(body ? { body } : {}) });
      response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(await answered.text());
    } catch {
      // The mock plays a broken network, so the browser gets one.
      request.socket.destroy();
    }
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const file = `dist/cdn/${basename(url.pathname)}`;
    // Browsers repeat a request on their own if a connection that they use again is closed.
    response.setHeader('connection', 'close');
    if (url.pathname !== '/commands') {
      unanswered += 1;
      response.on('close', () => {
        unanswered -= 1;
        answeredAt = Date.now();
      });
    }
    if (url.pathname.startsWith('/dga/')) void relay(request, response, url);
    else if (url.pathname === '/report')
      void read(request).then((text) => {
        response.end();
        for (const take of waiting) take(JSON.parse(text) as Report);
      });
    else if (url.pathname === '/commands') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('\n');
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
    } else if (url.pathname === '/') response.setHeader('content-type', 'text/html; charset=utf-8').end(html(page, options));
    else if (url.pathname.startsWith('/cdn/') && existsSync(file))
      response.setHeader('content-type', 'text/javascript').end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  const send = (command: string): void => {
    for (const listener of listeners) listener.write(`data: ${command}\n\n`);
  };
  /** Sends a command until the page has reported what is wanted. */
  const ask = async (command: string, wanted: (report: Report) => boolean): Promise<Report> => {
    const reports: Report[] = [];
    const take = (report: Report): void => void reports.push(report);
    waiting.add(take);
    for (let tries = 0; tries < 2400 && !reports.some(wanted); tries += 1) {
      // The page may not listen yet.
      if (tries % 100 === 0) send(command);
      else if (tries > 40 && tries % 10 === 0) send('report');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    waiting.delete(take);
    const found = reports.find(wanted);
    if (!found) throw new Error(`The page does not answer "${command}": ${JSON.stringify(reports.at(-1))}`);
    return found;
  };
  return {
    address,
    requests,
    lastAnswerMs: () => (unanswered > 0 ? Date.now() : answeredAt),
    open: async (next) => {
      options = next;
      page += 1;
      answer = createMockFetch({ endpoint: '/dga', scenario: next.scenario, latency: next.latency });
      requests.length = 0;
      await ask(`/?${page}`, (report) => report.page === page && report.focused);
    },
    report: () => ask('report', (report) => report.page === page),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
