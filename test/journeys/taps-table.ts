// The table of taps in docs/accessibility.md and docs/ja/accessibility.md. `npm run task taps` measures and writes it.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import process from 'node:process';
import { launch, serveFiles } from './served-demo.ts';
import { type Figures, performCalmly, type Task, TASKS } from './taps.ts';

const DOCUMENTS = {
  en: { path: 'docs/accessibility.md', head: '| task | taps | keys | pixels | layout shift | of it CLS |' },
  ja: { path: 'docs/ja/accessibility.md', head: '| 作業 | タップ | キー | ピクセル | レイアウトのずれ | うちCLS |' },
} as const;
type Language = keyof typeof DOCUMENTS;

const TABLE = /(?<=<!-- taps -->\n).*?(?=<!-- \/taps -->)/s;

function rowOf(name: string, { taps, keys, pixels, shift, counted }: Figures): string {
  return `| ${name} | ${taps} | ${keys} | ${pixels} | ${shift.toFixed(3)} | ${counted.toFixed(3)} |`;
}

/** The figures of a task that the document states; `undefined` if its table has no such row. */
export function statedFigures(task: Task, language: Language = 'en'): Figures | undefined {
  const [table = ''] = TABLE.exec(readFileSync(DOCUMENTS[language].path, 'utf8')) ?? [];
  const row = table.split('\n').find((line) => line.startsWith(`| ${task[language]} |`));
  const [taps, keys, pixels, shift, counted] = (row ?? '').split('|').slice(2, 7).map(Number);
  return taps === undefined || keys === undefined || pixels === undefined || shift === undefined || counted === undefined
    ? undefined
    : { taps, keys, pixels, shift, counted };
}

async function writeTables(): Promise<void> {
  const [site, browser] = await Promise.all([serveFiles('dist/cdn'), launch()]);
  const measured = new Map<Task, Figures>();
  try {
    for (const task of TASKS) {
      const figures = await performCalmly(browser, site.address, task, statedFigures(task));
      measured.set(task, figures);
      console.log(rowOf(task.en, figures));
    }
  } finally {
    await browser.close();
    await site.close();
  }
  for (const [language, { path, head }] of Object.entries(DOCUMENTS) as [Language, (typeof DOCUMENTS)[Language]][]) {
    const rows = [...measured].map(([task, figures]) => rowOf(task[language], figures));
    const text = readFileSync(path, 'utf8');
    if (!TABLE.test(text)) throw new Error(`${path} has no place for the table: <!-- taps --> and <!-- /taps -->`);
    writeFileSync(path, text.replace(TABLE, `\n${[head, '|---|---|---|---|---|---|', ...rows].join('\n')}\n\n`));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeTables();
