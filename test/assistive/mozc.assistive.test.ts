// Keys pass through Mozc, and arrive as a person with a Japanese input method sends them: one request for each code, nothing submitted.
import { compareTranscripts } from './perform.ts';
import { MOZC_TASKS } from './tasks.ts';

compareTranscripts('Mozc', 'chromium', MOZC_TASKS, { recorded: 'code field', prefix: 'mozc-' });
compareTranscripts('Mozc', 'firefox', MOZC_TASKS, { recorded: 'code field', prefix: 'mozc-' });
