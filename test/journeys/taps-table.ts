// The table of taps in docs/project/accessibility-tests.md. `npm run task taps` measures and writes it.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import process from 'node:process';
import { launch, serveFiles } from './served-demo.ts';
import { type Figures, performCalmly, type Task, TASKS } from './taps.ts';

const DOCUMENT = 'docs/project/accessibility-tests.md';
const HEAD = '| task | taps | keys | pixels | layout shift | of it CLS |';

const TABLE = /(?<=<!-- taps -->\n).*?(?=<!-- \/taps -->)/s;

function rowOf(name: string, { taps, keys, pixels, shift, counted }: Figures): string {
  return `| ${name} | ${taps} | ${keys} | ${pixels} | ${shift.toFixed(3)} | ${counted.toFixed(3)} |`;
}

/** The figures of a task that the document states; `undefined` if its table has no such row. */
export function statedFigures(task: Task): Figures | undefined {
  const [table = ''] = TABLE.exec(readFileSync(DOCUMENT, 'utf8')) ?? [];
  const row = table.split('\n').find((line) => line.startsWith(`| ${task.name} |`));
  const [taps, keys, pixels, shift, counted] = (row ?? '').split('|').slice(2, 7).map(Number);
  return taps === undefined || keys === undefined || pixels === undefined || shift === undefined || counted === undefined
    ? undefined
    : { taps, keys, pixels, shift, counted };
}

async function writeTable(): Promise<void> {
  const [site, browser] = await Promise.all([serveFiles('dist/cdn'), launch()]);
  const rows: string[] = [];
  try {
    for (const task of TASKS) {
      const row = rowOf(task.name, await performCalmly(browser, site.address, task, statedFigures(task)));
      console.log(row);
      rows.push(row);
    }
  } finally {
    await browser.close();
    await site.close();
  }
  const text = readFileSync(DOCUMENT, 'utf8');
  if (!TABLE.test(text)) throw new Error(`${DOCUMENT} has no place for the table: <!-- taps --> and <!-- /taps -->`);
  writeFileSync(DOCUMENT, text.replace(TABLE, `\n${[HEAD, '|---|---|---|---|---|---|', ...rows].join('\n')}\n\n`));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeTable();
