// Performs tasks in a session, and compares what was heard or what the page did.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { deviations, type Expected, may } from './expect-heard.ts';
import { listen, type SpeechEvent, type Spoken } from './listen.ts';
import { type PageServer, servePage } from './page.ts';
import { type BrowserName, missingTools, type Session, type SessionOptions, startSession } from './session.ts';
import type { Step, Task } from './steps.ts';

const FOLDER = join(import.meta.dirname, 'transcripts');
const HEARD = '.cache/heard';
const names = (variable: string): readonly string[] | undefined => process.env[variable]?.split(',');

function nameOf(step: Step): string {
  if ('name' in step) return step.name;
  return step.input === 'mozc' ? 'switches the input method on' : 'switches the input method off';
}

/** Presses the keys of a step. Resolves with keys and speech when Orca, if it runs, has said everything. */
async function take(session: Session, page: PageServer, step: Step): Promise<readonly SpeechEvent[]> {
  if ('input' in step) session.switchInput(step.input);
  else await session.press(step.keys, step.rhythmMs);
  return session.heard(page.lastAnswerMs);
}

/** What is recorded: the code field or what a person sees after each step; or the languages of the texts at the end. */
export type Recorded = 'code field' | 'page' | 'languages';

async function seen(page: PageServer, recorded: Recorded): Promise<readonly string[]> {
  const { values, focus, message } = await page.report();
  if (recorded === 'code field') return [`  code field: ${values['code'] ?? ''}`];
  return [`  focus: ${focus}`, `  message: ${message.replaceAll(/\s+/g, ' ')}`];
}

/** What is kept of a task: the keys, what was recorded after each, and at the end the requests, events and values. */
async function perform(session: Session, page: PageServer, task: Task, recorded: Recorded): Promise<string> {
  await page.open(task.page);
  await session.heard(page.lastAnswerMs);
  const lines = [task.title, ''];
  for (const step of task.steps) {
    await take(session, page, step);
    lines.push(nameOf(step));
    if (recorded !== 'languages') lines.push(...(await seen(page, recorded)));
  }
  if (recorded === 'languages') lines.push('', ...session.languages());
  const { values, submits, events } = await page.report();
  const requests = page.requests.map((request) => request.replace('/dga/', '').replace(/\?.*/, ''));
  lines.push('', `requests: ${requests.join(', ')}`, `events: ${events.join(', ')}`, `submitted: ${submits}`);
  lines.push(`form: ${Object.values(values).join(' | ')}`);
  return `${lines.join('\n')}\n`;
}

interface Suite {
  /** The assertions of each test about its task. */
  readonly rule: string;
  readonly tasks: readonly Task[];
  readonly session: Omit<SessionOptions, 'address'>;
}

/** Defines a test for each wanted task, in one session and on one page server. */
function defineTasks(
  title: string,
  { rule, tasks, session: options }: Suite,
  run: (task: Task, session: Session, page: PageServer) => Promise<void>,
): void {
  const { browser } = options;
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
      session = await startSession({ ...options, address: page.address });
      // What Orca says of the browser's own window is not part of the first task. It may take a while until Orca follows the page.
      await page.open({});
      for (let tries = 0; tries < 20; tries += 1) {
        const events = await session.heard(page.lastAnswerMs);
        if (options.orca === false || events.some((event) => 'said' in event && event.said.startsWith('都道府県'))) break;
        await session.press(['Tab'], 0);
      }
    });
    after(async () => {
      // First: there is no session if it could not be started, and an open server would keep this process alive.
      page.close();
      await session.close();
    });
    for (const task of wanted) test(`${rule}: ${task.title}`, () => run(task, session, page));
  });
}

/** Defines a test for each task: the transcript `PREFIXNAME.BROWSER.txt` is what happens. */
export function compareTranscripts(
  title: string,
  browser: BrowserName,
  tasks: readonly Task[],
  { recorded, prefix, saved }: { readonly recorded: Recorded; readonly prefix: string; readonly saved?: SessionOptions['saved'] },
): void {
  const session = { browser, inputMethod: recorded === 'code field', orca: false, ...(saved ? { saved } : {}) };
  defineTasks(title, { rule: 'the transcript is as expected', tasks, session }, async (task, running, page) => {
    const file = join(FOLDER, `${prefix}${task.name}.${browser}.txt`);
    const transcript = await perform(running, page, task, recorded);
    if (process.env['UPDATE_TRANSCRIPTS']) writeFileSync(file, transcript);
    assert.equal(transcript, readFileSync(file, 'utf8'), `${file}: UPDATE_TRANSCRIPTS=1 writes what happened`);
  });
}

/** A line for each text that was sent to the voice, with its time after the last key, and how much of it was read. */
function linesOf(spoken: readonly Spoken[], lastKey: number): readonly string[] {
  if (spoken.length === 0) return ['  –'];
  return spoken.map(({ at, said, length, cutAfter }) => {
    const cut = cutAfter === undefined ? '' : ` [cut off after ${(cutAfter / 1000).toFixed(1)} of ${(length / 1000).toFixed(1)} s]`;
    return `  ${((at - lastKey) / 1000).toFixed(1).padStart(5)} s  ${said}${cut}`;
  });
}

/**
 * Defines a test for each task: what is heard after each step is what the step expects. The transcripts, with times, are for reviews:
 * `.cache/heard/NAME.BROWSER.txt`.
 */
export function compareSpeech(title: string, browser: BrowserName, tasks: readonly Task[]): void {
  mkdirSync(HEARD, { recursive: true });
  defineTasks(title, { rule: 'the screen reader says what is expected', tasks, session: { browser } }, async (task, session, page) => {
    await page.open(task.page);
    await session.heard(page.lastAnswerMs);
    const lines = [task.title, ''];
    const found: string[] = [];
    let heardLast: readonly Expected[] = [];
    for (const step of task.steps) {
      const events = await take(session, page, step);
      const spoken = listen(events);
      const lastKey = Math.max(...events.filter((event) => !('said' in event)).map(({ at }) => at));
      lines.push(nameOf(step), ...linesOf(spoken, lastKey));
      if (!('hears' in step)) continue;
      // The voice is faster here than assumed. Behind Tab, a message is said again that a slower voice would not have ended.
      const again = step.keys[0]?.endsWith('Tab') ? heardLast : [];
      found.push(...deviations(spoken, [...step.hears, ...again]).map((one) => `${step.name}: ${one}`));
      heardLast = spoken.map(({ said }) => may(said));
    }
    const { values, submits } = await page.report();
    const ends = [...Object.values(values).filter(Boolean), ...(submits > 0 ? [`submitted ${submits}`] : [])].join(' | ');
    lines.push('', ends);
    if (ends !== task.ends) found.push(`at the end: ${ends}`);
    writeFileSync(join(HEARD, `${task.name}.${browser}.txt`), [...lines, '', ...found, ''].join('\n'));
    assert.deepEqual(found, [], lines.join('\n'));
  });
}
