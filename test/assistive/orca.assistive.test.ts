// Orca says what each task expects, in two browsers, after real key events.
//
// ENGINES=chromium and TASKS=zip,list run some of them; `.cache/heard` has what was heard, with times.
import { HEARD_TASKS } from './heard-tasks.ts';
import { compareSpeech } from './perform.ts';

compareSpeech('Orca', 'chromium', HEARD_TASKS);
compareSpeech('Orca', 'firefox', HEARD_TASKS);
