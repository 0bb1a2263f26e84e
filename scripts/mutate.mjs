// node scripts/mutate.mjs [AREA…] [FILE…] [--again]: changes one thing of the source at a time, and sees whether its tests notice.
// FILE: only in these sources. --again: only what nobody noticed last time.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import puppeteer from 'puppeteer-core';
import { build } from 'vite';
import { CHROMIUM_ARGS, find } from './engines.mjs';
import { mutantsOf } from './mutants.mjs';

const form = (...names) => names.map((name) => `src/form/${name}.ts`);
const proxy = (...names) => names.map((name) => `src/proxy/${name}.ts`);

/** What is changed, and which tests have to notice. Tests in a browser run in one warm page of Chromium. */
const AREAS = {
  reading: [
    [['src/address/read-code.ts'], ['test/address/read-code.node.test.ts']],
    [
      ['src/address/text-forms.ts', 'src/address/part-values.ts'],
      ['english-forms', 'records', 'text-forms'].map((name) => `test/address/${name}.node.test.ts`),
    ],
  ],
  discovery: [
    [
      form(...['find-form', 'share-parts', 'read-fields', 'read-marks', 'read-names', 'read-h-adr'].map((name) => `discovery/${name}`)),
      ['find-form', 'which-form', 'names-and-classes'].map((name) => `test/form/discovery/${name}.browser.test.ts`),
    ],
    [
      form('discovery/read-labels', 'discovery/autocomplete'),
      ['labels.node', 'labels.browser', 'find-form.browser'].map((name) => `test/form/discovery/${name}.test.ts`),
    ],
  ],
  planning: [
    [
      form('filling/plan-fill', 'filling/missing-block', 'filling/option-match'),
      ['test/form/filling/plan-fill.node.test.ts', 'test/address/english-forms.node.test.ts'],
    ],
    [['src/address/split-block.ts'], ['test/address/split-block.node.test.ts']],
  ],
  writing: [
    [
      form('filling/write-field', 'filling/ledger', 'filling/own-write', 'filling/touched'),
      ['test/form/filling/write-field.engines.browser.test.ts', 'test/form/filling/ledger.engines.browser.test.ts'],
    ],
  ],
  tokens: [[['src/client/transport/token-source.ts'], ['test/client/transport/token-source.node.test.ts']]],
  limits: [
    [proxy('limits/rates', 'limits/counters', 'limits/shared-counters'), ['test/proxy/limits/counters.node.test.ts']],
    [proxy('limits/miss-budget'), ['test/proxy/limits/miss-budget.node.test.ts']],
  ],
};

/** Ends at the first test that fails. */
const FIRST_FAILURE = `data:text/javascript,${encodeURIComponent(
  "export default async function* (events) { for await (const { type } of events) if (type === 'test:fail') process.exit(1); yield ''; }",
)}`;

/** Runs tests in Node, on a copy of the sources. */
function nodeRunner(tests) {
  const root = mkdtempSync(join(tmpdir(), 'mutate-'));
  for (const name of ['src', 'test', 'package.json', 'tsconfig.json']) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const pass = (test, timeout) =>
    new Promise((done) => {
      const child = spawn(process.execPath, [`--test-reporter=${FIRST_FAILURE}`, test], {
        cwd: root,
        stdio: 'ignore',
        timeout,
        killSignal: 'SIGKILL',
      });
      child.on('exit', (code) => done(code === 0));
    });
  return {
    async run({ file, code }, timeoutMs) {
      const original = readFileSync(file, 'utf8');
      writeFileSync(join(root, file), code ?? original);
      try {
        for (const test of tests) if (!(await pass(test, timeoutMs))) return false;
        return true;
      } finally {
        writeFileSync(join(root, file), original);
      }
    },
    end: async () => rmSync(root, { recursive: true, force: true }),
  };
}

/** `describe`, `it` and what goes with them; `runSuite` runs what a script has told, up to the first failure. */
function suite() {
  let tests = [];
  let hooks = { before: [], after: [] };
  let strays = 0;
  // Nothing is drawn here: a fixture need not wait for a frame.
  globalThis.requestAnimationFrame = (go) => queueMicrotask(() => go(performance.now()));
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, () => (strays += 1));
  globalThis.describe = (_, body) => body();
  globalThis.it = (name, body) => tests.push([name, body]);
  globalThis.beforeEach = (hook) => hooks.before.push(hook);
  globalThis.afterEach = (hook) => hooks.after.push(hook);
  globalThis.runSuite = async () => {
    const [mine, { before, after }] = [tests, hooks];
    tests = [];
    hooks = { before: [], after: [] };
    strays = 0;
    for (const [name, body] of mine) {
      try {
        for (const hook of before) await hook();
        await body();
        if (strays > 0) return `${name}: an error that nobody caught`;
      } catch (error) {
        return `${name}: ${String(error)}`;
      } finally {
        for (const hook of after) await hook();
        globalThis.openWc.fixtureCleanup();
      }
    }
    return mine.length === 0 ? 'no tests' : '';
  };
}

/** A bundle as a script: `name` is the global that it makes. */
async function bundle(entry, { external = [], name = 'tests', plugins = [] }) {
  // The test runner's own wire, which has no other end here.
  const wire = '/__web-dev-server__web-socket.js';
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      ...plugins,
      {
        name: 'no-wire',
        resolveId: (id) => (id === wire ? id : undefined),
        load: (id) => (id === wire ? 'export const sendMessage = 0, sendMessageWaitForResponse = 0;' : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry, formats: ['iife'], name },
      rollupOptions: { external, treeshake: false, output: { globals: { '@open-wc/testing': 'openWc' } } },
    },
  });
  return [made].flat()[0].output[0].code;
}

