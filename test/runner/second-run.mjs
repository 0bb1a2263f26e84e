// Runs the files of failed tests once more, each alone. Two processors that drive three browsers can be late for any test; a test that
// fails alone, too, has found a fault. The tally names each test that needed its second run, so that its cause can be fixed.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** More files than these do not fail by their timing. */
const MOST_FILES = 6;

const FAILURE = /^(?<file>test\/\S+\.ts)(?: \((?<browser>\w+)[^)]*\))?: /;
const ENGINES = { Chrome: 'chromium', Firefox: 'firefox', WebKit: 'webkit' };

function passesAlone(file, browser) {
  const engine = browser ? { ENGINES: ENGINES[browser] } : {};
  const env = { PROXY_BIN: 'dist/proxy/bin.js', PACKED: '.cache', ...process.env, ...engine };
  return spawnSync(process.execPath, ['test/runner/test-file.mjs', file], { stdio: 'inherit', env }).status === 0;
}

/**
 * Tells the failures that repeat from those that do not.
 * @param {readonly string[]} failures Lines of count-tests.mjs: a file, its browser in brackets, a colon and the title.
 * @param {(file: string, browser?: string) => boolean} passes Runs a file, and reports whether it passed.
 * @returns {{ failures: string[], unstable: string[] }}
 */
export function runAgain(failures, passes = passesAlone) {
  const byFile = Map.groupBy(failures, (failure) => FAILURE.exec(failure)?.[0] ?? '');
  if (byFile.has('') || byFile.size > MOST_FILES) return { failures: [...failures], unstable: [] };
  const groups = [...byFile].map(([start, lines]) => {
    const { file, browser } = FAILURE.exec(start).groups;
    return passes(file, browser) ? { failures: [], unstable: lines } : { failures: lines, unstable: [] };
  });
  return { failures: groups.flatMap((group) => group.failures), unstable: groups.flatMap((group) => group.unstable) };
}
