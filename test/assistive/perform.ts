// Performs a task in a session and writes down what was heard and what the page did.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type PageServer, servePage } from './page.ts';
import { BROWSERS, type BrowserName, missingTools, type Session, startSession, type Utterance } from './session.ts';
import type { Step, Task } from './tasks.ts';

const FOLDER = join(import.meta.dirname, 'transcripts');
const names = (variable: string): readonly string[] | undefined => process.env[variable]?.split(',');
const missing = missingTools();

const lineOf = ({ said, language }: Utterance): string => `  ${language ? `(${language}) ` : ''}${said}`;

function nameOf(step: Step): string {
  if (step.type !== undefined) return `types ${step.type}`;
  return `presses ${step.press}${step.times > 1 ? ` ${step.times} times` : ''}`;
}

/** What is kept of a task: the keys, what Orca said after each, and at the end the requests, events and values. */
async function perform(session: Session, page: PageServer, task: Task, hasOrca: boolean): Promise<string> {
  await page.open(task.page);
  await session.heard();
  const lines = [task.title, ''];
  for (const step of task.steps) {
    if (step.type === undefined) await session.press(...Array.from({ length: step.times }, () => step.press));
    else await session.type(step.type);
    const said = (await session.heard()).map(lineOf);
    lines.push(nameOf(step));
    // How many words Orca drops between keys that follow each other at once depends on the machine.
    const kept = step.type === undefined && step.times > 1 ? said.slice(-1) : said;
    if (hasOrca) lines.push(...(kept.length > 0 ? kept : ['  –']));
    else lines.push(`  code field: ${(await page.report()).values['code'] ?? ''}`);
  }
  const { values, submits, events } = await page.report();
  const requests = page.requests.map((request) => request.replace('/dga/', '').replace(/\?.*/, ''));
  lines.push('', `requests: ${requests.join(', ')}`, `events: ${events.join(', ')}`, `submitted: ${submits}`);
  lines.push(`form: ${Object.values(values).join(' | ')}`);
  return `${lines.join('\n')}\n`;
}

/** Defines a test for each task: the transcript `PREFIXNAME.BROWSER.txt` is what is heard. */
export function compareTranscripts(
  title: string,
  browser: BrowserName,
  tasks: readonly Task[],
  { inputMethod = false, prefix = '' }: { readonly inputMethod?: boolean; readonly prefix?: string } = {},
): void {
  const isWanted = names('ENGINES')?.includes(browser) ?? true;
  const reason = missing ?? (existsSync(BROWSERS[browser]) ? undefined : `needs ${BROWSERS[browser]}`);
  const skip = isWanted ? (reason ?? false) : 'ENGINES leaves it out';
  describe(`${title} with ${browser}`, { skip, concurrency: false }, () => {
    let page: PageServer;
    let session: Session;
    before(async () => {
      page = await servePage();
      session = await startSession({ browser, address: page.address, inputMethod, orca: !inputMethod });
    });
    after(async () => {
      await session.close();
      page.close();
    });
    for (const task of tasks.filter(({ name }) => names('TASKS')?.includes(name) ?? true))
      test(`the transcript is right: ${task.title}`, async () => {
        const file = join(FOLDER, `${prefix}${task.name}.${browser}.txt`);
        const transcript = await perform(session, page, task, !inputMethod);
        if (process.env['UPDATE_TRANSCRIPTS']) writeFileSync(file, transcript);
        assert.equal(transcript, readFileSync(file, 'utf8'), `${file}: UPDATE_TRANSCRIPTS=1 writes what was heard`);
      });
  });
}
