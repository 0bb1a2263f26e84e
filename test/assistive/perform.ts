// Performs a task in a session and writes down what was heard and what the page did.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type PageServer, servePage } from './page.ts';
import { type BrowserName, missingTools, type Session, type SessionOptions, startSession, type Utterance } from './session.ts';
import type { Step, Task } from './tasks.ts';

const FOLDER = join(import.meta.dirname, 'transcripts');
const names = (variable: string): readonly string[] | undefined => process.env[variable]?.split(',');

const lineOf = ({ said, language }: Utterance): string => `  ${language ? `(${language}) ` : ''}${said}`;

/**
 * A line for each utterance, without what depends on the speed of the machine: how long a list was, and what was said of the field, when
 * Orca caught up with the typed keys; and whether a value that Firefox reports as changed text comes before or after the message.
 */
function linesOf(utterances: readonly Utterance[], isTyped: boolean): string[] {
  const lines: string[] = [];
  const repeated: string[] = [];
  for (const utterance of utterances) {
    const line = lineOf(utterance);
    if (lines.includes(`${line}.`)) repeated.push(line);
    // Orca sends the position separately, because it has another voice.
    else if (lines.length > 0 && /^ {2}\d+ of \d+\.$/.test(line)) lines.push(`${lines.pop()}${isTyped ? '' : line.slice(1)}`);
    else lines.push(isTyped ? line.replace(/^ {2}.+ combo box expanded$/, '  expanded').replace(/\d+ items?$/, '… items') : line);
  }
  return [...lines, ...repeated];
}

function nameOf(step: Step): string {
  if ('type' in step) return `types ${step.type}`;
  if ('input' in step) return step.input === 'mozc' ? 'switches the input method on' : 'switches the input method off';
  return `presses ${step.press}${step.times > 1 ? ` ${step.times} times` : ''}`;
}

/** What is recorded: what Orca said, the code field or what a person sees after each step; or the languages of the texts at the end. */
export type Recorded = 'speech' | 'code field' | 'page' | 'languages';

async function seen(page: PageServer, recorded: Recorded): Promise<readonly string[]> {
  const { values, focus, message } = await page.report();
  if (recorded === 'code field') return [`  code field: ${values['code'] ?? ''}`];
  return [`  focus: ${focus}`, `  message: ${message.replaceAll(/\s+/g, ' ')}`];
}

/** What is kept of a task: the keys, what was recorded after each, and at the end the requests, events and values. */
async function perform(session: Session, page: PageServer, task: Task, recorded: Recorded): Promise<string> {
  await page.open(task.page);
  await session.heard();
  const lines = [task.title, ''];
  for (const step of task.steps) {
    if ('input' in step) session.switchInput(step.input);
    else if ('type' in step) await session.type(step.type);
    else await session.press(...Array.from({ length: step.times }, () => step.press));
    const said = linesOf(await session.heard(), 'type' in step);
    lines.push(nameOf(step));
    // How many words Orca drops between keys that follow each other at once depends on the machine.
    let kept = 'press' in step && step.times > 1 ? said.slice(-1) : said;
    // How often Orca reads the select again, and whether before the message, differs from run to run.
    if ('press' in step && step.menu) kept = said.filter((line) => line.endsWith('。'));
    if (recorded === 'speech') lines.push(...(kept.length > 0 ? kept : ['  –']));
    else if (recorded !== 'languages') lines.push(...(await seen(page, recorded)));
  }
  if (recorded === 'languages') lines.push('', ...session.languages());
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
  {
    recorded = 'speech',
    prefix = '',
    saved,
  }: { readonly recorded?: Recorded; readonly prefix?: string; readonly saved?: SessionOptions['saved'] } = {},
): void {
  const isWanted = names('ENGINES')?.includes(browser) ?? true;
  const wanted = tasks.filter(({ name }) => names('TASKS')?.includes(name) ?? true);
  if (wanted.length === 0) return;
  const missing = isWanted ? missingTools(browser) : undefined;
  // On a developer's machine the suite is skipped. In CI, a green run must mean that something was heard.
  if (missing && process.env['CI']) {
    test(`${title} with ${browser}`, () => assert.fail(`Nothing was heard: ${missing}.`));
    return;
  }
  const skip = isWanted ? missing && `nothing was heard: ${missing}` : 'ENGINES leaves it out';
  describe(`${title} with ${browser}`, { skip: skip ?? false, concurrency: false }, () => {
    let page: PageServer;
    let session: Session;
    before(async () => {
      page = await servePage();
      session = await startSession({
        browser,
        address: page.address,
        inputMethod: recorded === 'code field',
        orca: recorded === 'speech',
        ...(saved ? { saved } : {}),
      });
      // What Orca says of the browser's own window is not part of the first task.
      await page.open({});
      await session.heard();
    });
    after(async () => {
      // First: there is no session if it could not be started, and an open server would keep this process alive.
      page.close();
      await session.close();
    });
    for (const task of wanted)
      test(`the screen reader speaks the expected transcript: ${task.title}`, async (context) => {
        const file = join(FOLDER, `${prefix}${task.name}.${browser}.txt`);
        const record = (): Promise<string> => perform(session, page, task, recorded);
        let transcript = await record();
        if (process.env['UPDATE_TRANSCRIPTS']) writeFileSync(file, transcript);
        const expected = readFileSync(file, 'utf8');
        if (transcript !== expected) {
          // A busy machine delays keys and speech. What is wrong is wrong again.
          context.diagnostic(`differed the first time: ${transcript}`);
          transcript = await record();
        }
        assert.equal(transcript, expected, `${file}: UPDATE_TRANSCRIPTS=1 writes what was heard`);
      });
  });
}