/** A page takes this many mutants, and is thrown away: what they leave behind adds up. */
const MUTANTS_A_PAGE = 100;

/** Runs tests in a page of Chromium that stays open. */
async function browserRunner(tests) {
  const browser = await puppeteer.launch({ executablePath: find('chromium'), args: CHROMIUM_ARGS });
  const kit = await bundle('node_modules/@open-wc/testing/index.js', { name: 'openWc' });
  const all = '/all-tests.js';
  let page;
  let uses = 0;
  const close = async () => {
    await page?.close().catch(() => undefined);
    page = undefined;
  };
  return {
    async run({ file, code }, timeoutMs) {
      const changed = resolve(file);
      const plugin = {
        name: 'mutant',
        enforce: 'pre',
        resolveId: (id) => (id === all ? id : undefined),
        load: (id) =>
          id === all ? tests.map((test) => `import '${resolve(test)}';`).join('') : id === changed && code !== undefined ? code : undefined,
      };
      let script;
      try {
        script = await bundle(all, { external: ['@open-wc/testing'], plugins: [plugin] });
      } catch {
        return false;
      }
      if ((uses += 1) % MUTANTS_A_PAGE === 0) await close();
      if (!page) {
        page = await browser.newPage();
        await page.setContent('<!doctype html><html lang="ja"><body></body></html>');
        await page.evaluate(`(${String(suite)})(); ${kit}; globalThis.openWc = openWc;`);
      }
      const running = page.evaluate(`${script}; runSuite()`).catch(String);
      const said = await Promise.race([running, new Promise((done) => setTimeout(done, timeoutMs, 'too long'))]);
      // A page in an endless loop never answers again.
      if (said === 'too long') await close();
      if (said && code === undefined) console.error(said);
      return said === '';
    },
    end: () => browser.close(),
  };
}

/** Tries every change of some sources, and gives those that no test has noticed. */
async function tryAll([sources, tests], isMeant) {
  const inNode = tests.filter((test) => test.endsWith('.node.test.ts'));
  const inPage = tests.filter((test) => test.endsWith('.browser.test.ts'));
  const runners = [...(inNode.length > 0 ? [nodeRunner(inNode)] : []), ...(inPage.length > 0 ? [await browserRunner(inPage)] : [])];
  try {
    const asItIs = async () => {
      for (const runner of runners)
        if (!(await runner.run({ file: sources[0] }, 60_000))) throw new Error(`${tests.join(', ')}: fail without a change`);
    };
    const startMs = performance.now();
    await asItIs();
    const timeoutMs = Math.round(5 * (performance.now() - startMs) + 3000);

    const texts = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));
    const describe = ({ file, start, end, to }) => {
      const code = texts.get(file);
      const from = code.lastIndexOf('\n', start - 1) + 1;
      const first = code.slice(start, end).split('\n')[0].slice(0, 90);
      return `${file}:${code.slice(0, start).split('\n').length}:${start - from + 1} “${first}” → “${to}”`;
    };
    const all = sources.flatMap((file) => mutantsOf(file, texts.get(file))).filter((mutant) => isMeant(mutant.file, describe(mutant)));
    const survivors = [];
    for (const [done, mutant] of all.entries()) {
      const { file, start, end, to } = mutant;
      const code = texts.get(file).slice(0, start) + to + texts.get(file).slice(end);
      let passed = true;
      for (const runner of runners) passed &&= await runner.run({ file, code }, timeoutMs);
      if (passed) {
        survivors.push(describe(mutant));
        console.log(`  ${survivors.at(-1)}`);
      }
      if (done % 100 === 99) console.error(`${done + 1} of ${all.length}`);
    }
    // A page or a copy that a mutant has spoilt would notice everything.
    await asItIs();
    return { tried: all.length, survivors };
  } finally {
    for (const runner of runners) await runner.end();
  }
}

async function measure(area, files, again) {
  const notes = `.cache/mutate-${area}.json`;
  const left = again && existsSync(notes) ? new Set(JSON.parse(readFileSync(notes, 'utf8'))) : undefined;
  const isMeant = (file, mutant) => (files.length === 0 || files.includes(file)) && (left?.has(mutant) ?? true);
  const results = [];
  for (const group of AREAS[area]) results.push(await tryAll(group, isMeant));
  const survivors = results.flatMap((result) => result.survivors);
  const tried = results.reduce((sum, result) => sum + result.tried, 0);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(notes, JSON.stringify(survivors));
  const killed = tried - survivors.length;
  console.log(`${area}: ${tried} mutants, ${killed} killed (${((100 * killed) / tried).toFixed(0)} %)`);
}

const args = process.argv.slice(2);
const files = args.filter((arg) => arg.endsWith('.ts'));
const areas = args.filter((arg) => arg !== '--again' && !files.includes(arg));
for (const area of areas) if (!Object.hasOwn(AREAS, area)) throw new Error(`${area}: no area; there are ${Object.keys(AREAS).join(', ')}`);
for (const area of areas.length > 0 ? areas : Object.keys(AREAS)) await measure(area, files, args.includes('--again'));
