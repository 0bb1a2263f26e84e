// Orca says what the transcripts contain, in two browsers, after real key events.
//
// UPDATE_TRANSCRIPTS=1 writes the transcripts instead; ENGINES=chromium and TASKS=zip,list run some of them.
import { compareTranscripts } from './perform.ts';
import { TASKS } from './tasks.ts';

compareTranscripts('Orca', 'chromium', TASKS);
compareTranscripts('Orca', 'firefox', TASKS);
