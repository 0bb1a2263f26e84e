// ENGINES=chromium runs one browser, FILES=glob some files, LONG=1 test/long, EVERYWHERE=1 all files in all browsers.
import { globSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { mergeProcessCovs } from '@bcoe/v8-coverage';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import * as puppeteer from 'puppeteer-core';
import { browserReporter } from './test/runner/count-tests.mjs';
import { bundledFiles, bundledWithout } from './test/runner/bundled-files.mjs';
import { CHROMIUM_ARGS, find, WITHOUT_OPTIMIZER } from './scripts/engines.mjs';
import { faultyServer } from './test/support/faulty-server.mjs';
import { testHeaders } from './test/support/test-headers.mjs';
import { WebKitLauncher } from './test/runner/webkit-launcher.mjs';

/** The DevTools session of each page: a touch ends in the session in which it started. */
const devTools = new WeakMap();

/** Sends any Chrome DevTools command from a test: executeServerCommand('cdp', { method, params }). */
const cdp = {
  name: 'cdp',
  async executeCommand({ command, payload, session }) {
    if (command !== 'cdp') return undefined;
    const page = session.browser.getPage(session.id);
    if (!devTools.has(page)) devTools.set(page, page.createCDPSession());
    const client = await devTools.get(page);
    return (await client.send(payload.method, payload.params)) ?? true;
  },
};

/** A frame of the page runs the same files again, and the runner would keep the last count of each file only. */
const countFramesToo = (page) => {
  const stop = page.coverage.stopJSCoverage.bind(page.coverage);
  page.coverage.stopJSCoverage = async () => {
    const entries = await stop();
    return mergeProcessCovs(entries.map(({ rawScriptCoverage }) => ({ result: [rawScriptCoverage] }))).result.map((rawScriptCoverage) => ({
      rawScriptCoverage,
    }));
  };
};

/**
 * Sends the keys of a text without waiting for the page's answer to each: the browser keeps their order, and the answers cost more processor
 * time than the keys.
 */
const typeQuickly = ({ keyboard }) => {
  keyboard.type = (text) =>
    Promise.all(
      [...text].flatMap((key) => (keyboard.charIsKey(key) ? [keyboard.down(key), keyboard.up(key)] : [keyboard.sendCharacter(key)])),
    );
  keyboard.press = (key) => Promise.all([keyboard.down(key), keyboard.up(key)]);
};

const SHOWN = `[...document.querySelectorAll('dga-address-lookup')].map((one) => one.status + ' ' + one.shadowRoot?.textContent.trim())`;

/**
 * `waitUntil` gives up after a second, but two processors that drive three browsers can take longer; a longer limit costs nothing otherwise.
 * It looks every 50 ms, for which a file with many short waits took twice its time. Its error says what the elements show at that time.
 */
const patience = {
  name: 'patience',
  transform({ path, body }) {
    if (!path.endsWith('/testing-helpers/src/helpers.js')) return undefined;
    const patient = body.replace(/interval = 50, timeout = (?:1000|1e3)/, 'interval = 10, timeout = 60000');
    if (patient === body) throw new Error('waitUntil has other limits than it had');
    return patient.replace(/error\.stack = stack/, `error.message += ' Shown: ' + ${SHOWN}; error.stack = error.message + '\\n' + stack`);
  },
};

const long = process.env.LONG === '1';

const CONDITIONS = ['browser', 'production', 'default'];

const chromium = (executablePath) =>
  chromeLauncher({
    launchOptions: { executablePath, args: long ? CHROMIUM_ARGS : [...CHROMIUM_ARGS, WITHOUT_OPTIMIZER] },
    // Without focus emulation a page in a background tab has no focus and no frames, and tests that run side by side time out.
    // Its own browser context, because a service worker or a cookie of one page reaches every other page of a shared one.
    createPage: async ({ browser }) => {
      const page = await (await browser.createBrowserContext()).newPage();
      await (await page.createCDPSession()).send('Emulation.setFocusEmulationEnabled', { enabled: true });
      countFramesToo(page);
      typeQuickly(page);
      return page;
    },
  });

const launchers = {
  chromium: () => chromium(find('headless') ?? find('chromium')),
  firefox: () => chromeLauncher({ puppeteer, launchOptions: { browser: 'firefox', executablePath: find('firefox') }, concurrency: 1 }),
  webkit: () => new WebKitLauncher(),
};
const engines = (process.env.ENGINES ?? 'chromium,firefox,webkit').split(',').map((name) => name.trim());
for (const engine of engines) {
  if (!(engine in launchers)) throw new Error(`ENGINES: no engine is called ${engine}`);
  if (!find(engine)) throw new Error(`${engine} is not installed; ENGINES=… names the engines to use`);
}
const browsers = Object.fromEntries(engines.map((engine) => [engine, launchers[engine]()]));

const files = globSync(process.env.FILES ?? (long ? 'test/long/**/*.browser.test.ts' : 'test/**/*.browser.test.ts')).filter(
  (file) => process.env.FILES || long || !file.startsWith('test/long/'),
);
// The headless shell takes half the processor time, and has no autofill.
const needsFullChromium = (file) => file.endsWith('.full-chromium.browser.test.ts');
const needsChromium = (file) => /[.-]chromium\.browser\.test\.ts$/.test(file);
// One engine runs what cannot differ between engines. EVERYWHERE=1 runs all files in all engines, except those that send DevTools commands.
const inAllEngines = process.env.FILES || long || process.env.EVERYWHERE;
const isForAll = (file) => (inAllEngines ? !needsChromium(file) : file.endsWith('.engines.browser.test.ts'));
const isForOne = (file) => !isForAll(file) && !needsFullChromium(file) && (browsers.chromium || !needsChromium(file));
const group = (name, of, some) => (of.length > 0 && some.length > 0 ? [{ name, files: of, browsers: some }] : []);

export default {
  groups: [
    ...group('all engines', files.filter(isForAll), Object.values(browsers)),
    ...group('full Chromium', browsers.chromium ? files.filter(needsFullChromium) : [], [chromium(find('chromium'))]),
    ...group('one engine', files.filter(isForOne), [browsers.chromium ?? Object.values(browsers)[0]]),
  ],
  browsers: Object.values(browsers),
  nodeResolve: { browser: true, exportConditions: CONDITIONS },
  plugins: [
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: fileURLToPath(new URL('tsconfig.browser.json', import.meta.url)) }),
    cdp,
    patience,
    a11ySnapshotPlugin(),
  ],
  middleware: [
    testHeaders,
    faultyServer,
    bundledFiles([...files, 'src/index.ts'], { conditions: [...CONDITIONS, 'import'], hooks: [patience] }),
    bundledWithout(['src/mock/mock-fetch.ts', 'src/mock/index.ts', 'src/mock/msw/start-mock.ts', 'src/client/index.ts'], {
      conditions: [...CONDITIONS, 'import'],
      without: [/^msw(\/|$)/],
      folder: 'without-msw/',
    }),
    (ctx, next) => {
      if (ctx.path === '/mockServiceWorker.js') ctx.url = '/node_modules/msw/lib/mockServiceWorker.js';
      return next();
    },
  ],
  // The second comes from IBM Equal Access.
  filterBrowserLogs: ({ args }) => !/\[MSW\]|unable to get color combo/.test(String(args[0])),
  // Generous limits: a condition that holds early ends the wait, and a busy machine is not a failure.
  testFramework: { config: { timeout: long ? 300_000 : 150_000 } },
  browserStartTimeout: 150_000,
  testsStartTimeout: 150_000,
  testsFinishTimeout: long ? 2_400_000 : 900_000,
  concurrentBrowsers: 3,
  concurrency: 3,
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: process.stdout.isTTY }),
    browserReporter(`.cache/counts/test-${long ? 'long-' : ''}browsers.json`),
  ],
  // Only Chromium counts; the floors below are covered by the tests in Node.
  coverageConfig: {
    include: ['src/form/**/*.ts', 'src/element/**/*.ts', 'src/mock/msw/start-mock.ts'],
    threshold: { statements: 90, branches: 90, functions: 90, lines: 90 },
    reporters: ['lcovonly', 'text-summary'],
  },
};
