// Opens the built demo in a browser, as a visitor does.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { after, before } from 'node:test';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core';
import { CHROMIUM_ARGS, find, WITHOUT_OPTIMIZER } from '../../scripts/engines.mjs';

/** A site that is served, and how to end that. */
export interface Site {
  /** With a slash at its end. */
  readonly address: string;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** A plain file server: `folder` under a path, as on a static host. */
export async function serveFiles(folder: string, path = '/', headers: Readonly<Record<string, string>> = {}): Promise<Site> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const asked = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = join(folder, normalize(asked.startsWith(path) ? `/${asked.slice(path.length)}` : '/missing'));
    if (request.method !== 'GET' || !existsSync(file) || extname(file) === '')
      return response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
    return response
      .writeHead(200, { ...headers, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The built demo. */
export async function serveDemo(): Promise<Site> {
  if (!existsSync('dist-demo/checkout.html')) throw new Error('dist-demo is not built: node scripts/build.mjs demo');
  return serveFiles('dist-demo');
}

/** `args` are further arguments of Chromium's. */
export function launch(...args: readonly string[]): Promise<Browser> {
  const executablePath = find('headless') ?? find('chromium');
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...CHROMIUM_ARGS, WITHOUT_OPTIMIZER, ...args] });
}

interface Opened {
  readonly site: Site;
  readonly browser: Browser;
}

/** Serves a site and launches a browser for all tests of a file. `prepare` runs before the first one. */
export function openInBrowser(serve: () => Promise<Site>, prepare?: (opened: Opened) => Promise<void>): Opened {
  const opened = {} as { site: Site; browser: Browser };
  before(async () => {
    [opened.site, opened.browser] = await Promise.all([serve(), launch()]);
    await prepare?.(opened);
  });
  after(async () => {
    await opened.browser?.close();
    await opened.site?.close();
  });
  return opened;
}

/** A page and everything that it reported. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors and warnings of the console, uncaught errors, and failed responses. */
  readonly complaints: string[];
  readonly requests: Request[];
  close(): Promise<void>;
}

/** Lets `waitForFunction` ask every 50 ms: its default asks in every frame, and draws the page 60 times a second meanwhile. */
export function askSeldom(page: Page): Page {
  const ask = page.waitForFunction.bind(page) as (script: unknown, arg?: unknown, options?: object) => Promise<unknown>;
  const askEvery50Ms: typeof ask = (script, arg, options) => ask(script, arg, { polling: 50, ...options });
  return Object.assign(page, { waitForFunction: askEvery50Ms as Page['waitForFunction'] });
}

/** Opens an address in a new context, so that journeys do not share a service worker. */
export async function visit(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'ja-JP',
    // Drawing costs as much as the page is high.
    viewport: { width: 1280, height: 600 },
    reducedMotion: 'reduce',
    ...options,
  });
  // Generous: a condition that is met early costs nothing, and a busy machine is not a failure.
  context.setDefaultTimeout(200_000);
  const page = askSeldom(await context.newPage());
  const complaints: string[] = [];
  const requests: Request[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  context.on('request', (request) => requests.push(request));
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.fromServiceWorker()) complaints.push(`${response.status()}: ${response.url()}`);
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => document.querySelector('dga-address-lookup:not(:defined), main [aria-busy=true]') === null);
  return { context, page, complaints, requests, close: () => context.close() };
}
