// node test/form/corpus/write-corpus.ts: writes corpus.json, the forms of the corpus as Chromium reads them.
// With the names of HTML files, writes those to standard output instead.
import { readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import process from 'node:process';
import { launch } from '../../journeys/served-demo.ts';
import { CORPUS } from './index.ts';
import type { serializeForms } from './serialize.ts';

const pages = process.argv.slice(2);
const browser = await launch();
const page = await browser.newPage();
await page.route('**/*', (route) => {
  const name = /[\w-]+\.ts$/.exec(route.request().url())?.[0];
  return route.fulfill({
    contentType: name ? 'text/javascript' : 'text/html',
    body: name ? stripTypeScriptTypes(readFileSync(new URL(name, import.meta.url), 'utf8')) : '<!doctype html>',
  });
});
await page.goto('http://corpus.test/');
const forms = pages.length > 0 ? pages.map((file) => ({ source: file, markup: readFileSync(file, 'utf8'), takes: [] })) : CORPUS;
const written = await page.evaluate(async (all) => {
  const served: string = '/serialize.ts';
  const { serializeForms: serialize } = (await import(served)) as { serializeForms: typeof serializeForms };
  return serialize(all);
}, forms);
await browser.close();
const lines = written.forms.map((form) => JSON.stringify(form)).join(',\n');
const json = `{"options":[\n${written.options.map((list) => JSON.stringify(list)).join(',\n')}\n],\n"forms":[\n${lines}\n]}\n`;
if (pages.length > 0) process.stdout.write(json);
else writeFileSync(new URL('corpus.json', import.meta.url), json);
