// Runs steps side by side, tells of each once, and ends with `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { passedBefore } from './passed.mjs';

const plain = (name) => name.replaceAll(/\W+/g, '-');

/**
 * A step: `args` of Node; `after`: names it waits for; `counts`: its runner
 * writes COUNTS_FILE; `once`: not run again before something in the tree has changed, and said so.
 */
async function runStep({ name, args, env, counts, optional, files, limitMs = 1_500_000 }) {
  if (files?.length === 0) return { passed: 0, failed: optional ? 0 : 1, output: `no file of ${name} is there\n` };
  const countsFile = `.cache/counts-${plain(name)}.json`;
  rmSync(countsFile, { force: true });
  return new Promise((done) => {
    const output = [];
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limitMs,
      env: { ...process.env, COUNTS_FILE: countsFile, ...env },
    });
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => output.push(data));
    child.on('close', (code) => {
      const text = Buffer.concat(output).toString();
      writeFileSync(`.cache/${plain(name)}.log`, text);
      if (!counts) return done({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: text });
      const read = existsSync(countsFile) ? JSON.parse(readFileSync(countsFile, 'utf8')) : { passed: 0, failed: 0, skipped: 0 };
      // A runner that failed without a failing test: coverage too low, no test at all, or it broke.
      if (read.failed === 0 && (code !== 0 || read.passed === 0)) read.failed = 1;
      return done({ ...read, output: text });
    });
  });
}

/** Resolves with the exit code. `missing` are engines that could not be had: a failure each, never a quiet skip. */
export async function runSteps(steps, missing = []) {
  mkdirSync('.cache', { recursive: true });
  const total = { passed: 0, failed: 0 };
  const told = new Map();
  const broken = [];
  for (const kind of missing) {
    total.failed++;
    broken.push(`${kind} is not here and could not be brought; ENGINES=… names the browsers to use`);
  }
  const before = passedBefore();
  const waiting = [...steps];
  const running = new Set();
  const most = Math.max(2, Math.min(4, availableParallelism()));
  while (waiting.length > 0 || running.size > 0) {
    const ready = waiting.filter((step) => (step.after ?? []).every((name) => told.has(name))).slice(0, most - running.size);
    for (const step of ready) {
      waiting.splice(waiting.indexOf(step), 1);
      const lost = step.anyway ? undefined : (step.after ?? []).find((name) => told.get(name).failed > 0);
      const known = step.once && !lost ? before.of(step.name) : undefined;
      const started = Date.now();
      const job = (async () => {
        const result = await (lost
          ? Promise.resolve({ passed: 0, failed: 1, output: `not run, because ${lost} failed\n` })
          : (known ?? runStep(step)));
        if (step.once && !known) before.note(step.name, result);
        total.passed += result.passed;
        total.failed += result.failed;
        const time = known ? `nothing changed since ${known.at}; FRESH=1 runs it again` : `${((Date.now() - started) / 1000).toFixed(1)} s`;
        const skipped = result.skipped ? `, ${result.skipped} skipped` : '';
        console.log(`${result.failed > 0 ? '✗' : '✓'} ${step.name}: ${result.passed} passed, ${result.failed} failed${skipped} (${time})`);
        if (result.failed > 0) {
          broken.push(step.name);
          console.log(result.output.trimEnd().split('\n').slice(-300).join('\n').replaceAll(/^/gm, '    '));
        }
        told.set(step.name, result);
        running.delete(job);
      })();
      running.add(job);
    }
    await Promise.race(running);
  }
  if (broken.length > 0) console.log(`\nfailed:\n${broken.map((name) => `  ${name}`).join('\n')}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}
